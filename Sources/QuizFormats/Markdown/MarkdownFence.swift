/// The signs that open a block of code, and what closes it: as many of them or more, alone on a line
/// (https://spec.commonmark.org/0.31.2/#fenced-code-blocks).
struct MarkdownFence: Equatable {
  let sign: UInt8
  let length: Int
  /// Whether nothing stands behind the signs.
  let isBare: Bool
  /// True when its content is called Markdown, and may hold questions.
  let isMarkdown: Bool

  /// Nil for a line, without the white space around it, that opens no block.
  init?(_ line: String) {
    guard let first = line.utf8.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
    sign = first
    length = line.utf8.prefix { $0 == first }.count
    let rest = line.utf8.dropFirst(length)
    isBare = rest.isEmpty
    isMarkdown = ["md", "markdown"].contains(String(decoding: Array(rest), as: UTF8.self).trimmed.lowercased())
    // A span of code may stand at the start of a line.
    if length < 3 || (first == UInt8(ascii: "`") && rest.contains(first)) { return nil }
  }

  func isClosed(by other: MarkdownFence) -> Bool {
    other.isBare && other.sign == sign && other.length >= length
  }
}

/// The blocks of code of a file: which lines open them and where they end.
struct MarkdownCode {
  /// The last line of each block by its first: the closing fence, or without one the last line of code.
  private(set) var ends: [Int: Int] = [:]
  /// The first lines of blocks that are never closed.
  private(set) var open: [Int] = []
  private var openLines: Set<Int> = []
  /// The first lines of code whose opening fence stands behind the marker of a list, on the line above.
  private var behindMarkers: Set<Int> = []
  /// Whether each line is in a block, fences included.
  private(set) var isCode: [Bool]
  /// The fewest signs, by sign, of a fence that nothing behind it closes.
  private var unclosed: [UInt8: Int] = [:]

  init(_ lines: [MarkdownLine]) {
    isCode = Array(repeating: false, count: lines.count)
    var index = 0
    while index < lines.count {
      if let fence = lines[index].fence {
        let (end, isClosed) = end(of: fence, at: index, in: lines)
        ends[index] = end
        if !isClosed {
          open.append(index)
          openLines.insert(index)
        }
        for line in index...end { isCode[line] = true }
        index = end
      } else if let end = endOfCodeBehindMarker(at: index, in: lines) {
        ends[index + 1] = end
        behindMarkers.insert(index + 1)
        for line in (index + 1)...end { isCode[line] = true }
        index = end
      }
      index += 1
    }
  }

  /// Whether the block that begins at a line has a closing fence.
  func isClosed(_ start: Int) -> Bool { !openLines.contains(start) }

  /// True when the line is a fence of the block that begins at `start`.
  func isFence(_ place: Int, ofBlockAt start: Int) -> Bool {
    (place == start && !behindMarkers.contains(start)) || (place == ends[start] && isClosed(start))
  }

  /// The line that closes the code of an answer whose fence opens behind its marker (`- [x] ```c`), nil when none does.
  ///
  /// The code ends with the answer: at a line that is not further in.
  private func endOfCodeBehindMarker(at start: Int, in lines: [MarkdownLine]) -> Int? {
    guard let fence = lines[start].fenceBehindMarker else { return nil }
    let inside = lines[(start + 1)...].prefix {
      $0.kind == .blank || $0.indentation > lines[start].indentation
    }
    return inside.firstIndex { $0.fence.map(fence.isClosed(by:)) ?? false }
  }

  /// A block that would swallow a question, its heading and a box, was never closed: it ends before the answers above that
  /// heading, else before the heading. So does one in a list that the list goes on behind.
  private mutating func end(
    of fence: MarkdownFence, at start: Int, in lines: [MarkdownLine]
  ) -> (end: Int, isClosed: Bool) {
    var (firstAnswer, heading): (Int?, Int?)
    let isHopeless = unclosed[fence.sign].map { $0 <= fence.length } ?? false
    for index in (start + 1)..<max(start + 1, lines.count) {
      let line = lines[index]
      if let other = line.fence, fence.isClosed(by: other) { return (index, true) }
      if line.isMarkedAnswer || line.isHeadingBelowTitle, line.indentation < lines[start].indentation {
        return ((firstAnswer ?? index) - 1, false)
      }
      if line.isMarkedAnswer, heading == nil { firstAnswer = firstAnswer ?? index }
      if line.indentation == 0, line.isHeadingBelowTitle || line.kind == .numbered { heading = heading ?? index }
      let isSwallowing = heading != nil && (firstAnswer != nil || line.isMarkedAnswer)
      if isSwallowing, !fence.isMarkdown { return ((firstAnswer ?? heading ?? index) - 1, false) }
      // Nothing behind the heading closes it.
      if isHopeless, heading != nil { break }
    }
    unclosed[fence.sign] = min(unclosed[fence.sign] ?? .max, fence.length)
    return ((firstAnswer ?? heading ?? lines.count) - 1, false)
  }
}

/// The signs that open a block of code, and what closes it: as many of them or more, alone on a line
/// (https://spec.commonmark.org/0.31.2/#fenced-code-blocks).
struct MarkdownFence: Equatable {
  let sign: UInt8
  let length: Int
  /// Whether nothing stands behind the signs.
  let isBare: Bool

  /// Nil for a line, without the white space around it, that opens no block.
  init?(_ line: String) {
    guard let first = line.utf8.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
    sign = first
    length = line.utf8.prefix { $0 == first }.count
    let rest = line.utf8.dropFirst(length)
    isBare = rest.isEmpty
    // A span of code may stand at the start of a line.
    if length < 3 || (first == UInt8(ascii: "`") && rest.contains(first)) { return nil }
  }

  func isClosed(by other: MarkdownFence) -> Bool {
    other.isBare && other.sign == sign && other.length >= length
  }
}

/// The blocks of code of a file: which lines open them and where they end.
struct MarkdownCode {
  /// The last line of each block by its first one: the closing fence; where there is none, the last line of its code.
  private(set) var ends: [Int: Int] = [:]
  /// The first lines of blocks that are never closed.
  private(set) var open: [Int] = []
  /// Whether each line is in a block, fences included.
  private(set) var isCode: [Bool]
  /// The fewest signs, by sign, of a fence that nothing behind it closes.
  private var unclosed: [UInt8: Int] = [:]

  /// When the last block of a file is not closed, one before it may be the one that should have been: then a block ends
  /// before the first question that it would swallow.
  init(_ lines: [MarkdownLine]) {
    isCode = Array(repeating: false, count: lines.count)
    find(in: lines, questions: [])
    guard open.contains(where: { ends[$0] == lines.count - 1 }) else { return }
    let questions = MarkdownCode.questions(of: lines)
    self.ends = [:]
    open = []
    isCode = Array(repeating: false, count: lines.count)
    unclosed = [:]
    find(in: lines, questions: questions)
  }

  private mutating func find(in lines: [MarkdownLine], questions: [Bool]) {
    var index = 0
    while index < lines.count {
      if let fence = lines[index].fence {
        let (end, isClosed) = end(of: fence, at: index, in: lines, questions)
        ends[index] = end
        if !isClosed { open.append(index) }
        for line in index...end { isCode[line] = true }
        index = end
      }
      index += 1
    }
  }

  private mutating func end(
    of fence: MarkdownFence, at start: Int, in lines: [MarkdownLine], _ questions: [Bool]
  ) -> (end: Int, isClosed: Bool) {
    var firstAnswer: Int?
    let isHopeless = unclosed[fence.sign].map { $0 <= fence.length } ?? false
    for index in (start + 1)..<max(start + 1, lines.count) {
      let line = lines[index]
      if let other = line.fence, fence.isClosed(by: other) { return (index, true) }
      if line.isAnswer, firstAnswer == nil { firstAnswer = index }
      let isQuestion = questions.isEmpty ? false : questions[index]
      let leavesList = line.indentation < lines[start].indentation && (line.isAnswer || line.isHeadingBelowTitle)
      if isQuestion || leavesList { return ((firstAnswer ?? index) - 1, false) }
      if isHopeless, firstAnswer != nil { break }
    }
    unclosed[fence.sign] = min(unclosed[fence.sign] ?? .max, fence.length)
    if questions.isEmpty { return (lines.count - 1, false) }
    return ((firstAnswer ?? lines.count) - 1, false)
  }

  /// The lines that look like questions, whatever block they are in: answers follow them.
  private static func questions(of lines: [MarkdownLine]) -> [Bool] {
    var questions = Array(repeating: false, count: lines.count)
    var hasAnswers = false
    for index in lines.indices.reversed() {
      if lines[index].isAnswer { hasAnswers = true }
      guard lines[index].isHeadingBelowTitle || lines[index].kind == .numbered else { continue }
      questions[index] = hasAnswers
      hasAnswers = false
    }
    return questions
  }
}

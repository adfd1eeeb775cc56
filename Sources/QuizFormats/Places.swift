/// Lines and columns of many places of a text, in any order.
///
/// A dump may be one line of a megabyte with a finding in each of its questions, each naming another place far before it: so
/// the letters are counted once, in blocks, and a column is the difference of two counts.
package final class Places {
  private let bytes: [UInt8]
  /// The offset of each line's first character, ascending.
  private var starts: [Int]
  /// How many letters (Unicode scalars) begin before each block.
  private var letters: [Int] = []
  private static let block = 256

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    letters.reserveCapacity(bytes.count / Self.block + 1)
    var count = 0
    for index in bytes.indices {
      if index.isMultiple(of: Self.block) { letters.append(count) }
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      if bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    }
  }

  /// Line and column from 1, columns in Unicode scalars; an offset outside the text counts as the nearest end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let start = min(starts[line], offset)
    return (line + 1, 1 + lettersBefore(offset) - lettersBefore(start))
  }

  private func lettersBefore(_ offset: Int) -> Int {
    guard let block = letters.indices.last.map({ min($0, offset / Self.block) }) else { return 0 }
    return letters[block] + bytes[block * Self.block..<offset].count { $0 & 0xC0 != 0x80 }
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// Places in a file, or in the parts of an archive that one number counts through.
final class FilePlaces {
  private let path: String
  private let sources: [SourcePart]
  private let isGrid: Bool
  private let text: () -> [UInt8]
  /// The places in each part, computed on the first request.
  private lazy var parts: [(name: String, start: Int, places: Places)] =
    sources.isEmpty ? [("", 0, Places(text()))] : sources.map { ($0.name, $0.start, Places($0.bytes)) }

  init(_ path: String, _ parts: [SourcePart], isGrid: Bool, _ text: @escaping () -> [UInt8]) {
    (self.path, sources, self.isGrid, self.text) = (path, parts, isGrid, text)
  }

  /// The file, `quiz.zip/item.xml` for a part of an archive, and line and column in it.
  func place(of offset: Int) -> (file: String, line: Int?, column: Int?) {
    if isGrid {
      let (line, column) = GridPlace.position(of: offset)
      return (path, line, column)
    }
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    let part = parts[low]
    let (line, column) = part.places.position(of: offset - part.start)
    return (part.name.isEmpty ? path : path + "/" + part.name, line, column)
  }
}

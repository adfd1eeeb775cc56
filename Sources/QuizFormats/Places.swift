/// Lines and columns of many places of a text, each found from the one before where that is nearer than its line's start.
///
/// A dump may be one line of a megabyte with a finding in each of its questions.
final class Places {
  private let bytes: [UInt8]
  /// The offset of each line's first character, ascending.
  private var starts: [Int]
  private var last = (offset: 0, line: 0, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    last.offset = starts[0]
  }

  /// Line and column from 1, columns in Unicode scalars; an offset outside the text counts as the nearest end.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let isOnward = line == last.line && offset >= last.offset
    let start = isOnward ? last.offset : min(starts[line], offset)
    let column = (isOnward ? last.column : 1) + bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
    last = (offset, line, column)
    return (line + 1, column)
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

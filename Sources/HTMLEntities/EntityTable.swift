/// The names of HTML's entities, ready to be looked up.
struct EntityTable: Sendable {
  static let shared = EntityTable()

  /// The start of each entry in the packed names.
  private let starts: [Int]
  private let packed: [UInt8]

  /// Letters and digits of the longest name.
  private static let longest = 31

  init() {
    let bytes = EntityNames.packed.withUTF8Buffer(Array.init)
    packed = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") }.map { $0 + 1 }
  }

  /// The code points of the longest name that begins at `start`, and the place behind it and its semicolon.
  func longestName(in bytes: [UInt8], from start: Int) -> (points: [UInt32], end: Int)? {
    let limit = min(bytes.count, start + Self.longest)
    let last = bytes[start..<limit].firstIndex { !Self.isNamePart($0) } ?? limit
    var end = last
    while end > start {
      if let entry = find(bytes[start..<end]) {
        let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: ";")
        if isClosed || entry.mayStandOpen { return (entry.points, isClosed ? end + 1 : end) }
      }
      end -= 1
    }
    return nil
  }

  private func find(_ name: ArraySlice<UInt8>) -> (points: [UInt32], mayStandOpen: Bool)? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      switch compare(name, entryAt: starts[middle]) {
      case 0: return entry(at: starts[middle] + name.count)
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }

  /// Below 0 when the name sorts before the entry's, above 0 when behind, 0 when they are equal.
  private func compare(_ name: ArraySlice<UInt8>, entryAt start: Int) -> Int {
    var place = start
    for byte in name {
      let other = packed[place]
      if !Self.isNamePart(other) { return 1 }
      if byte != other { return byte < other ? -1 : 1 }
      place += 1
    }
    return Self.isNamePart(packed[place]) ? -1 : 0
  }

  /// Reads the entry of a name: `=` or `?`, and hexadecimal numbers with `+` between them.
  private func entry(at sign: Int) -> (points: [UInt32], mayStandOpen: Bool) {
    var points: [UInt32] = [0]
    for byte in packed[(sign + 1)...] {
      if let digit = EntityDecoder.digit(byte) {
        points[points.count - 1] = points[points.count - 1] * 16 + digit
      } else if byte == UInt8(ascii: "+") {
        points.append(0)
      } else {
        break
      }
    }
    return (points, packed[sign] == UInt8(ascii: "?"))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return true
    default: return false
    }
  }
}

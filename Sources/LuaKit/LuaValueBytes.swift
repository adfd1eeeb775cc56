/// Writes values from Lua as bytes for another process.
///
/// A tag, then its content: numbers as eight bytes, lowest first; texts and tables with their count before them.
package struct LuaValueWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ value: LuaValue) {
    switch value {
    case .none, .host, .readOnly, .context: bytes.append(Tag.none.rawValue)
    case .bool(let value): bytes.append(value ? Tag.yes.rawValue : Tag.no.rawValue)
    case .int(let value): write(.int, UInt64(bitPattern: value))
    case .number(let value): write(.number, value.bitPattern)
    case .text(let text): write(.text, text)
    case .reference(let name): write(.reference, name)
    case .function(let line): write(.function, UInt64(bitPattern: Int64(line)))
    case .list(let values):
      write(.list, UInt64(values.count))
      for value in values { write(value) }
    case .map(let fields):
      write(.map, UInt64(fields.count))
      for field in fields {
        write(field.key)
        write(field.value)
      }
    }
  }

  /// A text by itself.
  package mutating func write(_ text: String) { write(.text, text) }

  /// Bytes that need not be a text.
  package mutating func write(bytes raw: [UInt8]) {
    write(.bytes, UInt64(raw.count))
    bytes += raw
  }

  /// Appends the bytes of another writer.
  package mutating func write(written more: [UInt8]) { bytes += more }

  /// A number by itself.
  package mutating func write(_ number: Int) { write(.int, UInt64(bitPattern: Int64(number))) }

  private mutating func write(_ key: LuaKey) {
    switch key {
    case .int(let value): write(.int, UInt64(bitPattern: value))
    case .text(let text): write(.text, text)
    }
  }

  private mutating func write(_ tag: Tag, _ word: UInt64) {
    bytes.append(tag.rawValue)
    write(word)
  }

  private mutating func write(_ tag: Tag, _ text: String) {
    write(tag, UInt64(text.utf8.count))
    bytes += text.utf8
  }

  private mutating func write(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
  }
}

/// Reads the bytes of a `LuaValueWriter`. They need not be trusted: it never reads past their end.
package struct LuaValueReader {
  private let bytes: [UInt8]
  private var place = 0

  /// The error for malformed bytes.
  package struct Garbled: Error, Equatable {
    package init() {}
  }

  private static let deepest = 64
  /// Values that are read at most: more than the memory of a machine holds, and a quarter of a gigabyte here.
  package static let mostValues = 4_000_000
  private var left = mostValues

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var isAtEnd: Bool { place == bytes.count }

  package mutating func value() throws(Garbled) -> LuaValue { try value(depth: 0) }

  package mutating func text() throws(Garbled) -> String {
    try expect(.text)
    return try string()
  }

  package mutating func number() throws(Garbled) -> Int {
    try expect(.int)
    return Int(Int64(bitPattern: try word()))
  }

  package mutating func bool() throws(Garbled) -> Bool {
    guard case .bool(let bool) = try value() else { throw Garbled() }
    return bool
  }

  package mutating func texts() throws(Garbled) -> [String] {
    guard case .list(let values) = try value() else { throw Garbled() }
    return try values.texts
  }

  package mutating func rawBytes() throws(Garbled) -> [UInt8] {
    try expect(.bytes)
    let count = try self.count()
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  /// Steps over a tag.
  private mutating func expect(_ tag: Tag) throws(Garbled) {
    guard place < bytes.count, bytes[place] == tag.rawValue else { throw Garbled() }
    place += 1
  }

  private mutating func value(depth: Int) throws(Garbled) -> LuaValue {
    left -= 1
    guard left >= 0, depth < Self.deepest, place < bytes.count, let tag = Tag(rawValue: bytes[place]) else {
      throw Garbled()
    }
    place += 1
    switch tag {
    case .none: return .none
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .int: return .int(Int64(bitPattern: try word()))
    case .number:
      // The bridge takes no other from Lua: one that comes all the same was made up.
      let number = Double(bitPattern: try word())
      guard number.isFinite else { throw Garbled() }
      return .number(number)
    case .text: return .text(try string())
    case .reference: return .reference(try string())
    case .function: return .function(line: Int(Int64(bitPattern: try word())))
    case .list: return .list(try list(depth))
    case .map: return .map(try map(depth))
    case .bytes: throw Garbled()
    }
  }

  private mutating func list(_ depth: Int) throws(Garbled) -> [LuaValue] {
    var values: [LuaValue] = []
    for _ in 0..<(try self.count()) { values.append(try value(depth: depth + 1)) }
    return values
  }

  /// The fields, which must be in order.
  private mutating func map(_ depth: Int) throws(Garbled) -> [LuaField] {
    var fields: [LuaField] = []
    for _ in 0..<(try self.count()) {
      let key = try self.key()
      if let last = fields.last, last.key >= key { throw Garbled() }
      fields.append(LuaField(key: key, value: try value(depth: depth + 1)))
    }
    return fields
  }

  private mutating func key() throws(Garbled) -> LuaKey {
    switch try value(depth: Self.deepest - 1) {
    case .int(let number): return .int(number)
    case .text(let text): return .text(text)
    default: throw Garbled()
    }
  }

  /// A count that the bytes left can hold.
  private mutating func count() throws(Garbled) -> Int {
    let count = try word()
    guard count <= UInt64(bytes.count - place) else { throw Garbled() }
    return Int(count)
  }

  private mutating func string() throws(Garbled) -> String {
    let count = try self.count()
    defer { place += count }
    guard let text = String(validating: bytes[place..<place + count], as: UTF8.self) else { throw Garbled() }
    return text
  }

  private mutating func word() throws(Garbled) -> UInt64 {
    guard bytes.count - place >= 8 else { throw Garbled() }
    defer { place += 8 }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }
}

extension [LuaValue] {
  /// The texts that they all are.
  package var texts: [String] {
    get throws(LuaValueReader.Garbled) {
      var texts: [String] = []
      for value in self {
        guard case .text(let text) = value else { throw LuaValueReader.Garbled() }
        texts.append(text)
      }
      return texts
    }
  }
}

private enum Tag: UInt8 {
  case none, no, yes, int, number, text, reference, function, list, map, bytes
}

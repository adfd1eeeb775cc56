internal import CLuaKit
internal import TextLayout

/// Reads values in the wire form of CLuaKit, which has checked their limits.
struct WireReader {
  private var rest: UnsafeRawBufferPointer
  private let names: LuaNames

  init(_ bytes: UnsafePointer<UInt8>?, _ count: Int, _ names: LuaNames) {
    rest = UnsafeRawBufferPointer(start: bytes, count: count)
    self.names = names
  }

  private mutating func take<T: BitwiseCopyable>(_ type: T.Type) -> T {
    let value = rest.loadUnaligned(as: type)
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(MemoryLayout<T>.size))
    return value
  }

  /// A text, steady; bytes that are no UTF-8 become U+FFFD.
  private mutating func takeText() -> String {
    let count = Int(take(UInt32.self))
    let text = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    return text.steady
  }

  private mutating func takeKey() -> LuaKey {
    Int(take(UInt8.self)) == CLK_INT ? .int(take(Int64.self)) : .text(takeText())
  }

  private mutating func takeList() -> [LuaValue] {
    let count = Int(take(UInt32.self))
    var values: [LuaValue] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(take()) }
    return values
  }

  /// A map in key order, which repaired keys may have changed; without the field that is ignored.
  private mutating func takeMap(ignoring ignored: String? = nil) -> [LuaField] {
    let count = Int(take(UInt32.self))
    var fields: [LuaField] = []
    fields.reserveCapacity(count)
    var sorted = true
    for _ in 0..<count {
      let key = takeKey()
      if let ignored, key == .text(ignored) {
        skip()
        continue
      }
      let field = LuaField(key: key, value: take())
      if let last = fields.last, !(last.key < field.key) { sorted = false }
      fields.append(field)
    }
    if !sorted { fields.sort { $0.key < $1.key } }
    return fields
  }

  mutating func take() -> LuaValue {
    switch Int(take(UInt8.self)) {
    case CLK_FALSE: .bool(false)
    case CLK_TRUE: .bool(true)
    case CLK_INT: .int(take(Int64.self))
    case CLK_NUMBER: .number(take(Double.self))
    case CLK_TEXT: .text(takeText())
    case CLK_LIST: .list(takeList())
    case CLK_MAP: .map(takeMap())
    case CLK_REFERENCE: .reference(names.name(at: take(UInt32.self)))
    case CLK_FUNCTION: .function(line: Int(take(Int32.self)))
    default: .none
    }
  }

  /// Goes over a value without reading it.
  private mutating func skip() {
    var left = 1
    while left > 0 {
      left -= 1
      switch Int(take(UInt8.self)) {
      case CLK_INT, CLK_NUMBER: skip(bytes: 8)
      case CLK_TEXT: skip(bytes: Int(take(UInt32.self)))
      case CLK_LIST: left += Int(take(UInt32.self))
      case CLK_MAP: left += 2 * Int(take(UInt32.self))
      case CLK_REFERENCE, CLK_FUNCTION: skip(bytes: 4)
      default: break
      }
    }
  }

  private mutating func skip(bytes count: Int) {
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
  }

  /// The arguments of a host function, the second one without the field that is ignored.
  mutating func takeArguments(ignoring ignored: String?) -> [LuaValue] {
    _ = take(UInt8.self)
    guard let ignored else { return takeList() }
    return (0..<Int(take(UInt32.self))).map { place in
      guard place == 1, rest.first == UInt8(CLK_MAP) else { return take() }
      _ = take(UInt8.self)
      let fields = takeMap(ignoring: ignored)
      return fields.isEmpty ? .list([]) : .map(fields)
    }
  }
}

/// Goes through the fields of a message of Protocol Buffers (https://protobuf.dev/programming-guides/encoding).
struct ProtobufReader {
  enum Value {
    case number(UInt64)
    case bytes([UInt8])
  }

  struct Field {
    var number: Int
    var value: Value

    var text: String? {
      if case .bytes(let bytes) = value { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next field, nil at the end; `name` is the message's name in errors.
  mutating func next(_ name: String) throws(AnkiProblem) -> Field? {
    if rest.isEmpty { return nil }
    guard let tag = number(), let value = value(Int(tag & 7)) else { throw .damaged(name) }
    return Field(number: Int(clamping: tag >> 3), value: value)
  }

  private mutating func value(_ kind: Int) -> Value? {
    switch kind {
    case 0: return number().map(Value.number)
    case 1: return take(8).map(Value.bytes)
    case 2: return number().flatMap { take(Int(clamping: $0)) }.map(Value.bytes)
    case 5: return take(4).map(Value.bytes)
    default: return nil
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// Seven bits in each byte, the lowest first.
  private mutating func number() -> UInt64? {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while let byte = rest.popFirst(), shift < 64 {
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }
}

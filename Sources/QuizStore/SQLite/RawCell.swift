/// A value of a row as it lies in a file.
enum RawCell: Equatable {
  case null
  case int(Int)
  case real(Double)
  case text([UInt8])
  case blob([UInt8])
}

/// A row as it lies in a file.
struct RawRow: Equatable {
  /// The row's id; nil in an index, and in a table without row ids, whose rows begin with their key.
  var rowID: Int?
  var values: [RawCell]
}

extension RawCell: Bindable {
  func bind(to statement: Statement, at index: Int) {
    switch self {
    case .null: statement.bind(nil as Int?, at: index)
    case .int(let value): statement.bind(value, at: index)
    case .real(let value): statement.bind(value, at: index)
    case .text(let bytes): statement.bind(String(decoding: bytes, as: UTF8.self), at: index)
    case .blob(let bytes): statement.bind(bytes, at: index)
    }
  }

  /// The bytes of a text or blob; nil for other values.
  var bytes: [UInt8]? {
    switch self {
    case .text(let bytes), .blob(let bytes): return bytes
    default: return nil
    }
  }
}

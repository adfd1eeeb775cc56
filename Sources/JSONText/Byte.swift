/// The bytes that mean something in JSON.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let openList = UInt8(ascii: "[")
  static let closeList = UInt8(ascii: "]")
  static let openObject = UInt8(ascii: "{")
  static let closeObject = UInt8(ascii: "}")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let lowerE = UInt8(ascii: "e")
  static let upperE = UInt8(ascii: "E")

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= nine
  }

  /// Whether a byte may stand in a bare word such as `true` or an unquoted key.
  static func isWord(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return isDigit(byte) || (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }
}

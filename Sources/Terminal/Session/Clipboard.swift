/// The sequence that gives a text to a terminal's clipboard (OSC 52): in base64, so that no byte of it can end or be one.
enum Clipboard {
  /// Terminals take some thousand bytes; what is longer is left alone.
  static let longest = 50_000

  static func sequence(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count <= longest else { return [] }
    return Array("\u{1B}]52;c;".utf8) + base64(bytes) + [0x07]
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(bytes.count, start + 3)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        result.append(place <= group.count ? letters[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}

internal import TextLayout

/// The sequence that gives a text to a terminal's clipboard (OSC 52): in base64, so that no byte of it can end or be one.
enum Clipboard {
  /// The most bytes to copy, as terminals accept some thousand; a longer text is not copied.
  static let longest = 50_000

  static func sequence(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count <= longest else { return [] }
    return Array("\u{1B}]52;c;".utf8) + Base64.letters(of: bytes) + [0x07]
  }
}

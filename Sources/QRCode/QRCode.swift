/// QR codes (ISO/IEC 18004) of short texts such as addresses, as dark and light squares.
///
/// It is written here, as Debian's library cannot be linked statically, and only a small part is needed: bytes,
/// correction level M, up to version 10.
package enum QRCode {
  /// The squares of a text's code, row by row, true where they are dark, without the quiet zone of four squares around; nil when the text is
  /// longer than 213 bytes.
  package static func modules(of text: String) -> [[Bool]]? {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else { return nil }
    let codewords = version.interleaved(version.codewords(of: bytes))
    return QRMask.allCases.map { mask -> QRMatrix in
      var matrix = QRMatrix(version)
      matrix.draw(codewords, under: mask)
      return matrix
    }.min { $0.penalty < $1.penalty }?.modules
  }
}

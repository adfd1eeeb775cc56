internal import HTMLText
internal import QRCode

/// A code to be photographed: dark on light in every theme, with the quiet zone that readers need.
enum QRDrawing {
  /// The QR code of an address; empty if it is too long. The address stands beside it in letters.
  static func html(of address: String) -> HTML {
    guard let modules = QRCode.modules(of: address) else { return .empty }
    let side = String(modules.count + 8)
    return Tag.svg(
      .class("qr"), .named("viewBox", "0 0 \(side) \(side)"), .named("role", "img"), .aria("label", address)
    ) {
      Tag.rect(.named("width", side), .named("height", side))
      Tag.path(.named("d", path(modules)))
    }
  }

  /// A stroke for each run of dark squares.
  private static func path(_ modules: [[Bool]]) -> String {
    var path = ""
    for (row, squares) in modules.enumerated() {
      var column = 0
      while column < squares.count {
        let length = squares[column...].prefix { $0 }.count
        if length > 0 { path += "M\(column + 4) \(row + 4)h\(length)v1h-\(length)z" }
        column += max(1, length)
      }
    }
    return path
  }
}

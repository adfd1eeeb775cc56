internal import Terminal

/// The looks of the screens: the terminal's own colours, its 16 named ones, and reverse.
///
/// No look carries meaning alone: a word or a sign always says the same.
enum Look {
  static let title = Style(bold: true)
  static let strong = Style(bold: true)
  /// The one accent: it says where you are, and nothing else.
  static let accent = Style(.cyan, bold: true)
  static let focused = Style(.black, on: .cyan)
  static let key = Style(bold: true)
  /// Letters that were looked for.
  static func found(on style: Style) -> Style {
    var found = style
    (found.bold, found.underline) = (true, true)
    return found
  }
  /// For text that a player can do without.
  static let inactive = Style(dim: true)
  static let notice = Style(.black, on: .yellow)
  static let bar = Style(.cyan)
  static let hurry = Style(.yellow, bold: true)
  static let category = Style(bold: true, underline: true)
  static let heart = Style(.red, bold: true)
  static let rightSign = Style(.brightBlue, bold: true)
  static let wrongSign = Style(.yellow, bold: true)
  /// Blue for right and yellow for wrong differ for every kind of colour vision.
  static let right = Style(.brightWhite, on: .blue, bold: true)
  static let partly = Style(.black, on: .white, bold: true)
  static let wrong = Style(.black, on: .yellow, bold: true)
}

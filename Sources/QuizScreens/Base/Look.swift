internal import Terminal

/// The looks of the screens: the terminal's own colours, its 16 named ones, and reverse.
///
/// Nothing is told by a look alone: a word or a sign always says the same.
enum Look {
  static let title = Style(bold: true)
  static let strong = Style(bold: true)
  static let focused = Style(reverse: true)
  static let key = Style(bold: true)
  static let inactive = Style(dim: true)
  static let notice = Style(.black, on: .yellow)
  static let bar = Style(.cyan)
  static let hurry = Style(.yellow, bold: true)
  static let category = Style(bold: true, underline: true)
  /// Blue for right and yellow for wrong differ for every kind of colour vision.
  static let right = Style(.brightWhite, on: .blue, bold: true)
  static let partly = Style(.black, on: .cyan, bold: true)
  static let wrong = Style(.black, on: .yellow, bold: true)
}

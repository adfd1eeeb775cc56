/// A requested colour; the shown one depends on the terminal's `ColourDepth`.
package enum Colour: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// The 16 colours, defined by the terminal's theme.
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  /// A 24-bit sRGB colour; the nearest one where the terminal has fewer.
  case rgb(UInt8, UInt8, UInt8)
}

/// How text looks in its cells.
package struct Style: Hashable, Sendable {
  package var foreground: Colour
  package var background: Colour
  package var bold: Bool
  package var dim: Bool
  package var italic: Bool
  package var underline: Bool
  package var struck: Bool
  package var reverse: Bool

  package init(
    _ foreground: Colour = .standard, on background: Colour = .standard, bold: Bool = false, dim: Bool = false,
    italic: Bool = false, underline: Bool = false, struck: Bool = false, reverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.dim = dim
    self.italic = italic
    self.underline = underline
    self.struck = struck
    self.reverse = reverse
  }

  /// The terminal's own look.
  package static let plain = Style()
}

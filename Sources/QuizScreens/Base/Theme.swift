internal import Terminal

/// Which background the colours are for.
package enum Theme: String, CaseIterable, Sendable {
  /// Chosen by the terminal's background, or dark if that is unknown.
  case auto, dark, light, mono

  /// The theme of a terminal that reports its colours as `15;0` or `0;default;15` (COLORFGBG of rxvt and others).
  package func resolved(colours: String?) -> Theme {
    guard self == .auto else { return self }
    let background = colours?.split(separator: ";").last.flatMap { Int($0) }
    return background.map { $0 == 7 || $0 >= 9 ? .light : .dark } ?? .dark
  }

  /// A look as this theme shows it: on light backgrounds bright foregrounds become dark ones.
  func adapted(_ style: Style) -> Style {
    switch self {
    case .auto, .dark: return style
    case .mono: return colourless(style)
    case .light:
      guard style.background == .standard else { return style }
      var adapted = style
      if style.foreground == .cyan { adapted.foreground = .blue }
      if style.foreground == .brightBlue { adapted.foreground = .blue }
      if style.foreground == .yellow { adapted.foreground = .magenta }
      return adapted
    }
  }

  /// Replaces a background by reversing, for terminals without colours.
  private func colourless(_ style: Style) -> Style {
    var adapted = style
    if style.background != .standard { adapted.reverse = true }
    (adapted.foreground, adapted.background) = (.standard, .standard)
    return adapted
  }
}

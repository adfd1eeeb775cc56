extension Style {
  /// The parameters of the sequence that sets this look from nothing (SGR, ECMA-48 8.3.117).
  func codes(_ depth: ColourDepth) -> String {
    var codes = ["0"]
    if bold { codes.append("1") }
    if dim { codes.append("2") }
    if italic { codes.append("3") }
    if underline { codes.append("4") }
    if reverse { codes.append("7") }
    if struck { codes.append("9") }
    if let code = foreground.code(depth, base: 30) { codes.append(code) }
    if let code = background.code(depth, base: 40) { codes.append(code) }
    return codes.joined(separator: ";")
  }
}

extension Colour {
  private static let named: [Colour] = [
    .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white,
    .brightBlack, .brightRed, .brightGreen, .brightYellow, .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
  ]

  /// The parameters that choose this colour; `base` is 30 for the foreground and 40 for the background.
  fileprivate func code(_ depth: ColourDepth, base: Int) -> String? {
    guard depth != .none, self != .standard else { return nil }
    guard case .rgb(let red, let green, let blue) = self else {
      return Self.named.firstIndex(of: self).map { Self.code(named: $0, base: base) }
    }
    switch depth {
    case .none: return nil
    case .ansi16: return Self.code(named: RGB(red, green, blue).nearestNamed, base: base)
    case .indexed256: return "\(base + 8);5;\(RGB(red, green, blue).nearestIndexed)"
    case .trueColour: return "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }

  private static func code(named index: Int, base: Int) -> String {
    String(index < 8 ? base + index : base + 60 + index - 8)
  }
}

/// A colour to be matched with the colours a terminal has.
private struct RGB {
  let red: Int
  let green: Int
  let blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = Int(red)
    self.green = Int(green)
    self.blue = Int(blue)
  }

  /// The nearest of the 16 colours as xterm shows them; themes differ.
  var nearestNamed: Int {
    let normal = (0..<8).map { RGB(bits: $0, high: 205, low: 0) }
    let bright = (0..<8).map { RGB(bits: $0, high: 255, low: 0) }
    var palette = normal + bright
    palette[7] = RGB(229, 229, 229)
    palette[8] = RGB(127, 127, 127)
    return palette.indices.min { distance(to: palette[$0]) < distance(to: palette[$1]) } ?? 7
  }

  /// The nearest of xterm's 6×6×6 cube (16…231) and 24 greys (232…255).
  var nearestIndexed: Int {
    let steps = [0, 95, 135, 175, 215, 255]
    let place = { (value: Int) in value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    let (red, green, blue) = (place(red), place(green), place(blue))
    let cube = RGB(UInt8(steps[red]), UInt8(steps[green]), UInt8(steps[blue]))
    let grey = min(23, max(0, ((self.red + self.green + self.blue) / 3 - 3) / 10))
    let level = UInt8(8 + 10 * grey)
    return distance(to: RGB(level, level, level)) < distance(to: cube) ? 232 + grey : 16 + 36 * red + 6 * green + blue
  }

  private init(bits: Int, high: UInt8, low: UInt8) {
    self.init(bits & 1 > 0 ? high : low, bits & 2 > 0 ? high : low, bits & 4 > 0 ? high : low)
  }

  private func distance(to other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}

/// How many colours a terminal shows.
package enum ColourDepth: Int, Comparable, Sendable {
  case none, ansi16, indexed256, trueColour

  package static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.rawValue < right.rawValue }
}

extension ColourDepth {
  /// The depth for one output, from the environment and the kind of output.
  ///
  /// NO_COLOR wins over FORCE_COLOR and CLICOLOR_FORCE, those over CLICOLOR and the terminal itself. FORCE_COLOR=2 and
  /// =3 also ask for 256 and all colours. Sources: no-color.org, bixense.com/clicolors, force-color.org.
  package static func chosen(environment: [String: String], isTerminal: Bool) -> ColourDepth {
    guard environment["NO_COLOR"]?.isEmpty ?? true else { return .none }
    let forced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { !["", "0"].contains(environment[$0] ?? "") }
    let usual =
      isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "") && environment["CLICOLOR"] != "0"
    return forced || usual ? max(offered(by: environment), asked(by: environment["FORCE_COLOR"])) : .none
  }

  /// The depth that the terminal names; every terminal with colours has 16.
  private static func offered(by environment: [String: String]) -> ColourDepth {
    let term = environment["TERM"] ?? ""
    let colour = environment["COLORTERM"] ?? ""
    if ["truecolor", "24bit"].contains(colour) || term.hasSuffix("-direct") { return .trueColour }
    let deep = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]
    if deep.contains(where: term.hasPrefix) { return .trueColour }
    return term.hasSuffix("-256color") || !colour.isEmpty ? .indexed256 : .ansi16
  }

  private static func asked(by force: String?) -> ColourDepth {
    switch force {
    case "2": .indexed256
    case "3": .trueColour
    default: .ansi16
    }
  }
}

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

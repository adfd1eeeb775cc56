internal import QuizCore
internal import Terminal
package import Words

/// The player's wishes for the full screen.
package struct ScreenSettings: Sendable {
  /// The words of the interface.
  package var texts: ScreenTexts
  /// True when bars and screens may move; otherwise bars step once a second, and changes appear at once.
  package var isAnimated: Bool
  /// Seconds for a question that the start screen offers when the quiz has no limits of its own.
  package var secondsOffered: Double
  /// Whether there is a program that plays sounds.
  package var playsSounds = false
  /// Whether an answer is chosen by one Enter and handed in by the next.
  package var confirms = false
  /// True when the terminal reports the mouse, which then marks no text.
  package var takesMouse = false
  /// Resolved: never `auto`.
  package var theme: Theme
  @Indirect private(set) var glyphs: Glyphs
  /// Whether signs that some terminals do not have give way to plain ones, also in the texts of quizzes and modes.
  let isASCII: Bool

  /// `ascii` is for terminals that show nothing else: TERM=linux, a locale that is not UTF-8.
  package init(
    ascii: Bool = false, animated: Bool = true, secondsOffered: Double = 20, theme: Theme = .dark,
    texts: ScreenTexts = .english
  ) {
    isASCII = ascii
    glyphs = ascii ? .ascii(texts) : .unicode
    isAnimated = animated
    self.secondsOffered = secondsOffered
    self.theme = theme
    self.texts = texts
  }
}

/// The signs that screens are drawn with; none is an emoji that terminals disagree about.
struct Glyphs: Sendable {
  var focus = "▸"
  var radioOn = "(●)"
  var radioOff = "( )"
  var checkOn = "[✓]"
  var checkOff = "[ ]"
  var full: Character = "█"
  var empty: Character = "░"
  /// The signs of reached questions, and of those ahead.
  var dot: Character = "●"
  var dotAhead: Character = "○"
  var track: Character = "─"
  var knob: Character = "●"
  var moreAbove = "▲"
  var moreBelow = "▼"
  var held = "◆"
  var leadsTo = "→"
  var separator = "·"
  var minus = "\u{2212}"
  var right = "✅"
  var partly = "🟡"
  var wrong = "❌"
  var unmarked = "•"
  var skipped = "⏩"
  var late = "⏰"
  /// Questions of a result, by how they went.
  var squareRight = "■"
  var squarePartly = "◧"
  var squareWrong = "□"
  var upDown = "↑↓"
  var leftRight = "←→"
  var arrowLeft = "←"
  var arrowRight = "→"
  var ellipsis = "…"
  /// The signs of lives left, and of lost ones.
  var heart: Character = "♥"
  var heartLost: Character = "♡"
  /// The signs of climbed steps, and of those above.
  var rung: Character = "■"
  var rungAbove: Character = "□"
  /// Stands on a bar for something to compare with.
  var mark: Character = "│"
  /// Stands for a letter of a secret.
  var covered: Character = "•"
  var dayDone = "■"
  var dayMissed = "·"
  var dayForgiven = "□"
  var dayOpen = "○"
  /// Days with no reviews, few, more, many, and the most.
  var heat = ["·", "░", "▒", "▓", "█"]
  /// A column of a chart, from an eighth of a row to a whole one.
  var eighths: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  var axis: Character = "│"
  var baseline: Character = "─"
  var corner: Character = "└"

  static let unicode = Glyphs()

  /// Arrows are called by their names.
  static func ascii(_ texts: ScreenTexts) -> Glyphs {
    var glyphs = ascii
    (glyphs.upDown, glyphs.leftRight) = (texts.upDown, texts.leftRight)
    (glyphs.arrowLeft, glyphs.arrowRight) = (texts.sideKeys.left, texts.sideKeys.right)
    return glyphs
  }

  private static let ascii = Glyphs(
    focus: ">", radioOn: "(*)", checkOn: "[x]", full: "#", empty: "-", dot: "*", dotAhead: ".", track: "-", knob: "O",
    moreAbove: "^",
    moreBelow: "v", held: "*", leadsTo: "->", separator: "-", minus: "-", right: "[+]", partly: "[~]", wrong: "[-]",
    unmarked: "*", skipped: "[>]", late: "[!]", squareRight: "#", squarePartly: "+", squareWrong: "o", ellipsis: "...",
    heart: "*", heartLost: ".",
    rung: "#", rungAbove: ".", mark: "|", covered: "*",
    dayDone: "#",
    dayMissed: ".", dayForgiven: "+", dayOpen: "_", heat: [".", "1", "2", "3", "4"],
    eighths: [".", ".", ":", ":", "|", "|", "#", "#"], axis: "|",
    baseline: "-", corner: "+")
}

/// Which background the colours are for.
package enum Theme: String, CaseIterable, Sendable {
  /// Chosen by the terminal's background, or dark if that is unknown.
  case auto, dark, light, mono

  /// The theme of a terminal that reports its colours as `15;0` or `0;default;15` (COLORFGBG of rxvt and others); `auto`
  /// where it reports none.
  package func resolved(colours: String?) -> Theme {
    guard self == .auto else { return self }
    let background = colours?.split(separator: ";").last.flatMap { Int($0) }
    return background.map { $0 == 7 || $0 >= 9 ? .light : .dark } ?? .auto
  }

  /// The theme of a terminal that was asked for its background; dark for as long as it has not answered.
  func resolved(isLight: Bool?) -> Theme { self == .auto ? (isLight == true ? .light : .dark) : self }

  /// A look as this theme shows it: on light backgrounds bright foregrounds become dark ones.
  func adapted(_ style: Style) -> Style {
    switch self {
    case .auto, .dark: return style
    case .mono: return colourless(style)
    case .light:
      guard [.standard, Look.barPaper(.light), Look.barPaper(.light, .ansi16)].contains(style.background) else {
        return style
      }
      var adapted = style
      if style.foreground == .cyan { adapted.foreground = .blue }
      if style.foreground == .brightBlue { adapted.foreground = .blue }
      if style.foreground == .yellow { adapted.foreground = .magenta }
      if style.foreground == .green { adapted.foreground = .rgb(0, 110, 0) }
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

extension ScreenTexts {
  /// The names of the arrow keys to both sides, which are translated as a pair: alone, one of them is the word of a verdict.
  var sideKeys: (left: String, right: String) {
    let names = leftRight.split(separator: "/").map(String.init)
    return (names[0], names[1])
  }
}

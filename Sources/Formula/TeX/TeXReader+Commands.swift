extension TeXReader {
  /// The node of a command that stands here; nil where it only changes what follows or is passed over.
  mutating func command(_ name: String, _ token: TeXToken) throws(FormulaProblem) -> FormulaNode? {
    let start = place
    skip(token)
    if var atom = FormulaSigns.atom(name) {
      if atom.kind == .identifier, atom.alphabet == nil { atom.alphabet = alphabet }
      return .atom(atom)
    }
    if let width = TeXCommands.spaces[name] { return .space(width) }
    if let mark = TeXCommands.marks[name] { return .marked(try argument(of: token.text), mark) }
    if let switched = TeXCommands.alphabetSwitches[name] {
      alphabet = switched
      return nil
    }
    if let named = TeXCommands.alphabets[name] { return try styled(named, token) }
    if let count = TeXCommands.passedOver[name] {
      for _ in 0..<count { _ = try rawArgument(of: token.text) }
      return nil
    }
    if let arrow = TeXCommands.longArrows[name] { return try longArrow(arrow, token) }
    if let node = try layout(name, token) { return node }
    if let node = try words(name, token) { return node }
    if TeXCommands.definitions.contains(name) {
      try skipDefinition()
      return nil
    }
    if ["right", "middle", "end", "\\", "cr", "newline", "limits", "nolimits"].contains(name) {
      return try lineEnd(name, token, at: start)
    }
    problems.append(problem(.unknownCommand(token.text), at: start))
    return try unknown(token)
  }

  /// An unknown command as it is written, its arguments in their braces.
  private mutating func unknown(_ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    var written = [FormulaNode.raw(token.text)]
    while scalar() == "{" { written += [.raw("{"), try argument(of: token.text), .raw("}")] }
    return .joined(written)
  }

  /// A command for the end of something that has no beginning; a line's end outside a table is room.
  private func lineEnd(_ name: String, _ token: TeXToken, at start: Int) throws(FormulaProblem) -> FormulaNode {
    guard ["\\", "cr", "newline"].contains(name) else { throw problem(.misplaced(token.text), at: start) }
    return .space(18)
  }

  private mutating func styled(
    _ named: FormulaAlphabet?, _ token: TeXToken
  ) throws(FormulaProblem) -> FormulaNode {
    let outer = alphabet
    alphabet = named
    let node = try argument(of: token.text)
    alphabet = outer
    return node
  }

  private mutating func longArrow(_ sign: String, _ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    let lower = try optionalRow()
    let upper = try argument(of: token.text)
    return FormulaScripts.node(
      .atom(FormulaAtom(sign, .relation)), lower, upper.isEmpty ? nil : upper, .stacked)
  }

  /// A row in square brackets, where one comes next.
  mutating func optionalRow() throws(FormulaProblem) -> FormulaNode? {
    guard take("[") else { return nil }
    let start = place
    let node = try row(until: .bracket)
    guard take("]") else { throw problem(.unfinished("]"), at: start) }
    return node
  }

  /// Passes over a definition with its name, parameters and body.
  private mutating func skipDefinition() throws(FormulaProblem) {
    _ = take("*")
    _ = try rawArgument(of: "\\def")
    while let here = scalar(), here != "{" {
      if here == "[" {
        _ = try rawOption()
      } else if here == "#" || here.isTeXDigit || here.isTeXBlank {
        place += 1
      } else {
        // What `\let` gives a name to is one token.
        _ = take("=")
        skip(next)
        return
      }
    }
    if scalar() == "{" { _ = try rawArgument(of: "\\def") }
  }
}

/// Tables of the commands that take arguments or change the signs behind them.
enum TeXCommands {
  static let spaces = [
    ",": 3, "thinspace": 3, ":": 4, ">": 4, "medspace": 4, ";": 5, "thickspace": 5, "!": -3, "negthinspace": -3,
    "negmedspace": -4, "negthickspace": -5, " ": 6, "space": 6, "nobreakspace": 6, "\n": 6, "enspace": 9, "quad": 18,
    "qquad": 36,
  ]

  static let marks: [String: FormulaMark] = {
    var marks: [String: FormulaMark] = [:]
    for (names, sign, combining, isBelow, isWide) in markTable {
      for name in names.split(separator: " ") {
        marks[String(name)] = FormulaMark(sign: sign, combining: combining, isBelow: isBelow, isWide: isWide)
      }
    }
    return marks
  }()

  /// Names, sign, combining sign, below, wide.
  private static let markTable: [(String, String, String?, Bool, Bool)] = [
    ("acute", "´", "\u{301}", false, false), ("grave", "`", "\u{300}", false, false),
    ("bar", "¯", "\u{304}", false, false), ("breve", "˘", "\u{306}", false, false),
    ("check", "ˇ", "\u{30C}", false, false), ("widecheck", "ˇ", "\u{30C}", false, true),
    ("dot", "˙", "\u{307}", false, false), ("ddot", "¨", "\u{308}", false, false),
    ("dddot", "⃛", "\u{20DB}", false, false), ("ddddot", "⃜", "\u{20DC}", false, false),
    ("hat", "^", "\u{302}", false, false), ("widehat", "^", "\u{302}", false, true),
    ("tilde", "~", "\u{303}", false, false), ("widetilde", "~", "\u{303}", false, true),
    ("mathring", "˚", "\u{30A}", false, false), ("vec", "→", "\u{20D7}", false, false),
    ("overrightarrow Overrightarrow overrightharpoon", "→", "\u{20D7}", false, true),
    ("overleftarrow overleftharpoon", "←", "\u{20D6}", false, true),
    ("overleftrightarrow", "↔", "\u{20E1}", false, true), ("overline overlinesegment", "¯", "\u{305}", false, true),
    ("underline underbar underlinesegment", "_", "\u{332}", true, true), ("utilde", "~", "\u{330}", true, true),
    ("underrightarrow", "→", "\u{20EF}", true, true), ("underleftarrow", "←", "\u{20EE}", true, true),
    ("underleftrightarrow", "↔", "\u{34D}", true, true), ("overgroup overarc wideparen", "⏜", "\u{311}", false, true),
    ("undergroup", "⏝", "\u{32F}", true, true), ("overbrace", "⏞", nil, false, true),
    ("underbrace", "⏟", nil, true, true), ("overbracket", "⎴", nil, false, true),
    ("underbracket", "⎵", nil, true, true),
  ]

  static let alphabets: [String: FormulaAlphabet?] = [
    "mathrm": .upright, "mathup": .upright, "mathbf": .bold, "bold": .bold, "bm": .boldItalic,
    "boldsymbol": .boldItalic, "pmb": .bold, "mathbb": .doubleStruck, "Bbb": .doubleStruck, "mathcal": .script,
    "mathscr": .script, "mathfrak": .fraktur, "frak": .fraktur, "mathsf": .sansSerif, "mathsfit": .sansSerif,
    "mathtt": .monospace, "mathit": .italic, "mathnormal": nil,
  ]

  static let alphabetSwitches: [String: FormulaAlphabet] = [
    "rm": .upright, "bf": .bold, "it": .italic, "sf": .sansSerif, "tt": .monospace, "cal": .script,
  ]

  /// Commands that go with so many arguments: sizes, colours, styles, numbers of equations.
  static let passedOver = [
    "displaystyle": 0, "textstyle": 0, "scriptstyle": 0, "scriptscriptstyle": 0, "tiny": 0, "scriptsize": 0,
    "footnotesize": 0, "small": 0, "normalsize": 0, "large": 0, "Large": 0, "LARGE": 0, "huge": 0, "Huge": 0,
    "color": 1, "textcolor": 1, "colorbox": 1, "fcolorbox": 2, "allowbreak": 0, "nobreak": 0, "nonumber": 0,
    "notag": 0, "label": 1, "relax": 0, "htmlClass": 1, "htmlId": 1, "htmlStyle": 1, "htmlData": 1, "href": 1,
    "arraystretch": 0, "mathstrut": 0, "hline": 0, "hdashline": 0, "makeatletter": 0, "makeatother": 0, "par": 0,
    "noexpand": 0, "expandafter": 0, "raisebox": 1, "strut": 0, "displaylimits": 0, "-": 0, "/": 0, "big": 0, "Big": 0,
    "bigg": 0, "Bigg": 0, "bigl": 0, "Bigl": 0, "biggl": 0, "Biggl": 0, "bigr": 0, "Bigr": 0, "biggr": 0, "Biggr": 0,
    "bigm": 0, "Bigm": 0, "biggm": 0, "Biggm": 0, "global": 0, "long": 0, "limits": 0, "nolimits": 0, "cline": 1,
  ]

  static let definitions: Set = [
    "def", "gdef", "edef", "xdef", "newcommand", "renewcommand", "providecommand", "let", "futurelet",
    "DeclareMathOperator",
  ]

  static let longArrows = [
    "xrightarrow": "→", "xleftarrow": "←", "xleftrightarrow": "↔", "xRightarrow": "⇒", "xLeftarrow": "⇐",
    "xLeftrightarrow": "⇔", "xhookrightarrow": "↪", "xhookleftarrow": "↩", "xtwoheadrightarrow": "↠",
    "xtwoheadleftarrow": "↞", "xrightharpoonup": "⇀", "xrightharpoondown": "⇁", "xleftharpoonup": "↼",
    "xleftharpoondown": "↽", "xrightleftharpoons": "⇌", "xleftrightharpoons": "⇋", "xtofrom": "⇄", "xmapsto": "↦",
    "xlongequal": "=",
  ]
}

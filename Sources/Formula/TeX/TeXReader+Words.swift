extension TeXReader {
  /// Texts, names, lengths and the languages of chemistry and units; nil for other commands.
  mutating func words(_ name: String, _ token: TeXToken) throws(FormulaProblem) -> FormulaNode? {
    if TeXText.commands.contains(name) { return try text(try rawArgument(of: token.text)) }
    if let sign = TeXText.escapes[name] { return .atom(sign) }
    switch name {
    case "operatorname", "operatornamewithlimits":
      let hasLimits = take("*") || name == "operatornamewithlimits"
      let outer = alphabet
      alphabet = .upright
      let node = try argument(of: token.text)
      alphabet = outer
      return .atom(FormulaAtom(FormulaLineWriter.line(node), .function(hasLimits: hasLimits)))
    case "kern", "mkern", "hskip", "mskip": return length()
    case "hspace":
      _ = take("*")
      var reader = TeXReader(try rawArgument(of: token.text))
      return reader.length()
    case "rule":
      _ = try rawOption()
      _ = try rawArgument(of: token.text)
      _ = try rawArgument(of: token.text)
      return .space(0)
    case "tag":
      let hasParentheses = !take("*")
      let label = try text(try rawArgument(of: token.text))
      return .row([.space(36)] + (hasParentheses ? [.text("("), label, .text(")")] : [label]))
    case "ce", "pu":
      let source = try rawArgument(of: token.text)
      return name == "ce" ? try chemistry(source) : try quantity(source)
    case "SI", "qty", "si", "unit", "num", "ang": return try sciunits(name, token)
    case "url", "includegraphics":
      _ = try rawOption()
      return .text(try rawArgument(of: token.text))
    case "verb": return try verbatim()
    case "char": return character()
    case "TeX", "LaTeX", "KaTeX": return .text(name)
    default: return nil
    }
  }

  /// Words with formulas between dollars among them.
  mutating func text(_ source: String) throws(FormulaProblem) -> FormulaNode {
    var nodes: [FormulaNode] = []
    var words = ""
    var reader = TeXText(source)
    while let piece = reader.next() {
      switch piece {
      case .words(let text): words += text
      case .formula(let tex):
        if !words.isEmpty { nodes.append(.text(words)) }
        words = ""
        nodes.append(try formula(in: tex))
      }
    }
    if !words.isEmpty || nodes.isEmpty { nodes.append(.text(words)) }
    return .joined(nodes)
  }

  /// A length such as `1em` or `-3mu` as room; other units count as if one em had ten points.
  mutating func length() -> FormulaNode {
    skipBlanks()
    var number = ""
    while let here = scalar(), here.isTeXDigit || here == "." || here == "-" || here == "+" {
      number.unicodeScalars.append(here)
      place += 1
    }
    skipBlanks()
    var unit = ""
    while unit.count < 2, let here = scalar(), here.isTeXLetter {
      unit.unicodeScalars.append(here)
      place += 1
    }
    let eighteenths: [String: Double] = [
      "em": 18, "mu": 1, "ex": 8, "pt": 1.8, "cm": 51, "mm": 5.1, "in": 130, "px": 1.4,
    ]
    let width = (Double(number) ?? 0) * (eighteenths[unit] ?? 0)
    return .space(Int(min(max(width, -180), 360)))
  }

  /// Text between two equal signs: `\verb|x|`.
  private mutating func verbatim() throws(FormulaProblem) -> FormulaNode {
    _ = take("*")
    guard let sign = scalar(), let end = scalars[(place + 1)...].firstIndex(of: sign) else {
      throw problem(.missingArgument("\\verb"))
    }
    let text = String(String.UnicodeScalarView(scalars[(place + 1)..<end]))
    place = end + 1
    return .text(text)
  }

  /// A sign by its number: `\char"263a`.
  private mutating func character() -> FormulaNode {
    skipBlanks()
    let isHexadecimal = take("\"")
    var digits = ""
    while let here = scalar(), here.properties.isASCIIHexDigit, isHexadecimal || here.isTeXDigit, digits.count < 6 {
      digits.unicodeScalars.append(here)
      place += 1
    }
    let value = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    return value.map { .atom(FormulaSigns.atom(Character($0))) } ?? .empty
  }
}

/// Pieces of what stands in `\text{…}`: words with TeX's accents written out, and formulas between dollars.
struct TeXText {
  enum Piece: Equatable {
    case words(String)
    case formula(String)
  }

  static let commands: Set = [
    "text", "textrm", "textnormal", "textbf", "textit", "textsf", "texttt", "textup", "textmd", "textsl", "textsc",
    "emph", "mbox", "hbox", "textcircled",
  ]

  static let escapes: [String: FormulaAtom] = [
    "{": FormulaAtom("{", .opening), "}": FormulaAtom("}", .closing), "$": FormulaAtom("$", .sign),
    "%": FormulaAtom("%", .sign), "#": FormulaAtom("#", .sign), "&": FormulaAtom("&", .sign),
    "_": FormulaAtom("_", .sign), "|": FormulaAtom("‖", .sign),
  ]

  private static let accents: [String: String] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "\"": "\u{308}", "~": "\u{303}", "=": "\u{304}", ".": "\u{307}",
    "u": "\u{306}", "v": "\u{30C}", "H": "\u{30B}", "r": "\u{30A}", "c": "\u{327}",
  ]

  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var accent = ""

  /// The last sign that ends a formula, behind which none is looked for.
  private let lastClosing: Int?

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
    lastClosing = scalars.lastIndex(of: ")")
  }

  mutating func next() -> Piece? {
    guard place < scalars.count else { return nil }
    let here = scalars[place]
    if here == "$", let end = scalars[(place + 1)...].firstIndex(of: "$") {
      let tex = String(String.UnicodeScalarView(scalars[(place + 1)..<end]))
      place = end + 1
      return .formula(tex)
    }
    if here == "\\" { return command() }
    place += 1
    switch here {
    case "{", "}": return .words("")
    case "~": return .words(" ")
    default:
      let text = String(here) + accent
      accent = ""
      return .words(text)
    }
  }

  /// An accent is put behind the letter that follows; other commands of a text stand for their sign, or for nothing.
  private mutating func command() -> Piece {
    let token = TeXToken(at: place, in: scalars)
    place += token.length
    while token.length > 2, place < scalars.count, scalars[place] == " " { place += 1 }
    guard let name = token.command else { return .words("\\") }
    if name == "(", place < lastClosing ?? 0, let end = closing() {
      let tex = String(String.UnicodeScalarView(scalars[place..<end]))
      place = end + 2
      return .formula(tex)
    }
    if let sign = Self.accents[name] {
      accent = sign
      return .words("")
    }
    if name == "\\" || name == " " || name == "quad" || name == "," || name == ";" { return .words(" ") }
    if let escape = Self.escapes[name] { return .words(escape.text) }
    return .words(FormulaSigns.atom(name)?.text ?? (TeXText.commands.contains(name) ? "" : token.text))
  }

  private func closing() -> Int? {
    scalars[place...].indices.dropLast().first { scalars[$0] == "\\" && scalars[$0 + 1] == ")" }
  }
}

/// An element of MathML with text, as an atom.
struct MathMLToken {
  private let element: MathMLElement

  init(_ element: MathMLElement) {
    self.element = element
  }

  var node: FormulaNode {
    let text = element.text
    switch element.name {
    case "mn": return .atom(FormulaAtom(text, .number))
    case "mi": return .atom(identifier(text))
    case "mo": return .atom(sign(text))
    case "ms": return .text("\"\(text)\"")
    default: return .text(text.replacing("\u{A0}", with: " "))
    }
  }

  private func identifier(_ text: String) -> FormulaAtom {
    if let atom = FormulaSigns.atom(text), case .function = atom.kind { return atom }
    guard text.count == 1, let letter = text.first else { return FormulaAtom(text, .identifier, alphabet: .upright) }
    let plain = Self.plainLetters[letter]
    let alphabet = Self.variants[element.attributes["mathvariant"] ?? ""] ?? plain?.alphabet
    let kind = FormulaSigns.atom(letter).kind
    return FormulaAtom(
      plain.map { String($0.letter) } ?? text, kind == .sign ? .sign : .identifier, alphabet: alphabet)
  }

  private func sign(_ text: String) -> FormulaAtom {
    if let atom = FormulaSigns.atom(text), case .function = atom.kind { return atom }
    guard text.count == 1, let character = text.first else {
      return FormulaAtom(text, text.allSatisfy(\.isLetter) ? .function(hasLimits: false) : .relation)
    }
    var atom = FormulaSigns.atom(character)
    if element.attributes["separator"] == "true" { atom.kind = .punctuation }
    let hasRoom = element.attributes["lspace"] != "0" || element.attributes["form"] == "prefix"
    if !hasRoom, atom.kind == .relation || atom.kind == .binary { atom.kind = .sign }
    return atom
  }

  /// The mark over or under a base; nil where scripts stand there.
  static func mark(of element: MathMLElement) -> FormulaMark? {
    guard element.name == "mover" || element.name == "munder", let sign = element.children.last, sign.name == "mo"
    else { return nil }
    let isBelow = element.name == "munder"
    let isWide = sign.attributes["stretchy"] != "false"
    let signs: [String: String] = [
      "‾": "¯", "ˆ": "^", "˜": "~", "⃗": "→", "ˉ": "¯", "−": "¯", "̂": "^", "̃": "~", "_": isBelow ? "_" : "¯",
    ]
    let text = signs[sign.text] ?? sign.text
    if text == "→" || text == "←", element.attributes["accent"] == "false" { return nil }
    let marks = TeXCommands.marks.values.filter {
      $0.isBelow == isBelow && $0.sign == (isBelow && text == "¯" ? "_" : text)
    }
    return marks.first { $0.isWide == isWide } ?? marks.first
  }

  /// A length as eighteenths of an em: `0.2em`, `3px`, or a name such as `thickmathspace`.
  static func eighteenths(_ length: String) -> Int {
    if let named = ["thinmathspace": 3, "mediummathspace": 4, "thickmathspace": 5][length] { return named }
    let number = length.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let factor = length.hasSuffix("px") ? 1.4 : length.hasSuffix("em") ? 18 : length.hasSuffix("ex") ? 8 : 1
    let width = ((Double(number) ?? 0) * factor).rounded()
    return Int(min(max(width, -180), 360))
  }

  private static let variants: [String: FormulaAlphabet] = [
    "normal": .upright, "bold": .bold, "bold-italic": .boldItalic, "double-struck": .doubleStruck, "script": .script,
    "fraktur": .fraktur, "sans-serif": .sansSerif, "monospace": .monospace,
  ]

  /// Letters and alphabets by Unicode's mathematical alphanumeric signs.
  private static let plainLetters: [Character: (letter: Character, alphabet: FormulaAlphabet)] = {
    var letters: [Character: (letter: Character, alphabet: FormulaAlphabet)] = [:]
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξπρστυφχψω"
    for alphabet in [FormulaAlphabet.bold, .boldItalic, .script, .fraktur, .doubleStruck, .sansSerif, .monospace] {
      for letter in plain {
        guard let styled = alphabet.styled(String(letter)).first, styled != letter else { continue }
        if letters[styled] == nil { letters[styled] = (letter, alphabet) }
      }
    }
    return letters
  }()
}

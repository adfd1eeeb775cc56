/// Commands of TeX for what a tree holds.
enum TeXSigns {
  // MARK: - Atoms

  static func source(of atom: FormulaAtom) -> String {
    switch atom.kind {
    case .function(let hasLimits): return function(atom, hasLimits: hasLimits)
    case .number: return styled(number(atom.text), atom.alphabet)
    case .identifier, .sign, .large, .binary, .relation, .opening, .closing, .punctuation: break
    }
    if atom.alphabet == .doubleStruck, atom.text.count == 1 { return "\\mathbb{\(atom.text)}" }
    guard atom.text.count == 1 else {
      let name = commands[atom.text]?.first { FormulaSigns.atom($0) == atom }
      return name.map { "\\" + $0 } ?? styled(words(atom.text), atom.alphabet ?? .upright)
    }
    return styled(sign(atom), atom.kind == .identifier ? atom.alphabet : nil)
  }

  private static func function(_ atom: FormulaAtom, hasLimits: Bool) -> String {
    if let name = commands[atom.text]?.first(where: { FormulaSigns.atom($0) == atom }) { return "\\" + name }
    return "\\operatorname\(hasLimits ? "*" : ""){\(atom.text.replacing(" ", with: "\\,"))}"
  }

  /// A comma in a number stands in braces; other signs are words.
  private static func number(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ $0.isTeXDigit || $0 == "." }) { return text }
    let isDecimal = text.unicodeScalars.allSatisfy { $0.isTeXDigit || $0 == "." || $0 == "," }
    return isDecimal ? text.replacing(",", with: "{,}") : "\\text{\(words(text))}"
  }

  private static func sign(_ atom: FormulaAtom) -> String {
    var plain = atom
    plain.alphabet = nil
    let written = escapes[atom.text] ?? keyboard(atom.text)
    if let written, reads(written, as: plain) { return written }
    if let name = commands[atom.text]?.first(where: { FormulaSigns.atom($0) == plain }) { return "\\" + name }
    if let character = atom.text.first, FormulaSigns.atom(character) == plain { return atom.text }
    let name = commands[atom.text]?.first.map { "\\" + $0 } ?? written ?? atom.text
    return reclassified(atom.kind).map { "\\\($0){\(name)}" } ?? name
  }

  /// A sign that a keyboard has.
  private static func keyboard(_ text: String) -> String? {
    if text == "−" { return "-" }
    guard let scalar = text.unicodeScalars.first, scalar.isASCII, !"{}$%#&_\\^~'\"".unicodeScalars.contains(scalar)
    else {
      return nil
    }
    return text
  }

  private static func reads(_ source: String, as atom: FormulaAtom) -> Bool {
    if source.hasPrefix("\\") { return TeXText.escapes[String(source.dropFirst())] == atom }
    return source.first.map { FormulaSigns.atom($0) } == atom
  }

  private static func reclassified(_ kind: FormulaAtom.Kind) -> String? {
    switch kind {
    case .binary: "mathbin"
    case .relation: "mathrel"
    case .opening: "mathopen"
    case .closing: "mathclose"
    case .punctuation: "mathpunct"
    case .identifier, .number, .sign, .function, .large: nil
    }
  }

  private static func styled(_ source: String, _ alphabet: FormulaAlphabet?) -> String {
    let name: String
    switch alphabet {
    case nil: return source
    case .upright: name = "mathrm"
    case .italic: name = "mathit"
    case .bold: name = "mathbf"
    case .boldItalic: name = "boldsymbol"
    case .script: name = "mathcal"
    case .fraktur: name = "mathfrak"
    case .doubleStruck: name = "mathbb"
    case .sansSerif: name = "mathsf"
    case .monospace: name = "mathtt"
    }
    return "\\\(name){\(source)}"
  }

  /// Words inside `\text`, their signs of TeX escaped.
  static func words(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "{", "}", "$", "%", "#", "&", "_": result += "\\\(character)"
      case "\\": result += "\\textbackslash{}"
      case "~": result += "\\textasciitilde{}"
      default: result.append(character)
      }
    }
  }

  private static let escapes = ["{": "\\{", "}": "\\}", "$": "\\$", "%": "\\%", "#": "\\#", "&": "\\&", "_": "\\_"]

  /// The commands of a sign, the usual one first.
  private static let commands: [String: [String]] = {
    var commands: [String: [String]] = [:]
    for (_, table) in SignTables.all {
      let words = table.split(whereSeparator: \.isWhitespace)
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        commands[String(words[index + 1]), default: []].append(String(words[index]))
      }
    }
    for name in SignTables.functions.split(whereSeparator: \.isWhitespace) {
      commands[String(name), default: []].append(String(name))
    }
    for (name, text) in SignTables.limitFunctions.sorted(by: { $0.key < $1.key }) {
      commands[text, default: []].append(name)
    }
    return commands
  }()

  // MARK: - Names

  static let spaces = [3: ",", 4: ":", 5: ";", -3: "!", 6: " ", 9: "enspace", 18: "quad", 36: "qquad"]

  static let longArrows: [String: String] = Dictionary(
    TeXCommands.longArrows.map { ($0.value, $0.key) }
  ) { min($0, $1) }

  static func name(of mark: FormulaMark) -> String {
    let names = TeXCommands.marks.filter { $0.value == mark }.keys
    return names.min { ($0.count, $1) < ($1.count, $0) } ?? (mark.isBelow ? "underline" : "overline")
  }

  static func name(of enclosure: FormulaEnclosure) -> String {
    switch enclosure {
    case .box: "boxed"
    case .cross: "cancel"
    case .strike: "sout"
    case .hidden: "phantom"
    case .angle: "angl"
    }
  }

  static func delimiter(_ sign: String) -> String {
    if sign.isEmpty { return "." }
    if ["(", ")", "[", "]", "|", "/"].contains(sign) { return sign }
    if sign == "‖" { return "\\|" }
    return escapes[sign] ?? commands[sign]?.first.map { "\\" + $0 } ?? sign
  }

  // MARK: - Tables

  static func environment(_ table: FormulaTable) -> String {
    switch table.style {
    case .matrix: isPlain(table) ? "matrix" : "array"
    case .cases: "cases"
    case .aligned: "aligned"
    case .lines: "gathered"
    }
  }

  /// The environment that brings its delimiters; nil where there is none.
  static func environment(_ table: FormulaTable, in fence: FormulaFence) -> String? {
    let delimiters = fence.opening + " " + fence.closing
    switch table.style {
    case .matrix:
      let names = ["( )": "pmatrix", "[ ]": "bmatrix", "{ }": "Bmatrix", "| |": "vmatrix", "‖ ‖": "Vmatrix"]
      return isPlain(table) ? names[delimiters] : nil
    case .cases: return ["{ ": "cases", " }": "rcases"][delimiters]
    case .aligned, .lines: return nil
    }
  }

  private static func isPlain(_ table: FormulaTable) -> Bool { table.columns.isEmpty && table.bars.isEmpty }

  /// Columns as in `{c|cr}`.
  static func columns(of table: FormulaTable) -> String {
    let count = max(table.columns.count, table.rows.map(\.count).max() ?? 0)
    var text = ""
    for column in 0...count {
      if table.bars.contains(column) { text += "|" }
      if column == count { break }
      switch table.column(column) {
      case .left: text += "l"
      case .centre: text += "c"
      case .right: text += "r"
      }
    }
    return text
  }
}

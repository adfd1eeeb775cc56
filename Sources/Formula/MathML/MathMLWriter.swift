/// Writes a tree as MathML Core, which browsers draw without a script.
struct MathMLWriter {
  private var output = ""

  /// The element `math` with the source of the formula as its annotation.
  static func element(_ root: FormulaNode, source: String, isDisplay: Bool) -> String {
    var writer = MathMLWriter()
    writer.output = isDisplay ? "<math display=\"block\"><semantics>" : "<math><semantics>"
    writer.row(root)
    writer.element("annotation", "encoding=\"application/x-tex\"", text: source)
    return writer.output + "</semantics></math>"
  }

  // MARK: - Elements

  private mutating func element(_ name: String, _ attributes: String = "", text: String) {
    output += attributes.isEmpty ? "<\(name)>" : "<\(name) \(attributes)>"
    output += Self.escaped(text)
    output += "</\(name)>"
  }

  private mutating func element(_ name: String, _ attributes: String = "", _ content: (inout MathMLWriter) -> Void) {
    output += attributes.isEmpty ? "<\(name)>" : "<\(name) \(attributes)>"
    content(&self)
    output += "</\(name)>"
  }

  /// The text with signs of markup escaped; controls that XML forbids become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar.isForbiddenInMarkup ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  // MARK: - Nodes

  /// A node as exactly one element.
  private mutating func row(_ node: FormulaNode) {
    if case .row(let nodes) = node {
      element("mrow") { $0.nodes(nodes) }
    } else {
      self.node(node)
    }
  }

  private mutating func nodes(_ nodes: [FormulaNode]) {
    let classes = FormulaClass.classes(of: nodes)
    for (index, node) in nodes.enumerated() {
      self.node(node, isOperator: classes[index] == .binary || FormulaClass(node) != .binary)
      guard classes[index] == .function, index + 1 < nodes.count else { continue }
      output += "<mo>\u{2061}</mo>"
      if classes[index + 1].isOperand || classes[index + 1] == .function {
        output += "<mspace width=\"0.1667em\"></mspace>"
      }
    }
  }

  private mutating func node(_ node: FormulaNode, isOperator: Bool = true) {
    switch node {
    case .row: row(node)
    case .atom(let atom): self.atom(atom, isPrefix: !isOperator)
    case .text(let text): element("mtext", text: text.replacing(" ", with: "\u{A0}"))
    case .raw(let text): element("mtext", "class=\"math-raw\"", text: text)
    case .space(let width):
      if width != 0 { output += "<mspace width=\"\(Self.ems(width))\"></mspace>" }
    case .fraction(let above, let below, let hasBar):
      element("mfrac", hasBar ? "" : "linethickness=\"0\"") {
        $0.row(above)
        $0.row(below)
      }
    case .root(let radicand, let degree):
      if let degree {
        element("mroot") {
          $0.row(radicand)
          $0.row(degree)
        }
      } else {
        element("msqrt") { $0.row(radicand) }
      }
    case .scripts(let scripts): self.scripts(scripts)
    case .marked(let base, let mark): marked(base, mark)
    // A row of its own, so that delimiters grow with what they hold and no more.
    case .fenced(let fence): element("mrow") { $0.fenced(fence) }
    case .table(let table): self.table(table)
    case .enclosed(let content, let enclosure): enclosed(content, enclosure)
    }
  }

  private mutating func atom(_ atom: FormulaAtom, isPrefix: Bool) {
    let text = atom.alphabet?.styled(atom.text) ?? atom.text
    switch atom.kind {
    case .identifier:
      element("mi", atom.alphabet == .upright && atom.text.count == 1 ? "mathvariant=\"normal\"" : "", text: text)
    case .number: element("mn", text: text)
    case .sign:
      if Self.ordinarySigns.contains(text) {
        element("mo", "stretchy=\"false\" lspace=\"0\" rspace=\"0\"", text: text)
      } else if text == "∞" || text == "∅" || text == "°" {
        element("mi", text: text)
      } else {
        element("mo", "lspace=\"0\" rspace=\"0\"", text: text)
      }
    case .function(let hasLimits):
      if hasLimits {
        element("mo", "movablelimits=\"true\" lspace=\"0\" rspace=\"0\"", text: text)
      } else {
        element("mi", text.count == 1 ? "mathvariant=\"normal\"" : "", text: text)
      }
    case .large: element("mo", text: text)
    case .binary: element("mo", isPrefix ? "form=\"prefix\" lspace=\"0\" rspace=\"0\"" : "", text: text)
    case .relation: element("mo", text == ":" ? "lspace=\"0.2778em\" rspace=\"0.2778em\"" : "", text: text)
    case .opening, .closing: element("mo", "stretchy=\"false\"", text: text)
    case .punctuation: element("mo", "separator=\"true\"", text: text)
    }
  }

  /// Signs that a browser would else let grow or give room.
  private static let ordinarySigns: Set = ["|", "‖", "/", "\\", "′", "″", "‴", "⁗"]

  private mutating func scripts(_ scripts: FormulaScripts) {
    let isBeside = scripts.placement == .beside
    let name =
      switch (scripts.lower, scripts.upper) {
      case (nil, nil): "mrow"
      case (.some, nil): isBeside ? "msub" : "munder"
      case (nil, .some): isBeside ? "msup" : "mover"
      case (.some, .some): isBeside ? "msubsup" : "munderover"
      }
    element(name) {
      if scripts.placement == .stacked, case .atom(let atom) = scripts.base, $0.fixedLimits(atom) {
      } else {
        $0.row(scripts.base)
      }
      if let lower = scripts.lower { $0.row(lower) }
      if let upper = scripts.upper { $0.row(upper) }
    }
  }

  /// A sign whose limits stay over and under it in a line too; false for other atoms.
  private mutating func fixedLimits(_ atom: FormulaAtom) -> Bool {
    guard case .large = atom.kind else { return false }
    element("mo", "movablelimits=\"false\"", text: atom.text)
    return true
  }

  private mutating func marked(_ base: FormulaNode, _ mark: FormulaMark) {
    let attribute = mark.isBelow ? "accentunder=\"true\"" : "accent=\"true\""
    element(mark.isBelow ? "munder" : "mover", attribute) {
      $0.row(base)
      $0.element("mo", "stretchy=\"\(mark.isWide)\"", text: mark.sign)
    }
  }

  private mutating func fenced(_ fence: FormulaFence) {
    delimiter(fence.opening, "form=\"prefix\"")
    for (index, part) in fence.parts.enumerated() {
      if index > 0 { delimiter(fence.between[index - 1], "form=\"infix\"") }
      row(part)
    }
    delimiter(fence.closing, "form=\"postfix\"")
  }

  private mutating func delimiter(_ sign: String, _ attributes: String) {
    guard !sign.isEmpty else { return }
    element("mo", "fence=\"true\" stretchy=\"true\" \(attributes)", text: sign)
  }

  private mutating func enclosed(_ content: FormulaNode, _ enclosure: FormulaEnclosure) {
    switch enclosure {
    case .hidden: element("mphantom") { $0.row(content) }
    case .box: element("mrow", "class=\"math-box\"") { $0.row(content) }
    case .cross: element("mrow", "class=\"math-cross\"") { $0.row(content) }
    case .strike: element("mrow", "class=\"math-strike\"") { $0.row(content) }
    case .angle: element("mrow", "class=\"math-angle\"") { $0.row(content) }
    }
  }

  private mutating func table(_ table: FormulaTable) {
    let count = table.rows.map(\.count).max() ?? 0
    let style =
      switch table.style {
      case .matrix: ""
      case .cases: "class=\"math-cases\""
      case .aligned: "class=\"math-aligned\" displaystyle=\"true\""
      case .lines: "class=\"math-lines\""
      }
    element("mtable", style) { writer in
      for (rowIndex, cells) in table.rows.enumerated() {
        writer.element("mtr") { writer in
          for column in 0..<count {
            let classes = table.classes(row: rowIndex, column: column)
            writer.element("mtd", classes.isEmpty ? "" : "class=\"\(classes)\"") {
              if column < cells.count { $0.row(cells[column]) }
            }
          }
        }
      }
    }
  }

  /// Eighteenths of an em as a length: `0.5em`.
  private static func ems(_ width: Int) -> String {
    let thousandths = (abs(width) * 1000 + 9) / 18
    let digits = String(thousandths % 1000)
    return "\(width < 0 ? "-" : "")\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)em"
  }
}

extension FormulaTable {
  /// The classes of a cell: its side, and the lines beside it.
  fileprivate func classes(row: Int, column: Int) -> String {
    var classes: [String] = []
    switch self.column(column) {
    case .left: classes.append("math-left")
    case .right: classes.append("math-right")
    case .centre: break
    }
    if bars.contains(column) { classes.append("math-bar") }
    if bars.contains(column + 1), column + 1 == rows.map(\.count).max() { classes.append("math-bar-behind") }
    if rules.contains(row) { classes.append("math-rule") }
    if row == rows.count - 1, rules.contains(row + 1) { classes.append("math-rule-below") }
    return classes.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// Controls, bidirectional overrides and scalars that XML does not allow.
  fileprivate var isForbiddenInMarkup: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

/// Writes a tree as TeX, which reads as the same tree.
struct TeXWriter {
  private var output = ""

  static func source(_ root: FormulaNode) -> String {
    var writer = TeXWriter()
    writer.nodes(root.parts)
    return writer.output
  }

  // MARK: - Pieces

  /// Adds a piece; a blank keeps a command's name from a letter, and a number from another.
  private mutating func put(_ piece: String) {
    guard let first = piece.unicodeScalars.first, let last = output.unicodeScalars.last else {
      output += piece
      return
    }
    let isBehindCommand = first.isTeXLetter && endsWithCommand
    if isBehindCommand || (first.isTeXDigit && last.isTeXDigit) { output += " " }
    output += piece
  }

  private var endsWithCommand: Bool {
    guard let last = output.unicodeScalars.last, last.isTeXLetter else { return false }
    let name = output.unicodeScalars.reversed().prefix { $0.isTeXLetter }.count
    return output.unicodeScalars.dropLast(name).last == "\\"
  }

  private mutating func group(_ node: FormulaNode) {
    output += "{"
    nodes(node.parts)
    output += "}"
  }

  private mutating func command(_ name: String, _ arguments: FormulaNode...) {
    put("\\" + name)
    for argument in arguments { group(argument) }
  }

  // MARK: - Nodes

  private mutating func nodes(_ nodes: [FormulaNode]) {
    for (index, node) in nodes.enumerated() {
      if index + 2 == nodes.count, node.isOpenBrace, case .table(var table) = nodes[index + 1], table.style == .matrix {
        table.style = .cases
        environment(table, "cases")
        return
      }
      self.node(node)
    }
  }

  private mutating func node(_ node: FormulaNode) {
    switch node {
    case .row: group(node)
    case .atom(let atom): put(TeXSigns.source(of: atom))
    case .text(let text): put("\\text{\(TeXSigns.words(text))}")
    case .raw(let text): put(text)
    case .space(let width): space(width)
    case .fraction(let above, let below, true): command("frac", above, below)
    case .fraction(let above, let below, false):
      output += "{"
      nodes(above.parts)
      put("\\atop")
      output += " "
      nodes(below.parts)
      output += "}"
    case .root(let radicand, let degree): root(radicand, degree)
    case .scripts(let scripts): self.scripts(scripts)
    case .marked(let base, let mark): command(TeXSigns.name(of: mark), base)
    case .fenced(let fence): fenced(fence)
    case .table(let table): environment(table, TeXSigns.environment(table))
    case .enclosed(let content, let enclosure): command(TeXSigns.name(of: enclosure), content)
    }
  }

  private mutating func space(_ width: Int) {
    if width == 0 { return }
    put(TeXSigns.spaces[width].map { "\\" + $0 } ?? "\\mkern\(width)mu ")
  }

  private mutating func root(_ radicand: FormulaNode, _ degree: FormulaNode?) {
    put("\\sqrt")
    if let degree { output += "[{\(Self.source(degree))}]" }
    group(radicand)
  }

  // MARK: - Scripts

  private mutating func scripts(_ scripts: FormulaScripts) {
    if longArrow(scripts) { return }
    let natural = FormulaScripts.placement(of: scripts.base)
    if scripts.placement == .stacked, natural != .stacked, !scripts.base.isLarge {
      stacked(scripts)
      return
    }
    switch scripts.base {
    case .row, .scripts: group(scripts.base)
    default: node(scripts.base)
    }
    if scripts.placement == .stacked, natural != .stacked { put("\\limits") }
    if scripts.placement == .beside, natural != .beside { put("\\nolimits") }
    if let lower = scripts.lower { script("_", lower) }
    if let upper = scripts.upper { raised(upper) }
  }

  /// Primes are signs of their own: `f'`, `f'^2`.
  private mutating func raised(_ upper: FormulaNode) {
    let counts = ["′": 1, "″": 2, "‴": 3, "⁗": 4]
    var rest = upper.parts
    if case .atom(let atom) = rest.first, let count = counts[atom.text] {
      output += String(repeating: "'", count: count)
      rest.removeFirst()
      if rest.isEmpty { return }
    }
    script("^", .joined(rest))
  }

  private mutating func script(_ sign: String, _ node: FormulaNode) {
    output += sign
    if case .atom(let atom) = node, atom.alphabet == nil, atom.text.count == 1,
      let scalar = atom.text.unicodeScalars.first,
      scalar.isTeXDigit || scalar.isTeXLetter
    {
      output += atom.text
    } else {
      group(node)
    }
  }

  private mutating func stacked(_ scripts: FormulaScripts) {
    guard let upper = scripts.upper else {
      command("underset", scripts.lower ?? .empty, scripts.base)
      return
    }
    guard let lower = scripts.lower else {
      command("overset", upper, scripts.base)
      return
    }
    command("overset", upper, .scripts(FormulaScripts(base: scripts.base, lower: lower, placement: .stacked)))
  }

  /// An arrow as long as the words over it; false for other bases.
  private mutating func longArrow(_ scripts: FormulaScripts) -> Bool {
    guard scripts.placement == .stacked, case .atom(let atom) = scripts.base, atom.kind == .relation,
      let name = TeXSigns.longArrows[atom.text]
    else { return false }
    put("\\" + name)
    if let lower = scripts.lower { output += "[{\(Self.source(lower))}]" }
    group(scripts.upper ?? .empty)
    return true
  }

  // MARK: - Fences and tables

  private mutating func fenced(_ fence: FormulaFence) {
    if fence.parts.count == 1 {
      if case .table(let table) = fence.parts[0], let name = TeXSigns.environment(table, in: fence) {
        environment(table, name)
        return
      }
      if fence.opening == "(", fence.closing == ")", case .fraction(let above, let below, false) = fence.parts[0] {
        command("binom", above, below)
        return
      }
    }
    put("\\left" + TeXSigns.delimiter(fence.opening))
    for (index, part) in fence.parts.enumerated() {
      if index > 0 { put("\\middle" + TeXSigns.delimiter(fence.between[index - 1])) }
      nodes(part.parts)
    }
    put("\\right" + TeXSigns.delimiter(fence.closing))
  }

  private mutating func environment(_ table: FormulaTable, _ name: String) {
    put("\\begin{\(name)}")
    if name == "array" { output += "{\(TeXSigns.columns(of: table))}" }
    for (index, row) in table.rows.enumerated() {
      output += index > 0 ? " \\\\ " : name == "array" ? "" : " "
      if table.rules.contains(index) { output += "\\hline " }
      for (column, cell) in row.enumerated() {
        if column > 0 { output += " & " }
        let text = Self.source(cell)
        // Behind a row's end such signs would belong to it.
        if column == 0, index > 0, text.hasPrefix("[") || text.hasPrefix("*") { output += "{}" }
        output += text
      }
    }
    if table.rules.contains(table.rows.count) { output += " \\\\ \\hline" }
    output += " \\end{\(name)}"
  }
}

extension FormulaNode {
  /// A brace that nothing closes, as before the cases of a definition.
  fileprivate var isOpenBrace: Bool {
    if case .atom(let atom) = self { return atom.text == "{" && atom.kind == .opening }
    return false
  }

  /// A sign such as `∑`, or a name, which takes `\limits`.
  fileprivate var isLarge: Bool {
    guard case .atom(let atom) = self else { return false }
    switch atom.kind {
    case .large, .function: return true
    case .identifier, .number, .sign, .binary, .relation, .opening, .closing, .punctuation: return false
    }
  }
}

/// Writes a tree in one line: `∑ᵢ₌₁ⁿ i²`, `(a+b)/2`, `√(x²+1)`.
struct FormulaLineWriter {
  /// Inside a script nothing has room beside it.
  private var isInScript = false

  static func line(_ node: FormulaNode) -> String {
    FormulaLineWriter().text(node).trimmingBlanks
  }

  /// A script's text without room beside its signs.
  static func script(_ node: FormulaNode) -> String {
    FormulaLineWriter(isInScript: true).text(node).trimmingBlanks
  }

  private func text(_ node: FormulaNode) -> String {
    switch node {
    case .row(let nodes): return row(nodes)
    case .atom(let atom): return atom.plainText
    case .text(let text), .raw(let text): return text
    case .space(let width): return width >= 3 ? " " : ""
    case .fraction(let above, let below, let hasBar): return fraction(above, below, hasBar: hasBar)
    case .root(let radicand, let degree): return root(radicand, degree)
    case .scripts(let scripts): return self.scripts(scripts)
    case .marked(let base, let mark): return marked(base, mark)
    case .fenced(let fence): return fenced(fence)
    case .table(let table): return self.table(table)
    case .enclosed(let content, let enclosure): return enclosed(content, enclosure)
    }
  }

  // MARK: - Rows

  private func row(_ nodes: [FormulaNode]) -> String {
    let classes = FormulaClass.classes(of: nodes)
    var result = ""
    for (index, node) in nodes.enumerated() {
      let before = index > 0 ? classes[index - 1] : nil
      let following = index + 1 < nodes.count ? classes[index + 1] : nil
      var piece = text(node)
      if piece.isEmpty { continue }
      if classes[index] == .fraction, case .fraction(let above, _, true) = node {
        piece = quotient(piece, above, before: before, following: following)
      }
      if needsBlank(between: before, and: classes[index], behind: result) { result += " " }
      if result.last == " ", piece.first == " " { piece.removeFirst() }
      result += piece
    }
    return result
  }

  /// A quotient between factors gets parentheses; behind a whole number it is the rest of a mixed one.
  private func quotient(
    _ text: String, _ above: FormulaNode, before: FormulaClass?, following: FormulaClass?
  ) -> String {
    let isMixed = before == .number && FormulaClass(above) == .number
    let hasFactor = following.map { $0.isOperand || $0 == .opening || $0 == .fence || $0 == .function || $0 == .large }
    let isBehindFactor = before.map { $0.isOperand || $0 == .closing || $0 == .fence } ?? false
    if isMixed { return " \(text)" + (hasFactor == true ? " " : "") }
    return isBehindFactor || hasFactor == true ? "(\(text))" : text
  }

  private func needsBlank(between before: FormulaClass?, and here: FormulaClass, behind text: String) -> Bool {
    guard let before, let last = text.last, last != " " else { return false }
    if isInScript { return before == .function && here.isOperand || before.isOperand && here == .function }
    if before == .relation || here == .relation { return here != .closing || before == .relation }
    switch before {
    case .punctuation: return true
    case .function: return here.isOperand || here == .function || here == .large
    case .large: return here.isOperand || [.function, .large, .fence, .opening].contains(here)
    case .ordinary, .number, .fraction, .closing, .fence:
      if here == .function || here == .large { return true }
      return here.isOperand && text.endsWithPlainScript
    case .binary, .relation, .opening, .space, .prefix: return false
    }
  }

  // MARK: - Fractions and roots

  private func fraction(_ above: FormulaNode, _ below: FormulaNode, hasBar: Bool) -> String {
    guard hasBar else { return "\(text(above)); \(text(below))" }
    return factor(above, isBelow: false) + "/" + factor(below, isBelow: true)
  }

  private func factor(_ node: FormulaNode, isBelow: Bool) -> String {
    let written = text(node).trimmingBlanks
    return node.isOneFactor(isBelow: isBelow) ? written : "(\(written))"
  }

  private func root(_ radicand: FormulaNode, _ degree: FormulaNode?) -> String {
    let written = text(radicand).trimmingBlanks
    let content = radicand.isOneSign ? written : "(\(written))"
    guard let degree else { return "√" + content }
    let index = Self.script(degree)
    switch index {
    case "2": return "√" + content
    case "3": return "∛" + content
    case "4": return "∜" + content
    default: return (ShiftedSigns.text(index, isRaised: true) ?? "^(\(index))") + "√" + content
    }
  }

  // MARK: - Scripts and marks

  private func scripts(_ scripts: FormulaScripts) -> String {
    var result = text(scripts.base)
    if !scripts.base.isOneBase { result = "(\(result.trimmingBlanks))" }
    let lower = scripts.lower.map { shifted($0, isRaised: false) } ?? ""
    let upper = scripts.upper.map { shifted($0, isRaised: true) } ?? ""
    // Numbers before an element: its mass stands first.
    return scripts.base.isEmpty ? upper + lower : result + lower + upper
  }

  private func shifted(_ node: FormulaNode, isRaised: Bool) -> String {
    let script = Self.script(node)
    if script.isEmpty { return "" }
    if let signs = ShiftedSigns.text(script, isRaised: isRaised) { return signs }
    return (isRaised ? "^" : "_") + (script.count == 1 ? script : "(\(script))")
  }

  private func marked(_ base: FormulaNode, _ mark: FormulaMark) -> String {
    let written = text(base)
    guard let combining = mark.combining else { return base.isOneBase ? written : "(\(written))" }
    if combining == "\u{305}" || combining == "\u{332}" { return String(written.flatMap { "\($0)\(combining)" }) }
    guard !written.isEmpty else { return "" }
    let middle = written.index(written.startIndex, offsetBy: written.count / 2)
    return written[...middle] + combining + written[written.index(after: middle)...]
  }

  private func enclosed(_ content: FormulaNode, _ enclosure: FormulaEnclosure) -> String {
    let written = text(content)
    switch enclosure {
    case .hidden: return ""
    case .box: return "[\(written)]"
    case .cross: return String(written.flatMap { "\($0)\u{338}" })
    case .strike: return String(written.flatMap { "\($0)\u{336}" })
    case .angle: return "∠" + (content.isOneBase ? written : "(\(written))")
    }
  }

  // MARK: - Fences and tables

  private func fenced(_ fence: FormulaFence) -> String {
    let parts = fence.parts.map { text($0).trimmingBlanks }
    let between = fence.between.map { isInScript ? $0 : " \($0) " } + [""]
    return fence.opening + zip(parts, between).map { $0 + $1 }.joined() + fence.closing
  }

  private func table(_ table: FormulaTable) -> String {
    let separator = table.style == .aligned ? "" : ", "
    let rows = table.rows.map { cells in
      table.style == .aligned
        ? row(cells.flatMap(\.parts)).trimmingBlanks
        : cells.map { text($0).trimmingBlanks }.joined(separator: separator)
    }
    return rows.joined(separator: "; ")
  }
}

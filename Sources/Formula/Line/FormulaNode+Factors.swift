extension FormulaNode {
  /// One letter, number or name that needs no parentheses under a root.
  var isOneSign: Bool {
    switch self {
    case .atom(let atom): atom.kind == .number || atom.text.count == 1
    case .row(let nodes): nodes.count == 1 && nodes[0].isOneSign
    case .fenced(let fence): fence.opening == "(" && fence.closing == ")"
    case .text, .space, .fraction, .root, .scripts, .marked, .table, .enclosed, .raw: false
    }
  }

  /// A base whose scripts are not mistaken for those of its last letter.
  var isOneBase: Bool {
    switch self {
    case .atom, .text, .fenced, .table, .raw, .space, .marked: true
    case .row(let nodes):
      nodes.isEmpty || nodes.count == 1 && nodes[0].isOneBase || FormulaNode.factors(of: nodes) == [.fence]
    case .enclosed(_, let enclosure): enclosure == .box || enclosure == .hidden
    case .fraction, .root, .scripts: false
    }
  }

  /// True for a part of a fraction that needs no parentheses: a product above, one factor below.
  func isOneFactor(isBelow: Bool) -> Bool {
    switch self {
    case .row(let nodes):
      let factors = FormulaNode.factors(of: nodes).filter { isBelow || $0 != .prefix }
      if factors.count <= 1 { return true }
      let separating: Set<FormulaClass> = [.binary, .relation, .punctuation, .fraction, .function, .large]
      return !factors.contains(where: separating.contains) && (!isBelow || isDifferential)
    case .fraction: return false
    case .atom, .text, .root, .scripts, .marked, .fenced, .table, .enclosed, .space, .raw: return true
    }
  }

  /// The classes of what a row has outside of its brackets; each pair of brackets counts as one.
  private static func factors(of nodes: [FormulaNode]) -> [FormulaClass] {
    var depth = 0
    var factors: [FormulaClass] = []
    for factor in FormulaClass.classes(of: nodes) where factor != .space {
      if factor == .closing { depth = max(0, depth - 1) }
      if depth == 0 && factor != .closing { factors.append(factor == .opening ? .fence : factor) }
      if factor == .opening { depth += 1 }
    }
    return factors
  }

  /// The `dx` or `∂x²` below a derivative.
  private var isDifferential: Bool {
    guard case .row(let nodes) = self, nodes.count == 2, case .atom(let first) = nodes[0] else { return false }
    return first.text == "d" || first.text == "∂"
  }
}

extension FormulaAtom {
  /// The text for lines and drawings, in letters of its alphabet where they differ in meaning.
  var plainText: String {
    guard let alphabet, alphabet.isShownInPlainText else { return text }
    return alphabet.styled(text)
  }
}

extension String {
  /// The text without blanks at both ends.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[first...last])
  }

  /// True where a script of one plain sign ends the text, such as `^∞`: a letter behind it would be read with it.
  var endsWithPlainScript: Bool {
    let end = suffix(2)
    return end.count == 2 && (end.first == "^" || end.first == "_")
  }
}

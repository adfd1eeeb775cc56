extension TeXReader {
  /// A formula of chemistry as mhchem writes it: `2H2 + O2 -> 2H2O`.
  mutating func chemistry(_ source: String) throws(FormulaProblem) -> FormulaNode {
    guard depth < Self.deepest else { throw problem(.tooDeep(limit: Self.deepest)) }
    var reader = TeXReader(source)
    reader.depth = depth + 1
    do {
      let node = try reader.substances()
      problems += reader.problems.map { FormulaProblem(kind: $0.kind, offset: place) }
      return node
    } catch {
      throw problem(error.kind)
    }
  }

  private mutating func substances() throws(FormulaProblem) -> FormulaNode {
    alphabet = .upright
    var nodes: [FormulaNode] = []
    var isAtStart = true
    while let here = scalar() {
      if here.isTeXBlank {
        place += 1
        isAtStart = true
        continue
      }
      if let arrow = try reactionArrow() {
        nodes.append(arrow)
        isAtStart = true
      } else if isAtStart, let sign = loneSign() {
        nodes.append(sign)
      } else {
        if isAtStart, !nodes.isEmpty, case .atom(let atom) = nodes[nodes.count - 1], atom.kind == .identifier {
          nodes.append(.space(6))
        }
        if isAtStart, let count = stoichiometry() { nodes += [count, .space(3)] }
        isAtStart = false
        if let node = try substancePart() { nodes.append(node) }
      }
    }
    return .joined(nodes)
  }

  /// An arrow with what stands over and under it: `->[H2O][\Delta]`.
  private mutating func reactionArrow() throws(FormulaProblem) -> FormulaNode? {
    let arrows = [
      ("<=>>", "⇌"), ("<<=>", "⇌"), ("<=>", "⇌"), ("<-->", "⇄"), ("<->", "↔"), ("->", "→"), ("<-", "←"),
    ]
    guard let (written, sign) = arrows.first(where: { isNext($0.0) }) else { return nil }
    place += written.unicodeScalars.count
    let upper = try arrowLabel()
    let lower = upper == nil ? nil : try arrowLabel()
    return FormulaScripts.node(.atom(FormulaAtom(sign, .relation)), lower, upper, .stacked)
  }

  private mutating func arrowLabel() throws(FormulaProblem) -> FormulaNode? {
    guard scalar() == "[" else { return nil }
    let label = try chemistry(try rawGroup(to: "]"))
    return label.isEmpty ? nil : label
  }

  /// A sign that stands between blanks: plus, equals, and the arrows of gases and solids.
  private mutating func loneSign() -> FormulaNode? {
    guard let here = scalar(), scalar(1).map({ $0.isTeXBlank }) ?? true else { return nil }
    let atom: FormulaAtom
    switch here {
    case "+": atom = FormulaAtom("+", .binary)
    case "-": atom = FormulaAtom("−", .binary)
    case "=": atom = FormulaAtom("=", .relation)
    case "^": atom = FormulaAtom("↑", .sign)
    case "v": atom = FormulaAtom("↓", .sign)
    case "*", ".": atom = FormulaAtom("⋅", .binary)
    default: return nil
    }
    place += 1
    return atom.kind == .sign ? .row([.space(3), .atom(atom)]) : .atom(atom)
  }

  /// The number before a substance: `2`, `0.5`, `1/2`.
  private mutating func stoichiometry() -> FormulaNode? {
    guard let number = digits() else { return nil }
    guard scalar() == "/", scalar(1)?.isTeXDigit == true else { return .atom(FormulaAtom(number, .number)) }
    place += 1
    let below = digits() ?? ""
    return .fraction(.atom(FormulaAtom(number, .number)), .atom(FormulaAtom(below, .number)), hasBar: true)
  }

  private mutating func digits(isWhole: Bool = false) -> String? {
    var text = ""
    while let here = scalar(),
      here.isTeXDigit || !isWhole && (here == "." || here == ",") && scalar(1)?.isTeXDigit == true
    {
      text.unicodeScalars.append(here)
      place += 1
    }
    return text.isEmpty ? nil : text
  }

  /// Elements, brackets and bonds, with the numbers and charges behind them.
  private mutating func substancePart() throws(FormulaProblem) -> FormulaNode? {
    guard let here = scalar() else { return nil }
    switch here {
    case "^", "_": return try withNumbers(.empty)
    case "$":
      let start = place
      place += 1
      guard let end = scalars[place...].firstIndex(of: "$") else { throw problem(.unfinished("$"), at: start) }
      let tex = String(String.UnicodeScalarView(scalars[place..<end]))
      place = end + 1
      return try formula(in: tex)
    case "\\" where isNext("\\bond"): return try bond()
    case "-", "=", "#":
      place += 1
      return .atom(FormulaAtom(here == "-" ? "−" : here == "#" ? "≡" : "=", .sign))
    case "*", ".":
      place += 1
      let count = stoichiometry()
      return .row([.atom(FormulaAtom("⋅", .binary))] + (count.map { [$0, .space(3)] } ?? []))
    case "(" where isState(): return .text(try "(" + rawGroup(to: ")") + ")")
    case "{": return try withNumbers(.text(try rawArgument(of: "\\ce")))
    case "\\":
      return try item(next).map { (node) throws(FormulaProblem) in try withNumbers(node) }
    default:
      if here.isTeXLetter { return try withNumbers(element()) }
      place += 1
      return try withNumbers(.atom(FormulaSigns.atom(Character(here))))
    }
  }

  /// One element's letters: a capital with the small ones behind it, or small ones alone.
  private mutating func element() -> FormulaNode {
    var text = ""
    while let here = scalar(), here.isTeXLetter, text.isEmpty || ("a"..."z").contains(here) {
      text.unicodeScalars.append(here)
      place += 1
    }
    return .atom(FormulaAtom(text, .identifier, alphabet: .upright))
  }

  /// States of matter are no groups: `(aq)`, `(s)`, `(l)`, `(g)`.
  private func isState() -> Bool { ["(aq)", "(s)", "(l)", "(g)", "(cr)", "(v)"].contains(where: isNext) }

  private func isNext(_ text: String) -> Bool {
    scalars[place...].starts(with: text.unicodeScalars)
  }

  private mutating func bond() throws(FormulaProblem) -> FormulaNode {
    skip(next)
    let kinds = ["-": "−", "1": "−", "=": "=", "2": "=", "#": "≡", "3": "≡", "~": "∼", "->": "→", "<-": "←"]
    let kind = try rawArgument(of: "\\bond")
    return .atom(FormulaAtom(kinds[kind] ?? "⋯", .sign))
  }

  /// The count, charge and explicit scripts behind a part.
  private mutating func withNumbers(_ base: FormulaNode) throws(FormulaProblem) -> FormulaNode {
    var lower: FormulaNode?
    var upper: FormulaNode?
    if base != .empty, let count = digits(isWhole: true) { lower = .atom(FormulaAtom(count, .number)) }
    while let here = scalar() {
      if here == "^" && upper == nil {
        place += 1
        upper = try chargeOrNumber()
      } else if here == "_" && lower == nil {
        place += 1
        lower = try chargeOrNumber()
      } else if (here == "+" || here == "-") && upper == nil && base != .empty && isCharge() {
        place += 1
        upper = .atom(FormulaAtom(here == "+" ? "+" : "−", .sign))
      } else {
        break
      }
    }
    return FormulaScripts.node(base, lower, upper, .beside)
  }

  /// A plus or minus at the end of a substance; before another letter it is a bond.
  private func isCharge() -> Bool {
    guard let following = scalar(1) else { return true }
    return following.isTeXBlank || ")]}+-(,".unicodeScalars.contains(following)
  }

  private mutating func chargeOrNumber() throws(FormulaProblem) -> FormulaNode {
    if scalar() == "{" { return try formula(in: "\\mathrm{" + rawArgument(of: "^") + "}") }
    var text = ""
    while let here = scalar(), here.isTeXDigit || here == "+" || here == "-" && !isNext("->") || here == "." {
      text.unicodeScalars.append(here == "-" ? "−" : here)
      place += 1
    }
    guard text.isEmpty else { return .atom(FormulaAtom(text, .number)) }
    return try argument(of: "^")
  }
}

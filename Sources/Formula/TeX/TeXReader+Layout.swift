extension TeXReader {
  /// Fractions, roots, fences, and what stands around, over or under something; nil for other commands.
  mutating func layout(_ name: String, _ token: TeXToken) throws(FormulaProblem) -> FormulaNode? {
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac": return try fraction(token)
    case "binom", "dbinom", "tbinom": return try fraction(token, delimiters: ("(", ")"))
    case "genfrac": return try generalFraction(token)
    case "sqrt":
      let degree = try optionalRow()
      return .root(try argument(of: token.text), degree: degree)
    case "left": return try fence(token)
    case "begin": return try environment(token)
    case "overset", "stackrel", "underset": return try stacked(name, token)
    case "substack": return try substack(token)
    case "not": return negated(try argument(of: token.text))
    case "cancel", "bcancel", "xcancel": return .enclosed(try argument(of: token.text), .cross)
    case "sout": return .enclosed(try argument(of: token.text), .strike)
    case "boxed", "fbox": return .enclosed(try argument(of: token.text), .box)
    case "angl", "angln", "phase":
      return .enclosed(name == "angln" ? .atom(FormulaAtom("n", .identifier)) : try argument(of: token.text), .angle)
    case "phantom", "hphantom", "vphantom": return .enclosed(try argument(of: token.text), .hidden)
    case "smash":
      _ = try rawOption()
      return try argument(of: token.text)
    case "llap", "rlap", "clap", "mathllap", "mathrlap", "mathclap", "mathstrut", "vcenter":
      return try argument(of: token.text)
    case "mathbin", "mathrel", "mathop", "mathord", "mathopen", "mathclose", "mathpunct", "mathinner":
      return reclassified(try argument(of: token.text), name)
    case "bra", "Bra": return .fenced(FormulaFence(opening: "⟨", closing: "|", parts: [try argument(of: token.text)]))
    case "ket", "Ket": return .fenced(FormulaFence(opening: "|", closing: "⟩", parts: [try argument(of: token.text)]))
    case "braket", "Braket":
      return .fenced(FormulaFence(opening: "⟨", closing: "⟩", parts: [try argument(of: token.text)]))
    case "set", "Set": return .fenced(FormulaFence(opening: "{", closing: "}", parts: [try argument(of: token.text)]))
    case "bmod", "mod": return .row([.space(6), .atom(FormulaAtom("mod", .identifier, alphabet: .upright)), .space(6)])
    case "pmod", "pod": return modulus(try argument(of: token.text), isNamed: name == "pmod")
    case "VERT": return .atom(FormulaAtom("|", .sign))
    default: return nil
    }
  }

  private mutating func fraction(
    _ token: TeXToken, delimiters: (String, String)? = nil
  ) throws(FormulaProblem) -> FormulaNode {
    _ = try rawOption()
    let above = try argument(of: token.text)
    let node = FormulaNode.fraction(above, try argument(of: token.text), hasBar: delimiters == nil)
    return delimiters.map { .fenced(FormulaFence(opening: $0.0, closing: $0.1, parts: [node])) } ?? node
  }

  /// Delimiters, thickness and style come before both parts.
  private mutating func generalFraction(_ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    let opening = delimiter(try rawArgument(of: token.text))
    let closing = delimiter(try rawArgument(of: token.text))
    let thickness = try rawArgument(of: token.text)
    _ = try rawArgument(of: token.text)
    let above = try argument(of: token.text)
    let hasBar = !thickness.hasPrefix("0")
    let node = FormulaNode.fraction(above, try argument(of: token.text), hasBar: hasBar)
    guard !opening.isEmpty || !closing.isEmpty else { return node }
    return .fenced(FormulaFence(opening: opening, closing: closing, parts: [node]))
  }

  /// The parts between a `\left` that was taken and its `\right`.
  private mutating func fence(_ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    let start = place - token.length
    var fence = FormulaFence(opening: try nextDelimiter(token), closing: "", parts: [])
    while true {
      fence.parts.append(try row(until: .fence))
      let end = next
      guard end.length > 0 else { throw problem(.unfinished("\\right"), at: start) }
      skip(end)
      let sign = try nextDelimiter(end)
      if end.text == "\\right" {
        fence.closing = sign
        return .fenced(fence)
      }
      fence.between.append(sign)
    }
  }

  private mutating func nextDelimiter(_ behind: TeXToken) throws(FormulaProblem) -> String {
    skipBlanks()
    let token = next
    guard token.length > 0 else { throw problem(.missingArgument(behind.text)) }
    skip(token)
    return delimiter(token.text)
  }

  /// The sign of a delimiter as written; empty for a point.
  private func delimiter(_ text: String) -> String {
    switch text {
    case ".", "": return ""
    case "\\{": return "{"
    case "\\}": return "}"
    case "\\|": return "‖"
    case "<": return "⟨"
    case ">": return "⟩"
    default:
      let command = text.hasPrefix("\\") ? String(text.dropFirst()) : nil
      if command == "lt" { return "⟨" }
      if command == "gt" { return "⟩" }
      return command.flatMap { FormulaSigns.atom($0)?.text } ?? text
    }
  }

  private mutating func stacked(_ name: String, _ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    let over = try argument(of: token.text)
    let base = try argument(of: token.text)
    return name == "underset"
      ? FormulaScripts.node(base, over, nil, .stacked) : FormulaScripts.node(base, nil, over, .stacked)
  }

  private func modulus(_ number: FormulaNode, isNamed: Bool) -> FormulaNode {
    let name: [FormulaNode] = isNamed ? [.atom(FormulaAtom("mod", .function(hasLimits: false))), .space(6)] : []
    return .row([
      .space(18), .atom(FormulaAtom("(", .opening)), .row(name + [number]), .atom(FormulaAtom(")", .closing)),
    ])
  }

  /// A sign with a stroke through it, as Unicode composes it: `=` becomes `≠`.
  private func negated(_ node: FormulaNode) -> FormulaNode {
    guard case .atom(var atom) = node.parts.first ?? .empty else { return node }
    let composed = [
      "=": "≠", "<": "≮", ">": "≯", "∈": "∉", "∋": "∌", "≤": "≰", "≥": "≱", "⊂": "⊄", "⊃": "⊅", "⊆": "⊈", "⊇": "⊉",
      "≡": "≢", "∼": "≁", "≈": "≉", "≅": "≇", "∣": "∤", "∥": "∦", "|": "∤", "∃": "∄", "⊢": "⊬", "⊨": "⊭",
    ]
    atom.text = composed[atom.text] ?? atom.text + "\u{338}"
    if atom.text == "∤" { atom.kind = .relation }
    return .joined([.atom(atom)] + node.parts.dropFirst())
  }

  private func reclassified(_ node: FormulaNode, _ name: String) -> FormulaNode {
    let kinds: [String: FormulaAtom.Kind] = [
      "mathbin": .binary, "mathrel": .relation, "mathop": .function(hasLimits: true), "mathopen": .opening,
      "mathclose": .closing, "mathpunct": .punctuation,
    ]
    guard case .atom(var atom) = node, let kind = kinds[name] else { return node }
    atom.kind = kind
    return .atom(atom)
  }
}

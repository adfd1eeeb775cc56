/// The end of a row of nodes, which is not taken.
enum TeXEnd: Equatable {
  case source, brace, bracket
  /// At `\right` or `\middle`.
  case fence
  /// At `&`, `\\` or `\end`.
  case cell

  func isReached(by token: TeXToken) -> Bool {
    switch self {
    case .source: false
    case .brace: token.text == "}"
    case .bracket: token.text == "]"
    case .fence: token.text == "\\right" || token.text == "\\middle"
    case .cell: ["&", "\\\\", "\\cr", "\\newline", "\\end"].contains(token.text)
    }
  }
}

extension TeXReader {
  /// Nodes up to an end or the end of the source; the caller looks which of both it is.
  mutating func row(until end: TeXEnd) throws(FormulaProblem) -> FormulaNode {
    try nested { (reader: inout TeXReader) throws(FormulaProblem) in
      var nodes: [FormulaNode] = []
      while true {
        reader.skipBlanks()
        let token = reader.next
        if token.length == 0 || end.isReached(by: token) { return FormulaNode.joined(nodes) }
        if let infix = TeXInfix(token) {
          reader.skip(token)
          return try reader.fraction(infix, above: .joined(nodes), until: end)
        }
        if let node = try reader.item(token) { nodes.append(try reader.withScripts(node)) }
      }
    }
  }

  /// A group in braces, a command with its arguments, or a sign; nil for a command that only changes what follows.
  mutating func item(_ token: TeXToken) throws(FormulaProblem) -> FormulaNode? {
    if let command = token.command { return try self.command(command, token) }
    let start = place
    switch token.text {
    case "{":
      let node = try group()
      return node.parts.count == 1 ? node : .row(node.parts)
    case "}", "&", "\\": throw problem(.misplaced(token.text))
    case "^", "_": return .empty
    case "'": return .empty
    case "~":
      place += 1
      return .space(6)
    default: break
    }
    guard let here = scalar() else { return nil }
    if here.isTeXDigit || (here == "." || here == ",") && scalar(1)?.isTeXDigit == true && here == "." {
      return .atom(FormulaAtom(number(), .number, alphabet: alphabet))
    }
    place = start
    return .atom(letters())
  }

  /// The content of a group whose brace stands here.
  mutating func group() throws(FormulaProblem) -> FormulaNode {
    let start = place
    place += 1
    let node = try row(until: .brace)
    guard take("}") else { throw problem(.unfinished("}"), at: start) }
    return node
  }

  /// Digits with their point, or a comma in braces: `3.14`, `3{,}14`.
  private mutating func number() -> String {
    var text = ""
    while let here = scalar() {
      if here.isTeXDigit || here == "." && scalar(1)?.isTeXDigit == true {
        text.unicodeScalars.append(here)
        place += 1
      } else if here == "{", scalar(1) == "," || scalar(1) == ".", scalar(2) == "}", scalar(3)?.isTeXDigit == true,
        let sign = scalar(1)
      {
        text.unicodeScalars.append(sign)
        place += 3
      } else {
        break
      }
    }
    return text
  }

  /// One letter or sign with the marks that combine with it; in upright letters a whole word.
  private mutating func letters() -> FormulaAtom {
    var text = ""
    while let here = scalar() {
      text.unicodeScalars.append(here)
      place += 1
      if let following = scalar(), following.properties.generalCategory == .nonspacingMark { continue }
      guard alphabet == .upright, here.isTeXLetter, scalar()?.isTeXLetter == true else { break }
    }
    if text.count == 1, let character = text.first {
      var atom = FormulaSigns.atom(character)
      if atom.kind == .identifier { atom.alphabet = alphabet }
      return atom
    }
    return FormulaAtom(text, .identifier, alphabet: alphabet)
  }

  /// A fraction whose sign stands between both parts: `a \over b`.
  private mutating func fraction(
    _ infix: TeXInfix, above: FormulaNode, until end: TeXEnd
  ) throws(FormulaProblem) -> FormulaNode {
    if infix.takesThickness { _ = try rawArgument(of: "\\above") }
    let node = FormulaNode.fraction(above, try row(until: end), hasBar: infix.hasBar)
    return infix.delimiters.map { .fenced(FormulaFence(opening: $0.0, closing: $0.1, parts: [node])) } ?? node
  }
}

/// A sign of a fraction between its parts.
private struct TeXInfix {
  var hasBar = true
  var takesThickness = false
  var delimiters: (String, String)?

  init?(_ token: TeXToken) {
    switch token.text {
    case "\\over": break
    case "\\above": takesThickness = true
    case "\\atop": hasBar = false
    case "\\choose": (hasBar, delimiters) = (false, ("(", ")"))
    case "\\brace": (hasBar, delimiters) = (false, ("{", "}"))
    case "\\brack": (hasBar, delimiters) = (false, ("[", "]"))
    default: return nil
    }
  }
}

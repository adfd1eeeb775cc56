extension TeXReader {
  /// A node with the scripts and primes behind it.
  mutating func withScripts(_ base: FormulaNode) throws(FormulaProblem) -> FormulaNode {
    var lower: FormulaNode?
    var upper: FormulaNode?
    var primes = 0
    var placement = FormulaScripts.placement(of: base)
    while true {
      let start = place
      skipBlanks()
      let token = next
      switch token.text {
      case "\\limits", "\\displaylimits": (placement, place) = (.stacked, place + token.length)
      case "\\nolimits": (placement, place) = (.beside, place + token.length)
      case "'", "’":
        primes += 1
        place += 1
      case "^":
        if upper != nil { throw problem(.doubleScript("^")) }
        place += 1
        upper = try argument(of: "^")
      case "_":
        if lower != nil { throw problem(.doubleScript("_")) }
        place += 1
        lower = try argument(of: "_")
      default:
        guard let shifted = shiftedSigns() else {
          place = start
          return FormulaScripts.node(base, lower, Self.primed(primes, upper), placement)
        }
        if shifted.isRaised {
          upper = .joined((upper.map { [$0] } ?? []) + [shifted.node])
        } else {
          lower = .joined((lower.map { [$0] } ?? []) + [shifted.node])
        }
      }
    }
  }

  /// The argument behind a command or a script's sign: a group, a command, or one sign.
  mutating func argument(of name: String) throws(FormulaProblem) -> FormulaNode {
    skipBlanks()
    let token = next
    guard token.length > 0, !["}", "&", "^", "_", "\\\\", "\\end", "\\right"].contains(token.text) else {
      throw problem(.missingArgument(name))
    }
    return try nested { (reader: inout TeXReader) throws(FormulaProblem) in
      if let here = reader.scalar(), here.isTeXDigit {
        reader.place += 1
        return .atom(FormulaAtom(String(here), .number, alphabet: reader.alphabet))
      }
      if let here = reader.scalar(), here.isTeXLetter {
        reader.place += 1
        return .atom(FormulaAtom(String(here), .identifier, alphabet: reader.alphabet))
      }
      return try reader.item(token) ?? .empty
    }
  }

  /// Raised or lowered signs of Unicode that stand here, as plain ones.
  private mutating func shiftedSigns() -> (node: FormulaNode, isRaised: Bool)? {
    guard let first = scalar(), let (_, isRaised) = ShiftedSigns.plain(Character(first)) else { return nil }
    var text = ""
    while let here = scalar(), let (sign, raised) = ShiftedSigns.plain(Character(here)), raised == isRaised {
      text.append(sign)
      place += 1
    }
    var inner = TeXReader(text)
    guard let node = try? inner.formula() else { return nil }
    return (node, isRaised)
  }

  private static func primed(_ count: Int, _ upper: FormulaNode?) -> FormulaNode? {
    guard count > 0 else { return upper }
    let signs = ["′", "″", "‴", "⁗"]
    let text = count <= 4 ? signs[count - 1] : String(repeating: "′", count: count)
    let prime = FormulaNode.atom(FormulaAtom(text, .sign))
    return upper.map { .row([prime] + $0.parts) } ?? prime
  }
}

extension FormulaScripts {
  /// The base alone where it has no scripts.
  static func node(
    _ base: FormulaNode, _ lower: FormulaNode?, _ upper: FormulaNode?, _ placement: Placement
  ) -> FormulaNode {
    guard lower != nil || upper != nil else { return base }
    return .scripts(FormulaScripts(base: base, lower: lower, upper: upper, placement: placement))
  }

  /// The usual placement of a base's scripts.
  static func placement(of base: FormulaNode) -> Placement {
    switch base {
    case .atom(let atom):
      switch atom.kind {
      case .large(let hasLimits), .function(let hasLimits): return hasLimits ? .limits : .beside
      case .identifier, .number, .sign, .binary, .relation, .opening, .closing, .punctuation: return .beside
      }
    case .marked(_, let mark): return mark.combining == nil ? .stacked : .beside
    case .row, .text, .space, .fraction, .root, .scripts, .fenced, .table, .enclosed, .raw: return .beside
    }
  }
}

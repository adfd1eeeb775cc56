/// Makes a tree of MathML's presentation elements.
struct MathMLReader {
  /// The tree of a source that has an element `math` or a part of one.
  static func node(_ source: String) throws(FormulaProblem) -> FormulaNode {
    row(try MathMLElement.read(source).children)
  }

  /// Classes of rows that the writer draws a frame or stroke around.
  private static let frames: [String: FormulaEnclosure] = [
    "math-box": .box, "math-cross": .cross, "math-strike": .strike, "math-angle": .angle,
  ]

  // MARK: - Elements

  private static func node(_ element: MathMLElement) -> FormulaNode {
    let children = element.children
    switch element.name {
    case "mi", "mn", "mo", "mtext", "ms": return MathMLToken(element).node
    case "mspace": return .space(MathMLToken.eighteenths(element.attributes["width"] ?? ""))
    case "mfrac" where children.count == 2: return fraction(element)
    case "msqrt": return .root(row(children), degree: nil)
    case "mroot" where children.count == 2: return .root(node(children[0]), degree: node(children[1]))
    case "msub", "msup", "msubsup", "munder", "mover", "munderover":
      return children.count >= 2 ? scripts(element) : row(children)
    case "mmultiscripts": return multiscripts(children)
    case "mtable": return table(children)
    case "mfenced": return fenced(element)
    case "menclose": return enclosed(element)
    case "mphantom": return .enclosed(row(children), .hidden)
    case "semantics", "maction": return children.first.map(node) ?? .empty
    case "annotation", "annotation-xml", "none", "mprescripts": return .empty
    default:
      let enclosure = frames[element.attributes["class"] ?? ""]
      return enclosure.map { .enclosed(row(children), $0) } ?? row(children)
    }
  }

  /// Elements in a row; delimiters that grow become those of a fence.
  private static func row(_ elements: [MathMLElement]) -> FormulaNode {
    let elements = elements.filter { !isInvisible($0) }
    guard elements.count > 2, let first = elements.first, let last = elements.last,
      let opening = delimiter(first, isOpening: true), let closing = delimiter(last, isOpening: false)
    else { return .joined(elements.map(node)) }
    let inner = elements.dropFirst().dropLast()
    guard !inner.contains(where: { delimiter($0, isOpening: true) != nil || delimiter($0, isOpening: false) != nil })
    else { return .joined(elements.map(node)) }
    // Delimiters between the parts grow too.
    let parts = inner.split(omittingEmptySubsequences: false, whereSeparator: isBetween)
    return .fenced(
      FormulaFence(
        opening: opening, closing: closing, parts: parts.map { .joined($0.map(node)) },
        between: inner.filter(isBetween).map(\.text)))
  }

  /// The sign of a delimiter that may grow; nil for other elements.
  private static func delimiter(_ element: MathMLElement, isOpening: Bool) -> String? {
    guard element.name == "mo", element.attributes["stretchy"] != "false" else { return nil }
    if [isOpening ? "postfix" : "prefix", "infix"].contains(element.attributes["form"]) { return nil }
    let signs = isOpening ? ["(", "[", "{", "⟨", "⌊", "⌈", "|", "‖"] : [")", "]", "}", "⟩", "⌋", "⌉", "|", "‖"]
    return signs.contains(element.text) ? element.text : nil
  }

  private static func isBetween(_ element: MathMLElement) -> Bool {
    element.name == "mo" && element.attributes["fence"] == "true" && element.attributes["form"] == "infix"
  }

  /// Signs that say how a formula is read and are not seen.
  private static func isInvisible(_ element: MathMLElement) -> Bool {
    element.name == "mo" && ["\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}"].contains(element.text)
  }

  private static func fraction(_ element: MathMLElement) -> FormulaNode {
    let (above, below) = (node(element.children[0]), node(element.children[1]))
    if element.attributes["bevelled"] == "true" { return .row([above, .atom(FormulaAtom("/", .sign)), below]) }
    let thickness = element.attributes["linethickness"] ?? "1"
    return .fraction(above, below, hasBar: !thickness.hasPrefix("0"))
  }

  private static func scripts(_ element: MathMLElement) -> FormulaNode {
    let (base, parts) = (node(element.children[0]), element.children.dropFirst().map(node))
    if element.children.count == 2, let mark = MathMLToken.mark(of: element) { return .marked(base, mark) }
    let isBeside = element.name.hasPrefix("ms")
    let placement =
      isBeside ? .beside : FormulaScripts.placement(of: base) == .limits ? FormulaScripts.Placement.limits : .stacked
    let hasLower = !["msup", "mover"].contains(element.name)
    let lower = hasLower ? parts[0] : nil
    let upper = hasLower ? (parts.count > 1 ? parts[1] : nil) : parts[0]
    return FormulaScripts.node(base, lower, upper, placement)
  }

  /// A base with pairs of scripts behind it, and those before it behind `mprescripts`.
  private static func multiscripts(_ children: [MathMLElement]) -> FormulaNode {
    guard let first = children.first else { return .empty }
    let parts = children.dropFirst()
    let split = parts.firstIndex { $0.name == "mprescripts" } ?? parts.endIndex
    let before = parts[split...].dropFirst().map(node)
    let behind = parts[..<split].map(node)
    let pair = { (base: FormulaNode, nodes: [FormulaNode]) -> FormulaNode in
      let scripts = (nodes + [.empty, .empty]).prefix(2).map { $0.isEmpty ? nil : $0 }
      return FormulaScripts.node(base, scripts[0], scripts[1], .beside)
    }
    let base = pair(node(first), behind)
    return before.isEmpty ? base : .row([pair(.empty, before), base])
  }

  private static func table(_ rows: [MathMLElement]) -> FormulaNode {
    .table(
      FormulaTable(
        rows: rows.filter { $0.name == "mtr" || $0.name == "mlabeledtr" }.map { $0.children.map { row($0.children) } },
        style: .matrix))
  }

  private static func fenced(_ element: MathMLElement) -> FormulaNode {
    let separators = Array(element.attributes["separators"] ?? ",").filter { $0 != " " }
    var nodes: [FormulaNode] = []
    for (index, child) in element.children.enumerated() {
      if index > 0, let sign = index <= separators.count ? separators[index - 1] : separators.last {
        nodes.append(.atom(FormulaSigns.atom(sign)))
      }
      nodes.append(node(child))
    }
    return .fenced(
      FormulaFence(
        opening: element.attributes["open"] ?? "(", closing: element.attributes["close"] ?? ")",
        parts: [.joined(nodes)]))
  }

  private static func enclosed(_ element: MathMLElement) -> FormulaNode {
    let content = row(element.children)
    for notation in (element.attributes["notation"] ?? "longdiv").split(separator: " ") {
      switch notation {
      case "box", "roundedbox", "circle": return .enclosed(content, .box)
      case "updiagonalstrike", "downdiagonalstrike": return .enclosed(content, .cross)
      case "horizontalstrike": return .enclosed(content, .strike)
      case "actuarial", "phasorangle", "longdiv": return .enclosed(content, .angle)
      case "radical": return .root(content, degree: nil)
      case "top": return TeXCommands.marks["overline"].map { .marked(content, $0) } ?? content
      case "bottom": return TeXCommands.marks["underline"].map { .marked(content, $0) } ?? content
      default: break
      }
    }
    return content
  }
}

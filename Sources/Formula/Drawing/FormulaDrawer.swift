internal import TextLayout

/// Draws nodes as boxes, from the inside out.
struct FormulaDrawer {
  private(set) var isTooLarge = false
  private var isInScript = false

  mutating func box(_ node: FormulaNode) -> FormulaBox {
    guard !isTooLarge else { return .empty }
    let box = drawn(node)
    let limit = FormulaDrawing.largestSide
    if box.width > limit || box.height > limit { isTooLarge = true }
    return isTooLarge ? .empty : box
  }

  private mutating func drawn(_ node: FormulaNode) -> FormulaBox {
    switch node {
    case .row(let nodes): return row(nodes)
    case .atom(let atom): return FormulaBox(atom.plainText)
    case .text(let text), .raw(let text): return FormulaBox(text.replacing("\n", with: " "))
    case .space(let width): return FormulaBox(String(repeating: " ", count: width < 3 ? 0 : max(1, (width + 4) / 9)))
    case .fraction(let above, let below, true)
    where isInScript && above.isOneFactor(isBelow: false) && below.isOneFactor(isBelow: true):
      return .beside([box(above), FormulaBox("/"), box(below)])
    case .fraction(let above, let below, let hasBar): return fraction(box(above), box(below), hasBar: hasBar)
    case .root(let radicand, let degree): return root(box(radicand), degree.map { script($0) })
    case .scripts(let scripts): return self.scripts(scripts)
    case .marked(let base, let mark): return marked(base, mark)
    case .fenced(let fence): return fenced(fence)
    case .table(let table): return self.table(table)
    case .enclosed(let content, let enclosure): return enclosed(content, enclosure)
    }
  }

  /// A node as a script: without room beside its signs.
  private mutating func script(_ node: FormulaNode) -> FormulaBox {
    let outer = isInScript
    isInScript = true
    let box = self.box(node)
    isInScript = outer
    return box
  }

  // MARK: - Rows

  private mutating func row(_ nodes: [FormulaNode]) -> FormulaBox {
    let pieces = pieces(of: nodes)
    return .beside(pieces[...])
  }

  /// The boxes of a row, each with the room before it.
  mutating func pieces(of nodes: [FormulaNode]) -> [FormulaPiece] {
    let classes = FormulaClass.classes(of: nodes)
    let boxes = boxes(of: nodes)
    var pieces: [FormulaPiece] = []
    for (index, box) in boxes.enumerated() where box.width > 0 {
      let before = index > 0 ? classes[index - 1] : nil
      let isSpaced =
        needsBlank(between: before, and: classes[index], isFirst: pieces.isEmpty) && pieces.last?.box.endsBlank != true
      pieces.append(FormulaPiece(box: box, hasBlank: isSpaced, kind: classes[index]))
    }
    return pieces
  }

  /// The boxes of the nodes; an integral before something high is as high as its sign can be.
  private mutating func boxes(of nodes: [FormulaNode]) -> [FormulaBox] {
    var boxes = nodes.map { box($0) }
    var isBeforeTall = false
    for index in nodes.indices.reversed() {
      if isBeforeTall, let integral = integral(nodes[index], isTall: true) { boxes[index] = integral }
      if FormulaClass(nodes[index]) == .relation { isBeforeTall = false }
      if boxes[index].height > 1, !nodes[index].isIntegral { isBeforeTall = true }
    }
    return boxes
  }

  private func needsBlank(between before: FormulaClass?, and here: FormulaClass, isFirst: Bool) -> Bool {
    // A relation at the beginning of a cell belongs to what stands in the cell before.
    guard let before, !isFirst else { return false }
    if isInScript { return before == .function && here.isOperand || before.isOperand && here == .function }
    if here == .space || before == .space { return false }
    if before == .relation || here == .relation || before == .binary || here == .binary { return true }
    if here == .closing || before == .opening || here == .punctuation { return false }
    if before == .large { return true }
    if before == .prefix { return false }
    if before == .punctuation || before == .fraction || here == .fraction { return true }
    switch before {
    case .function: return here.isOperand || here == .function || here == .large
    case .ordinary, .number, .closing, .fence: return here == .function || here == .large
    case .large, .fraction, .binary, .relation, .opening, .punctuation, .space, .prefix: return false
    }
  }

  // MARK: - Fractions and roots

  private func fraction(_ above: FormulaBox, _ below: FormulaBox, hasBar: Bool) -> FormulaBox {
    guard hasBar else { return .stacked([above, FormulaBox(" "), below], baselineOf: 1) }
    // The bar of a fraction of fractions is longer than theirs.
    let isNested = (above.rows + below.rows).contains { $0.contains("─") }
    let width = max(above.width, below.width, 1) + (isNested ? 2 : 0)
    return .stacked([above, FormulaBox(String(repeating: "─", count: width)), below], baselineOf: 1)
  }

  private func root(_ radicand: FormulaBox, _ degree: FormulaBox?) -> FormulaBox {
    let radicand = radicand.width == 0 ? FormulaBox(" ") : radicand
    let index = degree.flatMap { $0.height == 1 ? $0.rows[0] : nil } ?? ""
    let left = max(1, index.cells)
    var rows: [String]
    if radicand.height == 1 {
      rows = [index.padded(to: left, .right) + String(repeating: "_", count: radicand.width)]
      rows.append("√".padded(to: left, .right) + radicand.rows[0])
    } else {
      rows = [String(repeating: " ", count: left) + "┌" + String(repeating: "─", count: radicand.width)]
      for (place, row) in radicand.rows.enumerated() {
        let isLast = place == radicand.height - 1
        let sign = isLast ? "√" : place == radicand.height - 2 ? index : ""
        rows.append(sign.padded(to: left, .right) + "│" + row)
      }
    }
    let box = FormulaBox(rows, baseline: radicand.baseline + 1)
    guard let degree, degree.height > 1 else { return box }
    return .beside([.stacked([degree, FormulaBox(" ")], baselineOf: 1), box])
  }

  // MARK: - Scripts and marks

  private mutating func scripts(_ scripts: FormulaScripts) -> FormulaBox {
    let base = box(scripts.base)
    if scripts.placement != .beside, !isInScript || scripts.placement == .stacked {
      return limits(of: base, scripts)
    }
    if let integral = integral(.scripts(scripts), isTall: false) { return integral }
    let (lower, upper) = (scripts.lower.map { script($0) }, scripts.upper.map { script($0) })
    let lowerSigns = lower.flatMap { $0.signs(isRaised: false) }
    let upperSigns = upper.flatMap { $0.signs(isRaised: true) }
    // Signs of Unicode are used where all scripts of the base can be written with them.
    if (lower == nil) == (lowerSigns == nil), (upper == nil) == (upperSigns == nil) {
      return base.height == 1
        ? .beside([base, FormulaBox(signs(lowerSigns, upperSigns, before: scripts.base.isEmpty))])
        : .beside([base, .corners(lowerSigns.map { FormulaBox($0) }, upperSigns.map { FormulaBox($0) }, of: base)])
    }
    return .beside([base, .corners(lower, upper, of: base)])
  }

  /// Two scripts in one row; before an element its mass stands first.
  private func signs(_ lower: String?, _ upper: String?, before isBefore: Bool) -> String {
    isBefore ? (upper ?? "") + (lower ?? "") : (lower ?? "") + (upper ?? "")
  }

  private mutating func limits(of base: FormulaBox, _ scripts: FormulaScripts) -> FormulaBox {
    var base = base
    let (lower, upper) = (scripts.lower.map { script($0) }, scripts.upper.map { script($0) })
    if case .atom(let atom) = scripts.base, atom.kind == .relation, scripts.placement == .stacked {
      base = FormulaBox(atom.text.lengthened(to: max(lower?.width ?? 0, upper?.width ?? 0)))
    }
    let boxes = [upper, base, lower].compactMap { $0 }
    return .stacked(boxes, baselineOf: upper == nil ? 0 : 1)
  }

  /// An integral of three rows, where it stands before something high or its limits have no raised and lowered signs.
  private mutating func integral(_ node: FormulaNode, isTall: Bool) -> FormulaBox? {
    guard node.isIntegral, !isInScript else { return nil }
    let bar = FormulaBox(["⌠", "⎮", "⌡"], baseline: 1)
    guard case .scripts(let scripts) = node else { return isTall ? bar : nil }
    let (lower, upper) = (scripts.lower.map { script($0) }, scripts.upper.map { script($0) })
    let hasSigns = [
      lower?.signs(isRaised: false) ?? (lower == nil ? "" : nil),
      upper?.signs(isRaised: true) ?? (upper == nil ? "" : nil),
    ]
    guard isTall || hasSigns.contains(nil) else { return nil }
    return .beside([bar, .corners(lower, upper, of: bar)])
  }

  private mutating func marked(_ base: FormulaNode, _ mark: FormulaMark) -> FormulaBox {
    let box = self.box(base)
    guard let combining = mark.combining else { return braced(box, mark) }
    if box.height == 1, box.rows[0].count == 1 { return FormulaBox(box.rows[0] + combining) }
    let line = FormulaBox(mark.sign.lengthened(to: box.width))
    return mark.isBelow ? .stacked([box, line], baselineOf: 0) : .stacked([line, box], baselineOf: 1)
  }

  /// A brace or bracket over or under a box, its point where a label stands.
  private func braced(_ box: FormulaBox, _ mark: FormulaMark) -> FormulaBox {
    let width = max(3, box.width)
    let isBrace = mark.sign == "⏞" || mark.sign == "⏟"
    let (left, point, right) = mark.isBelow ? ("╰", isBrace ? "┬" : "─", "╯") : ("╭", isBrace ? "┴" : "─", "╮")
    let before = (width - 3) / 2
    let line =
      left + String(repeating: "─", count: before) + point + String(repeating: "─", count: width - 3 - before) + right
    return mark.isBelow
      ? .stacked([box, FormulaBox(line)], baselineOf: 0) : .stacked([FormulaBox(line), box], baselineOf: 1)
  }

  private mutating func enclosed(_ content: FormulaNode, _ enclosure: FormulaEnclosure) -> FormulaBox {
    let box = self.box(content)
    switch enclosure {
    case .hidden: return FormulaBox(box.rows.map { String(repeating: " ", count: $0.cells) }, baseline: box.baseline)
    case .cross: return FormulaBox(box.rows.map { $0.struck(with: "\u{338}") }, baseline: box.baseline)
    case .strike: return FormulaBox(box.rows.map { $0.struck(with: "\u{336}") }, baseline: box.baseline)
    case .angle:
      let line = FormulaBox(String(repeating: "_", count: box.width) + " ")
      return .stacked(
        [line, .beside([box, FormulaBox(box.rows.map { _ in "│" }, baseline: box.baseline)])], baselineOf: 1)
    case .box:
      let line = String(repeating: "─", count: box.width + 2)
      let rows = ["┌\(line)┐"] + box.rows.map { "│ \($0) │" } + ["└\(line)┘"]
      return FormulaBox(rows, baseline: box.baseline + 1)
    }
  }

  // MARK: - Fences and tables

  private mutating func fenced(_ fence: FormulaFence) -> FormulaBox {
    let inner = fence.parts.map { box($0) }
    let above = inner.map(\.baseline).max() ?? 0
    let below = inner.map { $0.height - $0.baseline }.max() ?? 1
    var boxes = [FormulaBox.delimiter(fence.opening, height: above + below, baseline: above, isOpening: true)]
    for (index, part) in inner.enumerated() {
      if index > 0 {
        let sign = FormulaBox.delimiter(
          fence.between[index - 1], height: above + below, baseline: above, isOpening: true)
        boxes.append(isInScript ? sign : sign.padded(left: 1, right: 1))
      }
      boxes.append(part)
    }
    boxes.append(.delimiter(fence.closing, height: above + below, baseline: above, isOpening: false))
    return .beside(boxes)
  }

  private mutating func table(_ table: FormulaTable) -> FormulaBox {
    let cells = table.rows.map { row in row.map { box($0) } }
    return FormulaTableBox(table, cells).box
  }
}

extension FormulaNode {
  /// `∫`, with limits beside it or without.
  fileprivate var isIntegral: Bool {
    switch self {
    case .atom(let atom): atom.text == "∫" && atom.kind == .large(hasLimits: false)
    case .scripts(let scripts): scripts.placement == .beside && scripts.base.isIntegral
    case .row, .text, .space, .fraction, .root, .marked, .fenced, .table, .enclosed, .raw: false
    }
  }
}

extension FormulaBox {
  /// The text of one row in raised or lowered signs; nil where a sign has none.
  fileprivate func signs(isRaised: Bool) -> String? {
    height == 1 ? ShiftedSigns.text(rows[0], isRaised: isRaised) : nil
  }

  var endsBlank: Bool { rows.allSatisfy { $0.hasSuffix(" ") } }

  /// Scripts at the right of a box: above and below a box of one row, else beside its first and last row.
  fileprivate static func corners(_ lower: FormulaBox?, _ upper: FormulaBox?, of base: FormulaBox) -> FormulaBox {
    let isTall = base.height > 1
    var rows: [FormulaBox] = upper.map { [$0] } ?? []
    let upperHeight = upper?.height ?? 0
    // Rows between the last of the upper and the first of the lower script.
    let between = isTall ? max(0, base.height - (upper == nil ? 1 : 2)) : 1
    let middle = upper == nil ? (isTall ? base.height - 1 : 1) : between
    let count = lower == nil ? (isTall ? base.height - 1 : 1) : middle
    rows += (0..<count).map { _ in FormulaBox(" ") }
    if let lower { rows.append(lower) }
    let box = FormulaBox.stacked(rows, baselineOf: 0, .left)
    let baseline = isTall ? base.baseline + max(0, upperHeight - 1) : upperHeight
    return box.based(at: baseline)
  }
}

extension String {
  /// An arrow or line as long as so many cells: `→` becomes `──→`.
  fileprivate func lengthened(to width: Int) -> String {
    guard width > 1 else { return self == "¯" ? "─" : self }
    let line = { (count: Int) in String(repeating: "─", count: count) }
    switch self {
    case "¯", "_": return line(width)
    case "→", "⇀", "⇁", "↠": return line(width - 1) + self
    case "←", "↼", "↽", "↞": return self + line(width - 1)
    case "↔": return "←" + line(width - 2) + "→"
    case "↦": return "├" + line(width - 2) + "→"
    case "⇒": return String(repeating: "═", count: width - 1) + self
    case "⇐": return self + String(repeating: "═", count: width - 1)
    case "=": return String(repeating: "═", count: width)
    default: return self
    }
  }

  /// The text with a stroke through each sign but blanks.
  fileprivate func struck(with stroke: String) -> String {
    String(flatMap { $0 == " " ? " " : "\($0)\(stroke)" })
  }
}

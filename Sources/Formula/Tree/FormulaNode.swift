/// A part of a formula, as every renderer reads it; `x^2` is `.scripts` around an atom `x`.
package indirect enum FormulaNode: Equatable, Sendable {
  case row([FormulaNode])
  case atom(FormulaAtom)
  /// Words inside a formula, blanks as written.
  case text(String)
  /// Blank room in eighteenths of an em; `\quad` is 18, `\!` is -3.
  case space(Int)
  case fraction(FormulaNode, FormulaNode, hasBar: Bool)
  case root(FormulaNode, degree: FormulaNode?)
  case scripts(FormulaScripts)
  case marked(FormulaNode, FormulaMark)
  case fenced(FormulaFence)
  case table(FormulaTable)
  case enclosed(FormulaNode, FormulaEnclosure)
  /// Source that no rule knows; it is shown as written.
  case raw(String)

  package static let empty = FormulaNode.row([])

  /// Nodes as one: the only one itself, else a row of them.
  static func joined(_ nodes: [FormulaNode]) -> FormulaNode {
    nodes.count == 1 ? nodes[0] : .row(nodes)
  }

  /// The nodes of a row, rows in it opened; any other node is the only one.
  var parts: [FormulaNode] { if case .row(let nodes) = self { nodes } else { [self] } }

  var isEmpty: Bool { self == .empty }
}

/// A letter, number, sign or name: `x`, `3.14`, `≤`, `sin`.
package struct FormulaAtom: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identifier, number
    /// A sign without room beside it, such as `∞` or `/`.
    case sign
    /// A name such as `sin`; with limits below it such as `lim`.
    case function(hasLimits: Bool)
    /// `∑` has its limits above and below, `∫` beside it.
    case large(hasLimits: Bool)
    case binary, relation, opening, closing, punctuation
  }

  package var text: String
  package var kind: Kind
  package var alphabet: FormulaAlphabet?

  package init(_ text: String, _ kind: Kind, alphabet: FormulaAlphabet? = nil) {
    self.text = text
    self.kind = kind
    self.alphabet = alphabet
  }
}

/// A base with what stands above and below it at its right, or over and under it.
package struct FormulaScripts: Equatable, Sendable {
  package enum Placement: Equatable, Sendable {
    case beside
    /// Over and under a base in a formula on its own, beside it in a line; `∑`, `lim`.
    case limits
    /// Over and under a base everywhere; `\overset`, `\limits`.
    case stacked
  }

  package var base: FormulaNode
  package var lower: FormulaNode?
  package var upper: FormulaNode?
  package var placement = Placement.beside
}

/// Delimiters that grow with what they hold, and those between its parts: `\left( a \middle| b \right)`.
package struct FormulaFence: Equatable, Sendable {
  /// Empty for `\left.`.
  package var opening: String
  package var closing: String
  package var parts: [FormulaNode]
  /// One fewer than the parts.
  package var between: [String] = []
}

/// Rows of cells; a row may be shorter than others.
package struct FormulaTable: Equatable, Sendable {
  package enum Style: Equatable, Sendable {
    case matrix, cases
    /// Equations with a common place, columns right and left in turn.
    case aligned
    /// Lines one below the other: `gather`, `substack`.
    case lines
  }

  package enum Column: Equatable, Sendable { case left, centre, right }

  package var rows: [[FormulaNode]]
  package var style: Style
  package var columns: [Column] = []
  /// Columns with a line before them; the number of columns stands for a line behind the last.
  package var bars: Set<Int> = []
  /// Rows with a line above them; the number of rows stands for a line below the last.
  package var rules: Set<Int> = []

  func column(_ index: Int) -> Column {
    if index < columns.count { return columns[index] }
    switch style {
    case .matrix: return .centre
    case .cases: return .left
    case .aligned: return index.isMultiple(of: 2) ? .right : .left
    case .lines: return columns.last ?? .centre
    }
  }
}

/// A frame or stroke around a node.
package enum FormulaEnclosure: Equatable, Sendable {
  case box, cross, strike
  /// Room without signs; `\phantom`.
  case hidden
  /// A line above and at the right or left, for an actuary or an angle.
  case angle
}

/// A sign over or under a node: an accent, a line, an arrow, a brace.
package struct FormulaMark: Equatable, Sendable {
  /// The sign as MathML has it, such as `→`.
  package let sign: String
  /// The sign that combines with a letter, such as U+20D7; nil for braces.
  package let combining: String?
  package var isBelow = false
  /// True where it grows with the node: `\overline`, `\widehat`.
  package var isWide = false
}

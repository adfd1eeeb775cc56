package import Formula

/// A paragraph, list, table or another block of a text.
package indirect enum MarkupBlock: Equatable, Sendable {
  case paragraph([MarkupInline])
  case heading([MarkupInline], level: Int)
  /// Blanks and tabs as written. The language is nil without one.
  case code(String, language: String?)
  case quotation([MarkupBlock])
  case list(MarkupList)
  case table(MarkupTable)
  /// A formula on its own.
  case formula(Formula)
  case rule
}

/// A list of items, numbered or not.
package struct MarkupList: Equatable, Sendable {
  /// The number of the first item; nil for a list with signs.
  package var start: Int?
  /// True without blank lines between the items.
  package var isTight: Bool
  package var items: [[MarkupBlock]]

  package init(start: Int?, isTight: Bool, items: [[MarkupBlock]]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// Rows of cells, the first row the heading; all rows have the same number of cells.
package struct MarkupTable: Equatable, Sendable {
  package enum Column: Equatable, Sendable { case left, centre, right, unsaid }

  package init(columns: [Column], rows: [[[MarkupInline]]]) {
    self.columns = columns
    self.rows = rows
  }

  package var columns: [Column]
  package var rows: [[[MarkupInline]]]

  /// The cells of the heading; nil where all of them are empty, as in a table that has none.
  var head: [[MarkupInline]]? { rows.first.flatMap { row in row.allSatisfy(\.isEmpty) ? nil : row } }

  var body: ArraySlice<[[MarkupInline]]> { rows.dropFirst() }
}

/// A piece of a line.
package indirect enum MarkupInline: Equatable, Sendable {
  case text(String)
  case lineBreak
  case code(String)
  case formula(Formula)
  case styled(MarkupStyle, [MarkupInline])
  /// The address is one of `http:`, `https:` or `mailto:`.
  case link([MarkupInline], address: String)
  case picture(path: String, alt: String)
}

/// How a piece of a line is set off; the raw value is its element in HTML.
package enum MarkupStyle: String, CaseIterable, Sendable {
  case bold = "strong"
  case italic = "em"
  case struck = "s"
  case underlined = "u"
  case lowered = "sub"
  case raised = "sup"
  case key = "kbd"
  case marked = "mark"
  case inserted = "ins"
  case deleted = "del"
  case ruby, rt, rp

  /// The styles that may be written as tags; bold, italic and struck have signs of their own.
  static let tags: [String: MarkupStyle] = Dictionary(
    uniqueKeysWithValues: allCases.filter { ![.bold, .italic, .struck].contains($0) }.map { ($0.rawValue, $0) })
}

extension MarkupInline {
  /// The text without signs of markup: `x²`, and for a picture its words.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .code(let text): text.expandingTabs
    case .lineBreak: "\n"
    case .formula(let formula): formula.line
    case .styled(.rp, _): ""
    case .styled(.rt, let content): "(" + content.map(\.plainText).joined() + ")"
    case .styled(_, let content), .link(let content, _): content.map(\.plainText).joined()
    case .picture(_, let alt): alt
    }
  }
}

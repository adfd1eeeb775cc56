internal import TextLayout

/// A text of a row, and the cell of the row's own part at which it stands where there is room.
typealias RowFact = (text: String, column: Int)

extension Row {
  /// The row with each fact in its column, or two cells after the text before it. `end` is the end of the row's own
  /// part.
  func followed(by facts: [RowFact], from end: Int) -> Row {
    var (row, end) = (self, end)
    for fact in facts where !fact.text.isEmpty {
      let start = max(fact.column, end + 2)
      row.spans.append(Span(String(repeating: " ", count: start - end) + fact.text))
      end = start + fact.text.cells
    }
    return row
  }
}

extension Body {
  /// A title with the marker before it, on as many rows as it needs; letters are marked where one row is enough.
  mutating func add(title: String, _ marks: Set<Int>, _ marker: Marker, behind text: String = "") {
    let lead = marker.lead("") + (text.isEmpty ? [] : [Span(text)])
    guard lead.reduce(title.cells, { $0 + $1.text.cells }) > width else {
      return add(Row(lead + Span.marked(title, marks, marker.style), cursor: marker.cursor))
    }
    add(title, marker.style, lead: lead, cursor: marker.cursor)
  }
}

internal import Terminal
internal import TextLayout

/// Things to press that stand side by side, over as many rows as they need.
struct SideBySide {
  struct Piece {
    var text: String
    var isFocused: Bool
    var style: Style
    /// How much of its beginning is the key that presses it.
    var keyCells = 0
  }

  private let pieces: [Piece]

  init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Draws them, each with its spot.
  func draw(into body: inout Body, _ canvas: Canvas) {
    var rows: [Row] = []
    var places: [Int] = []
    var row = Row()
    var used = 0
    for piece in pieces {
      let text = piece.text.truncated(to: body.width - 4)
      if used > 0 && used + text.cells + 2 > body.width {
        rows.append(row)
        (row, used) = (Row(), 0)
      }
      places.append(rows.count)
      if piece.isFocused { row.cursor = used + 3 }
      let marker = piece.isFocused ? " " + canvas.glyphs.focus : "  "
      row.spans += [
        Span(marker, Look.accent), Span(String(text.prefix(piece.keyCells)), Look.key),
        Span(String(text.dropFirst(piece.keyCells)), piece.style),
      ].filter { !$0.text.isEmpty }
      used += text.cells + 2
    }
    rows.append(row)
    let first = body.rows.count
    for row in rows { body.add(row) }
    for place in places { body.shareSpot(rows: (first + place)..<(first + place + 1)) }
  }
}

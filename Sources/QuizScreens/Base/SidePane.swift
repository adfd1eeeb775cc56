internal import Terminal

/// A pane beside the body that does not scroll with it.
struct SidePane {
  let body: Body
  /// The cells of the body before it; a line divides them.
  let column: Int

  /// Draws as many of its rows as there are from `top` on.
  func draw(into frame: inout Frame, top: Int, height: Int, _ canvas: Canvas) {
    let line = canvas.margin + column + 1
    let start = line + 2
    for (place, picture) in body.pictures where place.row + picture.size.rows <= height {
      frame.put(picture, row: top + place.row, column: start + place.column)
    }
    for row in 0..<height {
      frame.put(String(canvas.glyphs.axis), row: top + row, column: line, style: Look.inactive)
      guard body.rows.indices.contains(row) else { continue }
      var column = start
      for span in body.rows[row].spans {
        column = frame.put(
          span.text, row: top + row, column: column, style: span.style, width: start + body.width - column)
      }
    }
  }
}

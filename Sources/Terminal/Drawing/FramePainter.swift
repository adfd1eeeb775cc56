internal import TextLayout

/// Turns frames into the bytes that make a terminal show them, sending only what changed since the last frame.
///
/// Terminals disagree about the width of many clusters. So the cursor is placed anew after every cluster that is not
/// plain, and what stands to its right on the row is drawn again: a disagreement spoils a cell, never the row.
package struct FramePainter: Sendable {
  private let depth: ColourDepth
  /// Whether right-to-left text is put into its visual order here, because the terminal does not.
  private let reorders: Bool
  private var shown: Frame?

  package init(depth: ColourDepth, reorders: Bool = false) {
    self.depth = depth
    self.reorders = reorders
  }

  /// Forgets what the terminal shows, so that the next frame is drawn in full.
  package mutating func invalidate() {
    shown = nil
  }

  /// The bytes that turn the frame shown last into this one; none when nothing changed.
  ///
  /// A frame of another size is drawn in full. The update is one synchronised block (mode 2026), and the hardware cursor is
  /// left on `frame.cursor`.
  package mutating func bytes(for logical: Frame) -> [UInt8] {
    let frame = reorders ? logical.inVisualOrder() : logical
    if shown == frame { return [] }
    var pen = Pen(depth: depth)
    pen.write("\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m")
    let known: Frame
    if let shown, shown.size == frame.size {
      known = shown
    } else {
      pen.write("\u{1B}[2J")
      known = Frame(frame.size)
    }
    for row in 0..<frame.size.rows { Self.paint(row, of: frame, over: known, with: &pen) }
    pen.write("\u{1B}[0m")
    if let cursor = frame.cursor, 0..<frame.size.rows ~= cursor.row, 0..<frame.size.columns ~= cursor.column {
      pen.move(to: cursor)
      pen.write("\u{1B}[?25h")
    }
    pen.write("\u{1B}[?2026l")
    shown = frame
    return pen.bytes
  }

  private static func paint(_ row: Int, of frame: Frame, over known: Frame, with pen: inout Pen) {
    var column = 0
    var isUncertain = false
    while column < frame.size.columns {
      let cell = frame[row, column]
      let end = column + max(1, cell.width)
      if isUncertain || (column..<end).contains(where: { frame[row, $0] != known[row, $0] }) {
        pen.move(to: Position(row: row, column: column))
        pen.draw(cell)
        isUncertain = isUncertain || !cell.character.isPlain
      }
      column = end
    }
  }
}

/// Collects bytes, and knows the place and look of the terminal's cursor.
private struct Pen {
  let depth: ColourDepth
  var bytes: [UInt8] = []
  private var style = Style.plain
  /// Where the cursor surely stands.
  private var position: Position?

  init(depth: ColourDepth) {
    self.depth = depth
  }

  mutating func write(_ text: String) {
    bytes += text.utf8
  }

  mutating func move(to place: Position) {
    guard position != place else { return }
    write("\u{1B}[\(place.row + 1);\(place.column + 1)H")
    position = place
  }

  /// Draws a cell where the cursor is.
  mutating func draw(_ cell: Frame.Cell) {
    if style != cell.style {
      write("\u{1B}[\(cell.style.codes(depth))m")
      style = cell.style
    }
    guard !cell.character.isPlain else {
      write(String(cell.character))
      position?.column += 1
      return
    }
    if cell.width > 1, let place = position {
      // Some terminals draw the cluster narrower: no old text may show in the cells they leave.
      write(String(repeating: " ", count: cell.width))
      position = nil
      move(to: place)
    }
    write(String(cell.character))
    position = nil
  }
}

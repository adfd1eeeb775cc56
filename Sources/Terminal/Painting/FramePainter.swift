internal import TextLayout

/// Turns frames into bytes for a terminal, sending only the changes since the last frame.
///
/// Terminals disagree about the width of many clusters. So the cursor is placed anew after every cluster that is not
/// plain, and the rest of its row is redrawn: a disagreement spoils a cell, never the row.
package struct FramePainter: Sendable {
  private let depth: ColourDepth
  /// Whether right-to-left text is put into its visual order here, because the terminal does not.
  private let reorders: Bool
  private var shown: Frame?
  /// True when the terminal reports the mouse, as far as is known.
  private var takesMouse = false
  /// Set where the terminal draws pictures itself.
  private var pictures: PictureSender?

  package init(depth: ColourDepth, reorders: Bool = false) {
    self.depth = depth
    self.reorders = reorders
  }

  /// Forgets the terminal's content, so that the next frame is drawn in full.
  package mutating func invalidate() {
    shown = nil
  }

  /// The terminal draws pictures itself from now on, under numbers from the given one on.
  package mutating func drawPictures(from number: UInt32) {
    if pictures == nil { pictures = PictureSender(firstNumber: number) }
  }

  /// A picture could not be drawn: all are sent anew, and after some failures they are blocks again.
  mutating func pictureFailed() {
    if pictures?.failed() == false { pictures = nil }
    invalidate()
  }

  /// Takes everything that was sent of pictures out of the terminal's memory; it is not known any more to draw them.
  mutating func endPictures() -> [UInt8] {
    defer { pictures = nil }
    return Array((pictures?.end() ?? "").utf8)
  }

  /// The bytes that turn the frame shown last into this one; none when nothing changed.
  ///
  /// A frame of another size is drawn in full. The update is one synchronised block (mode 2026), and the hardware cursor is
  /// left on `frame.cursor`.
  package mutating func bytes(for logical: Frame) -> [UInt8] {
    let seen = pictures == nil ? [] : logical.seenPictures
    let plain = logical.without(seen)
    let frame = reorders ? plain.inVisualOrder() : plain
    if shown == frame, pictures?.differs(seen) != true { return [] }
    var pen = Pen(depth: depth)
    pen.bytes = pictures?.sendMissing(seen) ?? []
    pen.write("\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m")
    // A terminal that was given back meanwhile has forgotten it.
    if frame.takesMouse != takesMouse || frame.takesMouse && shown == nil {
      pen.write(frame.takesMouse ? Self.mouseOn : Self.mouseOff)
      takesMouse = frame.takesMouse
    }
    let known = cleared(for: frame, with: &pen)
    for row in 0..<frame.size.rows { Self.paint(row, of: frame, over: known, with: &pen) }
    pen.reset()
    if let places = pictures?.place(seen) { pen.leave(places) }
    if let cursor = frame.cursor, 0..<frame.size.rows ~= cursor.row, 0..<frame.size.columns ~= cursor.column {
      pen.move(to: cursor)
      pen.write("\u{1B}[?25h")
    }
    pen.write("\u{1B}[?2026l")
    shown = frame
    return pen.bytes
  }

  /// Buttons and wheel are reported, without the ways between; as numbers, so that no screen is too wide.
  private static let (mouseOn, mouseOff) = ("\u{1B}[?1000h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1000l")

  /// The frame on the terminal: the last one, or an empty one after clearing.
  private mutating func cleared(for frame: Frame, with pen: inout Pen) -> Frame {
    if let shown, shown.size == frame.size { return shown }
    if let places = pictures?.cleared() {
      // Erasing the whole display at once would take the bytes of pictures, too.
      pen.write(places + "\u{1B}[H\u{1B}[J")
    } else {
      pen.write("\u{1B}[2J")
    }
    return Frame(frame.size)
  }

  private static func paint(_ row: Int, of frame: Frame, over known: Frame, with pen: inout Pen) {
    let columns = frame.size.columns
    let isEmpty = { (column: Int) in frame[row, column] == Frame.Cell() }
    let blanks = (0..<columns).last { !isEmpty($0) }.map { $0 + 1 } ?? 0
    let last = (0..<columns).last { frame[row, $0] != known[row, $0] } ?? -1
    var column = 0
    var isUncertain = false
    while column < columns, isUncertain || column <= last {
      let cell = frame[row, column]
      let end = column + max(1, cell.width)
      if isUncertain || (column..<end).contains(where: { frame[row, $0] != known[row, $0] }) {
        pen.move(to: Position(row: row, column: column), over: frame)
        let rest = isUncertain ? columns - column : last + 1 - column
        if column >= blanks, rest > Pen.erasing { return pen.eraseLine() }
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
  /// The known place of the cursor; nil when it is uncertain.
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

  /// Moves the cursor; on a row a few unchanged cells are rewritten if that takes fewer bytes than a jump.
  mutating func move(to place: Position, over frame: Frame) {
    if let position, position.row == place.row, position.column < place.column,
      place.column - position.column <= Self.shortGap
    {
      let gap = (position.column..<place.column).map { frame[place.row, $0] }
      if gap.allSatisfy({ $0.width == 1 && $0.character.isPlain && $0.style == style }) {
        return gap.forEach { draw($0) }
      }
    }
    move(to: place)
  }

  /// Cells that are never more bytes than to place the cursor.
  private static let shortGap = 6

  /// The bytes that erasing the rest of a row takes.
  static let erasing = 3

  mutating func eraseLine() {
    reset()
    write("\u{1B}[K")
  }

  /// Resets the style of letters.
  mutating func reset() {
    if style == .plain { return }
    write("\u{1B}[0m")
    style = .plain
  }

  /// Writes a text after which the cursor's place is unknown.
  mutating func leave(_ text: String) {
    if text.isEmpty { return }
    write(text)
    position = nil
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

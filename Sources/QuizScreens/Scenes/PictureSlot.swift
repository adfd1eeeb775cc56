internal import Terminal
internal import Words

/// The place of a picture among other rows: half blocks where there is room and colour, else the alternative text.
struct PictureSlot {
  let name: String
  /// The text in place of the picture; nil when none is needed.
  let alt: String?
  /// The rows of everything else in the body, and of the header.
  let others: Int
  let header: Int

  private static let lowest = 4
  private static let highest = 18

  /// The space between a text and the picture beside it.
  static let gutter = 3

  /// The picture beside the text on a wide screen, however much room there is below; nil where it cannot be drawn.
  func alongside(_ canvas: Canvas) -> CellPicture? {
    guard canvas.width >= Self.narrowestBeside else { return nil }
    let box = Size(rows: min(Self.highest, canvas.height(under: header)), columns: canvas.width * 2 / 5)
    return canvas.pictures.picture(name, box: box, depth: canvas.depth)
  }

  /// The picture beside the text, if it is larger there than among the rows; nil otherwise.
  func beside(_ canvas: Canvas) -> CellPicture? {
    let room = canvas.size.rows - header - (canvas.isSpacious ? 4 : 1) - others
    guard room < Self.usual, let picture = alongside(canvas) else { return nil }
    return picture.size.rows > room ? picture : nil
  }

  private static let narrowestBeside = 60
  /// The rows that show enough of a picture.
  private static let usual = 10

  func draw(into body: inout Body, _ canvas: Canvas) {
    let room = canvas.size.rows - header - (canvas.isSpacious ? 4 : 1) - others
    // Without a text to stand in for it, the picture is worth some scrolling.
    let rows = min(Self.highest, alt == nil ? max(room, canvas.size.rows / 3) : room)
    if rows >= Self.lowest {
      let box = Size(rows: rows, columns: canvas.width)
      if let picture = canvas.pictures.picture(name, box: box, depth: canvas.depth) {
        if canvas.isSpacious { body.gap() }
        return body.add(picture)
      }
    }
    if alt?.isEmpty == true { return }
    let texts = canvas.texts
    body.add(alt.map { texts.picture(["text": $0]) } ?? texts.pictureWithoutText)
  }
}

internal import QuizPlay
internal import Terminal

/// The place of a picture among other rows: half blocks where there is room and colour, else the alternative text.
struct PictureSlot {
  let name: String
  /// What stands in for the picture; empty when nothing has to.
  let alt: String?
  /// The rows of everything else in the body, and of the header.
  let others: Int
  let header: Int

  private static let lowest = 4
  private static let highest = 18

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

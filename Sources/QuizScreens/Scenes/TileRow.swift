internal import QuizCore
internal import QuizPlay
internal import Terminal

/// The pictures of answers or items beside one another, each below its number.
struct TileRow {
  private let tiles: [(number: String, image: String)]

  private static let lowest = 4
  private static let highest = 9
  private static let narrowest = 8
  private static let widest = 26

  /// Nil where no answer has a picture.
  init?(_ choices: [Choice]) {
    tiles = choices.enumerated().compactMap { place, choice in
      choice.media.image.map { (String(place + 1), $0) }
    }
    if tiles.isEmpty { return nil }
  }

  /// Draws them where all fit into so many rows; else the words of the answers are enough.
  func draw(into body: inout Body, rows: Int, _ canvas: Canvas) {
    let rows = min(Self.highest, rows - 1)
    let columns = min(Self.widest, (body.width + PictureSlot.gutter) / tiles.count - PictureSlot.gutter)
    guard rows >= Self.lowest, columns >= Self.narrowest else { return }
    let box = Size(rows: rows, columns: columns)
    let pictures = tiles.compactMap { canvas.pictures.picture($0.image, box: box, depth: canvas.depth) }
    guard pictures.count == tiles.count else { return }
    let step = columns + PictureSlot.gutter
    let numbers = tiles.map { $0.number + String(repeating: " ", count: max(1, step - $0.number.count)) }
    body.add(Row(numbers.map { Span($0, Look.key) }))
    body.add(pictures.enumerated().map { (picture: $0.element, column: $0.offset * step) })
  }
}

internal import QuizCore
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
    var places: [(row: Int, columns: Range<Int>)] = []
    var row = Row()
    var used = 0
    for piece in pieces {
      let text = piece.text.truncated(to: body.width - 4)
      if used > 0 && used + text.cells + 2 > body.width {
        rows.append(row)
        (row, used) = (Row(), 0)
      }
      places.append((rows.count, used..<min(body.width, used + text.cells + 2)))
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
    for place in places { body.shareSpot(row: first + place.row, columns: place.columns) }
  }
}

/// A ladder beside a question, its highest rung on top, if the mode has one and there is room.
struct SideLadder {
  let rows: [Row]
  /// The width, with the space before it.
  let cells: Int

  private static let most = 15
  private static let fewest = 3
  private static let widestLabel = 12
  /// Space before it and behind it, and the rungs with a space before them.
  private static let around = 3 + 2 + 3

  init?(_ status: [StatusEntry], _ canvas: Canvas) {
    guard canvas.width >= 70, let ladder = status.first(where: { $0.kind == .ladder }), let value = ladder.value,
      let of = ladder.of, value.isFinite, of.isFinite, of >= Double(Self.fewest), of <= Double(Self.most),
      Int(of) <= canvas.height(under: 2)
    else { return nil }
    let reached = Int(max(0, min(of, value.rounded())))
    let labels = (0..<Int(of)).map { rung in
      let label = ladder.labels.indices.contains(rung) ? ladder.labels[rung].cleaned : String(rung + 1)
      return label.truncated(to: Self.widestLabel)
    }
    let widest = max(2, labels.map(\.cells).max() ?? 0)
    cells = widest + Self.around
    rows = stride(from: Int(of), through: 1, by: -1).map { rung in
      let label = labels[rung - 1]
      let sign = String(rung <= reached ? canvas.glyphs.rung : canvas.glyphs.rungAbove)
      let style = rung == reached ? Look.accent : rung < reached ? .plain : Look.inactive
      let space = String(repeating: " ", count: widest - label.cells)
      return Row([Span(space + label + " ", style), Span(sign + sign, style)])
    }
  }
}

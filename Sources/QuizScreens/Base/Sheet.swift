internal import Terminal
internal import TextLayout

/// What a scene shows, before it is laid out on rows and columns.
struct Sheet {
  var header: [Row] = []
  var body: Body
  /// The spot of the body that has the focus.
  var focus: Int?
  /// The cell of the header where the cursor rests instead, for a line that is typed there.
  var cursor: Position?
  /// The keys worth a hint, the most important first.
  var hints: [KeyHint] = []
  /// What opens the help here.
  var helpKey = "?"
}

/// Keys and what they do.
struct KeyHint: Equatable {
  var keys: String
  var what: String
  /// The most usual of the keys, where there is no room for all.
  var short: String?

  init(_ keys: String, _ what: String, short: String? = nil) {
    self.keys = keys
    self.what = what
    self.short = short
  }

  var shortened: KeyHint { KeyHint(short ?? keys, what) }
}

/// A sheet on a canvas: which rows go where.
struct Layout {
  let sheet: Sheet
  let canvas: Canvas
  let notice: [String]
  let top: Int
  let height: Int
  let offset: Int

  private static let longestNotice = 3

  init(_ sheet: Sheet, _ scroll: Scroll, _ canvas: Canvas) {
    self.sheet = sheet
    self.canvas = canvas
    notice = canvas.notice.map { Array(wrapped($0.cleaned, width: canvas.width).prefix(Self.longestNotice)) } ?? []
    top = sheet.header.count + (canvas.isSpacious ? 1 : 0)
    let bottom = 1 + notice.count + (canvas.isSpacious ? 1 : 0)
    height = max(1, canvas.size.rows - top - bottom)
    let focus = sheet.focus.flatMap { sheet.body.spots.indices.contains($0) ? sheet.body.spots[$0] : nil }
    offset = scroll.offset(rows: sheet.body.rows.count, height: height, focus: focus)
  }

  /// The rows of the focus.
  var focus: Range<Int>? {
    sheet.focus.flatMap { sheet.body.spots.indices.contains($0) ? sheet.body.spots[$0] : nil }
  }

  var lastOffset: Int { max(0, sheet.body.rows.count - height) }

  func isInSight(_ rows: Range<Int>) -> Bool { rows.overlaps(offset..<(offset + height)) }

  var frame: Frame {
    var frame = Frame(canvas.size)
    drawBody(&frame)
    drawHeader(&frame)
    drawFooter(&frame)
    return frame
  }

  private func drawBody(_ frame: inout Frame) {
    let rows = sheet.body.rows
    for (row, picture) in sheet.body.pictures {
      frame.put(picture, row: top + row - offset, column: canvas.margin)
    }
    for row in offset..<max(offset, min(rows.count, offset + height)) {
      draw(rows[row], at: top + row - offset, &frame)
    }
    frame.fill(
      row: top + height, column: 0, rows: frame.size.rows - top - height, columns: frame.size.columns)
    let edge = frame.size.columns - 1
    if offset > 0 { frame.put(canvas.glyphs.moreAbove, row: top, column: edge, style: Look.strong) }
    if offset < lastOffset {
      frame.put(canvas.glyphs.moreBelow, row: top + height - 1, column: edge, style: Look.strong)
    }
    placeCursor(&frame)
  }

  private func placeCursor(_ frame: inout Frame) {
    if let place = sheet.cursor {
      frame.cursor = Position(row: place.row, column: min(frame.size.columns - 1, canvas.margin + place.column))
      return
    }
    guard let focus = sheet.focus, let (row, column) = sheet.body.cursor(of: focus) else { return }
    guard (offset..<(offset + height)).contains(row) else { return }
    frame.cursor = Position(row: top + row - offset, column: min(frame.size.columns - 1, canvas.margin + column))
  }

  private func drawHeader(_ frame: inout Frame) {
    frame.fill(row: 0, column: 0, rows: top, columns: frame.size.columns)
    let room = edge - canvas.margin
    for (index, row) in sheet.header.enumerated() {
      draw(row.fitting(room, canvas.glyphs.ellipsis), at: index, &frame)
    }
  }

  private func draw(_ row: Row, at place: Int, _ frame: inout Frame) {
    var column = canvas.margin
    for span in row.spans {
      column = frame.put(span.text, row: place, column: column, style: span.style, width: edge - column)
    }
  }

  /// Rows end before the marks of scrolling.
  private var edge: Int { canvas.size.columns - 1 }

  private func drawFooter(_ frame: inout Frame) {
    let last = frame.size.rows - 1
    for (index, line) in notice.enumerated() {
      let text = line.padded(to: canvas.width)
      frame.put(text, row: last - notice.count + index, column: canvas.margin, style: Look.notice)
    }
    draw(Row(hintSpans), at: last, &frame)
  }

  /// The hints that fit, with the help always among them; scrolling only where there is more than can be seen.
  private var hintSpans: [Span] {
    let help = KeyHint(sheet.helpKey, canvas.texts.help)
    let gap = 2
    var room = canvas.size.columns - canvas.margin - 1 - cells(help)
    var shown: [KeyHint] = []
    let scrolling = KeyHint(canvas.glyphs.upDown, canvas.texts.scroll)
    for hint in sheet.hints where lastOffset > 0 || hint != scrolling {
      guard let fitting = [hint, hint.shortened].first(where: { cells($0) + gap <= room }) else { continue }
      shown.append(fitting)
      room -= cells(fitting) + gap
    }
    return (shown + [help]).enumerated().flatMap { index, hint in
      [Span((index > 0 ? "  " : "") + hint.keys, Look.key), Span(" " + hint.what)]
    }
  }

  private func cells(_ hint: KeyHint) -> Int { hint.keys.cells + 1 + hint.what.cells }
}

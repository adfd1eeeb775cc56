internal import QuizCore
internal import Terminal
internal import TextLayout

/// A piece of a row in one look.
struct Span: Equatable {
  var text: String
  var style: Style
  /// True where it is ordered with the span before it in a text that is written from right to left.
  var continues = false
  /// True for a formula or code, which reads from left to right in such a text.
  var isIsolated = false

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// One row of a screen, from its left margin.
struct Row: Equatable {
  var spans: [Span] = []
  /// The cell where the hardware cursor rests when this row has the focus.
  var cursor: Int?

  init(_ spans: [Span] = [], cursor: Int? = nil) {
    self.spans = spans
    self.cursor = cursor
  }

  init(_ text: String, _ style: Style = .plain) {
    spans = [Span(text, style)]
  }
}

extension Row {
  var cells: Int { spans.reduce(0) { $0 + $1.text.cells } }

  /// The row with its last span cut to make it fit, if it must be.
  func fitting(_ width: Int, _ ellipsis: String) -> Row {
    guard cells > width, let last = spans.last else { return self }
    var row = self
    let room = max(1, width - (cells - last.text.cells))
    row.spans[spans.count - 1].text = last.text.cleaned.truncated(to: room, ellipsis: ellipsis)
    return row
  }
}

/// The part of a screen that scrolls: rows already wrapped to its width.
struct Body {
  let width: Int
  private(set) var rows: [Row] = []
  /// The rows of each thing that can have the focus, in their order.
  private(set) var spots: [Range<Int>] = []
  private(set) var pictures: [(place: Position, picture: CellPicture)] = []
  /// The cells that mean something when they are clicked, in the order of their rows.
  private(set) var touches: [Touch] = []
  /// True behind a formula of several rows: another one must not stand right below it.
  private var endsInFormula = false
  /// The first of the rows that stay in sight when there is more than the screen holds.
  private(set) var pinned: Int?

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ row: Row) {
    rows.append(row)
    endsInFormula = false
  }

  /// Divides a formula of several rows from one right above it.
  mutating func begin(_ drawn: DrawnText) {
    if endsInFormula, drawn.lead > 0 { gap() }
  }

  mutating func end(_ drawn: DrawnText) { endsInFormula = drawn.lead > 0 }

  /// An empty row, but never two in a row and none at the top.
  mutating func gap() {
    if let last = rows.last, !last.spans.isEmpty { rows.append(Row()) }
  }

  /// Wraps a plain text; its first row begins with the lead, the others are indented by as much.
  mutating func add(_ text: String, _ style: Style = .plain, lead: [Span] = [], cursor: Int? = nil) {
    let lines = wrapped(text.cleaned, width: room(behind: lead)).map { [Span($0, style)] }
    add(DrawnText(lines: lines), lead: lead, cursor: cursor)
  }

  /// Pieces in as few rows as they fit in; a row breaks between two pieces, never within one.
  ///
  /// `gap` stands before the piece at a place, where it is not the first of its row.
  mutating func add(pieces: [[Span]], gap: (Int) -> String) {
    var row: [Span] = []
    for (place, piece) in pieces.enumerated() {
      let longer = row.isEmpty ? piece : row + [Span(gap(place))] + piece
      if row.isEmpty || Row(longer).cells <= width {
        row = longer
      } else {
        add(Row(row))
        row = piece
      }
    }
    if !row.isEmpty { add(Row(row)) }
  }

  /// A text under a label, such as `Your answer: Paris`; nothing when there is no text.
  mutating func add(label: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    add(text, lead: [Span(label + " ", Look.strong)])
  }

  /// Several texts under one label, each from a row of its own.
  mutating func add(label: String, _ texts: [String], _ markup: TextMarkup, _ canvas: Canvas) {
    let indent = String(repeating: " ", count: label.cells + 1)
    for (index, text) in texts.enumerated() {
      add(text, markup, canvas, lead: index == 0 ? [Span(label + " ", Look.strong)] : [Span(indent)])
    }
  }

  mutating func add(_ picture: CellPicture) {
    pictures.append((Position(row: rows.count, column: 0), picture))
    for _ in 0..<picture.size.rows { rows.append(Row([Span("")])) }
  }

  /// A picture in rows that are added next.
  mutating func add(_ picture: CellPicture, at place: Position) { pictures.append((place, picture)) }

  /// Pictures beside one another, each at its column.
  mutating func add(_ row: [(picture: CellPicture, column: Int)]) {
    for tile in row { pictures.append((Position(row: rows.count, column: tile.column), tile.picture)) }
    for _ in 0..<(row.map(\.picture.size.rows).max() ?? 0) { rows.append(Row([Span("")])) }
  }

  /// A picture beside the rows, from the first on, at a column behind them.
  mutating func add(_ picture: CellPicture, besideAt column: Int) {
    pictures.append((Position(row: 0, column: column), picture))
    while rows.count < picture.size.rows { rows.append(Row([Span("")])) }
  }

  /// Rows of a column beside the others, from the first on.
  mutating func add(side: [Row], at column: Int) {
    while rows.count < side.count { rows.append(Row([Span("")])) }
    for (index, row) in side.enumerated() {
      rows[index].spans += [Span(String(repeating: " ", count: max(0, column - rows[index].cells)))] + row.spans
    }
  }

  /// Keeps all rows added from here on in sight.
  mutating func pin() { pinned = rows.count }

  /// Adds rows that can have the focus.
  mutating func spot(_ draw: (inout Body) -> Void) {
    let first = rows.count
    touch(.spot(spots.count), draw)
    spots.append(first..<rows.count)
  }

  /// Adds rows on which a click means something; what is drawn in them may mean something of its own.
  mutating func touch(_ target: Target, _ draw: (inout Body) -> Void) {
    let (first, known) = (rows.count, touches.count)
    draw(&self)
    let inner = touches[known...].sorted { ($0.row, $0.columns.lowerBound) < ($1.row, $1.columns.lowerBound) }
    for row in first..<max(first, rows.count) {
      var start = 0
      for touch in inner where touch.row == row {
        self.touch(target, row: row, columns: start..<max(start, touch.columns.lowerBound))
        start = touch.columns.upperBound
      }
      self.touch(target, row: row, columns: start..<max(start, width))
    }
  }

  /// Some cells of a row mean something when they are clicked.
  mutating func touch(_ target: Target, row: Int, columns: Range<Int>) {
    if !columns.isEmpty { touches.append(Touch(row: row, columns: columns, target: target)) }
  }

  /// A part of the spot that is drawn means something of its own.
  mutating func touch(part: Int, row: Int, columns: Range<Int>) {
    touch(.part(part, of: spots.count), row: row, columns: columns)
  }

  /// The last rows can have the focus, once more: several things stand on them.
  mutating func shareSpot(rows range: Range<Int>) { spots.append(range) }

  /// Some cells of a row can have the focus.
  mutating func shareSpot(row: Int, columns: Range<Int>) {
    touch(.spot(spots.count), row: row, columns: columns)
    shareSpot(rows: row..<(row + 1))
  }

  /// The place of the cursor in a spot; nil if it has none.
  func cursor(of spot: Int) -> (row: Int, column: Int)? {
    guard spots.indices.contains(spot) else { return nil }
    for row in spots[spot] where rows[row].cursor != nil { return rows[row].cursor.map { (row, $0) } }
    return nil
  }
}

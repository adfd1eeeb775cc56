internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// The content of a scene, before it is laid out on rows and columns.
struct Sheet {
  var header: [Row] = []
  var body: Body
  /// The spot of the body that has the focus.
  var focus: Int?
  /// The pane beside the body; nil without one.
  var side: SidePane?
  /// The cell of the header where the cursor rests instead, for a line that is typed there.
  var cursor: Position?
  /// The keys worth a hint, the most important first.
  var hints: [KeyHint] = []
  /// The key that opens the help here.
  var helpKey = "?"
}

/// Keys with their effect.
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
  /// The empty rows above the body.
  private let lift: Int
  /// The number of rows that scroll: all, or those above the fixed ones.
  private let scrolling: Int
  /// How many of them are in sight at once.
  let height: Int
  let offset: Int

  private static let longestNotice = 3

  init(_ sheet: Sheet, _ scroll: Scroll, _ canvas: Canvas) {
    self.sheet = sheet
    self.canvas = canvas
    notice = canvas.notice.map { Array(wrapped($0.cleaned, width: canvas.width).prefix(Self.longestNotice)) } ?? []
    let whole = canvas.height(under: sheet.header.count, notice: notice.count)
    let count = sheet.body.rows.count
    lift = min(canvas.lift, max(0, whole - count))
    let room = whole - lift
    let kept = sheet.body.pinned.map { count - $0 } ?? 0
    top = sheet.header.count + (canvas.isSpacious ? 1 : 0) + lift
    // Fixed rows must leave most of the screen to the text.
    let stays = count > room && kept > 0 && kept * 3 <= room
    scrolling = stays ? count - kept : count
    height = stays ? room - kept : room
    let focus = Self.focus(of: sheet).flatMap { [scrolling] in $0.lowerBound < scrolling ? $0 : nil }
    offset = scroll.offset(rows: scrolling, height: height, focus: focus)
  }

  private static func focus(of sheet: Sheet) -> Range<Int>? {
    sheet.focus.flatMap { sheet.body.spots.indices.contains($0) ? sheet.body.spots[$0] : nil }
  }

  /// The rows of the focus.
  var focus: Range<Int>? { Self.focus(of: sheet) }

  var lastOffset: Int { max(0, scrolling - height) }

  func isInSight(_ rows: Range<Int>) -> Bool {
    rows.lowerBound >= scrolling || rows.overlaps(offset..<(offset + height))
  }

  var frame: Frame {
    var frame = Frame(canvas.size)
    drawBody(&frame)
    drawHeader(&frame)
    drawFooter(&frame)
    return frame
  }

  private func drawBody(_ frame: inout Frame) {
    let rows = sheet.body.rows
    for (place, picture) in sheet.body.pictures {
      frame.put(picture, row: top + place.row - offset, column: canvas.margin + place.column)
    }
    frame.fill(
      row: top + height, column: 0, rows: frame.size.rows - top - height, columns: frame.size.columns)
    for row in offset..<max(offset, min(scrolling, offset + height)) {
      draw(rows[row], at: top + row - offset, &frame)
    }
    for row in scrolling..<rows.count { draw(rows[row], at: top + height + row - scrolling, &frame) }
    sheet.side?.draw(into: &frame, top: top, height: height, canvas)
    if offset > 0 { frame.put(canvas.glyphs.moreAbove, row: top, column: markColumn, style: Look.strong) }
    if offset < lastOffset {
      frame.put(canvas.glyphs.moreBelow, row: top + height - 1, column: markColumn, style: Look.strong)
    }
    placeCursor(&frame)
  }

  private func placeCursor(_ frame: inout Frame) {
    if let place = sheet.cursor {
      frame.cursor = Position(row: place.row, column: min(canvas.edge, canvas.margin + place.column))
      return
    }
    guard let focus = sheet.focus, let (row, column) = sheet.body.cursor(of: focus) else { return }
    guard row >= scrolling || (offset..<(offset + height)).contains(row) else { return }
    let place = row >= scrolling ? height + row - scrolling : row - offset
    frame.cursor = Position(row: top + place, column: min(canvas.edge, canvas.margin + column))
  }

  private func drawHeader(_ frame: inout Frame) {
    frame.fill(row: 0, column: 0, rows: top, columns: frame.size.columns)
    let room = canvas.edge - canvas.margin
    for (index, row) in sheet.header.enumerated() {
      draw(row.fitting(room, canvas.glyphs.ellipsis), at: index, &frame)
    }
    if !sheet.header.isEmpty { drawBar(&frame) }
  }

  /// Makes a bar of the title's rows, with the hue of the category before them.
  private func drawBar(_ frame: inout Frame) {
    let titles = max(1, sheet.header.prefix { $0.spans.first?.style == Look.title }.count)
    for row in 0..<titles {
      frame.restyle(row: row, column: 0, columns: frame.size.columns) { style in
        guard style.background == .standard else { return }
        if style.foreground == .standard { style.foreground = Look.barInk(canvas.settings.theme, canvas.depth) }
        style.background = Look.barPaper(canvas.settings.theme, canvas.depth)
        let isLostOnBlue = style.background == .blue && [.brightBlue, .cyan].contains(style.foreground)
        if isLostOnBlue { style.foreground = .brightCyan }
      }
      if let hue = canvas.hue {
        frame.restyle(row: row, column: max(0, canvas.margin - 2), columns: 1) {
          $0.background = Look.hue(hue, canvas.depth)
        }
      }
    }
  }

  private func draw(_ row: Row, at place: Int, _ frame: inout Frame) {
    var column = canvas.margin
    for span in row.spans {
      column = frame.put(
        span.text, row: place, column: column, style: span.style, width: canvas.edge - column,
        continues: span.continues, isIsolated: span.isIsolated)
    }
  }

  // MARK: The mouse

  /// True when the focus goes through several things; false when there is only something to read.
  var isToChoose: Bool {
    let hasOffers = sheet.body.touches.contains { if case .offer = $0.target { true } else { false } }
    return sheet.body.spots.count > 1 || sheet.focus != nil && hasOffers
  }

  /// Every cell that means something when it is clicked, in the frame's rows and columns; none twice.
  var touches: [Touch] {
    let end = canvas.size.rows - 1 - notice.count
    let inBody = sheet.body.touches.compactMap { touch -> Touch? in
      guard let row = place(of: touch.row), row < end else { return nil }
      let columns = (canvas.margin + touch.columns.lowerBound)..<(canvas.margin + touch.columns.upperBound)
      return Touch(row: row, columns: columns.clamped(to: 0..<canvas.edge), target: touch.target)
    }
    return inBody.filter { !$0.columns.isEmpty } + marks + hintTouches
  }

  /// The row of the frame on which a row of the body stands; nil where it is out of sight.
  private func place(of row: Int) -> Int? {
    if row >= scrolling { return top + height + row - scrolling }
    return (offset..<(offset + height)).contains(row) ? top + row - offset : nil
  }

  /// The marks of scrolling turn a page.
  private var marks: [Touch] {
    let above = Touch(row: top, columns: markColumn..<(markColumn + 1), target: .key(.pageUp))
    let below = Touch(row: top + height - 1, columns: markColumn..<(markColumn + 1), target: .key(.pageDown))
    // On a screen of one row, what is to come stands over what was.
    let hasBelow = offset < lastOffset
    return (offset > 0 && !(hasBelow && height == 1) ? [above] : []) + (hasBelow ? [below] : [])
  }

  /// The column of the marks of scrolling: where there is a pane, on the line before it.
  private var markColumn: Int { sheet.side.map { canvas.margin + $0.column + 1 } ?? canvas.edge }

  /// Each key of a hint, and its words with it.
  private var hintTouches: [Touch] {
    let names = KeyNames(canvas.settings)
    var start = canvas.margin
    return shownHints.flatMap { hint -> [Touch] in
      let (first, end) = (start, start + cells(hint))
      start = end + Self.hintGap
      let words = names.key(of: hint.keys)
      let keys = names.keys(in: hint.keys)
      let touch = { (columns: Range<Int>, key: Key) in
        Touch(row: canvas.size.rows - 1, columns: columns.clamped(to: 0..<canvas.edge), target: .key(key))
      }
      if keys.count == 1 { return [touch(first..<end, keys[0].key)] }
      let own = keys.map { touch((first + $0.cells.lowerBound)..<(first + $0.cells.upperBound), $0.key) }
      return (own + [words.map { touch((first + hint.keys.cells)..<end, $0) }].compactMap(\.self))
        .filter { !$0.columns.isEmpty }
    }
  }

  // MARK: The foot

  private func drawFooter(_ frame: inout Frame) {
    let last = frame.size.rows - 1
    for (index, line) in notice.enumerated() {
      let text = line.padded(to: canvas.width)
      frame.put(text, row: last - notice.count + index, column: canvas.margin, style: Look.notice)
    }
    draw(Row(hintSpans), at: last, &frame)
  }

  private static let hintGap = 2

  private var hintSpans: [Span] {
    shownHints.enumerated().flatMap { index, hint in
      [Span((index > 0 ? "  " : "") + hint.keys, Look.key), Span(" " + hint.what)]
    }
  }

  /// The hints that fit, with the help always among them; scrolling only where there is more than can be seen.
  private var shownHints: [KeyHint] {
    let help = KeyHint(sheet.helpKey, canvas.texts.help)
    let gap = Self.hintGap
    var room = canvas.edge - canvas.margin - cells(help)
    var shown: [KeyHint] = []
    let scrolling = KeyHint(canvas.glyphs.upDown, canvas.texts.scroll)
    let wanted = sheet.hints.filter { lastOffset > 0 || $0 != scrolling }
    let isRoomy = wanted.reduce(0) { $0 + cells($1) + gap } <= room
    for hint in isRoomy ? wanted : wanted.map(\.shortened) where cells(hint) + gap <= room {
      shown.append(hint)
      room -= cells(hint) + gap
    }
    return shown + [help]
  }

  private func cells(_ hint: KeyHint) -> Int { hint.keys.cells + 1 + hint.what.cells }
}

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
          span.text, row: top + row, column: column, style: span.style, width: start + body.width - column,
          continues: span.continues, isIsolated: span.isIsolated)
      }
    }
  }
}

/// The scroll position of a body longer than the screen.
struct Scroll: Equatable {
  private var wanted = 0
  /// Whether the focus is kept in sight; not before it was moved, and not while the player looks around.
  private(set) var follows = false

  /// The first row shown: always one that exists, and one that shows the focus when that is followed.
  func offset(rows: Int, height: Int, focus: Range<Int>?) -> Int {
    let last = max(0, rows - height)
    let base = min(max(0, wanted), last)
    guard follows, let focus else { return base }
    let lowest = min(focus.lowerBound, max(0, focus.upperBound - height))
    return min(min(focus.lowerBound, max(base, lowest)), last)
  }

  /// Shows the rows from there on.
  mutating func look(at offset: Int) {
    wanted = offset
    follows = false
  }

  /// Keeps the present offset, but with the focus in sight.
  mutating func follow() { follows = true }

  /// Keeps that offset, but with the focus in sight.
  mutating func follow(from offset: Int) {
    wanted = offset
    follows = true
  }
}

/// The looks of the screens: the terminal's own colours, its 16 named ones, and reverse.
///
/// No look carries meaning alone: a word or a sign always says the same.
enum Look {
  static let title = Style(bold: true)
  static let strong = Style(bold: true)
  /// The one accent: it says where you are, and nothing else.
  static let accent = Style(.cyan, bold: true)
  static let focused = Style(.black, on: .cyan)
  static let key = Style(bold: true)
  /// Letters that were looked for.
  static func found(on style: Style) -> Style {
    var found = style
    (found.bold, found.underline) = (true, true)
    return found
  }
  /// For text that a player can do without.
  static let inactive = Style(dim: true)
  static let notice = Style(.black, on: .yellow)
  static let bar = Style(.cyan)
  static let hurry = Style(.yellow, bold: true)
  /// The ground of a title, and its letters, whatever the terminal's own colours. Of sixteen colours, none is a dark grey that
  /// differs from the ground, so that a dark title is blue.
  static func barPaper(_ theme: Theme, _ depth: ColourDepth = .trueColour) -> Colour {
    if depth == .ansi16 { return theme == .light ? .white : .blue }
    return theme == .light ? .rgb(222, 230, 233) : .rgb(34, 45, 50)
  }
  static func barInk(_ theme: Theme, _ depth: ColourDepth = .trueColour) -> Colour {
    if depth == .ansi16 { return theme == .light ? .black : .brightWhite }
    return theme == .light ? .rgb(20, 30, 34) : .rgb(236, 240, 241)
  }

  /// The hue of a category, as pages have it; of sixteen colours one for each, as the nearest ones are mostly grey.
  static func hue(_ number: Int, _ depth: ColourDepth = .trueColour) -> Colour {
    if depth == .ansi16 { return sixteen[number % sixteen.count] }
    let code = Subject.colours[number % Subject.hues]
    return .rgb(UInt8(code >> 16 & 255), UInt8(code >> 8 & 255), UInt8(code & 255))
  }
  private static let sixteen: [Colour] = [
    .brightBlue, .yellow, .magenta, .green, .brightMagenta, .cyan, .red, .brightYellow,
  ]

  /// A cell of the hue of a category, and a space; nothing where there are no colours.
  static func mark(ofCategory category: String?, _ depth: ColourDepth) -> [Span] {
    guard depth != .none, let category else { return [] }
    return [Span(" ", Style(on: hue(Subject.hue(ofCategory: category), depth))), Span(" ")]
  }

  static let category = Style(bold: true, underline: true)
  static let heart = Style(.red, bold: true)
  static let rightSign = Style(.brightBlue, bold: true)
  static let wrongSign = Style(.yellow, bold: true)
  /// Blue for right and yellow for wrong differ for every kind of colour vision.
  static let right = Style(.brightWhite, on: .blue, bold: true)
  static let partly = Style(.black, on: .white, bold: true)
  static let wrong = Style(.black, on: .yellow, bold: true)
}

internal import QuizCore
internal import QuizWire
internal import TextLayout
internal import Words

/// A row of the history: a sitting, or several that are not finished.
struct HistoryRow {
  var entries: [SittingListing]
  /// The letters of the title that were looked for.
  var marks: Set<Int> = []

  /// The sitting; nil for a row of several.
  var one: SittingListing? { entries.count == 1 ? entries[0] : nil }
}

/// Day and time, title, mode, and the result to the right; on a narrow screen mode and result stand below.
struct HistoryColumns {
  private let title: Int
  private let mode: Int
  private let result: Int
  private let isNarrow: Bool

  private static let whenCells = 16
  private static let percentCells = 5
  private static let mostResultCells = 14

  init(_ rows: [SittingListing], _ canvas: Canvas) {
    let widest = { (cells: [Int]) in cells.max() ?? 0 }
    isNarrow = canvas.width < 66
    let modes = widest(rows.map { ($0.shownMode ?? "").cells })
    let titles = widest(rows.map { $0.entry.title.cleaned.cells })
    let results = rows.map(\.entry).map { entry -> Int in
      let cells = Self.rest(entry, canvas.texts).cleaned.cells
      return Self.percent(entry, canvas.texts).isEmpty ? cells - Self.percentCells - 2 : cells
    }
    result = max(1, min(Self.mostResultCells, widest(results)))
    let besides = 2 + Self.whenCells + 2 + 2 + Self.percentCells + 2 + result
    // A mode has what titles leave, and ten cells in any case.
    mode = min(modes, max(10, min(20, canvas.width - besides - titles - 2)))
    let others = 2 + Self.whenCells + 2 + (mode > 0 ? 2 + mode : 0) + 2 + Self.percentCells + 2 + result
    title = min(max(12, canvas.width - others), titles)
  }

  func draw(_ row: HistoryRow, _ marker: Marker, into body: inout Body, _ canvas: Canvas) {
    guard let sitting = row.one else { return }
    let entry = sitting.entry
    let ellipsis = canvas.glyphs.ellipsis
    let mode = (sitting.shownMode ?? "").cleaned
    let percent = Self.percent(entry, canvas.texts)
    let facts = facts(mode.truncated(to: self.mode, ellipsis: ellipsis), percent, entry, canvas)
    let title = entry.title.cleaned
    let room = body.width - 2 - Self.whenCells - 2 - facts.reduce(0) { $0 + ($1.text.isEmpty ? 0 : 2 + $1.text.cells) }
    guard !isNarrow, title.cells <= room else {
      body.add(title: title, row.marks, marker, behind: entry.day.text + "  ")
      let facts = [percent, Self.rest(entry, canvas.texts), mode].filter { !$0.isEmpty }
      let line = facts.joined(separator: " \(canvas.glyphs.separator) ")
      return body.add(Row("    " + line.truncated(to: body.width - 4, ellipsis: ellipsis)))
    }
    let clock = TimeText.clock(entry.started, offsetMinutes: entry.offsetMinutes)
    let when = Span("\(entry.day.text) \(clock)".padded(to: Self.whenCells) + "  ")
    let spans = marker.lead("") + [when] + Span.marked(title, row.marks, marker.style)
    body.add(Row(spans, cursor: marker.cursor).followed(by: facts, from: title.cells))
  }

  /// The mode and the result, each with its column behind the title's.
  private func facts(_ mode: String, _ percent: String, _ entry: HistoryEntry, _ canvas: Canvas) -> [RowFact] {
    let ellipsis = canvas.glyphs.ellipsis
    let rest = Self.rest(entry, canvas.texts).cleaned
    let start = title + (self.mode > 0 ? 2 + self.mode : 0) + 2
    let end = start + Self.percentCells
    if percent.isEmpty {
      return [(mode, title + 2), (rest.truncated(to: Self.percentCells + 2 + result, ellipsis: ellipsis), start)]
    }
    return [
      (mode, title + 2), (percent, end - percent.cells), (rest.truncated(to: result, ellipsis: ellipsis), end + 2),
    ]
  }

  private static func percent(_ entry: HistoryEntry, _ texts: ScreenTexts) -> String {
    entry.isFinished ? entry.percent.map(texts.rounded) ?? "" : ""
  }

  /// The points, or the headline of a result without any.
  private static func rest(_ entry: HistoryEntry, _ texts: ScreenTexts) -> String {
    guard entry.isFinished else { return texts.record.inProgress }
    if let points = entry.points, let of = entry.of { return texts.score(points, of: of) }
    return entry.percent == nil ? entry.headline ?? "" : ""
  }
}

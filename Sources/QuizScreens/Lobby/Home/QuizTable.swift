internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

/// Quizzes one below the other, what is known of each in columns; where there is no room for columns, below its title.
struct QuizTable {
  private let showsCategory: Bool
  /// The cells of a title.
  let title: Int
  private let state: Int
  private let best: Int
  private let last: Int
  private let isNarrow: Bool

  init(_ quizzes: [QuizEntry], width: Int, showsCategory: Bool, _ canvas: Canvas) {
    self.showsCategory = showsCategory
    let widest = { (cells: [Int]) in cells.max() ?? 0 }
    state = min(width < 70 ? 30 : 40, widest(quizzes.map { Self.state($0, showsCategory, canvas).cells }))
    best = widest(quizzes.map { Self.best($0, canvas.texts).cells })
    let others = 2 + state + (best > 0 ? 2 + best : 0)
    let room = width - 2 - others
    // The day goes first where there is no room for all.
    last = room - Self.dayCells - 2 >= 30 ? Self.dayCells : 0
    isNarrow = width < 50
    title = min(max(20, room - (last > 0 ? last + 2 : 0)), widest(quizzes.map { $0.title.cleaned.cells }))
  }

  private static let dayCells = 10

  func draw(_ match: QuizSearch.Match<QuizEntry>, _ marker: Marker, into body: inout Body, _ canvas: Canvas) {
    let entry = match.item
    let ellipsis = canvas.glyphs.ellipsis
    let state = Self.state(entry, showsCategory, canvas).cleaned
    let best = Self.best(entry, canvas.texts)
    guard !isNarrow else {
      let room = body.width - 2
      let title = entry.title.cleaned.truncated(to: room, ellipsis: ellipsis)
      body.add(Row(marker.lead("") + Span.marked(title, match.marks, marker.style), cursor: marker.cursor))
      let facts = [state, best].filter { !$0.isEmpty }.joined(separator: " \(canvas.glyphs.separator) ")
      return body.add(Row("    " + facts.truncated(to: body.width - 4, ellipsis: ellipsis)))
    }
    let title = entry.title.cleaned.truncated(to: self.title, ellipsis: ellipsis)
    var spans = marker.lead("") + Span.marked(title, match.marks, marker.style)
    spans.append(Span(String(repeating: " ", count: self.title - title.cells + 2)))
    spans.append(Span(state.truncated(to: self.state, ellipsis: ellipsis).padded(to: self.state)))
    if self.best > 0 { spans.append(Span("  " + String(repeating: " ", count: self.best - best.cells) + best)) }
    if last > 0, let day = entry.last { spans.append(Span("  " + day.text)) }
    body.add(Row(spans, cursor: marker.cursor))
  }

  /// Its category where that is no heading, and how far it is, or how much of it there is.
  private static func state(_ entry: QuizEntry, _ showsCategory: Bool, _ canvas: Canvas) -> String {
    let texts = canvas.texts
    let mark = entry.progress.map { texts.mark($0.settled, of: $0.of) }
    let own = mark ?? texts.due(of: entry) ?? entry.questions.map(texts.count)
    return [showsCategory ? entry.category ?? texts.otherCategory : nil, own].compactMap { $0 }
      .joined(separator: " \(canvas.glyphs.separator) ")
  }

  private static func best(_ entry: QuizEntry, _ texts: ScreenTexts) -> String {
    entry.best.map { texts.home.best(["percent": texts.rounded($0)]) } ?? ""
  }
}

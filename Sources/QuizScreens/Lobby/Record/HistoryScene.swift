internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

/// What was played, newest first, with filters.
struct HistoryScene: ListScene {
  private let view: HistoryView
  private(set) var filter: HistoryFilter
  private var shown: [HistoryEntry]
  var focus: Int
  var scroll = Scroll()
  var choice: Choice?

  enum Choice: Equatable, Sendable {
    case list(HistoryChoice)
    case filter
  }

  init(_ view: HistoryView, at place: HistoryPlace) {
    self.view = view
    filter = place.filter
    shown = view.entries.filter(place.filter.passesApartFromPlayer)
    focus = max(0, min(shown.count - 1, place.focus))
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { shown.count }

  /// Every quiz that was played.
  var quizzes: [PlayedQuiz] {
    let titles = view.entries.compactMap { entry in entry.quiz.map { ($0, entry.title) } }
    return PlayedQuiz.sorted(Dictionary(titles) { newest, _ in newest })
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .escape, .character("q"), .left: return .goBack
    case .character("f"): return choose(.filter)
    case .character("p"): turnPeriod()
    case .enter, .right:
      if shown.indices.contains(focus) { return choose(.list(.open(shown[focus].sitting))) }
    case .character("d"), .delete:
      if shown.indices.contains(focus) { return choose(.list(.delete(shown[focus].sitting))) }
    default: _ = move(key, canvas)
    }
    return .none
  }

  // MARK: Filter

  private mutating func turnPeriod() {
    filter.turnPeriod(view.today)
    shown = view.entries.filter(filter.passesApartFromPlayer)
    focus = 0
    scroll.follow(from: 0)
  }

  private func filterInWords(_ canvas: Canvas) -> String {
    let quiz = filter.quiz.map { id in quizzes.first { $0.id == id }?.title ?? id }
    let parts = filter.inWords(view.today, canvas.texts) + [quiz].compactMap { $0 }
    return parts.joined(separator: " \(canvas.glyphs.separator) ").cleaned
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for (index, entry) in shown.enumerated() {
      body.spot { draw(entry, isFocused: index == focus, into: &$0, canvas) }
    }
    if shown.isEmpty { body.add(view.entries.isEmpty ? texts.record.noHistory : texts.record.nothingPasses) }
    let count = texts.record.sittings(["n": String(shown.count), "of": String(view.entries.count)])
    let line = "\(count) \(canvas.glyphs.separator) \(filterInWords(canvas))"
    let header = [
      Row(texts.home.history, Look.title),
      Row(line.truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis)),
    ]
    let one = [KeyHint(texts.enter, texts.record.opens), KeyHint("d", texts.record.deletes)]
    let all = [KeyHint("f", texts.record.filter), KeyHint("p", texts.record.period)]
    let hints =
      (shown.isEmpty ? [] : one) + (view.entries.isEmpty ? [] : all)
      + [KeyHint("q", texts.back)] + (shown.count > 1 ? [KeyHint(canvas.glyphs.upDown, texts.move)] : [])
    return Sheet(header: header, body: body, focus: shown.isEmpty ? nil : focus, hints: hints)
  }

  private static let dayCells = 10

  /// One row; on a narrow screen the result stands below.
  private func draw(_ entry: HistoryEntry, isFocused: Bool, into body: inout Body, _ canvas: Canvas) {
    let marker = Marker(isFocused: isFocused, canvas: canvas)
    let score = canvas.texts.scoreInWords(percent: entry.percent, points: entry.points, of: entry.of)
    let result = entry.isFinished ? score ?? entry.headline ?? "" : canvas.texts.record.inProgress
    let lead = marker.lead("") + [Span(entry.day.text + "  ")]
    let room = canvas.width - 4 - Self.dayCells
    let ellipsis = canvas.glyphs.ellipsis
    guard room >= 50 else {
      body.add(
        Row(lead + [Span(entry.title.cleaned.truncated(to: room, ellipsis: ellipsis), marker.style)], cursor: 2))
      return body.add(Row("    " + result.cleaned.truncated(to: canvas.width - 4, ellipsis: ellipsis)))
    }
    let column = room * 3 / 5
    let title = entry.title.cleaned.truncated(to: column - 2, ellipsis: ellipsis)
    let gap = String(repeating: " ", count: column - title.cells)
    let shown = gap + result.cleaned.truncated(to: room - column, ellipsis: ellipsis)
    body.add(Row(lead + [Span(title, marker.style), Span(shown)], cursor: marker.cursor))
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(texts.enter) \(texts.right)", texts.record.opens), KeyHint("f", texts.record.filter),
      KeyHint("p", texts.record.period), KeyHint("d \(texts.delete)", texts.record.deletes),
    ] + listKeys(settings) + [KeyHint("q \(texts.esc) \(texts.left)", texts.back)]
  }
}

internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// The history, newest first, with filters and a search.
struct HistoryScene: ListScene {
  private let view: HistoryView
  private(set) var filter: HistoryFilter
  private(set) var search = ListSearch()
  /// True when unfinished sittings have a row each.
  private(set) var isExpanded: Bool
  private var rows: [HistoryRow] = []
  var focus: Int
  var scroll = Scroll()
  var choice: Choice?

  var extent: Canvas.Extent { .whole }

  enum Choice: Equatable, Sendable {
    case list(HistoryChoice)
    case filter
  }

  init(_ view: HistoryView, at place: HistoryPlace) {
    self.view = view
    filter = place.filter
    isExpanded = place.isExpanded
    focus = 0
    gather()
    focus = max(0, min(rows.count - 1, place.focus))
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { rows.count }

  var isTyping: Bool { search.isOn }

  /// Gathers the entries that pass; the unfinished ones share a row before the rest.
  private mutating func gather() {
    let passing = view.rows.filter { filter.passesApartFromPlayer($0.entry) }
    if search.isOn {
      let matches = QuizSearch.matches(search.text, in: passing) { row in
        QuizSearch.Texts(title: row.entry.title.cleaned, category: row.entry.category, id: row.shownMode ?? "")
      }
      return rows = matches.map { HistoryRow(entries: [$0.item], marks: $0.marks) }
    }
    let open = passing.filter { !$0.entry.isFinished }
    guard open.count > 1, !isExpanded else { return rows = passing.map { HistoryRow(entries: [$0]) } }
    rows = [HistoryRow(entries: open)] + passing.filter(\.entry.isFinished).map { HistoryRow(entries: [$0]) }
  }

  /// Every quiz that was played.
  var quizzes: [PlayedQuiz] { PlayedQuiz.of(view.entries) }

  // MARK: Keys

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch search.press(key) {
    case .began, .typed, .ended: show()
    case .edited: break
    case .none: return pressElsewhere(key, canvas)
    }
    return .none
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    if key == .enter { return open() }
    if search.isOn {
      _ = move(key, canvas)
      return .none
    }
    switch key {
    case .escape, .character("q"), .left: return .goBack
    case .right: return open()
    case .character("f"): return choose(.filter)
    case .character("p"):
      filter.turnPeriod(view.today)
      show()
    case .character("d"), .delete:
      if let entry = one { return choose(.list(.delete(entry.sitting))) }
    default: _ = move(key, canvas)
    }
    return .none
  }

  /// The one sitting that has the focus.
  private var one: HistoryEntry? { rows.indices.contains(focus) ? rows[focus].one?.entry : nil }

  private mutating func open() -> SceneAction {
    guard rows.indices.contains(focus) else { return .none }
    if let entry = one { return choose(.list(.open(entry.sitting))) }
    isExpanded = true
    show()
    return .none
  }

  private mutating func show() {
    gather()
    focus = 0
    scroll.follow(from: 0)
  }

  // MARK: View

  private func filterInWords(_ canvas: Canvas) -> String {
    let quiz = filter.quiz.map { id in quizzes.first { $0.id == id }?.title ?? id }
    let parts = filter.inWords(view.today, canvas.texts) + [quiz].compactMap { $0 }
    return parts.joined(separator: " \(canvas.glyphs.separator) ").cleaned
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    let columns = HistoryColumns(rows.compactMap(\.one), canvas)
    for (index, row) in rows.enumerated() {
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      body.spot { body in
        if row.one == nil {
          let open = texts.record.unfinished(["n": String(row.entries.count)])
          body.add(open, marker.style, lead: marker.lead(""), cursor: marker.cursor)
        } else {
          columns.draw(row, marker, into: &body, canvas)
        }
      }
    }
    if rows.isEmpty { body.add(empty(texts)) }
    let shown = rows.reduce(0) { $0 + $1.entries.count }
    let count = texts.record.sittings(["n": String(shown), "of": String(view.rows.count)])
    let line = "\(count) \(canvas.glyphs.separator) \(filterInWords(canvas))"
    var sheet = Sheet(
      header: [
        Row(texts.home.historyTitle, Look.title),
        Row(line.truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis)),
      ], body: body, focus: rows.isEmpty ? nil : focus, hints: hints(canvas.settings))
    if search.isOn { sheet.header.removeLast() }
    sheet.add(search, found: rows.count, of: view.rows.count, canvas)
    return sheet
  }

  private func empty(_ texts: ScreenTexts) -> String {
    if view.rows.isEmpty { return texts.record.noHistory }
    return search.isOn ? texts.record.nothingLike(["text": search.text]) : texts.record.nothingPasses
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let move = KeyHint(settings.glyphs.upDown, texts.move)
    if search.isOn {
      return [KeyHint(texts.enterKey, texts.record.opens), KeyHint(texts.esc, texts.home.endSearch), move]
    }
    let open = rows.isEmpty ? [] : [KeyHint(texts.enterKey, texts.record.opens)]
    let delete = one == nil ? [] : [KeyHint("d", texts.record.deletes)]
    let all = [KeyHint("f", texts.record.filter), KeyHint("p", texts.record.period), KeyHint("/", texts.home.search)]
    return open + delete + (view.rows.isEmpty ? [] : all)
      + [KeyHint("q", texts.back)] + (rows.count > 1 ? [move] : [])
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search.isOn { return settings.searching }
    return [
      KeyHint(settings.glyphs.enterRight(texts), texts.record.opens),
      KeyHint("d \(texts.delete)", texts.record.deletes), KeyHint("f", texts.record.filter),
      KeyHint("p", texts.record.period), KeyHint("/", texts.home.search),
    ] + listKeys(settings) + [KeyHint("q \(texts.esc) \(settings.glyphs.arrowLeft)", texts.back)]
  }
}

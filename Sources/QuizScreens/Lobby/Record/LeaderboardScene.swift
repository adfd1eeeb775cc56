internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

struct LeaderboardScene: ReadingScene {
  private let view: LeaderboardView
  private var search = ListSearch()
  /// The former place of each row on the board; nil for a new one.
  private let placesBefore: [Int?]
  var scroll = Scroll()
  var choice: LeaderboardPlace?

  init(_ view: LeaderboardView, before: [Leaderboard.Row] = []) {
    self.view = view
    let players = view.rows.map(\.player)
    let isOnce = Set(players).count == players.count
    placesBefore = players.map { player in isOnce ? before.firstIndex { $0.player == player } : nil }
  }

  /// Players who stood elsewhere.
  var moving: String? {
    placesBefore.enumerated().contains { $0.element != nil && $0.element != $0.offset } ? "leaderboard" : nil
  }

  /// Whether there is no score at all, so that nothing can be chosen.
  private var isBare: Bool { view.rows.isEmpty && view.place == LeaderboardPlace() }

  private var scope: Int { view.scopes.firstIndex(of: view.place.scope) ?? 0 }

  var isTyping: Bool { search.isOn }

  /// The rows shown: all, or the matches of the search by player or quiz, in the order of their places.
  private var rows: [(row: Leaderboard.Row, marks: Set<Int>)] {
    guard search.isOn else { return view.rows.map { ($0, []) } }
    let found = QuizSearch.matches(search.text, in: Array(view.rows.indices)) { [view] index in
      QuizSearch.Texts(title: view.rows[index].player.cleaned, category: view.rows[index].title)
    }
    return found.sorted { $0.item < $1.item }.map { (view.rows[$0.item], $0.marks) }
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    // An empty board cannot be searched.
    switch view.rows.isEmpty ? .none : search.press(key) {
    case .began, .typed, .ended: scroll.look(at: 0)
    case .edited: break
    case .none where search.isOn:
      if [.up, .down, .pageUp, .pageDown].contains(key) { _ = scrolled(by: key, canvas) }
    case .none: return pressElsewhere(key, canvas)
    }
    return .none
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .right, .tab: return turn(1)
    case .left, .backTab: return turn(-1)
    case .character("p") where !isBare:
      var place = view.place
      place.turnPeriod()
      return choose(place)
    default: return read(key, canvas)
    }
  }

  private mutating func turn(_ step: Int) -> SceneAction {
    let count = view.scopes.count
    guard count > 1 else { return .none }
    var place = view.place
    place.scope = view.scopes[(scope + step + count) % count]
    return choose(place)
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    let column = view.rows.map { $0.player.cleaned.cells }.max() ?? 0
    // Matches of a search have no former places.
    let rows = search.isOn ? rows : canvas.motion.arranged(rows) { place, _ in placesBefore[place] ?? place }
    for (row, marks) in rows { draw(row, marks, column: min(column, 24), into: &body, canvas) }
    if search.isOn, rows.isEmpty { body.add(texts.settings.nobodyLike(["text": search.text])) }
    if view.rows.isEmpty { body.add(isBare ? texts.record.noLeaders : texts.record.noLeadersHere) }
    var header = [Row(texts.home.leaderboard, Look.title)]
    if !isBare && !search.isOn { header += heading(canvas) }
    var sheet = Sheet(header: header, body: body, hints: hints(canvas.settings))
    sheet.add(search, found: rows.count, of: view.rows.count, canvas)
    return sheet
  }

  /// The period, then the quiz or category, each on a line of its own where there is little room.
  private func heading(_ canvas: Canvas) -> [Row] {
    let words = canvas.texts.record
    let name =
      switch view.place.scope {
      case .all: words.anyQuiz
      case .quiz(_, let title): title
      case .category(let name): words.ofCategory(["name": name])
      }
    let period = words.name(of: view.place.period)
    let place = words.place(name, scope, of: view.scopes.count, width: canvas.width, canvas)
    let row = Row("\(period) \(canvas.glyphs.separator) \(place)")
    return row.cells <= canvas.width ? [row] : [Row(period), Row(place)]
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search.isOn { return [KeyHint(texts.esc, texts.home.endSearch), KeyHint(settings.glyphs.upDown, texts.scroll)] }
    return ways(settings) + [KeyHint("q", texts.back), KeyHint(settings.glyphs.upDown, texts.scroll)]
  }

  private func ways(_ settings: ScreenSettings) -> [KeyHint] {
    if isBare { return [] }
    let words = settings.texts.record
    let scopes = view.scopes.count > 1 ? [KeyHint(settings.glyphs.leftRight, words.otherBoard)] : []
    return scopes + [KeyHint("p", words.period)] + (view.rows.isEmpty ? [] : [settings.searchKey])
  }

  /// The cells that a score and its quiz need beside the player; with fewer they move below.
  private static let room = 30
  private static let percentCells = 5

  /// The player's own row is marked by a sign before its place.
  private func draw(
    _ row: Leaderboard.Row, _ marks: Set<Int>, column: Int, into body: inout Body, _ canvas: Canvas
  ) {
    let texts = canvas.texts
    let mark = view.isOwn(row) ? canvas.glyphs.held : " "
    let lead = [Span(mark, Look.accent), Span("\(row.place).".padded(to: 4, .right) + " ", Look.strong)]
    let indent = lead.reduce(0) { $0 + $1.text.cells }
    let style = view.isOwn(row) ? Look.strong : Style.plain
    let ellipsis = canvas.glyphs.ellipsis
    guard canvas.width - indent - column - 2 >= Self.room else {
      let player = row.player.cleaned.truncated(to: canvas.width - indent, ellipsis: ellipsis)
      body.add(Row(lead + Span.marked(player, marks, style)))
      let score = texts.scoreInWords(percent: row.percent, points: row.points, of: row.of)
      return body.add(
        facts(row, score, canvas), lead: [Span(String(repeating: " ", count: indent))])
    }
    let player = row.player.cleaned.truncated(to: column, ellipsis: ellipsis).padded(to: column + 2)
    let percent = (row.percent.map(texts.rounded) ?? "").padded(to: Self.percentCells, .right) + "  "
    let points = texts.scoreInWords(percent: nil, points: row.points, of: row.of)
    body.add(facts(row, points, canvas), style, lead: lead + Span.marked(player, marks, style) + [Span(percent, style)])
  }

  private func facts(_ row: Leaderboard.Row, _ score: String?, _ canvas: Canvas) -> String {
    let mark = row.isFriend ? canvas.texts.record.challenge : nil
    let quiz = view.place.scope.isOneQuiz ? nil : row.title
    return [score, quiz, row.day.text, mark].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " \(canvas.glyphs.separator) ")
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    search.isOn ? settings.searchKeys(nil) : ways(settings) + readingKeys(settings)
  }

  func rule(_ texts: ScreenTexts) -> String? { texts.record.ties }
}

extension LeaderboardPlace {
  /// All time, this month, this week, and all time again.
  fileprivate mutating func turnPeriod() {
    period =
      switch period {
      case nil: .month
      case .month: .week
      case .week: nil
      }
  }
}

extension LeaderboardScope {
  fileprivate var isOneQuiz: Bool {
    if case .quiz = self { true } else { false }
  }
}

extension RecordTexts {
  fileprivate func name(of period: Period?) -> String {
    switch period {
    case nil: periodAll
    case .month: thisMonth
    case .week: thisWeek
    }
  }

  /// The name of one of several items, with its number among them, in one row; a single one has only its name.
  func place(_ name: String, _ index: Int, of count: Int, width: Int, _ canvas: Canvas) -> String {
    let whole = { (name: String) in
      count > 1 ? self.board(["title": name, "n": String(index + 1), "of": String(count)]) : name
    }
    let room = max(1, width - whole("").cells)
    return whole(name.cleaned.truncated(to: room, ellipsis: canvas.glyphs.ellipsis))
  }
}

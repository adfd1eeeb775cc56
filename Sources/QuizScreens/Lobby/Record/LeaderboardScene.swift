package import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

/// One row of a leaderboard.
package struct LeaderboardEntry: Equatable, Sendable {
  /// From 1; equals share one.
  package var place: Int
  package var player: String
  package var points: Double?
  package var of: Double?
  package var percent: Double?
  /// The quiz's title.
  package var quiz: String
  package var day: CivilDay
  /// Whether it answered a challenge.
  package var isChallenge: Bool

  package init(
    place: Int, player: String, points: Double?, of: Double? = nil, percent: Double? = nil, quiz: String, day: CivilDay,
    isChallenge: Bool = false
  ) {
    self.place = place
    self.player = player
    self.points = points
    self.of = of
    self.percent = percent
    self.quiz = quiz
    self.day = day
    self.isChallenge = isChallenge
  }
}

/// One leaderboard.
package struct LeaderboardView: Equatable, Sendable {
  /// A quiz's; nil for that of all quizzes.
  package var title: String?
  package var rows: [LeaderboardEntry]

  package init(title: String?, rows: [LeaderboardEntry]) {
    self.title = title
    self.rows = rows
  }
}

extension Lobby {
  /// Leaderboards, of which one is shown at a time.
  package func leaderboard(_ boards: [LeaderboardView]) -> LobbyEnd<NoChoice> {
    var scene = LeaderboardScene(boards)
    return show(&scene)
  }
}

/// Who has done best.
struct LeaderboardScene: ReadingScene {
  private let boards: [LeaderboardView]
  private var shown = 0
  var scroll = Scroll()
  var choice: NoChoice?

  init(_ boards: [LeaderboardView]) {
    self.boards = boards
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .right, .tab: turn(1)
    case .left, .backTab: turn(-1)
    default: return read(key, canvas)
    }
    return .none
  }

  private mutating func turn(_ step: Int) {
    guard !boards.isEmpty else { return }
    shown = (shown + step + boards.count) % boards.count
    scroll.look(at: 0)
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    let rows = boards.indices.contains(shown) ? boards[shown].rows : []
    let column = rows.map { $0.player.cleaned.cells }.max() ?? 0
    for row in rows { draw(row, column: min(column, 24), into: &body, canvas) }
    if rows.isEmpty { body.add(texts.record.noLeaders) }
    var header = [Row(texts.home.leaderboard, Look.title)]
    if boards.count > 1 {
      let title = boards[shown].title ?? texts.record.anyQuiz
      header.append(
        Row(texts.record.board(["title": title, "n": String(shown + 1), "of": String(boards.count)]).cleaned))
    }
    return Sheet(header: header, body: body, hints: hints(canvas.settings))
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return ways(settings) + [KeyHint("q", texts.back), KeyHint(settings.glyphs.upDown, texts.scroll)]
  }

  private func ways(_ settings: ScreenSettings) -> [KeyHint] {
    boards.count > 1 ? [KeyHint(settings.glyphs.leftRight, settings.texts.record.otherQuiz)] : []
  }

  /// What a score and its quiz need beside the player; with less they stand below.
  private static let room = 24

  private func draw(_ row: LeaderboardEntry, column: Int, into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    let score = texts.scoreInWords(percent: row.percent, points: row.points, of: row.of)
    let mark = row.isChallenge ? texts.record.challenge : nil
    let quiz = boards[shown].title == nil ? row.quiz : nil
    let facts = [score, quiz, row.day.text, mark].compactMap { $0 }.filter { !$0.isEmpty }
    let place = "\(row.place).".padded(to: 4, .right) + " "
    let text = facts.joined(separator: " \(canvas.glyphs.separator) ")
    let ellipsis = canvas.glyphs.ellipsis
    guard canvas.width - place.cells - column - 2 >= Self.room else {
      let player = row.player.cleaned.truncated(to: canvas.width - place.cells, ellipsis: ellipsis)
      body.add(Row([Span(place, Look.strong), Span(player)]))
      return body.add(text, lead: [Span(String(repeating: " ", count: place.cells))])
    }
    let player = row.player.cleaned.truncated(to: column, ellipsis: ellipsis).padded(to: column + 2)
    body.add(text, lead: [Span(place, Look.strong), Span(player)])
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { ways(settings) + readingKeys(settings) }
}

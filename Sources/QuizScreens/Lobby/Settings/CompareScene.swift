internal import Terminal
internal import TextLayout
internal import Words

/// The figures of a player's finished sittings.
package struct PlayerFigures: Equatable, Sendable {
  package var name: String
  package var isCurrent: Bool
  /// Sittings finished.
  package var finished: Int
  /// The average in percent; nil without points.
  package var average: Double?
  package var best: Double?
  /// Right answers of all that were marked, in percent.
  package var accuracy: Double?
  /// Days in a row: now, and at the most.
  package var streak: Int
  package var longest: Int

  package init(
    name: String, isCurrent: Bool, finished: Int, average: Double?, best: Double?, accuracy: Double?,
    streak: Int, longest: Int
  ) {
    self.name = name
    self.isCurrent = isCurrent
    self.finished = finished
    self.average = average
    self.best = best
    self.accuracy = accuracy
    self.streak = streak
    self.longest = longest
  }
}

extension Lobby {
  /// Everybody's figures side by side.
  package func compare(_ players: [PlayerFigures]) throws(Interruption) {
    var scene = CompareScene(players)
    _ = try show(&scene)
  }
}

/// Players side by side: a row each, a column for each figure, as many of the first as there is room for.
struct CompareScene: ReadingScene {
  private let players: [PlayerFigures]
  var scroll = Scroll()
  var choice: NoChoice?

  init(_ players: [PlayerFigures]) {
    self.players = players
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction { read(key, canvas) }

  /// A column with its heading.
  private struct Column {
    var heading: String
    var values: [String]

    var cells: Int { ([heading] + values).map(\.cells).max() ?? 0 }
  }

  private func columns(_ texts: ScreenTexts) -> [Column] {
    let words = texts.settings
    let percent = { (value: Double?) in value.map(texts.rounded) ?? "" }
    return [
      Column(heading: words.figureFinished, values: players.map { String($0.finished) }),
      Column(heading: words.figureAverage, values: players.map { percent($0.average) }),
      Column(heading: words.figureBest, values: players.map { percent($0.best) }),
      Column(heading: words.rightWord, values: players.map { percent($0.accuracy) }),
      Column(heading: words.figureStreak, values: players.map { String($0.streak) }),
      Column(heading: words.figureLongest, values: players.map { String($0.longest) }),
    ]
  }

  private static let gap = 2
  private static let longestName = 20

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    let all = columns(texts)
    let widest = players.map { $0.name.cleaned.cells }.max() ?? 0
    let name = max(8, min(widest, canvas.width < 60 ? Self.longestName / 2 : Self.longestName))
    var room = canvas.width - 2 - name
    let shown = all.prefix { column in
      room -= column.cells + Self.gap
      return room >= 0
    }
    if players.isEmpty { body.add(texts.settings.noPlayers) } else { drawHeading(shown, name, into: &body) }
    for (index, player) in players.enumerated() {
      let sign = player.isCurrent ? canvas.glyphs.focus + " " : "  "
      let called = player.name.cleaned.truncated(to: name, ellipsis: canvas.glyphs.ellipsis).padded(to: name)
      let values = shown.map { gapped($0.values[index], $0.cells) }.joined()
      body.add(
        Row([Span(sign, Look.accent), Span(called, player.isCurrent ? Look.strong : .plain), Span(values)]))
    }
    return Sheet(
      header: [Row(texts.settings.compareTitle, Look.title)], body: body,
      hints: [KeyHint("q", texts.back), KeyHint(canvas.glyphs.upDown, texts.scroll)])
  }

  private func drawHeading(_ columns: ArraySlice<Column>, _ name: Int, into body: inout Body) {
    let headings = columns.map { gapped($0.heading, $0.cells) }.joined()
    body.add(Row([Span(String(repeating: " ", count: 2 + name)), Span(headings, Look.inactive)]))
  }

  private func gapped(_ text: String, _ cells: Int) -> String {
    String(repeating: " ", count: Self.gap) + text.padded(to: cells, .right)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { readingKeys(settings) }
}

package import QuizCore
internal import Terminal
internal import Words

extension Lobby {
  package func achievements(_ rows: [AchievementRow], notice: String? = nil) throws(Interruption) {
    var scene = AchievementsScene(rows)
    _ = try show(&scene, notice: notice)
  }
}

/// A player's achievements, earned and open.
struct AchievementsScene: ReadingScene {
  private let rows: [AchievementRow]
  var scroll = Scroll()
  var choice: NoChoice?

  init(_ rows: [AchievementRow]) {
    self.rows = rows
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction { read(key, canvas) }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for row in rows { draw(row, into: &body, canvas) }
    var header = [Row(texts.home.achievements, Look.title)]
    if rows.isEmpty {
      body.add(texts.record.noAchievements)
    } else {
      let earned = rows.count { $0.earned != nil }
      header.append(Row(texts.record.earnedOf(["n": String(earned), "of": String(rows.count)])))
    }
    let hints = [KeyHint("q", texts.back), KeyHint(canvas.glyphs.upDown, texts.scroll)]
    return Sheet(header: header, body: body, hints: hints)
  }

  private func draw(_ row: AchievementRow, into body: inout Body, _ canvas: Canvas) {
    let isEarned = row.earned != nil
    let sign = isEarned ? canvas.glyphs.checkOn : canvas.glyphs.checkOff
    let lead = [Span(sign + " ")] + (row.emoji.map { [Span($0 + " ")] } ?? [])
    let earned = row.earned.map { canvas.texts.record.earnedOn(["day": $0.text]) }
    let progress = row.progress.map { canvas.texts.score($0.have, of: $0.need) }
    let facts = [row.title, earned ?? progress].compactMap { $0 }
    body.add(
      facts.joined(separator: " \(canvas.glyphs.separator) "), isEarned ? Look.strong : .plain, lead: lead)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { readingKeys(settings) }
}

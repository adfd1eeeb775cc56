package import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// An achievement, earned or to be earned.
package struct AchievementEntry: Equatable, Sendable {
  package var title: String
  package var emoji: String?
  /// The requirement.
  package var about: String?
  /// How far the player is, such as `3 of 7 days`.
  package var progress: String?
  /// Nil while it is not earned.
  package var earned: CivilDay?

  package init(
    title: String, emoji: String? = nil, about: String? = nil, progress: String? = nil, earned: CivilDay? = nil
  ) {
    self.title = title
    self.emoji = emoji
    self.about = about
    self.progress = progress
    self.earned = earned
  }
}

extension Lobby {
  package func achievements(_ rows: [AchievementEntry], notice: String? = nil) -> LobbyEnd<NoChoice> {
    var scene = AchievementsScene(rows)
    return show(&scene, notice: notice)
  }
}

/// A player's achievements, earned and open.
struct AchievementsScene: ReadingScene {
  private let rows: [AchievementEntry]
  var scroll = Scroll()
  var choice: NoChoice?

  init(_ rows: [AchievementEntry]) {
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

  private func draw(_ row: AchievementEntry, into body: inout Body, _ canvas: Canvas) {
    let isEarned = row.earned != nil
    let sign = isEarned ? canvas.glyphs.checkOn : canvas.glyphs.checkOff
    let lead = [Span(sign + " ")] + (row.emoji.map { [Span($0 + " ")] } ?? [])
    let earned = row.earned.map { canvas.texts.record.earnedOn(["day": $0.text]) }
    let facts = [row.title, row.about, earned ?? row.progress].compactMap { $0 }.filter { !$0.isEmpty }
    body.add(
      facts.joined(separator: " \(canvas.glyphs.separator) "), isEarned ? Look.strong : .plain, lead: lead)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { readingKeys(settings) }
}

internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// The achievements earned, and the progress towards the others.
struct AchievementsPage {
  private let rows: [AchievementRow]
  private let problems: [String]
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ listing: AchievementListing, _ visit: PageVisit) {
    (rows, problems, words) = (listing.rows, listing.problems, visit.words)
  }

  var frame: PageFrame {
    var frame = PageFrame(record.achievements) {
      Tag.h1(.named("tabindex", "-1")) { record.achievements }
      if rows.isEmpty { Tag.p { record.noAchievements } } else { list }
      problems.map { problem in Tag.p(.class("message", "grave"), .lang("en")) { problem } }
    }
    frame.isWide = true
    return frame
  }

  @HTMLBuilder private var list: HTML {
    let earned = rows.count { $0.earned != nil }
    Tag.p { record.earnedOfAll(["n": String(earned), "of": String(rows.count)]) }
    Tag.ul(.class("rows", "earnings")) { rows.map(row) }
  }

  private func row(_ row: AchievementRow) -> HTML {
    let isEarned = row.earned != nil
    return Tag.li {
      Tag.span(.class("mark", isEarned ? "right" : "")) { (isEarned ? Icon.right : .partly).html() }
      Tag.span(.class("grow"), .dirAuto) {
        row.emoji.map { emoji in Tag.span(.aria("hidden", "true")) { emoji + " " } }
        Tag.b { row.title }
      }
      if !isEarned { row.progress.map(bar) }
      Tag.small { row.earned.map { record.earnedOn(["day": words.day($0.text)]) } ?? notYet(row.progress) }
    }
  }

  private func bar(_ progress: AchievementRow.Advance) -> HTML {
    if progress.need <= 0 { return .empty }
    return Tag.progress(
      .named("max", words.plain(progress.need)),
      .named("value", words.plain(max(0, min(progress.need, progress.have)))), .aria("hidden", "true"))
  }

  private func notYet(_ progress: AchievementRow.Advance?) -> String {
    guard let progress else { return record.notYetEarned }
    return "\(record.notYetEarned), "
      + record.countOf(["n": words.number(progress.have), "of": words.number(progress.need)])
  }
}

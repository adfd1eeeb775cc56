internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import Words

/// The achievements earned, and the progress towards the others.
struct AchievementsPage {
  private let told: JSONValue
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ told: JSONValue, _ visit: PageVisit) {
    (self.told, words) = (told, visit.words)
  }

  private var rows: [JSONValue] { told["rows"]?.items ?? [] }

  var frame: PageFrame {
    var frame = PageFrame(record.achievements) {
      Tag.h1(.named("tabindex", "-1")) { record.achievements }
      if rows.isEmpty { Tag.p { record.noAchievements } } else { list }
      told.texts("problems").map { problem in Tag.p(.class("message", "grave"), .lang("en")) { problem } }
    }
    frame.isWide = true
    return frame
  }

  @HTMLBuilder private var list: HTML {
    let earned = rows.count { $0["earned"]?.string != nil }
    Tag.p { record.earnedOfAll(["n": String(earned), "of": String(rows.count)]) }
    Tag.ul(.class("rows", "earnings")) { rows.map(row) }
  }

  private func row(_ row: JSONValue) -> HTML {
    let day = row["earned"]?.string
    return Tag.li {
      Tag.span(.class("mark", day == nil ? "" : "right")) { (day == nil ? Icon.partly : .right).html() }
      Tag.span(.class("grow"), .dirAuto) {
        row["emoji"]?.string.map { emoji in Tag.span(.aria("hidden", "true")) { emoji + " " } }
        Tag.b { row["title"]?.string ?? "" }
      }
      progress(row)
      Tag.small { day.map { record.earnedOn(["day": words.day($0)]) } ?? notYet(row) }
    }
  }

  private func progress(_ row: JSONValue) -> HTML {
    guard row["earned"]?.string == nil, let (have, need) = far(row), need > 0 else { return .empty }
    return Tag.progress(
      .named("max", words.plain(need)), .named("value", words.plain(max(0, min(need, have)))),
      .aria("hidden", "true"))
  }

  private func far(_ row: JSONValue) -> (have: Double, need: Double)? {
    guard let have = row["progress"]?["have"]?.double, let need = row["progress"]?["need"]?.double else { return nil }
    return (have, need)
  }

  private func notYet(_ row: JSONValue) -> String {
    guard let (have, need) = far(row) else { return record.notYetEarned }
    return "\(record.notYetEarned), " + record.countOf(["n": words.number(have), "of": words.number(need)])
  }
}

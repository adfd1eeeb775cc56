internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import Words

/// The history, newest first.
struct HistoryPage {
  private let entries: [JSONValue]
  private let quiz: String
  private let count: Int
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  /// How many are shown at once, and how many are asked for at most.
  static let step = 50
  static let most = 500

  init(_ objects: [JSONValue], quiz: String, count: Int, _ visit: PageVisit) {
    (entries, self.quiz, self.count) = (objects, quiz, count)
    words = visit.words
  }

  private var fitting: [JSONValue] { quiz.isEmpty ? entries : entries.filter { $0["quiz"]?.string == quiz } }

  var frame: PageFrame {
    let shown = fitting.prefix(count)
    return PageFrame(words.shell.historyTitle, .history) {
      Tag.h1(.named("tabindex", "-1")) { words.shell.historyTitle }
      QuizFilter(quizzes: quizzes, chosen: quiz, path: "/history", words: words).html
      if shown.isEmpty { Tag.p { entries.isEmpty ? record.nothingPlayed : record.nothingFits } }
      Tag.ul(.class("rows")) { shown.map(row) }
      if fitting.count > shown.count {
        Tag.p {
          Tag.a(
            .class("button"),
            .href(Query("/history", [("quiz", quiz), ("count", String(count + 2 * Self.step))]).path)
          ) { record.older }
        }
      }
    }
  }

  private var quizzes: [(id: String, title: String)] {
    var titles: [String: String] = [:]
    for entry in entries {
      if let id = entry["quiz"]?.string, titles[id] == nil { titles[id] = entry["title"]?.string ?? id }
    }
    return titles.sorted { ($0.value.lowercased(), $0.key) < ($1.value.lowercased(), $1.key) }.map {
      ($0.key, $0.value)
    }
  }

  private func row(_ entry: JSONValue) -> HTML {
    let path = "/sittings/\(entry["sitting"]?.string ?? "")"
    let isFinished = entry["status"]?.string == "finished"
    return Tag.li {
      Tag.span(.class("grow")) {
        Tag.a(.href(isFinished ? path + "/review" : path), .dirAuto) { entry["title"]?.string ?? "" }
        Tag.br()
        Tag.small { facts(entry, isFinished).joined(separator: " · ") }
      }
      if isFinished {
        Tag.span(.dirAuto) { words.score(entry) }
      } else {
        Tag.a(.class("button"), .href(path)) { record.goOnLabel }
      }
    }
  }

  private func facts(_ entry: JSONValue, _ isFinished: Bool) -> [String] {
    var facts = [words.moment(entry["started"]?.string ?? "")]
    if entry["mode"]?.string != "default", let mode = entry["modeName"]?.string { facts.append(mode) }
    if entry["room"] != nil { facts.append(record.inRoom) }
    if !isFinished {
      guard let settled = entry["settled"]?.whole else { return facts + [record.inProgress] }
      let of = entry["length"]?.whole
      return facts + [words.place(step: of.map { min($0, settled + 1) } ?? settled + 1, of: of, attempt: 1)]
    }
    if let ms = entry["ms"]?.whole { facts.append(words.duration(ms)) }
    return facts
  }
}

/// The choice of one quiz among those played.
struct QuizFilter {
  let quizzes: [(id: String, title: String)]
  let chosen: String
  let path: String
  let words: PageWords

  var html: HTML {
    if quizzes.count < 2 && chosen.isEmpty { return .empty }
    return Tag.form(.class("row"), .named("action", path)) { fields() }
  }

  @HTMLBuilder func fields() -> HTML {
    Tag.p(.class("field")) {
      Tag.label(.named("for", "quiz")) { words.record.quizLabel }
      Tag.select(.id("quiz"), .name("quiz")) {
        Tag.option(.value("")) { words.record.allQuizzes }
        quizzes.map { quiz in
          Tag.option([.value(quiz.id)] + (quiz.id == chosen ? [.flag("selected")] : [])) { quiz.title }
        }
      }
    }
    Tag.button { words.record.show }
  }
}

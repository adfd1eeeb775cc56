internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// The history, newest first.
struct HistoryPage {
  private let sittings: [SittingListing]
  private let quiz: String
  private let count: Int
  private let words: PageWords
  private var record: PageWords.Record { words.record }

  init(_ sittings: [SittingListing], quiz: String, count: Int, _ visit: PageVisit) {
    (self.sittings, self.quiz, self.count) = (sittings, quiz, count)
    words = visit.words
  }

  private var fitting: [SittingListing] { quiz.isEmpty ? sittings : sittings.filter { $0.entry.quiz == quiz } }

  var frame: PageFrame {
    let shown = fitting.prefix(count)
    return PageFrame(words.shell.historyTitle, .history) {
      Tag.h1(.named("tabindex", "-1")) { words.shell.historyTitle }
      QuizFilter(quizzes: PlayedQuiz.of(sittings.map(\.entry)), chosen: quiz, path: "/history", words: words).html
      if shown.isEmpty { Tag.p { sittings.isEmpty ? record.nothingPlayed : record.nothingFits } }
      Tag.ul(.class("rows")) { shown.map(row) }
      if fitting.count > shown.count {
        Tag.p {
          Tag.a(
            .class("button"),
            .href(Query("/history", [("quiz", quiz), ("count", String(count + 2 * SittingListing.Most.onPage))]).path)
          ) { record.older }
        }
      }
    }
  }

  private func row(_ sitting: SittingListing) -> HTML {
    let entry = sitting.entry
    let path = "/sittings/\(entry.sitting)"
    let facts = facts(sitting)
    // A quiz is played many times: in a list of links each says which sitting it leads to.
    let name = ([words.title(entry.title)] + facts).joined(separator: ", ")
    let named = { (lead: String) in Attribute.aria("label", lead + name) }
    return Tag.li {
      Tag.span(.class("grow")) {
        Tag.a(.href(entry.isFinished ? path + "/review" : path), .dirAuto, named("")) { words.title(entry.title) }
        Tag.br()
        Tag.small { facts.joined(separator: " · ") }
      }
      if entry.isFinished {
        Tag.span(.dirAuto) { words.score(entry) }
      } else {
        Tag.a(.class("button"), .href(path), named(record.goOnLabel + ": ")) { record.goOnLabel }
      }
    }
  }

  private func facts(_ sitting: SittingListing) -> [String] {
    let entry = sitting.entry
    var facts = [words.moment(entry.startedText)]
    if entry.mode != ModeInfo.builtIn.id, let mode = sitting.modeName { facts.append(mode) }
    if sitting.room != nil { facts.append(record.inRoom) }
    if entry.isFinished { return facts + [words.duration(entry.ms)] }
    guard let settled = sitting.settled else { return facts + [record.inProgress] }
    let of = sitting.length
    return facts + [words.place(step: of.map { min($0, settled + 1) } ?? settled + 1, of: of, attempt: 1)]
  }
}

/// The choice of one quiz among those played.
struct QuizFilter {
  let quizzes: [PlayedQuiz]
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
          Tag.option([.value(quiz.id)] + (quiz.id == chosen ? [.flag("selected")] : [])) { words.title(quiz.title) }
        }
      }
    }
    Tag.button { words.record.show }
  }
}

internal import HTMLText
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// The verdicts on answers, each in its place.
struct VerdictList {
  private let page: PlayPage
  private var words: PageWords { page.words }

  init(_ page: PlayPage) {
    self.page = page
  }

  /// One piece for each.
  var blocks: [HTML] { page.play.verdicts.indices.map(verdict) }

  @HTMLBuilder var html: HTML {
    if !isOnly { Tag.h1(.named("tabindex", "-1"), .data("focus", "")) { words.play.verdicts } }
    // All in one form: its button stays in sight for as long as any of it is.
    Tag.form(.class("step"), .named("method", "post"), .named("action", page.path)) {
      page.request
      blocks
      Tag.div(.class("actions")) { HTML.deed("continue", words.play.nextLabel, "main") }
    }
  }

  private var isOnly: Bool { page.play.verdicts.count == 1 }

  @HTMLBuilder private func verdict(_ place: Int) -> HTML {
    let verdict = page.play.verdicts[place]
    let questions = page.play.scene.questions
    let question = questions.indices.contains(place) ? questions[place] : nil
    if let question {
      Tag.div(.class("step")) {
        if !isOnly {
          Tag.p(.class("soft")) {
            words.place(of: question, page.play.scene.of, attempt: question.isTried ? question.attempt : 1)
          }
        }
        (isOnly ? Tag.h1 : Tag.h2)(.dirAuto) { question.heading(words) }
        HTML.picture(question.picture)
        MarkedAnswer(question: question, verdict: verdict, words: words).html
      }
    }
    outcome(verdict, place, question.flatMap { MarkedAnswer(question: $0, verdict: verdict, words: words).inWords })
  }

  /// `right` is the right answer, for those who hear the verdict before the answers above it.
  private func outcome(_ verdict: VerdictView, _ place: Int, _ right: String?) -> HTML {
    let id = isOnly ? "verdict" : "verdict\(place + 1)"
    let focus: [Attribute] = isOnly ? [.data("focus", "")] : []
    return Tag.section(.class("verdict", verdict.grade.name), .aria("labelledby", id)) {
      Tag.h2([.id(id), .named("tabindex", "-1")] + focus) {
        verdict.grade.icon.html()
        Tag.span { words.grade(verdict.grade) }
        if verdict.settling == .timedOut && verdict.grade != .late { Tag.span(.class("soft")) { words.play.isLate } }
        Tag.span(.class("points")) { verdict.of > 0 ? words.points(verdict.points, of: verdict.of) : "" }
      }
      right.map { right in
        Tag.p(.class("sr")) {
          "\(words.play.theRightAnswer): "
          Tag.span(.dirAuto) { right }
        }
      }
      for text in verdict.remarks {
        text.paragraphs
      }
      verdict.source.map { source in
        Tag.p(.class("soft")) {
          "\(words.play.sourceLabel) "; Tag.span(.dirAuto) { source }
        }
      }
    }
  }
}

extension VerdictView.Grade {
  /// The grade's class name.
  var name: String {
    switch self {
    case .right: "right"
    case .partly: "partly"
    case .wrong: "wrong"
    case .unmarked: "unmarked"
    case .skipped: "skipped"
    case .late: "late"
    }
  }

  var icon: Icon {
    switch self {
    case .right, .unmarked: .right
    case .partly: .partly
    case .wrong: .wrong
    case .skipped: .skipped
    case .late: .late
    }
  }
}

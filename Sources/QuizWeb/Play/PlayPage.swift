internal import HTMLText
internal import QuizPlay
internal import QuizWire
internal import Words

/// A sitting's page: the open step, the verdicts to read, or the result.
struct PlayPage {
  let play: Play
  let sitting: String
  let told: FormNotice?
  let visit: PageVisit
  var words: PageWords { visit.words }

  var frame: PageFrame {
    if play.result != nil { return ResultPage(self).frame }
    var frame = PageFrame(play.verdicts.isEmpty ? place : words.grade(play.verdicts[0].grade)) {
      header
      message
      content.inLanguage(play.scene.language)
    }
    frame.isPlaying = true
    if play.scene.isWatched { frame.attributes = [.data("watched", "")] }
    return frame
  }

  /// The list of all questions, if there is one; otherwise the open step.
  var overview: PageFrame {
    if play.scene.overview.isEmpty || !play.verdicts.isEmpty || play.result != nil { return frame }
    var frame = PageFrame(words.play.overviewTitle) {
      header
      message
      OverviewForm(self).html.inLanguage(play.scene.language)
    }
    frame.isPlaying = true
    return frame
  }

  @HTMLBuilder private var content: HTML {
    if !play.verdicts.isEmpty {
      VerdictList(self).html
    } else {
      switch play.step {
      case .question(let question)?: QuestionForm(question: question, page: self).html
      case .page(let page)?: ModePage(view: page, page: self).html
      case nil: OverviewForm(self).html
      }
    }
  }

  /// The complaint about the last form, and the events since.
  @HTMLBuilder private var message: HTML {
    HTML.told(toldAbove, words)
    // A verdict says itself that its time was up.
    let isTold = play.verdicts.contains { $0.settling == .timedOut }
    for notice in play.notices where !(isTold && notice == .timeout) {
      switch notice {
      case .timeout: Tag.p(.class("message")) { words.play.timeIsUp }
      case .warning(let text): Tag.p(.class("message"), .dirAuto) { words.sentence(ofWarning: text) }
      case .error(let text): Tag.p(.class("message", "grave"), .named("role", "alert")) { HTML.lines(text) }
      }
    }
  }

  // MARK: Header

  private var header: HTML {
    Tag.header(.class("where")) {
      Tag.div(.class("row")) {
        Tag.p(.class("quiz")) {
          Tag.span(.dirAuto) { title }.inLanguage(play.scene.language)
          if place != title {
            Tag.br()
            Tag.b { place }
          }
          player.map { name in
            HTML {
              " · "
              Tag.span(.dirAuto) { words.play.turn(["name": name]) }
            }
          }
        }
        leaving
      }
      if play.scene.isPractice { Tag.p(.class("soft")) { words.cover.practice } }
      progress
      StatusList(entries: play.question?.status ?? play.page?.status ?? [], words: words).html
      Countdown(play, words).html
    }
  }

  private var title: String { words.title(play.title) }

  /// `Question 3 of 10, try 2`.
  var place: String {
    guard let question = play.question ?? play.scene.questions.first ?? nil else { return title }
    return words.place(
      of: question, play.scene.of, attempt: play.scene.isTried && question.isTried ? question.attempt : 1)
  }

  /// The sent form, to fill it again; nil where another question is open.
  var toldOfForm: FormNotice? {
    guard let told, told.status == 422 else { return nil }
    let isSame = play.question.map { question in
      told.sent["step"].map { $0 == String(question.step) } ?? true
        && told.sent["try"].map { $0 == String(question.attempt) } ?? true
    }
    return isSame ?? true ? told : nil
  }

  private var toldAbove: FormNotice? {
    var above = told
    if toldOfForm == nil { above?.wrong = nil }
    return above
  }

  private var player: String? {
    switch play.step {
    case .question(let question)?: question.player
    case .page(let page)?: page.player
    case nil: play.scene.questions.first??.player
    }
  }

  private var progress: HTML {
    guard let of = play.scene.of, of > 0 else { return .empty }
    let done = min(of, play.scene.settled ?? 0)
    let label = words.play.done(["n": String(done), "of": String(of)])
    return Tag.progress(.named("max", String(of)), .value(String(done)), .aria("label", label))
  }

  /// Sent twice, the same form does its work once.
  var request: HTML { .hidden("request", "p\(play.scene.place)") }

  private var leaving: HTML {
    Tag.details(.class("leave")) {
      Tag.summary(.class("button", "quiet")) { words.play.leaveLabel }
      Tag.form(.named("method", "post"), .named("action", path)) {
        request
        Tag.h2 { words.play.leaveTitle }
        // Practice is not saved, so it cannot be continued.
        if !play.scene.isPractice { HTML.deed("quit:keep", words.play.keep, "main") }
        // A sitting of a room stays there.
        if let room = play.room {
          HTML.hidden("room", room.text)
        } else if !play.scene.stays {
          HTML.deed("quit:discard", words.play.discard, "grave")
        }
        Tag.button(.type("button"), .value("stay"), .flag("hidden")) { words.play.stay }
      }
    }
  }

  var path: String { "/sittings/\(sitting)" }
}

extension PageWords {
  /// `Question 3 of 10, try 2`, or the question's own title instead of its number.
  func place(of question: QuestionView, _ count: Int?, attempt: Int) -> String {
    guard let title = question.title else {
      return place(step: question.step, of: question.of ?? count, attempt: attempt)
    }
    return title + tries(attempt)
  }

  /// `Question 3 of 10, try 2`.
  func place(step: Int, of: Int?, attempt: Int) -> String {
    let place =
      of.map { play.questionOf(["n": String(step), "of": String($0)]) } ?? play.questionNumber(["n": String(step)])
    return place + tries(attempt)
  }

  private func tries(_ attempt: Int) -> String { attempt > 1 ? play.commaAttempt(["n": String(attempt)]) : "" }

  func grade(_ grade: VerdictView.Grade) -> String {
    switch grade {
    case .right: play.rightVerdict
    case .partly: play.partlyRight
    case .wrong: play.wrongVerdict
    case .unmarked: play.unmarkedVerdict
    case .skipped: play.skippedVerdict
    case .late: play.isLate
    }
  }
}

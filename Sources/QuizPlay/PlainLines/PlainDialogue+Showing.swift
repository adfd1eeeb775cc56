internal import QuizCore

extension PlainDialogue {
  mutating func show(_ moments: [Moment]) {
    var isResultOfAnswer = false
    for (place, moment) in moments.map({ $0.checkingMedia(io.plays) }).enumerated() {
      switch moment {
      case .step(.question(let view)):
        if isInteractive && isResultOfAnswer && view.limit != nil && !pauseBeforeClock() { return }
        show(question: view)
      case .step(.page(let view)):
        shown = nil
        say([""] + texts.page(view))
        io.playSound(view.page.audio)
      case .hint(let text, let markup): say([texts.hint(text, markup)])
      case .timeout:
        // The verdict behind it begins with that.
        if case .verdict? = moments.dropFirst(place + 1).first { continue }
        say([texts.timeIsUp])
      case .verdict(let view): show(verdict: view)
      case .waitingForFinish:
        shown = nil
        say(["", texts.allAnswered])
      case .result(let result):
        io.playSound(nil)
        say([""] + texts.result(result))
      case .warning(let text): warn(text)
      case .news(let text), .refused(let text): say([texts.sentence(text)])
      case .discarded: say([texts.discarded])
      }
      if case .verdict = moment { isResultOfAnswer = true }
      if case .timeout = moment { isResultOfAnswer = true }
    }
  }

  /// A question as a whole, unless it stands there already and only its clock, draft or status changed.
  private mutating func show(question view: QuestionView) {
    defer { shown = view }
    if let shown, shown.isLike(view) {
      if shown.status != view.status { say([texts.header(view)]) }
      return
    }
    countdowns.watchQuestion(limit: view.limit, left: view.leftMs)
    say([""] + texts.question(view))
    io.playSound(view.audio)
    for hint in view.hintsSeen { say([texts.hint(hint, view.hintMarkup)]) }
    if let response = sitting.state.draft,
      let words = Projection(state: sitting.state)?.inLines(response, texts.language)
    {
      say([texts.draft(words)])
    }
  }

  /// A verdict; in the review before the result with its question.
  private mutating func show(verdict view: VerdictView) {
    if sitting.state.quiz?.reveal == .end { say(["", texts.reviewed(view)]) }
    say(texts.verdict(view))
  }
}

extension QuestionView {
  /// Whether both show the same question with the same choices at the same try.
  func isLike(_ other: QuestionView) -> Bool {
    var a = self
    a.leftMs = other.leftMs
    a.draft = other.draft
    (a.hintsSeen, a.isHintSeen) = (other.hintsSeen, other.isHintSeen)
    a.quizLeftMs = other.quizLeftMs
    a.status = other.status
    return a == other
  }
}

internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import TextLayout
internal import Words

/// A sitting answer by answer for people, with the commands that play it again.
struct ReviewText {
  let review: SittingReview
  /// The name of the default player.
  let standardPlayer: String
  let language: InterfaceLanguage

  private var words: ListingWords { .of(language) }

  var text: String {
    let paragraphs = [head] + review.answers.map(answer) + [again]
    return paragraphs.map { $0.map { $0.cleaned + "\n" }.joined() }.joined(separator: "\n")
  }

  private var head: [String] {
    let players = review.state.beginning.players.joined(separator: ", ")
    var lines = ["\(review.entry.titled(language).title) (\(review.entry.mode)), \(players)", times]
    if let result = review.state.result {
      lines.append(ResultSummary.text(result, words.resultLabel, language).filter { $0 != "\n" })
      if let body = result.body { lines.append(MarkedLines(language)(body, result.markup)) }
      if let waiting = result.waiting(language) { lines.append(waiting) }
    } else {
      lines.append(review.state.isDiscarded ? words.discarded : words.canGoOn)
    }
    if let room = review.room { lines.append(words.ofRoom(["room": room])) }
    return lines
  }

  private var times: String {
    let entry = review.entry
    let clock = { TimeText.clock($0, offsetMinutes: entry.offsetMinutes) }
    if !entry.isFinished { return "\(entry.day.text), \(clock(entry.started))" }
    return words.fromTo([
      "day": entry.day.text, "from": clock(entry.started), "to": clock(entry.finished),
      "time": TimeText.duration(ms: entry.ms),
    ])
  }

  private func answer(_ answered: ReviewedAnswer) -> [String] {
    var answered = answered
    answered.view = answered.view.inLines(language)
    let view = answered.view
    let attempt = answered.attempt > 1 ? words.attempt(["n": String(answered.attempt)]) : ""
    let who = review.state.beginning.players.count > 1 ? "\(answered.player): " : ""
    let shownMark = answered.isMarkShown && view.of > 0 ? mark(view) : nil
    let source = view.source.map { words.source(["source": $0]) }
    let parts = [who + given(answered), shownMark, view.feedback, view.explanation, source].compactMap { $0 }
    return view.paragraph(behind: "\(view.step).\(attempt) ", parts)
  }

  private func given(_ answered: ReviewedAnswer) -> String {
    let given = answered.view.givenInWords.map { inWords($0, answered.view) }
    switch answered.view.settling {
    case .skipped: return words.skippedWord
    case .timedOut: return given.map { words.givenAsTimeWasUp(["given": $0]) } ?? words.timeWasUp
    case .answered:
      let something = given.flatMap { $0.isEmpty ? nil : $0 } ?? words.nothingWord
      return "\(something) (\(words.seconds(ms: answered.ms)))"
    }
  }

  private func mark(_ view: VerdictView) -> String {
    let points = words.points(view.points, of: view.of)
    let text = grade(view).map { words.mark(["mark": $0, "points": points]) } ?? points
    guard let answer = view.answerInWords, view.grade != .right else { return text }
    return words.rightAnswer(["mark": text, "answer": inWords(answer, view)])
  }

  /// Nil where the row above says that it was skipped or late.
  private func grade(_ view: VerdictView) -> String? {
    switch view.grade {
    case .right: return words.rightVerdict
    case .partly: return words.partlyRight
    case .wrong: return words.wrongVerdict
    case .unmarked: return words.notMarked
    case .skipped, .late: return nil
    }
  }

  /// A number has the decimal mark of the language.
  private func inWords(_ text: String, _ view: VerdictView) -> String { view.isNumber ? words.decimal(text) : text }

  // MARK: Again

  private var again: [String] {
    let command = PlayAgain(stored: review.stored, standardPlayer: standardPlayer)
    if !review.state.isOver { return [words.goOn(["command": command.goingOn])] }
    return [
      words.again(["command": command.line(seeded: true)]), words.otherSeed(["command": command.line(seeded: false)]),
    ]
  }
}

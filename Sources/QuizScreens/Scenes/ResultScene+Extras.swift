internal import QuizCore
internal import QuizPlay
internal import Words

/// The extras of the result screen.
extension Body {
  mutating func add(earned names: [String], _ texts: ScreenTexts) {
    if names.isEmpty { return }
    gap()
    add(texts.earned, Look.category)
    for name in names { add(name, Look.strong) }
  }

  /// The scores of both players, and the winner.
  mutating func add(outcome challenge: ComparedSittings?, _ texts: ScreenTexts) {
    guard let challenge else { return }
    gap()
    add(texts.challengeLabel, Look.category)
    let (they, you) = texts.names(challenge)
    add(label: they.asLabel, texts.inWords(challenge.theirs))
    add(label: you.asLabel, texts.inWords(challenge.yours))
    add(texts.outcome(challenge), Look.strong)
  }

  /// The challenger's response to each question.
  mutating func add(answers challenge: ComparedSittings?, _ canvas: Canvas) {
    guard let challenge else { return }
    let texts = canvas.texts
    for answer in challenge.answers {
      gap()
      add(answer.question, answer.markup, canvas)
      let words = answer.given.map { canvas.line($0, answer.givenMarkup) } ?? texts.absence(answer.grade)
      let given = texts.gave(["name": challenge.challenger, "given": words])
      add(given, lead: [Span(canvas.glyphs.sign(answer.grade) + " ")])
    }
  }
}

extension ScreenTexts {
  /// The words in place of a missing response.
  func absence(_ grade: VerdictView.Grade) -> String {
    switch grade {
    case .skipped: record.skippedWord
    case .late: record.timeWasUp
    case .right, .partly, .wrong, .unmarked: record.nothingWord
    }
  }

  /// A player against a code of their own is named differently on each side.
  fileprivate func names(_ challenge: ComparedSittings) -> (they: String, you: String) {
    challenge.challenger == challenge.player ? (theChallenge, youLabel) : (challenge.challenger, challenge.player)
  }

  fileprivate func outcome(_ challenge: ComparedSittings) -> String {
    guard let isWon = challenge.isWon else { return nobodyWins }
    if challenge.challenger == challenge.player { return isWon ? youWin : challengeWins }
    return wins(["name": isWon ? challenge.player : challenge.challenger])
  }

  func inWords(_ score: Challenge.Score) -> String {
    scoreInWords(percent: score.percent, points: score.points, of: score.of) ?? score.headline ?? withoutScore
  }
}

extension Glyphs {
  func sign(_ grade: VerdictView.Grade) -> String {
    switch grade {
    case .right: right
    case .partly: partly
    case .wrong: wrong
    case .unmarked: unmarked
    case .skipped: skipped
    case .late: late
    }
  }
}

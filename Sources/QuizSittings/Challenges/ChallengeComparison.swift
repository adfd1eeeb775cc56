package import QuizCore
package import QuizPlay
package import QuizStore
package import QuizWire
internal import TextLayout
package import Words

/// Two sittings of one challenge side by side, once the second is finished.
package struct ChallengeComparison {
  package let toBeat: ScoreToBeat
  package let theirs: SittingState
  let yours: SittingState
  package let score: Challenge.Score
  /// Whether the code's answers give the score it claims.
  let isTrue: Bool

  /// True when the accepting player has more; nil for a tie.
  package var isWon: Bool? { score.beats(toBeat.score) }

  package var you: String { yours.beginning.players.first ?? "" }

  // MARK: For people

  package func text(_ language: InterfaceLanguage) -> String {
    let words = ListingWords.of(language)
    // A player against a code of their own is named differently on each side.
    let isOwn = you == toBeat.player
    let head = words.challenge.both([
      "they": isOwn ? words.challenge.theChallenge : toBeat.player, "theirs": words.written(toBeat.score),
      "you": isOwn ? words.challenge.youLabel : you, "yours": words.written(score),
      "ending": ending(isOwn, words.challenge),
    ])
    return "\n" + ([head + "\n"] + answers(in: language).map { lines($0, words) }).joined().cleaned
  }

  private func ending(_ isOwn: Bool, _ words: ListingWords.Challenges) -> String {
    guard let isWon else { return words.nobodyWinsIt }
    if isOwn { return isWon ? words.youWinIt : words.challengeWins }
    return words.theyWin(["name": isWon ? you : toBeat.player])
  }

  private func lines(_ answer: Answer, _ words: ListingWords) -> String {
    "\(answer.text)\n  \(toBeat.player): \(answer.inWords(words))\n"
  }

  // MARK: For programs

  package var line: String { view.line + "\n" }

  /// The challenger's score, the outcome, and the challenger's responses.
  package var view: ChallengeView {
    var view = ChallengeView()
    (view.toBeat, view.isVerified) = (toBeat, isTrue)
    view.outcome = isWon.map { $0 ? .won : .lost } ?? .tie
    view.answers = answers.map(\.view)
    return view
  }

  // MARK: Answers

  /// The challenger's response to a question.
  package struct Answer {
    package var question: String
    package var text: String
    /// The syntax of the text.
    package var markup: TextMarkup
    package var given: String?
    /// The syntax of the response, plain where it was typed.
    package var givenMarkup: TextMarkup
    package var points: Double
    package var of: Double
    package var grade: VerdictView.Grade

    fileprivate func inWords(_ words: ListingWords) -> String {
      guard let given else { return absence(words) }
      switch grade {
      case .right: return words.challenge.right(["given": given])
      case .partly: return words.challenge.partly(["given": given])
      case .wrong: return words.challenge.wrong(["given": given])
      case .late: return words.givenAsTimeWasUp(["given": given])
      case .skipped, .unmarked: return given
      }
    }

    /// Why there is nothing that was given; wrong it is all the same.
    private func absence(_ words: ListingWords) -> String {
      switch grade {
      case .skipped: words.skippedWord
      case .late: words.timeWasUp
      case .right: words.challenge.right(["given": words.nothingWord])
      case .partly: words.challenge.partly(["given": words.nothingWord])
      case .wrong: words.challenge.wrong(["given": words.nothingWord])
      case .unmarked: words.nothingWord
      }
    }

    fileprivate var view: ChallengeView.Answer {
      var view = ChallengeView.Answer()
      (view.question, view.text, view.given, view.points, view.of) = (question, text, given, points, of)
      (view.markup, view.answerMarkup) = (markup, givenMarkup)
      return view
    }
  }

  package var answers: [Answer] { answers(in: nil) }

  /// The answers; with a language in plain lines.
  private func answers(in language: InterfaceLanguage?) -> [Answer] {
    theirs.past.compactMap { turn in
      Projection.verdict(of: turn, theirs, revealing: false).map { verdict in
        let view = language.map(verdict.inLines) ?? verdict
        return Answer(
          question: turn.step.id, text: view.questionText, markup: view.markup, given: view.givenInWords,
          givenMarkup: view.answerMarkup, points: view.points, of: view.of, grade: view.grade)
      }
    }
  }
}

/// A finished sitting of several players, seen by each of them.
package struct SharedSitting {
  package let record: any PlayerRecord
  package let players: [KnownPlayer]

  /// The entry with a player's own score, where the result has a ranking; `player` is an id or a name.
  package func own(_ entry: HistoryEntry, of player: String) -> HistoryEntry {
    let own = (try? entries(entry))?.first { $0.playerID == player || $0.player == player }
    return own ?? entry
  }

  /// An entry for each place of the result's ranking, with that player's own score.
  package func entries(_ entry: HistoryEntry) throws(RecordFailure) -> [HistoryEntry] {
    let (stored, events, _) = try record.load(entry.sitting)
    guard case .finished(let result)? = events.last(where: \.isResult) else { return [] }
    let known = Dictionary(zip(stored.beginning.players, players), uniquingKeysWith: { first, _ in first })
    return result.ranking.map { standing in
      var own = entry
      let player = known[standing.player] ?? KnownPlayer(id: standing.player, name: standing.player)
      (own.player, own.playerID) = (player.name, player.id)
      own.points = standing.points
      own.of = standing.of
      own.percent = standing.of.flatMap { Amount(percentOf: standing.points, $0)?.value }
      return own
    }
  }
}

extension SittingEvent {
  fileprivate var isResult: Bool { if case .finished = self { true } else { false } }
}

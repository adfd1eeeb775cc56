package import JSONText
package import QuizCore
package import QuizPlay
internal import TextLayout

/// Two sittings of one challenge side by side, once the second is finished.
package struct ChallengeComparison {
  package let toBeat: ScoreToBeat
  package let theirs: SittingState
  let yours: SittingState
  package let score: Challenge.Score
  /// Whether the code's answers give the score it claims.
  let isTrue: Bool

  /// Whether the player who accepted has more; nil when they are equal.
  package var isWon: Bool? { score.beats(toBeat.score) }

  package var you: String { yours.beginning.players.first ?? "" }

  // MARK: For people

  package var text: String {
    // Whoever plays against a code of their own is called otherwise on either side.
    let isOwn = you == toBeat.player
    let (they, second) = isOwn ? ("The challenge", "You") : (toBeat.player, you)
    let ending: String
    switch isWon {
    case nil: ending = "Nobody wins."
    case true?: ending = isOwn ? "You win." : "\(second) wins."
    case false?: ending = "\(they) wins."
    }
    let head = "\(they): \(toBeat.score.inWords). \(second): \(score.inWords). \(ending)\n"
    return "\n" + (([head] + answers.map(lines)).joined()).cleaned
  }

  private func lines(_ answer: Answer) -> String {
    "\(answer.text)\n  \(toBeat.player): \(answer.given ?? answer.absence)\(answer.mark)\n"
  }

  // MARK: For programs

  package var line: String { JSONWriter.text(.object(object)) + "\n" }

  /// The challenger's score, what came of it, and what the challenger gave.
  package var object: JSONObject {
    var object: JSONObject = ["type": "challenge", "player": .text(toBeat.player.cleaned)]
    for (key, value) in [
      ("points", toBeat.score.points), ("of", toBeat.score.of), ("percent", toBeat.score.percent),
    ] {
      if let value { object.append(key, .number(value)) }
    }
    object.append("outcome", .text(isWon.map { $0 ? "won" : "lost" } ?? "tie"))
    object.append("verified", .bool(isTrue))
    object.append("answers", .list(answers.map { .object($0.object) }))
    return object
  }

  // MARK: Answers

  /// What the challenger gave to a question.
  package struct Answer {
    package var question: String
    package var text: String
    package var given: String?
    package var points: Double
    package var of: Double
    package var grade: VerdictView.Grade

    /// Why there is nothing that was given.
    package var absence: String {
      switch grade {
      case .skipped: return "skipped"
      case .late: return "time was up"
      case .right, .partly, .wrong, .unmarked: return "nothing"
      }
    }

    package var mark: String {
      switch grade {
      case .right: return ", right"
      case .partly: return ", partly right"
      case .wrong: return ", wrong"
      case .late where given != nil: return ", when the time was up"
      case .skipped, .late, .unmarked: return ""
      }
    }

    package var object: JSONObject {
      var object: JSONObject = ["question": .text(question.cleaned), "text": .text(text.cleaned)]
      if let given { object.append("given", .text(given.cleaned)) }
      object.append("points", .number(points))
      object.append("of", .number(of))
      return object
    }
  }

  package var answers: [Answer] {
    theirs.past.compactMap { turn in
      Projection.verdict(of: turn, theirs, revealing: false).map {
        Answer(
          question: turn.step.id, text: $0.questionText, given: $0.givenInWords, points: $0.points, of: $0.of,
          grade: $0.grade)
      }
    }
  }
}

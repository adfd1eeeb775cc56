internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizScreens
internal import TextLayout

/// Two sittings of one challenge side by side, once the second is finished.
struct ChallengeComparison {
  let toBeat: ScoreToBeat
  let theirs: SittingState
  let yours: SittingState
  let score: Challenge.Score
  /// Whether the code's answers give the score it claims.
  let isTrue: Bool

  /// Whether the player who accepted has more; nil when they are equal.
  private var isWon: Bool? { score.beats(toBeat.score) }

  private var you: String { yours.beginning.players.first ?? "" }

  // MARK: For people

  var text: String {
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
    "\(answer.text)\n  \(toBeat.player): \(answer.given ?? "nothing")\(answer.mark)\n"
  }

  /// For the result screen.
  var view: ChallengeView {
    ChallengeView(
      challenger: toBeat.player, player: you, theirs: toBeat.score, yours: score, isWon: isWon,
      answers: answers.map { ChallengeView.Answer(question: $0.text, given: $0.given, grade: $0.grade) })
  }

  // MARK: For programs

  var line: String {
    var object: JSONObject = ["type": "challenge", "player": .text(toBeat.player.cleaned)]
    for (key, value) in [
      ("points", toBeat.score.points), ("of", toBeat.score.of), ("percent", toBeat.score.percent),
    ] {
      if let value { object.append(key, .number(value)) }
    }
    object.append("outcome", .text(isWon.map { $0 ? "won" : "lost" } ?? "tie"))
    object.append("verified", .bool(isTrue))
    object.append("answers", .list(answers.map { .object($0.object) }))
    return JSONWriter.text(.object(object)) + "\n"
  }

  // MARK: Answers

  /// What the challenger gave to a question.
  private struct Answer {
    var question: String
    var text: String
    var given: String?
    var points: Double
    var of: Double
    var grade: VerdictView.Grade

    var mark: String {
      switch grade {
      case .right: return ", right"
      case .partly: return ", partly right"
      case .wrong: return ", wrong"
      case .unmarked: return ""
      }
    }

    var object: JSONObject {
      var object: JSONObject = ["question": .text(question.cleaned), "text": .text(text.cleaned)]
      if let given { object.append("given", .text(given.cleaned)) }
      object.append("points", .number(points))
      object.append("of", .number(of))
      return object
    }
  }

  private var answers: [Answer] {
    theirs.past.compactMap { turn in
      Projection.verdict(of: turn, theirs, revealing: false).map {
        Answer(
          question: turn.step.id, text: $0.questionText, given: $0.givenInWords, points: $0.points, of: $0.of,
          grade: $0.grade)
      }
    }
  }
}

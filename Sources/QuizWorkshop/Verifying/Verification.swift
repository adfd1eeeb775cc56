package import JSONText
package import QuizCore
internal import QuizPlay
internal import TextLayout
package import Words

/// The outcome of a replay.
package struct Verification {
  package var sitting: String
  package var title: String
  package var quiz: String?
  package var mode: String
  package var player: String
  package var finding: Finding

  package init(sitting: String, title: String, quiz: String? = nil, mode: String, player: String, finding: Finding) {
    self.sitting = sitting
    self.title = title
    self.quiz = quiz
    self.mode = mode
    self.player = player
    self.finding = finding
  }

  package enum Finding {
    /// All is as recorded, with that many turns.
    case equal(turns: Int)
    /// The first difference, or another change.
    case different(String, Difference?)
    /// The sitting cannot be replayed here, which proves nothing.
    case unknown(String)
  }

  package var isEqual: Bool { if case .equal = finding { true } else { false } }

  // MARK: Words

  package func sentence(_ words: VerifyWords) -> String {
    let what = words.of(["title": title, "mode": mode, "player": player, "id": sitting])
    switch finding {
    case .equal(let turns):
      return words.equal(["what": what, "turns": words.turns(turns)])
    case .different(let why, _): return words.different(["what": what, "why": why])
    case .unknown(let why): return words.unknown(["what": what, "why": why])
    }
  }

  package var object: JSONObject {
    var object: JSONObject = ["sitting": .text(sitting)]
    if let quiz { object.append("quiz", .text(quiz.cleaned)) }
    object.append("mode", .text(mode.cleaned))
    object.append("player", .text(player.cleaned))
    switch finding {
    case .equal(let turns):
      object.append("verdict", "equal")
      object.append("turns", .int(turns))
    case .different(let why, let difference):
      object.append("verdict", "different")
      object.append("message", .text(why.cleaned))
      if let difference { object.append("difference", .object(Self.object(difference))) }
    case .unknown(let why):
      object.append("verdict", "cannot verify")
      object.append("message", .text(why.cleaned))
    }
    return object
  }

  /// The difference for programs, the same in every language.
  private static func object(_ difference: Difference) -> JSONObject {
    var object: JSONObject = ["step": .int(difference.step)]
    let words = VerifyWords.english
    for (key, value) in [
      ("question", difference.question), ("what", words.words(difference.what)),
      ("recorded", difference.recorded.map(words.words)), ("replayed", difference.replayed.map(words.words)),
    ] {
      if let value { object.append(key, .text(value.cleaned)) }
    }
    return object
  }
}

package import JSONText
package import QuizCore
internal import TextLayout

/// What a replay came to.
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
    /// Everything as recorded, with that many turns.
    case equal(turns: Int)
    /// The first difference, or what else is not as it was.
    case different(String, Difference?)
    /// It cannot be played again here: that proves nothing.
    case unknown(String)
  }

  package var isEqual: Bool {
    if case .equal = finding { return true }
    return false
  }

  // MARK: Words

  package var sentence: String {
    let what = "\(title) (\(mode)) of \(player), \(sitting)"
    switch finding {
    case .equal(let turns): return "equal: \(what), \(counted(turns, "turn"))"
    case .different(let why, _): return "different: \(what): \(why)"
    case .unknown(let why): return "cannot verify: \(what): \(why)"
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

  private static func object(_ difference: Difference) -> JSONObject {
    var object: JSONObject = ["step": .int(difference.step)]
    for (key, value) in [
      ("question", difference.question), ("what", difference.what), ("recorded", difference.recorded),
      ("replayed", difference.replayed),
    ] {
      if let value { object.append(key, .text(value.cleaned)) }
    }
    return object
  }
}

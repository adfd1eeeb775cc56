package import JSONText
package import QuizCore

/// The parts of a page around a result: achievements, a text to share, a challenge, ways to play again.
package struct ExtrasView: Equatable, Sendable {
  /// The headline in the language of the page.
  package var headline: String?
  /// A sentence about answers that are still to be marked.
  package var waiting: String?
  /// The texts of the questions that are still to be marked.
  package var toMark: [String] = []
  package var earned: [String] = []
  package var share: String?
  package var challenge: ChallengeView?
  /// The code of the open room to which it belongs; empty for a room that is over.
  package var code: String?
  /// Whether marks are shown once the room is over.
  package var isLater = false
  /// The body of `POST /sittings` that plays the same once more.
  package var again: JSONValue?
  package var isPractice = false
  package var canChallenge = false
  /// The sentence on the next quiz of the day, below the result of today's.
  package var next: String?
  /// Tries that are left at today's quiz.
  package var retriesLeft: Int?
  package var streak: Streak?
  /// The category of the quiz, for the hue of the page.
  package var category: String?

  package init() {}
}

extension ExtrasView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("extras")
    fields.field("headline", &headline)
    fields.field("waiting", &waiting)
    fields.field("toMark", &toMark, else: [])
    fields.field("earned", &earned, else: [])
    fields.field("share", &share)
    fields.field("challenge", &challenge)
    fields.field("code", &code)
    fields.field("later", &isLater, else: false)
    fields.field("again", &again)
    fields.field("practice", &isPractice, else: false)
    fields.field("canChallenge", &canChallenge, else: false)
    fields.field("next", &next)
    fields.field("retriesLeft", &retriesLeft)
    fields.field("streak", &streak)
    fields.field("category", &category)
  }
}

extension Streak: WireObject {
  package init() { self.init(current: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("current", &current)
    fields.always("best", &best)
    fields.always("alive", &alive)
    fields.always("today", &hasToday)
  }
}

/// The score of a challenge beside one's own.
package struct ChallengeView: Equatable, Sendable, WireObject {
  package var toBeat = ScoreToBeat()
  package var outcome = Outcome.tie
  /// Whether the code's answers give the score that it claims.
  package var isVerified = false
  package var answers: [Answer] = []

  package enum Outcome: String, Sendable, WireValue {
    /// The outcome for the player who accepted.
    case won, lost, tie
  }

  /// The challenger's answer to a question.
  package struct Answer: Equatable, Sendable, WireObject {
    package var question = ""
    package var text = ""
    package var given: String?
    /// The syntax of the text, and of the response.
    package var markup = TextMarkup.plain
    package var answerMarkup = TextMarkup.plain
    package var points = 0.0
    package var of = 0.0

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("question", &question)
      fields.always("text", &text)
      fields.field("given", &given)
      var texts = [SharedMarkup("text", markup: markup), SharedMarkup("given", markup: answerMarkup)]
      fields.markup(&texts)
      (markup, answerMarkup) = (texts[0].markup, texts[1].markup)
      fields.always("points", &points)
      fields.always("of", &of)
    }
  }

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("challenge")
    toBeat.visit(&fields)
    fields.always("outcome", &outcome)
    fields.always("verified", &isVerified)
    fields.always("answers", &answers)
  }
}

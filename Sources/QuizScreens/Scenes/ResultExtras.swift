package import QuizCore
package import QuizPlay

/// The extras of a result screen, gathered once there is a result.
package struct ResultExtras: Equatable, Sendable {
  /// The names of achievements that were just earned.
  package var earned: [String]
  /// The sentence on the next quiz of the day, below the result of today's.
  package var next: String?
  /// How it compares with the sitting that this one answered.
  package var challenge: ComparedSittings?
  /// The lines to share.
  package var share: [String]

  /// The best result of earlier sittings in percent; nil when there is none.
  package var best: Double?
  /// The percentage that passes; nil without one, or where the mode explains its own condition.
  package var passMark: Double?
  /// Whether it can be made a code that a friend plays.
  package var canChallenge: Bool

  package init(
    earned: [String] = [], next: String? = nil, challenge: ComparedSittings? = nil, share: [String] = [],
    best: Double? = nil,
    passMark: Double? = nil, canChallenge: Bool = false
  ) {
    self.best = best
    self.passMark = passMark
    self.canChallenge = canChallenge
    self.earned = earned
    self.next = next
    self.challenge = challenge
    self.share = share
  }
}

/// The outcome of making a challenge.
package enum MadeChallenge: Equatable, Sendable {
  case code(String)
  /// The reason why there is none, as a sentence.
  case refused(String)
}

/// Two finished sittings of one challenge.
package struct ComparedSittings: Equatable, Sendable {
  package var challenger: String
  package var player: String
  package var theirs: Challenge.Score
  package var yours: Challenge.Score
  /// Whether the player has more; nil when both have the same.
  package var isWon: Bool?
  /// The challenger's responses, in the order of the questions.
  package var answers: [Answer]

  package struct Answer: Equatable, Sendable {
    package var question: String
    /// The syntax of the question.
    package var markup: TextMarkup
    /// Nil when nothing was given.
    package var given: String?
    /// The syntax of the response, plain where it was typed.
    package var givenMarkup: TextMarkup
    package var grade: VerdictView.Grade

    package init(
      question: String, markup: TextMarkup = .plain, given: String?, givenMarkup: TextMarkup = .plain,
      grade: VerdictView.Grade
    ) {
      self.question = question
      self.markup = markup
      self.givenMarkup = givenMarkup
      self.given = given
      self.grade = grade
    }
  }

  package init(
    challenger: String, player: String, theirs: Challenge.Score, yours: Challenge.Score, isWon: Bool?,
    answers: [Answer]
  ) {
    self.challenger = challenger
    self.player = player
    self.theirs = theirs
    self.yours = yours
    self.isWon = isWon
    self.answers = answers
  }
}

package import QuizCore
internal import Words

/// The facts on a cover beside the sitting to begin, and the possible changes.
package struct CoverFacts: Equatable, Sendable {
  /// The possible changes.
  package var wishes: Set<CoverWish>
  /// Options that are not as they would be without a word, each with its value.
  package var changed: [NamedSpec]
  /// The further choices; nil where there are none.
  package var extras: PlayExtras?
  /// How much of the quiz is due today; nil when no mode says so.
  package var due: Int?
  /// Whether a mode remembers the quiz; else what is due is still to be learnt.
  package var isLearnt = true
  /// The description of a mode without a quiz.
  package var about: String?
  /// The score of a challenge; nil otherwise.
  package var toBeat: ScoreToBeat?

  package init(
    wishes: Set<CoverWish> = [], changed: [NamedSpec] = [], extras: PlayExtras? = nil, due: Int? = nil,
    about: String? = nil, toBeat: ScoreToBeat? = nil
  ) {
    self.extras = extras
    self.wishes = wishes
    self.changed = changed
    self.due = due
    self.about = about
    self.toBeat = toBeat
  }
}

/// The choices beside the options of a mode.
package struct PlayExtras: Equatable, Sendable {
  /// Questions at most.
  package var limit: Int?
  package var isMissed: Bool
  package var isPractice: Bool
  package var factor: Double
  /// The seed of all chance; nil for a random one.
  package var seed: Int?
  /// Which questions; nil for all.
  package var category: String?
  package var difficulty: String?
  package var kind: Question.Kind?

  package init(
    limit: Int? = nil, isMissed: Bool = false, isPractice: Bool = false, factor: Double = 1, seed: Int? = nil,
    category: String? = nil, difficulty: String? = nil, kind: Question.Kind? = nil
  ) {
    self.seed = seed
    self.category = category
    self.difficulty = difficulty
    self.kind = kind
    self.limit = limit
    self.isMissed = isMissed
    self.isPractice = isPractice
    self.factor = factor
  }
}

/// A part of a sitting that can be changed on its cover.
package enum CoverWish: Int, CaseIterable, Sendable {
  case modes, options, players

  var key: Character {
    switch self {
    case .modes: "m"
    case .options: "o"
    case .players: "p"
    }
  }

  func name(_ texts: CoverTexts) -> String {
    switch self {
    case .modes: texts.modeLabel
    case .options: texts.options
    case .players: texts.playersLabel
    }
  }
}

/// Everything that can be wrong in a quiz table, as facts; `QuizProblem+Message.swift` makes the sentences.
package enum QuizProblem: Hashable, Sendable {
  // Errors: values
  case wrongType(key: String, QuizPart, takes: Shape, found: Found)
  case notATable(QuizPart, found: Found)
  case wrongNumber(key: String, QuizPart, takes: NumberRule, found: Double)
  /// A text that is not among the names a key takes.
  case unknownName(String, key: String, QuizPart, names: [String])
  case blank(key: String, QuizPart)
  case longText(key: String, QuizPart, bytes: Int)
  case unknownFormat(Int)
  case pluginIsPath(String)
  case imageOutside(String, key: String, QuizPart)
  case emptyScale(QuizPart, min: Double, max: Double)
  case stepTooLarge(QuizPart, step: Double, span: Double)

  // Errors: variables
  /// A variable, or for nil the condition, that no value was drawn of.
  case variable(String?, QuizPart, why: String)
  case variableName(String, QuizPart)
  case unknownVariable(String, known: NameList)
  case manyVariables(Int, QuizPart)

  // Errors: missing parts
  case missing(key: String, QuizPart)
  case noQuestions
  case noAnswers(Question.Kind, QuizPart)
  case noPairs(QuizPart)
  case noKind(QuizPart)
  /// A question of kind `gaps` whose text has none.
  case noGaps(QuizPart)
  case manyGaps(Int, QuizPart)
  /// A gap of the text that `gaps` has no entry for.
  case gapWithoutEntry(String, QuizPart, entries: NameList)
  case gapWithoutSolution(QuizPart)
  /// A gap takes a word, and the question lists none.
  case noWords(QuizPart)
  case unknownSection(String, QuizPart, declared: NameList)

  // Errors: what contradicts
  /// `first` is where the other one stands; `isGiven` says that this one has no id of its own and got it by its place.
  case equalIDs(String, Item, first: Int, isGiven: Bool)
  case equalLefts(String, QuizPart, first: Int)
  /// An entry of `gaps` that the text has no gap for.
  case entryWithoutGap(String, QuizPart, gaps: NameList)
  case gapTwice(String, QuizPart)
  case unlistedWord(String, QuizPart, words: NameList)
  case idInDefaults
  case notASide(String, QuizPart)
  case contradictingSides(said: Bool, QuizPart)

  // Warnings
  case unknownKey(String, QuizPart, names: [String])
  case idleKey(String, QuizPart, Question.Kind)
  case idleGapKey(String, QuizPart, Gap.Kind)
  case undeclaredOutcome(String, QuizPart, declared: NameList)
  case unusualFraction(Double, QuizPart)
  case outsideScale(Double, QuizPart, min: Double, max: Double)

  // Warnings of a thorough reading
  /// The first question that has no id of its own, and how many have none.
  case noID(QuizPart, count: Int)
  /// A question without a right answer; `isText` when a person could mark it later.
  case unmarked(QuizPart, isText: Bool)
  case equalTexts(String, QuizPart, first: Int)
  case neverWins(String, against: String)
  /// `first` is where the rule stands that takes everything first.
  case neverApplies(QuizPart, first: Int)
  case earlyOtherwise(QuizPart)
  case equalBands(Double, QuizPart, first: Int)
  case noRightAnswer(QuizPart)
  case weights(Double, QuizPart)
  /// Shares of rules beside the right answer, which have no effect.
  case idleShares(QuizPart, beside: String)
  case emptyAnswer(QuizPart)
  case noLicence
  case emptySection(QuizPart)
  /// More is drawn than there is.
  case largePick(Int, QuizPart, of: Int)
  /// More gaps take this word than it may be used for.
  case scarceWord(String, QuizPart)
  case unmarkedGap(QuizPart)
  /// Typos are forgiven in none of the answers.
  case idleTypos(QuizPart)
  /// A mistake in some of many draws of the variables.
  case drawn(QuizPart, DrawnFault, times: Int, of: Int)

  /// A likely mistake in a question as it is drawn.
  package enum DrawnFault: Hashable, Sendable {
    case equalAnswers
    /// The right number is 0, and the tolerance a share of it.
    case shareOfNothing
    /// The right number is not above 0, and the tolerance a factor.
    case factorOfNothing
    /// The right number has more decimals than anybody types, and has to be exact.
    case manyDecimals
    /// The right number lies outside of the slider.
    case outsideScale
  }

  /// The value that a key takes.
  package enum Shape: Hashable, Sendable {
    case text, name, number, wholeNumber, boolean, list, table
    case twoTexts, pair, textOrTexts, tolerance, expression
  }

  /// Which numbers a key takes.
  package enum NumberRule: Hashable, Sendable {
    case any, aboveZero, zeroOrMore, oneOrMore, typos
    /// 0, or so many that a share of them can be said.
    case points
    /// Within ±10⁹, so that sums stay exact enough and seconds fit every clock.
    case moderate
  }

  /// The value found in its place.
  package enum Found: Hashable, Sendable {
    case nothing, boolean(Bool), number(Double), text(String), list(Int), table
  }

  /// The parts of a quiz that have an id.
  package enum Item: String, Hashable, Sendable {
    case question, answer, outcome, section
  }

  /// Whether it says that a question has no id of its own.
  package var isAboutIDs: Bool { if case .noID = self { true } else { false } }

  /// True when a rule or band is never reached, or stands at an odd place.
  package var isAboutReach: Bool {
    switch self {
    case .neverApplies, .earlyOtherwise, .equalBands: return true
    default: return false
    }
  }

  /// Whether a file of another program says it itself: that its weights do not add up.
  package var isAboutWeights: Bool { if case .weights = self { true } else { false } }

  /// True where a name of a variable stands in the place of another value.
  package var isAboutName: Bool {
    if case .wrongType(_, _, _, .text(let text)) = self { return text.hasPrefix("{{") }
    return false
  }

  var isWarning: Bool {
    switch self {
    case .unknownKey, .idleKey, .undeclaredOutcome, .unusualFraction, .outsideScale: return true
    case .noID, .unmarked, .equalTexts, .neverWins, .neverApplies, .earlyOtherwise, .equalBands: return true
    case .noRightAnswer, .weights, .idleShares, .emptyAnswer, .noLicence, .emptySection: return true
    case .largePick, .idleTypos, .idleGapKey, .scarceWord, .unmarkedGap, .drawn: return true
    default: return false
    }
  }
}

extension QuizProblem.Found {
  init(_ content: SourceValue.Content) {
    switch content {
    case .null: self = .nothing
    case .bool(let value): self = .boolean(value)
    case .int(let value): self = .number(Double(value))
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let values): self = .list(values.count)
    case .map: self = .table
    }
  }
}

extension QuizProblem.NumberRule {
  /// The largest magnitude where a rule has one.
  static let bound = 1e9

  func allows(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    switch self {
    case .any: return true
    case .aboveZero: return value > 0 && value <= Self.bound
    case .zeroOrMore: return value >= 0 && value <= Self.bound
    case .oneOrMore: return value >= 1 && value <= Self.bound
    case .points: return value <= Self.bound && Amount(total: value) != nil
    case .typos: return value >= 0 && value <= Double(TextRule.typosAllowed.upperBound)
    case .moderate: return abs(value) <= Self.bound
    }
  }
}

extension QuizProblem {
  /// Names of a quiz that many findings may speak of; hashed by their number alone, as there may be thousands.
  package struct NameList: Hashable, Sendable {
    package let names: [String]

    package init(_ names: [String]) { self.names = names }

    package func hash(into hasher: inout Hasher) { hasher.combine(names.count) }
  }
}

/// A question, or a page of text that stands among the questions (`info`).
package struct Question: Equatable, Sendable {
  package var id: String
  package var kind: Kind
  package var text: String
  package var category: String?
  package var difficulty: String?
  package var explanation: String?
  package var points: Double = 1
  /// The syntax of its texts: its own, else the quiz's.
  package var markup = TextMarkup.plain
  package var answers: [Answer] = []
  /// The right number of a `range` or `number`, the right side of a `truefalse`.
  package var correct: Correct?
  var details = Seldom<Details>()

  package enum Kind: String, CaseIterable, Sendable {
    case single, multiple, truefalse, range, number, text, order, match, gaps, info

    /// Whether the player chooses among answers that are shown.
    package var isChoice: Bool {
      self == .single || self == .multiple || self == .truefalse
    }
  }

  package enum Correct: Equatable, Sendable {
    case side(Bool)
    case number(Double)
  }

  /// The source of the points: rule, hand, or points already given.
  package var marked = Marked.byRule

  /// Whether of several chosen answers only the first says its feedback, as sittings under older rules have it.
  package var saysOneFeedback = false

  package enum Marked: Equatable, Sendable {
    case byRule
    /// A person marks it later; until then it is worth no points.
    case byHand
    /// A person marked it with these points.
    case given(Double)
  }

  package init(id: String, kind: Kind, text: String, answers: [Answer] = []) {
    self.id = id
    self.kind = kind
    self.text = text
    self.answers = answers
  }

  package var caseSensitive: Bool {
    get { textRule.caseSensitive }
    set { textRule.caseSensitive = newValue }
  }

  package func answer(_ id: String) -> Answer? {
    answers.first { $0.id == id }
  }

  /// The answers with those ids, in that order; unknown ids are skipped.
  package func answers(_ ids: [String]) -> [Answer] {
    if ids.count <= 8 { return ids.compactMap(answer) }
    let known = Dictionary(answers.map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { known[$0] }
  }

  /// Whether something is marked right, so that the question can earn points.
  package var isMarked: Bool {
    switch marked {
    case .byHand: return false
    case .given: return true
    case .byRule: return hasRight
    }
  }

  /// Whether it earns points now or later: what leaves unmarked questions out keeps it.
  package var countsAsMarked: Bool { isMarked || marked == .byHand }

  private var hasRight: Bool {
    switch kind {
    case .info: return false
    case .order, .match: return true
    case .gaps: return gaps.contains { $0.question.isMarked }
    case .single, .multiple, .truefalse, .range, .number, .text:
      return correct != nil || !accept.isEmpty || answers.contains { $0.isCorrect || $0.fraction != nil }
    }
  }
}

/// A slider's ends, step and labels.
package struct Scale: Equatable, Sendable {
  package var min: Double = 0
  package var max: Double = 1
  package var step: Double = 0.01
  /// Two texts for the two ends, or none.
  package var labels: [String] = []

  package init(min: Double = 0, max: Double = 1, step: Double = 0.01, labels: [String] = []) {
    self.min = min
    self.max = max
    self.step = step
    self.labels = labels
  }

  /// The slider's first value: the middle, snapped to the nearest step, upwards when two are equally near.
  package var middle: Double {
    snapped(min + (max - min) / 2)
  }

  /// The step nearest to a value, within the scale; decimal noise from the arithmetic is rounded away.
  package func snapped(_ value: Double) -> Double {
    let inside = Swift.min(max, Swift.max(min, value))
    guard step > 0 else { return inside }
    let places = ((inside - min) / step + 1e-9).rounded(.toNearestOrAwayFromZero)
    let exact = Swift.min(max, min + places * step)
    return (exact * 1e9).rounded() / 1e9
  }
}

/// A left and the right that belongs to it, both as texts.
package struct Pair: Hashable, Sendable {
  package var left: String
  package var right: String

  package init(_ left: String, _ right: String) {
    self.left = left
    self.right = right
  }
}

/// How far from the right number is still right.
package enum Tolerance: Equatable, Sendable {
  case absolute(Double)
  /// A share of the right number: 0.05 is 5 %.
  case relative(Double)
  /// A factor in both directions: 2 is from half to double.
  case geometric(Double)
}

/// How the parts of a `multiple` response add up; see `Marking.share`.
package enum PartialRule: String, CaseIterable, Sendable {
  case each, net, coverage, all
}

/// The tolerance for typed texts.
package struct TextRule: Equatable, Sendable {
  package var caseSensitive: Bool
  /// How many letters may be missing, added, wrong or swapped with a neighbour, over the whole answer.
  package var typos: Int
  /// Whether accents must be right.
  package var accents: Bool
  /// Whether spaces inside count as one, however many there are; not so under rules before version 3.
  package var joinsSpaces: Bool
  /// True when typographic forms of `'`, `"` and `-` equal the plain ones and invisible signs are ignored. False under
  /// rules before version 7.
  package var readsPlainSigns: Bool
  /// True when compatible signs are equal, such as full-width letters and `½`, and all letters i. False under rules
  /// before version 9.
  package var isAlike: Bool
  /// Whether raised and lowered digits are plain ones in every answer, not in formulas of chemistry alone.
  package var readsPlainDigits = false

  package init(
    caseSensitive: Bool = false, typos: Int = 0, accents: Bool = true, joinsSpaces: Bool = true,
    readsPlainSigns: Bool = true, isAlike: Bool = true
  ) {
    self.caseSensitive = caseSensitive
    self.typos = typos
    self.accents = accents
    self.joinsSpaces = joinsSpaces
    self.readsPlainSigns = readsPlainSigns
    self.isAlike = isAlike
  }

  /// How many typos can be forgiven at all: comparing costs that many times the length of an answer.
  package static let typosAllowed = 0...100

  /// True when an inexact text can be accepted.
  package var forgives: Bool { typos > 0 || !accents }
}

/// A table inside a quiz file: its name in messages, and its possible keys.
package enum QuizPart: Hashable, Sendable {
  case quiz
  case defaults
  case question(String)
  case answer(String, question: String)
  case outcome(String)
  /// A band, by its place in the list, from 1.
  case band(Int)
  case section(String)
  case shuffle
  case navigation
  case timing
  case tolerance(question: String)
  case gap(String, question: String)
  /// A side of a `match` with a picture or a sound.
  case side(question: String)
}

extension QuizPart {
  /// Every key this table may have, in the order of the documentation.
  package var keys: [String] {
    switch self {
    case .quiz: return QuizPart.quizKeys
    case .defaults: return QuizPart.defaultsKeys
    case .question: return QuizPart.questionKeys
    case .answer: return QuizPart.answerKeys
    case .outcome: return ["id", "title", "emoji", "image", "text", "data"]
    case .band: return ["from", "title", "emoji", "image", "text"]
    case .section: return ["id", "title", "text", "pick", "shuffle"]
    case .shuffle: return ["questions", "answers"]
    case .navigation: return ["back", "free", "skip"]
    case .timing: return ["question", "quiz", "whileClosed"]
    case .tolerance: return ["relative", "geometric"]
    case .gap: return QuizPart.gapKeys
    case .side: return ["text", "image", "imageAlt", "audio"]
    }
  }

  /// Whether the author can keep anything under `data` here.
  var hasData: Bool {
    switch self {
    case .quiz, .defaults, .question, .answer, .outcome: return true
    case .band, .section, .shuffle, .navigation, .timing, .tolerance, .gap, .side: return false
    }
  }

  private static let quizKeys = [
    "format", "id", "title", "description", "image", "imageAlt", "category", "language", "markup", "author", "licence",
    "source",
    "tags", "data", "plugin", "options", "partial", "daily", "pick", "shuffle", "navigation", "timing", "reveal",
    "outcomes", "bands", "sections", "variables", "require", "defaults", "questions",
  ]

  private static let questionKeys = ["id"] + defaultsKeys

  private static let defaultsKeys =
    ["kind", "text", "markup"] + Question.commonKeys.all + [
      "answers", "correct", "tolerance", "min", "max", "step", "labels", "accept",
      "caseSensitive", "typos", "accents", "signs", "pairs", "extra", "gaps", "words", "reuse", "marked",
      "variables", "require",
    ]

  private static let gapKeys = [
    "accept", "caseSensitive", "typos", "accents", "signs", "correct", "tolerance", "answers", "weight",
  ]

  private static let answerKeys = [
    "id", "text", "correct", "fraction", "feedback", "outcomes", "pin", "data", "upTo", "value", "tolerance", "accept",
    "otherwise", "image", "imageAlt", "audio",
  ]
}

extension Question.Kind {
  /// The keys of a question that mean something in some kinds only, and whether this is one of them.
  package func uses(questionKey key: String) -> Bool {
    switch key {
    case "answers": return self != .match && self != .gaps && self != .info
    case "correct": return self == .truefalse || self == .range || self == .number
    case "tolerance": return self == .range || self == .number
    case "min", "max", "step", "labels": return self == .range
    case "accept", "caseSensitive", "typos", "accents", "signs": return self == .text
    case "pairs", "extra": return self == .match
    case "gaps", "words", "reuse": return self == .gaps
    case "marked": return self == .text
    default: return true
    }
  }

  /// The same for the keys of an answer.
  package func uses(answerKey key: String) -> Bool {
    switch key {
    case "upTo": return self == .range
    case "value", "tolerance": return self == .number
    case "accept": return self == .text
    case "otherwise": return answersAreRules
    case "image", "imageAlt", "audio": return !answersAreRules
    default: return true
    }
  }

  /// True when answers are rules about the response instead of shown texts.
  package var answersAreRules: Bool {
    self == .range || self == .number || self == .text
  }
}

extension Gap.Kind {
  /// Whether a key of a gap means something for this kind.
  package func uses(gapKey key: String) -> Bool {
    switch key {
    case "accept", "caseSensitive", "typos", "accents", "signs": return self == .text
    case "tolerance": return self == .number
    case "correct": return self == .number || self == .word
    case "answers": return self != .word
    default: return true
    }
  }
}

/// A plugin's description of itself.
package struct ModeInfo: Equatable, Sendable {
  /// The file's name without its ending.
  package var id: String
  package var name: String
  package var about: String?
  package var fits: Fit
  /// The kinds of questions that it takes; nil for all.
  package var kinds: Set<Question.Kind>?
  /// How many can play, as the file says; nil when it says nothing.
  package var ownPlayers: ClosedRange<Int>?
  package var options: [NamedSpec]
  package var hooks: Set<Hook>
  /// Its version and its maker.
  package var credits = ModeCredits()

  /// Which quizzes a mode can play.
  package enum Fit: String, CaseIterable, Sendable {
    case any, marked, outcomes, none
  }

  package init(
    id: String, name: String, about: String? = nil, fits: Fit = .any, kinds: Set<Question.Kind>? = nil,
    players: ClosedRange<Int>? = nil, options: [NamedSpec] = [], hooks: Set<Hook> = []
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.fits = fits
    self.kinds = kinds
    ownPlayers = players
    self.options = options
    self.hooks = hooks
  }

  /// How many can play: one, when nothing is said.
  package var players: ClosedRange<Int> { ownPlayers ?? 1...1 }

  /// A modifier changes one concern of a mode; it has none of the hooks that make a mode.
  package var isModifier: Bool {
    hooks.isDisjoint(with: Hook.ofModes)
  }

  /// The built-in default: walk through the quiz, mark it, say how much was right.
  package static let builtIn = ModeInfo(id: "default", name: "Default")
}

/// A plugin's account of where it comes from; each is nil where the file says nothing.
package struct ModeCredits: Equatable, Sendable {
  /// Such as `"1.2.0"`.
  package var version: String?
  package var author: String?
  package var licence: String?
  package var homepage: String?

  package init(version: String? = nil, author: String? = nil, licence: String? = nil, homepage: String? = nil) {
    self.version = version
    self.author = author
    self.licence = licence
    self.homepage = homepage
  }
}

/// The quizzes that a mode can play, and the questions it sees of them.
extension ModeInfo {
  /// Why a mode, or a modifier, cannot play a quiz.
  package enum Misfit: Equatable, Sendable {
    case nothingMarked, noOutcomes
    /// No question has one of the mode's kinds.
    case noneOfKind(Set<Question.Kind>)
    /// No question of those kinds has a right answer.
    case nothingMarkedOfKind(Set<Question.Kind>)
  }

  /// Whether it can play a quiz.
  package func takes(_ quiz: Quiz) -> Bool { misfit(quiz) == nil }

  /// Whether it can play the quiz of a card.
  package func takes(_ card: QuizCard) -> Bool { misfit(card.makeup) == nil }

  /// Why it cannot play a quiz; nil when it can.
  package func misfit(_ quiz: Quiz) -> Misfit? {
    wantsAll && fits != .outcomes ? nil : misfit(QuizMakeup(quiz))
  }

  fileprivate func misfit(_ quiz: QuizMakeup) -> Misfit? {
    if fits == .outcomes && !quiz.hasOutcomes { return .noOutcomes }
    if fits == .marked && !quiz.sorts.contains(where: \.isMarked) { return .nothingMarked }
    guard let kinds else { return nil }
    if !quiz.sorts.contains(where: { isOfKind($0.kind) }) { return .noneOfKind(kinds) }
    let isWanted = quiz.sorts.contains { $0.kind != .info && wants($0.kind, isMarked: $0.isMarked) }
    return isWanted ? nil : .nothingMarkedOfKind(kinds)
  }

  /// Whether it sees every question, whatever there is: then none has to be looked at.
  package var wantsAll: Bool { kinds == nil && fits != .marked }

  /// Whether it sees a question of the quiz; pages are always there.
  package func wants(_ question: Question) -> Bool { wants(question.kind, isMarked: question.countsAsMarked) }

  fileprivate func wants(_ kind: Question.Kind, isMarked: Bool) -> Bool {
    kind == .info || isOfKind(kind) && (fits != .marked || isMarked)
  }

  /// True for a question of one of the mode's kinds; pages have none.
  package func isOfKind(_ question: Question) -> Bool { isOfKind(question.kind) }

  private func isOfKind(_ kind: Question.Kind) -> Bool { kind != .info && kinds?.contains(kind) ?? true }
}

extension [ModeInfo] {
  /// How many can play with all of these layers: each that says how many must be content; one, where none does.
  package var players: ClosedRange<Int> {
    let saying = compactMap(\.ownPlayers)
    guard let least = saying.map(\.lowerBound).max(), let most = saying.map(\.upperBound).min() else { return 1...1 }
    return least...Swift.max(least, most)
  }
}

extension Quiz {
  /// The quiz as all of these layers see it; nil when one cannot play the questions that are left.
  package func fitting(_ layers: [ModeInfo]) -> Quiz? {
    var quiz = self
    for layer in layers {
      guard layer.takes(quiz) else { return nil }
      quiz = quiz.seen(by: layer)
    }
    return quiz
  }

  /// The quiz without the questions that a layer does not take.
  package func seen(by layer: ModeInfo) -> Quiz {
    // Without a change the questions are not copied.
    if layer.wantsAll || questions.allSatisfy({ layer.wants($0) }) { return self }
    var quiz = self
    quiz.questions.removeAll { !layer.wants($0) }
    return quiz
  }
}

extension QuizCard {
  /// True when all of these layers can play the quiz, each with the questions that are left.
  package func fits(_ layers: [ModeInfo]) -> Bool {
    var makeup = makeup
    for layer in layers {
      guard layer.misfit(makeup) == nil else { return false }
      makeup.sorts.removeAll { !layer.wants($0.kind, isMarked: $0.isMarked) }
    }
    return true
  }
}

extension Set<Question.Kind> {
  /// The kinds in words: `text or number`.
  package var inWords: String {
    let words = Question.Kind.allCases.filter { contains($0) && $0 != .info }.map(\.rawValue)
    return words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}

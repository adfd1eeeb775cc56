/// A sitting that another player can play and check: its quiz and modes, its inputs and its marks.
///
/// Quiz and modes are named by their content, not contained. It is self-reported: nothing in it proves the player's
/// identity.
package struct Challenge: Equatable, Sendable {
  /// The facts of the sitting, without its quiz.
  @Indirect package var beginning: Beginning
  package var quiz: QuizMark?
  /// The files that the plugins `require`; `Beginning.plugins` marks the plugins themselves.
  package var modules: [FileMark]
  /// All inputs of the player and the clock, in order.
  package var inputs: [ReplayInput]
  /// The mark of each settled question, in the order of settling.
  package var marks: [Mark]
  package var score: Score

  package init(
    beginning: Beginning, quiz: QuizMark?, modules: [FileMark], inputs: [ReplayInput], marks: [Mark], score: Score
  ) {
    self.beginning = beginning
    self.quiz = quiz
    self.modules = modules
    self.inputs = inputs
    self.marks = marks
    self.score = score
  }

  /// The name of the player who made the challenge; empty when the beginning names none.
  package var player: String { beginning.players.first ?? "" }

  /// Every file that plays a part.
  package var files: Set<FileMark> {
    let own = beginning.plugins.compactMap { use in
      use.sha256.map { FileMark(plugin: use.id, module: nil, sha256: $0) }
    }
    return Set(own + modules)
  }

  /// The title in lists: the quiz's, or without a quiz the mode's name.
  package var title: String { quiz?.title ?? beginning.mode.name }
}

extension Challenge {
  /// A quiz, identified by its content.
  package struct QuizMark: Equatable, Sendable {
    package var id: String
    package var title: String
    /// A hash of the quiz as it was played, in the language it was played in.
    package var content: String
    /// The ids of the questions and pages that took part, in the quiz's order.
    package var questions: [String]

    package init(id: String, title: String, content: String, questions: [String]) {
      self.id = id
      self.title = title
      self.content = content
      self.questions = questions
    }
  }

  /// A plugin file by its hash.
  package struct FileMark: Hashable, Sendable {
    package var plugin: String
    /// The name under which it was required; nil for the plugin's own file.
    package var module: String?
    package var sha256: String

    package init(plugin: String, module: String?, sha256: String) {
      self.plugin = plugin
      self.module = module
      self.sha256 = sha256
    }

    package init(_ file: StoredFile) {
      self.init(plugin: file.plugin, module: file.module, sha256: file.sha256)
    }
  }

  /// The points of a settled question.
  package struct Mark: Equatable, Sendable {
    package var points: Double
    package var of: Double

    package init(points: Double, of: Double) {
      self.points = points
      self.of = of
    }
  }

  /// The score to beat.
  package struct Score: Equatable, Sendable {
    package var points: Double?
    package var of: Double?
    package var percent: Double?
    package var headline: String?

    package init(points: Double? = nil, of: Double? = nil, percent: Double? = nil, headline: String? = nil) {
      self.points = points
      self.of = of
      self.percent = percent
      self.headline = headline
    }

    package init(_ result: SittingResult) {
      self.init(points: result.points, of: result.of, percent: result.percent, headline: result.headline)
    }
  }
}

extension Challenge {
  /// The challenge that a replayed sitting makes; nil when it has no result.
  package init?(_ state: SittingState, quiz: QuizMark?, files: [StoredFile], inputs: [ReplayInput]) {
    guard let result = state.result else { return nil }
    var beginning = state.beginning
    beginning.quiz = nil
    self.init(
      beginning: beginning, quiz: quiz, modules: files.filter { $0.module != nil }.map(FileMark.init),
      inputs: Self.needed(inputs),
      marks: Self.marks(state), score: Score(result))
  }

  private static func marks(_ state: SittingState) -> [Mark] {
    state.past.map { Mark(points: $0.verdict?.points ?? 0, of: $0.verdict?.of ?? 0) }
  }

  /// The inputs without drafts that the next input supersedes.
  private static func needed(_ inputs: [ReplayInput]) -> [ReplayInput] {
    inputs.enumerated().filter { index, input in
      guard case .command(.select) = input, index + 1 < inputs.count else { return true }
      switch inputs[index + 1] {
      case .command(.select), .command(.answer), .command(.skip): return false
      default: return true
      }
    }.map(\.element)
  }

  /// The first thing that a replay of the inputs gives otherwise than the challenge says; nil when all is equal.
  package func difference(from state: SittingState) -> Difference? {
    let replayed = Self.marks(state)
    for (index, turn) in state.past.enumerated() where !marks.indices.contains(index) || marks[index] != replayed[index]
    {
      return Difference(
        event: index, step: turn.step.number, question: turn.step.id, what: .verdict,
        recorded: marks.indices.contains(index) ? marks[index].glimpse : nil, replayed: replayed[index].glimpse)
    }
    if replayed.count < marks.count {
      return Difference(
        event: replayed.count, step: replayed.count, question: nil, what: .verdict,
        recorded: marks[replayed.count].glimpse)
    }
    let score = state.result.map(Score.init)
    if score == self.score { return nil }
    return Difference(
      event: marks.count, step: state.past.last?.step.number ?? 0, question: state.past.last?.step.id,
      what: .result, recorded: self.score.glimpse, replayed: score?.glimpse ?? Difference.Glimpse(.none))
  }
}

extension Challenge.Mark {
  fileprivate var glimpse: Difference.Glimpse { .points(points, of: of) }
}

extension Challenge.Score {
  fileprivate var glimpse: Difference.Glimpse { Difference.Glimpse(.words, ["words": inWords]) }

  /// `7 of 10 (70 %)`, or the headline where there are no points.
  package var inWords: String {
    guard let points else { return headline ?? "no score" }
    guard let of else { return Scores.written(points) }
    let percent = self.percent.map { " (\(Scores.written(Scores.percent($0, of: 100))) %)" } ?? ""
    return "\(Scores.written(points)) of \(Scores.written(of))\(percent)"
  }

  /// Whether this is more than another score: by percent where both have one, else by points; nil when they are equal.
  package func beats(_ other: Challenge.Score) -> Bool? {
    let pair: (Double, Double)
    if let mine = percent, let theirs = other.percent {
      pair = (mine, theirs)
    } else {
      pair = (points ?? 0, other.points ?? 0)
    }
    return pair.0 == pair.1 ? nil : pair.0 > pair.1
  }
}

/// The score that an accepted challenge tries to beat.
package struct ScoreToBeat: Equatable, Sendable {
  /// The name of the player whose score it is.
  package var player: String
  package var score: Challenge.Score

  package init(player: String, score: Challenge.Score) {
    self.player = player
    self.score = score
  }
}

package import QuizCore
package import QuizFormats
package import QuizLibrary
internal import QuizModes
internal import QuizRoom

/// The material to play: a quiz, a drawn set of questions, or a mode that needs none.
package enum QuizChoice {
  case quiz(QuizAtHand)
  /// Questions drawn from all at hand, with warnings.
  case drawn(Quiz, warnings: [String])
  case withoutQuiz
  /// The player must choose among these ids.
  case open([String])
}

extension QuizChoice {
  /// The quiz that is played; nil while there is none.
  package var quiz: Quiz? {
    switch self {
    case .quiz(let found): found.quiz
    case .drawn(let quiz, _): quiz
    case .withoutQuiz, .open: nil
    }
  }
}

extension Problem {
  /// An open room asks these questions.
  package static var inRoom: Problem {
    Problem(.usage, "this quiz is being played in a room: play it there, or come back when that is over").by(.inRoom)
  }
}

/// Finds the material that a request means.
package struct QuizFinder {
  package let surroundings: Surroundings
  package let request: PlayRequest
  package let modes: ModeChoice
  package let seed: Int
  /// The quizzes at hand, for the quiz of a day; nil when they have not been read yet.
  private let catalogue: QuizCatalogue?

  package init(
    surroundings: Surroundings, request: PlayRequest, modes: ModeChoice, seed: Int, catalogue: QuizCatalogue? = nil
  ) {
    self.surroundings = surroundings
    self.request = request
    self.modes = modes
    self.seed = seed
    self.catalogue = catalogue
  }

  private var library: Library { surroundings.library }

  /// The chosen quiz. Throws `inRoom` when it shares a question with an open room that the player may not see.
  package func find() throws(Problem) -> QuizChoice {
    let found = try found()
    if let quiz = found.quiz, surroundings.closed.touches(quiz) { throw .inRoom }
    return found
  }

  private func found() throws(Problem) -> QuizChoice {
    if let word = request.quiz {
      if let drawn = try drawnDay(word) { return drawn }
      return .quiz(try named(word))
    }
    if request.drawsQuestions && canBeDrawn {
      var draw = QuestionDraw(surroundings: surroundings, request: request, seed: seed)
      draw.isOrderedLater = modes.ordersQuestions
      let drawn = try draw.quiz()
      return .drawn(drawn.quiz, warnings: drawn.warnings)
    }
    return try byMode()
  }

  /// The quiz that was drawn for a day that has come.
  private func drawnDay(_ id: String) throws(Problem) -> QuizChoice? {
    let today = surroundings.today.day
    guard let day = Quiz.day(ofDaily: id), day <= today else { return nil }
    let drawn = DrawnDays(surroundings, try surroundings.record.toAsk(), catalogue).quiz(on: day, today: today)
    return drawn.map { .drawn($0.quiz, warnings: $0.warnings) }
  }

  /// False for modes that need outcomes or no quiz; drawn questions have only right answers.
  private var canBeDrawn: Bool { ![.outcomes, ModeInfo.Fit.none].contains(modes.mode?.info.fits) }

  package static func choiceNeeded(_ ids: [String]) -> Problem {
    if ids.isEmpty {
      return Problem.file(.noInput, "no quiz was found that fits: put one into quizzes/, or name its path")
    }
    return Problem(.usage, "which quiz? Name one: \(ids.joined(separator: ", "))")
  }

  private func named(_ word: String) throws(Problem) -> QuizAtHand {
    let isPath = !request.isByID && word.contains("/")
    let mayBeFile = isPath || !request.isByID && word.contains(".")
    if mayBeFile && Files.exists(word) { return try library.quiz(at: word, seed: seed) }
    if let quiz = try library.quiz(id: word, seed: seed) { return quiz }
    if isPath { return try library.quiz(at: word, seed: seed) }
    let ids = library.catalogue().entries.map(\.id)
    let commands = request.otherWords
    // An id with the ending of a file is the quiz's name, not far from it.
    let stem = word.lastIndex(of: ".").map { String(word[..<$0]) }
    let near =
      ids.first { $0 == stem } ?? nearest(to: word, in: commands + ids) ?? commands.first { $0.hasSuffix(" \(word)") }
    if request.isExplicit {
      throw .unknownQuiz(word, near: near)
    }
    let hint = near.map { "; did you mean '\($0)'?" } ?? ": `quizrun help` lists commands, `quizrun list` the quizzes"
    throw Problem.file(.usage, "there is no command and no quiz '\(word)'\(hint)")
  }

  /// The choice without a quiz, by the mode: the one quiz that names it, none at all, or a choice.
  private func byMode() throws(Problem) -> QuizChoice {
    let entries = library.catalogue(seed: seed).entries.filter(\.isIntact)
    let infos = ((modes.mode.map { [$0] } ?? []) + modes.modifiers).map(\.info)
    let naming = entries.filter { entry in infos.contains { $0.id == entry.plugin } }
    if naming.count == 1 { return .quiz(try library.quiz(at: naming[0].path, seed: seed)) }
    if naming.count > 1 { return .open(naming.map(\.id)) }
    if modes.mode?.info.fits == ModeInfo.Fit.none { return .withoutQuiz }
    let fitting = entries.filter { entry in
      entry.card?.fits(infos) == true
    }
    return .open(fitting.map(\.id))
  }
}

extension Problem {
  /// A quiz that is not at hand, with an id that is nearly the same.
  package static func unknownQuiz(_ word: String, near: String?) -> Problem {
    let hint = near.map { "; did you mean '\($0)'?" } ?? ": `quizrun list` shows them"
    return Problem.file(.noInput, "there is no quiz '\(word)'\(hint)").by(.unknownQuiz(word))
  }

  /// No question is there that was wrong or left out the last time.
  static var nothingMissed: Problem {
    Problem(.nothingToDo, "nothing was missed: there is no question to ask again").by(.nothingMissed)
  }
}

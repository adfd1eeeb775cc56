internal import QuizCore
internal import QuizFormats
internal import QuizModes

/// What is to be played: a quiz, a drawn set of questions, or a mode that needs none.
enum QuizChoice {
  case quiz(QuizAtHand)
  /// Questions drawn from all quizzes.
  case drawn(Quiz)
  case withoutQuiz
  /// The player must choose among these ids.
  case open([String])
}

/// Finds what a request means to play.
struct QuizFinder {
  let library: Library
  let request: PlayRequest
  let modes: ModeChoice
  let seed: Int

  func find() throws(Exit) -> QuizChoice {
    if let word = request.quiz { return .quiz(try named(word)) }
    if request.drawsQuestions && canBeDrawn { return .drawn(try drawn()) }
    return try byMode()
  }

  /// Drawn questions are marked ones: nothing for a mode that wants outcomes, or none at all.
  private var canBeDrawn: Bool { ![.outcomes, ModeInfo.Fit.none].contains(modes.mode?.info.fits) }

  static func choiceNeeded(_ ids: [String]) -> Exit {
    if ids.isEmpty { return Exit(Exit.noInput, "no quiz was found that fits: put one into quizzes/, or name its path") }
    return Exit(Exit.usage, "which quiz? Name one: \(ids.joined(separator: ", "))")
  }

  private func named(_ word: String) throws(Exit) -> QuizAtHand {
    if word.contains("/") || Files.exists(word) && word.contains(".") { return try library.quiz(at: word, seed: seed) }
    if let quiz = try library.quiz(id: word, seed: seed) { return quiz }
    let ids = library.catalogue().entries.map(\.id)
    let commands = request.isExplicit ? [] : CommandTable.all.map(\.name)
    let near = nearest(to: word, in: commands + ids)
    if request.isExplicit {
      throw Exit.file(
        Exit.noInput,
        "there is no quiz '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? ": `quizrun list` shows them"))
    }
    throw Exit.file(Exit.usage, UsageError.unknownCommand(word, near: near).sentence)
  }

  /// Without a quiz the mode decides: the one quiz that names it, none at all, or a choice.
  private func byMode() throws(Exit) -> QuizChoice {
    let entries = library.catalogue(seed: seed).entries.filter { $0.quiz != nil }
    guard let mode = modes.mode else { return .open(entries.map(\.id)) }
    let naming = entries.filter { $0.plugin == mode.info.id }
    if naming.count == 1 { return .quiz(try library.quiz(at: naming[0].path, seed: seed)) }
    if naming.count > 1 { return .open(naming.map(\.id)) }
    if mode.info.fits == .none { return .withoutQuiz }
    let fitting = entries.filter { entry in entry.quiz.map { ModeChoice.fits($0, mode.info.fits) } ?? false }
    return .open(fitting.map(\.id))
  }

  // MARK: Drawing from all questions

  /// A quiz made of every marked question at hand that passes the filter.
  func drawn() throws(Exit) -> Quiz {
    var questions: [Question] = []
    var ids: Set<String> = []
    for quiz in library.catalogue(seed: seed).entries.compactMap(\.quiz) {
      for var question in quiz.questions where question.isMarked && request.filter.passes(question, in: quiz) {
        question.id = "\(quiz.id)/\(question.id)"
        question.partial = question.partial ?? quiz.partial
        question.category = question.category ?? quiz.category
        if ids.insert(question.id).inserted { questions.append(question) }
      }
    }
    if questions.isEmpty {
      throw Exit(Exit.noInput, "no question matches \(wanted): `quizrun categories` lists what is there")
    }
    var quiz = Quiz(id: "drawn", title: title, questions: questions)
    quiz.shuffle = Shuffle(questions: true, answers: true)
    return quiz
  }

  private var wanted: String {
    let filter = request.filter
    let parts = [
      filter.category.map { "category '\($0)'" }, filter.difficulty.map { "difficulty '\($0)'" },
      filter.kind.map { "type '\($0.rawValue)'" },
    ]
    return parts.compactMap { $0 }.joined(separator: " and ")
  }

  private var title: String {
    let category = request.filter.category.map { wanted in
      Int(wanted).flatMap(TriviaCategories.name) ?? wanted.prefix(1).uppercased() + wanted.dropFirst()
    }
    let parts = [category, request.filter.difficulty, request.filter.kind?.rawValue].compactMap { $0 }
    return parts.isEmpty ? "Questions from everywhere" : parts.joined(separator: ", ")
  }
}

package import QuizCore
internal import QuizFormats
package import QuizLibrary
internal import QuizRoom
package import QuizStore

/// A quiz drawn from all matching questions of quiz files and of the bank.
package struct QuestionDraw {
  package let surroundings: Surroundings
  package let request: PlayRequest
  package let seed: Int
  /// True when a layer orders the questions, so that the player's limit cuts only afterwards.
  package var isOrderedLater = false

  /// More are never taken into one sitting.
  static let largestPool = 2000

  /// The drawn quiz, with warnings.
  package func quiz() throws(Problem) -> (quiz: Quiz, warnings: [String]) {
    let filed = filed()
    let drawn = try withBank(filed) ?? (filed, [])
    if drawn.questions.isEmpty {
      if wanted.isEmpty {
        if request.isMissed { throw .nothingMissed }
        throw QuizFinder.choiceNeeded([]).by(.nothingFits)
      }
      let hint = near.map { "; did you mean '\($0)'?" } ?? ": `quizrun categories` lists the categories"
      throw Problem.file(.noInput, "no question matches \(wanted)\(hint)").by(.nothingFits)
    }
    var quiz = Quiz(id: Quiz.drawnID, title: title, questions: drawn.questions)
    quiz.shuffle = Shuffle(questions: true, answers: true)
    return (quiz, drawn.warnings)
  }

  /// Just these questions, by their ids, as far as they are at hand; in these languages.
  package func quiz(of ids: Set<String>, languages: [String]) throws(Problem) -> Quiz {
    var questions = filed(languages).filter { ids.contains($0.id) }
    if let bank = surroundings.bank.toRead() {
      let missing = ids.subtracting(questions.map(\.id)).sorted()
      questions += try recorded(bank.questions(ids: missing))
    }
    var quiz = Quiz(id: Quiz.drawnID, title: title, questions: questions)
    quiz.shuffle = Shuffle(questions: true, answers: true)
    return quiz
  }

  /// Every marked question of the quiz files that passes the filter.
  private func filed(_ languages: [String]? = nil) -> [Question] {
    var questions: [Question] = []
    var ids: Set<String> = []
    var library = surroundings.library
    if let languages { library.languages = languages }
    for quiz in library.catalogue(seed: seed).entries.compactMap({ library.quiz(of: $0, seed: seed) }) {
      for var question in quiz.questions where question.isMarked && request.filter.passes(question, in: quiz) {
        if surroundings.closed.contains(question.id, ofQuiz: quiz.id) { continue }
        question.id = "\(quiz.id)/\(question.id)"
        question.partial = question.partial ?? quiz.partial
        question.category = question.category ?? quiz.category
        question.section = nil
        if ids.insert(question.id).inserted { questions.append(question) }
      }
    }
    return questions
  }

  /// Questions of the files and of the bank; nil when nothing of the bank passes.
  private func withBank(_ filed: [Question]) throws(Problem) -> (questions: [Question], warnings: [String])? {
    guard let bank = surroundings.bank.toRead() else { return nil }
    return try recorded { () throws(RecordFailure) in
      let pool = try bank.pool(request.filter.passes)
      if pool.count == 0 { return nil }
      if request.isMissed { return (filed + (try missed(in: bank)), []) }
      let amount = isOrderedLater ? Self.largestPool : request.limit ?? Self.largestPool
      // A seed that was named gives the same questions every time.
      let player = request.seed == nil ? request.players?.first ?? surroundings.playerName : nil
      let drawn = try bank.draw(amount, from: pool, beside: filed.map(\.id), seed: seed, unlessAsked: player)
      let total = filed.count + pool.count
      let isTold = request.limit == nil && total > amount
      return (
        drawn.map { question(of: $0, filed) }.filter { !surroundings.closed.contains($0.id, ofQuiz: nil) },
        isTold ? ["\(amount) of the \(total) questions were drawn for this sitting"] : []
      )
    }
  }

  private func question(of drawn: DrawnQuestion, _ filed: [Question]) -> Question {
    switch drawn {
    case .other(let place): return filed[place]
    case .bank(let question): return question
    }
  }

  /// The questions of the bank that the player missed the last time.
  private func missed(in bank: Bank) throws(RecordFailure) -> [Question] {
    let record = try? surroundings.record.toRead()
    let player = request.players?.first ?? surroundings.playerName
    guard let record, let missed = try? MissedQuestions(of: player, quiz: nil, in: record) else { return [] }
    return try bank.questions(ids: missed.ids.sorted()).filter {
      !surroundings.closed.contains($0.id, ofQuiz: nil) && request.filter.passes($0, ofQuiz: nil)
    }
  }

  private var wanted: String {
    let filter = request.filter
    let parts = [
      filter.category.map { "category '\($0)'" }, filter.difficulty.map { "difficulty '\($0)'" },
      filter.kind.map { "type '\($0.rawValue)'" },
    ]
    return parts.compactMap { $0 }.joined(separator: " and ")
  }

  /// A category or difficulty of the quiz files close to the unknown one that was asked for; nil where none is.
  private var near: String? {
    let library = surroundings.library
    let quizzes = library.catalogue(seed: seed).entries.compactMap { library.quiz(of: $0, seed: seed) }
    let categories = quizzes.flatMap { quiz in [quiz.category] + quiz.questions.map(\.category) }.compactMap { $0 }
    let difficulties = quizzes.flatMap { $0.questions.compactMap(\.difficulty) }
    // A category is found by its part behind the colon, too.
    let endings = categories.compactMap { $0.split(separator: ":").last }.map { String($0.drop { $0 == " " }) }
    let wanted = [(request.filter.category, categories + endings), (request.filter.difficulty, difficulties)]
    return wanted.lazy.compactMap { word, known -> String? in
      guard let word, !known.contains(where: { $0.lowercased() == word.lowercased() }) else { return nil }
      return nearest(to: word.lowercased(), in: known.map { $0.lowercased() }).flatMap { near in
        known.first { $0.lowercased() == near }
      }
    }.first
  }

  private var title: String {
    let category = request.filter.category.map { wanted in
      Int(wanted).flatMap(TriviaCategories.name) ?? wanted.prefix(1).uppercased() + String(wanted.dropFirst())
    }
    let parts = [category, request.filter.difficulty, request.filter.kind?.rawValue].compactMap { $0 }
    return parts.isEmpty ? "Questions from everywhere" : parts.joined(separator: ", ")
  }
}

/// The questions that a player got wrong or left unanswered the last time.
package struct MissedQuestions {
  /// Ids as `quiz/question`.
  package let ids: Set<String>

  /// `quiz` limits it to the questions of that quiz, also where they were drawn from many.
  package init(of player: String, quiz: String?, in record: any PlayerRecord) throws(Problem) {
    let own = quiz == Quiz.drawnID || quiz.flatMap(Quiz.day) != nil ? nil : quiz
    ids = try recorded(record.missed(by: player, in: own))
  }

  package func contains(_ question: Question, of quiz: Quiz) -> Bool {
    ids.contains("\(quiz.id)/\(question.id)") || quiz.isDrawn && ids.contains(question.id)
  }
}

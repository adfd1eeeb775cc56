internal import QuizCells
package import QuizCore
package import QuizFormats
package import QuizLibrary
internal import QuizModes
internal import QuizRoom
package import QuizStore
package import QuizWire

/// The quizzes at hand as a player sees them in a list, with the player's standing.
package struct QuizList {
  /// Every file that can be read, in the order of the catalogue.
  package private(set) var quizzes: [ListedQuiz]
  /// Sentences of modes that failed.
  package private(set) var problems: [String] = []
  package let catalogue: QuizCatalogue

  /// Without a record nothing was played, and no mode is asked for due cards.
  ///
  /// `only` is the id of a single quiz to list.
  package init(
    _ surroundings: Surroundings, _ record: (any PlayerRecord)?, player: String, only: String? = nil,
    catalogue: QuizCatalogue? = nil
  ) {
    let catalogue = catalogue ?? surroundings.library.catalogue()
    self.catalogue = catalogue
    let standings = (try? record?.homeSummary(player: player)) ?? [:]
    let desk = record.map { DueDesk(surroundings: surroundings, record: $0, player: player) }
    quizzes = []
    for entry in catalogue.entries where only == nil || entry.id == only {
      guard let card = entry.card else { continue }
      var quiz = ListedQuiz(card, path: entry.path)
      let isClosed = desk != nil && surroundings.closed.touches(quiz: card.id, questions: [])
      if let desk, !isClosed {
        let standing = standings[card.id]
        (quiz.last, quiz.best) = (standing?.last, standing?.best)
        // A sitting that does not go on by itself is not listed.
        quiz.progress = desk.goingOn(standing, of: card).map { ListedQuiz.Settled(settled: $0.settled, of: $0.of) }
        let due = desk.due(of: entry)
        (quiz.due, quiz.isLearnt) = (due.count, due.isBegun)
        problems += due.problems
      }
      quizzes.append(quiz)
    }
  }

  /// The categories of the quizzes, each once, by name.
  package var categories: [String] {
    var names: [String: String] = [:]
    for name in quizzes.compactMap(\.category) where names[name.lowercased()] == nil { names[name.lowercased()] = name }
    return names.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds the name by which each quiz's picture is loaded.
  package mutating func addPictures() {
    for place in quizzes.indices {
      let image = catalogue[quizzes[place].id]?.card?.image
      if let image, let path = quizzes[place].path { quizzes[place].image = "\(path)\0\(image)" }
    }
  }

  /// Adds the newest results of each quiz in percent.
  package mutating func addRecent(_ record: any PlayerRecord, player: String) {
    var recent: [String: [Double]] = [:]
    try? record.visitHistory(HistoryFilter(player: player), limit: Self.mostRead) { entry in
      if let quiz = entry.quiz, let percent = entry.percent, entry.isFinished,
        recent[quiz, default: []].count < Self.mostRecent
      {
        recent[quiz, default: []].append(percent)
      }
      return true
    }
    for place in quizzes.indices { quizzes[place].recent = (recent[quizzes[place].id] ?? []).reversed() }
  }

  private static let mostRead = 500
  private static let mostRecent = 20
}

/// How many questions there are of each category, in the quizzes at hand and in the bank; without one the name is empty.
package struct QuestionTopics {
  package let counts: [(category: String, questions: Int)]

  package init(_ library: Library, _ bank: LazyBank) throws(Problem) {
    var counts: [String: Int] = [:]
    for topic in library.catalogue().entries.compactMap(\.card).flatMap(\.topics) {
      counts[topic.category, default: 0] += topic.questions
    }
    if let bank = bank.toRead() {
      let topics = try recorded(bank.topics())
      for topic in topics { counts[topic.category, default: 0] += topic.count }
    }
    self.counts = counts.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      .map { (category: $0.key, questions: $0.value) }
  }
}

/// The modes at hand that make their own questions, and need no quiz.
package struct QuickGames {
  package let modes: [ModeInfo]

  /// Most plugins need a quiz; their source shows it without running them.
  package init(_ library: Library) {
    modes = library.pluginPaths.compactMap { _, path in
      guard let source = try? library.source(path), source.mentions(ModeInfo.Fit.none.rawValue),
        let info = try? library.cells.load(source).info, !info.isModifier, info.fits == .none
      else { return nil }
      return info
    }
  }
}

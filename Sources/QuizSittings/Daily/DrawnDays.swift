internal import JSONText
internal import QuizCells
package import QuizCore
package import QuizFormats
internal import QuizLibrary
package import QuizStore
package import Words

/// The quiz that is drawn for a day, from the marked questions of all quiz files at hand, neither the bank's nor by what
/// anybody has played. The record keeps which questions a day has got.
package struct DrawnDays {
  let surroundings: Surroundings
  let record: any PlayerRecord
  /// The quizzes at hand; nil when they have not been read yet.
  var catalogue: QuizCatalogue?

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord, _ catalogue: QuizCatalogue? = nil) {
    (self.surroundings, self.record, self.catalogue) = (surroundings, record, catalogue)
  }

  /// The title of a day's quiz.
  package static func title(_ day: CivilDay, _ language: InterfaceLanguage) -> String {
    ListingWords.of(language).dailyOn(["day": day.text])
  }

  // MARK: The draw

  /// The day's questions, drawn where no record has them yet; nil where nothing can be drawn.
  package func published(on day: CivilDay, today: CivilDay) -> DailyDraw.Published? {
    if let kept = kept(on: day) { return kept }
    let draw = DailyDraw(pool)
    if draw.isEmpty { return nil }
    var next = draw.publish(day, after: keptDays)
    next.isLate = day < today
    // A quiz that is a program may have been given up: without its questions this is not the day's draw.
    if day <= today && !surroundings.library.cells.isGivenUp { try? record.set(Self.key(day), Self.written(next)) }
    return next
  }

  /// All questions that can be drawn, read in one language, so that the days are the same for readers of any.
  private var pool: [DailyDraw.Candidate] {
    var library = surroundings.library
    // The player's language and, behind it, English: often the same.
    let isRead = library.languages.allSatisfy { $0 == "en" || $0.hasPrefix("en-") }
    library.languages = Self.language
    let quizzes = (isRead ? catalogue : nil) ?? library.catalogue()
    return drawn(quizzes.entries).flatMap { quiz in
      quiz.drawable.map { question in
        // A quiz without a category is one of its own.
        DailyDraw.Candidate(
          key: Self.name(question.id, of: quiz.id), category: question.category?.lowercased() ?? "\n\(quiz.id)",
          difficulty: question.difficulty)
      }
    }
  }

  /// The quizzes to draw from: those that come with quizrun and those that say `"daily": true`; all where there is neither.
  private func drawn(_ entries: [QuizCatalogue.Entry]) -> [QuizCatalogue.Entry] {
    let chosen = entries.filter { $0.isDaily || surroundings.library.isShipped($0.path) }
    return chosen.isEmpty ? entries : chosen
  }

  /// The files that are drawn from and that others may not have; empty where none comes with quizrun.
  package var ownFiles: [String] {
    let entries = (catalogue ?? surroundings.library.catalogue()).entries
    let own = entries.filter { $0.isDaily && !surroundings.library.isShipped($0.path) && !$0.drawable.isEmpty }
    if own.isEmpty || !entries.contains(where: { surroundings.library.isShipped($0.path) }) { return [] }
    return own.map(\.path).sorted()
  }

  /// The same, once for each set of files; empty when they were named before.
  package var unnamedOwnFiles: [String] {
    let files = ownFiles
    let key = "daily files"
    let named = ((try? record.setting(key)) ?? nil) ?? ""
    let text = files.joined(separator: "\n")
    if text == named { return [] }
    try? record.set(key, text.isEmpty ? nil : text)
    return files
  }

  private static let language = ["en"]

  private static func name(_ question: String, of quiz: String) -> String { "\(quiz)/\(question)" }

  /// The ids of the quizzes that a question's name may name: either of them may have a slash in it.
  private static func quizzes(in name: String) -> [String] {
    name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: "/") }.map { String(name[..<$0]) }
  }

  // MARK: The quiz

  /// The quiz of today or an earlier day, with warnings; nil where nothing can be drawn.
  package func quiz(on day: CivilDay, today: CivilDay) -> (quiz: Quiz, warnings: [String])? {
    guard let published = published(on: day, today: today) else { return nil }
    var quiz = quiz(of: published.keys, on: day, surroundings.library.languages)
    let missing = published.keys.count - quiz.questions.count
    if missing > 0, let played = played(quiz.id) { quiz.questions = played.questions }
    if quiz.questions.isEmpty { return nil }
    quiz.questions = quiz.questions.enumerated().sorted {
      (DailyDraw.rank($0.element.difficulty), $0.offset) < (DailyDraw.rank($1.element.difficulty), $1.offset)
    }.map(\.element)
    let left = published.keys.count - quiz.questions.count
    return (quiz, left > 0 ? ["\(counted(left, "question")) of \(day.text) are no longer among the quizzes"] : [])
  }

  /// Just these questions, in this order, as far as they are at hand; in these languages.
  package func quiz(of keys: [String], on day: CivilDay, _ languages: [String]) -> Quiz {
    var library = surroundings.library
    let isRead = library.languages == languages
    library.languages = languages
    let quizzes = (isRead ? catalogue : nil) ?? library.catalogue()
    let wanted = Set(keys)
    var questions: [String: Question] = [:]
    let ids = Set(keys.flatMap(Self.quizzes))
    for quiz in quizzes.entries.filter({ ids.contains($0.id) }).compactMap({ library.quiz(of: $0) }) {
      for var question in quiz.questions where wanted.contains(Self.name(question.id, of: quiz.id)) {
        question.id = Self.name(question.id, of: quiz.id)
        question.partial = question.partial ?? quiz.partial
        question.category = question.category ?? quiz.category
        (question.section, question.points) = (nil, 1)
        questions[question.id] = question
      }
    }
    var quiz = Quiz(
      id: Quiz.dailyID(of: day), title: Self.title(day, surroundings.language),
      questions: keys.compactMap { questions[$0] })
    quiz.shuffle = Shuffle(questions: false, answers: true)
    return quiz
  }

  /// The quiz from the record of an earlier sitting, which needs no file; nil when it was never played.
  private func played(_ id: String) -> Quiz? {
    var sitting: String?
    try? record.visitHistory(HistoryFilter(quiz: id), limit: nil) { entry in
      sitting = entry.sitting
      return false
    }
    return sitting.flatMap { try? record.load($0) }?.sitting.beginning.quiz
  }

  // MARK: What is kept

  private static let prefix = "drawn "

  private static func key(_ day: CivilDay) -> String { prefix + day.text }

  private func kept(on day: CivilDay) -> DailyDraw.Published? {
    ((try? record.setting(Self.key(day))) ?? nil).flatMap { Self.read($0, day) }
  }

  private var keptDays: [DailyDraw.Published] {
    ((try? record.settings()) ?? [:]).compactMap { key, value in
      guard key.hasPrefix(Self.prefix), let day = CivilDay(String(key.dropFirst(Self.prefix.count))) else { return nil }
      return Self.read(value, day)
    }
  }

  private static func written(_ published: DailyDraw.Published) -> String {
    var object: JSONObject = ["pool": .text(published.pool)]
    if !published.followsCircle { object.append("finishing", .bool(true)) }
    if published.isLate { object.append("late", .bool(true)) }
    object.append("questions", .list(published.keys.map(JSONValue.text)))
    return JSONWriter.text(.object(object))
  }

  private static func read(_ text: String, _ day: CivilDay) -> DailyDraw.Published? {
    guard let node = try? JSONParser.parse(Array(text.utf8)), let keys = node["questions"]?.array else { return nil }
    return DailyDraw.Published(
      day: day, keys: keys.compactMap(\.string), pool: node["pool"]?.string ?? "",
      followsCircle: node["finishing"]?.bool != true, isLate: node["late"]?.bool == true)
  }
}

extension HistoryEntry {
  /// The entry for a reader: a day's quiz bears its title in their language, whatever language it was played in.
  package func titled(_ language: InterfaceLanguage) -> HistoryEntry {
    guard let day = quiz.flatMap(Quiz.day(ofDaily:)) else { return self }
    var entry = self
    // A file's quiz may have a day's id, and then keeps its own title.
    if InterfaceLanguage.allCases.contains(where: { DrawnDays.title(day, $0) == title }) {
      entry.title = DrawnDays.title(day, language)
    }
    return entry
  }
}

internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import TextLayout
internal import Words

/// `quizrun list`, `plugins`, `categories`: the findings as a table, as JSON or as CSV.
struct Listings {
  let library: Library
  let bank: LazyBank
  let record: LazyRecord
  let player: String
  private let surroundings: Surroundings
  let form: ListingForm
  let words: ListingWords

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    library = surroundings.library
    bank = surroundings.bank
    words = surroundings.words
    record = surroundings.record
    player = surroundings.playerName
    form = try parsed.form()
  }

  func quizzes() -> Int32 {
    // Quizzes are listed even if the record is unreadable.
    let list = QuizList(surroundings, try? record.toRead(), player: player)
    let catalogue = list.catalogue
    HiddenFiles(catalogue).sentences.forEach(Console.warn)
    let broken = catalogue.entries.filter { !$0.isIntact }
    for entry in broken {
      Library.told(entry.diagnostics).forEach(Console.say)
    }
    list.problems.forEach(Console.warn)
    switch form {
    case .json:
      write(list.quizzes.map(\.forPrograms.object))
    case .csv:
      csv(
        ["id", "title", "category", "questions", "plugin", "path", "due"],
        list.quizzes.map { quiz in
          [
            quiz.id, quiz.title, quiz.category ?? "", String(quiz.questions), quiz.plugin ?? "", quiz.path ?? "",
            quiz.due.map(String.init) ?? "",
          ]
        })
    case .table:
      if catalogue.entries.isEmpty { Console.say(words.noQuiz) }
      table(
        [words.id, words.titleColumn, words.category, words.questionsColumn, words.modeColumn],
        list.quizzes.map { [$0.id, $0.title, $0.category ?? "", mark($0), $0.plugin ?? ""] }, flexible: [1, 2],
        comfort: [1: 30, 2: 16], dispensable: [4, 2, 3])
    }
    return broken.isEmpty ? 0 : ExitCode.badData
  }

  /// The column of a quiz: `Continue (1/3)` for an unfinished sitting, or else its number of questions; then the due
  /// cards.
  private func mark(_ quiz: ListedQuiz) -> String {
    let open = quiz.progress.map { open in
      open.settled == 0 && open.of == nil
        ? words.resumeLabel : words.goesOn(["progress": "\(open.settled)\(open.of.map { "/\($0)" } ?? "")"])
    }
    return
      ([open ?? quiz.size(words) ?? words.questions(0)] + (quiz.due.map { [words.dueCount(["n": String($0)])] } ?? []))
      .joined(
        separator: ", ")
  }

  func plugins() -> Int32 {
    library.hiddenPlugins.sentences.forEach(Console.warn)
    var rows: [(path: String, info: ModeInfo)] = []
    var code: Int32 = 0
    for (_, path) in library.pluginPaths {
      do {
        rows.append((path, try library.load(path).info))
      } catch {
        Console.say(error.message)
        code = ExitCode.badData
      }
    }
    switch form {
    case .json:
      write(
        rows.map { path, info in
          let entry = library.lockEntry(of: path)
          let isChanged = entry.map { !PluginLock.changes(in: Files.folder(of: path), since: $0).isEmpty }
          return info.object(
            path: path, source: entry?.source, changed: isChanged, shadows: library.hidden(by: path))
        })
    case .csv:
      csv(
        ["id", "name", "kind", "about", "path"],
        rows.map { [$0.info.id, $0.info.name, kind($0.info, .english), $0.info.about ?? "", $0.path] })
    case .table:
      if library.pluginPaths.isEmpty { Console.say(words.noPlugin) }
      table(
        [words.id, words.kindColumn, words.aboutColumn],
        rows.map { [$0.info.id, kind($0.info, words), $0.info.about ?? $0.info.name] }, dispensable: [1], wrapping: 2)
    }
    return code
  }

  private func kind(_ info: ModeInfo, _ words: ListingWords) -> String { info.isModifier ? words.modifier : words.mode }

  /// Lists the categories of quiz files and of the bank together.
  func categories() throws(Problem) -> Int32 {
    let rows = try QuestionTopics(library, bank).counts
    switch form {
    case .json:
      write(rows.map { ["category": text($0.category), "questions": .int($0.questions)] })
    case .csv: csv(["category", "questions"], rows.map { [$0.category, String($0.questions)] })
    case .table:
      table(
        [words.category, words.questionsColumn],
        rows.map { [$0.category.isEmpty ? words.noneInList : $0.category, String($0.questions)] }, numbers: [1],
        flexible: [0])
    }
    return 0
  }

  private func text(_ text: String) -> JSONValue { .text(text.cleaned) }

  private func write(_ objects: [JSONObject]) {
    Console.write(JSONWriter.text(.list(objects.map(JSONValue.object))) + "\n")
  }

  private func csv(_ names: [String], _ rows: [[String]]) {
    Console.write(([names] + rows).map(Table.csvLine).joined())
  }

  private func table(
    _ header: [String], _ rows: [[String]], numbers: Set<Int> = [], flexible: Set<Int> = [], comfort: [Int: Int] = [:],
    dispensable: [Int] = [], wrapping: Int? = nil
  ) {
    if rows.isEmpty { return }
    let table = Table(
      header: header, rows: rows, numbers: numbers, flexible: flexible, comfort: comfort, dispensable: dispensable,
      wrapping: wrapping)
    Console.write(table)
  }
}

internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizFormats
internal import QuizStore

/// `quizrun quiz new`: a file to begin with, or one with questions of the bank.
struct QuizNewCommand {
  private let shell: Shell
  private let parsed: ParsedCommand
  private let name: String

  init(_ shell: Shell, _ parsed: ParsedCommand) throws(Problem) {
    self.shell = shell
    self.parsed = parsed
    let word = parsed.operands[0]
    name = word.hasSuffix(".json") ? String(word.dropLast(5)) : word
    let isName = !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("-") && !name.contains("/")
    let isPlain = name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard isName, isPlain else {
      throw Problem(UsageError.badValue(option: "NAME", value: word, expected: "a name without '/' or spaces"))
    }
  }

  func run() throws(Problem) -> Int32 {
    let bankOptions = ["category", "difficulty", "type", "amount", "seed"]
    if !parsed.has("from-bank"), let option = bankOptions.first(where: parsed.has) {
      throw Problem(.usage, "--\(option) chooses among the questions of the bank: give --from-bank, too")
    }
    let folder = (shell.library.homes.first ?? ".") + "/quizzes"
    let path = (folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder) + "/\(name).json"
    if Files.exists(path) {
      throw Problem(.usage, "\(path) is there already, and stays as it is: choose another name, or move the file away")
    }
    let text = parsed.has("from-bank") ? try fromBank() : starter
    try Self.makeFolder(folder)
    do {
      try Files.write(Array(text.utf8), to: path, mode: 0o666)
    } catch {
      throw Problem(.inputOutput, error.message)
    }
    Console.write("wrote \(path)\nplay it: quizrun \(name)\ncheck it after a change: quizrun quiz check \(name)\n")
    return 0
  }

  private static func makeFolder(_ path: String) throws(Problem) {
    var part = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      part += name + "/"
      if mkdir(part, 0o755) != 0, errno != EEXIST {
        throw Problem(.inputOutput, "\(part): \(String(cString: strerror(errno)))")
      }
    }
  }

  private var title: String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Three kinds of questions, to be written over.
  private var starter: String {
    var quiz = Quiz(id: name, title: title, questions: [])
    quiz.language = "en"
    quiz.licence = "CC0-1.0"
    var spider = Question(id: "spider", kind: .single, text: "How many legs has a spider?")
    spider.explanation = "Insects have six, spiders eight."
    spider.answers = [
      Answer(id: "six", text: "Six"), Answer(id: "eight", text: "Eight", isCorrect: true),
      Answer(id: "ten", text: "Ten"),
    ]
    var bees = Question(id: "bees", kind: .truefalse, text: "Bees sleep.")
    bees.correct = .side(true)
    var capital = Question(id: "capital", kind: .text, text: "What is the capital of Iceland?")
    capital.accept = ["Reykjavik", "Reykjavík"]
    quiz.questions = [spider, bees, capital]
    return QuizWriter.write(quiz, as: .json).text
  }

  // MARK: From the bank

  private func fromBank() throws(Problem) -> String {
    var quiz = Quiz(id: name, title: title, questions: try drawn())
    quiz.language = "en"
    quiz.shuffle.answers = true
    let sources = Set(quiz.questions.compactMap(\.source))
    if sources.count == 1, let source = sources.first {
      quiz.source = source
      if source.hasSuffix(BankSource.openTriviaDB.licence) { quiz.licence = BankSource.openTriviaDB.licence }
    }
    for index in quiz.questions.indices {
      quiz.questions[index].id = "q\(index + 1)"
      if quiz.source != nil { quiz.questions[index].source = nil }
    }
    return QuizWriter.write(quiz, as: .json).text
  }

  /// Questions of the bank, as the options choose them.
  private func drawn() throws(Problem) -> [Question] {
    let filter = try bankFilter()
    let (amount, seed) = try draw()
    guard let bank = shell.bank.toRead() else {
      throw Problem(.noInput, "the bank is empty: `quizrun fetch` fills it")
    }
    let drawn = try recorded { () throws(RecordFailure) in
      try bank.draw(amount, from: try bank.pool(filter.passes), seed: seed)
    }
    if drawn.isEmpty {
      throw Problem(.noInput, "no question of the bank matches: `quizrun categories` lists what is there")
    }
    if drawn.count < amount { Console.warn("the bank has \(drawn.count) such questions, not \(amount)") }
    return drawn
  }

  /// How many questions, and by which seed.
  private func draw() throws(Problem) -> (amount: Int, seed: Int) {
    do throws(UsageError) {
      return (
        try parsed.whole("amount", in: 1...100_000) ?? 10,
        try parsed.whole("seed", in: Chance.seeds) ?? Int.random(in: Chance.seeds)
      )
    } catch {
      throw Problem(error)
    }
  }

  private func bankFilter() throws(Problem) -> QuestionFilter {
    var filter = QuestionFilter()
    filter.category = parsed.value("category")
    filter.difficulty = parsed.value("difficulty")
    if let word = parsed.value("type") {
      let names = ["boolean": Question.Kind.truefalse, "truefalse": .truefalse, "multiple": .single, "single": .single]
      guard let kind = names[word.lowercased()] else {
        throw Problem(UsageError.badValue(option: "--type", value: word, expected: "single or truefalse"))
      }
      filter.kind = kind
    }
    return filter
  }
}

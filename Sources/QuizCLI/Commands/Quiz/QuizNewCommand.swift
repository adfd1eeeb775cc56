internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import QuizWorkshop
internal import Words

/// `quizrun quiz new`: a file to begin with, or one with questions of the bank.
struct QuizNewCommand {
  private let surroundings: Surroundings
  private let parsed: ParsedCommand
  private let name: String

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    self.parsed = parsed
    let word = parsed.operands[0]
    name = word.hasSuffix(".json") ? String(word.dropLast(5)) : word
    let isName = !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("-") && !name.contains("/")
    let isPlain = name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard isName, isPlain else {
      throw .usage(.badValue(option: "NAME", value: word, expected: "a name without '/' or spaces"))
    }
  }

  func run() throws(Problem) -> Int32 {
    let bankOptions = ["category", "difficulty", "type", "amount", "seed"]
    if !parsed.has("from-bank"), let option = bankOptions.first(where: parsed.has) {
      throw Problem(.usage, "--\(option) chooses among the questions of the bank: give --from-bank, too")
    }
    let folder = (surroundings.library.homes.first ?? ".") + "/quizzes"
    let path = (folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder) + "/\(name).json"
    if Files.exists(path) {
      throw Problem(.usage, "\(path) is there already, and stays as it is: choose another name, or move the file away")
    }
    let template = QuizTemplate(name: name)
    let text = parsed.has("from-bank") ? template.text(with: try drawn()) : template.starter
    try Self.makeFolder(folder)
    try Files.save(text, to: path)
    Console.write(surroundings.words.quizWritten(["path": path, "name": name]) + "\n")
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

  // MARK: From the bank

  /// Questions of the bank, as the options choose them.
  private func drawn() throws(Problem) -> [Question] {
    let filter = try bankFilter()
    let (amount, seed) = try draw()
    guard let bank = surroundings.bank.toRead() else {
      throw Problem(.noInput, "the bank is empty: `quizrun fetch` fills it")
    }
    let drawn = try recorded(bank.draw(amount, from: try bank.pool(filter.passes), seed: seed))
    if drawn.isEmpty {
      throw Problem(.noInput, "no question of the bank matches: `quizrun categories` lists the categories")
    }
    if drawn.count < amount { Console.warn("the bank has \(drawn.count) such questions, not \(amount)") }
    return drawn
  }

  /// How many questions, and by which seed.
  private func draw() throws(Problem) -> (amount: Int, seed: Int) {
    (
      try parsed.number("amount", in: 1...100_000) ?? 10,
      try parsed.number("seed", in: Chance.seeds) ?? Int.random(in: Chance.seeds)
    )
  }

  private func bankFilter() throws(Problem) -> QuestionFilter {
    var filter = QuestionFilter()
    filter.category = parsed.value("category")
    filter.difficulty = parsed.value("difficulty")
    if let word = parsed.value("type") {
      let names = ["boolean": Question.Kind.truefalse, "truefalse": .truefalse, "multiple": .single, "single": .single]
      guard let kind = names[word.lowercased()] else {
        throw .usage(.badValue(option: "--type", value: word, expected: "single or truefalse"))
      }
      filter.kind = kind
    }
    return filter
  }
}

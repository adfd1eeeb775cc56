internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizWorkshop
internal import Words

/// `quizrun simulate`: many made-up players through a quiz and a mode.
struct SimulateCommand {
  private let plan: ScalePlan
  private let players: Int
  private let strategy: Strategy
  private let form: ListingForm
  private let language: InterfaceLanguage

  private static let standardPlayers = 1000

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    language = surroundings.language
    form = try parsed.form()
    players = try Self.players(parsed)
    let word = parsed.value("strategy") ?? "random"
    guard let strategy = Strategy(word) else {
      throw .usage(.badValue(option: "--strategy", value: word, expected: Strategy.expected))
    }
    self.strategy = strategy
    plan = try ScalePlan(surroundings, parsed)
  }

  private static func players(_ parsed: ParsedCommand) throws(Problem) -> Int {
    if parsed.has("players") && parsed.has("participants") { throw .usage(.together("--players", "--participants")) }
    let name = parsed.has("participants") ? "participants" : "players"
    return try parsed.number(name, in: 1...1_000_000_000) ?? standardPlayers
  }

  func run() throws(Problem) -> Int32 {
    var progress = ProgressLine(verb: "simulated")
    let run = SimulationRun { progress.show($0, errors: $1) }
    try SimulationWork(plan, strategy, players: players).run(run)
    progress.end()
    run.warningSentences.forEach(Console.warn)
    if let remark = run.remark { Console.say(remark) }
    let listing = SimulationListing(
      tally: run.tally, quiz: plan.beginning.quiz ?? plan.quiz, strategy: strategy, seed: plan.beginning.seed,
      language: language)
    switch form {
    case .json: Console.write(JSONWriter.text(.object(listing.object)) + "\n")
    case .csv: Console.write(listing.rows.map(Table.csvLine).joined())
    case .table: Console.write(listing.text(width: Console.tableWidth))
    }
    return run.tally.failed > 0 ? ExitCode.badData : 0
  }
}

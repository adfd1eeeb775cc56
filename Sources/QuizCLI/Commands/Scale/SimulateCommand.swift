internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizPlay

/// `quizrun simulate`: many made-up players through a quiz and a mode.
struct SimulateCommand {
  private let plan: ScalePlan
  private let players: Int
  private let strategy: Strategy
  private let form: ListingForm

  private static let standardPlayers = 1000
  /// Players of one piece of work.
  private static let piece = 250

  init(_ shell: Shell, _ parsed: ParsedCommand) throws(Problem) {
    do throws(UsageError) {
      form = try ListingForm(parsed)
      players = try Self.players(parsed)
      let word = parsed.value("strategy") ?? "random"
      guard let strategy = Strategy(word) else {
        throw .badValue(option: "--strategy", value: word, expected: Strategy.expected)
      }
      self.strategy = strategy
    } catch {
      throw Problem(error)
    }
    plan = try ScalePlan(shell, parsed)
  }

  private static func players(_ parsed: ParsedCommand) throws(UsageError) -> Int {
    if parsed.has("players") && parsed.has("participants") { throw .together("--players", "--participants") }
    let name = parsed.has("participants") ? "participants" : "players"
    return try parsed.whole(name, in: 1...1_000_000_000) ?? standardPlayers
  }

  func run() -> Int32 {
    let run = SimulationRun()
    var next = 0
    let work = OrderedWork(
      take: { () -> Range<Int>? in
        guard next < players else { return nil }
        defer { next += Self.piece }
        return next..<min(players, next + Self.piece)
      },
      finish: { run.take($0) },
      worker: { [plan, strategy] in
        let players = SimulatedPlayers(plan.beginning, strategy, layers: plan.layers())
        return { numbers in numbers.map { SimulatedSitting($0 + 1, players) } }
      })
    work.run(jobs: plan.jobs)
    run.tell()
    let listing = SimulationListing(
      tally: run.tally, quiz: plan.beginning.quiz ?? plan.quiz, strategy: strategy, seed: plan.beginning.seed)
    switch form {
    case .json: Console.write(JSONWriter.text(.object(listing.object)) + "\n")
    case .csv: Console.write(listing.rows.map(Table.csvLine).joined())
    case .table: Console.write(listing.text(width: Console.tableWidth))
    }
    return run.tally.failed > 0 ? ExitCode.badData : 0
  }
}

/// What one simulated sitting came to.
struct SimulatedSitting {
  var player: Int
  var result: Result<SittingResult, GradingProblem>
  var failures: [HookFailure]

  init(_ player: Int, _ players: SimulatedPlayers) {
    self.player = player
    do throws(GradingProblem) {
      let sitting = try players.sitting(of: player)
      failures = sitting.failures
      result = .success(sitting.result ?? SittingResult())
    } catch {
      failures = []
      result = .failure(error)
    }
  }
}

/// Adds up simulated sittings in their order.
final class SimulationRun {
  private(set) var tally = SimulationTally()
  private var warnings = HookWarnings()
  private var problem: (player: Int, problem: GradingProblem)?
  private var progress = Progress(verb: "simulated")

  func take(_ sittings: [SimulatedSitting]) -> Bool {
    for sitting in sittings {
      warnings.add(sitting.failures, line: sitting.player)
      switch sitting.result {
      case .success(let result): tally.add(result)
      case .failure(let found):
        tally.addFailure()
        if problem == nil { problem = (sitting.player, found) }
      }
    }
    progress.show(tally.players, errors: tally.failed)
    return true
  }

  func tell() {
    progress.end()
    warnings.tell(each: "player")
    if let (player, problem) = problem {
      Console.say("\(tally.failed) sittings came to no result; the first, of player \(player): \(problem.sentence)")
    }
  }
}

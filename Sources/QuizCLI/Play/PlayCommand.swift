internal import Glibc
internal import QuizCore
internal import QuizPlay
internal import QuizStore

/// `quizrun [play] [QUIZ]`: finds the quiz and the mode, goes on or begins, and hands the sitting to a face.
struct PlayCommand {
  let shell: Shell
  let request: PlayRequest

  func run() throws(Exit) -> Int32 {
    if let warning = shell.zone.warning { Console.warn(warning) }
    let modes = try ModeChoice(request.plugins, shell.library)
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    let choice = try QuizFinder(library: shell.library, request: request, modes: modes, seed: seed).find()
    if case .open(let ids) = choice { throw chooserNeeded(ids) }
    let record = try shell.openRecord()
    let plan = try SittingPlan(choice, request, modes, shell.library, seed: seed, player: shell.playerName)
    for warning in plan.warnings { Console.warn(warning) }
    let opened = try SittingDesk(shell: shell, record: record).open(plan, request)
    return try finish(opened)
  }

  private func chooserNeeded(_ ids: [String]) -> Exit {
    let list = ids.isEmpty ? "none was found" : ids.joined(separator: ", ")
    return Exit(Exit.usage, "which quiz? Name one: \(list)")
  }

  private func finish(_ opened: OpenedSitting) throws(Exit) -> Int32 {
    let io = PlayIO.lines()
    do {
      _ = try JSONLinesFace(opened.sitting, io, virtualClock: request.isVirtual).play(resumed: opened.isResumed)
      return 0
    } catch {
      throw Exit(Exit.badData, error.sentence)
    }
  }
}

/// Standard input and output as lines.
enum PlayIO {
  static func lines() -> LineIO {
    let reader = LineReader(STDIN_FILENO)
    return LineIO(read: { reader.read($0) }, write: { Console.write($0) }, now: { Clock.steady() })
  }
}

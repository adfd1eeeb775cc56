internal import CommandLine
internal import Glibc
internal import QuizCells
internal import QuizEngine
internal import QuizLibrary
internal import QuizSittings

/// `quizrun engine`: plays the sittings of a server, request by request, without a face.
struct EngineCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  nonisolated(unsafe) private static var isAsked: sig_atomic_t = 0

  func run() throws(Problem) -> Int32 {
    let isWatching = parsed.has("watch")
    // A watched sitting is decided where its files are loaded.
    let lines = isWatching ? [] : Self.lines(surroundings.library.cells)
    let cells = surroundings.library.cells
    cells.prepare(spares: Self.spares)
    cells.seclude(endingWith: ExitCode.inputOutput)
    _ = try surroundings.record.toChange()
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    signal(SIGTERM) { _ in EngineCommand.isAsked = 1 }
    let loop = EngineLoop(input: STDIN_FILENO, output: STDOUT_FILENO)
    let engine = Engine(
      surroundings, version: QuizrunManual.version, lines: lines, folder: parsed.operands.first,
      basePath: parsed.value("base-path") ?? "", isWatching: isWatching,
      isFull: { loop.isFull }, send: loop.send)
    defer { for line in lines { line.cells.end() } }
    return loop.run(engine, until: { Self.isAsked != 0 }) ? 0 : ExitCode.inputOutput
  }

  /// Cells that wait to replace others.
  private static let spares = 2

  /// Cells for hooks that take long.
  private static let spareLines = 2

  /// A cell for each core and the spare ones, of the template; none where plugins run in this process.
  private static func lines(_ cells: PluginCells) -> [CellLine] {
    guard let confinement = cells.confinement else { return [] }
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let quick = min(cores, 64)
    return (0..<quick + spareLines).map { place in
      let isSpare = place >= quick
      let line = CellLine(PluginCells(confinement, isPatient: isSpare), isSpare: isSpare)
      line.cells.prepare(spares: Self.spares)
      return line
    }
  }
}

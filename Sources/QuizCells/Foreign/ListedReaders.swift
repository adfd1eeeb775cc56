internal import Cells
internal import Glibc
internal import LuaKit
package import QuizFormats

/// Reads the files of strangers in a folder, for a list of them: programs, and files that cannot be read, have some seconds
/// together, and none is tried again that failed.
///
/// Each program first gets its share of the work, so that a slow one keeps no other from the list. Programs that need more get
/// it in a second round, as long as there is time, and then in the next lists.
///
/// Unchecked, because only the thread that made it asks it.
package final class ListedReaders: @unchecked Sendable {
  private let programs: (_ instructions: Int64) -> LuaQuizzes
  private let foreign: ForeignCells?
  private let variables: VariableDraws
  private let memory: FailureMemory?
  /// True when the list is no longer wanted, so that a missing reply says nothing about a file.
  private let isGivenUp: () -> Bool
  /// Instructions of each program in the first round.
  private let share: Int64
  /// Microseconds of processor time that are left.
  private var left = budget
  /// Microseconds that are left for programs that come to nothing.
  private var leftToLose = budget
  /// Whether a list before this one ran programs of the folder.
  private var goesOn = false
  /// The programs that needed more than their share, by their paths.
  private var unfinished: Set<String> = []

  /// Microseconds for all programs of a folder, and all files that cannot be read.
  private static let budget = 3_000_000
  /// Microseconds of the next lists, for programs that come to nothing.
  private static let furtherBudget = 300_000
  /// Instructions of all first rounds together, and of each at least.
  private static let shares = 100_000_000 as Int64
  private static let leastShare = 500_000 as Int64
  /// Instructions of the second round in the next lists, at least.
  private static let furtherWork = 10_000_000 as Int64

  /// `count` is how many programs the folder has.
  init(
    _ programs: @escaping (_ instructions: Int64) -> LuaQuizzes, count: Int, _ foreign: ForeignCells?,
    _ variables: VariableDraws, _ memory: FailureMemory?, isGivenUp: @escaping () -> Bool
  ) {
    (self.programs, self.foreign, self.memory, self.isGivenUp) = (programs, foreign, memory, isGivenUp)
    self.variables = variables
    share = min(LuaQuizzes.mostInstructions, max(Self.leastShare, Self.shares / Int64(max(1, count))))
  }

  package var readers: QuizReaders {
    QuizReaders(
      lua: LuaQuizzes { [self] source, path, seed in run(Program(source: source, path: path, seed: seed)) },
      foreign: foreign.map { foreign in
        ForeignReading(read: { [self] request in read(request, foreign) }, open: foreign.reading.open)
      }, variables: variables)
  }

  // MARK: Programs

  private struct Program {
    var source: [UInt8]
    var path: String
    var seed: Int

    var file: FailureMemory.File { FailureMemory.File(bytes: source, path: path) }
  }

  /// Whether a program that has been run is to be run once more, with all the work that a quiz may take.
  package func isUnfinished(_ path: String) -> Bool { unfinished.contains(path) && hasTime }

  private var hasTime: Bool { left > 0 && leftToLose > 0 }

  private func run(_ program: Program) -> Result<LuaValue, LuaFailure> {
    if unfinished.remove(program.path) != nil { return runInFull(program) }
    switch memory?.recall(program.file) {
    case .failed(let message, let line):
      goOn()
      return .failure(Self.failure(message, line, program.path))
    case .unfinished:
      goOn()
      unfinished.insert(program.path)
      return .failure(Self.postponed(program.path))
    case .finished:
      guard left > 0 else { return .failure(Self.postponed(program.path)) }
      return kept(measured(program, LuaQuizzes.mostInstructions), program)
    case nil: return runFirst(program)
    }
  }

  private func runFirst(_ program: Program) -> Result<LuaValue, LuaFailure> {
    guard hasTime else { return .failure(Self.postponed(program.path)) }
    let result = measured(program, share)
    guard case .failure(let failure) = result, failure.kind == .instructions, share < LuaQuizzes.mostInstructions else {
      return kept(result, program)
    }
    unfinished.insert(program.path)
    keep(.unfinished, of: program)
    return .failure(Self.postponed(program.path))
  }

  /// Runs a program that needed more than its share.
  private func runInFull(_ program: Program) -> Result<LuaValue, LuaFailure> {
    let further = min(LuaQuizzes.mostInstructions, max(Self.furtherWork, 2 * share))
    let result = measured(program, goesOn ? further : LuaQuizzes.mostInstructions)
    if case .success = result { keep(.finished, of: program) }
    if goesOn, case .failure(let failure) = result, failure.kind == .instructions {
      return kept(.failure(Self.failure(Self.slow, nil, program.path)), program)
    }
    return kept(result, program)
  }

  /// Stores a program's failure.
  private func kept(_ result: Result<LuaValue, LuaFailure>, _ program: Program) -> Result<LuaValue, LuaFailure> {
    if case .failure(let failure) = result { keep(.failed(failure.message, line: failure.line), of: program) }
    return result
  }

  /// Shortens the time of failing programs from the second list on.
  private func goOn() {
    if goesOn { return }
    goesOn = true
    leftToLose = min(leftToLose, Self.furtherBudget)
  }

  private func measured(_ program: Program, _ instructions: Int64) -> Result<LuaValue, LuaFailure> {
    let (before, began) = (Self.used, Cell.now)
    let result = programs(instructions).run(program.source, program.path, program.seed)
    // A fiber that waits sees what others do meanwhile as well.
    let time = min(Self.used - before, (Cell.now - began + 1) * 1000)
    left -= time
    if case .failure = result { leftToLose -= time }
    return result
  }

  private func keep(_ outcome: FailureMemory.Outcome, of program: Program) {
    if !isGivenUp() { memory?.keep(program.file, outcome) }
  }

  private static func failure(_ message: String, _ line: Int?, _ path: String) -> LuaFailure {
    var failure = LuaFailure(kind: .error, message: message, file: path)
    failure.line = line
    return failure
  }

  private static func postponed(_ path: String) -> LuaFailure {
    failure(
      "was not run to its end: the quizzes of this folder that are programs take longer than "
        + "\(budget / 1_000_000) s together; the next list goes on with it", nil, path)
  }

  private static let slow = "takes too long for a list: change the file to have it tried again"

  // MARK: Files of other programs

  private func read(_ request: ForeignRequest, _ foreign: ForeignCells) -> Result<[UInt8], ForeignFailure> {
    let known = FailureMemory.File(bytes: request.file.bytes, path: request.file.path)
    if case .failed(let message, _) = memory?.recall(known) { return .failure(ForeignFailure(message)) }
    let patience = ForeignPatience(request)
    let before = Self.used
    // Files that come after the time is up get a short try, enough for most honest ones.
    let result = foreign.read(request, left > 0 ? patience : patience.cut(to: Self.glance))
    guard case .failure(let loss) = result else { return result.mapError(\.failure) }
    left -= Self.used - before
    if loss.isOfFile { memory?.keep(known, .failed(loss.failure.message, line: nil)) }
    return .failure(loss.failure)
  }

  /// The part of its time that a glance has.
  private static let glance = 10

  /// Microseconds that this process and cells that have ended have worked.
  private static var used: Int {
    var (own, children) = (rusage(), rusage())
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &children)
    return [own.ru_utime, own.ru_stime, children.ru_utime, children.ru_stime].reduce(0) {
      $0 + Int($1.tv_sec) * 1_000_000 + Int($1.tv_usec)
    }
  }
}

/// The outcomes of programs and of unreadable files, stored until their bytes change.
package struct FailureMemory {
  package struct File {
    package var bytes: [UInt8]
    package var path: String
  }

  package enum Outcome: Equatable {
    case failed(String, line: Int?)
    /// The program needed more work than it was granted.
    case unfinished
    /// The program needed more than its share, and finished.
    case finished
  }

  /// Nil for a file of which nothing is kept.
  package var recall: (File) -> Outcome?
  package var keep: (File, Outcome) -> Void

  package init(recall: @escaping (File) -> Outcome?, keep: @escaping (File, Outcome) -> Void) {
    (self.recall, self.keep) = (recall, keep)
  }
}

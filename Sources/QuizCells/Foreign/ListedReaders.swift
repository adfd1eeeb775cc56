internal import Glibc
internal import LuaKit
package import QuizFormats

/// Reads the files of strangers in a folder, for a list of them: programs, and files that cannot be read, have some seconds
/// together, and none is tried again that failed.
///
/// Unchecked, because only the thread that made it asks it.
package final class ListedReaders: @unchecked Sendable {
  private let programs: LuaQuizzes
  private let foreign: ForeignCells?
  private let memory: FailureMemory?
  /// Whether what came back may be incomplete, as work is still under way.
  private let isAwaited: () -> Bool
  /// Microseconds of processor time that are left.
  private var left = budget

  /// Microseconds for all programs of a folder, and all files that cannot be read.
  private static let budget = 3_000_000

  init(
    _ programs: LuaQuizzes, _ foreign: ForeignCells?, _ memory: FailureMemory?, isAwaited: @escaping () -> Bool
  ) {
    (self.programs, self.foreign, self.memory, self.isAwaited) = (programs, foreign, memory, isAwaited)
  }

  package var readers: QuizReaders {
    QuizReaders(
      lua: LuaQuizzes { [self] source, path, seed in run(source, path, seed) },
      foreign: foreign.map { foreign in
        ForeignReading(read: { [self] file, work in read(file, foreign, work) }, open: foreign.reading.open)
      })
  }

  // MARK: Programs

  private func run(_ source: [UInt8], _ path: String, _ seed: Int) -> Result<LuaValue, LuaFailure> {
    let program = FailureMemory.File(bytes: source, path: path, seed: seed)
    if let known = memory?.recall(program) {
      var failure = LuaFailure(kind: .error, message: known.message, file: path)
      failure.line = known.line
      return .failure(failure)
    }
    guard left > 0 else {
      let message =
        "was not run: the quizzes of this folder that are programs take longer than \(Self.budget / 1_000_000) s together: "
        + "change the file to have it tried again"
      memory?.keep(program, FailureMemory.Failure(message: message, line: nil))
      return .failure(LuaFailure(kind: .time, message: message, file: path))
    }
    let before = Self.used
    let result = programs.run(source, path, seed)
    left -= Self.used - before
    if case .failure(let failure) = result, !isAwaited() {
      memory?.keep(program, FailureMemory.Failure(message: failure.message, line: failure.line))
    }
    return result
  }

  // MARK: Files of other programs

  private func read(
    _ file: ForeignFile, _ foreign: ForeignCells, _ work: @escaping () -> [UInt8]
  ) -> Result<[UInt8], ForeignFailure> {
    let known = FailureMemory.File(bytes: file.bytes, path: file.path, seed: 0)
    if let failure = memory?.recall(known) { return .failure(ForeignFailure(failure.message)) }
    let patience = ForeignPatience(bytes: file.bytes.count)
    let before = Self.used
    // Those that come once the time is up are only glanced at, which is enough for most that are honest.
    let result = foreign.read(file, left > 0 ? patience : patience.cut(to: Self.glance), work)
    guard case .failure(let loss) = result else { return result.mapError(\.failure) }
    left -= Self.used - before
    if loss.isOfFile { memory?.keep(known, FailureMemory.Failure(message: loss.failure.message, line: nil)) }
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

/// Failures of programs, and of files that could not be read, kept until their bytes are others.
package struct FailureMemory {
  package struct File {
    package var bytes: [UInt8]
    package var path: String
    /// The seed of a program's chance.
    package var seed: Int
  }

  package struct Failure: Equatable {
    package var message: String
    package var line: Int?

    package init(message: String, line: Int?) {
      (self.message, self.line) = (message, line)
    }
  }

  /// Nil for a file that is not known to fail.
  package var recall: (File) -> Failure?
  package var keep: (File, Failure) -> Void

  package init(recall: @escaping (File) -> Failure?, keep: @escaping (File, Failure) -> Void) {
    (self.recall, self.keep) = (recall, keep)
  }
}

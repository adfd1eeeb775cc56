internal import Glibc
internal import LuaKit
package import QuizFormats

/// Runs the quizzes of a folder that are programs, for a list of them: for some seconds in all, and none again that failed.
///
/// Unchecked, because only the thread that made it asks it.
package final class ListedPrograms: @unchecked Sendable {
  private let programs: LuaQuizzes
  private let memory: ProgramMemory?
  /// Whether what came back may be incomplete, as work is still under way.
  private let isAwaited: () -> Bool
  /// Microseconds of processor time that are left.
  private var left: Int

  /// Microseconds for all programs of a folder together.
  package static let budget = 3_000_000

  package init(
    _ programs: LuaQuizzes, _ memory: ProgramMemory?, budget: Int = ListedPrograms.budget,
    isAwaited: @escaping () -> Bool = { false }
  ) {
    (self.programs, self.memory, self.isAwaited, left) = (programs, memory, isAwaited, budget)
  }

  package var quizzes: LuaQuizzes { LuaQuizzes { [self] source, path, seed in run(source, path, seed) } }

  private func run(_ source: [UInt8], _ path: String, _ seed: Int) -> Result<LuaValue, LuaFailure> {
    let program = ProgramMemory.Program(source: source, path: path, seed: seed)
    if let known = memory?.recall(program) {
      var failure = LuaFailure(kind: .error, message: known.message, file: path)
      failure.line = known.line
      return .failure(failure)
    }
    guard left > 0 else {
      let message =
        "was not run: the quizzes of this folder that are programs take longer than \(Self.budget / 1_000_000) s together: "
        + "change the file to have it tried again"
      memory?.keep(program, ProgramMemory.Failure(message: message, line: nil))
      return .failure(LuaFailure(kind: .time, message: message, file: path))
    }
    let before = Self.used
    let result = programs.run(source, path, seed)
    left -= Self.used - before
    if case .failure(let failure) = result, !isAwaited() {
      memory?.keep(program, ProgramMemory.Failure(message: failure.message, line: failure.line))
    }
    return result
  }

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

/// Failures of quizzes that are programs, kept until their bytes are others.
package struct ProgramMemory {
  package struct Program {
    package var source: [UInt8]
    package var path: String
    package var seed: Int
  }

  package struct Failure: Equatable {
    package var message: String
    package var line: Int?

    package init(message: String, line: Int?) {
      (self.message, self.line) = (message, line)
    }
  }

  /// Nil for a program that is not known to fail.
  package var recall: (Program) -> Failure?
  package var keep: (Program, Failure) -> Void

  package init(recall: @escaping (Program) -> Failure?, keep: @escaping (Program, Failure) -> Void) {
    (self.recall, self.keep) = (recall, keep)
  }
}

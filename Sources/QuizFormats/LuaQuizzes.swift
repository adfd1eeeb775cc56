package import LuaKit
internal import QuizCore

/// How quizzes that are programs are run: in this process, or in another.
package struct LuaQuizzes: Sendable {
  /// Runs a file: its bytes without a mark, its path and its seed give the returned value.
  package typealias Run =
    @Sendable (_ source: [UInt8], _ path: String, _ seed: Int) -> Result<LuaValue, LuaFailure>

  package let run: Run

  package init(run: @escaping Run) {
    self.run = run
  }

  /// Runs quizzes in this process.
  package static let here = here(upTo: mostInstructions)

  /// Runs quizzes in this process, up to so many instructions each.
  package static func here(upTo instructions: Int64) -> LuaQuizzes {
    LuaQuizzes { source, path, seed in
      Result { () throws(LuaFailure) in try value(source, path, seed: seed, instructions) }
    }
  }

  /// Instructions that a quiz may take: more than a mode's hook gets, as a quiz is large, and read once.
  package static let mostInstructions = 50_000_000 as Int64

  private static func value(
    _ source: [UInt8], _ path: String, seed: Int, _ instructions: Int64
  ) throws(LuaFailure) -> LuaValue {
    var limits = limits
    limits.loadInstructions = instructions
    let machine = try LuaMachine(limits: limits)
    // Before the first line, on the same line, so that every line keeps its number.
    return try machine.load(
      Array("local random = math.random ".utf8) + source, chunk: path, seed: Chance.hash([String(seed), "quiz file"]))
  }

  private static var limits: LuaLimits {
    var limits = LuaLimits.standard
    limits.heap = 256 << 20
    limits.block = 16 << 20
    limits.source = 16 << 20
    limits.resultDepth = 32
    limits.resultNodes = 4_000_000
    limits.resultString = 1 << 20
    return limits
  }
}

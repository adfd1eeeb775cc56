package import LuaKit
internal import QuizCore

/// How quizzes that are programs are run: in this process, or in another.
package struct LuaQuizzes: Sendable {
  /// What a file returns, from its bytes without their mark, its path, and the seed of its chance.
  package typealias Run =
    @Sendable (_ source: [UInt8], _ path: String, _ seed: Int) -> Result<LuaValue, LuaFailure>

  package let run: Run

  package init(run: @escaping Run) {
    self.run = run
  }

  /// In this process.
  package static let here = LuaQuizzes { source, path, seed in
    Result { () throws(LuaFailure) in try value(source, path, seed: seed) }
  }

  private static func value(_ source: [UInt8], _ path: String, seed: Int) throws(LuaFailure) -> LuaValue {
    let machine = try LuaMachine(limits: limits)
    // Before the first line, on the same line, so that every line keeps its number.
    return try machine.load(
      Array("local random = math.random ".utf8) + source, chunk: path, seed: Chance.hash([String(seed), "quiz file"]))
  }

  /// More than a mode's hook gets: a quiz is large, and it is read once.
  private static var limits: LuaLimits {
    var limits = LuaLimits.standard
    limits.loadInstructions = 50_000_000
    limits.heap = 256 << 20
    limits.block = 16 << 20
    limits.source = 16 << 20
    limits.resultDepth = 32
    limits.resultNodes = 4_000_000
    limits.resultString = 1 << 20
    return limits
  }
}

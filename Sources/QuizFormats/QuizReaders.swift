internal import Archive
package import LuaKit
internal import QuizCore

/// How files of strangers are read: quizzes that are programs, and files of other programs.
package struct QuizReaders: Sendable {
  package let lua: LuaQuizzes
  /// Nil where files of other programs are read in this process.
  let foreign: ForeignReading?
  /// How the variables of quizzes are drawn.
  let variables: VariableDraws

  package init(lua: LuaQuizzes, foreign: ForeignReading?, variables: VariableDraws = .here) {
    (self.lua, self.foreign, self.variables) = (lua, foreign, variables)
  }

  /// Reads in this process.
  package static let here = QuizReaders(lua: .here, foreign: nil)
}

/// Reads files of other programs in another process, whose reply must not be trusted.
package struct ForeignReading: Sendable {
  /// The bytes that the work makes of a file.
  package typealias Read = @Sendable (_ request: ForeignRequest) -> Result<[UInt8], ForeignFailure>
  /// Opens a file that is asked for several files inside of it.
  package typealias Open = @Sendable (_ request: ForeignRequest) -> FilesInside

  package let read: Read
  package let open: Open

  package init(read: @escaping Read, open: @escaping Open) {
    (self.read, self.open) = (read, open)
  }
}

/// The bytes of an embedded file, by name; nil where there is none.
package typealias FilesInside = (_ name: String) -> [UInt8]?

/// A file of another program, of which nothing was read yet.
package struct ForeignFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  /// Nil for a quiz of our own, which has no library behind its reader, or is a program.
  init?(_ bytes: [UInt8], path: String, format: QuizFormat?) {
    let named = format ?? (Archive.looksLikeOne(bytes) ? nil : QuizFormat(path: path))
    if named?.isOwn == true { return nil }
    self.init(path: path, bytes: bytes)
  }
}

/// Why nothing came of reading a file, as a finding says it: `cannot be read within 2 s`.
package struct ForeignFailure: Error, Equatable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

extension ForeignFailure {
  /// The reader's reply could not be parsed.
  package static let garbled = ForeignFailure("cannot be read: its reader broke down, so export or save the file again")
}

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

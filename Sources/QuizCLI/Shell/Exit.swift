internal import CommandLine
internal import QuizCore

/// Why the program ends before its work is done: a sentence for stderr and the documented exit code.
struct Exit: Error {
  var code: Int32
  /// Without the program's name; empty says nothing.
  var message: String
  /// Whether a quiz or plugin file is gone or broken: what the record holds can go on without it.
  var lacksFile = false
  /// Whether nobody named the several players that the mode needs: a sitting that was begun knows them.
  var lacksPlayers = false

  /// Whether nothing is missed any more: a sitting of what was missed then can go on.
  var lacksMissed = false

  /// Whether a sitting that was begun has what is lacking.
  var isHelpedByRecord: Bool { lacksFile || lacksPlayers || lacksMissed }

  static let usage: Int32 = 2
  static let badData: Int32 = 65
  static let noInput: Int32 = 66
  static let service: Int32 = 69
  static let inputOutput: Int32 = 74
  static let tryLater: Int32 = 75

  init(_ code: Int32, _ message: String) {
    self.code = code
    self.message = message
  }

  /// A quiz or plugin file that cannot be had.
  static func file(_ code: Int32, _ message: String) -> Exit {
    var exit = Exit(code, message)
    exit.lacksFile = true
    return exit
  }

  init(_ failure: RecordFailure) {
    let codes: [RecordFailure.Kind: Int32] = [
      .newer: Exit.badData, .missing: Exit.noInput, .busy: Exit.tryLater, .taken: Exit.usage,
    ]
    self.init(codes[failure.kind] ?? Exit.inputOutput, failure.message)
  }

  init(_ error: UsageError) {
    self.init(Exit.usage, CommandTable.program.sentence(error))
  }
}

/// Does something with the record; what fails there ends the program with the code that fits.
func recorded<Value>(_ body: () throws(RecordFailure) -> Value) throws(Exit) -> Value {
  do { return try body() } catch { throw Exit(error) }
}

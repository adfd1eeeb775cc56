internal import CommandLine
internal import Glibc
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore

/// A challenge code as the command line has it: the code itself, a file that holds it, or `-` for standard input.
enum ChallengeText {
  /// Whether a word means a code rather than a sitting.
  static func isMeant(by word: String) -> Bool {
    word == "-" || ChallengeCode.isMeant(by: word) || Files.isFile(word)
  }

  /// The word that several operands make: a code that was pasted with blanks in it comes as several.
  static func word(_ command: ParsedCommand) throws(Problem) -> String {
    let operands = command.operands
    guard operands.count > 1 else { return operands.first ?? "" }
    guard operands[0].hasPrefix(ChallengeCode.prefix) else {
      throw .usage(.tooMany(operands[1], command.command.name))
    }
    return operands.joined()
  }

  /// Reads the code of a word; throws for an altered one.
  static func given(_ word: String) throws(Problem) -> GivenChallenge {
    try GivenChallenge(word == "-" ? standardInput : word)
  }

  /// Standard input up to the line that completes the code: further lines belong to the play.
  ///
  /// An incomplete code ends with an empty line.
  private static var standardInput: String {
    var text = ""
    while let line = line() {
      text += line + "\n"
      let code = GivenChallenge.code(in: text)
      let isBegun = ChallengeCode.isMeant(by: code)
      if isBegun && (line.allSatisfy(\.isWhitespace) || (try? ChallengeCode.challenge(code)) != nil) { return code }
      if text.utf8.count > 2 * ChallengeCode.longest { break }
    }
    return GivenChallenge.code(in: text)
  }

  /// A line of standard input, read byte by byte to take nothing of the next; nil at the end.
  private static func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 2 * ChallengeCode.longest, read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

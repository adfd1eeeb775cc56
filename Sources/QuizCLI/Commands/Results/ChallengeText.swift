internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizLibrary
internal import QuizStore

/// A challenge code as the command line has it: the code itself, a file that holds it, or `-` for standard input.
struct ChallengeText {
  let code: String
  let challenge: Challenge
  /// What the challenge is known by.
  let id: String

  /// Whether a word means a code rather than a sitting.
  static func isMeant(by word: String) -> Bool {
    word == "-" || ChallengeCode.isMeant(by: word) || Files.isFile(word)
  }

  /// The word that several operands make: a code that was pasted with blanks in it comes as several.
  static func word(_ command: ParsedCommand) throws(Problem) -> String {
    let operands = command.operands
    guard operands.count > 1 else { return operands.first ?? "" }
    guard operands[0].hasPrefix(ChallengeCode.prefix) else {
      throw Problem(UsageError.tooMany(operands[1], command.command.name))
    }
    return operands.joined()
  }

  /// Reads the code that a word leads to; one that is not what was made ends the program.
  init(_ word: String) throws(Problem) {
    code = try Self.code(word)
    do {
      (challenge, id) = try ChallengeCode.challenge(code)
    } catch {
      switch error {
      case .altered:
        throw Problem(
          .badData, "this is no challenge code, or it was changed on the way: copy all of it, from 'quizrun1-' on")
      case .newer: throw CannotVerify.exit("the code was made by a newer quizrun: update quizrun")
      }
    }
  }

  private static func code(_ word: String) throws(Problem) -> String {
    if word == "-" { return standardInput }
    guard !word.hasPrefix("quizrun1-"), Files.isFile(word) else { return word }
    do {
      return code(in: String(decoding: try Files.readContent(word), as: UTF8.self))
    } catch {
      throw Problem(error.kind, error.message)
    }
  }

  /// What `challenge create` prints may be kept whole, and be wrapped: the code is all from the last word that begins like
  /// one, or that word itself where none does.
  private static func code(in text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let start = words.lastIndex(where: ChallengeCode.isBeginning) else {
      return words.last.map(String.init) ?? ""
    }
    return words[start...].joined()
  }

  /// Up to the line with which the code is whole: what follows on standard input belongs to the play. A code that never is
  /// ends with an empty line.
  private static var standardInput: String {
    var text = ""
    while let line = line() {
      text += line + "\n"
      let code = code(in: text)
      let isBegun = ChallengeCode.isMeant(by: code)
      if isBegun && (line.allSatisfy(\.isWhitespace) || (try? ChallengeCode.challenge(code)) != nil) { return code }
      if text.utf8.count > 2 * ChallengeCode.longest { break }
    }
    return code(in: text)
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

/// What cannot be played again here: that proves nothing about it.
enum CannotVerify {
  static func exit(_ reason: String) -> Problem { Problem(.unequal, "cannot verify: \(reason)") }
}

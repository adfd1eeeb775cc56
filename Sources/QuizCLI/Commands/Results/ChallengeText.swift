internal import Glibc
internal import QuizCore
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

  /// Reads the code that a word leads to; one that is not what was made ends the program.
  init(_ word: String) throws(Exit) {
    code = try Self.code(word)
    do {
      (challenge, id) = try ChallengeCode.challenge(code)
    } catch {
      switch error {
      case .altered:
        throw Exit(
          Exit.badData, "this is no challenge code, or it was changed on the way: copy all of it, from 'quizrun1-' on")
      case .newer: throw CannotVerify.exit("the code was made by a newer quizrun: update quizrun")
      }
    }
  }

  private static func code(_ word: String) throws(Exit) -> String {
    if word == "-" { return lastWord(standardInput) }
    guard !word.hasPrefix("quizrun1-"), Files.isFile(word) else { return word }
    do {
      return lastWord(String(decoding: try Files.read(word), as: UTF8.self))
    } catch {
      throw Exit(Exit.inputOutput, error.message)
    }
  }

  /// What `challenge create` prints may be kept whole.
  private static func lastWord(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
  }

  /// Up to the end of the line with the code: what follows on standard input belongs to the play.
  private static var standardInput: String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 1 << 23, read(STDIN_FILENO, &byte, 1) == 1 {
      bytes.append(byte)
      guard byte == UInt8(ascii: "\n") else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if ChallengeCode.isMeant(by: lastWord(text)) { return text }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// What cannot be played again here: that proves nothing about it.
enum CannotVerify {
  static func exit(_ reason: String) -> Exit { Exit(VerifyCommand.notEqual, "cannot verify: \(reason)") }
}

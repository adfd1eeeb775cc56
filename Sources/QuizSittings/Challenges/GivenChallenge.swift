package import QuizCore
package import QuizLibrary
internal import QuizStore

/// A challenge as it was received: its code, or a file that holds it.
package struct GivenChallenge {
  package let code: String
  package let challenge: Challenge
  package let id: String

  /// Reads a code, or the file of that name; throws for an altered one.
  package init(_ word: String) throws(Problem) {
    code = try Self.code(word)
    do {
      (challenge, id) = try ChallengeCode.challenge(code)
    } catch {
      switch error {
      case .altered:
        throw Problem(
          .badData, "this is no challenge code, or it was changed on the way: copy all of it, from 'quizrun1-' on")
      case .newer: throw Problem(.unequal, "cannot verify: the code was made by a newer quizrun: update quizrun")
      }
    }
  }

  private static func code(_ word: String) throws(Problem) -> String {
    guard !word.hasPrefix("quizrun1-"), Files.isFile(word) || isPath(word) else { return code(in: word) }
    return code(in: String(decoding: try Files.load(word), as: UTF8.self))
  }

  /// Whether a word can only be meant as the path of a file: no code has `/` or `.` in it, but the address of a page has.
  private static func isPath(_ word: String) -> Bool {
    guard !code(in: word).hasPrefix(ChallengeCode.prefix), !word.contains("://") else { return false }
    return word.contains { $0 == "/" || $0 == "." } && !word.contains(where: \.isWhitespace)
  }

  /// The code in a text, which may be the whole output of `challenge create`, and wrapped.
  ///
  /// It reaches from the last word that begins like a code to the end; where none does, it is the last word. In the
  /// address of a page it follows `code=`.
  package static func code(in text: String) -> String {
    let words: [Substring] = text.split(whereSeparator: \.isWhitespace).map { word in
      word.ranges(of: "code=").last.map { word[$0.upperBound...] } ?? word
    }
    guard let start = words.lastIndex(where: ChallengeCode.isBeginning) else {
      return words.last.map(String.init) ?? ""
    }
    return words[start...].joined()
  }
}

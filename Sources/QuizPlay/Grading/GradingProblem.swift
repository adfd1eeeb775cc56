package import QuizCore

/// Why a participant cannot be graded.
package enum GradingProblem: Error, Equatable, Sendable {
  /// The line is not JSON; the scanner's message.
  case notJSON(String)
  case notAnObject(noun: String)
  case missing(key: String, near: String?)
  /// A key of the line holds something else than it should.
  case wrongKey(String, expected: String, noun: String)
  case emptyParticipant
  case unknownQuestion(String, near: String?)
  /// Inputs or a button for a page that the mode did not show.
  case unknownPage(String)
  case isPage(String)
  case wrongResponse(question: String, Question.Kind, noun: String)
  case unknownPart(question: String, key: String, near: String?)
  /// The response was understood, but the question does not take it.
  case refused(question: String?, Refusal)
  case endless(steps: Int)
  /// Points for a question that the program marks.
  case notByHand(String)
  case wrongCellCount(found: Int, expected: Int)
  case tooLong(limit: Int)
  /// The process in which plugins play did not come to an end with it.
  case lost(why: String)
  /// A row of a table that names no printed version.
  case noVersion(String)
  /// A version's paper says another check than the quiz has under this seed.
  case otherPaper(String, found: String, expected: String)
  /// A letter beyond the versions that were printed.
  case unprinted(String, count: Int)
  /// The check of another row of the version contradicts, which stops all of its rows.
  case refuted(String, row: Int, found: String, expected: String)
  /// No row gives the version's check, and the number of printed versions is unknown.
  case unconfirmed(String, expected: String)
  /// A printed seed that is not the one that is read.
  case otherSeed(String, Int)
  /// The variables of the quiz give no values under this seed.
  case undrawn(Int)
}

extension GradingProblem {
  /// The problem in one sentence: the mistake, with the found text in quotes, then the remedy.
  package var sentence: String {
    switch self {
    case .notJSON(let message): return "this is no JSON: \(message)"
    case .notAnObject(let noun):
      return "a line like {\"participant\":\"p1\",\"responses\":{…}} is expected, found \(noun)"
    case .missing(let key, let near):
      return "'\(key)' is missing" + (near.map { "; did you mean it by '\($0)'?" } ?? "")
    case .wrongKey(let key, let expected, let noun): return "'\(key)' must be \(expected), found \(noun)"
    case .emptyParticipant: return "'participant' is empty"
    case .unknownQuestion(let id, let near): return "there is no question '\(id)'" + Self.hint(near)
    case .unknownPage(let id): return "the mode showed no page '\(id)': name a page that it shows"
    case .isPage(let id): return "'\(id)' is a page, which takes no response"
    case .wrongResponse(let question, let kind, let noun):
      return "the response to '\(question)' must be \(kind.responseInWords) \(Self.shape(kind)), found \(noun)"
    case .unknownPart(let question, let key, let near):
      return "the response to '\(question)' has an unknown key '\(key)'"
        + (near == nil ? "; it takes answer, inputs, ms, tries" : Self.hint(near))
    case .refused(let question, let refusal):
      return (question.map { "the response to '\($0)': " } ?? "") + refusal.sentence
    case .endless(let steps): return "the mode does not come to an end: \(steps) steps were taken"
    case .notByHand(let id): return "'\(id)' is not marked by hand: it takes no points"
    case .wrongCellCount(let found, let expected):
      return
        "the row has \(counted(found, "cell")), the first row \(expected): a sign between cells stands in one of them, which needs quotes"
    case .noVersion(let found):
      return "which version was it? A letter is expected, " + (found.isEmpty ? "found nothing" : "found '\(found)'")
    case .otherPaper(let letter, let found, let expected):
      return
        "the paper has the check \(found), version \(letter) here has \(expected): is it that version, --seed with "
        + "the seed on the paper, and the quiz as it was printed?"
    case .unprinted(let letter, let count):
      let last = PaperQuestion.letter(count - 1)
      let printed = count == 1 ? "version A alone was" : "versions A to \(last) were"
      return "version \(letter) was never printed: --versions says that \(printed)"
    case .refuted(let letter, let row, let found, let expected):
      return
        "row \(row) is of version \(letter), too, and has the check \(found), where version \(letter) here has \(expected): no "
        + "row of that version is graded before this is settled; correct that cell, or --seed, or the quiz"
    case .unconfirmed(let letter, let expected):
      return
        "nothing says that version \(letter) is this paper: write the check on it into one of its rows, as in "
        + "'\(letter) \(expected)', or say with --versions how many were printed"
    case .otherSeed(let found, let seed):
      return "the row has the seed '\(found)', and the paper is read with \(seed): say the one on the paper with --seed"
    case .undrawn(let seed):
      return "the variables of the quiz give no values under the seed \(seed): `quizrun quiz check` says why"
    case .tooLong(let limit): return "the line is longer than \(limit >> 20) MB"
    case .lost(let why): return "the plugin was stopped: \(why)"
    }
  }

  private static func hint(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

  /// The JSON that a kind's responses are written in.
  private static func shape(_ kind: Question.Kind) -> String {
    switch kind {
    case .single, .multiple: return "(a list of ids)"
    case .truefalse: return "(true or false)"
    case .range, .number: return "(as in 0.5)"
    case .text: return "(in quotes)"
    case .order: return "(a list of all ids)"
    case .match: return "(an object from left to right texts)"
    case .gaps: return "(an object from gaps to texts, numbers or ids)"
    case .info: return ""
    }
  }
}

internal import QuizCore

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
    case .info: return ""
    }
  }
}

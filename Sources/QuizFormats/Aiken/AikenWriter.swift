internal import QuizCore

/// Writes Aiken: questions with one right answer, and nothing but their texts.
enum AikenWriter {
  static func write(_ quiz: Quiz) -> QuizWriting {
    var losses = Losses(.aiken)
    let quiz = quiz.withoutMarkup(&losses)
    losses.noteQuiz(quiz, carries: [])
    var (blocks, ids): ([String], [String]) = ([], [])
    for question in quiz.questions {
      guard let block = block(question, &losses) else { continue }
      blocks.append(block)
      ids.append(question.id)
    }
    losses.noteIDs(ids)
    return QuizWriting(text: blocks.joined(separator: "\n"), losses: losses.sentences)
  }

  private static func block(_ question: Question, _ losses: inout Losses) -> String? {
    let isSide = question.kind == .truefalse
    let right = question.answers.firstIndex { $0.worth == 1 }
    let rest = question.answers.count { $0.worth == 1 }
    guard isSide || question.kind == .single, let right, rest == 1, question.answers.count <= 26 else {
      losses.noteLeftOut(question, "only a question with one right answer, and 26 at most, has a place in Aiken")
      return nil
    }
    let (text, isJoined) = lines(question.text)
    let isOdd = text.contains { AikenReader.choice($0) != nil || AikenReader.answer($0) != nil }
    let isEmpty = question.answers.contains { $0.text.oneLine.isBlank }
    guard !text.isEmpty, !isOdd, !isEmpty else {
      losses.noteLeftOut(
        question, "a line like an answer, or a text of one character, cannot be written as a question in Aiken")
      return nil
    }
    losses.note(question, carries: [])
    if isJoined { losses.note(question, "its lines of one character are joined to the line before") }
    if question.answers.contains(where: { $0.text.trimmed != $0.text.oneLine.trimmed }) {
      losses.note(question, "the line breaks of its answers are lost")
    }
    if isSide { losses.note(question, "read back it is a choice of 'True' and 'False'") }
    let lines = question.answers.enumerated().map { "\(letter($0.offset)). \($0.element.text.oneLine.trimmed)\n" }
    return text.joined(separator: "\n") + "\n" + lines.joined() + "ANSWER: \(letter(right))\n"
  }

  /// The lines of a text. One of a single character stands behind the line before, as readers of Aiken pass over it.
  private static func lines(_ text: String) -> (lines: [String], isJoined: Bool) {
    var lines: [String] = []
    var isJoined = false
    for line in text.trimmed.split(whereSeparator: \.isNewline).map(\.trimmed) where !line.isEmpty {
      if let last = lines.last, line.count == 1 || last.count == 1 {
        lines[lines.count - 1] = last + " " + line
        isJoined = true
      } else {
        lines.append(line)
      }
    }
    return (lines.filter { $0.count > 1 }, isJoined)
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
  }
}

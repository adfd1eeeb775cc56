internal import JSONText
internal import QuizCore

/// Writes the form of the Open Trivia DB's answers, in its own encoding: HTML's character references.
enum TriviaWriter {
  static func write(_ quiz: Quiz) -> QuizWriting {
    var losses = Losses(.opentdb)
    let quiz = quiz.withoutMarkup(&losses)
    losses.noteQuiz(quiz, carries: ["licence", "source", "category"])
    var (results, ids): ([JSONObject], [String]) = ([], [])
    for question in quiz.questions {
      guard let result = result(question, quiz, &losses) else { continue }
      results.append(result)
      ids.append(question.id)
    }
    losses.noteIDs(ids)
    let lines = results.map { "  " + JSONWriter.text(.object($0)) }.joined(separator: ",\n")
    let text = "{\"response_code\":0,\"results\":[\n\(lines)\n]}\n"
    return QuizWriting(text: text, losses: losses.sentences)
  }

  private static func result(_ question: Question, _ quiz: Quiz, _ losses: inout Losses) -> JSONObject? {
    let right: String
    let wrong: [String]
    switch question.kind {
    case .truefalse:
      guard case .side(let side) = question.correct else {
        losses.noteLeftOut(question, "true or false without a right side has no place in Open Trivia DB")
        return nil
      }
      (right, wrong) = (side ? "True" : "False", [side ? "False" : "True"])
    case .single:
      let rights = question.answers.filter { $0.worth == 1 }
      guard rights.count == 1, let only = rights.first else {
        losses.noteLeftOut(question, "only a question with one right answer has a place in Open Trivia DB")
        return nil
      }
      (right, wrong) = (only.text, question.answers.filter { $0.id != only.id }.map(\.text))
    default:
      losses.noteLeftOut(question, "a question of kind '\(question.kind.rawValue)' has no place in Open Trivia DB")
      return nil
    }
    losses.note(question, carries: ["category", "difficulty"])
    return [
      "type": .text(question.kind == .single ? "multiple" : "boolean"),
      "difficulty": .text(question.difficulty ?? "medium"),
      "category": html(question.category ?? quiz.category ?? "General Knowledge"), "question": html(question.text),
      "correct_answer": html(right), "incorrect_answers": .list(wrong.map(html)),
    ]
  }

  private static func html(_ text: String) -> JSONValue {
    .text(MarkupText.escaped(text))
  }
}

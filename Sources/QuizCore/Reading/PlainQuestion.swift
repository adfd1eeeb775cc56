/// A question of the plainest shape, as its format reads it without a table: with nothing in it to note, whatever quiz it is in.
package struct PlainQuestion {
  /// Nil when it gives itself none.
  package var id: String?
  /// The offset of its id, or without one of the question.
  package var idOffset: Int
  package var kind: Question.Kind?
  package var text: String?
  package var category: String?
  package var difficulty: String?
  package var hint: String?
  package var explanation: String?
  /// The choices; nil for a true/false question.
  package var answers: [Answer]?
  /// The right side of a true/false question.
  package var side: Bool?

  package init(at offset: Int) { idOffset = offset }

  /// The question; `number` is its place, from 1.
  func question(number: Int, _ words: SideWords.Pair) -> Question {
    var question = Question(id: id ?? "q\(number)", kind: kind ?? .single, text: text ?? "", answers: answers ?? [])
    question.category = category
    question.difficulty = difficulty
    question.hint = hint
    question.explanation = explanation
    guard kind == .truefalse else { return question }
    question.correct = side.map(Question.Correct.side)
    question.answers = [
      Answer(id: "true", text: words.true, isCorrect: side == true),
      Answer(id: "false", text: words.false, isCorrect: side == false),
    ]
    return question
  }
}

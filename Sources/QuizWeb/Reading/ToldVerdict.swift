internal import JSONText
internal import QuizPlay

/// A verdict as the engine tells it.
struct ToldVerdict: Equatable {
  var step: Int
  var points: Double
  var of: Double
  var correct: Bool?
  /// The right answer, where it may be seen.
  var answer: Reply?
  var given: Reply?
  var feedback: String?
  var explanation: String?
  var source: String?
  /// How it came to its end, which is told beside it.
  var settling = VerdictView.Settling.answered

  init?(_ object: JSONValue) {
    guard !object.fields.isEmpty else { return nil }
    // That of a room has none.
    step = object["step"]?.whole ?? 0
    points = object["points"]?.double ?? 0
    of = object["of"]?.double ?? 0
    correct = object["correct"]?.flag
    answer = object["answer"].flatMap(Reply.init)
    given = object["given"].flatMap(Reply.init)
    feedback = object["feedback"]?.string
    explanation = object["explanation"]?.string
    source = object["source"]?.string
  }

  var grade: VerdictView.Grade {
    VerdictView.Grade(correct: correct, points: points, settling: settling, isGiven: given != nil)
  }
}

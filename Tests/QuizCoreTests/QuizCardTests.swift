import QuizCore
import XCTest

/// A card answers as the quiz does.
final class QuizCardTests: XCTestCase {
  private func quiz() -> Quiz {
    let questions = (0..<Int.random(in: 0...5)).map { number in
      var question = Question(id: "q\(number)", kind: Question.Kind.allCases.randomElement() ?? .single, text: "?")
      question.answers = [Answer(id: "a", text: "a", isCorrect: .random()), Answer(id: "b", text: "b")]
      if Int.random(in: 0..<4) == 0 { question.answers[0].outcomes = [OutcomeWeight("o", 1)] }
      if Int.random(in: 0..<4) == 0 { question.marked = .byHand }
      question.category = [nil, "A", "B"].randomElement() ?? nil
      return question
    }
    var quiz = Quiz(id: "z", title: "Z", questions: questions)
    if Int.random(in: 0..<4) == 0 { quiz.outcomes = [Outcome(id: "o")] }
    quiz.category = [nil, "A"].randomElement() ?? nil
    quiz.pick = [nil, 2].randomElement() ?? nil
    return quiz
  }

  private var layer: ModeInfo {
    let kinds = Question.Kind.allCases.filter { _ in .random() }
    return ModeInfo(
      id: "m", name: "M", fits: ModeInfo.Fit.allCases.randomElement() ?? .any, kinds: .random() ? nil : Set(kinds))
  }

  func testModesFitACardAsTheyFitItsQuiz() {
    for _ in 0..<3000 {
      let (quiz, layers) = (quiz(), (0..<Int.random(in: 0...3)).map { _ in layer })
      XCTAssertEqual(quiz.card.fits(layers), quiz.fitting(layers) != nil, "\(quiz) \(layers)")
      for layer in layers { XCTAssertEqual(layer.takes(quiz.card), layer.takes(quiz), "\(quiz) \(layer)") }
    }
  }

  func testItsTopicsAreThoseOfItsQuestions() {
    for _ in 0..<300 {
      let quiz = quiz()
      var counts: [String: Int] = [:]
      for question in quiz.questions where question.kind != .info {
        counts[question.category ?? quiz.category ?? "", default: 0] += 1
      }
      let topics = quiz.card.topics.map { ($0.category, $0.questions) }
      XCTAssertEqual(Dictionary(topics) { $0 + $1 }, counts)
      XCTAssertEqual(topics.count, counts.count)
      XCTAssertEqual(quiz.card.questionCount, quiz.askedCount)
    }
  }
}

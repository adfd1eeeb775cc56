import Foundation
import QuizCore
import QuizFormats
import XCTest

/// Written in Markdown and read back, a quiz is what it was, whatever its texts look like. `QUIZ_ROUNDS` tries that many.
final class MarkdownIdentityTests: XCTestCase {
  private static let rounds = ProcessInfo.processInfo.environment["QUIZ_ROUNDS"].flatMap { Int($0) } ?? 400

  func testRandomQuizzes() throws {
    for round in 0..<Self.rounds {
      var random = RandomQuiz(chance: SplitMix64(seed: UInt64(round)))
      random.hasSections = round % 2 == 1
      let quiz = try played(random.quiz(), "round \(round)")
      let writing = QuizWriter.write(quiz, as: .md)
      let reading = QuizFile.read(Array(writing.text.utf8), path: "random.md")
      let name = "round \(round)\n\(writing.text)"
      let found = reading.diagnostics.map(\.description).filter { !$0.contains("the weights of the right answers") }
      XCTAssertEqual(found, [], name)
      let read = try XCTUnwrap(reading.quiz, name)
      XCTAssertEqual(exact(Normal.quiz(read)), exact(Normal.quiz(quiz)), name)
      XCTAssertEqual(QuizWriter.write(read, as: .md).text.utf8.count, writing.text.utf8.count, name)
      XCTAssertEqual(writing.losses.filter { !$0.hasPrefix("the ids of answers") }, [], name)
      if testRun?.failureCount ?? 0 > 0 { return }
    }
  }

  /// The quiz as its own format gives it back.
  private func played(_ quiz: Quiz, _ name: String) throws -> Quiz {
    let json = QuizWriter.write(quiz, as: .json).text
    let reading = QuizFile.read(Array(json.utf8), path: "random.json")
    return try XCTUnwrap(reading.quiz, "\(name): \(reading.diagnostics.map(\.description))")
  }

  /// All of it as scalars: equal texts are the same bytes.
  private func exact(_ quiz: Quiz) -> String {
    QuizWriter.write(quiz, as: .json).text.unicodeScalars.map { $0.isASCII ? String($0) : "<\($0.value)>" }.joined()
  }
}

/// A quiz without what Markdown has other words for: the order of choices, ids of answers, how a whole share is written.
private enum Normal {
  static func quiz(_ quiz: Quiz) -> Quiz {
    var quiz = quiz
    quiz.questions = quiz.questions.map(question)
    return quiz
  }

  private static func question(_ question: Question) -> Question {
    var question = question
    if question.kind == .single || question.kind == .multiple {
      question.answers.sort { Array($0.text.utf8).lexicographicallyPrecedes(Array($1.text.utf8)) }
    }
    for index in question.answers.indices {
      if question.kind != .truefalse { question.answers[index].id = String(index) }
      if question.kind == .multiple { continue }
      let worth = question.answers[index].worth
      if question.kind == .single, worth != 1 { continue }
      question.answers[index].isCorrect = worth == 1
      question.answers[index].fraction = worth == 1 || worth == 0 ? nil : worth
    }
    // A rule that is right and says nothing is the right number, or an accepted text.
    let isPlain = question.answers.allSatisfy { $0.worth == 1 && $0.feedback == nil && $0.rule != .otherwise }
    if question.kind == .text, isPlain {
      question.accept += question.answers.flatMap { answer -> [String] in
        if case .matches(let patterns) = answer.rule { return patterns }
        return []
      }
      question.answers = []
    }
    if question.kind == .number, isPlain, question.answers.count == 1,
      case .near(let value, let tolerance) = question.answers[0].rule
    {
      (question.correct, question.tolerance, question.answers) = (.number(value), tolerance, [])
    }
    return question
  }
}

import QuizCore
import XCTest

/// Answers sought for an outcome, against all there are.
final class OutcomeSearchTests: XCTestCase {
  /// Six questions with three answers, which speak for some of five outcomes or against them.
  private func quiz(_ seed: UInt64) -> Quiz {
    var chance = SplitMix64(seed: seed)
    let questions = (0..<6).map { number in
      var question = Question(id: "q\(number)", kind: .single, text: "")
      question.answers = (0..<3).map { place in
        var answer = Answer(id: "a\(place)", text: "")
        answer.outcomes = (0..<2).map { _ in
          OutcomeWeight("o\(chance.within(0, 4))", Double(chance.within(-1, 3)))
        }
        return answer
      }
      return question
    }
    return Quiz(id: "odd", title: "Odd", questions: questions)
  }

  private func totals(_ quiz: Quiz, _ places: [Int]) -> [String: Double] {
    var totals: [String: Double] = [:]
    for (question, place) in zip(quiz.questions, places) {
      for part in question.answers[place].outcomes { totals[part.outcome, default: 0] += part.weight }
    }
    return totals
  }

  private func lead(_ totals: [String: Double], _ outcome: String) -> Double {
    let next = (0..<5).map { "o\($0)" }.filter { $0 != outcome }.map { totals[$0] ?? 0 }.max() ?? 0
    return (totals[outcome] ?? 0) - next
  }

  func testItFindsWhatCanBeReached() throws {
    var reachable = 0
    for seed in 0..<60 as Range<UInt64> {
      let quiz = quiz(seed)
      let all = (0..<729).map { number in
        totals(quiz, (0..<6).map { number / [1, 3, 9, 27, 81, 243][$0] % 3 })
      }
      for outcome in (0..<5).map({ "o\($0)" }) where all.contains(where: { lead($0, outcome) > 0 }) {
        let found = OutcomeSearch(quiz, outcome).responses
        let places = try quiz.questions.map { question -> Int in
          guard case .chosen(let ids)? = found[question.id] else { return 0 }
          return try XCTUnwrap(question.answers.firstIndex { [$0.id] == ids })
        }
        XCTAssertGreaterThan(lead(totals(quiz, places), outcome), 0, "seed \(seed), \(outcome)")
        reachable += 1
      }
    }
    XCTAssertGreaterThan(reachable, 100)
  }
}

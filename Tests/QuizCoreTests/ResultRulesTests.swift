import QuizCore
import QuizTesting
import XCTest

/// The paragraph "Result" of the contract, sentence by sentence.
final class ResultRulesTests: XCTestCase {
  private let questions = [
    Question.single("q1", "*a", "b") { $0.points = 3 }, Question.single("q2", "*a", "b"),
    Question.single("q3", "x", "y"),
  ]

  /// The result when the mode says this, after q1 was right, and q2 was never asked.
  private func result(
    of change: (inout Quiz) -> Void = { _ in }, why: String? = nil,
    _ fill: @escaping (inout SittingResult) -> Void
  ) -> SittingResult? {
    var quiz = Quiz(id: "quiz", title: "Title", questions: questions)
    change(&quiz)
    let mode = ScriptedMode { mode in
      mode.onNext = { context in
        context.state.past.isEmpty ? .ask(.ofQuiz("q1"), AskOptions()) : .finish(why)
      }
      mode.onResult = { _ in
        var result = SittingResult()
        fill(&result)
        return result
      }
    }
    var play = Scenario(quiz, mode)
    play.choose("a")
    return play.state.result
  }

  func testMissingPointsAndOf() {
    let result = self.result { _ in }
    XCTAssertEqual(result?.points, 3)
    XCTAssertEqual(result?.of, 4, "the whole order, asked or not; unmarked ones add nothing")
    XCTAssertEqual(result?.percent, 75)
  }

  func testPointsGivenWithoutOf() {
    let result = self.result { $0.points = 7 }
    XCTAssertEqual(result?.points, 7)
    XCTAssertNil(result?.of)
    XCTAssertNil(result?.percent)
    XCTAssertEqual(result?.headline, "Title", "there is no P of N")
  }

  func testPointsAndOfGiven() {
    let result = self.result {
      $0.points = 1; $0.of = 3
    }
    XCTAssertEqual(result?.percent, 100.0 / 3, "unrounded")
    XCTAssertEqual(result?.headline, "1 of 3")
  }

  func testOfGivenAlone() {
    let result = self.result { $0.of = 6 }
    XCTAssertEqual(result?.points, 3)
    XCTAssertEqual(result?.percent, 50)
  }

  func testPercentGiven() {
    let result = self.result { $0.percent = 12.5 }
    XCTAssertEqual(result?.points, 3)
    XCTAssertEqual(result?.percent, 12.5)
  }

  func testOfZeroAllThreeAreAbsent() {
    for fill in [
      { (result: inout SittingResult) in result.of = 0 },
      {
        $0.points = 5; $0.of = 0; $0.percent = 50
      },
    ] {
      let result = self.result(fill)
      XCTAssertNil(result?.points)
      XCTAssertNil(result?.of)
      XCTAssertNil(result?.percent)
    }
    let unmarked = self.result(of: { $0.questions = [.single("q1", "a", "b")] }) { _ in }
    XCTAssertNil(unmarked?.points)
    XCTAssertEqual(unmarked?.headline, "Title")
    XCTAssertNil(unmarked?.emoji)
  }

  func testTheLastVerdictOfEachQuestionCounts() {
    let mode = ScriptedMode {
      $0.onNext = { context in
        context.state.past.count < 3 ? .ask(.ofQuiz("q1"), AskOptions()) : .finish(nil)
      }
    }
    var play = Scenario(Quiz.of(.single("q1", "*a", "b")), mode)
    for id in ["a", "a", "b"] { play.choose(id) }
    XCTAssertEqual(play.state.result?.points, 0)
    XCTAssertEqual(play.state.result?.of, 1)
  }

  func testSettledMadeUpQuestionsCount() {
    let mode = ScriptedMode {
      $0.onNext = { context in
        context.state.past.isEmpty ? .ask(.made(.number("m", 1) { $0.points = 5 }), AskOptions()) : .finish(nil)
      }
    }
    var play = Scenario(Quiz.of(.single("q1", "*a", "b")), mode)
    play.give(.value(1))
    XCTAssertEqual(play.state.result?.points, 5)
    XCTAssertEqual(play.state.result?.of, 6)
  }

  func testSumsOfFractionsAreTheSameEveryTime() {
    let questions = (1...30).map { index in Question.single("q\(index)", "*a", "b") { $0.points = 0.1 * Double(index) }
    }
    let expected = questions.reduce(0) { $0 + $1.points }
    for _ in 0..<20 {
      var play = Scenario(Quiz(id: "quiz", title: "Title", questions: questions))
      for _ in questions { play.choose("a") }
      XCTAssertEqual(play.state.result?.points, expected)
      XCTAssertEqual(play.state.result?.of, expected)
    }
  }

  // MARK: Headline, body, emoji, image

  private let outcome = Outcome(id: "cat", title: "Cat", emoji: "🐱", image: "cat.png", text: "You purr.")
  private let bands = [
    Band(from: 70, title: "High", emoji: "🌞", image: "high.png", text: "Very good."), Band(from: 0, title: "Low"),
  ]

  func testWhatTheModeGaveStays() {
    let result = self.result(of: {
      $0.bands = self.bands; $0.outcomes = [self.outcome]
    }) {
      $0.headline = "Mine"
      $0.body = "Own"
      $0.emoji = "❓"
      $0.image = "own.png"
      $0.outcome = "cat"
    }
    XCTAssertEqual([result?.headline, result?.body, result?.emoji, result?.image], ["Mine", "Own", "❓", "own.png"])
    XCTAssertEqual(result?.outcome, "cat")
    XCTAssertEqual(result?.band, "High")
  }

  func testFromTheOutcome() {
    let result = self.result(of: {
      $0.bands = self.bands; $0.outcomes = [self.outcome]
    }) { $0.outcome = "cat" }
    XCTAssertEqual(
      [result?.headline, result?.body, result?.emoji, result?.image], ["Cat", "You purr.", "🐱", "cat.png"])
  }

  func testFromABandOfTheQuiz() {
    let result = self.result(of: { $0.bands = self.bands }) { _ in }
    XCTAssertEqual(
      [result?.headline, result?.body, result?.emoji, result?.image], ["High", "Very good.", "🌞", "high.png"])
    XCTAssertEqual(result?.band, "High")
  }

  func testBuiltInBandsGiveTheEmojiAlone() {
    let result = self.result { _ in }
    XCTAssertEqual([result?.headline, result?.emoji], ["3 of 4", "👍"])
    XCTAssertNil(result?.body)
    XCTAssertNil(result?.band)
  }

  func testElseWhyElseTheTitle() {
    let none: (inout SittingResult) -> Void = { $0.of = 0 }
    XCTAssertEqual(result(why: "No lives left", none)?.headline, "No lives left")
    XCTAssertEqual(result(none)?.headline, "Title")
    XCTAssertEqual(result(why: "No lives left") { _ in }?.headline, "3 of 4", "the score comes before why")
    XCTAssertEqual(result(why: "No lives left") { _ in }?.body, "No lives left", "which is the body then")
  }

  func testWhyIsKnownToResult() {
    var seen: String?
    let mode = ScriptedMode { mode in
      mode.onNext = { _ in .finish("over") }
      mode.onResult = { context in
        seen = context.why
        return SittingResult()
      }
    }
    _ = Scenario(Quiz.of(.single("q1", "*a", "b")), mode)
    XCTAssertEqual(seen, "over")
  }

  func testWhySurvivesTheLastPages() {
    var seen: String?
    let mode = ScriptedMode { mode in
      mode.onNext = { _ in .finish("over") }
      mode.onResult = { context in
        seen = context.why
        return SittingResult()
      }
    }
    var play = Scenario(Quiz.of(.single("q1", "a", "b"), .info("bye")), mode)
    XCTAssertEqual(play.at, "page bye")
    play.when(.proceed(inputs: []))
    XCTAssertEqual(play.at, "result")
    XCTAssertEqual(seen, "over")
    XCTAssertEqual(play.state.result?.headline, "over")
  }

  func testNegativePointsCountAsZeroForBands() {
    let quiz = Quiz.of(.single("q1", "*a", "b") { $0.answers[1].fraction = -1 }) { $0.bands = self.bands }
    var play = Scenario(quiz)
    play.choose("b")
    XCTAssertEqual(play.state.result?.percent, -100)
    XCTAssertEqual(play.state.result?.headline, "Low")
  }
}

import QuizCore
import QuizTesting
import XCTest

/// Pages of sections, info pages, pages of modes and questions that have the same id.
final class PageNameTests: XCTestCase {
  private static let quiz = Quiz.of(
    .info("a"), .single("b", "*yes", "no"), .single("c", "*yes", "no") { $0.section = "a" }
  ) {
    $0.sections = [Section(id: "a", title: "Part A")]
  }

  /// Which steps a player comes to under a version of the rules.
  private func steps(_ quiz: Quiz, _ mode: any Mode = BuiltInMode(), rules: Int) -> [String] {
    var beginning = Beginning.of(quiz, layers: [mode])
    beginning.rules = rules
    var play = Scenario(beginning, [mode])
    play.when(.begin)
    var steps: [String] = []
    while play.at != "result", steps.count < 20 {
      steps.append(play.at)
      play.when(play.at.hasPrefix("page") ? .proceed(inputs: []) : .answer(.chosen(["a"]), inputs: []))
    }
    return steps
  }

  /// An info page does not count as the page of the section, as it did before.
  func testASectionCalledLikeAPage() {
    XCTAssertEqual(steps(Self.quiz, rules: 9), ["page a", "b", "page a", "c"])
    XCTAssertEqual(steps(Self.quiz, rules: 8), ["page a", "b", "c"])
  }

  func testAPageOfTheModeCalledLikeASection() {
    let mode = ScriptedMode("greets") { mode in
      mode.onStart = { _ in .record([PlainField("shown", .int(0))]) }
      mode.onActed = { _, _ in .record([PlainField("shown", .int(1))]) }
      mode.onNext = { context in
        if context.count("shown") == 0 { return .show(Page(id: "a", body: "Hello")) }
        return context.state.firstUnsettled.map { .ask(.ofQuiz($0), AskOptions()) } ?? .finish(nil)
      }
    }
    let quiz = Quiz.of(.single("a", "*yes", "no") { $0.section = "a" }) { $0.sections = [Section(id: "a", title: "A")] }
    XCTAssertEqual(steps(quiz, mode, rules: 9), ["page a", "page a", "a"])
    XCTAssertEqual(steps(quiz, mode, rules: 8), ["page a", "a"])
  }

  /// Back from a page leads to the question before it, also where the page is called like that one.
  func testBackFromAPageCalledLikeTheQuestionBefore() throws {
    let quiz = Quiz.of(.single("a", "*yes", "no"), .single("b", "*yes", "no") { $0.section = "a" }) {
      $0.sections = [Section(id: "a", title: "A")]
      $0.navigation.back = true
      $0.reveal = .never
    }
    for (rules, place) in [(9, "a"), (8, "page a")] {
      var beginning = Beginning.of(quiz, layers: [BuiltInMode()])
      beginning.rules = rules
      var decider = Decider(layers: [BuiltInMode()], state: .initial(beginning))
      _ = try decider.decide(.begin)
      _ = try decider.decide(.answer(.chosen(["a"]), inputs: []))
      XCTAssertNil(decider.state.open?.asking)
      _ = try? decider.decide(.back)
      let open = try XCTUnwrap(decider.state.open)
      XCTAssertEqual(open.asking == nil ? "page \(open.id)" : open.id, place, "rules \(rules)")
    }
  }
}

import Foundation
import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Tests what modes add: buttons, inputs, pages, full results.
final class PlainModeTests: PlainTranscripts {
  private var rich: ScriptedMode {
    ScriptedMode("rich") { mode in
      mode.onStatus = { _ in ["lives 3"] }
      mode.onActed = { _, _ in .text("acted") }
      mode.onNext = { context in
        if context.state.past.isEmpty { return .ask(.ofQuiz("q1"), Self.options(context)) }
        if context.state.turns.contains(where: { $0.step.id == "shop" }) { return .finish("done") }
        var page = Page(id: "shop", title: "Shop", body: "Buy?", image: "shop.png")
        page.actions = [Action(id: "buy", label: "Buy")]
        page.inputs = [NamedSpec("gift", ValueSpec(.bool))]
        return .show(page)
      }
      mode.onResult = { _ in
        var result = SittingResult()
        result.body = "Bye\u{1B}[2J"
        result.emoji = "🐱"
        result.passed = false
        result.bars = [.init(label: "Cat", value: 3, of: 5), .init(label: "Dog", value: -1, of: 0)]
        result.share = ["one", "two"]
        result.ranking = [
          .init(player: "Ann", points: 1, of: 2), .init(player: "Bo", points: 1), .init(player: "Cy", points: 0.5),
        ]
        return result
      }
    }
  }

  private static func options(_ context: HookContext) -> AskOptions {
    var options = AskOptions()
    options.inputs = [
      NamedSpec("wager", ValueSpec(.int, min: 1, max: 10)),
      NamedSpec(
        "side", ValueSpec(.choice, initial: .text("l"), about: "Which side", choices: [.text("l"), .text("r")])),
    ]
    if context.state.modeState == .text("acted") {
      options.hide = ["c"]
    } else {
      options.actions = [Action(id: "fifty", label: "50:50")]
    }
    return options
  }

  func testATitleStandsInPlaceOfTheNumber() throws {
    var options = AskOptions()
    options.title = "Scene 3"
    let mode = ScriptedMode([.ask(.ofQuiz("q1"), options)])
    let played = try play(.of(Quiz.of(.single("q1", "*yes", "no")), mode), [.line("1")])
    XCTAssertTrue(played.text.contains("\nScene 3\nText of q1\n"), played.text)
    XCTAssertFalse(played.text.contains("Question"), played.text)
  }

  func testButtonsInputsPagesAndAFullResult() throws {
    let lines = ["50:50", "1", "11", "t", "q", "s", "3", "x", "", "", "true"]
    let played = try play(
      .of(Quiz.of(.single("q1", "*yes", "no", "maybe")), rich, players: ["Ann", "Bo"]),
      lines.map(ScriptedLines.Act.line))
    XCTAssertEqual(
      played.text,
      """
      quiz
      Type :? at any prompt for help, :q to leave.

      Question 1 (Ann; lives 3)
      Text of q1
        1) yes
        2) no
        3) maybe
      Also: fifty for '50:50'
      Your answer (1 to 3): ‹50:50›

      Question 1 (Ann; lives 3)
      Text of q1
        1) yes
        2) no
      Your answer (1 to 2): ‹1›
      wager (a whole number from 1 to 10): ‹11›
      Expected: a whole number from 1 to 10.
      wager (a whole number from 1 to 10): ‹t›
      No time limit runs.
      wager (a whole number from 1 to 10): ‹q›
      Leave? k keeps your progress, d discards it, s stays: ‹s›
      wager (a whole number from 1 to 10): ‹3›
      Which side (one of 'l', 'r'; Enter for l): ‹x›
      Expected: one of 'l', 'r'.
      Which side (one of 'l', 'r'; Enter for l): ‹›
      Right. 1 of 1 point.

      For Ann
      Shop (lives 3)
      Buy?
      [image: without description]
      Also: buy for 'Buy'
      gift (true or false): ‹›
      Expected: true or false.
      gift (true or false): ‹true›

      1 of 1
      Bye�[2J
      1 of 1 point, 100 %
      Not passed.
      Cat: 3 of 5
      Dog: −1 of 0
      1. Ann: 1 of 2 points
      1. Bo: 1 point
      3. Cy: 0.5 points
      To share:
      one
      two

      """)
    XCTAssertEqual(played.ending, .finished)
  }

  /// A button that ends the sitting is asked about once; a program's command is not.
  func testAButtonThatEndsIsAskedAbout() throws {
    var options = AskOptions()
    options.actions = [Action(id: "walk", label: "Walk away")]
    let ask = Step.ask(.ofQuiz("q1"), options)
    let mode = ScriptedMode { $0.onNext = { $0.state.turns.isEmpty ? ask : .finish("Wise.") } }
    func sitting() -> Sitting { .of(Quiz.of(.single("q1", "*yes", "no")), mode) }
    let stayed = sitting()
    let played = try play(stayed, ["walk", "", ":q"].map(ScriptedLines.Act.line))
    let asked =
      "'Walk away' ends the quiz. This question stays unanswered. Type yes to end it; anything else continues.\n"
      + "Type yes: ‹›\n"
    XCTAssertTrue(played.text.contains(asked), played.text)
    XCTAssertNil(stayed.state.result)
    XCTAssertEqual(try play(sitting(), [.line("walk"), .line("yes")]).ending, .finished)
    XCTAssertEqual(try play(sitting(), [.line("walk")]).ending, .notBegun)
  }

  /// Open questions are counted before all is handed in.
  func testHandingInWithOpenQuestionsIsAskedAbout() throws {
    var quiz = Quiz.of(.single("q1", "*yes", "no"), .single("q2", "*yes", "no"))
    quiz.navigation.free = true
    let played = try play(.of(quiz), ["1", "finish", "n", "finish", "yes"].map(ScriptedLines.Act.line))
    let asked = "Still open: 1. Type yes to end it; anything else continues."
    XCTAssertEqual(played.text.components(separatedBy: asked).count, 3, played.text)
    XCTAssertEqual(played.ending, .finished)
  }

  /// A mode's name for going on is in the prompt of its page.
  func testAModeNamesGoingOn() throws {
    var page = Page(id: "c1", title: "die Katze")
    page.proceeding = "Show the back"
    let mode = ScriptedMode([.show(page), .finish(nil)])
    let played = try play(.of(Quiz.of(.single("q1", "*yes", "no")), mode), [.line(""), .line("")])
    XCTAssertTrue(played.text.contains("Enter (Show the back):"), played.text)
  }

  func testAButtonLeavesAPage() throws {
    let lines = ["1", "1", "", "buy"]
    let sitting = Sitting.of(Quiz.of(.single("q1", "*yes", "no", "maybe")), rich)
    XCTAssertEqual(try play(sitting, lines.map(ScriptedLines.Act.line)).ending, .finished)
    XCTAssertEqual(sitting.state.turns.last?.input, .action("buy", inputs: []))
  }

  func testAPageFromAPipeConsumesOneLine() throws {
    let quiz = Quiz.of(.info("hello"), .single("q1", "*a", "b"))
    let played = try play(.of(quiz), [.line(""), .line("1")])
    XCTAssertEqual(played.ending, .finished)
    XCTAssertEqual(try play(.of(quiz), [.line("go on"), .line("1")]).ending, .finished)
    let ended = try play(.of(quiz), [])
    XCTAssertEqual(ended.ending, .notBegun)
    XCTAssertTrue(ended.text.hasSuffix("Enter to continue: \n"), ended.text)
  }

  func testWarningsGoBesideTheLines() throws {
    let mode = ScriptedMode("mode") { $0.onStatus = { _ in throw Broken("mode.lua:3: oo\u{1B}ps") } }
    let played = try play(.of(Quiz.of(.single("q1", "*a", "b")), mode), [.line("s")])
    XCTAssertEqual(played.warnings, ["mode.lua:3: oo�ps (status of 'mode' failed: the default was used)"])
    XCTAssertFalse(played.text.contains("mode.lua"))
  }
}

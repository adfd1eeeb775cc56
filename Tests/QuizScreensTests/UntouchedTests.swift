import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import TerminalTesting
import Words
import XCTest

@testable import QuizScreens

/// An untouched answer is handed in only when asked twice; a begun one stays when a question is left and comes again.
final class UntouchedTests: XCTestCase {
  private var screen = ScriptedScreen(Size(rows: 24, columns: 80))
  private let untouched = "Nothing is changed yet: press Enter again to answer anyway"

  private func play(_ quiz: Quiz) throws -> Sitting {
    let sitting = Samples.sitting(Samples.beginning(quiz))
    let face = FullScreenFace(screen: screen.screen, settings: ScreenSettings(), now: { [screen] in screen.now })
    _ = try face.play(sitting)
    return sitting
  }

  /// A key held down, whose first repetition is late, and Enter tapped without having read, answer nothing unseen.
  func testARepeatedEnterAnswersNothing() throws {
    for question in [Samples.multiple, Samples.range, Samples.order, Samples.match] {
      for (delay, pause) in [(0, 0), (40, 40), (399, 399), (500, 30), (660, 40), (999, 100)] {
        screen.press(.enter, .enter)
        for place in 0..<20 { screen.feed([.key(.enter)], after: place == 0 ? delay : pause) }
        screen.feed([.hangUp])
        let sitting = try play(Samples.quiz([question]))
        XCTAssertEqual(sitting.state.past.count, 0, "\(question.kind) every \(pause) ms")
        XCTAssertTrue(screen.frames.last?.text.contains(untouched) == true, "\(question.kind)")
      }
    }
  }

  /// Enter answers with what has the focus, but not when it is still the Enter that went on to the question.
  func testEnterHeldDownChoosesNothing() throws {
    for (pause, answered) in [(0, 0), (40, 0), (399, 0), (400, 3), (1000, 3)] {
      screen = ScriptedScreen(Size(rows: 24, columns: 80))
      for _ in 0..<20 { screen.feed([.key(.enter)], after: pause) }
      screen.feed([.hangUp])
      var questions = [Samples.single, Samples.truefalse, Samples.single]
      questions[2].id = "q0"
      let sitting = try play(Samples.quiz(questions) { $0.reveal = .never })
      XCTAssertEqual(sitting.state.past.count, answered, "every \(pause) ms")
    }
    screen = ScriptedScreen(Size(rows: 24, columns: 80))
    // A player who has moved, or chosen, means it.
    for keys in [[Key.down, .enter], [.character("2"), .enter], [.character("f")]] {
      for key in keys { screen.press(key) }
      screen.feed([.hangUp])
      XCTAssertEqual(try play(Samples.quiz([Samples.truefalse])).state.past.first?.response, .chosen(["false"]))
    }
  }

  /// Where Enter is to be pressed twice, the first chooses and says so.
  func testTheSettingThatAsksTwice() throws {
    var settings = ScreenSettings()
    settings.confirms = true
    for keys in [[Key.down, .enter], [.down, .right], [.character("f")]] {
      for key in keys { screen.press(key) }
      screen.feed([.hangUp])
      let once = Samples.sitting(Samples.beginning(Samples.quiz([Samples.truefalse])))
      let face = FullScreenFace(screen: screen.screen, settings: settings, now: { [screen] in screen.now })
      _ = try face.play(once)
      XCTAssertEqual(once.state.past.count, keys.count == 1 ? 1 : 0)
      if keys.count == 1 { continue }
      XCTAssertTrue(screen.frames.last?.text.contains("chosen: Enter once more answers so") == true)
      for key in keys + [.enter] { screen.press(key) }
      screen.feed([.hangUp])
      let twice = Samples.sitting(Samples.beginning(Samples.quiz([Samples.truefalse])))
      _ = try face.play(twice)
      XCTAssertEqual(twice.state.past.first?.response, .chosen(["false"]))
    }
  }

  func testAfterALookItCanBeHandedInAsItStands() throws {
    let cases: [(Question, Response, Int)] = [
      (Samples.multiple, .chosen([]), 1000), (Samples.range, .value(5), 600), (Samples.match, .pairs([]), 400),
    ]
    for (question, given, pause) in cases {
      screen.press(.enter, .enter)
      screen.feed([.key(.enter)], after: pause)
      screen.feed([], after: 200)
      screen.feed([.hangUp])
      XCTAssertEqual(try play(Samples.quiz([question])).state.past.first?.response, given, "\(question.kind)")
    }
  }

  /// Pairs that are missing are asked about, however many are there.
  func testAMatchThatIsHalfDoneIsAskedAbout() throws {
    let keys: [Key] = [.character("1"), .enter]
    for key in keys { screen.press(key) }
    screen.feed([.hangUp])
    XCTAssertEqual(try play(Samples.quiz([Samples.match])).state.past.count, 0)
    let said = screen.frames.contains { $0.text.contains("1 pair is missing: press Enter again to answer anyway") }
    XCTAssertTrue(said)
  }

  /// A second Enter that came too early is no reason to wait longer for the next.
  func testAnEarlySecondEnterDelaysNothing() throws {
    screen.press(.enter, .enter)
    for pause in [200, 600] { screen.feed([.key(.enter)], after: pause) }
    screen.feed([], after: 200)
    screen.feed([.hangUp])
    XCTAssertEqual(try play(Samples.quiz([Samples.match])).state.past.count, 1)
  }

  /// One key in between that changes something, and Enter answers at once; keys that change nothing do not.
  func testWhatWasTouchedIsHandedInAtOnce() throws {
    let touches: [(Question, [Key])] = [
      (Samples.multiple, [.character("1")]), (Samples.multiple, [.character(" "), .character(" ")]),
      (Samples.range, [.right]), (Samples.range, [.character("5")]),
      (Samples.order, [.character(" "), .character(" ")]),
      (Samples.match, [.character("1"), .character("2")]),
    ]
    for (question, keys) in touches {
      for key in [.enter] + keys + [.enter] { screen.press(key) }
      screen.feed([.hangUp])
      XCTAssertEqual(try play(Samples.quiz([question])).state.past.count, 1, "\(question.kind) \(keys)")
      for key in [.enter, Key.up, .down, .enter] { screen.press(key) }
      screen.feed([.hangUp])
      XCTAssertEqual(try play(Samples.quiz([question])).state.past.count, 0, "\(question.kind)")
    }
  }

  // MARK: Back and forth

  func testBackAndForthKeepsTicksAndHint() throws {
    var multiple = Samples.multiple
    multiple.hint = "Two of them"
    for free in [false, true] {
      let quiz = Samples.quiz([Samples.single, multiple]) { quiz in
        quiz.navigation.back = !free
        quiz.navigation.free = free
        quiz.reveal = .end
      }
      var player = try Player(quiz)
      player.press(.character("1"), .enter)
      player.press(.character("1"), .character("3"), .character("h"))
      save(&player)
      if free { player.press(.character("o"), .up, .enter) } else { player.press(.character("b")) }
      XCTAssertEqual(player.scenes.question?.view.step, 1, player.frame.text)
      player.press(.enter)
      let question = try XCTUnwrap(player.scenes.question)
      XCTAssertEqual(question.form.pad?.draft, .ids(["a", "c"]), "free: \(free)")
      XCTAssertTrue(player.frame.text.contains("Hint: Two of them"), player.frame.text)
      player.press(.enter)
      XCTAssertEqual(player.sitting.state.past.last?.response, .chosen(["a", "c"]))
    }
  }

  /// Saves as the driver does by itself: the sitting is told of the ticks.
  private func save(_ player: inout Player) {
    let ticked = player.scenes.question.flatMap(\.unsaved)
    guard let ticked, let response = try? Projection(state: player.sitting.state)?.response(to: ticked) else { return }
    _ = player.sitting.perform(.select(response), at: 0)
  }

  // MARK: Numbers

  /// A number that can be read in two ways is asked back, here as in plain lines.
  func testNumbersAreAskedBack() throws {
    let cases: [(InterfaceLanguage, String, String?)] = [
      (.german, "10.935", "Tippe 10935 oder 10,9350."), (.german, "10,935", "Tippe 10935 oder 10,9350."),
      (.english, "10,935", "Type 10935 or 10.935."), (.english, "10.935", nil), (.german, "10,9350", nil),
    ]
    for (language, typed, asked) in cases {
      var player = try Player(Samples.quiz([Samples.number]), language: language)
      player.type(typed)
      player.press(.enter)
      XCTAssertEqual(player.sitting.state.past.isEmpty, asked != nil, typed)
      if let asked { XCTAssertTrue(player.frame.text.contains(asked), player.frame.text) }
    }
    var number = Samples.number
    number.hint = "Even"
    var player = try Player(
      Samples.quiz([Samples.single, number]) {
        $0.navigation.back = true; $0.reveal = .end
      }, language: .german)
    player.press(.character("1"), .enter)
    player.type("1234,5670")
    player.press(.enter)
    XCTAssertEqual(player.sitting.state.past.last?.response, .value(1234.567))
  }

  /// The slider takes the decimal comma that its help promises.
  func testASliderTakesAComma() throws {
    var player = try Player(Samples.quiz([Samples.range]), language: .german)
    player.type("2,5")
    player.press(.enter)
    guard case .value? = player.sitting.state.past.first?.response else { return XCTFail(player.frame.text) }
  }
}

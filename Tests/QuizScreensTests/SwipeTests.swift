import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import XCTest

@testable import QuizScreens

/// Left and Right as swipes, and keys that stay where they are.
final class SwipeTests: XCTestCase {
  func testRightHandsInAndLeftAsksToLeave() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.order]))
    player.press(.down, .right)
    XCTAssertTrue(player.frame.text.contains("Right"), player.frame.text)
    player.press(.left)
    XCTAssertTrue(player.frame.text.contains("Leave the quiz?"))
    player.press(.escape, .right)
    XCTAssertTrue(player.frame.text.contains(" 2/2"))
    player.press(.left)
    XCTAssertTrue(player.frame.text.contains("Leave the quiz?"))
    player.press(.left, .right, .right, .right)
    XCTAssertTrue(player.frame.text.contains("Result"), player.frame.text)
    player.press(.right)
    XCTAssertEqual(player.ending, .finished)
  }

  func testArrowsOfAPadDoNotHandIn() throws {
    for question in [Samples.range, Samples.match, Samples.number, Samples.text] {
      var player = try Player(Samples.quiz([question]))
      player.press(.right, .right, .left)
      XCTAssertTrue(player.frame.text.contains(" 1/1"), "\(question.kind)")
    }
  }

  func testRightContinuesAPageWithoutFields() throws {
    var page = Page(id: "p", title: "A page", body: "Read.")
    var player = try Player(nil, mode: ScriptedMode([.show(page), .finish(nil)]))
    player.press(.right)
    XCTAssertFalse(player.frame.text.contains("A page"))
    page.actions = [Action(id: "buy", label: "Buy")]
    player = try Player(nil, mode: ScriptedMode([.show(page), .finish(nil)]))
    player.press(.right, .right)
    XCTAssertTrue(player.frame.text.contains("A page"), "among several buttons Right moves")
  }

  func testButtonsKeepTheirLetters() {
    let (fifty, audience, walk) = (
      Action(id: "fifty", label: "50:50"), Action(id: "audience", label: "Audience"), Action(id: "walk", label: "Walk")
    )
    for (goesBack, second, third) in [(false, "b", "c"), (true, "c", "d")] as [(Bool, Character, Character)] {
      var letters = ButtonLetters(goesBack: goesBack)
      letters.learn([fifty, audience])
      XCTAssertEqual(letters.buttons([fifty, audience]).map(\.key), ["a", second])
      letters.learn([audience, walk])
      let left = letters.buttons([audience, walk]).map(\.key)
      XCTAssertEqual(left, [second, third], "what disappears leaves its letter free")
      letters.learn([fifty])
      XCTAssertEqual(letters.buttons([fifty]).map(\.key), ["a"])
      XCTAssertEqual(letters.goingBack, goesBack ? "b" : nil)
    }
  }

  /// A mode may let a player back for one question of a quiz that has no way back.
  func testAButtonKeepsItsLetterWhereAModeGoesBack() throws {
    var options = AskOptions()
    options.actions = [Action(id: "x", label: "Ex"), Action(id: "y", label: "Why")]
    options.back = true
    var player = try Player(
      Samples.quiz([Samples.single]), mode: ScriptedMode([.ask(.ofQuiz(Samples.single.id), options), .finish(nil)]))
    XCTAssertTrue(player.frame.text.contains("[b Why]"), player.frame.text)
    XCTAssertFalse(player.frame.text.contains("[b Back]"), player.frame.text)
    player.press(.character("?"))
    XCTAssertFalse(player.frame.text.contains("b Left"), player.frame.text)
  }

  func testEditingALine() {
    let cases: [(String, [Key], String, Int)] = [
      ("one two", [.control("w")], "one ", 4), ("one two", [.control("w"), .control("w")], "", 0),
      ("one two", [.alt("\u{7F}")], "one ", 4), ("one two", [.alt("b"), .control("k")], "one ", 4),
      ("one two", [.alt("b"), .control("u")], "two", 0), ("one two", [.control("a"), .alt("f")], "one two", 3),
      ("one two", [.control("a"), .alt("d")], " two", 0), ("one two", [.home, .alt("f"), .alt("f")], "one two", 7),
      ("one two", [.control("a"), .control("f"), .control("d")], "oe two", 1),
      ("one", [.control("e"), .control("h")], "on", 2),
      ("", [.control("w"), .control("k"), .alt("d"), .alt("b")], "", 0),
      ("日本 語", [.control("w")], "日本 ", 3),
    ]
    for (text, keys, expected, cursor) in cases {
      var field = TextField(text)
      for key in keys { _ = field.edit(key) }
      XCTAssertEqual(field.text, expected, "\(text) \(keys)")
      XCTAssertEqual(field.cursor, cursor, "\(text) \(keys)")
    }
  }

  func testThemes() {
    let cases: [(Theme, String?, Theme)] = [
      (.auto, nil, .auto), (.auto, "15;0", .dark), (.auto, "0;default;15", .light), (.auto, "0;7", .light),
      (.auto, "7;8", .dark), (.auto, "x", .auto), (.mono, "0;15", .mono), (.dark, "0;15", .dark),
    ]
    for (theme, colours, expected) in cases { XCTAssertEqual(theme.resolved(colours: colours), expected) }
    for (answer, expected) in [(nil, Theme.dark), (false, .dark), (true, .light)] {
      XCTAssertEqual(Theme.auto.resolved(isLight: answer), expected, "the terminal's own answer")
      XCTAssertEqual(Theme.mono.resolved(isLight: answer), .mono)
    }
    XCTAssertEqual(Theme.light.adapted(Look.bar), Style(.blue))
    XCTAssertEqual(Theme.light.adapted(Look.wrong), Look.wrong)
    XCTAssertEqual(Theme.mono.adapted(Look.right), Style(bold: true, reverse: true))
    XCTAssertEqual(Theme.dark.adapted(Look.bar), Look.bar)
  }

  func testTheResultTellsFiguresAndItsCategory() throws {
    let quiz = Samples.quiz([Samples.truefalse, Samples.truefalse]) { quiz in
      quiz.questions[1].id = "other"
      quiz.category = "Nature"
    }
    var player = try Player(quiz)
    player.press(.character("2"))
    player.pass(3000)
    player.press(.enter, .enter, .character("1"))
    player.pass(1000)
    player.press(.enter, .enter)
    let text = player.frame.text
    XCTAssertTrue(text.contains("Time: 0:04 · 2.0 s an answer"), text)
    XCTAssertTrue(text.contains("1 of 2 points"), text)
    XCTAssertFalse(text.contains("Right: 1 of 2"), "the points say it already: \(text)")
    XCTAssertTrue(text.contains("c same category"), text)
    player.press(.character("c"))
    XCTAssertEqual(player.ending, .toCategory)
  }
}

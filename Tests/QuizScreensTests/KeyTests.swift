import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// Tests keys on pads, forms and scenes.
final class KeyTests: XCTestCase {
  private let canvas = Canvas(
    size: Size(rows: 24, columns: 80), settings: ScreenSettings(), depth: .none, pictures: PictureShelf { _ in nil })

  private func scene(_ question: Question) throws -> QuestionScene {
    let player = try Player(Samples.quiz([question, Samples.single]))
    return try XCTUnwrap(player.scenes.question)
  }

  /// The draft after some keys.
  private func draft(_ question: Question, _ keys: [Key]) throws -> Reply? {
    var scene = try scene(question)
    for key in keys { _ = scene.update(key, canvas) }
    return scene.form.pad?.draft
  }

  func testDrafts() throws {
    let space = Key.character(" ")
    let cases: [(String, Question, [Key], Reply?)] = [
      ("nothing chosen", Samples.single, [.down, .up], nil),
      ("space chooses", Samples.single, [.down, space], .ids(["b"])),
      ("j and k move", Samples.single, [.character("j"), .character("j"), .character("k"), space], .ids(["b"])),
      ("a digit chooses", Samples.single, [.character("3")], .ids(["c"])),
      ("the last choice counts", Samples.single, [.character("3"), .character("1")], .ids(["a"])),
      ("no such answer", Samples.single, [.character("4")], nil),
      ("end and home", Samples.single, [.end, space], .ids(["c"])),
      ("G", Samples.single, [.character("G"), space], .ids(["c"])),
      ("G and g", Samples.single, [.character("G"), .character("g"), space], .ids(["a"])),
      ("none ticked", Samples.multiple, [], .ids([])),
      ("ticked and unticked", Samples.multiple, [space, .down, space, .up, space], .ids(["b"])),
      ("digits tick", Samples.multiple, [.character("3"), .character("1")], .ids(["c", "a"])),
      ("true or false", Samples.truefalse, [.character("2")], .ids(["false"])),
      ("untouched slider", Samples.range, [], nil),
      ("steps", Samples.range, [.right, .right, .left], .number(6)),
      ("ends", Samples.range, [.end], .number(10)),
      ("beyond the end", Samples.range, [.home, .left], .number(0)),
      ("big steps", Samples.range, [.home, .pageUp, .pageUp], .number(2)),
      ("typed", Samples.range, [.character("1"), .character("0")], .number(10)),
      ("typed and corrected", Samples.range, [.character("1"), .character("0"), .backspace], .number(1)),
      ("typed in between", Samples.range, [.character("2"), .character("."), .character("6")], .number(3)),
      ("number", Samples.number, [.character("-"), .character("1"), .character("."), .character("5")], .number(-1.5)),
      ("no number", Samples.number, [.character("x")], nil),
      ("a true minus", Samples.number, [.character("\u{2212}"), .character("8")], .number(-8)),
      ("grouped thousands", Samples.number, [.paste("10,000")], nil),
      ("hexadecimal", Samples.number, [.paste("0x10")], nil),
      ("hexadecimal on the slider", Samples.range, [.paste("0x2")], nil),
      ("number cleared", Samples.number, [.character("8"), .control("u")], nil),
      ("text", Samples.text, [.character("c"), .character("t"), .left, .character("a")], .text("cat")),
      ("letters are no commands", Samples.text, [.character("q"), .character("s"), .character("?")], .text("qs?")),
      ("pasted text is typed", Samples.text, [.paste("a\ncat")], .text("a cat")),
      ("text deleted", Samples.text, [.character("a"), .backspace], .text("")),
      ("order untouched", Samples.order, [.down, .up], nil),
      ("item moved", Samples.order, [space, .down, space, .down], .ids(["2", "1", "3"])),
      ("item to the end", Samples.order, [space, .end], .ids(["2", "3", "1"])),
      ("item to a place", Samples.order, [space, .character("3")], .ids(["2", "3", "1"])),
      ("match by arrows", Samples.match, [.right, .down, .left], .pairs([Pair("l1", "r1"), Pair("l2", "r3")])),
      ("match by digits", Samples.match, [.character("2")], .pairs([Pair("l1", "r2")])),
      ("match goes round", Samples.match, [.right, .right, .right, .right], .pairs([])),
      ("match cleared", Samples.match, [.right, .backspace], .pairs([])),
    ]
    for (name, question, keys, expected) in cases {
      XCTAssertEqual(try draft(question, keys), expected, name)
    }
  }

  func testActions() throws {
    let answer = SceneAction.send(.answer(.ids(["b"]), inputs: []))
    let cases: [(String, Question, [Key], SceneAction)] = [
      ("enter answers with what has the focus", Samples.single, [.down, .enter], answer),
      ("and with the first", Samples.truefalse, [.enter], .send(.answer(.ids(["true"]), inputs: []))),
      ("what has the focus, not what was chosen", Samples.single, [.character("3"), .up, .enter], answer),
      ("the button without a choice", Samples.single, [.tab, .enter], .say("choose an answer first")),
      ("t", Samples.truefalse, [.character("t")], .send(.answer(.ids(["true"]), inputs: []))),
      ("w", Samples.truefalse, [.character("w")], .send(.answer(.ids(["true"]), inputs: []))),
      ("f from a button", Samples.truefalse, [.tab, .character("f")], .send(.answer(.ids(["false"]), inputs: []))),
      ("no letters elsewhere", Samples.single, [.character("t")], .none),
      ("enter", Samples.single, [.character("2"), .enter], answer),
      ("enter on the button", Samples.single, [.character("2"), .tab, .enter], answer),
      ("space on the button", Samples.single, [.character("2"), .tab, .character(" ")], answer),
      ("hint", Samples.single, [.character("h")], .send(.hint)),
      ("no hint there", Samples.multiple, [.character("h")], .none),
      ("skip", Samples.single, [.character("s")], .send(.skip)),
      ("skip by its button", Samples.single, [.tab, .right, .right, .enter], .send(.skip)),
      ("none ticked is an answer", Samples.multiple, [.enter, .enter], .send(.answer(.ids([]), inputs: []))),
      ("untouched slider", Samples.range, [.enter, .enter], .send(.answer(.number(5), inputs: []))),
      (
        "typed outside the range", Samples.range, [.character("9"), .character("9"), .enter],
        .say("A number from 0 to 10 is expected")
      ),
      ("no number", Samples.number, [.enter], .say("type a number first")),
      (
        "comma", Samples.number, [.character("3"), .character(","), .character("5"), .enter],
        .send(.answer(.number(3.5), inputs: []))
      ),
      (
        "comma and point", Samples.number, [.paste("1,000.5"), .enter],
        .say("The digits of '1,000.5' stand in groups. Type 1000.5.")
      ),
      ("no text", Samples.text, [.character(" "), .enter], .say("type an answer first")),
      ("order as shown", Samples.order, [.enter, .enter], .send(.answer(.ids(["1", "2", "3"]), inputs: []))),
      ("enter puts the item down first", Samples.order, [.character(" "), .enter], .none),
      ("match may be left open", Samples.match, [.enter, .enter], .send(.answer(.pairs([]), inputs: []))),
      ("q", Samples.single, [.character("q")], .quit),
      ("escape", Samples.text, [.escape], .quit),
      ("left without a way back", Samples.single, [.left], .quit),
      ("help", Samples.single, [.character("?")], .help),
      ("help while typing", Samples.text, [.function(1)], .help),
      ("redraw", Samples.text, [.control("l")], .redraw),
      ("pasted text is no answer", Samples.single, [.paste("2\n")], .none),
      ("unknown key", Samples.single, [.function(9)], .none),
      ("back is not allowed", Samples.single, [.character("b")], .none),
    ]
    for (name, question, keys, expected) in cases {
      var scene = try scene(question)
      var action = SceneAction.none
      for key in keys { action = scene.update(key, canvas) }
      XCTAssertEqual(action, expected, name)
    }
  }

  func testBack() throws {
    for key in [Key.character("b"), .left, .backTab] {
      let quiz = Samples.quiz([Samples.multiple, Samples.single]) { quiz in
        quiz.navigation.back = true
        quiz.reveal = .end
      }
      var player = try Player(quiz)
      player.press(.character("1"), .enter)
      player.press(key)
      XCTAssertEqual(player.scenes.question?.view.id, "q2", "\(key)")
      XCTAssertEqual(player.scenes.question?.form.pad?.draft, .ids(["a"]), "the earlier response is there again")
    }
  }

  func testInputsAreAskedBeforeTheAnswerIsSent() throws {
    var options = AskOptions()
    options.inputs = [NamedSpec("wager", ValueSpec(.int, min: 1, max: 10))]
    var player = try Player(Samples.quiz([Samples.single]), mode: ScriptedMode([.ask(.ofQuiz("q1"), options)]))
    player.press(.character("2"), .enter)
    XCTAssertEqual(player.scenes.notices, ["A whole number from 1 to 10 is expected"])
    player.type("70")
    player.press(.enter)
    XCTAssertEqual(player.scenes.notices, ["A whole number from 1 to 10 is expected"])
    player.press(.backspace, .enter)
    XCTAssertEqual(player.sitting.state.turns.first?.inputs, [PlainField("wager", .int(7))])
  }

  func testWhatCannotBeSeenIsNotChosen() throws {
    var question = Samples.single
    question.text = String(repeating: "A long text. ", count: 40)
    var player = try Player(Samples.quiz([question]), size: Size(rows: 12, columns: 40))
    XCTAssertNil(player.frame.cursor)
    player.press(.character(" "))
    XCTAssertNil(player.scenes.question?.form.pad?.draft, "the focus comes into sight first")
    XCTAssertNotNil(player.frame.cursor)
    player.press(.character(" "))
    XCTAssertEqual(player.scenes.question?.form.pad?.draft, .ids(["a"]))
  }

  func testDownReadsALongTextToItsEnd() throws {
    var question = Samples.truefalse
    question.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    var player = try Player(Samples.quiz([question]), size: Size(rows: 12, columns: 40))
    var seen: Set<Substring> = []
    for _ in 0..<30 {
      for line in player.frame.lines where line.contains("Line") { seen.formUnion([line.split(separator: "▼")[0]]) }
      player.press(.down)
    }
    XCTAssertEqual(Set(seen.map { $0.filter(\.isNumber) }).count, 20)
    XCTAssertEqual(player.scenes.question?.form.focusedButton?.role, .submit)
  }

  func testInputFields() {
    let choice = ValueSpec(.choice, initial: .text("b"), choices: [.text("a"), .text("b")])
    let cases: [(String, ValueSpec, [Key], InputField.Value, String?)] = [
      ("default", ValueSpec(.int, initial: .int(3)), [], .given(.int(3)), nil),
      ("cleared", ValueSpec(.int, initial: .int(3)), [.backspace], .absent, nil),
      ("required", ValueSpec(.number), [], .absent, "a number is expected"),
      ("wrong", ValueSpec(.percent), [.character("/")], .wrong, "a percentage from 0 to 100 is expected"),
      ("seconds", ValueSpec(.seconds), [.character("5")], .given(.int(5)), nil),
      ("bool unset", ValueSpec(.bool), [], .absent, "yes or no is expected"),
      ("bool set", ValueSpec(.bool), [.character(" ")], .given(.bool(true)), nil),
      ("bool toggled", ValueSpec(.bool), [.character(" "), .right], .given(.bool(false)), nil),
      ("choice", choice, [], .given(.text("b")), nil),
      ("choice turned", choice, [.right], .given(.text("a")), nil),
      ("choice turned back", choice, [.left, .left], .given(.text("b")), nil),
      ("text", ValueSpec(.text), [.character("h"), .character(" ")], .given(.text("h ")), nil),
      ("empty text with a default", ValueSpec(.text, initial: .text("a")), [.backspace], .given(.text("")), nil),
    ]
    for (name, spec, keys, value, complaint) in cases {
      var field = InputField(NamedSpec("x", spec), .english)
      for key in keys { _ = field.press(key) }
      XCTAssertEqual(field.value, value, name)
      XCTAssertEqual(field.complaint(.english), complaint, name)
    }
  }

  func testAnAnswerThatIsTakenAwayIsChosenNoMore() throws {
    for (chosen, expected) in [("1", nil), ("2", Reply.ids(["b"]))] {
      var player = try Player(Samples.quiz([Samples.single]), mode: LifelineMode())
      player.type(chosen)
      player.press(.character("a"))
      let question = try XCTUnwrap(player.scenes.question)
      XCTAssertEqual(question.view.answers.map(\.id), ["b", "c"])
      XCTAssertEqual(question.form.pad?.draft, expected)
      XCTAssertEqual(question.form.buttons.count, 3, "the button is gone")
    }
  }

  func testAHintKeepsWhatWasTypedButNotHandedIn() throws {
    var number = Samples.number
    number.hint = "Even"
    var player = try Player(Samples.quiz([number]))
    player.type("1,5")
    player.press(.tab, .character("h"))
    XCTAssertTrue(player.frame.text.contains("Hint: Even"))
    XCTAssertTrue(player.frame.text.contains("1,5"))
  }

  func testVerdictAndResult() throws {
    var player = try Player(Samples.quiz([Samples.truefalse, Samples.single]))
    player.press(.character("1"), .enter, .character("2"), .paste("\n"))
    XCTAssertTrue(player.frame.text.contains("Wrong"), "only Enter and Right go on")
    player.press(.right)
    XCTAssertEqual(player.scenes.question?.view.id, "q1")
    player.press(.character("2"), .enter, .enter)
    XCTAssertTrue(player.frame.text.contains("1 of 2"))
    player.press(.character("x"), .paste("q"))
    XCTAssertNil(player.ending)
    player.press(.character("r"))
    XCTAssertEqual(player.ending, .again)
  }

  func testDialogs() throws {
    let quiz = Samples.quiz([Samples.truefalse, Samples.single])
    for (keys, ending) in [([Key.character("k")], Ending.kept), ([.enter], .kept)] {
      var player = try Player(quiz)
      player.press(.character("1"), .enter, .enter, .character("q"))
      for key in keys { player.press(key) }
      XCTAssertEqual(player.ending, ending)
    }
    for keys in [[Key.escape], [.character("s")], [.down, .down, .enter], [.down, .down, .down, .up, .down, .enter]] {
      var player = try Player(quiz)
      player.press(.character("1"), .enter, .enter, .character("2"))
      let draft = player.scenes.question?.form.pad?.draft
      player.press(.escape)
      for key in keys { player.press(key) }
      XCTAssertNil(player.ending)
      XCTAssertTrue(player.scenes.isAsking)
      XCTAssertEqual(player.scenes.question?.form.pad?.draft, draft)
    }
    var player = try Player(quiz)
    player.press(.character("1"), .enter, .character("q"), .character("d"))
    XCTAssertTrue(player.scenes.isDiscarded, "from an answer screen too")
  }

  /// Nothing is asked where nothing was done; a draft may be gone back to, and is not kept.
  func testLeavingALook() throws {
    let quiz = Samples.quiz([Samples.truefalse, Samples.single])
    for key in [Key.character("q"), .escape] {
      var player = try Player(quiz)
      player.press(key)
      XCTAssertEqual(player.ending, .notBegun)
    }
    var player = try Player(quiz)
    player.press(.character("1"), .character("q"))
    XCTAssertTrue(player.frame.text.contains("Nothing of this sitting is saved"), player.frame.text)
    player.press(.character("s"))
    XCTAssertTrue(player.scenes.isAsking)
    player.press(.character("q"), .character("l"))
    XCTAssertEqual(player.ending, .kept)
  }

  func testHelpClosesByItsKeyAndByOthers() throws {
    for key in [Key.character("?"), .escape, .enter, .character("q")] {
      var player = try Player(Samples.quiz([Samples.single]))
      player.press(.character("?"), key)
      XCTAssertTrue(player.scenes.isAsking, "\(key)")
    }
  }
}

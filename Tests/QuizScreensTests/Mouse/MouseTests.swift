import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import TerminalTesting
import Words
import XCTest

@testable import QuizScreens

/// Screens played by the mouse: each kind of question, forms, pages, lists.
final class MouseTests: XCTestCase {
  private func given(_ player: Player) -> Response? { player.sitting.state.past.last?.response }

  // MARK: The hand

  func testAClickIsAPressAndItsRelease() {
    let (here, beside, away) = (
      Position(row: 3, column: 5), Position(row: 3, column: 6), Position(row: 4, column: 5)
    )
    let press = { (place: Position) in MouseReport(.press(.left), at: place) }
    let release = { (place: Position) in MouseReport(.release(.left), at: place) }
    let table: [(name: String, reports: [MouseReport], actions: [Pointer.Action])] = [
      ("a click", [press(here), release(here)], [.click(here)]),
      ("a hand that trembles", [press(here), release(beside)], [.click(here)]),
      ("a button let go elsewhere", [press(here), release(away)], []),
      ("a button let go further on the row", [press(here), release(Position(row: 3, column: 7))], []),
      ("a release alone", [release(here)], []), ("a press alone", [press(here)], []),
      ("a release twice", [press(here), release(here), release(here)], [.click(here)]),
      ("two buttons", [press(here), MouseReport(.press(.right), at: here), release(here)], []),
      ("the right button", [MouseReport(.press(.right), at: here), MouseReport(.release(.right), at: here)], []),
      (
        "with Shift", [MouseReport(.press(.left), at: here, .shift), MouseReport(.release(.left), at: here, .shift)], []
      ),
      ("Shift in between", [press(here), MouseReport(.release(.left), at: here, .shift), release(here)], []),
      ("moves", [press(here), MouseReport(.move(.left), at: away), release(here)], [.click(here)]),
      (
        "the wheel",
        [
          MouseReport(.wheel(.up), at: here), MouseReport(.wheel(.down), at: here),
          MouseReport(.wheel(.left), at: here),
        ],
        [.wheel(isUp: true), .wheel(isUp: false)]
      ), ("the wheel with Control", [MouseReport(.wheel(.up), at: here, .control)], []),
    ]
    for row in table {
      var pointer = Pointer()
      XCTAssertEqual(row.reports.compactMap { pointer.take($0) }, row.actions, row.name)
    }
  }

  // MARK: Kinds of questions

  func testASingleChoice() throws {
    var player = try Player(Samples.quiz([Samples.single]))
    player.click("[Enter Answer]")
    XCTAssertEqual(player.sitting.state.past.count, 0, "nothing is chosen yet")
    XCTAssertTrue(player.frame.picture.contains("choose an answer first"), player.frame.picture)
    player.click("The horse")
    XCTAssertTrue(player.frame.picture.contains("(●) 2 The horse"), player.frame.picture)
    XCTAssertEqual(player.sitting.state.past.count, 0, "a click chooses, and hands nothing in")
    player.click("[Enter Answer]")
    XCTAssertEqual(given(player), .chosen(["b"]))
  }

  func testAWrappedAnswerIsHitOnEachRow() throws {
    var player = try Player(Samples.quiz([Samples.single]), size: .narrow)
    player.click("hanging")
    XCTAssertTrue(player.frame.picture.contains("(●) 3"), player.frame.picture)
  }

  func testSeveralAnswersAreTickedAndUnticked() throws {
    var player = try Player(Samples.quiz([Samples.multiple]))
    player.click("Penguin")
    player.click("Bat")
    player.click("Ostrich")
    player.click("Bat")
    player.click("[Enter Answer]")
    XCTAssertEqual(given(player), .chosen(["a", "c"]))
  }

  func testTheTenthAnswerHasNoDigitButCanBeClicked() throws {
    var question = Samples.single
    question.answers = (0..<12).map { Answer(id: "a\($0)", text: "Number \($0)", isCorrect: $0 == 10) }
    var player = try Player(Samples.quiz([question]), size: .large)
    player.click("Number 10")
    player.click("[Enter Answer]")
    XCTAssertEqual(given(player), .chosen(["a10"]))
  }

  func testTrueAndFalse() throws {
    var player = try Player(Samples.quiz([Samples.truefalse]))
    player.click("2 False")
    player.click("Enter → answer", after: 20)
    XCTAssertEqual(given(player), .chosen(["false"]))
    player = try Player(Samples.quiz([Samples.truefalse]))
    let place = try XCTUnwrap(player.frame.place(of: "t f", after: 20))
    player.take(.click(Position(row: place.row, column: place.column + 2)))
    XCTAssertEqual(given(player), .chosen(["false"]), "each letter of the hint is its own key")
  }

  func testItemsArePickedUpAndPutDown() throws {
    var player = try Player(Samples.quiz([Samples.order]))
    let first = try XCTUnwrap(items(player).first)
    let last = try XCTUnwrap(items(player).last)
    player.click(first)
    XCTAssertTrue(player.frame.picture.contains("◆ 1. \(first)"), player.frame.picture)
    player.click(last)
    XCTAssertEqual(items(player).last, first)
    XCTAssertFalse(player.frame.picture.contains("◆"), player.frame.picture)
    player.click(last)
    player.click(last)
    XCTAssertFalse(player.frame.picture.contains("◆"), "put down where it was")
    player.click(last)
    player.click("[Enter Answer]")
    XCTAssertEqual(player.sitting.state.past.count, 1, "a held item keeps nobody from answering")
  }

  func testAnItemIsNotHeldElsewhere() throws {
    var question = Samples.order
    question.hint = "The ant comes first."
    var player = try Player(Samples.quiz([question]))
    player.click(try XCTUnwrap(items(player).first))
    player.click("[h Hint]")
    XCTAssertTrue(player.frame.picture.contains("The ant comes first."), player.frame.picture)
    XCTAssertFalse(player.frame.picture.contains("◆"), player.frame.picture)
  }

  private func items(_ player: Player) -> [String] {
    player.frame.lines.compactMap { line in
      line.firstMatch(of: /[1-3]\. (Ant|Dog|Cow)/).map { String($0.output.1) }
    }
  }

  func testLeftsAreGivenTheirRights() throws {
    var player = try Player(Samples.quiz([Samples.match]))
    player.click("Bird")
    player.click("Nest")
    player.click("Bee")
    player.click("Hive")
    player.click("[Enter Answer]")
    XCTAssertEqual(player.sitting.state.past.last?.verdict?.points, 1)
  }

  func testARightWithoutADigit() throws {
    var question = Samples.match
    question.pairs = [Pair("Bee", "Hive")]
    question.extra = (0..<12).map { "Place \($0)" }
    var player = try Player(Samples.quiz([question]), size: .large)
    let line = try XCTUnwrap(player.frame.lines.first { $0.contains(" 11 ") })
    let name = try XCTUnwrap(line.firstMatch(of: /11 ((Place \d+)|Hive)/)).output.1
    player.click(" \(name)")
    XCTAssertTrue(player.frame.picture.contains("→ 11 \(name)"), player.frame.picture)
  }

  func testGapsAreChosenFilledAndTyped() throws {
    let question = Question.gaps(
      "q", "The [[river]] passes [[city]]. It ends in the [[sea]].",
      [
        Gap(.text, .text("river", accept: "Rhine")), Gap(.choice, .single("city", "*Köln", "Kiel")),
        Gap(.word, .single("sea", "*North Sea") { $0.answers[0].id = "North Sea" }),
      ], words: ["Baltic", "North Sea"])
    var player = try Player(Quiz.of(question))
    player.type("Rhine")
    player.click("passes 2", into: 8)
    XCTAssertTrue(player.frame.picture.contains("1 Köln"), player.frame.picture)
    player.click("Köln")
    XCTAssertTrue(player.frame.picture.contains("passes 2 [Köln]"), player.frame.picture)
    player.click("in the 3", into: 8)
    player.click("North Sea")
    XCTAssertTrue(player.frame.picture.contains("3 [North Sea]"), player.frame.picture)
    player.click("Rhine", into: 2)
    player.type("x")
    XCTAssertTrue(player.frame.picture.contains("1 Rhxine"), player.frame.picture)
    player.press(.backspace)
    player.click("[Enter Answer]")
    XCTAssertEqual(player.sitting.state.past.first?.verdict?.points, 1)
  }

  func testTheTrackOfAScale() throws {
    for size in [Size.wide, .narrow, .large] {
      var player = try Player(Samples.quiz([Samples.range]), size: size)
      let row = try XCTUnwrap(player.frame.lines.firstIndex { $0.contains("──") })
      let line = Array(player.frame.lines[row])
      let track = line.indices.filter { line[$0] == "─" || line[$0] == "●" }
      let (first, last) = (try XCTUnwrap(track.first), try XCTUnwrap(track.last))
      for (column, value) in [(first, "0"), (last, "10"), ((first + last) / 2, "5")] {
        player.take(.click(Position(row: row, column: column)))
        XCTAssertTrue(player.frame.picture.contains(": \(value)\n"), "\(size): \(player.frame.picture)")
      }
      player.click("[Enter Answer]")
      XCTAssertEqual(given(player), .value(5))
    }
  }

  func testTheCursorGoesWhereATextIsClicked() throws {
    var player = try Player(Samples.quiz([Samples.text]))
    player.type("a cät")
    player.click("cät", into: 2)
    player.type("x")
    XCTAssertTrue(player.frame.picture.contains("a cäxt"), player.frame.picture)
    player.click("a cäxt", into: 20)
    player.type("!")
    XCTAssertTrue(player.frame.picture.contains("a cäxt!"), player.frame.picture)
    player.click("a cäxt!")
    player.type("日")
    player.click("日a", into: 2)
    player.type("b")
    XCTAssertTrue(player.frame.picture.contains("日ba cäxt!"), player.frame.picture)
  }

  func testALongTextScrollsInItsLine() {
    var field = TextField(String(repeating: "0123456789", count: 10))
    let (shown, _) = field.window(19)
    field.moveCursor(to: 3, of: 20)
    XCTAssertEqual(String(field.text.dropFirst(field.cursor).prefix(4)), String(shown.dropFirst(3).prefix(4)))
    field.moveCursor(to: 500, of: 20)
    XCTAssertLessThanOrEqual(field.cursor, field.text.count)
    field.moveCursor(to: -1, of: 20)
    XCTAssertGreaterThanOrEqual(field.cursor, 0)
    var suggestion = TextField(suggesting: "Ann")
    suggestion.moveCursor(to: 1, of: 20)
    XCTAssertEqual(suggestion.cursor, 3)
    _ = suggestion.edit(.character("B"))
    XCTAssertEqual(suggestion.text, "B", "a suggestion is still one")
  }

  // MARK: Forms and pages

  func testFieldsOfAMode() throws {
    var bet = ValueSpec(.choice, about: "Your bet", choices: [.text("low"), .text("high")])
    bet.labels = [.init(value: .text("low"), label: "Low"), .init(value: .text("high"), label: "High")]
    var options = AskOptions()
    options.inputs = [
      NamedSpec("sure", ValueSpec(.bool, initial: .bool(false), about: "Sure?")),
      NamedSpec("bet", bet),
      NamedSpec("note", ValueSpec(.text, initial: .text(""), about: "A note")),
    ]
    options.actions = [Action(id: "fifty", label: "50:50")]
    var player = try Player(
      Samples.quiz([Samples.single]), mode: ScriptedMode([.ask(.ofQuiz("q1"), options), .finish(nil)]), size: .large)
    player.click("The horse")
    player.click("  no", into: 2)
    XCTAssertTrue(player.frame.picture.contains("  yes"), player.frame.picture)
    player.click("High")
    player.click("A note:")
    player.type("hm")
    player.click("[Enter Answer]")
    XCTAssertEqual(given(player), .chosen(["b"]))
    XCTAssertEqual(
      player.sitting.state.turns.last?.input.inputs,
      [PlainField("bet", .text("high")), PlainField("note", .text("hm")), PlainField("sure", .bool(true))])
  }

  func testButtonsOfAQuestion() throws {
    var player = try Player(Samples.quiz([Samples.single]) { $0.navigation.skip = true })
    player.click("[h Hint]")
    XCTAssertTrue(player.frame.picture.contains("It is large."), player.frame.picture)
    player.click("[s Skip]")
    XCTAssertEqual(player.sitting.state.past.count, 1)
  }

  /// A card is turned by a click on it; its back, where something is to be chosen, is not.
  func testCardsAreTurnedByAClick() throws {
    var front = Page(id: "c1", title: "die Katze", body: "What is it?")
    front.proceeding = "Show the back"
    front.actions = [Action(id: "undo", label: "Undo")]
    var back = Page(id: "c1", title: "die Katze", body: "the cat")
    back.proceeding = "good"
    back.actions = ["again", "good"].map { Action(id: $0, label: $0) }
    var player = try Player(nil, mode: ScriptedMode([.show(front), .show(back), .finish(nil)]))
    player.click("What is it?")
    XCTAssertTrue(player.frame.picture.contains("the cat"), player.frame.picture)
    player.click("the cat")
    XCTAssertNil(player.sitting.state.result)
    player.click("[1 again]")
    XCTAssertEqual(player.sitting.state.turns.last?.input, .action("again", inputs: []))
  }

  // MARK: Around

  func testDialogsVerdictsAndTheHelp() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]))
    player.click("2 The horse")
    player.click("[Enter Answer]")
    XCTAssertTrue(player.scenes.shown is VerdictScene)
    player.click("The horse")
    XCTAssertTrue(player.scenes.shown is VerdictScene, "answers that were given are only read")
    player.click("? help", after: 20)
    XCTAssertTrue(player.scenes.shown is HelpScene)
    player.click("q Esc")
    XCTAssertTrue(player.scenes.shown is MenuScene, "a row of the help is its key: \(player.frame.picture)")
    player.click("Stay")
    XCTAssertTrue(player.scenes.shown is VerdictScene, player.frame.picture)
    player.click("Enter →", after: 20)
    XCTAssertTrue(player.frame.picture.contains("A whale is a fish."), player.frame.picture)
  }

  func testTheWheel() throws {
    var player = try Player(Samples.quiz([Samples.single]))
    player.wheel(down: 1)
    XCTAssertEqual(player.scenes.question?.form.focus, 1)
    player.wheel(up: 2)
    XCTAssertEqual(player.scenes.question?.form.focus, 0)
    XCTAssertEqual(player.sitting.state.past.count, 0)
    player.click("? help", after: 20)
    player.size = .narrow
    let before = player.frame.lines
    player.wheel(down: 1)
    XCTAssertEqual(player.frame.lines[2], before[5], "what is only read moves by three rows")
    player.wheel(up: 1)
    XCTAssertEqual(player.frame.lines, before)
  }

  func testTheMarksOfScrollingTurnPages() throws {
    var player = try Player(Samples.quiz([Samples.single]), size: .narrow)
    player.press(.character("?"))
    player.click("▼")
    XCTAssertNotNil(player.frame.place(of: "▲"))
    player.click("▲")
    XCTAssertNil(player.frame.place(of: "▲"))
  }

  func testTooSmallAScreenDecidesNothing() throws {
    var player = try Player(Samples.quiz([Samples.single]), size: Size(rows: 5, columns: 20))
    for row in 0..<5 { for column in 0..<20 { player.take(.click(Position(row: row, column: column))) } }
    player.wheel(down: 3)
    XCTAssertEqual(player.sitting.state.turns.count, 0)
    XCTAssertNil(player.ending)
  }

  /// Lists around a sitting: a row opens what Enter opens, in a search too.
  func testRowsOfLists() {
    let canvas = canvas(.wide)
    var home = HomeScene(LobbySamples.dashboard, at: nil, canvas.texts)
    for key in "/sol" { _ = home.update(.character(key), canvas) }
    let keys = home.keys(of: .click(Position(row: 3, column: 10)), canvas)
    XCTAssertEqual(keys, [.enter])
    XCTAssertEqual(home.update(.enter, canvas), .next)
    var party = PartyScene(PartyView(names: ["Ann", "Bob"], chosen: ["Ann"], range: 1...2))
    guard let bob = party.frame(canvas).place(of: "Bob") else { return XCTFail("no Bob") }
    XCTAssertEqual(party.keys(of: .click(bob), canvas), [.character(" ")], "among several a click ticks")
    _ = party.update(.character(" "), canvas)
    XCTAssertEqual(party.update(.enter, canvas), .next)
    XCTAssertEqual(party.choice, .take(["Ann", "Bob"]))
  }

  // MARK: The loop

  private func click(_ place: Position) -> [ScreenEvent] {
    [.mouse(MouseReport(.press(.left), at: place)), .mouse(MouseReport(.release(.left), at: place))]
  }

  /// Through the driver a click is guarded as its key is: a second one on Enter's hint does not pass unread.
  func testTheLoopTakesTheMouse() throws {
    let screen = ScriptedScreen()
    var settings = ScreenSettings()
    settings.takesMouse = true
    let quiz = Samples.quiz([Samples.single, Samples.truefalse])
    let shown = try Player(quiz).frame
    let horse = try XCTUnwrap(shown.place(of: "The horse"))
    let enter = try XCTUnwrap(shown.place(of: "[Enter Answer]"))
    screen.feed(click(horse), after: 500)
    screen.feed(click(enter), after: 500)
    screen.feed([.signal(15)], after: 100)
    let sitting = Samples.sitting(Samples.beginning(quiz))
    let face = FullScreenFace(screen: screen.screen, settings: settings, now: { screen.now })
    XCTAssertEqual(try face.play(sitting), .interrupted(signal: 15))
    XCTAssertEqual(sitting.state.past.first?.response, .chosen(["b"]))
    XCTAssertTrue(screen.frames.allSatisfy(\.takesMouse))
    XCTAssertTrue(try XCTUnwrap(screen.frames.last).text.contains("Right"))
  }

  /// A button pressed before the time ran out is not let go on the next question.
  func testATimeoutBetweenPressAndRelease() throws {
    let screen = ScriptedScreen()
    let quiz = Samples.quiz([Samples.multiple, Samples.multiple]) {
      $0.timing.question = 1; $0.reveal = .never
    }
    let bat = try XCTUnwrap(try Player(quiz).frame.place(of: "Bat"))
    screen.feed([.mouse(MouseReport(.press(.left), at: bat))], after: 500)
    screen.feed([.mouse(MouseReport(.release(.left), at: bat))], after: 900)
    screen.feed([.signal(15)], after: 50)
    let sitting = Samples.sitting(Samples.beginning(quiz))
    let face = FullScreenFace(screen: screen.screen, settings: ScreenSettings(), now: { screen.now })
    XCTAssertEqual(try face.play(sitting), .interrupted(signal: 15))
    XCTAssertNil(sitting.state.draft)
  }

  func testTheSettingIsOffUntilItIsChosen() {
    XCTAssertFalse(draw(HomeScene(LobbySamples.home(), at: nil, .english), .wide).takesMouse)
    var canvas = canvas(.wide)
    canvas.settings.takesMouse = true
    XCTAssertTrue(HomeScene(LobbySamples.home(), at: nil, .english).frame(canvas).takesMouse)
    canvas.size = Size(rows: 3, columns: 10)
    XCTAssertTrue(HomeScene(LobbySamples.home(), at: nil, .english).frame(canvas).takesMouse)
  }
}

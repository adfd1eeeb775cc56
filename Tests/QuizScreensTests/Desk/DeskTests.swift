import QuizCore
import QuizPlay
import QuizRoom
import QuizWire
import Terminal
import XCTest

@testable import QuizScreens

/// The host's desk: keys to orders, and what is asked before.
final class DeskTests: XCTestCase {
  private func orders(_ room: RoomView, _ keys: Key...) -> [HostOrder] {
    var scene = DeskScene(room, door: DeskSamples.door)
    return keys.compactMap { key in
      scene.choice = nil
      return scene.update(key, canvas(.wide)) == .next ? scene.choice : nil
    }
  }

  func testEnterLeadsThroughAnEvening() {
    let usual: [(RoomView, [HostOrder])] = [
      (DeskSamples.room(.lobby), [.open]), (DeskSamples.asked(.open), [.lock]), (DeskSamples.spread, [.reveal]),
      (DeskSamples.revealed, [.board]), (DeskSamples.ranked(.board), [.next]), (DeskSamples.asked(.paused), [.resume]),
      (DeskSamples.ranked(.over), []),
    ]
    for (room, expected) in usual { XCTAssertEqual(orders(room, .enter), expected, room.phase.rawValue) }
  }

  /// Every verb that the room's phase allows has its key, and none that it does not.
  func testAKeyForEveryVerb() {
    let open = DeskSamples.asked(.open)
    XCTAssertEqual(orders(open, .character("l")), [.lock])
    XCTAssertEqual(orders(open, .character("p")), [.pause])
    XCTAssertEqual(orders(open, .character("+")), [.extend(seconds: 30)])
    XCTAssertEqual(orders(open, .character("a")), [.again])
    XCTAssertEqual(orders(open, .character("j")), [.lockJoining])
    XCTAssertEqual(orders(open, .character("r"), .character("b"), .character("n"), .character("o")), [])
    XCTAssertEqual(orders(DeskSamples.spread, .character("r")), [.reveal])
    XCTAssertEqual(orders(DeskSamples.revealed, .character("n")), [.next])
    XCTAssertEqual(orders(DeskSamples.revealed, .character("a")), [], "an answer that was shown is not asked again")
    let untimed = DeskSamples.asked(.open) { $0.leftMs = nil }
    XCTAssertEqual(orders(untimed, .character("+")), [])
  }

  func testWhatCannotBeTakenBackIsAsked() {
    let room = DeskSamples.asked(.open)
    XCTAssertEqual(orders(room, .character("x")), [])
    XCTAssertEqual(orders(room, .character("x"), .character("y")), [.end])
    XCTAssertEqual(orders(room, .character("x"), .character("n"), .character("y")), [])
    XCTAssertEqual(orders(room, .character("x"), .character("j")), [], "yes in German, and another key of the desk")
    XCTAssertEqual(orders(room, .character("d"), .down, .enter, .character("y")), [.kick(player: 2)])
  }

  func testForms() {
    let board = DeskSamples.ranked(.board)
    let name = Array("doppel").map { Key.character($0) }
    var scene = DeskScene(board, door: DeskSamples.door)
    let canvas = canvas(.wide)
    for key in [.character("c")] + name + [.enter] { _ = scene.update(key, canvas) }
    for key in [Key.character("-"), .character("2"), .character(","), .character("5"), .enter] {
      XCTAssertEqual(scene.update(key, canvas), .none)
    }
    XCTAssertEqual(scene.update(.enter, canvas), .say("A correction needs its reason."))
    for key in Array("Ruf").map({ Key.character($0) }) { _ = scene.update(key, canvas) }
    XCTAssertEqual(scene.update(.enter, canvas), .next)
    XCTAssertEqual(scene.choice, .correct(player: 4, points: -2.5, why: "Ruf"))
    XCTAssertFalse(scene.isTyping)
  }

  func testAnswersOfOthersAreTypedByNumbers() {
    let open = DeskSamples.asked(.open)
    let keys: [Key] = [.character("e"), .character("t"), .enter, .character("3"), .enter]
    var scene = DeskScene(open, door: nil)
    for key in keys { _ = scene.update(key, canvas(.wide)) }
    XCTAssertEqual(scene.choice, .enter(player: 6, .ids(["c"])))
    var match = DeskSamples.question(.match, "?")
    match.left = [Choice(id: "l1", text: "x"), Choice(id: "l2", text: "y")]
    match.right = [Choice(id: "r1", text: "1"), Choice(id: "r2", text: "2")]
    XCTAssertEqual(match.response(typed: "2 1"), .pairs([Pair("l1", "r2"), Pair("l2", "r1")]))
    XCTAssertNil(match.response(typed: "2"))
    var order = DeskSamples.question
    order.kind = .order
    XCTAssertEqual(order.response(typed: "3,1,2"), .ids(["c", "a", "b"]))
    XCTAssertNil(order.response(typed: "3 1 3"))
    order.kind = .multiple
    XCTAssertEqual(order.response(typed: "1 3"), .ids(["a", "c"]))
    XCTAssertNil(order.response(typed: "4"))
    XCTAssertEqual(DeskSamples.question(.number, "").response(typed: "2,5"), .number(2.5))
    XCTAssertEqual(DeskSamples.question(.text, "").response(typed: "Oslo"), .text("Oslo"))
  }

  /// A text to be marked by hand is counted, not shown: the desk does not say that no answer came.
  func testAnEssayWasAnswered() {
    for phase in [RoomView.Phase.locked, .reveal] {
      let essay = { (answered: Int) in
        DeskSamples.asked(phase) { room in
          room.question = DeskSamples.question(.text, "Why?")
          room.question?.isByHand = true
          room.answered = answered
        }
      }
      let drawn = draw(DeskScene(essay(4), door: nil), .wide).text
      XCTAssertTrue(drawn.contains("The answers will be read"), drawn)
      XCTAssertFalse(drawn.contains("Nobody has answered"), drawn)
      XCTAssertTrue(draw(DeskScene(essay(0), door: nil), .wide).text.contains("Nobody has answered"))
      var lines = DeskLines(ScreenSettings())
      XCTAssertEqual(lines.lines(for: essay(4)).contains { $0.contains("will be read") }, phase == .reveal)
    }
  }

  /// An input beside the answer has a field of its own.
  func testAnswersWithInputs() {
    let open = DeskSamples.asked(.open) { room in
      room.question?.inputs = [NamedSpec("sure", ValueSpec(.int, min: 1, max: 3, about: "how sure"))]
    }
    var scene = DeskScene(open, door: nil)
    let answer: [Key] = [.character("e"), .character("t"), .enter, .character("3"), .enter]
    for key in answer { _ = scene.update(key, canvas(.wide)) }
    XCTAssertTrue(draw(scene, .wide).text.contains("How sure"), draw(scene, .wide).text)
    XCTAssertEqual(
      scene.update(.enter, canvas(.wide)), .say("How sure: a whole number from 1 to 3 is expected."))
    _ = scene.update(.character("2"), canvas(.wide))
    XCTAssertEqual(scene.update(.enter, canvas(.wide)), .next)
    let order = HostOrder.enter(player: 6, .ids(["c"]), inputs: [PlainField("sure", .int(2))])
    XCTAssertEqual(scene.choice, order)
    let settings = ScreenSettings()
    XCTAssertEqual(DeskCommand("enter Table 4 3 sure=2", open, settings), .order(order))
    XCTAssertEqual(
      DeskCommand("enter Table 4 3", open, settings),
      .unclear("How sure: a whole number from 1 to 3 is expected. (sure=…)"))
  }

  /// A yes or no, such as a joker, is chosen by the arrows or its letter, not typed as a word.
  func testAYesOrNoIsChosen() {
    let open = DeskSamples.asked(.open) { room in
      room.question?.inputs = [NamedSpec("joker", ValueSpec(.bool, initial: .bool(false), about: "double this round"))]
    }
    for (key, isOn) in [(Key.right, true), (.character("y"), true), (.character("n"), false), (.backspace, false)] {
      var scene = DeskScene(open, door: nil)
      let answer: [Key] = [.character("e"), .character("t"), .enter, .character("3"), .enter]
      for key in answer + [key] { _ = scene.update(key, canvas(.wide)) }
      XCTAssertTrue(draw(scene, .wide).text.contains("Double this round (no / yes)"), draw(scene, .wide).text)
      XCTAssertEqual(scene.update(.enter, canvas(.wide)), .next)
      let order = HostOrder.enter(player: 6, .ids(["c"]), inputs: [PlainField("joker", .bool(isOn))])
      XCTAssertEqual(scene.choice, order, "\(key)")
    }
  }

  func testWhoHasADeviceAnswersThere() {
    var scene = DeskScene(DeskSamples.asked(.open), door: nil)
    for key in [Key.character("e"), .character("A"), .character("d"), .character("a")] {
      _ = scene.update(key, canvas(.wide))
    }
    XCTAssertEqual(scene.update(.enter, canvas(.wide)), .say("No player without a device has that name."))
  }

  func testCtrlCAsksOnce() {
    var desk = RoomDesk(ScreenSettings())
    let screen = Screen(size: { .wide }, depth: .none, show: { _ in }, wait: { _ in [] }, redraw: {})
    desk.show(DeskSamples.asked(.open), at: 0)
    XCTAssertNil(desk.take(.signal(2), screen, at: 0))
    XCTAssertTrue(desk.frame(.wide, .none, at: 0).text.contains("Stop leading for now?"))
    XCTAssertEqual(desk.take(.signal(2), screen, at: 0), .leave)
    XCTAssertEqual(desk.take(.signal(15), screen, at: 0), .end(15))
  }

  func testTheCountdownRunsByItself() {
    var desk = RoomDesk(ScreenSettings())
    desk.show(DeskSamples.asked(.open), at: 1000)
    XCTAssertEqual(desk.nextChange(at: 1000), 400)
    XCTAssertTrue(desk.frame(.wide, .none, at: 1000).text.contains(" 13"), desk.frame(.wide, .none, at: 1000).text)
    XCTAssertTrue(desk.frame(.wide, .none, at: 4000).text.contains(" 10"))
    desk.show(DeskSamples.asked(.paused), at: 5000)
    XCTAssertNil(desk.nextChange(at: 5000))
  }

  /// The whole code stands there, two squares to a cell, light around it; in ASCII and in small windows none.
  func testTheCodeIsWholeOrNotThere() {
    let scene = DeskScene(DeskSamples.room(.lobby), door: DeskSamples.door)
    let rows = draw(scene, .wide).lines.filter { $0.contains("▀") || $0.contains("▄") || $0.contains("█") }
    XCTAssertEqual(rows.count, 17)
    for size in [Size.narrow, Size(rows: 20, columns: 79)] {
      XCTAssertFalse(draw(scene, size).text.contains("▀"))
    }
    XCTAssertFalse(draw(scene, .wide, ascii: true).text.contains("▀"))
    XCTAssertTrue(draw(scene, Size(rows: 40, columns: 120)).text.contains("Table 4"))
  }

  /// Names stand whole, as many on a line as it holds.
  func testNoNameIsBroken() {
    let names = (1...20).map { "Bot \($0)" }
    let room = DeskSamples.room(.lobby) { room in
      room.people = names.enumerated().map { RoomView.Person(player: $0 + 1, name: $1) }
    }
    for columns in 40...90 {
      let lines = draw(DeskScene(room, door: DeskSamples.door), Size(rows: 40, columns: columns)).lines
      for name in names {
        XCTAssertTrue(lines.contains { $0.contains(name) }, "\(name) is broken at \(columns) columns")
      }
    }
    let missing = DeskSamples.asked(.open) { $0.missing = Array(names.prefix(8)) }
    for columns in 40...90 {
      let text = draw(DeskScene(missing, door: DeskSamples.door), Size(rows: 24, columns: columns)).text
      XCTAssertFalse(text.contains("Bot\n") || text.contains("Bot \n"), "broken at \(columns) columns")
    }
  }

  /// At their own pace, players cannot be answered for, and no player without a device is added.
  func testNobodyIsAnsweredForAtOnesOwnPace() {
    for isOwnPace in [false, true] {
      let room = DeskSamples.asked(.open) { $0.pace = isOwnPace ? .own : .together }
      let text = draw(DeskScene(room, door: DeskSamples.door), Size(rows: 24, columns: 120)).text
      XCTAssertEqual(text.contains("answer for a player"), !isOwnPace, text)
    }
  }

  func testLinesForThoseWithoutAScreen() {
    var lines = DeskLines(ScreenSettings())
    let first = lines.lines(for: DeskSamples.room(.lobby) { ($0.people, $0.players) = ([], 0) })
    XCTAssertEqual(first, ["", "Waiting for players", "An evening at the Crown", "Nobody is here yet."])
    XCTAssertEqual(
      lines.lines(for: DeskSamples.room(.lobby) { ($0.people, $0.players) = (Array(($0.people ?? []).prefix(1)), 1) }),
      ["+ Ada (1 player)"]
    )
    XCTAssertEqual(
      lines.lines(for: DeskSamples.asked(.open)).prefix(3).joined(separator: "|"),
      "|Open, Round 2 of 4, Question 3 of 10|Which of these animals sleeps standing up?")
    XCTAssertEqual(lines.lines(for: DeskSamples.asked(.open) { $0.answered = 5 }), [], "no line for every answer")
    var paged = DeskLines(ScreenSettings())
    let round = DeskSamples.asked(.open) { room in
      var page = QuestionView.PageBefore()
      (page.title, page.body) = ("Round 2", "Animals.")
      room.question?.pages = [page]
    }
    XCTAssertEqual(
      paged.lines(for: round).prefix(5).suffix(3),
      ["Round 2", "Animals.", "Which of these animals sleeps standing up?"])
    XCTAssertTrue(lines.lines(for: DeskSamples.spread).contains("  3  A The horse"))
    XCTAssertEqual(lines.lines(for: DeskSamples.revealed).suffix(2), ["Right: The horse", "It locks its knees."])
    XCTAssertTrue(lines.lines(for: DeskSamples.ranked(.board)).contains("  1. Die Quizköniginnen: 12.5 points, 2 up"))
    var put = DeskSamples.ranked(.board)
    put.board?[0].corrections = [RoomView.Correction(points: 1, why: "Heard it")]
    XCTAssertTrue(lines.lines(for: put).contains("     +1: Heard it"))
    var essays = DeskLines(ScreenSettings())
    put.waiting = 2
    XCTAssertTrue(essays.lines(for: put).contains("2 questions are still to be marked by hand."))
    let text = draw(DeskScene(put, door: DeskSamples.door), Size(rows: 24, columns: 80)).text
    XCTAssertTrue(text.contains("2 questions are still to be marked by hand."), text)
  }

  /// Changes beside the question get a line of their own, and no board comes twice.
  func testLinesOfWhatTheHostDid() throws {
    var lines = DeskLines(ScreenSettings())
    let asked = DeskSamples.asked(.open)
    _ = lines.lines(for: asked)
    var changed = asked
    changed.people?[0].name = "Ada L"
    XCTAssertEqual(lines.lines(for: changed), ["Ada is called Ada L now"])
    changed.isJoinable = false
    XCTAssertEqual(lines.lines(for: changed), ["the room is locked to new players"])
    changed.isJoinable = true
    XCTAssertEqual(lines.lines(for: changed), ["new players can join again"])
    let gone = try XCTUnwrap(changed.people?.removeFirst())
    changed.players -= 1
    XCTAssertEqual(lines.lines(for: changed).first?.hasPrefix("- \(gone.name) ("), true)
    XCTAssertEqual(lines.lines(for: .extend(seconds: 30)), ["30 seconds more"])
    let other = try XCTUnwrap(changed.people?[0])
    XCTAssertEqual(
      lines.lines(for: .correct(player: other.player, points: 2, why: "a joke")), ["\(other.name): +2: a joke"])
    let board = DeskSamples.ranked(.board)
    XCTAssertFalse(lines.lines(for: board).isEmpty)
    XCTAssertEqual(lines.lines(for: .correct(player: 1, points: 2, why: "a joke")), [], "the board has it")
    var over = DeskSamples.ranked(.over)
    over.board = board.rows.map { row in
      var row = row
      row.moved = 0
      return row
    }
    XCTAssertEqual(lines.lines(for: over), ["", "The end"])
    XCTAssertEqual(lines.lines(for: over), [])
  }

  func testCommandsOfLines() {
    let read = { (line: String, room: RoomView) in DeskCommand(line, room, ScreenSettings()) }
    let open = DeskSamples.asked(.open)
    let board = DeskSamples.ranked(.board)
    XCTAssertEqual(read("", open), .order(.lock))
    XCTAssertEqual(read("extend 10", open), .order(.extend(seconds: 10)))
    XCTAssertEqual(read("kick die quizköniginnen", open), .order(.kick(player: 3)))
    XCTAssertEqual(read("rename Ada Ada L", open), .order(.rename(player: 1, name: "Ada L")))
    XCTAssertEqual(read("correct Table 4 -1 shouted", board), .order(.correct(player: 6, points: -1, why: "shouted")))
    XCTAssertEqual(read("time Ada 1,5", open), .order(.time(player: 1, factor: 1.5)))
    XCTAssertEqual(read("time Ada", open), .unclear("Type how many times the time, as in 1.5."))
    XCTAssertEqual(read("correct Ada 1", board), .unclear("A correction needs its reason."))
    XCTAssertEqual(read("enter Table 4 2", open), .order(.enter(player: 6, .ids(["b"]))))
    XCTAssertEqual(read("enter The Late Ones", open), .order(.seat(name: "The Late Ones")))
    XCTAssertEqual(read("#3", open), .unclear("That is no command: ? shows what can be typed."))
    XCTAssertEqual(read("kick #3", open), .order(.kick(player: 3)))
    XCTAssertEqual(read("quit", open), .leave)
  }

  /// Players who came after the question are in from the next one on, and the host does not wait for their answer.
  func testThoseWhoCameLateAreNotWaitedFor() {
    let late = { (phase: RoomView.Phase, answered: Int) in
      DeskSamples.asked(phase) { ($0.answered, $0.asked, $0.players) = (answered, 5, 6) }
    }
    for phase in [RoomView.Phase.open, .locked] {
      let text = draw(DeskScene(late(phase, 4), door: DeskSamples.door), Size(rows: 24, columns: 80)).text
      XCTAssertTrue(text.contains("4 of 5 have answered"), text)
    }
    var lines = DeskLines(ScreenSettings())
    _ = lines.lines(for: late(.open, 4))
    XCTAssertEqual(lines.lines(for: late(.open, 5)), ["5 of 5 have answered"])
    XCTAssertEqual(lines.lines(for: .seat(name: "Table 9")), ["Table 9 is in from the next question on."])
    var desk = RoomDesk(ScreenSettings())
    let screen = Screen(size: { .wide }, depth: .none, show: { _ in }, wait: { _ in [] }, redraw: {})
    desk.show(late(.open, 4), at: 0)
    for key in [Key.character("e"), .character("Z"), .enter] {
      let wish = desk.take(.key(key), screen, at: 0)
      if key == .enter { XCTAssertEqual(wish, .order(.seat(name: "Z"))) }
    }
    let said = desk.frame(.wide, .none, at: 0).text
    XCTAssertTrue(said.contains("Z is in from the next question on."), said)
  }

  /// Players who share a place are in the board's order, and a crowd is not taller than the board is long.
  func testSharedPlacesOfThePodium() {
    func podium(_ names: [String]) -> [String] {
      let room = DeskSamples.room(.over) { room in
        room.board = names.enumerated().map { RoomView.Row(place: 1, player: $0 + 1, name: $1, points: 3) }
      }
      let lines = draw(DeskScene(room, door: nil), Size(rows: 60, columns: 80)).lines
      return lines.prefix { !$0.contains("1. ") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    XCTAssertEqual(podium(["Ada", "Ben"]).filter { ["Ada", "Ben"].contains($0) }, ["Ada", "Ben"])
    let crowd = podium((1...20).map { "Team \($0)" })
    XCTAssertEqual(crowd.filter { $0.hasPrefix("Team") || $0.hasPrefix("+") }, ["Team 1", "Team 2", "Team 3", "+ 17"])
  }

  /// The host can read a slider's ends to tables without a phone.
  func testTheEndsOfASlider() {
    let room = DeskSamples.asked(.open) { room in
      room.question = DeskSamples.question(.range, "How many keys?")
      room.question?.scale = Scale(min: 20, max: 120, labels: ["20 keys", "a lot"])
    }
    let text = draw(DeskScene(room, door: nil), .wide).text
    XCTAssertTrue(text.contains("From 20 keys to 120 (a lot)"), text)
    var lines = DeskLines(ScreenSettings())
    XCTAssertTrue(lines.lines(for: room).contains("  From 20 keys to 120 (a lot)"))
  }
}

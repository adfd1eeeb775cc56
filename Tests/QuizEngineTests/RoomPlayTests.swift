import JSONText
import QuizCore
import XCTest

@testable import QuizEngine

/// A room of people who have the same question at the same moment.
final class RoomPlayTests: XCTestCase {
  private func stage() throws -> EngineStage {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    try stage.quiz("hurry", Samples.hurry)
    try stage.quiz("kinds", Samples.kinds)
    return stage
  }

  /// Inputs that a mode asked for beside an answer are shown again to the player who gave them, so that a changed
  /// answer keeps them.
  func testInputsThatWereGivenAreShownAgain() throws {
    let stage = try stage()
    try stage.plugin(
      "sure",
      #"""
      return { api = 1, name = "Sure", next = function(state, ctx)
        local q = ctx.remaining[1]
        if not q then return ctx.finish() end
        return ctx.ask(q, { inputs = { sure = { type = "bool", default = false },
          word = { type = "text", default = "", secret = true } } })
      end }
      """#)
    let room = try RoomStage(stage, #"{"quizzes":["sea"],"plugin":["sure"],"seed":7}"#)
    try room.join("Ada")
    try room.act("open")
    XCTAssertNil(try room.see("Ada")["mine"])
    let answer = #"{"epoch":1,"answer":["true"],"inputs":{"sure":true,"word":"sesame"}}"#
    let given = try room.answer("Ada", answer)
    XCTAssertEqual(given.status, 200, given.message)
    let mine = try XCTUnwrap(try room.see("Ada")["mine"])
    XCTAssertEqual(mine["inputs"]?["sure"]?.bool, true)
    XCTAssertNil(mine["inputs"]?["word"])
  }

  /// Sections and `info` pages stand with the question behind them, once, for everybody alike.
  func testPagesStandWithTheirQuestion() throws {
    let stage = try stage()
    try stage.quiz(
      "pub",
      #"""
      {"title":"Pub","sections":[{"id":"r1","title":"Round 1","text":"Rivers."}],"questions":[
      {"id":"a","section":"r1","text":"Long?","answers":[{"text":"Nile","correct":true},{"text":"Ems"}]},
      {"id":"tip","kind":"info","section":"r1","text":"The next is worth two."},
      {"id":"b","section":"r1","text":"Wide?","answers":[{"text":"Amazon","correct":true},{"text":"Ems"}]}]}
      """#)
    let room = try RoomStage(stage, #"{"quizzes":["pub"],"seed":7}"#)
    try room.join("Ada")
    func pages() throws -> [[String]] {
      try [room.see(as: "host"), room.see(as: "screen"), room.see("Ada")].map { seen in
        (seen["question"]?["pages"]?.array ?? []).flatMap {
          [$0["title"]?.string, $0["body"]?.string].compactMap { $0 }
        }
      }
    }
    try room.act("open")
    XCTAssertEqual(try pages(), Array(repeating: ["Round 1", "Rivers."], count: 3))
    try room.act("lock")
    try room.act("reveal")
    try room.act("next")
    XCTAssertEqual(try pages(), Array(repeating: ["The next is worth two."], count: 3))
  }

  /// Boards say how many questions of the rounds so far are marked later; `pick` leaves one of two out.
  func testBoardsSayThatEssaysWait() throws {
    let stage = try stage()
    try stage.quiz(
      "essays",
      #"{"title":"E","pick":1,"questions":[{"id":"a","kind":"text","text":"Why?","marked":"by hand"},"#
        + #"{"id":"b","kind":"text","text":"How?","marked":"by hand"}]}"#)
    let room = try RoomStage(stage, #"{"quizzes":["essays","sea"],"seed":7}"#)
    try room.join("Ada")
    XCTAssertNil(try room.act("open")["waiting"])
    for verb in ["lock", "reveal"] { XCTAssertNil(try room.act(verb)["waiting"]) }
    XCTAssertEqual(try room.act("board")["waiting"]?.int, 1)
    XCTAssertEqual(try room.see("Ada")["waiting"]?.int, 1)
    XCTAssertEqual(try room.act("end")["waiting"]?.int, 1)
    XCTAssertEqual(
      try stage.ask("room-past", ["token": room.owner, "room": room.room]).objects.first?["waiting"]?.array?.count, 1)
    let csv = try stage.ask("room-past", ["token": room.owner, "room": room.room, "form": "csv"])["csv"]?.string ?? ""
    XCTAssertTrue(csv.contains(",corrected,waiting\n1,1,Ada,0,"), csv)
    XCTAssertEqual(
      try stage.ask("room-past", ["token": room.tokens["Ada"]!, "room": room.room, "form": "csv"]).status, 403)
    let homework = try RoomStage(stage, #"{"quizzes":["essays","essays"],"pace":"own"}"#)
    XCTAssertNil(try homework.see(as: "host")["waiting"])
    XCTAssertNil(try homework.act("open")["waiting"], "nobody has answered")
    XCTAssertEqual(try homework.act("end")["waiting"]?.int, 2)
  }

  func testAnEveningOfTwoRounds() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["sea","hurry"],"seed":7}"#)
    try room.join("Ada")
    try room.join("Bob")
    for round in 0..<2 {
      for number in 1...3 {
        let opened = try room.act(number == 1 && round == 0 ? "open" : "next")
        XCTAssertEqual(opened.phase, "open")
        let epoch = round * 3 + number
        XCTAssertEqual(opened["epoch"]?.int, epoch)
        XCTAssertEqual(opened["number"]?.int, number)
        XCTAssertEqual(opened["round"]?.int, round + 1)
        XCTAssertEqual(opened["questions"]?.int, 3)
        let text = opened["question"]?["text"]?.string
        let right = text == "Dry?" ? "false" : "true"
        XCTAssertEqual(try room.answer("Ada", #"{"epoch":\#(epoch),"answer":["\#(right)"]}"#).status, 200)
        XCTAssertEqual(try room.answer("Bob", #"{"epoch":\#(epoch),"answer":["true"]}"#).status, 200)
        XCTAssertNil(try room.see("Ada")["verdict"])
        XCTAssertEqual(try room.act("lock")["answered"]?.int, 2)
        XCTAssertNil(try room.see("Bob")["verdict"])
        XCTAssertNil(try room.see("Bob")["counts"])
        try room.act("reveal")
        let seen = try room.see("Bob")
        XCTAssertEqual(seen["verdict"]?["correct"]?.bool, right == "true")
        XCTAssertEqual(seen["verdict"]?["answer"]?.array?.first?.string, right)
        XCTAssertNotNil(seen["counts"])
        try room.act("board")
      }
    }
    XCTAssertEqual(try room.see("Ada").rows, ["Ada 1 6.0", "Bob 2 4.0"])
    XCTAssertEqual(try room.see("Ada")["place_of"]?["of"]?.int, 2)
    XCTAssertEqual(try room.host(#"{"do":"open"}"#).status, 409)
    XCTAssertEqual(try room.act("next").phase, "over")
    XCTAssertEqual(try room.host(#"{"do":"open"}"#).status, 409)
    XCTAssertEqual(stage.told, [])
  }

  func testTheClockLocks() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["hurry"]}"#)
    try room.join("Ada")
    try room.act("open")
    stage.pass(4000)
    XCTAssertEqual(try room.see("Ada")["left_ms"]?.int, 6000)
    try room.act("pause")
    stage.pass(60_000)
    XCTAssertEqual(try room.see("Ada").phase, "paused")
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["true"]}"#).status, 409)
    try room.act("resume")
    XCTAssertEqual(try room.host(#"{"do":"extend","seconds":5}"#).objects.first?["left_ms"]?.int, 11_000)
    stage.pass(10_999)
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["true"]}"#).status, 200)
    stage.pass(1)
    XCTAssertEqual(try room.see("Ada").phase, "locked")
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["false"]}"#).status, 409)
    try room.act("reveal")
    XCTAssertEqual(try room.see("Ada")["mine"]?["answer"]?.array?.first?.string, "true")
  }

  func testWhoComesLaterIsInFromTheNextQuestionOn() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"]}"#)
    try room.join("Ada")
    try room.act("open")
    try room.join("Bob")
    XCTAssertNil(try room.see("Bob")["question"])
    XCTAssertEqual(try room.answer("Bob", #"{"epoch":1,"answer":["true"]}"#).status, 409)
    for verb in ["lock", "reveal", "board", "next"] { try room.act(verb) }
    XCTAssertNotNil(try room.see("Bob")["question"])
    XCTAssertEqual(try room.answer("Bob", #"{"epoch":1,"answer":["true"]}"#).status, 409)
    XCTAssertEqual(try room.answer("Bob", #"{"epoch":2,"answer":["true"]}"#).status, 200)
    for verb in ["lock", "reveal", "board"] { try room.act(verb) }
    XCTAssertEqual(try room.see(as: "host").rows.count, 2)
  }

  func testARepeatedAnswerChangesNothing() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"]}"#)
    try room.join("Ada")
    try room.act("open")
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["true"],"request":"a"}"#).status, 200)
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["false"],"request":"b"}"#).status, 200)
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["true"],"request":"a"}"#)["kept"]?.bool, true)
    XCTAssertEqual(try room.see("Ada")["mine"]?["answer"]?.array?.first?.string, "false")
    try room.act("lock")
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["true"],"request":"a"}"#)["epoch"]?.int, 1)
  }

  func testACrashPausesAndLosesNothing() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["hurry"],"seed":3}"#)
    try room.join("Ada")
    try room.act("open")
    stage.pass(3000)
    let answered = try room.answer("Ada", #"{"epoch":1,"answer":["true"],"request":"a"}"#)
    XCTAssertEqual(answered.status, 200)
    try stage.begin()
    stage.pass(50_000)
    let seen = try room.see("Ada")
    XCTAssertEqual(seen.phase, "paused")
    XCTAssertEqual(seen["left_ms"]?.int, 7000)
    XCTAssertEqual(seen["mine"]?["answer"]?.array?.first?.string, "true")
    XCTAssertNotNil(seen["question"]?["text"])
    try room.act("resume")
    for verb in ["lock"] { try room.act(verb) }
    try stage.begin()
    for verb in ["reveal", "board", "next"] { try room.act(verb) }
    try stage.begin()
    XCTAssertEqual(try room.see("Ada").phase, "paused")
    XCTAssertEqual(try room.see("Ada")["number"]?.int, 2)
    for verb in ["resume", "lock", "reveal"] { try room.act(verb) }
    XCTAssertEqual(try room.see("Ada")["verdict"]?["correct"]?.bool, false)
  }

  /// While the server is gone no phone can answer: the question is paused with the time that it had left.
  func testAQuestionIsPausedWhileTheServerIsGone() throws {
    let stage = try EngineStage()
    try stage.quiz("hurry", Samples.hurry)
    let room = try RoomStage(stage, #"{"quizzes":["hurry"]}"#)
    try room.join("Ada")
    try room.act("open")
    stage.pass(2000)
    stage.sendFromDesk("gone")
    stage.pass(20_000)
    XCTAssertEqual(try room.see("Ada").phase, "paused")
    try room.act("resume")
    XCTAssertEqual(try room.see("Ada")["left_ms"]?.int, 8000)
    XCTAssertEqual(try stage.ask("gone").status, 400, "nobody but the parent says so")
  }

  /// A list of rooms names quizzes as people know them, too.
  func testRoomsAreListedByTheirTitles() throws {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    let room = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    let listed = try stage.ask("rooms", ["token": room.owner]).objects.first
    XCTAssertEqual(listed?["titles"]?.array?.map(\.string), ["Sea"])
    XCTAssertEqual(listed?["quizzes"]?.array?.map(\.string), ["sea"])
  }
}

import JSONText
import XCTest

@testable import QuizEngine

/// Tests what a host does beside asking questions, and rooms of sittings of one's own.
final class RoomHostTests: XCTestCase {
  private func stage() throws -> EngineStage {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    try stage.quiz("hurry", Samples.hurry)
    return stage
  }

  private func join(_ room: RoomStage, _ name: String) throws -> JSONNode {
    try room.stage.ask("room-join", ["code": room.code, "name": name])
  }

  func testNames() throws {
    let stage = try stage()
    let free = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    XCTAssertEqual(try join(free, " Ada\u{202E}  B ").status, 201)
    XCTAssertEqual(try join(free, "ada b").status, 409)
    XCTAssertEqual(try join(free, "").status, 422)
    XCTAssertEqual(try join(free, String(repeating: "x", count: 25)).status, 422)
    XCTAssertEqual(try free.see(as: "screen")["people"]?.array?.first?["name"]?.string, "Ada B")
    try free.act("lock-joining")
    XCTAssertEqual(try join(free, "Bob").status, 403)
    try free.act("lock-joining")
    XCTAssertEqual(try join(free, "Bob").status, 201)
    let roster = try RoomStage(stage, #"{"quizzes":["sea"],"names":"roster","roster":["Ada","Bob"]}"#)
    XCTAssertEqual(try join(roster, "ADA").status, 201)
    XCTAssertEqual(try join(roster, "Ada").status, 409)
    XCTAssertEqual(try join(roster, "Eve").status, 403)
    XCTAssertEqual(try roster.host(#"{"do":"kick","player":1}"#).status, 200)
    XCTAssertEqual(try join(roster, "Ada").status, 403)
    let owner = ["token": roster.owner]
    for (names, status) in [(#","names":"free""#, 422), (#","names":"generated""#, 422), ("", 201)] {
      let body = #"{"quizzes":["sea"],"roster":["Ada"]\#(names)}"#
      XCTAssertEqual(try stage.ask("room-open", owner.merging(["body": body]) { $1 }).status, status, names)
    }
    let generated = try RoomStage(stage, #"{"quizzes":["sea"],"names":"generated"}"#)
    let names = try (0..<30).map { _ in try XCTUnwrap(try join(generated, "Rude")["player"]?.int) }
    let people = try generated.see(as: "host")["people"]?.array?.compactMap { $0["name"]?.string } ?? []
    XCTAssertEqual(Set(people).count, names.count)
    XCTAssertFalse(people.contains("Rude"))
  }

  /// A player who comes in while a question is open is not among those asked.
  func testHowManyWereAsked() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"],"seed":1}"#)
    try room.join("Ada")
    try room.act("open")
    try room.join("Bob")
    for role in ["host", "screen"] {
      let seen = try room.see(as: role)
      XCTAssertEqual(seen["players"]?.int, 2, role)
      XCTAssertEqual(seen["asked"]?.int, 1, role)
    }
    XCTAssertNil(try room.see("Ada")["asked"])
    for verb in ["lock", "reveal", "next"] { try room.act(verb) }
    XCTAssertEqual(try room.see(as: "host")["asked"]?.int, 2)
  }

  /// A server that starts anew forgets whom it told; the desk beside it goes on hearing, also when a host's page is closed.
  func testTheDeskHearsOnWhenTheServerStartsAnew() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"],"seed":1}"#)
    try room.join("Ada")
    let host = "room/\(room.code)/host"
    let line = #"{"id":"watch","op":"watch","audience":"\#(host)"}"#
    room.stage.engine.take(Array(line.utf8))
    room.stage.engine.advance()
    for verb in ["hello", "unwatch"] {
      try room.act(verb == "hello" ? "open" : "pause")
      _ = try room.stage.ask(verb, ["audience": "room/\(room.room)/host", "version": "1"])
      let before = room.stage.events.count
      room.stage.pass(300)
      try room.act(verb == "hello" ? "lock" : "resume")
      let told = room.stage.events[before...].filter { $0["event"]?.string == "room" }
      XCTAssertFalse(told.isEmpty, "behind \(verb)")
      if verb == "hello" { for verb in ["reveal", "open"] { try room.act(verb) } }
    }
  }

  func testATableWithoutADeviceAndACorrectedScore() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"],"seed":1}"#)
    try room.join("Ada")
    XCTAssertEqual(try room.host(#"{"do":"enter","name":"Table 4"}"#).status, 200)
    let text = try room.act("open")["question"]?["text"]?.string
    let right = text == "Dry?" ? "false" : "true"
    XCTAssertEqual(try room.see(as: "host")["missing"]?.array?.count, 2)
    XCTAssertEqual(try room.host(#"{"do":"enter","player":1,"answer":["\#(right)"]}"#).status, 409)
    XCTAssertEqual(try room.host(#"{"do":"enter","player":2,"answer":["x"]}"#).status, 422)
    let other = try room.host(#"{"do":"enter","player":2,"epoch":2,"answer":["\#(right)"]}"#)
    XCTAssertEqual(other.status, 409, "a page of another question can still be open")
    XCTAssertEqual(try room.host(#"{"do":"enter","player":2,"epoch":1,"answer":["\#(right)"]}"#).status, 200)
    for verb in ["lock", "reveal"] { try room.act(verb) }
    XCTAssertEqual(try room.act("board").rows, ["Table 4 1 1.0", "Ada 2 0.0"])
    XCTAssertEqual(try room.host(#"{"do":"correct","player":1,"points":1,"why":""}"#).status, 422)
    let corrected = try room.host(#"{"do":"correct","player":1,"points":1,"why":"Heard it."}"#)
    XCTAssertEqual(corrected.objects.first?.rows, ["Ada 1 1.0", "Table 4 1 1.0"])
    let why = try room.see("Ada")["board"]?.array?.map { $0["corrections"]?.array?.first?["why"]?.string }
    XCTAssertEqual(why, ["Heard it.", nil], "everybody may read it")
    XCTAssertEqual(try room.host(#"{"do":"rename","player":2,"name":"Four"}"#).status, 200)
    XCTAssertEqual(try room.see("Ada").rows, ["Ada 1 1.0", "Four 1 1.0"])
  }

  func testAQuestionThatIsPutAgain() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["sea"],"seed":1}"#)
    try room.join("Ada")
    let text = try room.act("open")["question"]?["text"]?.string
    let (right, wrong) = text == "Dry?" ? ("false", "true") : ("true", "false")
    _ = try room.answer("Ada", #"{"epoch":1,"answer":["\#(wrong)"]}"#)
    try room.act("lock")
    XCTAssertEqual(try room.act("again")["question"]?["text"]?.string, text)
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":1,"answer":["\#(right)"]}"#).status, 409)
    XCTAssertEqual(try room.answer("Ada", #"{"epoch":2,"answer":["\#(right)"]}"#).status, 200)
    for verb in ["lock", "reveal", "board"] { try room.act(verb) }
    XCTAssertEqual(try room.see("Ada").rows, ["Ada 1 1.0"])
    try stage.begin()
    for verb in ["next", "lock", "reveal", "board", "next", "lock", "reveal", "board"] { try room.act(verb) }
    XCTAssertEqual(try room.see("Ada").rows, ["Ada 1 1.0"])
    XCTAssertEqual(try room.host(#"{"do":"again"}"#).status, 409)
  }

  func testARepeatedCommandIsDoneOnce() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"]}"#)
    for _ in 0..<3 {
      XCTAssertEqual(try room.host(#"{"do":"open","request":"a"}"#).objects.first?["epoch"]?.int, 1)
    }
    XCTAssertEqual(try room.host(#"{"do":"fly"}"#).status, 422)
    XCTAssertEqual(try room.host(#"{"do":"lock","plyer":1}"#).status, 422)
  }

  func testAModeThatLeadsPlayersApartIsRefused() throws {
    let stage = try stage()
    try stage.plugin(
      "again",
      """
      return { api = 1, name = "One life", about = "Ends with the first mistake.",
        start = function(ctx) return { over = false } end,
        next = function(state, ctx)
          if state.over or #ctx.remaining == 0 then return ctx.finish("over") end
          return ctx.ask(ctx.remaining[1])
        end,
        after = function(state, event) if not event.verdict.correct then state.over = true end end }
      """)
    let owner = try stage.owner()
    let body = #"{"quizzes":["sea"],"plugin":["again"]}"#
    let refused = try stage.ask("room-open", ["token": owner, "body": body])
    XCTAssertEqual(refused.status, 422, refused.message)
    XCTAssertTrue(refused.message.contains("own"), refused.message)
    XCTAssertEqual(try stage.ask("rooms", ["token": owner]).objects.count, 0)
  }

  /// Everybody who looks at the board sees what the host corrects on it, and who is removed is told.
  func testWhatChangesOnTheBoardIsToldToAll() throws {
    let room = try RoomStage(try stage(), #"{"quizzes":["sea"]}"#)
    for name in ["Ada", "Bob", "Cid"] {
      try room.join(name)
      XCTAssertEqual(try room.watch(name).status, 200)
    }
    for verb in ["open", "lock", "reveal", "board"] { try room.act(verb) }
    let orders = [
      #"{"do":"correct","player":1,"points":2,"why":"a second spelling"}"#,
      #"{"do":"rename","player":1,"name":"Eva"}"#, #"{"do":"kick","player":3}"#,
    ]
    for (order, rows) in zip(
      orders,
      [["Ada 1 2.0", "Bob 2 0.0", "Cid 2 0.0"], ["Eva 1 2.0", "Bob 2 0.0", "Cid 2 0.0"], ["Eva 1 2.0", "Bob 2 0.0"]])
    {
      XCTAssertEqual(try room.host(order).status, 200)
      let told = room.stage.events.filter { $0["to"]?.array?.first?.string == "room/\(room.room)/player/2" }.last
      XCTAssertEqual(told?.objects.first?.rows, rows, order)
    }
    let removed = room.stage.events.filter { $0["to"]?.array?.first?.string == "room/\(room.room)/player/3" }.last
    XCTAssertEqual(removed?.objects.first?["reason"]?.string, "kicked")
  }

  // MARK: Sittings of one's own

  /// Pages before the first question are the player's to read, and to fill in.
  func testHomeworkBeginsWithItsPages() throws {
    let stage = try stage()
    try stage.quiz(
      "read",
      #"{"title":"Read","questions":[{"id":"i","kind":"info","text":"First this."},{"kind":"truefalse","text":"?","correct":true}]}"#
    )
    let room = try RoomStage(stage, #"{"quizzes":["read"],"pace":"own"}"#)
    try room.join("Ada")
    try room.act("open")
    let sitting = try XCTUnwrap(try room.see("Ada")["sitting"]?.string)
    let shown = try stage.show(sitting, room.tokens["Ada"] ?? "").objects.last
    XCTAssertEqual(shown?["type"]?.string, "page")
    XCTAssertEqual(shown?["body"]?.string, "First this.")
    let next = try stage.act(sitting, room.tokens["Ada"], #"{"continue":true}"#).objects.last
    XCTAssertEqual(next?["type"]?.string, "question")
  }

  func testHomeworkIsPlayedInSittingsOfOnesOwn() throws {
    let stage = try stage()
    let room = try RoomStage(stage, #"{"quizzes":["sea","hurry"],"pace":"own"}"#)
    try room.join("Ada")
    XCTAssertNil(try room.see("Ada")["sitting"])
    XCTAssertEqual(try room.act("open").phase, "open")
    try room.join("Bob")
    for (round, name) in [(0, "Ada"), (1, "Ada"), (0, "Bob")] {
      let sitting = try XCTUnwrap(try room.see(name)["sitting"]?.string, "\(round) \(name)")
      XCTAssertEqual(try stage.show(sitting, room.tokens["Ada"] ?? "").status, name == "Ada" ? 200 : 404)
      try play(sitting, room.tokens[name] ?? "", stage, till: name == "Bob" ? 2 : 3)
    }
    XCTAssertNil(try room.see("Ada")["sitting"])
    XCTAssertEqual(try room.see(as: "host").rows.count, 2)
    let before = try room.see(as: "host").rows
    let sitting = try XCTUnwrap(try room.see("Bob")["sitting"]?.string)
    try stage.begin()
    XCTAssertEqual(try room.see(as: "host").rows, before)
    try room.act("end")
    XCTAssertEqual(try stage.act(sitting, room.tokens["Bob"], #"{"answer":["true"]}"#).status, 409)
    XCTAssertEqual(try room.see("Bob").rows, before)
  }

  private func play(_ sitting: String, _ token: String, _ stage: EngineStage, till most: Int) throws {
    for _ in 0..<most {
      XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"]}"#).status, 200)
      _ = try stage.act(sitting, token, #"{"continue":true}"#)
    }
  }
}

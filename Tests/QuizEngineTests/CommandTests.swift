import JSONText
import QuizCore
import QuizStore
import QuizWire
import XCTest

@testable import QuizEngine

/// Given a sitting, when commands come, then replies follow: once each, and the same again for the same request.
final class CommandTests: XCTestCase {
  private var stage: EngineStage!
  private var token = ""

  override func setUpWithError() throws {
    stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    token = try stage.owner()
  }

  private func opened() throws -> String {
    let reply = try stage.open(#"{"quiz":"sea","seed":1}"#, token)
    XCTAssertEqual(reply.status, 201, reply.message)
    XCTAssertEqual(reply.types, ["begin", "question"])
    return reply.sitting
  }

  func testAVerdictEndsTheReply() throws {
    let sitting = try opened()
    let verdict = try stage.act(sitting, token, #"{"answer":["true"],"step":1}"#)
    XCTAssertEqual(verdict.types, ["verdict"])
    XCTAssertEqual(try stage.show(sitting, token).shown, verdict.shown)
    let early = try stage.act(sitting, token, #"{"answer":["true"]}"#)
    XCTAssertEqual(early.status, 409, early.message)
    let next = try stage.act(sitting, token, #"{"continue":true}"#)
    XCTAssertEqual(next.types, ["question"])
    XCTAssertEqual(next.objects[0]["step"]?.int, 2)
    XCTAssertEqual(try stage.act(sitting, token, #"{"continue":true}"#).status, 422)
  }

  func testAVerdictStandsAfterARestart() throws {
    let sitting = try opened()
    let verdict = try stage.act(sitting, token, #"{"answer":["false"],"request":"a"}"#)
    try stage.begin()
    XCTAssertEqual(try stage.show(sitting, token).shown, verdict.shown)
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["false"],"request":"a"}"#).shown, verdict.shown)
    XCTAssertEqual(try stage.act(sitting, token, #"{"continue":true,"request":"b"}"#).types, ["question"])
    try stage.begin()
    XCTAssertEqual(try stage.show(sitting, token).objects.first?["step"]?.int, 2, "it was left")
  }

  func testCommandsWithoutATextDoNotCrowdOutThoseWithOne() throws {
    let sitting = try opened()
    let ticked = try stage.act(sitting, token, #"{"select":["true"],"request":"a"}"#)
    for turn in 0..<15 {
      let id = turn % 2 == 0 ? "true" : "false"
      XCTAssertEqual(try stage.act(sitting, token, #"{"select":["\#(id)"]}"#).status, 200)
    }
    XCTAssertEqual(try stage.act(sitting, token, #"{"select":["true"],"request":"a"}"#).shown, ticked.shown)
    XCTAssertEqual(try stage.other().replies(of: sitting).count, 16, "a repetition leaves nothing")
    // Here as after a restart, it is one of sixteen.
    XCTAssertEqual(try stage.act(sitting, token, #"{"select":["false"]}"#).status, 200)
    XCTAssertEqual(try stage.act(sitting, token, #"{"select":["true"],"request":"a"}"#).status, 200)
    XCTAssertEqual(try stage.other().replies(of: sitting).last?.request, "a", "it is done anew")
  }

  /// A limit runs on, however often a player looks, or sends commands that are refused.
  func testLookingTakesNoTimeAway() throws {
    let sitting = try stage.open(#"{"quiz":"sea","timed":3}"#, token).sitting
    var left: [Int?] = []
    for look in 1...3 {
      stage.pass(800)
      if look == 2 { XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["no"]}"#).status, 422) }
      left.append(try stage.show(sitting, token).objects.last?["left_ms"]?.int)
    }
    XCTAssertEqual(left, [2200, 1400, 600])
    stage.pass(700)
    XCTAssertEqual(try stage.show(sitting, token).types, ["verdict"])
  }

  func testARequestCountsOnce() throws {
    let sitting = try opened()
    var commands: [(body: String, reply: JSONNode)] = []
    for step in 1...3 {
      for body in [
        #"{"answer":["true"],"step":\#(step),"request":"answer \#(step)"}"#,
        #"{"continue":true,"request":"on \#(step)"}"#,
      ] {
        let reply = try stage.act(sitting, token, body)
        XCTAssertEqual(reply.status, 200, reply.message)
        commands.append((body, reply))
        XCTAssertEqual(try stage.act(sitting, token, body).shown, reply.shown)
      }
    }
    XCTAssertEqual(commands.last?.reply.types, ["result"])
    let count = try stage.other().load(sitting).events.count
    for restart in [false, true] {
      if restart { try stage.begin() }
      for command in commands {
        let again = try stage.act(sitting, token, command.body)
        XCTAssertEqual(again.shown, command.reply.shown, command.body)
      }
    }
    XCTAssertEqual(try stage.other().load(sitting).events.count, count)
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"],"request":"new"}"#).status, 409)
  }

  func testTheLastSixteenAreKnown() throws {
    let sitting = try opened()
    for turn in 0..<20 {
      let id = turn % 2 == 0 ? "true" : "false"
      XCTAssertEqual(try stage.act(sitting, token, #"{"select":["\#(id)"],"request":"s\#(turn)"}"#).status, 200)
    }
    XCTAssertEqual(try stage.other().replies(of: sitting).map(\.request), (4..<20).map { "s\($0)" })
    try stage.begin()
    let object = try stage.show(sitting, token).objects.first
    XCTAssertEqual(object?["selected"]?.array?.compactMap(\.string), ["false"], "a tick was durable with its reply")
  }

  func testPracticeIsKnownToo() throws {
    let sitting = try stage.open(#"{"quiz":"sea","practice":true}"#, token).sitting
    let reply = try stage.act(sitting, token, #"{"answer":["true"],"request":"a"}"#)
    XCTAssertEqual(reply.types, ["verdict"])
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"],"request":"a"}"#).shown, reply.shown)
    XCTAssertEqual(try stage.act(sitting, token, #"{"continue":true}"#).objects.first?["step"]?.int, 2)
    XCTAssertEqual(try stage.other().everySitting(), [])
  }

  /// When all is answered and nothing but `finish` is awaited, who comes finds the last question to go on from.
  func testTheLastQuestionStandsUntilFinish() throws {
    try stage.quiz(
      "free", Samples.race.replacing("\"Race\",", with: "\"Free\",\"navigation\":{\"free\":true,\"back\":true},"))
    let sitting = try stage.open(#"{"quiz":"free","seed":1,"untimed":true}"#, token).sitting
    for step in 1...3 {
      let reply = try stage.act(sitting, token, #"{"answer":["false"],"step":\#(step)}"#)
      XCTAssertEqual(reply.types, step == 3 ? [] : ["question"], "as JSON lines do")
    }
    for restart in [false, true] {
      if restart { try stage.begin() }
      let shown = try stage.show(sitting, token)
      XCTAssertEqual(shown.types, ["question"])
      XCTAssertEqual(shown.objects.first?["step"]?.int, 3)
      XCTAssertEqual(shown.objects.first?["selected"]?.array?.compactMap(\.string), ["false"])
    }
    let shown = try stage.show(sitting, token)
    let gone = try stage.act(sitting, token, #"{"goto":3}"#)
    XCTAssertEqual(gone.shown, shown.shown, "it is what going there shows")
    XCTAssertEqual(try stage.act(sitting, token, #"{"finish":true}"#).types, ["result"])
  }

  func testStatuses() throws {
    let sitting = try opened()
    for (body, status, words) in [
      ("no", 400, "not JSON at column 1"), ("[]", 400, "an object"), (#"{"answr":["true"]}"#, 422, "did you mean"),
      (#"{"answer":["x"]}"#, 422, "'x'"), (#"{"answer":["true"],"step":2}"#, 409, "step 2 is not open"),
      (#"{"answer":["true"],"try":2}"#, 409, "try 2"), (#"{"wait":100}"#, 422, "virtual"),
      (#"{"back":true}"#, 422, "go back"),
      (#"{"answer":["true"],"request":7}"#, 422, "'request'"),
      (#"{"answer":["true"],"request":"\#(String(repeating: "x", count: 65))"}"#, 422, "64"),
      (#"{"answer":"\#(String(repeating: "x", count: 70_000))"}"#, 413, "64 KB"),
    ] {
      let reply = try stage.act(sitting, token, body)
      XCTAssertEqual(reply.status, status, "\(body.prefix(60)): \(reply.message)")
      XCTAssertTrue(reply.message.contains(words), "\(body.prefix(60)): \(reply.message)")
    }
    XCTAssertEqual(try stage.show(sitting, token).objects.first?["step"]?.int, 1, "nothing changed")
    for (body, status) in [
      (#"{"quiz":"nowhere"}"#, 404), (#"{"quiz":"../sea.json"}"#, 404), (#"{"quiz":"sea","plugin":"nothing"}"#, 404),
      (#"{"quiz":"sea","sed":1}"#, 422), (#"{"quiz":7}"#, 422), ("{}", 422), ("7", 400),
    ] {
      XCTAssertEqual(try stage.open(body, token).status, status, body)
    }
    XCTAssertEqual(try stage.ask("nonsense").status, 400)
    try stage.quiz("bad", #"{"title":"Bad","questions":[{"kind":"single","text":"?"}]}"#)
    let bad = try stage.open(#"{"quiz":"bad"}"#, token)
    XCTAssertEqual(bad.status, 422)
    XCTAssertTrue(bad.message.contains("bad.json"), bad.message)
    XCTAssertFalse(bad.message.contains(stage.home), "where the files lie is nobody's business")
  }

  /// An id may look like a path: it is looked for among the quizzes, and no path is opened.
  func testAnIDWithAStroke() throws {
    let question = #"{"kind":"truefalse","text":"Wet?","correct":true}"#
    try stage.quiz("stroke", #"{"id":"class/7b.2","title":"Class","questions":[\#(question)]}"#)
    XCTAssertEqual(try stage.open(#"{"quiz":"class/7b.2"}"#, token).status, 201)
    XCTAssertEqual(try stage.ask("cover", ["quiz": "class/7b.2"]).status, 200)
    for path in ["\(stage.home)/quizzes/stroke.json", "\(stage.home)/quizzes/sea.json"] {
      XCTAssertEqual(try stage.open(#"{"quiz":"\#(path)"}"#, token).status, 404)
      XCTAssertEqual(try stage.ask("cover", ["quiz": path]).status, 404)
    }
    _ = try RoomStage(stage, #"{"quizzes":["class/7b.2"]}"#)
  }

  func testLinesThatAreNoRequestsAreDropped() throws {
    for line in ["", "7", "{}", #"{"op":"hello"}"#, #"{"id":[]}"#, "\u{1}"] { stage.engine.take(Array(line.utf8)) }
    stage.engine.take([UInt8](repeating: 0x20, count: EngineRequest.longest + 1))
    XCTAssertEqual(stage.told.count, 7)
    XCTAssertEqual(try stage.ask("hello")["protocol"]?.int, 1)
  }

  /// No reply is sent before all of the round is on disk.
  func testRepliesWaitForOneSave() throws {
    var sittings: [String] = []
    for seed in 1...20 {
      sittings.append(try stage.open(#"{"quiz":"sea","new":true,"seed":\#(seed)}"#, token).sitting)
    }
    let ids = sittings.map { stage.send("do", ["token": token, "sitting": $0, "body": #"{"answer":["true"]}"#]) }
    XCTAssertTrue(ids.allSatisfy { stage.reply($0) == nil })
    stage.engine.advance()
    for id in ids { XCTAssertEqual(try XCTUnwrap(stage.reply(id)).types, ["verdict"]) }
  }

  /// Another process wrote into the sitting behind the back of the lock: nothing is acknowledged that is not there.
  func testWhatCannotBeSavedIs503AndReadAnew() throws {
    let (lost, other) = (try opened(), try stage.open(#"{"quiz":"sea","new":true}"#, token).sitting)
    let record = try stage.other()
    _ = try record.load(lost)
    try record.append([.timePassed(5)], to: lost, at: WallTime(milliseconds: 0))
    let ids = [lost, other].map { stage.send("do", ["token": token, "sitting": $0, "body": #"{"answer":["true"]}"#]) }
    stage.engine.advance()
    XCTAssertEqual(stage.reply(ids[0])?.status, 503)
    XCTAssertEqual(stage.reply(ids[1])?.types, ["verdict"], "its neighbour in the batch is saved")
    XCTAssertEqual(try stage.act(lost, token, #"{"answer":["true"]}"#).types, ["verdict"])
  }

  func testOnlySoMuchWaitsForOneSitting() throws {
    let sitting = try opened()
    let ids = (0..<12).map { _ in
      stage.send("do", ["token": token, "sitting": sitting, "body": #"{"select":["true"]}"#])
    }
    for _ in 0..<12 { stage.engine.advance() }
    let statuses = ids.map { stage.reply($0)?.status }
    XCTAssertEqual(statuses.filter { $0 == 200 }.count, 9)
    XCTAssertEqual(statuses.filter { $0 == 503 }.count, 3)
  }
}

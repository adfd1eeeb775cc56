import JSONText
import XCTest

@testable import QuizEngine

/// An open room keeps its questions: no request of a guest shows anything that follows from a right answer.
final class OpenRoomTests: XCTestCase {
  /// A request of a guest, and the status that it gets while the room is open.
  private struct Way {
    var name: String
    var operation: String
    var fields: [String: String]
    var status: Int
  }

  /// A guest who played before the room was opened, and the room.
  private final class Evening {
    let stage: EngineStage
    let room: RoomStage
    let homework: RoomStage
    let guest: String
    var sittings: [String: String] = [:]
    var code = ""

    init(right: String) throws {
      let stage = try EngineStage()
      var sittings: [String: String] = [:]
      let sea = Samples.sea.replacing("\"correct\":true", with: "\"correct\":\(right)")
      try stage.quiz(
        "sea", sea.replacing("\"Sea\",", with: #""Sea","category":"Nature","#))
      try stage.quiz("land", sea.replacing("\"Sea\",", with: #""Land","category":"Earth","#))
      try stage.quiz("kinds", Samples.kinds)
      try stage.plugin("first", Samples.perfect)
      let guest = try XCTUnwrap(try stage.ask("guest", ["name": "Eve"])["token"]?.string)
      func begin(_ name: String, _ body: String, answers: Int) throws {
        let opened = try stage.open(body, guest)
        XCTAssertEqual(opened.status, 201, "\(name): \(opened.message)")
        sittings[name] = opened.sitting
        for _ in 0..<answers {
          _ = try stage.act(opened.sitting, guest, #"{"answer":["true"]}"#)
          _ = try stage.act(opened.sitting, guest, #"{"continue":true}"#)
        }
      }
      try begin("finished", #"{"quiz":"sea"}"#, answers: 3)
      try begin("begun", #"{"quiz":"sea","new":true}"#, answers: 1)
      try begin("drawn", #"{"category":"Nature"}"#, answers: 3)
      try begin("half", #"{"category":"Nature","limit":2,"new":true}"#, answers: 1)
      try begin("daily", #"{"daily":true}"#, answers: 1)
      try begin("other", #"{"quiz":"kinds"}"#, answers: 1)
      let made = try stage.ask("challenge", ["token": guest, "sitting": sittings["finished"] ?? ""])
      code = made.objects.first?["code"]?.string ?? ""
      homework = try RoomStage(stage, #"{"quizzes":["land"],"seed":1,"pace":"own"}"#)
      room = try RoomStage(stage, #"{"quizzes":["kinds","sea"],"seed":1}"#)
      for open in [homework, room] {
        XCTAssertEqual(
          try stage.ask("room-join", ["token": guest, "code": open.code, "name": "Eve"]).status, 201)
        try open.act("open")
      }
      let seen = try stage.ask("room", ["token": guest, "code": homework.code])
      sittings["homework"] = seen.objects.first?["sitting"]?.string
      (self.stage, self.guest, self.sittings) = (stage, guest, sittings)
    }

    func id(_ name: String) -> String { sittings[name] ?? "" }

    /// The reply without what is another one each time.
    func ask(_ operation: String, _ fields: [String: String]) throws -> (status: Int, told: String) {
      let reply = try stage.ask(operation, fields.merging(["token": guest]) { $1 })
      let told = JSONWriter.text(JSONValue(reply)).replacing(/"id":[0-9]+/, with: "")
        .replacing(/[0-9A-Z]{26}/, with: "ID").replacing(/quizrun1-[A-Za-z0-9_-]+/, with: "CODE")
        .replacing(room.code, with: "ROOM").replacing(homework.code, with: "HOMEWORK")
        .replacing(/"(started|finished)":"[^"]*"/, with: "").replacing(/"seed":[0-9]+/, with: "")
      return (reply.status, told)
    }
  }

  private func ways(_ evening: Evening) -> [Way] {
    func open(_ name: String, _ body: String, _ status: Int) -> Way {
      Way(name: name, operation: "open", fields: ["body": body], status: status)
    }
    func of(_ name: String, _ operation: String, _ sitting: String, _ body: String? = nil, _ status: Int = 403) -> Way {
      var fields = ["sitting": evening.id(sitting)]
      fields["body"] = body
      return Way(name: name, operation: operation, fields: fields, status: status)
    }
    func read(_ operation: String, _ fields: [String: String] = [:], _ status: Int = 200) -> Way {
      Way(name: operation, operation: operation, fields: fields, status: status)
    }
    return [
      open("the quiz", #"{"quiz":"sea"}"#, 403),
      open("its practice", #"{"quiz":"sea","practice":true}"#, 403),
      open("what was missed of it", #"{"quiz":"sea","missed":true}"#, 403),
      open("the quiz of homework", #"{"quiz":"land","new":true}"#, 403),
      open("a draw by category that was begun", #"{"category":"nature"}"#, 403),
      open("a draw by category", #"{"category":"nature","new":true}"#, 404),
      open("a draw by type", #"{"type":"truefalse","seed":1}"#, 404),
      open("a draw by difficulty", #"{"difficulty":"easy"}"#, 404),
      open("a draw of what was missed", #"{"missed":true,"category":"Earth"}"#, 404),
      open("all that was missed", #"{"missed":true}"#, 422),
      open("the quiz of the day", #"{"daily":true}"#, 403),
      open("a past day", #"{"date":"2026-11-01"}"#, 403),
      open("a challenge", #"{"challenge":"\#(evening.code)"}"#, 403),
      of("begun before, looked at", "show", "begun"),
      of("begun before, as a page", "play", "begun"),
      of("begun before, answered", "do", "begun", #"{"answer":["true"]}"#),
      of("a draw begun before", "do", "half", #"{"answer":["true"]}"#),
      of("the day begun before", "do", "daily", #"{"answer":["true"]}"#),
      of("a result", "show", "finished"),
      of("a result as a page", "play", "finished"),
      of("the result of a draw", "show", "drawn"),
      of("a review", "review", "finished"),
      of("the review of a draw", "review", "drawn"),
      of("a code of what was played", "challenge", "finished"),
      read("watch", ["audience": "sitting/\(evening.id("begun"))"], 403),
      read("cover", ["quiz": "sea"], 403),
      read("cover", ["code": evening.code], 403),
      read("daily", [:], 403),
      read("history"), read("history", ["lang": "en"]), read("statistics"), read("statistics", ["quiz": "sea"]),
      read("achievements"), read("streak"), read("home"), read("quizzes"), read("quiz", ["quiz": "sea"]),
      of("homework, answered", "do", "homework", #"{"answer":["true"],"request":"1"}"#, 200),
      of("homework, answered twice", "do", "homework", #"{"answer":["true"],"request":"1"}"#, 200),
      of("homework, looked at", "show", "homework", nil, 200),
      of("homework, as a page", "play", "homework", nil, 200),
      of("homework, gone on with", "do", "homework", #"{"continue":true}"#, 200),
      of("homework, the second", "do", "homework", #"{"answer":["true"]}"#, 200),
      of("homework, gone on with", "do", "homework", #"{"continue":true}"#, 200),
      of("homework, the last", "do", "homework", #"{"answer":["true"]}"#, 200),
      of("homework, to its end", "do", "homework", #"{"continue":true}"#, 200),
      of("the end of homework", "show", "homework", nil, 200),
      of("the end of homework as a page", "play", "homework", nil, 200),
      of("the review of homework", "review", "homework"),
      of("a code of homework", "challenge", "homework"),
      read("room", ["code": evening.homework.code]), read("room", ["code": evening.homework.code, "as": "screen"]),
      read("history"), read("statistics"), read("achievements"), read("home"),
      read("room", ["code": evening.room.code]), read("room", ["code": evening.room.code, "as": "screen"]),
    ]
  }

  func testNoRequestOfAGuestShowsWhatIsRight() throws {
    let evenings = try ["true", "false"].map { try Evening(right: $0) }
    let tables = evenings.map(ways)
    XCTAssertGreaterThan(tables[0].count, 40)
    for (first, second) in zip(tables[0], tables[1]) {
      let replies = try [
        evenings[0].ask(first.operation, first.fields), evenings[1].ask(second.operation, second.fields),
      ]
      XCTAssertEqual(replies.map(\.status), [first.status, first.status], "\(first.name): \(replies[0].told)")
      XCTAssertEqual(replies[0].told, replies[1].told, first.name)
    }
    for evening in evenings { evening.stage.pass(1000) }
    XCTAssertFalse(evenings[0].stage.events.contains { $0.objects.contains { $0["correct"] != nil } })
  }

  /// A player is not sent into the room that they are in.
  func testWhoIsInTheRoomIsToldToWait() throws {
    let evening = try Evening(right: "true")
    for (language, sentence) in [
      ("en", "Your room is still open: come back when it has closed."),
      ("de", "Dein Raum ist noch offen: komm wieder, wenn er zu ist."),
    ] {
      for page in ["review", "challenge"] {
        let reply = try evening.ask(page, ["sitting": evening.id("homework"), "lang": language])
        XCTAssertEqual(reply.status, 403)
        XCTAssertTrue(reply.told.contains(sentence), "\(page): \(reply.told)")
      }
    }
  }

  /// Other quizzes are played as ever, and once the room is over all is there again.
  func testTheRestGoesOnAndAllComesBack() throws {
    let evening = try Evening(right: "true")
    let stage = evening.stage
    try evening.room.act("end")
    let other = try stage.act(evening.id("other"), evening.guest, #"{"skip":true}"#)
    XCTAssertNotEqual(other.status, 403)
    XCTAssertEqual(try stage.show(evening.id("finished"), evening.guest).objects.last?["points"]?.double, 2)
    XCTAssertEqual(try stage.open(#"{"category":"nature"}"#, evening.guest).status, 201)
    let homework = evening.id("homework")
    for _ in 0..<3 {
      let reply = try stage.act(homework, evening.guest, #"{"answer":["true"]}"#)
      XCTAssertNil(reply.objects.first?["correct"])
      _ = try stage.act(homework, evening.guest, #"{"continue":true}"#)
    }
    XCTAssertNil(try stage.show(homework, evening.guest).objects.last?["points"])
    let host = try evening.homework.see(as: "host")
    XCTAssertEqual(host["board"]?.array?.first?["points"]?.double, 2, "the host sees how they do")
    try evening.homework.act("end")
    XCTAssertEqual(try stage.show(homework, evening.guest).objects.last?["points"]?.double, 2)
    let review = try stage.ask("review", ["token": evening.guest, "sitting": homework]).objects.first
    XCTAssertEqual(review?["answers"]?.array?.first?["correct"]?.bool, true)
  }

  /// The clock of what was begun before stands still, and goes on from there.
  func testWhatWasBegunBeforeWaits() throws {
    let stage = try EngineStage()
    try stage.quiz("hurry", Samples.hurry)
    let opened = try stage.open(#"{"quiz":"hurry"}"#, nil)
    let token = opened["token"]?.string
    XCTAssertEqual(try stage.ask("watch", ["token": token ?? "", "audience": "sitting/\(opened.sitting)"]).status, 200)
    stage.pass(2000)
    let room = try RoomStage(stage, #"{"quizzes":["hurry"]}"#)
    let before = stage.events.count
    for _ in 0..<40 { stage.pass(1000) }
    XCTAssertEqual(stage.events[before...].filter { $0["event"]?.string == "sitting" }.count, 0)
    XCTAssertEqual(try stage.show(opened.sitting, token).status, 403)
    try room.act("end")
    let shown = try stage.show(opened.sitting, token).objects.last
    XCTAssertEqual(shown?["type"]?.string, "question")
    XCTAssertGreaterThan(shown?["left_ms"]?.int ?? 0, 6000)
  }
}

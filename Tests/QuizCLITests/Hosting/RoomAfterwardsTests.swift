import Foundation
import QuizCore
import QuizStore
import Words
import XCTest

/// The files handed out after a room are those that `grade` and `analyze` make of the same answers.
final class RoomAfterwardsTests: XCTestCase {
  private let players = ["Ada", "Bo <b>"]

  private func body(_ object: [String: Any]) -> String { EngineDriver.line(object) }

  /// Plays a room of quizzes of two statements each: Ada says true, Bo false; its id.
  private func played(_ place: Place, _ quizzes: [String], _ isWritten: Bool = false) throws -> String {
    let engine = try EngineDriver(place)
    let opened = engine.ask("room-open", ["body": body(["quizzes": quizzes, "seed": 1])])
    XCTAssertEqual(opened?.int("status"), 201, opened?.common ?? "")
    let code = try XCTUnwrap(opened?.string("code"))
    var tokens: [String] = []
    for name in players {
      let joined = engine.ask("room-join", ["code": code, "name": name, "token": ""])
      tokens.append(try XCTUnwrap(joined?.string("token"), joined?.common ?? ""))
    }
    let host = { (verb: String) in engine.ask("room-host", ["code": code, "body": self.body(["do": verb])]) }
    for question in 0..<2 * quizzes.count {
      let shown = try XCTUnwrap(host(question == 0 ? "open" : "next")?.objects.first)
      let epoch = try XCTUnwrap(shown.int("epoch"))
      for (token, word) in zip(tokens, ["true", "false"]) {
        let answer = body(["epoch": epoch, "answer": isWritten && question == 1 ? word : [word]])
        let reply = engine.ask("room-answer", ["code": code, "token": token, "body": answer])
        XCTAssertEqual(reply?.int("status"), 200, reply?.common ?? "")
      }
      for verb in ["lock", "reveal", "board"] { XCTAssertEqual(host(verb)?.int("status"), 200, verb) }
    }
    XCTAssertEqual(host("end")?.int("status"), 200)
    try engine.again(nil)
    return try XCTUnwrap(opened?.string("room"))
  }

  private func run(_ place: Place, _ arguments: [String], _ input: String = "") throws -> (code: Int32, errors: String)
  {
    let outcome = try place.run(arguments, input.split(separator: "\n").map(String.init))
    return (outcome.code, outcome.errors)
  }

  private func read(_ place: Place, _ path: String) throws -> String {
    try String(contentsOfFile: "\(place.root)/\(path)", encoding: .utf8)
  }

  /// People read at most two decimals, programs all.
  func testPointsOfATable() throws {
    let place = try Place()
    let question = { (id: String, points: String) in
      #"{"id":"\#(id)","kind":"truefalse","text":"?","correct":true,"points":\#(points)}"#
    }
    try place.quiz("sea", Samples.quiz(question("q1", "0.3333") + "," + question("q2", "1")))
    let room = try played(place, ["sea"])
    let table = try place.run(["rooms", room], [], ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(table.contains(" 1,33/1,33 "), table)
    XCTAssertTrue(try place.run(["rooms", room, "--csv"]).output.contains(",1.3333,1.3333,"))
  }

  func testSheetsAndReportAreThoseOfGrading() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(2, ""))
    let room = try played(place, ["sea"])
    XCTAssertEqual(try run(place, ["rooms", room, "--feedback", "room.html", "--report", "items.html"]).code, 0)
    let order = try place.run(["rooms", room, "--json"])
    XCTAssertTrue(order.output.contains("Ada"), order.output)
    let german = try place.run(["rooms", room], [], ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(german.contains("PLATZ") && german.contains("BEANTWORTET"), german)
    XCTAssertTrue(try place.run(["rooms"], [], ["LANG": "de_DE.UTF-8"]).output.contains("beendet"))
    // In the order of the board.
    let lines = players.map { name in
      let word = name == "Ada" ? "true" : "false"
      return EngineDriver.line(["participant": name, "responses": ["q1": [word], "q2": [word]]])
    }
    let input = lines.joined(separator: "\n") + "\n"
    XCTAssertEqual(try run(place, ["grade", "sea", "--seed", "1", "--feedback", "graded.html"], input).code, 0)
    XCTAssertEqual(try run(place, ["analyze", "sea", "--seed", "1", "--report", "analyzed.html"], input).code, 0)
    XCTAssertEqual(try read(place, "room.html"), try read(place, "graded.html"))
    XCTAssertEqual(try read(place, "items.html"), try read(place, "analyzed.html"))
    XCTAssertFalse(try read(place, "room.html").contains("<b>"), "names are texts")
  }

  /// Until the essays are read, the points of a room are those so far, and both forms of its table say so.
  func testEssaysThatWaitAreTold() throws {
    let place = try Place()
    let essay = #"{"id":"why","kind":"text","text":"Why?","marked":"by hand"}"#
    let known = #"{"id":"q1","kind":"truefalse","text":"One","correct":true}"#
    try place.quiz("essay", Samples.quiz("\(known),\(essay)"))
    try place.quiz("sea", Samples.statements(2, ""))
    let (room, other) = (try played(place, ["essay"], true), try played(place, ["sea"]))
    XCTAssertTrue(try place.run(["rooms", room]).output.contains("\n1 question is still to be marked by hand.\n"))
    let german = try place.run(["rooms", room], [], ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(german.contains("\n1 Frage wird noch von Hand gewertet.\n"), german)
    let csv = try place.run(["rooms", room, "--csv"]).output.split(separator: "\n")
    XCTAssertTrue(csv[0].hasSuffix(",corrected,waiting"), "\(csv)")
    XCTAssertTrue(csv[1].hasSuffix(",0,why"), "\(csv)")
    XCTAssertTrue(try place.run(["rooms", room, "--json"]).output.contains(#""waiting":["why"]"#))
    XCTAssertFalse(try place.run(["rooms", other]).output.contains("by hand"))
    for form in ["--csv", "--json"] {
      XCTAssertFalse(try place.run(["rooms", other, form]).output.contains("waiting"))
    }
  }

  /// A room that is forgotten leaves nothing: neither answers nor names, and other rooms are as they were.
  func testForgetting() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(2, ""))
    try place.quiz("lake", Samples.statements(2, ""))
    let (room, other) = (try played(place, ["sea"]), try played(place, ["lake"]))
    XCTAssertEqual(try run(place, ["rooms", room, "--forget"]).code, 2, "nobody can be asked")
    for wrong in [["--forget"], [room, "--yes"], [room, "--forget", "--json"], ["--forget", "--before", "soon"]] {
      XCTAssertEqual(try run(place, ["rooms"] + wrong).code, 2, "\(wrong)")
    }
    XCTAssertEqual(try run(place, ["rooms", "01XXXXXXXXXXXXXXXXXXXXXXXX", "--forget", "--yes"]).code, 66)
    let left = try place.run(["rooms", "--forget", "--before", "2020-01-01", "--yes"])
    XCTAssertEqual(left.output, "Nothing was changed.\n")
    let before = try place.run(["rooms", other, "--json"]).output
    let outcome = try place.run(["rooms", room, "--forget", "--yes"])
    XCTAssertEqual(outcome.output, "Forgotten: 1 room.\n", outcome.errors)
    XCTAssertFalse(try place.run(["rooms", "--json"]).output.contains(room))
    XCTAssertEqual(try run(place, ["verify", room]).code, 66)
    XCTAssertEqual(try place.run(["rooms", other, "--json"]).output, before)
    XCTAssertEqual(try run(place, ["verify", other]).code, 0)
    XCTAssertEqual(try place.run(["rooms", "--forget", "--before", "2999-01-01", "--yes"]).code, 0)
    XCTAssertEqual(try place.run(["rooms", "--json"]).output, "[]\n")
    let folder = place.root + "/data/guests"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      for name in players { XCTAssertNil(bytes.range(of: Data(name.utf8)), "\(file) has '\(name)'") }
    }
  }

  /// Everything in the data folder that holds a text.
  private func files(_ place: Place, with text: String) throws -> [String] {
    let folder = place.root + "/data"
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { file in
      let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)")
      return bytes?.range(of: Data(text.utf8)) != nil
    }
  }

  /// A removed player is nowhere afterwards, and the room still verifies; an export has the room.
  func testAPlayerLeavesRoomsToo() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(2))
    let room = try played(place, ["sea"])
    let export = try place.run(["player", "export", "Ada"]).output
    XCTAssertTrue(export.contains(room), export)
    XCTAssertTrue(export.contains(#"{"joined":{"player":1,"name":"Ada""#), export)
    XCTAssertTrue(export.contains(#""answered""#), export)
    XCTAssertFalse(try files(place, with: "Ada").isEmpty)
    let removed = try place.run(["player", "remove", "Ada", "--yes"])
    XCTAssertEqual(removed.code, 0, removed.errors)
    XCTAssertEqual(try files(place, with: "Ada"), [])
    let verified = try place.run(["verify", room])
    XCTAssertEqual(verified.code, 0, verified.output)
    let table = try place.run(["rooms", room, "--csv"]).output
    XCTAssertTrue(table.contains("–,"), table)
    XCTAssertTrue(table.contains("Bo <b>"), table)
    XCTAssertEqual(try place.run(["player", "remove", "Ada", "--yes"]).code, 66)
    let guests = ["QUIZRUN_DATA": place.root + "/data/guests"]
    XCTAssertEqual(try place.run(["verify"], [], guests).code, 0)
  }

  /// One backup has the record of this machine's players, and guests with their rooms.
  func testABackupHasRoomsAndGuests() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(2))
    let room = try played(place, ["sea"])
    _ = try place.play(["sea", "--player", "Cleo"], [#"{"answer":["true"]}"#, #"{"answer":["true"]}"#])
    let before = try place.run(["rooms", room, "--csv"]).output
    let backup = try place.run(["backup", "all.db"])
    XCTAssertEqual(backup.code, 0, backup.errors)
    XCTAssertTrue(backup.output.contains("; of guests: "), backup.output)
    XCTAssertTrue(backup.output.contains("1 room"), backup.output)
    let other = ["QUIZRUN_DATA": place.root + "/other"]
    let restored = try place.run(["restore", "all.db"], [], other)
    XCTAssertEqual(restored.code, 0, restored.errors)
    XCTAssertEqual(try place.run(["rooms", room, "--csv"], [], other).output, before)
    XCTAssertEqual(try place.run(["verify", room], [], other).code, 0)
    XCTAssertEqual(try place.run(["verify"], [], other).output, "1 sitting replayed: all equal.\n")
    XCTAssertEqual(try place.run(["restore", "all.db"], [], other).code, 2, "there are sittings")
    XCTAssertEqual(
      try place.run(["restore", "all.db", "--merge"], [], other).output, "Added: 0 sittings, 0 players\n")
    XCTAssertEqual(try place.run(["restore", "all.db", "--force"], [], other).code, 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: place.root + "/other")
    XCTAssertEqual(names.filter { $0.contains("restored") }, [])
  }

  /// A room that another program has open is named and stays; the others go, and that is told.
  func testRoomsThatAreHeldAreSkipped() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(2))
    let (room, other) = (try played(place, ["sea"]), try played(place, ["sea"]))
    let record = try SQLiteRecord(folder: place.root + "/data/guests") { WallTime(milliseconds: 0) }
    XCTAssertTrue(try record.claim(room))
    let forgotten = try place.run(["rooms", "--forget", "--before", "2999-01-01", "--yes"])
    record.close()
    XCTAssertEqual(forgotten.code, 75)
    XCTAssertEqual(forgotten.output, "Forgotten: 1 room.\n")
    XCTAssertTrue(forgotten.errors.contains(room), forgotten.errors)
    let left = try place.run(["rooms", "--json"]).output
    XCTAssertTrue(left.contains(room), left)
    XCTAssertFalse(left.contains(other), left)
  }

  func testEachRoundHasItsOwn() throws {
    let place = try Place()
    for id in ["sea", "lake"] { try place.quiz(id, Samples.statements(2, "")) }
    let room = try played(place, ["sea", "lake"])
    let written = try run(place, ["rooms", room, "--feedback", "sheets/", "--report", "items.html"])
    XCTAssertEqual(written.code, 0, written.errors)
    XCTAssertTrue(written.errors.contains("sheets-1/, sheets-2/, items-1.html, items-2.html"), written.errors)
    XCTAssertTrue(try read(place, "sheets-2/Ada.html").contains("<h1>Ada</h1>"))
    XCTAssertEqual(try run(place, ["rooms", "--report", "x.html"]).code, 2)
    XCTAssertEqual(try run(place, ["rooms", room, "--json", "--report", "x.html"]).code, 2)
  }

  /// Homework closes while one player is half done and another never began. The rest counts as left out: on the board,
  /// in sheets and in the players' own results, also when a sitting is asked for at that very moment.
  func testHomeworkThatWasLeftHalfDone() throws {
    let place = try Place()
    for id in ["sea", "lake"] { try place.quiz(id, Samples.statements(3, "")) }
    let mode = try String(contentsOfFile: Self.plugins + "/trivia.lua", encoding: .utf8)
    try place.plugin("trivia", mode)
    let engine = try EngineDriver(place)
    let wishes: [String: Any] = ["quizzes": ["sea", "lake"], "plugin": ["trivia"], "seed": 1, "pace": "own"]
    let opened = engine.ask("room-open", ["body": body(wishes)])
    let code = try XCTUnwrap(opened?.string("code"), opened?.common ?? "")
    let tokens = try players.map { name in
      try XCTUnwrap(engine.ask("room-join", ["code": code, "name": name, "token": ""])?.string("token"))
    }
    XCTAssertEqual(engine.ask("room-host", ["code": code, "body": body(["do": "open"])])?.int("status"), 200)
    var own: String?
    for _ in 0..<1000 where own == nil {
      own = engine.ask("room", ["code": code, "token": tokens[0]])?.objects.first?.string("sitting")
    }
    let sitting = try XCTUnwrap(own)
    let question = try XCTUnwrap(engine.ask("show", ["sitting": sitting, "token": tokens[0]])?.objects.last)
    let act = ["sitting": sitting, "token": tokens[0], "body": body(["answer": ["true"]])]
    XCTAssertEqual(engine.ask("do", act)?.int("status"), 200)
    let end = engine.send("room-host", ["code": code, "body": body(["do": "end"])])
    let late = engine.send("do", act)
    let looks = (0..<5).map { _ in engine.send("show", ["sitting": sitting, "token": tokens[0]]) }
    XCTAssertEqual(engine.reply(end)?.objects.first?.string("phase"), "over")
    XCTAssertEqual(engine.reply(late)?.int("status"), 409)
    for look in looks { XCTAssertEqual(engine.reply(look)?.objects.last?.type, "result") }
    try engine.again(nil)
    let room = try XCTUnwrap(opened?.string("room"))
    let graded =
      players.enumerated().map { (place, name) in
        let given = place == 0 ? [question.string("id") ?? "": ["true"]] : [:]
        return EngineDriver.line(["participant": name, "responses": given])
      }.joined(separator: "\n") + "\n"
    let grade = ["grade", "sea", "--plugin", "trivia", "--seed", "1", "--feedback", "graded.html"]
    let lines = Message.all(try place.run(grade, graded.split(separator: "\n").map(String.init)).output)
    let shown = try XCTUnwrap(Message(try place.run(["rooms", room, "--json"]).output))
    let board = (shown.object["board"] as? [[String: Any]] ?? []).compactMap { Message(EngineDriver.line($0)) }
    for row in board {
      let line = try XCTUnwrap(lines.first { $0.string("participant") == row.string("name") })
      XCTAssertEqual(row.number("points"), line.number("points"), line.common)
      XCTAssertEqual(row.number("of"), line.number("of").map { 2 * $0 }, "two rounds alike")
    }
    XCTAssertEqual(try run(place, ["rooms", room, "--feedback", "sheets.html"]).code, 0)
    XCTAssertEqual(try read(place, "sheets-1.html"), try read(place, "graded.html"))
    XCTAssertEqual(try run(place, ["verify", room]).code, 0)
  }

  private static let plugins = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("plugins").path
}

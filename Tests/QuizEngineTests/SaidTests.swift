import JSONText
import QuizPlay
import QuizTesting
import Words
import XCTest

@testable import QuizEngine

/// Tests the sentences for visitors in their language, beside the sentence for programs.
final class SaidTests: XCTestCase {
  private func said(_ reply: JSONNode) -> String { reply["said"]?.string ?? "" }

  private static let exam = """
    return { api = 1, name = "Exam", about = "an exam",
      options = { pass = { type = "percent", default = 60, about = "the percentage that passes" } } }
    """

  func testWrongInputIsToldInTheLanguageOfThePage() throws {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    try stage.plugin("exam", Self.exam)
    let owner = try stage.owner()
    let cases: [(op: String, fields: [String: String], english: String, german: String)] = [
      ("key", ["key": "no"], "That is not the key.", "Das ist nicht der Schlüssel."),
      (
        "players", ["do": "use", "name": "Nobody"], "No player is called “Nobody”.", "Kein Spieler heißt „Nobody“."
      ),
      (
        "open", ["body": #"{"quiz":"sea","limit":0}"#], "Enter a whole number from 1 to 1000000.",
        "Gib eine ganze Zahl von 1 bis 1000000 ein."
      ),
      (
        "open", ["body": #"{"quiz":"sea","plugin":"exam","set":{"pass":200}}"#],
        "“200” does not fit “The percentage that passes”: a percentage from 0 to 100 is expected.",
        "„200“ passt nicht zu „The percentage that passes“: erwartet wird ein Prozentwert von 0 bis 100."
      ),
      ("cover", ["quiz": "lake"], "There is no quiz “lake”.", "Ein Quiz „lake“ gibt es nicht."),
      ("room", ["code": "123456"], "There is no room with this code.", "Einen Raum mit diesem Code gibt es nicht."),
    ]
    for one in cases {
      var fields = one.fields.merging(["token": owner]) { $1 }
      XCTAssertEqual(said(try stage.ask(one.op, fields)), "", "\(one.op) \(one.fields)")
      for (language, sentence) in [("en", one.english), ("de", one.german)] {
        fields["lang"] = language
        let reply = try stage.ask(one.op, fields)
        XCTAssertTrue(said(reply).hasPrefix(sentence), "\(reply)")
      }
    }
  }

  func testASittingAndARoomSayIt() throws {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    let owner = try stage.owner()
    let sitting = try XCTUnwrap(stage.open(#"{"quiz":"sea"}"#, owner)["sitting"]?.string)
    let wrong = ["sitting": sitting, "token": owner, "lang": "de", "body": #"{"answer":"many"}"#]
    let reply = try stage.ask("do", wrong)
    XCTAssertEqual(said(reply), "Diese Frage erwartet eine Antwort.", "\(reply)")
    let room = try RoomStage(stage, #"{"quizzes":["sea"]}"#)
    let early = try stage.ask(
      "room-host", ["code": room.code, "token": owner, "lang": "de", "body": #"{"do":"reveal"}"#])
    XCTAssertEqual(said(early), "Schließ erst die Frage.")
  }

  /// The sender of a request can give no option and no command: the message names its keys, or leaves it out.
  func testRequestsAreToldNoOptions() throws {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    try stage.plugin("exam", Self.exam)
    try stage.plugin(
      "team",
      #"return { api = 1, name = "Team", about = "two", players = { min = 2, max = 4 }, start = function() return {} end }"#
    )
    let owner = try stage.owner()
    let guest = try XCTUnwrap(try stage.ask("guest", ["name": "Ada"])["token"]?.string)
    let team = #"{"quiz":"sea","plugin":"team"}"#
    let alone = "the mode 'team' is for 2 to 4 players, not 1: choose another mode"
    for (operation, body, token, message) in [
      ("open", team, owner, "the mode 'team' is for 2 to 4 players, not 1: 'players' names them"),
      ("open", team, guest, alone),
      ("room-open", #"{"quizzes":["sea"],"plugin":"team"}"#, owner, alone),
      (
        "open", #"{"quiz":"sea","plugin":"team","players":["A","A"]}"#, owner,
        "'players' has the name 'A' twice: give each player another"
      ),
      (
        "open", #"{"quiz":"sea","plugin":"exam","set":{"pass":200}}"#, owner,
        "the option 'pass' takes a percentage from 0 to 100, not '200'"
      ),
      ("open", #"{"category":"none"}"#, owner, "no question matches category 'none'"),
      ("open", #"{"quiz":"lake"}"#, owner, "there is no quiz 'lake'"),
      (
        "open", #"{"quiz":"sea","plugin":["../exam"]}"#, owner,
        "there is no plugin '../exam': name one without its path"
      ),
    ] {
      let reply = try stage.ask(operation, ["token": token, "body": body])
      XCTAssertEqual(reply["message"]?.string, message, "\(operation) \(body)")
    }
    let asked = try stage.ask("open", ["token": guest, "body": team, "lang": "de"])
    XCTAssertTrue(said(asked).hasPrefix("„Team“ ist für mehrere Spieler an einem Bildschirm"), "\(asked)")
  }

  func testAPageIsToldWhoseItIs() throws {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    let guest = try XCTUnwrap(try stage.ask("guest", ["name": "Ada"])["token"]?.string)
    XCTAssertEqual(try stage.ask("home", ["token": try stage.owner(), "lang": "en"])["owner"]?.bool, true)
    XCTAssertNil(try stage.ask("home", ["token": guest, "lang": "en"])["owner"])
    XCTAssertNil(try stage.ask("home", ["lang": "en"])["owner"])
  }
}

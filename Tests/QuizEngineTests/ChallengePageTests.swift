import JSONText
import XCTest

@testable import QuizEngine

/// A code made of a finished sitting can be played by a friend, and does not show what a mode keeps for itself.
final class ChallengePageTests: XCTestCase {
  private var stage: EngineStage!
  private var owner = ""

  override func setUpWithError() throws {
    stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    try stage.quiz("race", Samples.race)
    owner = try stage.owner()
  }

  private func guest() throws -> String {
    try XCTUnwrap(try stage.ask("guest", ["name": "Ada"])["token"]?.string)
  }

  private func played(_ quiz: String, _ token: String, _ more: String = "") throws -> String {
    let sitting = try stage.open(#"{"quiz":"\#(quiz)","new":true\#(more)}"#, token).sitting
    for _ in 1...3 {
      _ = try stage.act(sitting, token, #"{"answer":["true"]}"#)
      _ = try stage.act(sitting, token, #"{"continue":true}"#)
    }
    return sitting
  }

  private func made(_ sitting: String, _ token: String, _ lang: String = "en") throws -> JSONNode {
    try stage.ask("challenge", ["sitting": sitting, "token": token, "lang": lang])
  }

  /// Whether result and review offer it.
  private func offers(_ sitting: String, _ token: String) throws -> [Bool] {
    try ["play", "review"].map { page in
      let reply = try stage.ask(page, ["sitting": sitting, "token": token])
      return reply.objects.contains { $0["canChallenge"]?.bool == true }
    }
  }

  func testACodeIsPlayedByAFriend() throws {
    let sitting = try played("sea", owner)
    XCTAssertEqual(try offers(sitting, owner), [true, true])
    let object = try XCTUnwrap(try made(sitting, owner).objects.first)
    XCTAssertEqual(object["title"]?.string, "Sea")
    XCTAssertEqual(object["share"]?.array?.first?.string, "quizrun Sea 2/3")
    let code = try XCTUnwrap(object["code"]?.string)
    XCTAssertTrue(code.hasPrefix("quizrun1-"))
    let ada = try guest()
    let cover = try stage.ask("cover", ["code": code, "token": ada])
    XCTAssertEqual(cover.objects.first?["toBeat"]?["points"]?.double, 2)
    let answered = try stage.open(#"{"challenge":"\#(code)"}"#, ada).sitting
    for _ in 1...3 {
      _ = try stage.act(answered, ada, #"{"skip":true}"#)
      _ = try stage.act(answered, ada, #"{"continue":true}"#)
    }
    XCTAssertEqual(try stage.show(answered, ada).types.first, "result")
    XCTAssertTrue(try XCTUnwrap(try made(answered, ada).objects.first?["code"]?.string).hasPrefix("quizrun1-"))
    for token in [ada, "forged"] { XCTAssertEqual(try made(sitting, token).status, 404) }
  }

  func testWhatIsNoChallenge() throws {
    let open = try stage.open(#"{"quiz":"sea"}"#, owner).sitting
    XCTAssertEqual(try made(open, owner, "de").status, 422)
    XCTAssertTrue(try XCTUnwrap(try made(open, owner, "de")["said"]?.string).hasPrefix("Aus diesem Durchgang"))
    let practice = try played("sea", owner, #","practice":true"#)
    XCTAssertEqual(try offers(practice, owner)[0], false)
    XCTAssertEqual(try made("01JD0000000000000000000000", owner).status, 404)
  }

  /// A player who takes up a code reads which answers were right.
  func testAGuestMakesNoneOfWhatAModeKeepsForItself() throws {
    let ada = try guest()
    let silent = try played("race", ada)
    XCTAssertEqual(try stage.show(silent, ada).types, ["result"])
    XCTAssertEqual(try offers(silent, ada), [false, false])
    XCTAssertEqual(try made(silent, ada).status, 422)
    let own = try played("race", owner)
    XCTAssertEqual(try offers(own, owner), [true, true])
    XCTAssertEqual(try made(own, owner).status, 200)
  }

  /// A guest plays alone: what only several can play is not offered.
  func testGuestsAreOfferedNoModeForSeveral() throws {
    try stage.plugin(
      "duel", #"return { api = 1, name = "Duel", players = { min = 2, max = 4 }, start = function() return {} end }"#)
    for (token, isOffered) in [(owner, true), (try guest(), false), ("", false)] {
      let cover = try XCTUnwrap(try stage.ask("cover", ["quiz": "sea", "token": token]).objects.first)
      let modes = cover["modes"]?.array?.compactMap { $0["name"]?.string } ?? []
      XCTAssertEqual(modes.contains("duel"), isOffered, "\(modes)")
    }
  }

  /// A page says beside which field what is wrong.
  func testTheFieldThatIsToBeMended() throws {
    try stage.plugin(
      "exam",
      #"return { api = 1, name = "Exam", options = { pass = { type = "percent", default = 60, about = "Enough" } } }"#)
    try stage.plugin(
      "bets",
      """
      return { api = 1, name = "Bets", next = function(state, ctx)
        return ctx.ask(ctx.remaining[1], { inputs = { bet = { type = "int", min = 1, max = 9 } } })
      end }
      """)
    let cases = [
      ("open", ["body": #"{"quiz":"sea","limit":0}"#], "limit"),
      ("open", ["body": #"{"quiz":"sea","plugin":"exam","set":{"pass":170}}"#], "set.pass"),
      ("open", ["body": #"{"quiz":"sea","players":["a","a,b"]}"#], "name"),
      ("players", ["do": "add", "name": "a,b"], "name"), ("key", ["key": "no"], "key"),
    ]
    for (operation, fields, field) in cases {
      let reply = try stage.ask(operation, fields.merging(["token": owner, "lang": "en"]) { $1 })
      XCTAssertEqual(reply["field"]?.string, field, "\(operation) \(fields)")
      XCTAssertNil(try stage.ask(operation, fields.merging(["token": owner]) { $1 })["field"])
    }
    let sitting = try stage.open(#"{"quiz":"sea","plugin":"bets"}"#, owner).sitting
    let body = #"{"answer":["true"],"inputs":{"bet":10}}"#
    let reply = try stage.ask("do", ["sitting": sitting, "body": body, "token": owner, "lang": "de"])
    XCTAssertEqual(reply["field"]?.string, "input.bet")
    XCTAssertTrue(reply["said"]?.string?.contains("1 bis 9") == true, "\(reply)")
  }
}

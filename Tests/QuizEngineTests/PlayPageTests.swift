import JSONText
import XCTest

@testable import QuizEngine

/// Given a sitting, when its page is asked for, then it has what is around what is open, and nothing that was not shown.
final class PlayPageTests: XCTestCase {
  private var stage: EngineStage!
  private var token = ""

  override func setUpWithError() throws {
    stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    token = try stage.owner()
  }

  private func page(_ sitting: String, _ token: String? = nil, _ lang: String? = nil) throws -> JSONNode {
    var fields = ["sitting": sitting, "token": token ?? self.token]
    fields["lang"] = lang
    return try stage.ask("play", fields)
  }

  private func scene(_ reply: JSONNode) throws -> JSONNode {
    try XCTUnwrap(reply.objects.first { $0["type"]?.string == "scene" })
  }

  func testAPageHasASceneAndWhatIsOpen() throws {
    let sitting = try stage.open(#"{"quiz":"sea","seed":1}"#, token).sitting
    let page = try page(sitting)
    XCTAssertEqual(page.status, 200)
    XCTAssertEqual(page.types, ["begin", "scene", "question"])
    let scene = try scene(page)
    XCTAssertEqual(scene["title"]?.string, "Sea")
    XCTAssertEqual(scene["modes"]?.array?.count, 0)
    XCTAssertEqual([scene["of"]?.int, scene["settled"]?.int], [3, 0])
    XCTAssertEqual(scene["questions"]?.array?.count, 0)
    XCTAssertNil(scene["overview"])
    XCTAssertNil(scene["players"])
    XCTAssertEqual(try stage.show(sitting, token).shown, Array(page.shown.dropFirst(2)))
  }

  /// The place is what a form is told apart by: another behind each command, also one that only goes on, and no other when
  /// nothing was done, time went by, or the engine is another.
  func testThePlaceGrowsWithEachCommand() throws {
    for practice in [false, true] {
      let body = practice ? #"{"quiz":"sea","practice":true}"# : #"{"quiz":"sea","new":true}"#
      let sitting = try stage.open(body, token).sitting
      var places: [Int] = []
      func look() throws { places.append(try XCTUnwrap(try scene(try page(sitting))["place"]?.int)) }
      try look()
      stage.pass(1200)
      XCTAssertEqual(try scene(try page(sitting))["place"]?.int, places[0], "time alone is no command")
      for body in [#"{"answer":["true"],"request":"a"}"#, #"{"continue":true,"request":"b"}"#, #"{"skip":true}"#] {
        XCTAssertEqual(try stage.act(sitting, token, body).status, 200, body)
        try look()
      }
      XCTAssertEqual(try stage.act(sitting, token, #"{"skip":true}"#).status, 409)
      XCTAssertEqual(try scene(try page(sitting))["place"]?.int, places.last, "what was refused is nothing")
      XCTAssertEqual(Set(places).count, 4, "\(places)")
      if practice { continue }
      try stage.begin()
      XCTAssertEqual(try scene(try page(sitting))["place"]?.int, places.last)
    }
  }

  /// A verdict of a limit is shown until the player goes on.
  func testAVerdictOfALimitSaysSo() throws {
    let sitting = try stage.open(#"{"quiz":"sea","timed":5}"#, token).sitting
    stage.pass(6000)
    for _ in 1...2 { XCTAssertEqual(try page(sitting).types, ["begin", "scene", "timeout", "verdict"]) }
    _ = try stage.act(sitting, token, #"{"continue":true}"#)
    XCTAssertEqual(try page(sitting).types, ["begin", "scene", "question"])
  }

  /// A question of a verdict stands as it was asked, without a word about what is right beyond the verdict.
  func testVerdictsHaveTheirQuestions() throws {
    try stage.quiz("kinds", Samples.kinds)
    let sitting = try stage.open(#"{"quiz":"kinds","seed":3}"#, token).sitting
    for body in [#"{"answer":["b"]}"#, #"{"answer":{"l1":"r1","l2":"r2"}}"#, #"{"answer":["1","2","3"]}"#] {
      let asked = try XCTUnwrap(try page(sitting).objects.last)
      XCTAssertEqual(try stage.act(sitting, token, body).types, ["verdict"], body)
      let verdict = try page(sitting)
      XCTAssertEqual(verdict.types, ["begin", "scene", "verdict"])
      let questions = try scene(verdict)["questions"]?.array ?? []
      XCTAssertEqual(questions.count, 1)
      for key in ["step", "try", "id", "kind", "text", "answers", "left", "right", "labels"] {
        XCTAssertEqual(questions[0][key].map(written), asked[key].map(written), key)
      }
      for key in ["correct", "answer", "accept", "feedback", "explanation", "hint"] { XCTAssertNil(questions[0][key]) }
      _ = try stage.act(sitting, token, #"{"continue":true}"#)
    }
  }

  private func written(_ node: JSONNode) -> String { JSONWriter.text(JSONValue(node)) }

  func testFreeNavigationHasAnOverview() throws {
    try stage.quiz(
      "free", Samples.sea.replacing("\"Sea\",", with: "\"Free\",\"navigation\":{\"free\":true},\"reveal\":\"end\","))
    let sitting = try stage.open(#"{"quiz":"free","seed":1}"#, token).sitting
    XCTAssertEqual(try scene(try page(sitting))["overview"]?.array?.map { $0["open"]?.bool }, [true, true, true])
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"]}"#).types, ["question"])
    let scene = try scene(try page(sitting))
    XCTAssertEqual(scene["overview"]?.array?.map { $0["open"]?.bool }, [false, true, true])
    XCTAssertEqual(scene["overview"]?.array?.map { $0["step"]?.int }, [1, 2, 3])
    XCTAssertNil(scene["finish"])
    for _ in 1...2 { _ = try stage.act(sitting, token, #"{"answer":["true"]}"#) }
    XCTAssertEqual(try self.scene(try page(sitting))["finish"]?.bool, true)
    XCTAssertEqual(try stage.act(sitting, token, #"{"finish":true}"#).types, ["verdict", "verdict", "verdict"])
    let end = try self.scene(try page(sitting))
    XCTAssertEqual(end["questions"]?.array?.map { $0["step"]?.int }, [1, 2, 3], "in the order of the verdicts")
    XCTAssertNil(end["finish"])
    XCTAssertNil(end["overview"])
  }

  private func finish(_ sitting: String, _ token: String) throws {
    for _ in 1...3 {
      _ = try stage.act(sitting, token, #"{"answer":["true"]}"#)
      _ = try stage.act(sitting, token, #"{"continue":true}"#)
    }
  }

  func testAResultHasExtras() throws {
    let sitting = try stage.open(#"{"quiz":"sea","seed":1}"#, token).sitting
    try finish(sitting, token)
    let page = try page(sitting, nil, "de")
    XCTAssertEqual(page.types, ["begin", "scene", "result", "extras"])
    let extras = page.objects[3]
    XCTAssertEqual(extras["headline"]?.string, "2 von 3")
    XCTAssertTrue(
      try XCTUnwrap(extras["share"]?.string).hasPrefix("quizrun Sea 2/3\n"), extras["share"]?.string ?? "")
    XCTAssertFalse(try XCTUnwrap(extras["share"]?.string).contains("Salt"))
    XCTAssertEqual(extras["streak"]?["current"]?.int, 1)
    XCTAssertNil(extras["practice"])
    XCTAssertNil(extras["retriesLeft"])
    XCTAssertNil(extras["challenge"])
  }

  func testADailyResultTellsOfRetries() throws {
    let guest = try XCTUnwrap(try stage.ask("guest", ["name": "Ada"])["token"]?.string)
    for (token, body) in [(token, #"{"daily":true}"#), (guest, #"{"daily":true}"#)] {
      let sitting = try stage.open(body, token).sitting
      XCTAssertNotNil(try scene(try page(sitting, token))["day"]?.string)
      try finish(sitting, token)
      let extras = try XCTUnwrap(try page(sitting, token).objects.last)
      XCTAssertEqual(extras["retriesLeft"]?.int, 1)
      XCTAssertEqual(extras["streak"]?["today"]?.bool, true)
    }
  }

  /// A day's quiz is in no file, and has a cover all the same; what was to come has none.
  func testThePastDaysQuizHasACover() throws {
    let past = try stage.ask("cover", ["token": token, "lang": "en", "quiz": "daily-2026-11-20"])
    let cover = try XCTUnwrap(past.objects.first)
    XCTAssertEqual(cover["quiz"]?["id"]?.string, "daily-2026-11-20")
    XCTAssertEqual(cover["date"]?.string, "2026-11-20")
    XCTAssertEqual(cover["asked"]?.int, 3)
    XCTAssertNil(cover["quiz"]?["path"])
    let sitting = try stage.open(#"{"quiz":"daily-2026-11-20","date":"2026-11-20","new":true}"#, token).sitting
    XCTAssertEqual(try scene(try page(sitting))["day"]?.string, "2026-11-20")
    for id in ["daily-2999-01-01", "daily-soon"] {
      XCTAssertEqual(try stage.ask("cover", ["token": token, "lang": "en", "quiz": id]).status, 404, id)
    }
  }

  func testPracticeSaysSo() throws {
    let sitting = try stage.open(#"{"quiz":"sea","practice":true}"#, token).sitting
    try finish(sitting, token)
    let extras = try XCTUnwrap(try page(sitting).objects.last)
    XCTAssertEqual(extras["practice"]?.bool, true)
    XCTAssertNil(extras["streak"])
  }

  func testSomebodyElsesPageIsNone() throws {
    let sitting = try stage.open(#"{"quiz":"sea"}"#, token).sitting
    XCTAssertEqual(try page(sitting, "forged").status, 404)
    XCTAssertEqual(try page(sitting, try stage.open(#"{"quiz":"sea"}"#, nil)["token"]?.string).status, 404)
  }

  /// Achievements are shown as long as the sitting is open here.
  func testWhatIsEarnedIsTold() throws {
    try stage.plugin("first", Samples.firstSteps)
    let sitting = try stage.open(#"{"quiz":"sea","seed":1}"#, token).sitting
    try finish(sitting, token)
    for _ in 1...2 {
      let earned = try page(sitting).objects.last?["earned"]?.array?.compactMap(\.string)
      XCTAssertEqual(earned, ["🌱 First steps"])
    }
    let again = try stage.open(#"{"quiz":"sea","new":true}"#, token).sitting
    try finish(again, token)
    XCTAssertNil(try page(again).objects.last?["earned"])
  }

  /// The result and the review play again what was played, with its options.
  func testAgainHasWhatWasWished() throws {
    let wish = #"{"quiz":"sea","seed":1,"limit":2,"timeFactor":2,"untimed":true}"#
    let sitting = try stage.open(wish, token).sitting
    try finish(sitting, token)
    let again = #"{"quiz":"sea","limit":2,"untimed":true,"timeFactor":2}"#
    for object in try [page(sitting).objects[3], stage.ask("review", ["sitting": sitting, "token": token]).objects[0]] {
      XCTAssertEqual(object["again"].map { JSONWriter.text(JSONValue($0)) }, again)
    }
  }
}

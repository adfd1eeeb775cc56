import JSONText
import QuizWire
import XCTest

@testable import QuizEngine

/// A form of a sitting's page: one trip, whose reply holds the page that follows.
final class FormTests: XCTestCase {
  private func stage() throws -> (stage: EngineStage, sitting: String, token: String) {
    let stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    let token = try stage.owner()
    return (stage, try stage.open(#"{"quiz":"sea","seed":1}"#, token).sitting, token)
  }

  private func send(
    _ stage: EngineStage, _ sitting: String, _ token: String, _ fields: [(name: String, value: String)],
    showsPage: Bool = true
  ) throws -> JSONNode {
    let request = EngineRequest("play", token: token, [(.sitting, sitting), (.language, "en")])
    return try stage.ask(request.acting(FormFields(pairs: fields), showsPage: showsPage))
  }

  func testItsReplyHoldsThePageThatFollows() throws {
    let (stage, sitting, token) = try stage()
    let answer = [("answer", "true"), ("step", "1"), ("try", "1"), ("request", "p1")]
    let verdict = try send(stage, sitting, token, answer)
    XCTAssertEqual(verdict.status, 200, verdict.message)
    XCTAssertEqual(verdict.types, ["begin", "scene", "verdict"])
    let page = try stage.ask("play", ["sitting": sitting, "token": token, "lang": "en"])
    XCTAssertEqual(verdict.shown, page.shown)
    XCTAssertEqual(try send(stage, sitting, token, answer).shown, page.shown, "sent twice, it is done once")
    let next = try send(stage, sitting, token, [("do", "continue")])
    XCTAssertEqual(next.types, ["begin", "scene", "question"])
    XCTAssertEqual(next.objects.last?["step"]?.int, 2)
    let objects = try send(stage, sitting, token, [("answer", "true"), ("step", "2")], showsPage: false)
    XCTAssertEqual(objects.types, ["verdict"], "a browser that is led to the page asks for it by itself")
  }

  func testAFormThatCannotBeReadChangesNothing() throws {
    let (stage, sitting, token) = try stage()
    let before = try stage.ask("play", ["sitting": sitting, "token": token, "lang": "en"])
    let empty = try send(stage, sitting, token, [("do", "answer"), ("step", "1")], showsPage: false)
    XCTAssertEqual(empty.status, 422)
    XCTAssertEqual(empty["unread"]?.bool, true)
    XCTAssertEqual(empty.shown, before.shown)
    let nothing = try send(stage, sitting, token, [("do", "dance")])
    XCTAssertEqual(nothing.status, 400)
  }

  func testTicksAreKeptBeforeWhatIsAskedFor() throws {
    let (stage, sitting, token) = try stage()
    let left = try send(stage, sitting, token, [("answer", "false"), ("step", "1"), ("do", "quit:keep")])
    XCTAssertEqual(left.status, 200, left.message)
    let page = try stage.ask("play", ["sitting": sitting, "token": token, "lang": "en"])
    XCTAssertEqual(page.objects.last?["selected"]?.array?.compactMap(\.string), ["false"])
  }

  func testALateOneComesBackWithThePage() throws {
    let (stage, sitting, token) = try stage()
    let late = try send(stage, sitting, token, [("do", "skip"), ("step", "2")], showsPage: false)
    XCTAssertEqual(late.status, 409)
    XCTAssertEqual(late.types, ["begin", "scene", "question"])
    XCTAssertNil(late["unread"])
    XCTAssertEqual(late.message, "step 2 is not open: step 1 is")
  }
}

import QuizWeb
import XCTest

/// Tests what forms give: commands, pages, and ways on.
final class SittingFormTests: XCTestCase {
  private let path = "/sittings/\(Asked.sitting)"

  private func post(_ body: String, _ replies: [String], _ headers: [String: String] = [:]) -> Pages.Visit {
    Pages("POST", path, body: body, headers).visit(form: open("single"), replies)
  }

  private func open(_ kind: String, _ more: String = Pages.abc) -> String {
    Pages.reply(Pages.begin, Pages.scene(), Pages.question(kind, more))
  }

  func testCommands() {
    let range = #""min":0,"max":10"#
    let match = #""left":[{"id":"l","text":"L"}],"right":[{"id":"r","text":"R"}]"#
    let input = Pages.abc + #","inputs":{"bet":{"type":"int","min":1,"max":50},"on":{"type":"bool"}}"#
    let cases: [(String, String, String)] = [
      ("answer=a&step=3&try=1&request=p17", open("single"), #"{"answer":["a"],"step":3,"try":1,"request":"p17"}"#),
      ("answer=a&answer=c", open("multiple"), #"{"answer":["a","c"]}"#),
      ("do=answer&asItIs=1", open("multiple"), #"{"answer":[]}"#),
      ("answer=c&answer=a&answer=b", open("order"), #"{"answer":["c","a","b"]}"#),
      ("answer=+Au+", open("text", #""answers":[]"#), #"{"answer":" Au "}"#),
      ("answer=2%2C5", open("number", #""answers":[]"#), #"{"answer":2.5}"#),
      ("answer=0.125&slider=1", open("range", range), #"{"answer":0.125}"#),
      ("left.l=r", open("match", match), #"{"answer":{"l":"r"}}"#),
      ("left.l=&asItIs=1", open("match", match), #"{"answer":{}}"#),
      ("answer=a&input.bet=7&input.on=true", open("single", input), #"{"answer":["a"],"inputs":{"bet":7,"on":true}}"#),
      ("answer=a&input.bet=", open("single", input), #"{"answer":["a"],"inputs":{"on":false}}"#),
    ]
    for (body, reply, command) in cases {
      let visit = Pages("POST", path, body: body).visit(form: reply)
      XCTAssertEqual(visit.command, command, body)
      XCTAssert(visit.lines.last?.contains(#""op":"do""#) == true, body)
      XCTAssertEqual(visit.lines.count, 1, "one trip to the engine: \(body)")
    }
  }

  func testWhatNeedsNoLook() {
    let cases = [
      ("do=skip&step=3", #"{"skip":true,"step":3}"#), ("do=back", #"{"back":true}"#), ("do=hint", #"{"hint":true}"#),
      ("do=continue&request=p1", #"{"continue":true,"request":"p1"}"#), ("do=goto:2", #"{"goto":2}"#),
      ("do=finish", #"{"finish":true}"#), ("do=quit:keep", #"{"quit":"keep"}"#),
      ("do=quit:discard", #"{"quit":"discard"}"#),
    ]
    for (body, command) in cases {
      let visit = post(body, [])
      XCTAssertEqual(visit.lines.count, 1, body)
      XCTAssertEqual(visit.command, command, body)
    }
  }

  func testTicksAreKeptWithAHint() {
    let visit = post("answer=a&step=3&do=hint", [])
    XCTAssertEqual(visit.commands, [#"{"select":["a"]}"#, #"{"hint":true,"step":3}"#])
  }

  /// The choice is there again when an input beside it is refused.
  func testTicksAreKeptWhereInputsCanBeRefused() {
    let input = Pages.abc + #","inputs":{"sure":{"type":"int","min":1,"max":3}}"#
    let page = open("single", input)
    let visit = Pages("POST", path, body: "answer=a&step=3").visit(
      form: page, [page.replacing(#""status":200"#, with: #""status":422,"message":"too much""#)])
    XCTAssertEqual(visit.commands, [#"{"select":["a"]}"#, #"{"answer":["a"],"step":3}"#])
    XCTAssertEqual(visit.answer.status, 422)
    XCTAssert(visit.text.contains("Too much."), visit.text)
  }

  func testWaysOn() {
    let done = post("do=skip", [Pages.reply()])
    XCTAssertEqual(done.answer.status, 303)
    XCTAssertEqual(done.answer.header("Location"), "\(path)#verdict", "in sight, where there is one")
    XCTAssertEqual(post("do=quit:keep", [Pages.reply()]).answer.header("Location"), "/")
    XCTAssertFalse(done.lines[0].contains("page"), "which page follows is asked for by the browser")
    let byScript = post("do=skip", [open("single")], ["X-Quizrun": "page"])
    XCTAssert(byScript.lines[0].hasSuffix(#""page":true}"#), byScript.lines[0])
    XCTAssertEqual(byScript.answer.status, 200)
    XCTAssert(byScript.text.contains("Why?"))
  }

  func testWhatCannotBeTaken() {
    let nothing = post("do=answer", [])
    XCTAssertEqual(nothing.answer.status, 422)
    XCTAssert(nothing.text.contains("Choose an answer first."))
    let typed = Pages("POST", path, body: "answer=10%2C935").visit(form: open("number", #""answers":[]"#))
    XCTAssertEqual(typed.answer.status, 422)
    XCTAssert(typed.text.contains(#"value="10,935""#), "what was typed is still there")
    XCTAssert(typed.text.contains(#"aria-invalid="true""#))
    let late = post(
      "do=skip",
      [open("single").replacing(#""status":200"#, with: #""status":409,"message":"step 2 is not open: step 3 is""#)])
    XCTAssertEqual(late.lines.count, 1)
    XCTAssertEqual(late.answer.status, 409)
    XCTAssert(late.text.contains("Step 2 is not open: step 3 is."))
    XCTAssert(late.text.contains("Why?"))
    XCTAssertEqual(post("do=unknown", [open("single")]).answer.status, 400)
    let gone = post("do=skip", [#"{"id":1,"status":404,"message":"no such sitting"}"#])
    XCTAssertEqual(gone.answer.status, 404)
    XCTAssert(gone.text.contains("<title>Not found · quizrun</title>"))
    XCTAssertEqual(post("do=skip", [#"{"id":1,"status":503}"#]).answer.header("Retry-After"), "1")
  }

  func testOpening() {
    func body(_ form: String, _ headers: [String: String] = [:]) -> String? {
      Pages("POST", "/sittings", body: form, headers).visit([]).command
    }
    XCTAssertEqual(body("quiz=water&new=true&timing=written"), #"{"quiz":"water","new":true,"timed":"quiz"}"#)
    XCTAssertEqual(
      body("quiz=water&timing=30&limit=5&timeFactor=1,5&players=Ada%0D%0ABob", ["Accept-Language": "de"]),
      #"{"quiz":"water","timeFactor":1.5,"limit":5,"players":["Ada","Bob"],"timed":30}"#)
    XCTAssertEqual(
      body("quiz=a&timing=untimed&plugin=&plugin=wager"), #"{"quiz":"a","plugin":["wager"],"untimed":true}"#)
    XCTAssertEqual(
      body("as=%7B%22quiz%22%3A%22q%22%2C%22limit%22%3A3%7D&missed=true"), #"{"quiz":"q","limit":3,"missed":true}"#)
    let opened = Pages("POST", "/sittings", body: "quiz=water").visit([
      #"{"id":1,"status":201,"sitting":"\#(Asked.sitting)","objects":[],"token":"\#(Asked.token)"}"#
    ])
    XCTAssertEqual(opened.answer.header("Location"), path)
    XCTAssertNotNil(opened.answer.header("Set-Cookie"))
  }
}

import QuizWeb
import QuizWire
import XCTest

/// Tests the requests to the engine, and what becomes of its replies.
final class RouteTests: XCTestCase {
  private let id = Asked.sitting

  func testLinesToTheEngine() {
    let cookie = ["Cookie": "other=1; quizrun-8420=\(Asked.token)"]
    let token = #""token":"\#(Asked.token)""#
    let cases: [(Asked, String)] = [
      (Asked(headers: cookie), #"{"op":"quizzes",\#(token)}"#),
      (Asked(headers: ["Accept-Language": "de-AT,en;q=0.5"]), #"{"op":"quizzes","lang":"de"}"#),
      (Asked(target: "/quizzes/a%20b%2Dc"), #"{"op":"quiz","quiz":"a b-c"}"#),
      (Asked(target: "/quizzes/class%2F7b"), #"{"op":"quiz","quiz":"class/7b"}"#),
      (
        Asked(method: "POST", target: "/sittings", headers: cookie, body: "{\"quiz\":\"ä\"}"),
        #"{"op":"open",\#(token),"body":"{\"quiz\":\"ä\"}"}"#
      ),
      (Asked(target: "/sittings/\(id)", headers: cookie), #"{"op":"show",\#(token),"sitting":"\#(id)"}"#),
      (Asked(method: "HEAD", target: "/sittings/\(id)"), #"{"op":"show","sitting":"\#(id)"}"#),
      (
        Asked(method: "POST", target: "/sittings/\(id)?x=1", body: "not json"),
        #"{"op":"do","sitting":"\#(id)","body":"not json"}"#
      ),
      (Asked(method: "POST", target: "/key", body: "a=1&key=x%2By+z"), #"{"op":"key","key":"x+y z"}"#),
      (Asked(method: "POST", target: "/key", body: " {\"key\":\"k\"}"), #"{"op":"key","key":"k"}"#),
      (Asked(target: "/history?limit=5"), #"{"op":"history","limit":5}"#),
      (Asked(target: "/settings"), #"{"op":"settings"}"#),
      (
        Asked(method: "POST", target: "/settings", body: #"{"seconds":20,"swipe":true,"player":"Ada"}"#),
        #"{"op":"settings","set":{"seconds":"20","swipe":"true","player":"Ada"}}"#
      ),
    ]
    for (asked, line) in cases { XCTAssertEqual(asked.line, line, "\(asked.method) \(asked.target)") }
  }

  func testWhatIsAnsweredAtOnce() {
    let cases: [(Asked, Int)] = [
      (Asked(target: "/nothing"), 404), (Asked(target: "/sittings/short"), 404), (Asked(target: "/quizzes/"), 404),
      (Asked(target: "/sittings/\(id)/other"), 404), (Asked(target: "/quizzes/%"), 404),
      (Asked(target: "/quizzes/%00"), 404), (Asked(target: "/quizzes/class/7b"), 404),
      (Asked(target: "/sittings%2F"), 404),
      (Asked(target: "/quizzes/%ff"), 404), (Asked(target: "http://127.0.0.1:8420/quizzes"), 404),
      (Asked(target: "*"), 404),
      (Asked(method: "DELETE"), 405), (Asked(method: "OPTIONS"), 405), (Asked(method: "POST", target: "/quizzes"), 405),
      (Asked(method: "GET", target: "/sittings"), 405), (Asked(method: "PUT", target: "/sittings/\(id)"), 405),
      (Asked(method: "POST", target: "/sittings/\(id)/events"), 405), (Asked(method: "TRACE", target: "/"), 405),
      (Asked(method: "POST", target: "/key", body: "nothing"), 400),
      (Asked(method: "POST", target: "/key", body: "{"), 400),
      (Asked(method: "POST", target: "/key", body: #"{"key":1}"#), 400), (Asked(target: "/history?limit=-1"), 400),
      (Asked(method: "POST", target: "/settings", body: "[]"), 400),
      (Asked(method: "POST", target: "/settings", body: "{}"), 400),
      (Asked(method: "POST", target: "/settings", body: #"{"a":{}}"#), 400),
      (Asked(target: "/assets/0/style.css"), 404), (Asked(target: "/assets/\(id)/../style.css"), 404),
      (Asked(method: "POST", target: "/sittings", headers: ["Content-Length": "70000"]), 413),
      (Asked(method: "POST", target: "/sittings", headers: ["Content-Length": "99999999999999999999"]), 413),
      (Asked(method: "POST", target: "/sittings", headers: ["Content-Length": "-1"]), 400),
      (
        Asked(method: "POST", target: "/sittings", headers: ["Content-Length": "1", "Transfer-Encoding": "chunked"]),
        400
      ),
      (Asked(method: "POST", target: "/sittings", headers: ["Transfer-Encoding": "gzip, chunked"]), 400),
      (Asked(method: "POST", target: "/sittings", headers: ["Content-Encoding": "gzip"]), 415),
    ]
    for (asked, status) in cases {
      XCTAssertEqual(asked.status, status, "\(asked.method) \(asked.target) \(asked.headers)")
    }
  }

  func testWhoTakesWhatIsPacked() {
    for (accepted, takes) in [
      ("gzip, deflate, br", true), ("br;q=1, GZIP;q=0.1", true), ("gzip;q=0", false), ("", false), ("xgzip", false),
    ] {
      XCTAssertEqual(Asked(headers: ["Accept-Encoding": accepted]).request.takesGzip, takes, accepted)
    }
  }

  func testABodyThatIsNoText() {
    var request = Asked(method: "POST", target: "/sittings").request
    request.body = [0xFF, 0xFE]
    guard case .answer(let answer) = WebDesk(Asked().settings).decide(request) else { return XCTFail("was passed on") }
    XCTAssertEqual(answer.status, 400)
  }

  func testWhoGetsObjects() {
    let objects = [
      "application/json", "text/html;q=0.5, application/json", "application/json, */*", "APPLICATION/JSON",
    ]
    let target = "/sittings/\(id)"
    for accept in objects {
      XCTAssert(Asked(target: target, headers: ["Accept": accept]).line?.contains("show") == true, accept)
    }
    let pages = ["", "*/*", "text/html", "text/html,application/json;q=0.9", "application/json;q=0"]
    for accept in pages {
      XCTAssert(Asked(target: target, headers: ["Accept": accept]).line?.contains("play") == true, accept)
    }
    let sent = ["Accept": "*/*", "Content-Type": "application/json; charset=utf-8"]
    XCTAssertEqual(Asked(method: "POST", target: "/sittings", headers: sent, body: "{}").status, 0)
  }

  func testReplies() throws {
    let open = Asked(method: "POST", target: "/sittings", body: "{}")
    let opened = try XCTUnwrap(
      open.answer(
        to: #"{"id":1,"status":201,"sitting":"\#(id)","objects":[{"type":"begin"}],"token":"\#(Asked.token)"}"#))
    XCTAssertEqual(opened.status, 201)
    XCTAssertEqual(opened.text, #"{"sitting":"\#(id)","objects":[{"type":"begin"}]}"# + "\n")
    XCTAssertEqual(opened.header("Location"), "/sittings/\(id)")
    XCTAssertEqual(
      opened.header("Set-Cookie"), "quizrun-8420=\(Asked.token); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
    XCTAssertEqual(
      Asked().answer(to: #"{"id":1,"status":200,"objects":[{"id":"a"},{"id":"b"}]}"#)?.text,
      "[{\"id\":\"a\"},{\"id\":\"b\"}]\n")
    XCTAssertEqual(
      Asked(target: "/quizzes/a").answer(to: #"{"id":1,"status":200,"objects":[{"id":"a"}]}"#)?.text, "{\"id\":\"a\"}\n"
    )
    // Text that the engine wrote is sent on as it is.
    let written = #"[{"a":1.50,"b":"]\"\u0041"},[1, 2]]"#
    XCTAssertEqual(Asked().answer(to: #"{"objects":\#(written),"id":1,"status":200}"#)?.text, written + "\n")
    XCTAssertNil(EngineLine(Array(#"{"event":"sitting","to":[],"objects":[{]}"#.utf8)))
    let join = Asked(method: "POST", target: "/join", body: "name=Ada+B")
    XCTAssertEqual(join.line, #"{"op":"guest","name":"Ada B"}"#)
    XCTAssertEqual(
      Asked(method: "POST", target: "/join", body: #"{"name":"Ada"}"#).line, #"{"op":"guest","name":"Ada"}"#)
    XCTAssertEqual(Asked(method: "POST", target: "/join", body: #"{"name":7}"#).status, 422)
    let joined = try XCTUnwrap(join.answer(to: #"{"id":1,"status":200,"player":"Ada B","token":"\#(Asked.token)"}"#))
    XCTAssertEqual(joined.status, 201)
    XCTAssertEqual(joined.text, "{\"player\":\"Ada B\"}\n")
    XCTAssertNotNil(joined.header("Set-Cookie"))
    XCTAssertEqual(join.answer(to: #"{"id":1,"status":200,"player":"Ada B"}"#)?.status, 200)
    let key = Asked(method: "POST", target: "/key", body: "key=1")
    let given = try XCTUnwrap(key.answer(to: #"{"id":1,"status":200,"token":"\#(Asked.token)"}"#))
    XCTAssertEqual(given.status, 204)
    XCTAssertEqual(given.body, [])
    XCTAssertNotNil(given.header("Set-Cookie"))
    XCTAssertEqual(key.answer(to: #"{"id":1,"status":403,"message":"no"}"#)?.status, 403)
  }

  func testRefusalsOfTheEngine() throws {
    let asked = Asked(method: "POST", target: "/sittings/\(id)", body: "{}")
    let late = try XCTUnwrap(
      asked.answer(to: #"{"id":1,"status":409,"message":"too late","objects":[{"type":"timeout"}]}"#))
    XCTAssertEqual(late.text, #"{"message":"too late","objects":[{"type":"timeout"}]}"# + "\n")
    let busy = try XCTUnwrap(asked.answer(to: #"{"id":1,"status":503,"message":"later"}"#))
    XCTAssertEqual(busy.header("Retry-After"), "1")
    XCTAssertEqual(busy.text, "{\"message\":\"later\"}\n")
    XCTAssertNil(asked.answer(to: #"{"id":1,"status":9}"#))
  }

  func testTokensThatWouldBreakAHeaderAreNoCookies() throws {
    let line = #"{"id":1,"status":200,"objects":[],"token":"a\r\nSet-Cookie: b"}"#
    XCTAssertNil(try XCTUnwrap(Asked().answer(to: line)).header("Set-Cookie"))
    for cookie in ["quizrun-8420=a b", "quizrun-8420=", "quizrun-8421=abc", "__Host-quizrun-8420=abc", "quizrun-8420"] {
      XCTAssertEqual(Asked(headers: ["Cookie": cookie]).line, #"{"op":"quizzes"}"#, cookie)
    }
  }

  func testCookiesOnEncryptedConnections() throws {
    var settings = Asked().settings
    settings.isEncrypted = true
    let asked = Asked(headers: ["Cookie": "quizrun-8420=plain; __Host-quizrun-8420=safe"], settings: settings)
    XCTAssertEqual(asked.line, #"{"op":"quizzes","token":"safe"}"#)
    let answer = try XCTUnwrap(asked.answer(to: #"{"id":1,"status":200,"objects":[],"token":"new"}"#))
    XCTAssertEqual(
      answer.header("Set-Cookie"),
      "__Host-quizrun-8420=new; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure")
  }
}

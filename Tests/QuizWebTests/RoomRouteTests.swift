import JSONText
import QuizWeb
import XCTest

/// Paths of rooms: what the engine is asked, what is answered, and what is there where rooms alone are served.
final class RoomRouteTests: XCTestCase {
  func testLinesToTheEngine() {
    let cookie = ["Cookie": "quizrun-8420=\(Asked.token)"]
    let token = #""token":"\#(Asked.token)""#
    let code = #""code":"123456""#
    let cases: [(Asked, String)] = [
      (Asked(target: "/rooms/123456", headers: cookie), #"{"op":"room",\#(token),\#(code)}"#),
      (Asked(target: "/rooms/123456/screen"), #"{"op":"room",\#(code),"as":"screen"}"#),
      (Asked(target: "/rooms/123456/host", headers: cookie), #"{"op":"room",\#(token),\#(code),"as":"host"}"#),
      (
        Asked(method: "POST", target: "/rooms/123456/players", body: #"{"name":"Ada"}"#),
        #"{"op":"room-join",\#(code),"name":"Ada"}"#
      ),
      (Asked(method: "POST", target: "/rooms/123456/players", body: "{}"), #"{"op":"room-join",\#(code)}"#),
      (
        Asked(method: "POST", target: "/rooms/123456/answer", headers: cookie, body: #"{"epoch":1}"#),
        #"{"op":"room-answer",\#(token),\#(code),"body":"{\"epoch\":1}"}"#
      ),
      (
        Asked(method: "POST", target: "/rooms/123456/host", headers: cookie, body: #"{"do":"lock"}"#),
        #"{"op":"room-host",\#(token),\#(code),"body":"{\"do\":\"lock\"}"}"#
      ),
      (
        Asked(method: "POST", target: "/rooms", headers: cookie, body: #"{"quizzes":["a"]}"#),
        #"{"op":"room-open",\#(token),"body":"{\"quizzes\":[\"a\"]}"}"#
      ),
      (Asked(target: "/rooms", headers: cookie), #"{"op":"rooms",\#(token)}"#),
      (
        Asked(target: "/rooms/01JD0000000000000000000000", headers: cookie),
        #"{"op":"room-past",\#(token),"room":"01JD0000000000000000000000"}"#
      ),
      (
        Asked(target: "/rooms/01JD0000000000000000000000/csv", headers: cookie),
        #"{"op":"room-past",\#(token),"room":"01JD0000000000000000000000","form":"csv"}"#
      ),
    ]
    for (asked, line) in cases { XCTAssertEqual(asked.line, line, "\(asked.method) \(asked.target)") }
  }

  func testPathsThatAreNone() {
    for path in [
      "/rooms/12345", "/rooms/1234567", "/rooms/12345a", "/rooms/١٢٣٤٥٦", "/rooms/123456/", "/rooms/123456/x",
      "/rooms/123456/csv",
    ] {
      XCTAssertEqual(Asked(target: path).status, 404, path)
    }
    for (method, path) in [
      ("POST", "/rooms/123456"), ("GET", "/rooms/123456/players"), ("GET", "/rooms/123456/answer"),
      ("POST", "/rooms/123456/screen"), ("POST", "/rooms/123456/events"), ("PUT", "/rooms"),
    ] { XCTAssertEqual(Asked(method: method, target: path).status, 405, path) }
  }

  func testOtherKeysOfPlayersAreRefused() {
    for (body, status) in [
      (#"{"name":"Ada","x":1}"#, 422), (#"{"name":5}"#, 422), (#"{"name":"Ada","team":1}"#, 422), (#"{"name""#, 400),
    ] {
      XCTAssertEqual(Asked(method: "POST", target: "/rooms/123456/players", body: body).status, status, body)
      XCTAssertEqual(Asked(method: "POST", target: "/join", body: body).status, status, body)
    }
    XCTAssertNotNil(Asked(method: "POST", target: "/rooms/123456/players", body: #"{"name":"Ada","team":null}"#).line)
  }

  func testStreams() {
    let cases: [(Asked, StreamSubject)] = [
      (Asked(target: "/rooms/123456/events"), .room(RoomCode("123456")!, .player, from: nil)),
      (Asked(target: "/rooms/123456/events?as=screen&from=7"), .room(RoomCode("123456")!, .screen, from: 7)),
      (
        Asked(target: "/rooms/123456/events?as=host&from=7", headers: ["Last-Event-ID": "9"]),
        .room(RoomCode("123456")!, .host, from: 9)
      ),
    ]
    for (asked, subject) in cases { XCTAssertEqual(asked.decision, .events(subject), asked.target) }
    XCTAssertEqual(cases[2].1.audience, "room/123456/host")
    let line = String(decoding: cases[1].1.watch(token: nil, place: 12).line(id: 1), as: UTF8.self)
    XCTAssertEqual(line, #"{"id":1,"op":"watch","audience":"room/123456/screen","from":12}"#)
  }

  func testRepliesAsObjects() throws {
    let joined = try XCTUnwrap(
      Asked(method: "POST", target: "/rooms/123456/players", body: #"{"name":"Ada"}"#)
        .answer(to: #"{"id":1,"status":201,"player":7,"token":"abc"}"#))
    XCTAssertEqual(joined.status, 201)
    XCTAssertEqual(joined.text, "{\"player\":7}\n")
    XCTAssertTrue(joined.header("Set-Cookie")?.hasPrefix("quizrun-8420=abc; ") ?? false)
    let kept = Asked(method: "POST", target: "/rooms/123456/answer", body: "{}")
      .answer(to: #"{"id":1,"status":200,"kept":true,"epoch":3}"#)
    XCTAssertEqual(kept?.text, "{\"kept\":true,\"epoch\":3}\n")
    let opened = Asked(method: "POST", target: "/rooms", body: "{}")
      .answer(to: #"{"id":1,"status":201,"room":"01JD","code":"123456"}"#)
    XCTAssertEqual(opened?.status, 201)
    XCTAssertEqual(opened?.text, "{\"room\":\"01JD\",\"code\":\"123456\"}\n")
    let seen = Asked(target: "/rooms/123456").answer(to: Rooms.reply("player", Rooms.object("lobby")))
    XCTAssertEqual(try seen.map { try JSONParser.parse($0.text)["phase"]?.string }, "lobby")
  }

  /// Guessing codes tells nothing of locked rooms.
  func testALockedRoomIsAsGoodAsNone() {
    let locked = Rooms.reply("visitor", Rooms.object("open", #""joining":false"#))
    for face in ["application/json", "text/html"] {
      let look = Asked(target: "/rooms/123456", headers: ["Accept": face])
      let (none, closed) = (look.answer(to: Rooms.refusal(404, "no such room")), look.answer(to: locked))
      XCTAssertEqual(none?.status, 404)
      XCTAssertEqual(none, closed)
      XCTAssertNotEqual(look.answer(to: Rooms.reply("visitor", Rooms.object("open"))), closed)
    }
    let join = Asked(method: "POST", target: "/rooms/123456/players", body: #"{"name":"Ada"}"#)
    let none = join.answer(to: Rooms.refusal(404, "no such room"))
    XCTAssertEqual(none?.status, 403)
    XCTAssertEqual(none, join.answer(to: Rooms.refusal(403, "the room is locked")))
    let page = Pages("POST", "/rooms/123456/players", body: "name=Ada")
    let unknown = page.visit([Rooms.refusal(404, "x"), Rooms.refusal(404, "x")]).answer
    XCTAssertEqual(unknown.status, 403)
    XCTAssertEqual(unknown, page.visit([Rooms.refusal(403, "locked"), locked]).answer)
  }

  func testWhatIsThereWhereRoomsAloneAreServed() {
    let there: [(String, String)] = [
      ("GET", "/rooms/123456"), ("POST", "/rooms/123456/players"), ("POST", "/rooms/123456/answer"),
      ("POST", "/rooms/123456/host"), ("GET", "/rooms/123456/screen"),
      ("GET", "/sittings/\(Asked.sitting)"), ("POST", "/sittings/\(Asked.sitting)"),
    ]
    let gone: [(String, String)] = [
      ("GET", "/quizzes"), ("GET", "/quizzes/a"), ("POST", "/sittings"), ("GET", "/history"), ("GET", "/settings"),
      ("POST", "/settings"), ("GET", "/players"), ("GET", "/leaderboard"), ("GET", "/statistics"), ("GET", "/rooms"),
      ("POST", "/rooms"), ("POST", "/join"), ("GET", "/challenge"), ("GET", "/streak"), ("GET", "/achievements"),
    ]
    let pages = [("GET", "/join"), ("GET", "/key"), ("GET", "/join?code=123456")]
    for (method, path) in pages {
      var asked = Asked(method: method, target: path, headers: ["Accept": "text/html"])
      asked.settings.isRoomOnly = true
      XCTAssertLessThan(asked.status, 400, path)
    }
    for (list, isThere) in [(there, true), (gone, false)] {
      for (method, path) in list {
        for face in ["application/json", "text/html"] {
          var asked = Asked(method: method, target: path, headers: ["Accept": face], body: "do=lock&epoch=1&answer=a")
          asked.settings.isRoomOnly = true
          XCTAssertEqual(asked.status != 404 && asked.status != 405, isThere, "\(method) \(path) \(face)")
        }
      }
    }
    var home = Asked(target: "/", headers: ["Accept": "text/html"])
    home.settings.isRoomOnly = true
    guard case .answer(let answer) = home.decision else { return XCTFail("home is asked of nobody") }
    XCTAssertEqual(answer.status, 303)
    XCTAssertEqual(answer.header("Location"), "/join")
  }
}

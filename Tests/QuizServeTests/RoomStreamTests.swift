import Foundation
import WebTesting
import XCTest

/// Events of rooms on their way to phones, screens and hosts, and codes that are tried.
final class RoomStreamTests: XCTestCase {
  private var engine: FakeEngine!
  private static let room = "01JD0000000000000000000000"

  override func tearDown() {
    engine?.stop()
    engine = nil
  }

  /// A room of one code; who watches as a player is player 1, or the one whose number is the cookie.
  private func start(_ arguments: [String] = []) throws {
    engine = try FakeEngine(arguments) { request in
      let audience = request["audience"] as? String ?? ""
      let code = request["code"] as? String ?? audience.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      guard request["op"] as? String != "hello", !code.isEmpty, !code.hasPrefix("01") else { return [:] }
      guard code == "123456" else { return ["status": 404, "message": "there is no such room"] }
      switch request["op"] as? String {
      case "watch":
        let number = request["token"] as? String ?? "1"
        let names = audience.hasSuffix("/screen") ? ["screen"] : ["players", "player/\(number)"]
        let isNew = (request["from"] as? Int ?? 0) < 5
        return [
          "place": 5, "audiences": names.map { "room/\(Self.room)/\($0)" },
          "objects": isNew ? [["type": "room", "phase": "lobby"]] : [],
        ]
      case "room-join": return ["status": 201, "player": 7, "token": "t7"]
      default: return ["place": 5, "role": "player", "objects": [["type": "room", "phase": "lobby"]]]
      }
    }
    XCTAssertGreaterThan(engine.port, 0, "it did not say hello: \(engine.said)")
  }

  private func listen(
    _ query: String = "", player: Int? = nil, _ headers: [String] = [], receiveBuffer: Int32? = nil
  ) throws -> WebClient {
    let client = try WebClient(port: engine.port, receiveBuffer: receiveBuffer)
    let cookie = player.map { ["Cookie: quizrun-\(engine.port)=\($0)"] } ?? []
    client.send(WebClient.text("GET", "/rooms/123456/events\(query)", port: engine.port, headers + cookie))
    return client
  }

  private func tell(_ audience: String, place: Int, _ more: String) {
    engine.send(
      #"{"event":"room","to":["room/\#(Self.room)/\#(audience)"],"place":\#(place),"objects":[{"type":"room",\#(more)}]}"#
    )
  }

  func testEachHearsWhatIsForThem() throws {
    try start()
    let (one, two, screen) = (try listen(player: 1), try listen(player: 2), try listen("?as=screen"))
    for client in [one, two, screen] {
      let heard = client.read(until: "}\n\n")
      XCTAssertTrue(heard.contains("id: 5\n") && heard.contains(#""phase":"lobby""#), heard)
    }
    tell("players", place: 6, #""phase":"open""#)
    tell("player/2", place: 7, #""mine":2"#)
    tell("screen", place: 7, #""answered":1"#)
    tell("players", place: 8, #""phase":"over""#)
    tell("screen", place: 8, #""phase":"over""#)
    let heard = [one, two, screen].map { $0.read(until: "over\"}\n\n") }
    XCTAssertTrue(heard[0].contains("id: 6\ndata: {\"type\":\"room\",\"phase\":\"open\"}\n\n"))
    XCTAssertFalse(heard[0].contains("id: 7"), heard[0])
    XCTAssertTrue(heard[1].contains("id: 6\n") && heard[1].contains("id: 7\ndata: {\"type\":\"room\",\"mine\":2}"))
    XCTAssertTrue(heard[2].contains("\"answered\":1") && !heard[2].contains("id: 6\n"), heard[2])
  }

  func testWhoComesBackSaysWhatWasSeen() throws {
    try start()
    let back = try listen("?from=3", player: 1, ["Last-Event-ID: 5"])
    _ = back.read(until: "ping")
    XCTAssertEqual(engine.asked("watch").first?["from"] as? Int, 5)
    tell("players", place: 6, #""phase":"open""#)
    let heard = back.read(until: "open\"}\n\n")
    XCTAssertFalse(heard.contains("id: 5"), heard)
    XCTAssertTrue(heard.contains("id: 6"), heard)
  }

  func testANewEngineIsAskedBehindTheLastPlace() throws {
    try start()
    let client = try listen(player: 3)
    _ = client.read(until: "lobby")
    tell("player/3", place: 9, #""phase":"open""#)
    _ = client.read(until: "open")
    engine.send(#"{"event":"engine","up":false}"#)
    engine.send(#"{"event":"engine","up":true}"#)
    XCTAssertTrue(engine.waitFor("watch", count: 2))
    XCTAssertEqual(engine.asked("watch").last?["from"] as? Int, 9)
    tell("players", place: 10, #""phase":"locked""#)
    XCTAssertEqual(client.read(until: "locked\"}\n\n").components(separatedBy: "locked").count, 2, "told once")
  }

  func testWhoIsTakenOutHearsNoMore() throws {
    try start()
    let client = try listen(player: 4)
    _ = client.read(until: "lobby")
    tell("player/4", place: 6, #""reason":"kicked""#)
    XCTAssertTrue(client.read(until: "\r\n0\r\n\r\n").hasSuffix("\r\n0\r\n\r\n"), "the stream ends")
  }

  func testTheLastOfEachAudienceIsNoticed() throws {
    try start()
    var clients = [try listen(player: 1), try listen(player: 2)]
    for client in clients { _ = client.read(until: "lobby") }
    clients.removeFirst()
    var place = 6
    let left = { [engine] in engine!.asked("unwatch").compactMap { $0["audience"] as? String } }
    while left().isEmpty && place < 200 {
      tell("players", place: place, #""phase":"open""#)
      place += 1
      usleep(20_000)
    }
    XCTAssertEqual(left(), ["room/\(Self.room)/player/1"], "the other one still hears what is for all")
  }

  /// A phone that does not read gets the newest, whole, and no other waits for it.
  func testASlowPhoneGetsTheNewest() throws {
    try start()
    let lazy = try listen(player: 1, receiveBuffer: 4096)
    XCTAssertTrue(engine.waitFor("watch"))
    let text = String(repeating: "x", count: 4000)
    for place in 6..<2006 { tell("players", place: place, #""text":"\#(text)""#) }
    tell("players", place: 2006, #""phase":"over""#)
    XCTAssertEqual(try engine.ask("GET", "/rooms/123456").status, 200)
    let heard = lazy.read(until: "over\"}\n\n", within: 20)
    XCTAssertTrue(heard.contains("id: 2006\n"))
    XCTAssertLessThan(heard.utf8.count, 4_000_000)
    for event in heard.components(separatedBy: "\n\n") where event.contains("data: ") {
      XCTAssertTrue(event.hasSuffix("}"), "an event is whole: \(event.suffix(80))")
    }
  }

  // MARK: Codes

  func testAClassJoinsFromOneAddress() throws {
    try start()
    for _ in 0..<300 {
      let reply = try engine.ask("POST", "/rooms/123456/players", body: #"{"name":"Ada"}"#)
      XCTAssertEqual(reply.status, 201)
    }
  }

  /// Sixty wrong codes a minute; then a stranger waits, right or wrong, and who is in does not.
  func testWhoGuessesCodesWaits() throws {
    try start()
    XCTAssertEqual(try engine.ask("GET", "/rooms/123456", ["Cookie: quizrun-\(engine.port)=1"]).status, 200)
    for number in 0..<60 {
      XCTAssertEqual(try engine.ask("GET", "/rooms/\(700_000 + number)").status, 404)
    }
    let asked = { [engine] in engine!.asked("room").count }
    let strangers = try ["999995", "999996", "999997", "999998", "123456"].map { code in
      let client = try WebClient(port: engine.port)
      client.send(WebClient.text("GET", "/rooms/\(code)", port: engine.port))
      return client
    }
    XCTAssertTrue(engine.waitFor("room", count: 62), "one look-up goes on at once")
    XCTAssertEqual(try engine.ask("GET", "/rooms/123456", ["Cookie: quizrun-\(engine.port)=1"]).status, 200)
    XCTAssertLessThan(asked(), 66, "strangers still wait for their turns")
    XCTAssertEqual(try strangers.map { try $0.reply(within: 20).status }, [404, 404, 404, 404, 200])
  }

  func testRoomsAlone() throws {
    try start(["--room", "--shown=192.168.1.20"])
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 404)
    XCTAssertEqual(try engine.ask("GET", "/rooms/123456").status, 200)
  }
}

import Foundation
import WebTesting
import XCTest

/// A browser without scripts follows every link that it finds, as owner and as guest, and sends the forms of the record.
final class PageWalkTests: XCTestCase {
  private var house: ServedHouse!

  override func setUpWithError() throws {
    house = try ServedHouse()
    XCTAssertGreaterThan(house.port, 0, house.said)
  }

  override func tearDown() { house = nil }

  private func get(_ path: String, _ cookie: String, language: String = "en") throws -> WebClient.Reply {
    try send("GET", path, cookie, language: language)
  }

  private func post(_ path: String, _ cookie: String, _ body: String) throws -> WebClient.Reply {
    try send("POST", path, cookie, body: body)
  }

  private func send(
    _ method: String, _ path: String, _ cookie: String, body: String? = nil, language: String = "en"
  ) throws -> WebClient.Reply {
    let client = try WebClient(port: house.port)
    let text = WebClient.text(
      method, path, port: house.port, ["Accept-Language: \(language)"] + (cookie.isEmpty ? [] : [cookie]), body: body)
    client.send(text.replacingOccurrences(of: "Accept: application/json", with: "Accept: text/html"))
    return try client.reply(within: 30)
  }

  /// The targets of a page's links inside of the server.
  private func links(_ page: String) -> Set<String> {
    let places = page.matches(of: /<a [^>]*href="(\/[^"]*)"/).map { String($0.1) }
    return Set(places.map { $0.replacingOccurrences(of: "&amp;", with: "&") })
  }

  private static let covers = ["/quizzes/music", "/quizzes/roman-numerals", "/quizzes/greek-letters"]

  /// Every page that can be reached, with its status.
  private func walk(_ cookie: String, language: String) throws -> [String: Int] {
    var statuses: [String: Int] = [:]
    var waiting: Set<String> = ["/"]
    var seen: [String: Set<String>] = [:]
    while let path = waiting.popFirst(), statuses.count < 200 {
      let reply: WebClient.Reply
      do { reply = try get(path, cookie, language: language) } catch {
        XCTFail("no answer to \(path): \(house.said.suffix(2000))")
        throw error
      }
      statuses[path] = reply.status
      XCTAssert(reply.body.contains("<html lang=\"\(language)\">"), path)
      XCTAssertEqual(reply.body.components(separatedBy: "<h1").count, 2, "one heading: \(path)")
      XCTAssertFalse(reply.body.contains("style="), path)
      XCTAssertEqual(
        reply.body.components(separatedBy: "<script").count,
        reply.body.components(separatedBy: "<script src=\"/assets/").count, "scripts of our own alone: \(path)")
      // Of covers and searches, which are alike, some are enough; programs and what was played among them.
      // What is printed is a file.
      for link in links(reply.body).sorted() where statuses[link] == nil && !link.hasSuffix("/print") {
        let many = ["/quizzes/", "/quizzes?", "/workshop/quizzes/", "/workshop/modes/"]
        let shape = many.first(where: link.hasPrefix) ?? link
        seen[shape, default: []].insert(link)
        let isOneOfMany = seen[shape]?.count ?? 0 > 3
        if !isOneOfMany || Self.covers.contains(link) { waiting.insert(link) }
      }
    }
    return statuses
  }

  /// Plays a quiz to its end, and begins another one.
  private func play(_ cookie: String?) throws -> (cookie: String, sitting: String) {
    let (cookie, sitting) = try house.guest(#"{"quiz":"music","seed":1}"#, cookie: cookie)
    for _ in 0..<30 {
      let open = try house.ask("GET", "/sittings/\(sitting)", [cookie]).body
      if open.contains(#""type":"result""#) { break }
      let isQuestion = open.contains(#""type":"question""#)
      let id = open.firstMatch(of: /"answers":\[\{"id":"([^"]*)"/).map { String($0.1) }
      let answer = id.map { #"["\#($0)"]"# } ?? "1"
      let line = isQuestion ? #"{"answer":\#(answer)}"# : #"{"continue":true}"#
      let reply = try house.ask("POST", "/sittings/\(sitting)", [cookie], body: line)
      if reply.status == 422 { _ = try house.ask("POST", "/sittings/\(sitting)", [cookie], body: #"{"skip":true}"#) }
    }
    let (_, other) = try house.guest(#"{"quiz":"water","seed":1}"#, cookie: cookie)
    _ = try house.ask("POST", "/sittings/\(other)", [cookie], body: #"{"skip":true}"#)
    return (cookie, sitting)
  }

  /// Everybody is led to what they may open, and to nothing else.
  func testEveryLinkLeadsSomewhere() throws {
    let (forOwners, forGuests) = (["/leaderboard", "/players", "/rooms"], ["/key", "/join"])
    for (cookie, isOwner) in [(try house.owner(), true), ("", false)] {
      let (cookie, sitting) = try play(isOwner ? cookie : nil)
      let statuses = try walk(cookie, language: isOwner ? "en" : "de")
      for path in [
        "/", "/quizzes", "/history", "/statistics", "/achievements", "/streak", "/settings", "/challenge",
        "/quizzes/music", "/sittings/\(sitting)/review",
      ] + (isOwner ? forOwners : forGuests) {
        XCTAssertNotNil(statuses[path], "no link leads to \(path)")
      }
      XCTAssertLessThan(statuses.count, 200, "it ends")
      for (path, status) in statuses { XCTAssertEqual(status, 200, path) }
    }
  }

  /// Pages for others show nothing of the owner.
  func testNobodySeesTheOwnersRecord() throws {
    let owner = try house.owner()
    XCTAssertEqual(try post("/players", owner, "do=add&name=Zacharias").header("Location"), "/players")
    XCTAssertEqual(try post("/players", owner, "do=use&name=Zacharias").status, 303)
    let (_, sitting) = try play(owner)
    XCTAssert(try get("/leaderboard", owner).body.contains("Zacharias"))
    let guest = try house.guest().cookie
    for cookie in [guest, ""] {
      XCTAssertEqual(try get("/sittings/\(sitting)/review", cookie).status, 404)
      for (path, _) in try walk(cookie, language: "en") {
        let body = try get(path, cookie).body
        XCTAssertFalse(body.contains("Zacharias") || body.contains(sitting), path)
      }
    }
  }

  func testFormsOfTheRecordWorkWithoutScripts() throws {
    let keyed = try post("/key", "", "key=\(house.key)")
    XCTAssertEqual(keyed.status, 303, keyed.body)
    XCTAssertEqual(keyed.header("Location"), "/")
    let owner = "Cookie: " + (keyed.header("Set-Cookie")?.components(separatedBy: ";").first ?? "")
    XCTAssertEqual(try post("/key", "", "key=no").status, 403)

    XCTAssertEqual(
      try post("/settings", owner, "seconds=31&daily-counts=first").header("Location"), "/settings?saved=1")
    let settings = try get("/settings?saved=1", owner).body
    XCTAssert(settings.contains(#"value="31""#) && settings.contains("Saved."), settings)
    XCTAssertEqual(try post("/settings", owner, "seconds=never").status, 422)
    XCTAssertEqual(try post("/settings", owner, "sound=touch+x").status, 403)

    XCTAssertEqual(try post("/players", owner, "do=add&name=Bo").status, 303)
    let again = try post("/players", owner, "do=add&name=Bo")
    XCTAssertEqual(again.status, 422)
    XCTAssert(again.body.contains("The name “Bo” is taken"), again.body)

    let joined = try post("/join", "", "name=Eve+%3Cb%3E")
    XCTAssertEqual(joined.status, 303, joined.body)
    let guest = "Cookie: " + (joined.header("Set-Cookie")?.components(separatedBy: ";").first ?? "")
    XCTAssert(try get("/join", guest).body.contains("Eve &lt;b&gt;"))
    XCTAssertEqual(try post("/join", guest, "name=a%2Cb").status, 422)
    for body in ["do=add&name=Mallory", "do=use&name=Bo"] {
      XCTAssertEqual(try post("/players", guest, body).status, 403)
    }
    let unset = try post("/settings", guest, "seconds=1")
    XCTAssert(unset.status == 403 && unset.body.contains("play as a guest"), unset.body)
    XCTAssert(try get("/settings", owner).body.contains(#"value="31""#))

    let daily = try post("/sittings", guest, "daily=true")
    XCTAssertEqual(daily.status, 303, daily.body)
    XCTAssertEqual(try get(daily.header("Location") ?? "", guest).status, 200)
    XCTAssertEqual(try post("/challenge", guest, "code=quizrun1-nonsense").status, 422)
  }
}

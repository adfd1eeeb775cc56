import Foundation
import WebTesting
import XCTest

/// The workshop over HTTP: by all three programs, with everybody who should not be there.
final class WorkshopServeTests: XCTestCase {
  private func quiz(_ id: String, _ word: String = "Two") -> String {
    #"{ "id": "\#(id)", "title": "T", "questions": [ { "id": "q", "kind": "text", "text": "\#(word)", "accept": ["2"] } ] }"#
  }

  /// A server with a home of its own.
  private func house() throws -> (house: ServedHouse, home: URL) {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    let quizzes = home.appendingPathComponent("quizzes")
    try FileManager.default.createDirectory(at: quizzes, withIntermediateDirectories: true)
    try (quiz("tour") + "\n").write(to: quizzes.appendingPathComponent("tour.json"), atomically: true, encoding: .utf8)
    let data = self.data(home)
    addTeardownBlock {
      try? FileManager.default.removeItem(at: home)
      try? FileManager.default.removeItem(atPath: data)
    }
    let house = try ServedHouse(home: home, data: data)
    XCTAssertGreaterThan(house.port, 0, house.said)
    return (house, home)
  }

  /// The folder of the record, beside that of quizzes and modes.
  private func data(_ home: URL) -> String { home.path + "-data" }

  private func object(_ reply: WebClient.Reply) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(reply.body.utf8))) as? [String: Any] ?? [:]
  }

  private func body(_ quiz: String, _ etag: String?) -> String {
    "{\"quiz\":\(quiz)" + (etag.map { ",\"etag\":\"\($0)\"" } ?? "") + "}"
  }

  func testAQuizIsReadChangedAndRemoved() throws {
    let (house, home) = try house()
    let owner = try house.owner()
    let list = try house.ask("GET", "/workshop/quizzes", [owner])
    XCTAssertEqual(list.status, 200, list.body)
    let row = (object(list)["quizzes"] as? [[String: Any]])?.first
    XCTAssertEqual(row?["id"] as? String, "tour")
    XCTAssertEqual(row?["writable"] as? Bool, true)

    let read = try house.ask("GET", "/workshop/quizzes/tour", [owner])
    let etag = try XCTUnwrap(object(read)["etag"] as? String)
    XCTAssertTrue(read.body.contains("\"quiz\":{\"id\":\"tour\""), read.body)
    let saved = try house.ask("PUT", "/workshop/quizzes/tour", [owner], body: body(quiz("tour", "Zwei"), etag))
    XCTAssertEqual(saved.status, 200, saved.body)
    XCTAssertNotNil(object(saved)["findings"])
    let path = home.appendingPathComponent("quizzes/tour.json")
    XCTAssertEqual(try String(contentsOf: path, encoding: .utf8), quiz("tour", "Zwei") + "\n")

    let late = try house.ask("PUT", "/workshop/quizzes/tour", [owner], body: body(quiz("tour", "Drei"), etag))
    XCTAssertEqual(late.status, 409)
    XCTAssertNotNil(object(late)["quiz"], late.body)
    let there = try house.ask("PUT", "/workshop/quizzes/tour", [owner], body: body(quiz("tour"), nil))
    XCTAssertEqual(there.status, 409)
    let wrong = try house.ask("PUT", "/workshop/quizzes/new", [owner], body: body(#"{"id":"new"}"#, nil))
    XCTAssertEqual(wrong.status, 422)
    XCTAssertNotNil(object(wrong)["findings"], wrong.body)
    XCTAssertEqual(try house.ask("PUT", "/workshop/quizzes/new", [owner], body: "nonsense").status, 400)

    let versions = try house.ask("GET", "/workshop/quizzes/tour/versions", [owner])
    let first = try XCTUnwrap((object(versions)["versions"] as? [[String: Any]])?.first?["n"] as? Int, versions.body)
    let back = try house.ask("POST", "/workshop/quizzes/tour/versions/\(first)", [owner])
    XCTAssertEqual(back.status, 200, back.body)
    XCTAssertEqual(try String(contentsOf: path, encoding: .utf8), quiz("tour") + "\n")

    let now = try XCTUnwrap(object(back)["etag"] as? String)
    XCTAssertEqual(try house.ask("DELETE", "/workshop/quizzes/tour", [owner]).status, 422)
    XCTAssertEqual(try house.ask("DELETE", "/workshop/quizzes/tour", [owner, "If-Match: \"\(etag)x\""]).status, 409)
    XCTAssertEqual(try house.ask("DELETE", "/workshop/quizzes/tour", [owner, "If-Match: \"\(now)\""]).status, 204)
    XCTAssertEqual(try house.ask("GET", "/workshop/quizzes/tour", [owner]).status, 404)
    let entrance = try house.ask("GET", "/workshop", [owner, "Accept: text/html, application/json;q=0"])
    XCTAssertTrue(entrance.body.contains("href=\"/workshop/quizzes/tour/versions\""), entrance.body)
  }

  func testABrokenFileAndAModeThatDoesNotLoad() throws {
    let (house, home) = try house()
    let owner = try house.owner()
    let broken = home.appendingPathComponent("quizzes/bad.json")
    try "{ \"id\":".write(to: broken, atomically: true, encoding: .utf8)
    let read = try house.ask("GET", "/workshop/quizzes/bad", [owner])
    XCTAssertEqual(read.status, 422)
    XCTAssertEqual(object(read)["source"] as? String, "{ \"id\":")

    let saved = try house.ask("PUT", "/workshop/modes/mine", [owner], body: #"{"source":"return {\n  api = 1,"}"#)
    XCTAssertEqual(saved.status, 200, saved.body)
    let findings = object(saved)["findings"] as? [[String: Any]] ?? []
    XCTAssertTrue(findings.contains { $0["line"] is Int && $0["column"] is Int && $0["message"] is String }, saved.body)
    let mode = try house.ask("GET", "/workshop/modes/mine", [owner])
    XCTAssertEqual(object(mode)["source"] as? String, "return {\n  api = 1,")
  }

  /// A mode that loops is told as failed, and others are answered before that: had they to wait, there would be one.
  func testAModeThatLoopsHoldsNobodyUp() throws {
    let (house, _) = try house()
    let owner = try house.owner()
    let source =
      "local e = { quiz = { title = 't', questions = { { id = 'a', kind = 'truefalse', text = 'x', correct = true } } }, "
      + "responses = {}, expect = {} } "
      + "return { api = 1, start = function() while true do end end, examples = { e, e, e, e, e, e, e, e } }"
    let body = String(decoding: try JSONSerialization.data(withJSONObject: ["source": source]), as: UTF8.self)
    XCTAssertEqual(try house.ask("PUT", "/workshop/modes/loop", [owner], body: body).status, 200)
    let client = try WebClient(port: house.port)
    client.send(WebClient.text("POST", "/workshop/modes/loop/test", port: house.port, [owner], body: "{}"))
    var (answered, told) = (0, nil as WebClient.Reply?)
    while told == nil, answered < 10_000 {
      XCTAssertEqual(try house.ask("GET", "/quizzes").status, 200)
      answered += 1
      told = try? client.reply(within: 0.01)
    }
    let reply = try XCTUnwrap(told)
    XCTAssertGreaterThan(answered, 1, "others are answered while it loops")
    XCTAssertEqual(reply.status, 200, reply.body)
    XCTAssertTrue(reply.body.contains("\"passed\":false") || reply.body.contains("\"error\""), reply.body)
  }

  /// A quiz of 3 MB is checked, and saved, while others are answered.
  func testACheckOfALargeQuizHoldsNobodyUp() throws {
    let (house, home) = try house()
    let owner = try house.owner()
    let questions = (0..<6000).map { number in
      #"{"id":"q\#(number)","kind":"single","text":"What is **bold** \#(number) and $\\frac{\#(number)}{2}$?","explanation":"\#(String(repeating: "See `x`. ", count: 30))","answers":[{"id":"a","text":"$x^{\#(number)}$","correct":true},{"id":"b","text":"*it* \#(number)"}]}"#
    }
    let large = #"{"id":"large","title":"T","markup":"markdown","questions":[\#(questions.joined(separator: ","))]}"#
    XCTAssertGreaterThan(large.utf8.count, 2_500_000)
    for (method, path) in [("POST", "/workshop/quizzes/large/check"), ("PUT", "/workshop/quizzes/large")] {
      let client = try WebClient(port: house.port)
      client.send(WebClient.text(method, path, port: house.port, [owner], body: body(large, nil)))
      var (answered, reply) = (0, nil as WebClient.Reply?)
      while reply == nil, answered < 10_000 {
        XCTAssertEqual(try house.ask("GET", "/quizzes").status, 200)
        answered += 1
        reply = try? client.reply(within: 0.01)
      }
      let status = try XCTUnwrap(reply).status
      XCTAssertEqual(status, 200, String(reply?.body.prefix(300) ?? ""))
      XCTAssertGreaterThan(answered, 1, "\(method): others are answered while it works")
    }
    XCTAssertTrue(FileManager.default.fileExists(atPath: home.appendingPathComponent("quizzes/large.json").path))
  }

  /// Programs get messages in the language that they ask for.
  func testMessagesAreInTheLanguageOfTheAsker() throws {
    let (house, _) = try house()
    let owner = try house.owner()
    let empty = #"{"id":"new","title":"T","questions":[]}"#
    let samples = [
      ("de,en;q=0.5", "„questions“ des Quiz ist leer", "ein Quiz „nothing“ gibt es nicht"),
      ("en", "'questions' of the quiz is empty", "there is no quiz 'nothing'"),
    ]
    for (language, finding, unknown) in samples {
      let headers = [owner, "Accept-Language: \(language)"]
      let refused = try house.ask("PUT", "/workshop/quizzes/new", headers, body: body(empty, nil))
      XCTAssertEqual(refused.status, 422)
      let messages = (object(refused)["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
      XCTAssertTrue(messages.contains { $0.hasPrefix(finding) }, "\(messages)")
      XCTAssertTrue((object(refused)["message"] as? String ?? "").contains(finding), refused.body)
      let gone = try house.ask("GET", "/workshop/quizzes/nothing", headers)
      XCTAssertEqual(object(gone)["message"] as? String, unknown)
    }
  }

  func testLongBodiesComeWholeAndTooLongOnesAreRefused() throws {
    let (house, home) = try house()
    let owner = try house.owner()
    let long = quiz("long", String(repeating: "a word and another ", count: 150_000 / 19))
    let saved = try house.ask("PUT", "/workshop/quizzes/long", [owner], body: body(long, nil))
    XCTAssertEqual(saved.status, 200, String(saved.body.prefix(300)))
    XCTAssertTrue(FileManager.default.fileExists(atPath: home.appendingPathComponent("quizzes/long.json").path))
    let most = 4 << 20
    let tooLong = try house.ask(
      "PUT", "/workshop/quizzes/x", [owner], body: String(repeating: " ", count: most + 1), within: 60)
    XCTAssertEqual(tooLong.status, 413)
    // For all others there is nothing, however long.
    let stranger = try WebClient(port: house.port)
    stranger.send(
      "PUT /workshop/quizzes/x HTTP/1.1\r\nHost: 127.0.0.1:\(house.port)\r\nAccept: application/json\r\n"
        + "Content-Length: \(most + 1)\r\n\r\n")
    XCTAssertEqual(try stranger.reply().status, 404)
    let csv = "question,answer\n" + (0..<4000).map { "What is \($0) plus \($0)?,\(2 * $0)\n" }.joined()
    let imported = try house.ask("POST", "/workshop/import?name=sums.csv", [owner], body: csv, within: 60)
    XCTAssertEqual(imported.status, 200, String(imported.body.prefix(300)))
  }

  /// Everybody else, with every method at every path, changes and learns nothing.
  func testNobodyElseFindsAnything() throws {
    let (house, home) = try house()
    let owner = try house.owner()
    let guest = try house.guest(#"{"quiz":"tour","seed":1}"#).cookie
    let opened = try house.ask("POST", "/rooms", [owner], body: #"{"quizzes":["tour"]}"#)
    let code = object(opened)["code"] as? String ?? ""
    let joined = try house.ask("POST", "/rooms/\(code)/players", body: #"{"name":"Ada"}"#)
    XCTAssertEqual(joined.status, 201, joined.body)
    let player = "Cookie: " + (joined.header("Set-Cookie")?.components(separatedBy: ";").first ?? "")
    let before = try tree(home)
    let roles: [(name: String, headers: [String], status: Int)] = [
      ("nobody", [], 404), ("guest", [guest], 404), ("player of a room", [player], 404),
      ("foreign page", [owner, "Origin: http://evil.example"], 403),
      ("foreign page without an origin", [owner, "Sec-Fetch-Site: cross-site"], 403),
      ("made-up cookie", ["Cookie: quizrun-\(house.port)=" + String(repeating: "a", count: 43)], 404),
    ]
    let paths = [
      "/workshop", "/workshop/quizzes", "/workshop/quizzes/tour", "/workshop/quizzes/tour/versions",
      "/workshop/quizzes/tour/versions/1", "/workshop/quizzes/tour/media/a.png", "/workshop/modes",
      "/workshop/modes/tour", "/workshop/modes/tour/test", "/workshop/quizzes/tour/draft",
      "/workshop/import?name=a.csv",
    ]
    var count = 0
    for role in roles {
      for path in paths {
        for method in ["GET", "PUT", "POST", "DELETE"] {
          if role.status == 403, method == "GET" { continue }
          for face in [[], ["Accept: text/html, application/json;q=0"]] {
            let sent = method == "GET" ? nil : body(quiz("tour"), nil)
            let reply = try house.ask(method, path, role.headers + face, body: sent)
            XCTAssertEqual(reply.status, role.status, "\(role.name): \(method) \(path)")
            XCTAssertFalse(reply.body.contains("etag"), reply.body)
            count += 1
          }
        }
      }
    }
    XCTAssertGreaterThan(count, 200)
    XCTAssertEqual(try tree(home), before)
  }

  /// What an installed mode brings is copied with its pictures.
  func testACopyBringsItsPicturesAlong() throws {
    let (house, home) = try house()
    let owner = try house.owner()
    let installed = home.appendingPathComponent("plugins/mm/quizzes")
    try FileManager.default.createDirectory(
      at: installed.appendingPathComponent("img"), withIntermediateDirectories: true)
    try Data("return { api = 1 }".utf8).write(to: home.appendingPathComponent("plugins/mm/mm.lua"))
    try Data(base64Encoded: "iVBORw0KGgo=")?.write(to: installed.appendingPathComponent("img/a.png"))
    let picture = quiz("pic").replacingOccurrences(of: "\"title\"", with: #""image": "img/a.png", "title""#)
    try Data(picture.utf8).write(to: installed.appendingPathComponent("pic.json"))
    let read = try house.ask("GET", "/workshop/quizzes/pic", [owner])
    XCTAssertEqual(read.status, 200, read.body)
    let saved = try house.ask("PUT", "/workshop/quizzes/pic", [owner], body: read.body)
    XCTAssertEqual(saved.status, 200, saved.body)
    XCTAssertFalse(saved.body.contains("is not there"), saved.body)
    XCTAssertTrue(FileManager.default.fileExists(atPath: home.appendingPathComponent("quizzes/img/a.png").path))
  }

  /// The owner's own odd requests lead nowhere outside.
  func testOddNamesAreNotThere() throws {
    let (house, home) = try house()
    let owner = try house.owner()
    let before = try tree(home)
    for name in [
      "..%2fx", "%2e%2e", "a%2fb", "A", "%00", "a.b", "a%20b", "%C3%A4", ".htaccess", String(repeating: "a", count: 65),
    ] {
      for path in ["quizzes/\(name)", "modes/\(name)", "quizzes/tour/media/\(name)"]
      where !(path.contains("media") && name == "a.b") {
        let reply = try house.ask("PUT", "/workshop/\(path)", [owner], body: body(quiz("x"), nil))
        XCTAssertEqual(reply.status, 404, path)
      }
    }
    let wrong = try house.ask("PATCH", "/workshop/quizzes/tour", [owner])
    XCTAssertEqual(wrong.status, 405)
    XCTAssertEqual(wrong.header("Allow"), "GET, HEAD, PUT, DELETE")
    XCTAssertEqual(try house.ask("GET", "/workshop", [owner]).status, 406)
    XCTAssertEqual(try house.ask("PUT", "/workshop/quizzes/tour/media/a.png", [owner], body: "<svg/>").status, 415)
    XCTAssertEqual(try tree(home), before)
  }

  /// Every program killed while it saves: the file is the old one or the new one, and what was acknowledged stays.
  func testKillsWhileSavingLoseNothing() throws {
    let kills = Int(ProcessInfo.processInfo.environment["QUIZRUN_TEST_KILLS"] ?? "") ?? 12
    var (house, home) = try house()
    var owner = try house.owner()
    let path = home.appendingPathComponent("quizzes/tour.json")
    var chance = SystemRandomNumberGenerator()
    // A save that nobody was told of may still be done by the engine when the next one is on its way.
    var unanswered: String?
    for round in 0..<kills {
      // A program that lived for a second is started anew at once; with many kills the pauses would grow to ten seconds.
      if kills > 12 { usleep(600_000) }
      let read = try house.askUntilAnswered("GET", "/workshop/quizzes/tour", [owner])
      let etag = try XCTUnwrap(object(read)["etag"] as? String, read.body)
      let old = try String(contentsOf: path, encoding: .utf8)
      let new = quiz("tour", "Round \(round) " + String(repeating: "x", count: 20_000)) + "\n"
      let client = try WebClient(port: house.port)
      client.send(
        WebClient.text("PUT", "/workshop/quizzes/tour", port: house.port, [owner], body: body(new, etag)))
      usleep(UInt32.random(in: 0..<80_000, using: &chance))
      // The engine, the server, and the program that started both, which is started anew by its owner.
      let (engine, server) = (house.children["quizrun"], house.children["quizrun-serve"])
      let victim = [engine, server, house.process.processIdentifier][round % 3]
      if let victim { kill(victim, SIGKILL) }
      let reply = try? client.reply(within: 10)
      if round % 3 == 2 {
        house = try ServedHouse(home: home, data: data(home))
        XCTAssertGreaterThan(house.port, 0, house.said)
        owner = try house.owner()
      }
      _ = try house.askUntilAnswered("GET", "/workshop/quizzes/tour", [owner])
      let now = try String(contentsOf: path, encoding: .utf8)
      let found = now.firstMatch(of: /Round [0-9]+/)?.output ?? now.prefix(80)
      XCTAssertTrue([old, new, unanswered].contains(now), "round \(round): \(found), \(now.utf8.count) bytes")
      unanswered = reply == nil ? new : nil
      if reply?.status == 200 { XCTAssertEqual(now, new, "round \(round)") }
    }
    // An editor saves in between, and nothing of it is lost.
    let read = try house.askUntilAnswered("GET", "/workshop/quizzes/tour", [owner])
    try quiz("tour", "Editor").write(to: path, atomically: true, encoding: .utf8)
    let late = try house.ask(
      "PUT", "/workshop/quizzes/tour", [owner], body: body(quiz("tour"), object(read)["etag"] as? String))
    XCTAssertEqual(late.status, 409, late.body)
    XCTAssertEqual(try String(contentsOf: path, encoding: .utf8), quiz("tour", "Editor"))
  }

  /// All files below a folder with their texts.
  private func tree(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let walk = FileManager.default.enumerator(atPath: folder.path)
    while let name = walk?.nextObject() as? String {
      files[name] = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
    }
    return files
  }
}

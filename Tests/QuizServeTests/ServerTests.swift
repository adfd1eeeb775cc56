import Foundation
import WebTesting
import XCTest

/// The server over real connections.
final class ServerTests: XCTestCase {
  private var engine: FakeEngine!
  static let sitting = "01JD0000000000000000000000"
  private var path: String { "/sittings/\(Self.sitting)" }

  private func start(_ arguments: [String] = [], answer: @escaping FakeEngine.Answer = { _ in [:] }) throws {
    engine = try FakeEngine(arguments, answer: answer)
    XCTAssertGreaterThan(engine.port, 0, "it did not say hello: \(engine.said)")
  }

  override func tearDown() {
    engine?.stop()
    engine = nil
  }

  func testOneConnectionCarriesManyRequests() throws {
    try start { ["objects": [["op": $0["op"] ?? "", "body": $0["body"] ?? ""]]] }
    let client = try WebClient(port: engine.port)
    for number in 1...20 {
      client.send(WebClient.text("POST", path, port: engine.port, body: "{\"step\":\(number)}"))
      let reply = try client.reply()
      XCTAssertEqual(reply.status, 200)
      XCTAssertTrue(reply.body.contains("\\\"step\\\":\(number)}"), reply.body)
      client.send(WebClient.text("GET", path, port: engine.port))
      XCTAssertTrue(try client.reply().body.contains("show"))
      client.send(WebClient.text("GET", "/nothing", port: engine.port))
      XCTAssertEqual(try client.reply().status, 404)
    }
    XCTAssertTrue(engine.says(" POST \(path) 200 "), engine.said)
  }

  func testRequestsInOneBreathAreAnsweredInTurn() throws {
    try start { ["objects": [["quiz": $0["quiz"] ?? ""]]] }
    let client = try WebClient(port: engine.port)
    client.send((1...5).map { WebClient.text("GET", "/quizzes/q\($0)", port: engine.port) }.joined())
    for number in 1...5 { XCTAssertEqual(try client.reply().body, "{\"quiz\":\"q\(number)\"}\n") }
  }

  func testHeadHasNoBody() throws {
    try start()
    let client = try WebClient(port: engine.port)
    client.send(WebClient.text("HEAD", "/quizzes", port: engine.port))
    XCTAssertTrue(client.read(until: "\r\n\r\n").hasSuffix("\r\n\r\n"))
    XCTAssertEqual(client.read(until: "more", within: 0.2).components(separatedBy: "\r\n\r\n").last, "")
  }

  func testWhatIsTooLongOrBroken() throws {
    try start()
    let long = String(repeating: "a", count: 70_000)
    XCTAssertEqual(try engine.ask("POST", "/sittings", body: long).status, 413)
    let client = try WebClient(port: engine.port)
    let chunk = String(repeating: "a", count: 4096)
    client.send(WebClient.text("POST", "/sittings", port: engine.port, ["Transfer-Encoding: chunked"]))
    for _ in 0..<20 { client.send("1000\r\n\(chunk)\r\n") }
    client.send("0\r\n\r\n")
    XCTAssertEqual(try client.reply().status, 413)
    let most = String(repeating: "a", count: 65_536)
    XCTAssertEqual(try engine.ask("POST", "/sittings", body: most).status, 201)
    XCTAssertEqual(try engine.ask("GET", "/quizzes", ["X: " + String(repeating: "a", count: 8200)]).status, 431)
    XCTAssertEqual(try engine.ask("GET", "/quizzes", ["X: " + String(repeating: "a", count: 60_000)]).status, 431)
    XCTAssertEqual(try engine.ask("GET", "/quizzes", ["X: " + String(repeating: "a", count: 7500)]).status, 200)
    for text in [
      "nonsense\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\r\n\r\n",
      "GET /quizzes HTTP/1.1\r\nX\r\n\r\n",
    ] {
      let client = try WebClient(port: engine.port)
      client.send(text)
      let status = (try? client.reply(within: 2))?.status ?? 400
      XCTAssertTrue([400, 403, 505].contains(status), "\(text.debugDescription): \(status)")
    }
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 200, "it still answers")
  }

  /// A request that the library would refuse by itself gets one answer, with the headers of every answer.
  func testARequestThatNamesNoServerGetsOneAnswer() throws {
    try start()
    for (text, status) in [
      ("GET /quizzes HTTP/1.1\r\n\r\n", 400), ("GET /quizzes HTTP/1.0\r\n\r\n", 400),
      ("POST /sittings HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}", 400),
      ("GET /a b HTTP/1.1\r\nHost: 127.0.0.1:\(engine.port)\r\n\r\n", 404),
    ] {
      let client = try WebClient(port: engine.port)
      client.send(text)
      let reply = try client.reply(within: 2)
      XCTAssertEqual(reply.status, status, text)
      XCTAssertNotNil(reply.header("content-security-policy"), reply.head)
      XCTAssertFalse(reply.body.contains("HTTP/1."), reply.body)
      XCTAssertEqual(reply.head.lowercased().components(separatedBy: "content-length").count, 2, reply.head)
    }
  }

  func testABodyThatGrowsInTheLineOfThePipe() throws {
    try start()
    let controls = String(repeating: "\u{1}", count: 60_000)
    XCTAssertEqual(try engine.ask("POST", "/sittings", body: controls).status, 413, "256 KB are the longest line")
  }

  func testTheEngineIsAway() throws {
    try start { $0["op"] as? String == "show" ? nil : [:] }
    let client = try WebClient(port: engine.port)
    client.send(WebClient.text("GET", path, port: engine.port))
    XCTAssertTrue(engine.waitFor("show"))
    engine.send(#"{"event":"engine","up":false}"#)
    let reply = try client.reply()
    XCTAssertEqual(reply.status, 503)
    XCTAssertEqual(reply.header("Retry-After"), "1")
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 503)
    engine.send(#"{"event":"engine","up":true}"#)
    let deadline = Date().addingTimeInterval(5)
    while try engine.ask("GET", "/quizzes").status != 200 && Date() < deadline {}
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 200)
  }

  func testLinesThatNobodyAskedFor() throws {
    try start()
    for line in [
      "", "nonsense", "[]", "{}", #"{"id":7,"status":200}"#, #"{"id":"x","status":200}"#, "\u{0}", #"{"event":5}"#,
      #"{"event":"sitting"}"#, #"{"event":"unheard","to":[1],"objects":[3]}"#, String(repeating: "x", count: 100_000),
    ] { engine.send(line) }
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 200)
  }

  func testTooMuchIsWaiting() throws {
    try start()
    engine.gate.lock()
    let body = String(repeating: "a", count: 60_000)
    let clients = try (0..<160).map { _ in try WebClient(port: engine.port) }
    for client in clients { client.send(WebClient.text("POST", "/sittings", port: engine.port, body: body)) }
    XCTAssertTrue(clients.contains { (try? $0.reply(within: 0.05))?.status == 503 }, "somebody was sent away")
    engine.gate.unlock()
    XCTAssertTrue(engine.waitFor("open", count: 130))
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 200)
  }

  func testItEndsWithItsInput() throws {
    try start()
    kill(engine.pid, SIGINT)
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 200, "SIGINT is for the parent")
    engine.closeInput()
    XCTAssertEqual(engine.exitCode(), 0)
  }

  func testSIGTERMEndsIt() throws {
    try start()
    kill(engine.pid, SIGTERM)
    XCTAssertEqual(engine.exitCode(), 0)
  }

  func testPictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = String(repeating: "0a", count: 32)
    try Data("PNG".utf8).write(to: folder.appendingPathComponent("\(name).png"))
    let link = String(repeating: "0b", count: 32)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("\(link).png"), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    let inside = folder.appendingPathComponent("\(String(repeating: "0c", count: 32)).png")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    XCTAssertEqual(mkfifo(folder.appendingPathComponent("\(String(repeating: "0d", count: 32)).png").path, 0o600), 0)
    try start(["--media=\(folder.path)"])
    let reply = try engine.ask("GET", "/media/\(name).png")
    XCTAssertEqual(reply.body, "PNG")
    XCTAssertEqual(reply.header("Content-Type"), "image/png")
    XCTAssertEqual(reply.header("X-Content-Type-Options"), "nosniff")
    for pair in ["0b", "0c", "0d", "0e"] {
      XCTAssertEqual(try engine.ask("GET", "/media/\(String(repeating: pair, count: 32)).png").status, 404, pair)
    }
    XCTAssertEqual(try engine.ask("GET", "/media/../media/\(name).png").status, 404)
  }
}

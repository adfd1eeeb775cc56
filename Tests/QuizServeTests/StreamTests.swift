import Foundation
import WebTesting
import XCTest

/// Events on their way to those who listen.
final class StreamTests: XCTestCase {
  private var engine: FakeEngine!
  private let sitting = ServerTests.sitting

  private func start(answer: @escaping FakeEngine.Answer = { _ in [:] }) throws {
    engine = try FakeEngine(answer: answer)
    XCTAssertGreaterThan(engine.port, 0, "it did not say hello: \(engine.said)")
  }

  override func tearDown() {
    engine?.stop()
    engine = nil
  }

  private func listen(_ headers: [String] = [], receiveBuffer: Int32? = nil) throws -> WebClient {
    let client = try WebClient(port: engine.port, receiveBuffer: receiveBuffer)
    client.send(WebClient.text("GET", "/sittings/\(sitting)/events", port: engine.port, headers))
    return client
  }

  private func event(_ text: String) -> String {
    #"{"event":"sitting","to":["sitting/\#(sitting)"],"objects":[{"text":"\#(text)"}]}"#
  }

  func testWhoMayListenHears() throws {
    try start()
    let (one, other) = (try listen(), try listen())
    for client in [one, other] {
      let head = client.read(until: "ping")
      XCTAssertTrue(head.hasPrefix("HTTP/1.1 200"), head)
      XCTAssertTrue(head.lowercased().contains("content-type: text/event-stream"), head)
    }
    engine.send(event("hello"))
    for client in [one, other] {
      XCTAssertTrue(client.read(until: "hello").contains("id: 1\ndata: {\"text\":\"hello\"}\n\n"))
    }
    XCTAssertEqual(
      engine.asked("watch").map { $0["audience"] as? String }, ["sitting/\(sitting)", "sitting/\(sitting)"])
  }

  func testWhoMayNotIsTold() throws {
    try start { $0["op"] as? String == "watch" ? ["status": 404, "message": "there is no such sitting"] : [:] }
    XCTAssertEqual(try listen().reply().status, 404)
  }

  func testTheLastWhoLeavesIsNoticed() throws {
    try start()
    var clients = [try listen(), try listen()]
    for client in clients { _ = client.read(until: "ping") }
    clients.removeFirst()
    engine.send(event("one"))
    engine.send(event("two"))
    usleep(300_000)
    XCTAssertEqual(engine.asked("unwatch").count, 0)
    clients.removeAll()
    for _ in 0..<5 {
      engine.send(event("three"))
      usleep(50_000)
    }
    XCTAssertTrue(engine.waitFor("unwatch"))
  }

  func testASittingThatWentAwayEndsTheStream() throws {
    try start { $0["op"] as? String == "show" ? ["status": 404, "message": "discarded"] : [:] }
    let client = try listen()
    _ = client.read(until: "ping")
    engine.send(#"{"event":"left","to":["sitting/\#(sitting)"]}"#)
    XCTAssertTrue(client.read(until: "discarded").contains("\"type\":\"error\""))
    XCTAssertTrue(client.read(until: "\r\n0\r\n\r\n").hasSuffix("\r\n0\r\n\r\n"), "the last piece of the answer")
  }

  func testListenersGoOnWithANewEngine() throws {
    try start { $0["op"] as? String == "show" ? ["objects": [["text": "now"]]] : [:] }
    let client = try listen()
    _ = client.read(until: "ping")
    engine.send(#"{"event":"engine","up":false}"#)
    engine.send(#"{"event":"engine","up":true}"#)
    XCTAssertTrue(engine.waitFor("watch", count: 2))
    XCTAssertTrue(client.read(until: "now").contains("{\"text\":\"now\"}"))
    engine.send(event("later"))
    XCTAssertTrue(client.read(until: "later").contains("later"))
  }

  func testComingBackTellsWhatStandsNow() throws {
    try start { $0["op"] as? String == "show" ? ["objects": [["text": "now"]]] : [:] }
    XCTAssertTrue(try listen(["Last-Event-ID: 7"]).read(until: "now").contains("{\"text\":\"now\"}"))
  }

  func testAVisitorWhoNeverReadsDisturbsNobody() throws {
    try start { $0["op"] as? String == "show" ? ["objects": [["text": "caught up"]]] : [:] }
    let (lazy, eager) = (try listen(receiveBuffer: 4096), try listen())
    _ = eager.read(until: "ping")
    usleep(100_000)
    let text = String(repeating: "x", count: 4000)
    for number in 0..<2000 { engine.send(event("\(text)\(number)!")) }
    XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 200)
    XCTAssertTrue(lazy.read(until: "caught up", within: 20).contains("caught up"), "what stands now, at last")
    engine.send(event("after"))
    XCTAssertTrue(lazy.read(until: "after").contains("after"))
  }
}

import Foundation
import WebTesting
import XCTest

/// Many visitors, and slow ones: the others do not notice.
final class HordeTests: XCTestCase {
  private var engine: FakeEngine!

  override func setUpWithError() throws {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, 8192)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    try XCTSkipIf(limit.rlim_cur < 2600, "this machine allows too few open files")
    engine = try FakeEngine()
  }

  override func tearDown() {
    engine?.stop()
    engine = nil
  }

  /// Others are answered meanwhile; a request that waited for those who send nothing would wait longer than a client does.
  private func othersAreAnswered() throws {
    for _ in 0..<50 { XCTAssertEqual(try engine.ask("GET", "/quizzes").status, 200) }
  }

  func testTwoThousandIdleConnections() throws {
    let beginnings = [
      "", "G", "GET /quizzes HTTP/1.1\r\n", "GET /quizzes HTTP/1.1\r\nHost: 127.0.0.1:\(engine.port)\r\nX: ",
    ]
    let idle = try (0..<2000).map { number in
      let client = try WebClient(port: engine.port)
      client.send(beginnings[number % beginnings.count])
      return client
    }
    try othersAreAnswered()
    // A client that drips a byte now and then is cut off in the end.
    let begin = Date()
    let dripping = Array(idle.suffix(8))
    while Date().timeIntervalSince(begin) < 15, dripping.contains(where: { !$0.ends(within: 0.01) }) {
      for client in dripping { client.send("a") }
      usleep(500_000)
    }
    for client in dripping {
      XCTAssertTrue(client.ends(within: 1), "still open after \(Date().timeIntervalSince(begin)) s")
    }
    XCTAssertGreaterThan(Date().timeIntervalSince(begin), 5, "ten seconds are theirs")
    for client in idle.prefix(50) { XCTAssertTrue(client.ends(within: 5)) }
    try othersAreAnswered()
  }

  func testABodyThatNeverComes() throws {
    let client = try WebClient(port: engine.port)
    client.send(WebClient.text("POST", "/sittings", port: engine.port, ["Content-Length: 100"]) + "half")
    try othersAreAnswered()
    XCTAssertTrue(client.ends(within: 14))
    XCTAssertEqual(engine.asked("open").count, 0)
  }
}

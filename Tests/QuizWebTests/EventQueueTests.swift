import JSONText
import QuizWeb
import QuizWire
import XCTest

final class EventQueueTests: XCTestCase {
  private func text(_ queue: inout EventQueue, _ most: Int = 1 << 20) -> String {
    String(decoding: queue.take(most), as: UTF8.self)
  }

  func testEventsAreFramed() {
    var queue = EventQueue()
    queue.add(["type": "timeout", "step": 2])
    queue.add(["text": "a\nb"])
    XCTAssertEqual(
      text(&queue), "id: 1\ndata: {\"type\":\"timeout\",\"step\":2}\n\nid: 2\ndata: {\"text\":\"a\\nb\"}\n\n")
    XCTAssertTrue(queue.isEmpty)
    queue.ping()
    queue.ping()
    XCTAssertEqual(text(&queue), ": ping\n\n")
  }

  func testPiecesMakeTheWhole() {
    var (one, other) = (EventQueue(), EventQueue())
    for number in 0..<20 {
      one.add(["n": .int(number)])
      other.add(["n": .int(number)])
    }
    var pieces = ""
    while !other.isEmpty { pieces += text(&other, 7) }
    XCTAssertEqual(pieces, text(&one))
  }

  func testWhoDoesNotReadLosesAllButWhatWasBegun() {
    var queue = EventQueue()
    let object: JSONValue = ["text": .text(String(repeating: "x", count: 1000))]
    queue.add(object)
    let begun = text(&queue, 10)
    for _ in 0..<100 { queue.add(object) }
    XCTAssertTrue(queue.hasLost)
    let rest = text(&queue)
    XCTAssertEqual((begun + rest).components(separatedBy: "data:").count, 2)
    XCTAssertTrue(rest.hasSuffix("\n\n"))
    queue.add(object)
    XCTAssertTrue(queue.isEmpty, "until it is told anew")
    queue.catchUp(EngineReply(id: 1, status: 404, message: "gone"))
    XCTAssertTrue(text(&queue).hasSuffix("data: {\"type\":\"error\",\"message\":\"gone\"}\n\n"))
  }

  func testALogHasOneLineAndNoSecrets() {
    let asked = Asked(
      method: "GET", target: "/quizzes/a\u{1B}[2J\n\"x\"?key=SECRET", headers: ["Cookie": "quizrun-8420=SECRET"])
    var log = AccessLog(asked.settings)
    let line = log.line(asked.request, status: 200, bytes: 12, milliseconds: 3, at: 1_795_389_000)
    XCTAssertEqual(line, "2026-11-22T23:10:00Z 127.0.0.1 GET /quizzes/a%1B[2J%0A%22x%22 200 12 3ms")
    let long = Asked(target: "/" + String(repeating: "é", count: 5000))
    XCTAssertLessThan(log.line(long.request, status: 404, bytes: 0, milliseconds: 0, at: 0).utf8.count, 700)
  }

  func testTimesOfTheLog() {
    let cases = [
      (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
    ]
    var log = AccessLog(Asked().settings)
    for (seconds, text) in cases {
      let line = log.line(Asked().request, status: 0, bytes: 0, milliseconds: 0, at: seconds)
      XCTAssertEqual(String(line.prefix(20)), text)
    }
  }
}

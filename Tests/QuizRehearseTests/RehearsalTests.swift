import JSONText
import QuizPlay
import QuizWire
import XCTest

@testable import quizrun_rehearse

/// Tests what the bots of a rehearsal read and draw.
final class RehearsalTests: XCTestCase {
  private static let whole = Array(
    ("HTTP/1.1 201 Created\r\nContent-Length: 12\r\nSet-Cookie: q=abc; HttpOnly\r\n\r\n{\"player\":1}"
      + "HTTP/1.1 409 Conflict\r\ncontent-length: 2\r\n\r\nno").utf8)

  /// However the bytes are split, the same two answers come out.
  func testAnswersInPieces() {
    for size in 1...Self.whole.count {
      var reader = ReplyReader()
      var found: [(Int, String)] = []
      var body: [UInt8] = []
      for start in stride(from: 0, to: Self.whole.count, by: size) {
        var piece = Self.whole[start..<min(Self.whole.count, start + size)]
        while let part = reader.take(piece) {
          body += part
          guard reader.isDone else { break }
          found.append((reader.status, String(decoding: body, as: UTF8.self)))
          body = []
          reader.next()
          piece = []
        }
      }
      XCTAssertEqual(found.map(\.0), [201, 409], "pieces of \(size)")
      XCTAssertEqual(found.map(\.1), [#"{"player":1}"#, "no"], "pieces of \(size)")
    }
    var reader = ReplyReader()
    _ = reader.take(Self.whole[...])
    XCTAssertEqual(reader.cookie, "q=abc")
    XCTAssertNil(reader.take([]).flatMap { $0.isEmpty ? nil : $0 })
    var other = ReplyReader()
    XCTAssertNil(other.take(Array("SSH-2.0 hello\n\r\n\r\n".utf8)[...]))
  }

  func testEventsInChunks() {
    let events = "id: 7\ndata: {\"a\":1}\n\n: still here\n\nid: 8\r\ndata: {\"b\":\r\ndata: 2}\r\n\r\n"
    let half = events.utf8.count / 2
    let bytes = Array(events.utf8)
    let parts = [bytes[..<half], bytes[half...]].map { part in
      Array("\(String(part.count, radix: 16))\r\n".utf8) + part + Array("\r\n".utf8)
    }
    let stream = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8) + parts[0] + parts[1]
    for size in [1, 3, 7, stream.count] {
      var reply = ReplyReader()
      var reader = EventReader()
      var found: [String] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        let body = reply.take(stream[start..<min(stream.count, start + size)]) ?? []
        found += reader.take(body).map { String(decoding: $0, as: UTF8.self) }
      }
      XCTAssertEqual(found, [#"{"a":1}"#, #"{"b":2}"#], "pieces of \(size)")
      XCTAssertEqual(reader.id, "8")
    }
  }

  func testResponsesFitTheirKinds() throws {
    var dice = Dice(state: 1)
    let answers = #""answers":[{"id":"a","text":"A"},{"id":"b","text":"B"},{"id":"c","text":"C"}]"#
    let sides =
      #""left":[{"id":"l1","text":"1"},{"id":"l2","text":"2"}],"right":[{"id":"r1","text":"x"},{"id":"r2","text":"y"}]"#
    for _ in 0..<50 {
      let single = try response("single", answers, &dice)
      XCTAssertTrue([#"["a"]"#, #"["b"]"#, #"["c"]"#].contains(single), single)
      XCTAssertEqual(try response("order", answers, &dice).filter { "abc".contains($0) }.sorted(), ["a", "b", "c"])
      XCTAssertFalse(try response("multiple", answers, &dice).isEmpty)
      let number = try XCTUnwrap(Double(response("range", #""min":2,"max":4"#, &dice)))
      XCTAssertTrue((2...4).contains(number))
      XCTAssertTrue(try response("match", sides, &dice).hasPrefix(#"{"l1":"r"#))
    }
  }

  private func response(_ kind: String, _ rest: String, _ dice: inout Dice) throws -> String {
    let object = #"{"phase":"open","epoch":1,"question":{"kind":"\#(kind)",\#(rest)}}"#
    let question = try XCTUnwrap(RoomView(Array(object.utf8))?.question)
    return JSONWriter.text(question.response(&dice).asCommand)
  }

  /// A bot hears of a question once, answers within the spread and before time is up, and sees one verdict.
  func testWhatABotMakesOfRooms() throws {
    let bot = Bot(1, seed: 1)
    let room = { (phase: String, epoch: Int) throws -> RoomView in
      let object =
        #"{"phase":"\#(phase)","epoch":\#(epoch),"left_ms":1000,"question":{"kind":"text","answers":[]}}"#
      return try XCTUnwrap(RoomView(Array(object.utf8)))
    }
    let before = now()
    XCTAssertEqual(bot.see(try room("open", 1), spread: 60), .opened(1))
    XCTAssertLessThan(try XCTUnwrap(bot.due) - before, 1000)
    XCTAssertNil(bot.see(try room("open", 1), spread: 60), "the same question, after a reconnect")
    XCTAssertEqual(bot.see(try room("locked", 1), spread: 60), .locked(1))
    XCTAssertEqual(bot.see(try room("reveal", 1), spread: 60), .verdict(1))
    XCTAssertNil(bot.see(try room("reveal", 1), spread: 60))
    XCTAssertNil(bot.see(try room("reveal", 2), spread: 60), "it came too late for that one")
    XCTAssertEqual(bot.see(try room("over", 2), spread: 60), .over)
  }

  func testFigures() {
    var times = Times()
    for value in 1...100 { times.add(Double(value)) }
    XCTAssertEqual(times.description, "100 (p50 51, p99 100, longest 100 ms)")
    XCTAssertEqual(Times().description, "0")
  }

  func testOptions() {
    let options = RehearsalOptions(["--url=http://10.0.0.2:8420", "--code=123456", "30"])
    XCTAssertEqual(options?.host, "10.0.0.2")
    XCTAssertEqual(options?.port, 8420)
    XCTAssertEqual(options?.count, 30)
    XCTAssertEqual(RehearsalOptions(["--url=http://[::1]:80", "--code=123456", "1"])?.host, "::1")
    for wrong in [
      ["--code=123456", "3"], ["--url=http://a:1", "--code=12", "3"], ["--url=https://a:1", "--code=123456", "3"],
    ] {
      XCTAssertNil(RehearsalOptions(wrong), "\(wrong)")
    }
  }
}

import Foundation
import WebTesting
import XCTest

/// Changed bytes from both sides, visitors and engine: the server goes on.
///
/// `QUIZ_FUZZ_SECONDS` and `QUIZ_FUZZ_SEED` say how long and from where; `QUIZ_FUZZ_SERVER` is a server with sanitizers.
final class WebFuzzTests: XCTestCase {
  private static let requests = [
    "GET /quizzes HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAccept: application/json\r\nCookie: a=b; quizrun-PORT=abc\r\n\r\n",
    "POST /sittings HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAccept: application/json\r\nContent-Length: 16\r\n\r\n{\"quiz\":\"water\"}",
    "POST /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nContent-Length: 9\r\n\r\nkey=a%20b",
    "POST /settings HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAccept: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "9\r\n{\"a\":\"b\"}\r\n0\r\n\r\n",
    "GET /sittings/01JD0000000000000000000000/events HTTP/1.1\r\nHost: [::1]:PORT\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "GET /media/\(String(repeating: "a", count: 64)).png HTTP/1.0\r\nHost: localhost:PORT\r\n\r\n",
    "HEAD /quizzes/%41%2f?limit=3&a=%zz HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nX-Forwarded-For: 1.2.3.4, ::1\r\n\r\n",
    "GET /sittings/01JD0000000000000000000000/events HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nLast-Event-ID: 1\r\n\r\n",
    "GET /rooms/123456/events?as=host HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nCookie: quizrun-PORT=abc\r\nLast-Event-ID: 4\r\n\r\n",
    "GET /rooms/123456/events HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "GET /123456 HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "POST /rooms/123456/players HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 10\r\n\r\nname=A%20b",
    "POST /rooms/123456/answer HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAccept: application/json\r\nContent-Length: 27\r\n\r\n"
      + "{\"epoch\":1,\"answer\":[\"a\"]}",
    "POST /rooms/123456/host HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAccept: application/json\r\nContent-Length: 14\r\n\r\n"
      + "{\"do\":\"open\"} ",
  ]
  private static let lines = [
    #"{"id":1,"status":200,"objects":[{"type":"x"}],"token":"abc"}"#,
    #"{"event":"sitting","to":["sitting/01JD0000000000000000000000"],"objects":[1]}"#,
    #"{"event":"left","to":["sitting/01JD0000000000000000000000"]}"#, #"{"event":"engine","up":false}"#,
    #"{"event":"engine","up":true}"#,
    #"{"event":"room","to":["room/01JD0000000000000000000000/players"],"place":3,"objects":[{"type":"room"}]}"#,
    #"{"id":3,"status":200,"place":3,"role":"host","audiences":["room/x/host"],"objects":[{"type":"room","phase":"open"}]}"#,
    #"{"event":"media","name":"x","type":"image/png"}"#, #"{"id":2,"status":404,"message":"é\u0000"}"#,
  ]

  func testChangedBytes() throws {
    let settings = ProcessInfo.processInfo.environment
    let seconds = Double(settings["QUIZ_FUZZ_SECONDS"] ?? "") ?? 2
    var chance = Splits(state: UInt64(settings["QUIZ_FUZZ_SEED"] ?? "") ?? 1)
    let engine = try FakeEngine(server: settings["QUIZ_FUZZ_SERVER"]) {
      $0["op"] as? String == "watch" ? [:] : ["objects": [[:]]]
    }
    defer { engine.stop() }
    let deadline = Date().addingTimeInterval(seconds)
    var clients: [WebClient] = []
    var count = 0
    while Date() < deadline {
      count += 1
      let text = Self.requests[Int(chance.next() % UInt64(Self.requests.count))]
        .replacingOccurrences(of: "PORT", with: "\(engine.port)")
      let client = try WebClient(port: engine.port)
      client.send(bytes: Self.changed(Array(text.utf8), &chance))
      clients.append(client)
      if clients.count > 60 { clients.removeFirst(Int(chance.next() % 60)) }
      if chance.next() % 4 == 0 {
        let line = Self.lines[Int(chance.next() % UInt64(Self.lines.count))]
        engine.send(bytes: Self.changed(Array(line.utf8), &chance).filter { $0 != 0x0A } + [0x0A])
      }
      if count % 200 == 0 { XCTAssertTrue(goesOn(engine), "after \(count): \(engine.said.suffix(2000))") }
    }
    clients = []
    XCTAssertTrue(goesOn(engine), "after \(count): \(engine.said.suffix(2000))")
    XCTAssertFalse(engine.said.contains("Sanitizer"), engine.said)
    print("fuzzed \(count) requests")
  }

  /// Whether an ordinary request is answered; the engine may have been said to be away.
  private func goesOn(_ engine: FakeEngine) -> Bool {
    engine.send(#"{"event":"engine","up":true}"#)
    return (0..<20).contains { _ in (try? engine.ask("GET", "/quizzes"))?.status == 200 }
  }

  private static func changed(_ bytes: [UInt8], _ chance: inout Splits) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<chance.next() % 5 where !bytes.isEmpty {
      let place = Int(chance.next() % UInt64(bytes.count))
      let end = min(bytes.count, place + Int(chance.next() % 12))
      switch chance.next() % 6 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: chance.next())
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert([0, 0x0A, 0x0D, 0x22, 0x25, 0x3A, 0x80, 0xFF][Int(chance.next() % 8)], at: place)
      case 4: bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: Int(chance.next() % 9000)), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}

/// SplitMix64: the same changes from the same seed.
private struct Splits {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

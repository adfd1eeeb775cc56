import Foundation
import QuizServe
import WebAddress
import XCTest

/// Tests what is served where, and how programs that died are started anew.
final class ServePlanTests: XCTestCase {
  private func plan(_ change: (inout ServePlan.Options) -> Void = { _ in }) throws -> ServePlan {
    var options = ServePlan.Options()
    change(&options)
    return try ServePlan(options)
  }

  func testStandards() throws {
    let plan = try plan()
    XCTAssertEqual(plan.url(port: 8421, secret: "s"), "http://127.0.0.1:8421/#k=s")
    XCTAssertEqual(
      plan.arguments(media: "/m", version: "1", port: nil),
      ["--listen=127.0.0.1", "--port=8420", "--ports=100", "--media=/m", "--version=1"])
    XCTAssertTrue(plan.arguments(media: "/m", version: "1", port: 8425).contains("--port=8425"))
    XCTAssertTrue(plan.arguments(media: "/m", version: "1", port: 8425).contains("--ports=1"), "the same one again")
  }

  func testAPortThatWasNamedIsTheOnlyOne() throws {
    let plan = try plan { $0.port = "9000" }
    XCTAssertTrue(plan.arguments(media: "/m", version: "1", port: nil).contains("--ports=1"))
  }

  func testBeyondThisMachine() throws {
    let open = ["0.0.0.0", "::", "192.168.1.4", "10.0.0.1", "[::]", "fd00::1", "::ffff:10.0.0.1"]
    for address in open {
      XCTAssertThrowsError(try plan { $0.listen = address }, address) {
        guard case .unprotected? = $0 as? ServeRefusal else { return XCTFail("\($0)") }
      }
      XCTAssertNoThrow(try plan { ($0.listen, $0.isLANAllowed) = (address, true) }, address)
      XCTAssertNoThrow(try plan { ($0.listen, $0.certificate, $0.key) = (address, "c", "k") }, address)
      XCTAssertNoThrow(try plan { ($0.listen, $0.proxies) = (address, ["10.0.0.0/8"]) }, address)
    }
    for address in ["127.0.0.1", "127.3.2.1", "::1", "[::1]", "localhost", "::ffff:127.0.0.1"] {
      XCTAssertNoThrow(try plan { $0.listen = address }, address)
    }
  }

  func testWhatDoesNotFit() {
    let cases: [(ServeRefusal, (inout ServePlan.Options) -> Void)] = [
      (.badAddress("here"), { $0.listen = "here" }), (.badAddress("127.0.0.1:80"), { $0.listen = "127.0.0.1:80" }),
      (.badPort("70000"), { $0.port = "70000" }), (.badPort("-1"), { $0.port = "-1" }),
      (.badPort("http"), { $0.port = "http" }),
      (.badName("a b"), { $0.names = ["a b"] }), (.badName("a:80"), { $0.names = ["a:80"] }),
      (.badProxy("10/8"), { $0.proxies = ["10/8"] }),
      (.lacks("--tls-key", beside: "--tls-cert"), { $0.certificate = "c" }),
      (.lacks("--tls-cert", beside: "--tls-key"), { $0.key = "k" }),
    ]
    for (refusal, change) in cases {
      XCTAssertThrowsError(try plan(change)) { XCTAssertEqual($0 as? ServeRefusal, refusal) }
      XCTAssertFalse(refusal.sentence.isEmpty)
    }
    XCTAssertEqual(
      ServeRefusal.badPort("http").sentence, "--port takes a whole number from 0 to 65535, not 'http'")
  }

  func testAddressesToOpen() throws {
    XCTAssertEqual(
      try plan { ($0.listen, $0.isLANAllowed) = ("0.0.0.0", true) }.url(port: 1, secret: "s"), "http://127.0.0.1:1/#k=s"
    )
    XCTAssertEqual(try plan { $0.listen = "::1" }.url(port: 1, secret: "s"), "http://[::1]:1/#k=s")
    XCTAssertEqual(
      try plan { ($0.certificate, $0.key, $0.names) = ("c", "k", ["quiz.example"]) }.url(port: 1, secret: "s"),
      "https://quiz.example:1/#k=s")
  }

  func testPausesGrowAndAreForgotten() {
    var pause = RestartPause()
    XCTAssertEqual(
      (0..<9).map { _ in pause.afterLife(of: 10) }, [100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000])
    XCTAssertEqual(pause.afterLife(of: 1000), 100)
    XCTAssertEqual(pause.afterLife(of: 999), 200)
  }

  func testLinesThatMayReachTheEngine() {
    let passed = [#"{"id":1,"op":"me"}"#, #"{"op":"do","id":9007199254740991,"body":"\"id\":\"x\""}"#]
    for line in passed { XCTAssertEqual(ServerLine(Array(line.utf8)), .request, line) }
    XCTAssertEqual(ServerLine(Array(#"{"id":3,"op":"hello","port":8420}"#.utf8)), .hello(id: 3, port: 8420))
    let dropped = [
      #"{"id":"desk","op":"room"}"#, #"{"op":"room"}"#, #"{"id":null,"op":"x"}"#, "nonsense", "", "[]", #"{"id":1.5}"#,
      #"{"id":1,"id":"desk","op":"x"}"#, #"{"id":["1"],"op":"x"}"#, #"{"id":1,"op":"x"} {"id":"desk"}"#,
    ]
    for line in dropped { XCTAssertNil(ServerLine(Array(line.utf8)), line) }
  }
}

import Foundation
import Glibc
import Words
import XCTest

/// `quizrun host` led from a pipe.
final class HostLinesTests: XCTestCase {
  private let host = ["host", "sea", "--listen", "127.0.0.1", "--port", "0"]

  /// Orders that are in the pipe from the start are done in their order, once the room is there.
  func testOrdersThatAreThereAtOnce() throws {
    for form in ["--json", "--plain"] {
      let place = try Place()
      try place.quiz("sea", Samples.statements(1))
      let verbs = ["open", "lock", "reveal", "end"]
      let lines = verbs.map { form == "--json" ? #"{"do":"\#($0)"}"# : $0 }
      let outcome = try place.run(host + [form], lines)
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertTrue(outcome.errors.contains("the room is over"), outcome.errors)
      guard form == "--json" else { continue }
      let phases = Message.all(outcome.output).compactMap { $0.string("phase") ?? $0.string("type") }
      XCTAssertEqual(phases.first, "serving")
      XCTAssertEqual(phases.filter { $0 != "serving" }.reduced, ["lobby", "open", "locked", "reveal", "over"])
    }
  }

  func testAMistypedQuizIsTold() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    let refused = try place.run(["host", "sae", "--port", "0"])
    XCTAssertEqual(refused.code, 66)
    XCTAssertEqual(refused.errors, "quizrun: there is no quiz 'sae'; did you mean 'sea'?\n")
  }

  func testAnEmptyPipeSaysWhereTheRoomIs() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    let outcome = try place.run(host + ["--json"], [])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertEqual(Message.all(outcome.output).first?.string("type"), "serving")
    XCTAssertTrue(outcome.errors.contains("the room waits"), outcome.errors)
  }

  /// The line that goes on leads to the address at which the devices of the players look: theirs is the port's cookie.
  func testGoingOnHasTheSameAddress() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    let outcome = try place.run(host + ["--json"], [])
    let port = try XCTUnwrap(Message.all(outcome.output).first?.int("port"))
    let words = try XCTUnwrap(outcome.errors.split(separator: "`").dropFirst().first).split(separator: " ").map(
      String.init)
    XCTAssertEqual(Array(words.suffix(4)), ["--listen", "127.0.0.1", "--port", "\(port)"])
    let again = try place.run(Array(words.dropFirst()) + ["--json"], [])
    XCTAssertEqual(Message.all(again.output).first?.int("port"), port, again.errors)
  }

  /// A host that was killed left no line, so the record knows the port too, and says so where it is taken.
  func testGoingOnFindsThePortByItself() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    let serving = try XCTUnwrap(Message.all(try place.run(host + ["--json"], []).output).first)
    let (port, room) = (try XCTUnwrap(serving.int("port")), try XCTUnwrap(serving.string("room")))
    let goOn = ["host", "--room", room, "--listen", "127.0.0.1", "--json"]
    XCTAssertEqual(Message.all(try place.run(goOn, []).output).first?.int("port"), port)
    let taken = try Listener(port)
    let outcome = try place.run(goOn, [])
    XCTAssertEqual(outcome.code, 69)
    XCTAssertEqual(
      outcome.errors,
      "quizrun: port \(port) is taken, and the devices of the players know the room by it: end what listens there, "
        + "or take another one with --port\n")
    // Another that is named is the one from then on.
    let other = try XCTUnwrap(Message.all(try place.run(goOn + ["--port", "0"], []).output).first?.int("port"))
    taken.close()
    XCTAssertNotEqual(other, port)
    XCTAssertEqual(Message.all(try place.run(goOn, []).output).first?.int("port"), other)
  }

  /// When it closes is a word of the command line: what is no time, or has passed, is wrong usage.
  func testTheEndThatIsNone() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    for (text, part) in [
      ("foo", "18:30"), ("25:00", "18:30"), ("2026-13-01T18:00", "18:30"), ("2020-01-01", "still to come"),
    ] {
      let outcome = try place.run(host + ["--until", text, "--json"], [])
      XCTAssertEqual(outcome.code, 2, text)
      XCTAssertTrue(outcome.errors.contains(part) && outcome.errors.contains("'\(text)'"), outcome.errors)
    }
    for text in ["2099-11-30T18:00", "2099-11-30 18:00", "2099-11-30T18:00:00Z", "23:59"] {
      XCTAssertEqual(try place.run(host + ["--until", text, "--pace", "own", "--json"], []).code, 0, text)
    }
  }

  /// Where no player can be let in, no room is left behind, as it would keep its quiz from others.
  func testATakenPortLeavesNoRoom() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    let taken = try Listener()
    defer { taken.close() }
    let outcome = try place.run(["host", "sea", "--listen", "127.0.0.1", "--port", "\(taken.port)", "--json"], [])
    XCTAssertEqual(outcome.code, 69, outcome.errors)
    XCTAssertTrue(outcome.errors.contains("cannot be listened on"), outcome.errors)
    XCTAssertFalse(try place.run(["rooms", "--json"]).output.contains("sea"))
  }
}

/// A port that is taken.
private struct Listener {
  private let socket: Int32
  let port: Int

  init(_ wished: Int = 0) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(wished).bigEndian)
    var isReused: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (socket, length) = (socket, size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(socket, generic, length) == 0 && listen(socket, 1) == 0 && getsockname(socket, generic, &size) == 0
      }
    }
    guard isBound else { throw CocoaError(.featureUnsupported) }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  func close() { _ = Glibc.close(socket) }
}

extension [String] {
  /// Without what comes again at once.
  fileprivate var reduced: [String] { reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
}

import Foundation
import WebTesting
import XCTest

/// Damaged records of guests: visitors see their own sittings or none, and never another's.
final class GuestDamageTests: XCTestCase {
  private struct Visitor {
    var cookie: String
    var sittings: Set<String>
  }

  /// A linear congruential generator, so that a failure can be repeated.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private enum Damage: CaseIterable {
    case filledPage, flippedBits, cutOff, exchangedPages

    func done(to bytes: inout Data, _ dice: inout Dice) {
      let (size, pages) = (4096, bytes.count / 4096)
      let (page, other) = (Int.random(in: 0..<pages, using: &dice), Int.random(in: 0..<pages, using: &dice))
      let (range, second) = (page * size..<(page + 1) * size, other * size..<(other + 1) * size)
      switch self {
      case .filledPage: bytes.replaceSubrange(range, with: Data(repeating: 0xFF, count: size))
      case .flippedBits:
        for _ in 0..<Int.random(in: 1...40, using: &dice) {
          bytes[Int.random(in: 0..<bytes.count, using: &dice)] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
        }
      case .cutOff: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &dice))
      case .exchangedPages:
        let (first, last) = (Data(bytes[range]), Data(bytes[second]))
        bytes.replaceSubrange(range, with: last)
        bytes.replaceSubrange(second, with: first)
      }
    }
  }

  func testNobodySeesWhatIsAnothers() throws {
    let times = Int(ProcessInfo.processInfo.environment["QUIZRUN_TEST_DAMAGES"] ?? "") ?? 24
    let house = try ServedHouse()
    let list = house.folder.appendingPathComponent("class.txt")
    try "Ann\nBob\n".write(to: list, atomically: true, encoding: .utf8)
    let people = try house.command(["people", "import", list.path, "--class", "7b", "--json"]).output
    var visitors: [Visitor] = []
    for match in people.matches(of: /"code":"([0-9A-Z]{8})"/) {
      let reply = try house.ask("POST", "/join", body: "{\"code\":\"\(match.1)\"}")
      let cookie = "Cookie: " + (reply.header("Set-Cookie")?.components(separatedBy: ";")[0] ?? "")
      let begun = try house.ask("POST", "/sittings", [cookie], body: #"{"quiz":"animals"}"#)
      let sitting = begun.header("Location")?.components(separatedBy: "/").last ?? ""
      visitors.append(Visitor(cookie: cookie, sittings: [sitting]))
    }
    for _ in 0..<3 {
      let guest = try house.guest()
      visitors.append(Visitor(cookie: guest.cookie, sittings: [guest.sitting]))
    }
    XCTAssertEqual(visitors.count, 5)
    kill(house.process.processIdentifier, SIGTERM)
    XCTAssertEqual(house.exitCode(within: 5), 0)
    var dice = Dice(state: 29)
    for time in 0..<times {
      let damage = Damage.allCases[time % Damage.allCases.count]
      try check(visitors, in: house.data, after: damage, isOfPeople: time % 6 == 5, &dice, "\(damage) \(time)")
    }
  }

  private func check(
    _ visitors: [Visitor], in data: String, after damage: Damage, isOfPeople: Bool, _ dice: inout Dice, _ name: String
  ) throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)")
    try FileManager.default.copyItem(atPath: data, toPath: copy.path)
    defer { try? FileManager.default.removeItem(at: copy) }
    let file = copy.appendingPathComponent(isOfPeople ? "guests/people.db" : "guests/quizrun.db")
    var bytes = try Data(contentsOf: file)
    damage.done(to: &bytes, &dice)
    try bytes.write(to: file)
    let house = try ServedHouse(data: copy.path)
    let all = visitors.reduce(into: Set<String>()) { $0.formUnion($1.sittings) }
    for visitor in visitors {
      let history = try house.ask("GET", "/history", [visitor.cookie, "Accept: application/json"]).body
      for sitting in all.subtracting(visitor.sittings) {
        XCTAssertFalse(history.contains(sitting), name)
        XCTAssertNotEqual(try house.ask("GET", "/sittings/\(sitting)", [visitor.cookie]).status, 200, name)
      }
    }
  }
}

import XCTest

/// Sittings that begin while the clock stands at the same moment, as with `QUIZRUN_NOW`, or was set back a little: the order in
/// which they began decides.
final class OneMomentTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    place.environment["QUIZRUN_NOW"] = "2026-11-20T12:00:00Z"
    try place.quiz("pair", Samples.statements(2, ""))
    return place
  }

  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  func testHistoryBeginsWithTheNewest() throws {
    let place = try place()
    var ids: [String] = []
    for round in 0..<8 {
      let lines = round % 3 == 2 ? [right] : [right, right]
      ids.insert(try XCTUnwrap(place.play(["pair", "--new"], lines).first?.string("sitting")), at: 0)
    }
    let listed = try place.run(["history", "--json"]).output
    let positions = try ids.map { try XCTUnwrap(listed.range(of: $0)?.lowerBound, $0) }
    XCTAssertEqual(positions, positions.sorted(), listed)
    let first = try place.run(["history", "--json", "--limit", "1"]).output
    XCTAssertTrue(first.contains(ids[0]) && !first.contains(ids[1]), first)
  }

  func testTheNewestGoesOn() throws {
    let place = try place()
    for seed in 0..<8 {
      let begun = try place.play(["pair", "--seed", "\(seed)"], [])
      XCTAssertEqual(try place.play(["pair"], []).first?.string("sitting"), begun.first?.string("sitting"), "\(seed)")
    }
  }

  func testWhatWasMissedLast() throws {
    let place = try place()
    for _ in 0..<4 {
      _ = try place.play(["pair"], [wrong, right])
      XCTAssertEqual(try place.play(["pair", "--missed"], [#"{"quit":"discard"}"#]).of("question").count, 1)
      _ = try place.play(["pair"], [right, right])
      let outcome = try place.run(["pair", "--missed", "--json"])
      XCTAssertTrue(outcome.errors.contains("nothing was missed"), outcome.output)
    }
  }

  func testALineThatIsTooLongIsOneError() throws {
    let place = try place()
    let long = String(repeating: " ", count: 3 << 20)
    let messages = try place.play(["pair"], [#"{"answer":""# + long + #""}"#, "1" + long + right, right, right])
    XCTAssertEqual(
      messages.map(\.type), ["begin", "question", "error", "error", "verdict", "question", "verdict", "result"])
  }
}

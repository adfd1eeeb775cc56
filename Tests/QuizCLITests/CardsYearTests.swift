import Foundation
import XCTest

/// The trainer day after day as its user meets it: decks that change, days that are missed, sittings that are left,
/// kills, and two machines that are merged every week.
///
/// Beside the program runs a model, which has FSRS and the forecast once more, in Swift. `QUIZRUN_TEST_YEAR=365` plays
/// 2,000 cards for so many days, with programs of a release build where `QUIZRUN_TEST_PROGRAMS=.build/release` is set.
final class CardsYearTests: XCTestCase {
  func testNoReviewIsLostAndNothingKnownComesTwiceADay() throws {
    let long = ProcessInfo.processInfo.environment["QUIZRUN_TEST_YEAR"].flatMap(Int.init)
    let isLong = long != nil
    let places = [try Place(), try Place()]
    // Replaying a year takes longer than a child is waited for; the short run is verified.
    for place in places {
      place.verifies = !isLong
      if isLong { place.patience = 900 }
    }
    var learner = try CardsLearner(
      places, seed: 17, cards: isLong ? 2000 : 40, new: isLong ? 20 : 6, trouble: isLong ? 400 : 100)
    for day in 0..<(long ?? 22) {
      if day % 7 == 6 { try learner.mergeMachines(on: day) }
      if learner.misses(day) { continue }
      try learner.learn(on: day)
      if isLong, day % 10 == 9 { print("day \(day + 1): \(learner.account)") }
      if testRun?.failureCount ?? 0 > 0 { return XCTFail("stopped on day \(day)") }
    }
    print(learner.account)
    XCTAssertGreaterThan(learner.counts[.kill] ?? 0, 2)
    for event in CardsLearner.Event.allCases { XCTAssertGreaterThan(learner.counts[event] ?? 0, 0, "\(event)") }
    try learner.compareMemories()
  }

  /// A sample of a large deck would leave out what is due.
  func testLargeDecksArePlayedWhole() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 2500, new: 2500)
    let messages = try place.play(["deck", "--set", "rate=typed"], [#"{"answer":"back 1"}"#])
    XCTAssertEqual(messages.of("warning").map(\.text), [])
    XCTAssertEqual(messages.of("question").last?.object["status"] as? [String], ["2499 left"])
  }
}

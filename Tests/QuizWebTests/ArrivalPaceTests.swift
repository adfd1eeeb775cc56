import XCTest

@testable import QuizWeb

/// Requests are taken together under load, and only then.
final class ArrivalPaceTests: XCTestCase {
  func testFewAreTakenAtOnce() {
    var pace = ArrivalPace()
    for time in stride(from: 0, to: 10_000, by: 25) {
      XCTAssertEqual(pace.pause(at: time), 0)
      pace.took(1, of: 500, at: time)
    }
  }

  func testABurstBeforeAnyLoadIsTakenAtOnce() {
    var pace = ArrivalPace()
    pace.took(0, of: 500, at: 1000)
    for _ in 0..<1000 {
      XCTAssertEqual(pace.pause(at: 1001), 0)
      pace.took(1, of: 500, at: 1001)
    }
  }

  func testUnderLoadTheyAreTakenTogether() {
    var pace = ArrivalPace()
    for time in stride(from: 0, through: 600, by: 5) { pace.took(1, of: 500, at: time) }
    XCTAssertEqual(pace.pause(at: 601), ArrivalPace.together - 1)
    XCTAssertEqual(pace.pause(at: 600 + ArrivalPace.together), 0)
  }

  func testWhoAsksAgainAtOnceWaitsForNobody() {
    var pace = ArrivalPace()
    for time in stride(from: 0, through: 600, by: 2) {
      XCTAssertEqual(pace.pause(at: time), 0)
      pace.took(1, of: 8, at: time)
    }
  }

  func testWhatTakesNoneDelaysNone() {
    var pace = ArrivalPace()
    for time in stride(from: 0, through: 600, by: 5) { pace.took(1, of: 500, at: time) }
    let next = 600 + ArrivalPace.together
    pace.took(0, of: 500, at: next)
    XCTAssertEqual(pace.pause(at: next), 0)
  }

  func testLoadThatIsOverDelaysNobody() {
    var pace = ArrivalPace()
    for time in stride(from: 0, through: 600, by: 5) { pace.took(1, of: 500, at: time) }
    pace.took(1, of: 500, at: 60_000)
    XCTAssertEqual(pace.pause(at: 60_001), 0)
  }
}

import QuizCore
import XCTest

@testable import QuizEngine

final class RunningLimitTests: XCTestCase {
  func testTheSoonestIsThatOfALookAtAll() {
    var limits = RunningLimits()
    var times: [String: Int] = [:]
    var random = SplitMix64(seed: 19)
    for step in 0..<5000 {
      let name = "s\(random.below(12))"
      let time: Int? = random.below(3) == 0 ? nil : Int(random.below(40))
      limits[name] = time
      times[name] = time
      if random.below(2) == 0 { XCTAssertEqual(limits.soonest(), times.values.min(), "step \(step)") }
      XCTAssertEqual(Set(limits.due(at: 10)), Set(times.filter { $0.value <= 10 }.keys))
    }
  }
}

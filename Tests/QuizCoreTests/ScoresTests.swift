import QuizCore
import XCTest

final class ScoresTests: XCTestCase {
  func testPercent() {
    let table: [(points: Double, of: Double, digits: Int, percent: Double)] = [
      (1, 3, 0, 33), (2, 3, 0, 67), (1, 8, 0, 13), (1, 8, 1, 12.5), (1, 3, 2, 33.33), (0.145, 1, 1, 14.5),
      (0.145, 1, 0, 15), (0, 0, 0, 0), (5, 0, 2, 0), (7, 10, 0, 70), (-1, 8, 0, -12), (-1, 4, 0, -25), (3, 2, 0, 150),
      (0.575, 1, 0, 58), (1, 1, 9, 100),
    ]
    for row in table {
      XCTAssertEqual(Scores.percent(row.points, of: row.of, digits: row.digits), row.percent, "\(row)")
    }
  }

  func testBandsAreHalfOpenAndCompareTheExactRatio() {
    let bands = [Band(from: 80, title: "top"), Band(from: 50, title: "middle"), Band(from: 0, title: "low")]
    let table: [(percent: Double, title: String)] = [
      (100, "top"), (80, "top"), (79.999, "middle"), (50, "middle"), (49.9, "low"), (0, "low"), (-20, "low"),
      (150, "top"),
    ]
    for row in table { XCTAssertEqual(Scores.band(row.percent, in: bands)?.title, row.title, "\(row.percent)") }
    XCTAssertNil(Scores.band(100, in: []))
    XCTAssertNil(Scores.band(40, in: [Band(from: 50)]))
  }

  /// 29 of 100 is 28.999999999999996 %, and reaches the band from 29.
  func testABoundIsReachedByWhatOnlyRoundingKeepsBelowIt() {
    let bands = [Band(from: 29, title: "reached"), Band(from: 0, title: "below")]
    XCTAssertLessThan(100 * 0.29, 29)
    XCTAssertEqual(Scores.band(100 * 0.29, in: bands)?.title, "reached")
    XCTAssertEqual(Scores.band(28.99, in: bands)?.title, "below")
  }

  func testBuiltInBandsAlwaysHaveOne() {
    for percent in [-50, 0, 39.9, 40, 60, 80, 99.9, 100, 200] {
      XCTAssertNotNil(Scores.band(percent, in: Scores.builtInBands)?.emoji, "\(percent)")
    }
  }

  func testRanking() {
    let values: [(id: String, value: Double)] = [("d", 1), ("c", 2), ("b", 2), ("a", 3), ("z", 2)]
    let ranked = Scores.ranking(values, ties: ["z", "b"])
    XCTAssertEqual(ranked.map(\.id), ["a", "z", "b", "c", "d"])
    XCTAssertEqual(ranked.map(\.place), [1, 2, 2, 2, 5])
    XCTAssertEqual(Scores.ranking([("b", 1), ("a", 1), ("c", 0)], ties: []).map(\.id), ["a", "b", "c"])
    XCTAssertEqual(Scores.ranking([("b", 1), ("a", 1), ("c", 0)], ties: []).map(\.place), [1, 1, 3])
    let tenths = Scores.ranking([("a", 0.1 + 0.2), ("b", 0.3), ("c", 0.2999)], ties: ["b", "a"])
    XCTAssertEqual(tenths.map(\.id), ["b", "a", "c"])
    XCTAssertEqual(tenths.map(\.place), [1, 1, 3])
  }

  func testWrittenPoints() {
    for (points, text) in [
      (3.0, "3"), (2.5, "2.5"), (1.0 / 3, "0.33"), (-0.5, "-0.5"), (0, "0"), (1e15, "1000000000000000"),
    ] {
      XCTAssertEqual(Scores.written(points), text)
    }
  }
}

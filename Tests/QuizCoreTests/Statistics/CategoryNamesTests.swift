import QuizCore
import XCTest

/// A category that was met in several languages is one, under the name that is read.
final class CategoryNamesTests: XCTestCase {
  private let names = CategoryNames([
    ["Geografie", "Geography"], ["Erdkunde", "Geography"], [], ["Sprache", "Language"],
  ])

  func testEachHasTheNameThatIsRead() {
    XCTAssertEqual(
      ["Geography", "Geografie", "Erdkunde", "Language", "Film"].map { names[$0] },
      ["Geografie", "Geografie", "Erdkunde", "Sprache", "Film"])
  }

  func testStatisticsAddThemUp() {
    func tally(_ right: Int, of count: Int) -> Tally {
      var tally = Tally()
      (tally.asked, tally.marked, tally.right) = (count, count, right)
      return tally
    }
    let statistics = Statistics(
      topics: [
        .init(category: "Geography", difficulty: "easy"): tally(1, of: 2),
        .init(category: "Geografie", difficulty: nil): tally(3, of: 3),
        .init(category: "Film", difficulty: nil): tally(5, of: 6),
        .init(category: nil, difficulty: nil): tally(0, of: 1),
      ], days: [:], by: .month
    ).named(names)
    XCTAssertEqual(statistics.categories.map(\.name), ["Film", "Geografie", nil])
    XCTAssertEqual(statistics.categories.map(\.tally.asked), [6, 5, 1])
    XCTAssertEqual(statistics.categories[1].tally.right, 4)
    XCTAssertEqual(statistics.answers.asked, 12)
  }
}

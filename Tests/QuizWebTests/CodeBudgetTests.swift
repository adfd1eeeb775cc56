import QuizWeb
import WebAddress
import XCTest

/// Codes that are guessed: who guesses waits, others do not.
final class CodeBudgetTests: XCTestCase {
  private let school = IPAddress("10.0.0.1")!
  private let home = IPAddress("10.0.0.2")!

  private func budget(wrong count: Int, from source: IPAddress, at time: Int = 0) -> CodeBudget {
    var budget = CodeBudget()
    for _ in 0..<count { budget.wasWrong(source, at: time) }
    return budget
  }

  func testAClassThatJoinsWaitsForNothing() {
    var budget = budget(wrong: 59, from: school)
    for id in 0..<300 { XCTAssertEqual(budget.admit(school, id: id, at: id * 100), .now) }
  }

  func testWhoGuessesWaitsForATurnASecond() {
    var budget = budget(wrong: 60, from: school)
    XCTAssertEqual(budget.admit(school, id: 1, at: 10), .later)
    XCTAssertEqual(budget.admit(school, id: 2, at: 10), .later)
    XCTAssertEqual(budget.admit(home, id: 3, at: 10), .now, "another source")
    XCTAssertEqual(budget.due(at: 10), [1])
    XCTAssertEqual(budget.due(at: 1009), [])
    XCTAssertEqual(budget.due(at: 1010), [2])
    XCTAssertTrue(budget.isEmpty)
  }

  func testAfterAMinuteItIsForgotten() {
    var budget = budget(wrong: 60, from: school)
    XCTAssertEqual(budget.admit(school, id: 1, at: 60_000), .later)
    XCTAssertEqual(budget.due(at: 60_000), [1])
    XCTAssertEqual(budget.admit(school, id: 2, at: 60_001), .now)
  }

  func testNobodyIsBlockedAndMuchAtOnceIsAskedToComeAgain() {
    var budget = budget(wrong: 60, from: school)
    let admitted = (0..<100).map { budget.admit(school, id: $0, at: 0) }
    XCTAssertEqual(admitted.filter { $0 == .later }.count, 40)
    XCTAssertEqual(admitted.last, .full)
    var let_in: [Int] = []
    for second in 0..<40 { let_in += budget.due(at: second * 1000) }
    XCTAssertEqual(let_in, Array(0..<40))
  }

  /// There are two hundred tries a minute over all, and sources take turns: an honest one comes second at most.
  func testManySourcesShareOneBudget() {
    var budget = CodeBudget()
    let others = (0..<20).map { IPAddress("10.1.0.\($0)")! }
    for source in others { for _ in 0..<10 { budget.wasWrong(source, at: 0) } }
    for id in 0..<10 { XCTAssertEqual(budget.admit(others[0], id: id, at: 0), .later) }
    XCTAssertEqual(budget.admit(home, id: 99, at: 0), .later, "everybody waits alike")
    XCTAssertEqual(budget.due(at: 0), [0])
    XCTAssertEqual(budget.due(at: 299), [])
    XCTAssertEqual(budget.due(at: 300), [99])
    var count = 0
    for time in stride(from: 0, to: 59_000, by: 50) { count += budget.due(at: time + 400).count }
    XCTAssertEqual(count, 9)
  }
}

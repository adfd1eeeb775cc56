import Foundation
import QuizCells
import QuizCore
import QuizFormats
import XCTest

@testable import QuizLibrary

/// Quizzes that are programs have some seconds together for a list, and one that failed is not run again.
final class ListedProgramsTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "quizrun-" + UUID().uuidString
    for name in ["quizzes", "data"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ id: String, _ text: String) throws {
    try text.write(toFile: "\(folder)/quizzes/\(id).lua", atomically: true, encoding: .utf8)
  }

  private var library: Library {
    Library(homes: [folder], languages: ["en"], indexes: IndexFolder(in: folder + "/data"))
  }

  private func seconds(_ body: () -> Void) -> Double {
    let begin = ContinuousClock.now
    body()
    let (seconds, fraction) = (ContinuousClock.now - begin).components
    return Double(seconds) + Double(fraction) / 1e18
  }

  private static let good =
    "return { title = 'Good', questions = { { text = '?', answers = { { text = 'a', correct = true }, { text = 'b' } } } } }"

  /// Slow ones are cut short, so that those behind them are listed at once, and the next lists go on with the slow ones.
  func testProgramsThatLoopHaveABudgetTogether() throws {
    for number in 0..<20 { try write("loop\(number)", "while true do end --\(number)") }
    try write("zebra", Self.good)
    let first = seconds { XCTAssertEqual(library.catalogue().entries.compactMap(\.card?.title), ["Good"]) }
    XCTAssertLessThan(first, 20)
    let told = library.catalogue().entries.flatMap(\.diagnostics).map(\.message)
    XCTAssertEqual(told.count, 20)
    XCTAssertTrue(told.contains { $0.contains("was not run to its end") }, "\(told)")
    XCTAssertLessThan(seconds { _ = library.catalogue() }, 2)
    // The seed of a draw makes no other program of it.
    XCTAssertLessThan(seconds { _ = library.catalogue(seed: 77) }, 2)
    for _ in 0..<20 { _ = library.catalogue() }
    let last = library.catalogue().entries.flatMap(\.diagnostics).map(\.message)
    XCTAssertFalse(last.contains { $0.contains("was not run to its end") }, "\(last)")
    try write("loop7", Self.good)
    XCTAssertEqual(library.catalogue()["loop7"]?.card?.title, "Good")
  }

  /// A program that needs more than its share is listed once there was time for it, and stays listed.
  func testASlowProgramIsListedToo() throws {
    for number in 0..<12 { try write("loop\(number)", "while true do end --\(number)") }
    try write("zebra", "for i = 1, 9000000 do end " + Self.good)
    var lists = 0
    while library.catalogue()["zebra"]?.card == nil, lists < 20 { lists += 1 }
    XCTAssertLessThan(lists, 20)
    for _ in 0..<3 { XCTAssertEqual(library.catalogue()["zebra"]?.card?.title, "Good") }
  }

  /// Without a record, its folder is made, as the next list would take as long again.
  func testAFailureIsRememberedWithoutARecord() throws {
    try write("one", "error('no')")
    let library = Library(homes: [folder], languages: ["en"], indexes: IndexFolder(in: folder + "/none/yet"))
    XCTAssertNil(library.catalogue()["one"]?.card)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder + "/none/yet/index").count, 1)
  }

  func testAFileThatWasChangedIsRunAgain() throws {
    try write("one", "error('no')")
    XCTAssertNil(library.catalogue()["one"]?.card)
    XCTAssertNil(library.catalogue()["one"]?.card)
    try write("one", Self.good)
    XCTAssertEqual(library.catalogue()["one"]?.card?.title, "Good")
    // A program that did not fail is run each time: it may draw by chance.
    XCTAssertEqual(library.catalogue()["one"]?.card?.title, "Good")
  }

  func testWhatIsRememberedIsSaidInTheSameWords() throws {
    try write("one", "local a\nerror('no such thing')")
    let told = (0..<2).map { _ in library.catalogue().entries.flatMap(\.diagnostics).map(\.description) }
    XCTAssertEqual(told[0], told[1])
    XCTAssertTrue(told[0].first?.contains(":2") == true, "\(told[0])")
  }
}

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

  func testProgramsThatLoopHaveABudgetTogether() throws {
    for number in 0..<20 { try write("loop\(number)", "while true do end --\(number)") }
    let first = seconds { XCTAssertTrue(library.catalogue().entries.allSatisfy { $0.card == nil }) }
    XCTAssertLessThan(first, 20)
    let told = library.catalogue().entries.flatMap(\.diagnostics).map(\.message)
    XCTAssertEqual(told.count, 20)
    XCTAssertTrue(told.contains { $0.contains("was not run") }, "\(told)")
    XCTAssertLessThan(seconds { _ = library.catalogue() }, 1)
    try write("loop7", Self.good)
    XCTAssertEqual(library.catalogue()["loop7"]?.card?.title, "Good")
  }

  func testAFileThatWasChangedIsRunAgain() throws {
    try write("one", "error('no')")
    XCTAssertNil(library.catalogue()["one"]?.card)
    XCTAssertNil(library.catalogue()["one"]?.card)
    try write("one", Self.good)
    XCTAssertEqual(library.catalogue()["one"]?.card?.title, "Good")
    // What did not fail is run each time: it may draw by chance.
    XCTAssertEqual(library.catalogue()["one"]?.card?.title, "Good")
  }

  func testWhatIsRememberedIsSaidInTheSameWords() throws {
    try write("one", "local a\nerror('no such thing')")
    let told = (0..<2).map { _ in library.catalogue().entries.flatMap(\.diagnostics).map(\.description) }
    XCTAssertEqual(told[0], told[1])
    XCTAssertTrue(told[0].first?.contains(":2") == true, "\(told[0])")
  }
}

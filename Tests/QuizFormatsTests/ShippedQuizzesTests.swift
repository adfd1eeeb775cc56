import Foundation
import QuizFormats
import XCTest

/// The quizzes that come with the program read without a finding, however thoroughly.
final class ShippedQuizzesTests: XCTestCase {
  func testEveryShippedQuizIsClean() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("quizzes")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where QuizFormat(path: path) != nil {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
      let reading = QuizFile.read(bytes, path: path, thorough: true)
      XCTAssertEqual(reading.diagnostics.map(\.description), [], path)
      XCTAssertNotNil(reading.quiz, path)
    }
  }
}

import Foundation
import XCTest

/// Tests the contract about quiz files with the built program.
final class QuizContractTests: XCTestCase {
  private static let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  func testEveryShippedQuizPassesTheCheck() throws {
    let outcome = try Place().run(["quiz", "check"], [], ["QUIZRUN_HOME": Self.shipped])
    XCTAssertEqual(outcome.code, 0, outcome.output)
    for line in outcome.output.split(separator: "\n") {
      XCTAssertTrue(line.contains(": nothing found: "), String(line))
    }
  }

  func testTheCheckOfAllQuizzesFindsEqualIDs() throws {
    let place = try Place()
    let quiz = Samples.statements(1, #""id":"same","#)
    try place.quiz("one", quiz)
    let alone = try place.run(["quiz", "check"])
    try place.quiz("two", quiz)
    let both = try place.run(["quiz", "check"])
    XCTAssertEqual(both.code, 1)
    XCTAssertTrue(
      both.output.contains("home/quizzes/two.json: warning: the quiz 'same' is already in"), both.output)
    XCTAssertFalse(alone.output.contains("already in"), alone.output)
  }

  func testConvertedTextOnStandardOutputIsClean() throws {
    let place = try Place()
    try place.quiz(
      "wild",
      #"{"title": "T\u001b[31m\u0007\u202e", "questions": [{"text": "?\u009b", "answers": [{"text": "a\u007f", "correct": true}, {"text": "b"}]}]}"#
    )
    for format in ["json", "lua", "gift", "aiken", "csv", "tsv", "md", "moodle-xml", "opentdb"] {
      let outcome = try place.run(["quiz", "convert", "home/quizzes/wild.json", "-", "--to", format])
      XCTAssertEqual(outcome.code, 0, format)
      for scalar in outcome.output.unicodeScalars where scalar != "\n" && scalar != "\t" {
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        let isBidi = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        XCTAssertFalse(isControl || isBidi, "\(format): U+\(String(scalar.value, radix: 16))")
      }
    }
  }
}

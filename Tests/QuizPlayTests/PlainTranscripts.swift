import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Transcripts of plain lines; what was typed stands in ‹ ›.
class PlainTranscripts: XCTestCase {
  typealias Played = (text: String, ending: Ending, warnings: [String])

  func play(
    _ sitting: Sitting, _ acts: [ScriptedLines.Act], interactive: Bool = false, resumed: Bool = false
  ) throws -> Played {
    let lines = ScriptedLines(acts, echo: interactive ? .terminal : .pipe)
    let ending = try PlainFace(sitting, lines.io, isInteractive: interactive).play(resumed: resumed)
    XCTAssertFalse(lines.transcript.contains("\u{1B}"), "no escape byte ever")
    XCTAssertTrue(lines.transcript.hasSuffix("\n"))
    return (lines.transcript, ending, lines.warnings)
  }

  func play(_ quiz: Quiz, _ lines: String...) throws -> String {
    try play(.of(quiz), lines.map(ScriptedLines.Act.line)).text
  }

  /// The output after the first prompt.
  func answered(_ question: Question, _ lines: String...) throws -> String {
    let text = try play(.of(Quiz.of(question)), lines.map(ScriptedLines.Act.line)).text
    return text.split(separator: "): ", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
}

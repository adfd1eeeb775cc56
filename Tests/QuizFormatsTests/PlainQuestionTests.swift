import QuizCore
import QuizFormats
import XCTest

/// Questions of the plainest shape are read without their tables: what comes of it must be the same.
final class PlainQuestionTests: XCTestCase {
  private let samples = [
    #"{"id": "a1", "kind": "single", "category": "C", "difficulty": "easy", "text": "Zürich \u00e9\n?", "answers": [{"id": "x", "text": "1", "correct": true}, {"id": "y", "text": ""}]}"#,
    #"{"kind": "truefalse", "text": "?", "correct": false, "hint": "h", "explanation": ""}"#,
    #"{"kind": "truefalse", "text": "No side?"}"#,
    #"{"text": "Two?", "answers": [{"text": "1", "correct": true, "feedback": "f"}, {"text": "2", "correct": true}]}"#,
    #"{"text": "One?", "answers": [{"text": "1", "correct": false}]}"#,
    #"{"kind": "multiple", "text": "Id after letter?", "answers": [{"id": "b", "text": "1"}, {"text": "2"}]}"#,
  ]

  /// Questions that only look plain.
  private let others = [
    #"{"id": "", "kind": "single", "text": "?", "answers": [{"text": "1"}]}"#,
    #"{"id": 1, "text": "?", "answers": [{"text": "1"}]}"#,
    #"{"kind": "single", "text": " \t", "answers": [{"text": "1"}]}"#,
    #"{"kind": "single", "text": "\u00a0", "answers": [{"text": "1"}]}"#,
    #"{"kind": "single", "text": "?", "answers": []}"#, #"{"kind": "single", "text": "?"}"#, #"{"text": "?"}"#, "{}",
    #"{"kind": "single", "text": "?", "correct": true, "answers": [{"text": "1"}]}"#,
    #"{"kind": "truefalse", "text": "?", "answers": [{"id": "true", "text": "Ja", "correct": true}]}"#,
    #"{"kind": "order", "text": "?", "answers": [{"text": "1"}, {"text": "2"}]}"#,
    #"{"text": "?", "answers": [{"id": "x", "text": "1"}, {"id": "x", "text": "2"}]}"#,
    #"{"text": "?", "answers": [{"id": "\u00e9", "text": "1"}, {"id": "e\u0301", "text": "2"}]}"#,
    #"{"text": "?", "answers": [{"id": "", "text": "1"}]}"#, #"{"text": "?", "answers": [{"id": "x"}]}"#,
    #"{"text": "?", "answers": [{"text": "1", "correct": "yes"}]}"#, #"{"text": "?", "answers": ["1"]}"#,
    #"{"text": "?", "answers": [{"text": "1", "fraction": 0.5}]}"#,
    #"{"text": {"de": "?"}, "answers": [{"text": "1"}]}"#,
    #"{"text": "?", "category": null, "answers": [{"text": "1"}]}"#,
    #"{"text": "?", "points": 2, "answers": [{"text": "1"}]}"#,
    #"{"text": "?", "text": "??", "answers": [{"text": "1"}]}"#,
    #"{"text": "?", "te\u0078t": "??", "answers": [{"text": "1"}]}"#,
    #"{"text": "?", "answers": [{"text": "1", "text": "2"}]}"#, #"{"text": "?", "answers": [{"text": "1"},]}"#,
    #"{"text": "?", "answers": [{"text": "1"}],}"#, #"{"text": "?", "answers": [{"text": "1"} {"text": "2"}]}"#,
    #"{"text": "?", "answers": [{"text": "\q"}]}"#, #"{"text": "?", "correct": truely}"#, #""?""#, "[]", "null",
  ]

  func testSameAsByTables() {
    for sample in samples + others { compare(sample) }
    compare(samples.joined(separator: ","))
    // Equal ids, given and not.
    compare(samples[0] + "," + samples[0])
    compare(#"{"id": "q2", "kind": "truefalse", "text": "?"},"# + samples[1])
    let long = String(repeating: "x", count: 200_001)
    compare(samples[0].replacing("easy", with: long))
    let many = (1...30).map { #"{"text": "\#($0)"}"# }.joined(separator: ",")
    compare(#"{"text": "?", "answers": [\#(many)]}"#)
  }

  /// Samples with one part of one another put in place of another, or with a byte left out.
  func testChangedSamples() {
    var chance = SplitMix64(seed: 7)
    let parts = (samples + others).joined(separator: " ").split(whereSeparator: { " ,".contains($0) })
    for _ in 0..<1_500 {
      let sample = samples[Int(chance.below(UInt64(samples.count)))]
      var words = sample.split(separator: " ")
      words[Int(chance.below(UInt64(words.count)))] = parts[Int(chance.below(UInt64(parts.count)))]
      compare(words.joined(separator: " "))
      var bytes = Array(sample.utf8)
      bytes.remove(at: Int(chance.below(UInt64(bytes.count))))
      compare(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Compares with a quiz whose `defaults` are not empty, so that every question is read by its table.
  private func compare(_ questions: String, _ file: StaticString = #filePath, _ line: UInt = #line) {
    for language in ["en", "de-CH"] {
      let start = #"{"title": "T", "language": "\#(language)", "defaults": "#
      let rest = #", "questions": [\#(questions)]}"#
      let plain = QuizFile.read(Array((start + "{             }" + rest).utf8), path: "f.json")
      let table = QuizFile.read(Array((start + #"{"limit": null}"# + rest).utf8), path: "f.json")
      XCTAssertEqual(plain.quiz, table.quiz, questions, file: file, line: line)
      XCTAssertEqual(
        plain.diagnostics.map(\.description), table.diagnostics.map(\.description), questions, file: file, line: line)
    }
  }
}

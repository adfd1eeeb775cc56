import JSONText
import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// The direct way gives, byte for byte, what played sittings give, and leaves every doubtful line to them.
final class DirectGraderTests: XCTestCase {
  private let quiz = Quiz.of(
    .single("q1", "*A", "B", "C"), .multiple("long id with blanks", "*A", "*B", "C") { $0.points = 3 },
    .truefalse("q3", true), .range("q4", correct: 0.5) { $0.tolerance = .absolute(0.1) },
    .number("q5", 7, .absolute(1)), Question(id: "q6", kind: .info, text: "Page"),
    .single("ü", "A", "B") { $0.answers[0].fraction = -0.5 },
    .single("q8", "*One", "Two") {
      $0.answers[0].id = "first"; $0.answers[1].id = "sec\"ond"
    }
  ) {
    $0.questions.append(Question(id: "q9", kind: .text, text: "?"))
    $0.questions[$0.questions.count - 1].accept = ["Paris", "*city*"]
    $0.questions.append(
      Question(id: "q10", kind: .order, text: "?", answers: ["1", "2", "3"].map { Answer(id: "i\($0)", text: $0) }))
    $0.shuffle.questions = true
    $0.bands = [Band(from: 50, title: "Half"), Band(from: 0, title: "Less")]
  }

  private var beginning: Beginning {
    Beginning(
      sitting: "", quiz: quiz, seed: 3, players: [""], day: CivilDay(year: 2026, month: 1, day: 1))
  }

  private static let values = [
    "[\"a\"]", "[\"b\"]", "\"a\"", "[\"first\"]", "[\"sec\\\"ond\"]", "[]", "[\"a\",\"b\"]", "[\"c\", \"a\"]",
    "[\"a\",\"a\"]", "true", "false", "[\"true\"]", "0.5", "0.55", "7", "8.0", "-1", "1e0", "07",
    "0.1234567890123456789",
    "\"Paris\"", "\"the city\"", "\"\"", "null", "[\"i1\",\"i2\",\"i3\"]", "[\"i3\",\"i2\",\"i1\"]", "[\"i1\"]",
    "{\"tries\":[[\"a\"],[\"b\"]]}", "{\"answer\":[\"a\"]}", "[\"zz\"]", "\u{7F}", "\"a", "9007199254740993", "-0",
  ]

  func testRandomLines() {
    var stream = SplitMix64(seed: 4)
    var taken = 0
    for _ in 0..<6000 {
      if compare(line(&stream)) { taken += 1 }
    }
    XCTAssertGreaterThan(taken, 500, "hardly any line went the direct way")
  }

  /// Mostly fitting responses, some of any form; blanks, other orders, keys that come twice and unknown ones now and then.
  private func line(_ stream: inout SplitMix64) -> String {
    let fitting = [
      "q1": [0, 1, 2], "long id with blanks": [5, 6, 7], "q3": [9, 10, 11], "q4": [12, 13, 30], "q5": [14, 15, 16],
      "ü": [0, 1], "q8": [3, 4], "q9": [20, 21, 22], "q10": [24, 25], "q6": [23],
    ]
    var ids = quiz.questions.map(\.id).filter { _ in stream.below(5) > 0 }
    if stream.below(10) == 0 { ids = ids.shuffled(by: &stream) }
    if stream.below(30) == 0 { ids += ["q1", "nope"].prefix(stream.within(1, 2)) }
    let members = ids.map { id in
      let isWild = stream.below(25) == 0
      let known = fitting[id] ?? [0]
      let value = isWild ? stream.within(0, Self.values.count - 1) : known[stream.within(0, known.count - 1)]
      return "\"\(id)\":\(stream.below(20) == 0 ? " " : "")\(Self.values[value])"
    }
    let name = stream.below(20) == 0 ? ["", "\\u0041", "Jürgen", "a b"][stream.within(0, 3)] : "p\(stream.below(1000))"
    let comma = stream.below(8) == 0 ? ", " : ","
    let end = ["", "", "", "", "x", "}", " "][stream.within(0, 6)]
    return "{\"participant\":\"\(name)\"\(comma)\"responses\":{\(members.joined(separator: comma))}}" + end
  }

  /// Whether the line went the direct way; then it must be what the sitting gives.
  private func compare(_ line: String, file: StaticString = #filePath, at number: UInt = #line) -> Bool {
    guard let direct = DirectGrader(beginning) else {
      XCTFail("the default plays alone", file: file, line: number)
      return false
    }
    var output: [UInt8] = []
    let done = Array((line + "\n").utf8).withUnsafeBytes { direct.grade($0, into: &output) }
    let reader = ParticipantReader(quiz, takesOtherIDs: false)
    let grader = BlockGrader(beginning, reader) { [BuiltInMode()] }
    var expected: String?
    grader.grade(RecordBlock(bytes: Array((line + "\n").utf8), firstLine: 1)) { outcome in
      guard case .success(let sitting) = outcome.sitting, let participant = outcome.participant else { return }
      expected = JSONWriter.text(.object(GradedLine.result(participant, sitting, details: false))) + "\n"
    }
    guard let done else { return false }
    XCTAssertEqual(String(decoding: output, as: UTF8.self), expected, line, file: file, line: number)
    XCTAssertEqual(done, line.utf8.count + 1, line, file: file, line: number)
    return true
  }

  func testOneGraderForManyLines() {
    let direct = DirectGrader(beginning)
    var output: [UInt8] = []
    for line in [#"{"participant":"a","responses":{"q1":["a"]}}"#, #"{"participant":"b","responses":{}}"#] {
      _ = Array(line.utf8).withUnsafeBytes { direct?.grade($0, into: &output) }
    }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines[0].hasPrefix(#"{"participant":"a","points":1,"#), "\(lines)")
    XCTAssertTrue(lines[1].hasPrefix(#"{"participant":"b","points":0,"#), "\(lines)")
  }

  func testPluginsAndFreeNavigationAreLeftToSittings() {
    var other = beginning
    other.plugins.append(PluginUse(ModeInfo(id: "m", name: "M"), sha256: "1"))
    XCTAssertNil(DirectGrader(other))
    var free = beginning
    free.quiz?.navigation.free = true
    XCTAssertNil(DirectGrader(free))
  }
}

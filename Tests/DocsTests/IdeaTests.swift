import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// The eighteen modes of the page of ideas that use what newer keys can do: short, without a finding, and played.
final class IdeaTests: XCTestCase {
  /// The lines typed into a sitting, and the output that must come.
  private struct Play {
    var name: String
    var arguments: String
    var lines: [String]
    var says: [String]
  }

  private static let skip = #"{"skip":true}"#

  private static func bid(_ coins: Int) -> String { #"{"continue":true,"inputs":{"bid":\#(coins)}}"# }

  private static let plays = [
    Play(
      name: "overtime", arguments: "sums --set seconds=10 --set bonus=5",
      lines: [#"{"wait":9000}"#, #"{"answer":4}"#, #"{"wait":5500}"#, #"{"answer":["b"]}"#, #"{"wait":6000}"#],
      says: [#""left_ms":10000"#, #""left_ms":6000"#, #""left_ms":5500"#, "2 right", "Time is up."]),
    Play(
      name: "overtime", arguments: "sums --set seconds=10 --set bonus=5 --time-factor 2",
      lines: [#"{"wait":18000}"#, #"{"answer":4}"#, #"{"wait":13000}"#],
      says: [#""left_ms":20000"#, #""left_ms":12000"#, "1 right", "Time is up."]),
    Play(
      name: "overtime", arguments: "sums --set seconds=10 --set bonus=5 --untimed",
      lines: [
        #"{"wait":90000}"#, #"{"answer":4}"#, #"{"wait":90000}"#, #"{"answer":["b"]}"#, #"{"answer":["true"]}"#,
        #"{"answer":"four"}"#,
      ],
      says: ["no clock", "4 right", "Every question in time!"]),
    Play(
      name: "tie-break", arguments: "pets",
      lines: [#"{"answer":["a"]}"#, #"{"answer":["b"]}"#, #"{"answer":["dog"]}"#],
      says: ["You are both.", #""outcome":"dog""#, "A dog"]),
    Play(
      name: "bingo", arguments: "sums --seed 1",
      lines: [#"{"answer":4}"#, #"{"skip":true}"#, #"{"answer":["true"]}"#, #"{"answer":"four"}"#],
      says: [#""note":"["#, "[X]", "[-]", #"\n"#]),
    Play(
      name: "marks", arguments: "sums --set marks=good:50,poor:0",
      lines: [#"{"answer":4}"#, #"{"answer":["b"]}"#, skip, skip],
      says: ["Mark: good", "Weakest first:", #""bars":[{"#]),
    Play(
      name: "hangman", arguments: "sums", lines: [#"{"answer":"o"}"#, #"{"answer":"x"}"#, #"{"answer":"four"}"#],
      says: [#"_ _ _ _"#, "_ o _ _", "wrong: x", "1 of 1 words"]),
    Play(
      name: "bidding", arguments: "sums --players Ada,Ben",
      lines: [
        bid(10), bid(40), #"{"answer":4}"#, bid(10), bid(5), #"{"answer":["a"]}"#, bid(0), bid(5),
        #"{"answer":["true"]}"#,
        bid(0), bid(5), #"{"answer":"five"}"#,
      ],
      says: [
        #""secret":true"#, #""max":140"#, "Ben has the fullest purse",
        #""ranking":[{"player":"Ben","points":140},{"player":"Ada","points":90}]"#,
      ]),
    Play(
      name: "five-a-day", arguments: "sums --set count=2", lines: [#"{"answer":4}"#, #"{"answer":["b"]}"#],
      says: [#""type":"result""#]),
    Play(
      name: "survey", arguments: "calm", lines: [#"{"answer":["c"]}"#, #"{"answer":["a"]}"#, #"{"answer":["a"]}"#],
      says: ["More than usual: calm", #""mark":3.2"#, #""mark":3.5"#]),
    Play(
      name: "escalator", arguments: "sums", lines: [#"{"answer":4}"#, #"{"answer":["a"]}"#, skip, skip],
      says: ["You begin in the middle.", "Right: ", "Wrong: "]),
    Play(
      name: "whodunit", arguments: "manor",
      lines: [
        #"{"answer":["rug"]}"#, #"{"answer":["desk"]}"#, #"{"answer":["read"]}"#, #"{"answer":["enough"]}"#,
        #"{"continue":true,"inputs":{"name":"rene duboys"}}"#,
      ],
      says: [#"a key\na letter from R. D."#, "Case solved", #""passed":true"#]),
    Play(
      name: "exam-day", arguments: "sums --set exam=2999-12-24", lines: [#"{"answer":4}"#],
      says: ["0 of 1", "That is the share of today."]),
    Play(
      name: "board", arguments: "sums",
      lines: [
        field("q1"), #"{"answer":4}"#, field("q2"), #"{"answer":["a"]}"#, field("q3"), #"{"answer":["true"]}"#,
        field("q4"), #"{"answer":"four"}"#,
      ],
      says: [#""of":[{"value":"q1","label":"#, "wins", #""unit":{"one":"coin","other":"coins"}"#]),
    Play(
      name: "compass", arguments: "sums", lines: [#"{"answer":4}"#, skip, skip, skip],
      says: ["between, between", #""from":-10,"to":10"#, #""data":{"x":0,"y":0}"#]),
    Play(
      name: "knockout", arguments: "sums --players Ada,Ben", lines: [#"{"answer":4}"#, #"{"answer":5}"#],
      says: [#""title":"Round 1""#, "Ada is left.", #""unit":{"one":"round","other":"rounds"}"#]),
    Play(name: "seasons", arguments: "sums", lines: [skip, skip, skip, skip], says: ["0 of"]),
    Play(
      name: "ability", arguments: "sums --set error=0.9", lines: [#"{"answer":4}"#],
      says: ["Ability 0.40", "Sure enough."]),
    Play(
      name: "tale", arguments: "manor",
      lines: [#"{"answer":["rug"]}"#, #"{"answer":["desk"]}"#, #"{"answer":["read"]}"#, #"{"answer":["enough"]}"#],
      says: [#"You carry:\n  a key"#, #""data":{"bag":["#]),
    Play(
      name: "patterns", arguments: "sums", lines: [skip, skip, skip, skip], says: ["No mistake comes back."]),
  ]

  private static func field(_ id: String) -> String { #"{"continue":true,"inputs":{"field":"\#(id)"}}"# }

  static let names = Set(plays.map(\.name))

  func testEachIsShortAndWithoutAFinding() throws {
    let documents = Documents()
    let page = try documents.document("docs/ideas.md")
    let quizzes = try documents.all().flatMap { $0.blocks("json") }.filter(\.isQuiz).compactMap {
      block -> CheckedQuiz? in
      let bytes = Array(block.text.utf8)
      guard let quiz = QuizFile.read(bytes, path: "q.json").quiz, ["sums", "pets", "calm", "manor"].contains(quiz.id)
      else {
        return nil
      }
      return CheckedQuiz(quiz: quiz, path: "q.json", bytes: bytes)
    }
    XCTAssertEqual(Self.names.count, 18)
    for name in Self.names.sorted() {
      let block = try XCTUnwrap(page.blocks("lua").first { $0.fileName == "plugins/\(name).lua" }, name)
      XCTAssertLessThan(block.lines.count, 60, name)
      XCTAssertFalse(block.text.contains("check: ignore"), name)
      let source = PluginSource(id: name, path: "plugins/\(name).lua", bytes: Array(block.text.utf8))
      let report = PluginChecker(source, quizzes: quizzes, budget: 300, saysGuesses: false).report()
      XCTAssertEqual(report.findings, [], name)
      XCTAssertEqual(report.remarks, [], name)
      XCTAssertTrue(report.isPlayed, name)
      XCTAssertEqual(ExampleRunner(try Plugin.load(source)).run().flatMap(\.problems), [], name)
    }
  }

  func testEachIsPlayed() throws {
    let playground = try Playground(Documents())
    defer { playground.remove() }
    for (number, play) in Self.plays.enumerated() {
      let output = try playground.run(
        "quizrun \(play.arguments) --plugin \(play.name) --json --virtual-clock <<'END'\n\(play.lines.joined(separator: "\n"))\nEND",
        data: "ideas\(number)")
      for text in play.says + [#""type":"result""#] {
        XCTAssertTrue(output.contains(text), "\(play.name): no '\(text)' in \(output)")
      }
      // That questions of other kinds are left out is said once.
      let words = output.split(separator: "\n").filter { $0.contains(#""type":"warning""#) && !$0.contains("left out") }
      XCTAssertEqual(words, [], play.name)
      XCTAssertFalse(output.contains(#""type":"error""#), "\(play.name): \(output)")
    }
  }

  /// Five a day: the same day brings the rest, the next day others, and only then the first ones again.
  func testFiveADayRepeatsNothing() throws {
    let playground = try Playground(Documents())
    defer { playground.remove() }
    func asked(_ day: Int, _ lines: Int) throws -> [String] {
      let input = Array(repeating: #"{"skip":true}"#, count: lines).joined(separator: "\n")
      let output = try playground.run(
        "QUIZRUN_NOW=2026-11-\(day)T12:00:00Z quizrun sums --plugin five-a-day --set count=3 --json --virtual-clock <<'END'\n\(input)\nEND",
        data: "days")
      return output.matches(of: /"type":"question",[^\n]*?"id":"(q\d)"/).map { String($0.1) }
    }
    XCTAssertEqual(try asked(20, 3), ["q1", "q2", "q3"])
    XCTAssertEqual(try asked(20, 3), [])
    XCTAssertEqual(try asked(21, 3), ["q4", "q1", "q2"])
    XCTAssertEqual(try asked(22, 3), ["q3", "q1", "q2"])
  }
}

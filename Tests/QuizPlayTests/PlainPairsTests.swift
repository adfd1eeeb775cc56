import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Pairs that are missing in a line are asked for, and added to those that were typed.
final class PlainPairsTests: PlainTranscripts {
  private let question = Question.match("q", [("France", "Paris"), ("Italy", "Rome"), ("Spain", "Madrid")])

  private func given(_ lines: String...) throws -> (response: Response?, text: String) {
    let sitting = Sitting.of(Quiz.of(question) { $0.reveal = .never })
    let text = try play(sitting, lines.map { .line($0) }).text
    return (sitting.state.past.first?.response, text)
  }

  private func count(_ lines: String...) throws -> Int? {
    let sitting = Sitting.of(Quiz.of(question) { $0.reveal = .never })
    _ = try play(sitting, lines.map { .line($0) })
    guard case .pairs(let pairs)? = sitting.state.past.first?.response else { return nil }
    return pairs.count
  }

  func testMissingPairsAreAskedFor() throws {
    let (response, text) = try given("1b")
    XCTAssertNil(response, "one of three pairs does not count at once")
    XCTAssertTrue(
      text.contains("Without a partner: 2, 3. Type these pairs too, or the same line to answer so."), text)
  }

  func testPairsAreAdded() throws {
    XCTAssertEqual(try count("1b", "2a 3c"), 3)
    XCTAssertNil(try count("1b", "2a"))
    XCTAssertEqual(try count("1b", "2a", "3c"), 3)
    XCTAssertEqual(try count("1b 2a 3c"), 3)
    XCTAssertEqual(try given("1b", "1a 2b 3c").response, try given("1a 2b 3c").response)
  }

  func testTheSameLineAnswersAsItIs() throws {
    XCTAssertEqual(try count("1b", "1b"), 1)
    XCTAssertEqual(try count("1b", "2a", "2a"), 2)
    XCTAssertEqual(try count("0"), 0)
  }

  func testReasonsToAsk() {
    func doubt(_ kind: Question.Kind, _ reply: Reply, isTouched: Bool = false) -> ResponseDoubt? {
      UntouchedQuestion(kind, items: ["a", "b"], lefts: 2, start: 5).doubt(about: reply, isTouched: isTouched)
    }
    let untouched: [(Question.Kind, Reply)] = [
      (.multiple, .ids([])), (.order, .ids(["a", "b"])), (.range, .number(5)), (.match, .pairs([])),
    ]
    for (kind, reply) in untouched {
      XCTAssertEqual(doubt(kind, reply), .untouched, "\(kind)")
      XCTAssertEqual(doubt(kind, reply, isTouched: true), kind == .match ? .pairsOpen(2) : nil, "\(kind)")
    }
    let meant: [(Question.Kind, Reply)] = [
      (.multiple, .ids(["a"])), (.order, .ids(["b", "a"])), (.range, .number(6)), (.single, .ids(["a"])),
      (.number, .number(5)), (.text, .text("")), (.match, .pairs([Pair("1", "x"), Pair("2", "y")])),
    ]
    for (kind, reply) in meant { XCTAssertNil(doubt(kind, reply), "\(kind)") }
    XCTAssertEqual(doubt(.match, .pairs([Pair("1", "x")])), .pairsOpen(1))
  }

  /// Digits of other scripts, and commas of others, mean the same in a line.
  func testDigitsOfOtherScripts() throws {
    let single = Question.single("q", "a", "b", "c")
    let multiple = Question.multiple("q", "a", "b", "c")
    let rows: [(Question, String, Response)] = [
      (single, "２", .chosen(["b"])), (single, "٢", .chosen(["b"])), (single, "२", .chosen(["b"])),
      (multiple, "１、３", .chosen(["a", "c"])), (multiple, "1，3", .chosen(["a", "c"])),
      (multiple, "٠", .chosen([])), (.number("q"), "３．１４", .value(3.14)), (.number("q"), "٣٫٥", .value(3.5)),
      (.number("q"), "－２", .value(-2)), (.text("q"), "３", .text("３")),
    ]
    for (question, line, response) in rows {
      let sitting = Sitting.of(Quiz.of(question) { $0.reveal = .never })
      _ = try play(sitting, [.line(line)])
      XCTAssertEqual(sitting.state.past.first?.response, response, line)
    }
    XCTAssertEqual(try count("１ｂ、２ａ、３ｃ"), 3)
    XCTAssertEqual(PlainPrompt.choose(count: 20).meaning(of: "１２"), .place(12))
    XCTAssertEqual(PlainPrompt.start.meaning(of: "：ｑ"), .command(.quit))
  }
}

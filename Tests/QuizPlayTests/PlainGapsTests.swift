import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Texts with gaps in plain lines: their numbers, each with a value.
final class PlainGapsTests: PlainTranscripts {
  private let question = Question.gaps(
    "q", "The [[river]] is [[length]] km long and passes [[city]]; it ends in the [[sea]].",
    [
      Gap(.text, .text("river", accept: "Rhine")), Gap(.number, .number("length", 1230.5)),
      Gap(.choice, .single("city", "*Köln", "Kiel")),
      Gap(.word, .single("sea", "*North Sea") { $0.answers[0].id = "North Sea" }),
    ], words: ["North Sea", "Baltic"])

  private func played(_ lines: [String], _ question: Question? = nil) throws -> (filled: [FilledGap]?, text: String) {
    let sitting = Sitting.of(Quiz.of(question ?? self.question) { $0.reveal = .never })
    let text = try play(sitting, lines.map { .line($0) }).text
    guard case .gaps(let filled)? = sitting.state.past.first?.response else { return (nil, text) }
    return (filled, text)
  }

  func testTheTextIsShownWithItsGapsAndWhatTheyTake() throws {
    let text = try played([]).text
    XCTAssertTrue(
      text.contains("The [1 ____] is [2 ____] km long and passes [3 ____]; it ends in the [4 ____]."), text)
    XCTAssertTrue(text.contains("  3: a) Köln  b) Kiel\n"), text)
    XCTAssertTrue(text.contains("  Words: North Sea, Baltic\n"), text)
    XCTAssertTrue(text.contains("the numbers of the gaps (1 to 4), each with its value, such as 1 …; 2 12"), text)
  }

  func testLines() throws {
    let all = [
      FilledGap("river", .text("Rhine")), FilledGap("length", .number(1230.5)), FilledGap("city", .text("b")),
      FilledGap("sea", .text("Baltic")),
    ]
    let table: [(line: String, filled: [FilledGap]?)] = [
      ("1 Rhine; 2 1230.5; 3 b; 4 Baltic", all), ("4 baltic;3: kiel;2) 1230.5;1=Rhine", all),
      (
        "1 a; b; 2 3; 3 a; 4 Baltic",
        [
          FilledGap("river", .text("a; b")), FilledGap("length", .number(3)), FilledGap("city", .text("a")),
          FilledGap("sea", .text("Baltic")),
        ]
      ),
      ("Rhine", nil), ("1 x; 1 y", nil), ("5 x", nil), ("1 x; 2 long; 3 a; 4 Baltic", nil),
      ("1 x; 2 3; 3 c; 4 Baltic", nil), ("1 x; 2 3; 3 a; 4 Atlantic", nil), ("0", []),
    ]
    for row in table { XCTAssertEqual(try played([row.line]).filled, row.filled, row.line) }
  }

  func testEmptyGapsAreAskedForAndAdded() throws {
    let (filled, text) = try played(["1 Rhine; 3 b"])
    XCTAssertNil(filled)
    XCTAssertTrue(text.contains("Empty gaps: 2, 4. Type these too, or the same line to answer so."), text)
    XCTAssertEqual(try played(["1 Rhine; 3 b", "2 5; 4 Baltic"]).filled?.count, 4)
    XCTAssertEqual(try played(["1 Rhine; 3 b", "1 Rhine; 3 b"]).filled?.count, 2)
  }

  func testOneGapNeedsNoNumber() throws {
    let one = Question.gaps("q", "It is the [[river]].", [Gap(.text, .text("river", accept: "Rhine"))])
    XCTAssertEqual(try played(["Rhine"], one).filled, [FilledGap("river", .text("Rhine"))])
    XCTAssertEqual(try played(["1 Rhine"], one).filled, [FilledGap("river", .text("Rhine"))])
    let number = Question.gaps("q", "[[n]]", [Gap(.number, .number("n", 3))])
    XCTAssertEqual(try played(["3"], number).filled, [FilledGap("n", .number(3))])
    XCTAssertEqual(try played(["1"], number).filled, [FilledGap("n", .number(1))])
  }

  func testAWordThatIsUsedUpIsRefused() throws {
    let word = { (id: String) in Gap(.word, .single(id, "*to") { $0.answers[0].id = "to" }) }
    let question = Question.gaps("q", "[[a]] [[b]]", [word("a"), word("b")], words: ["to", "of"])
    let (filled, text) = try played(["1 to; 2 to"], question)
    XCTAssertNil(filled)
    XCTAssertTrue(text.contains("The word 'to' is used too often: each word goes into one gap."), text)
  }

  func testAVerdictSaysWhichGapsAreRight() throws {
    let sitting = Sitting.of(Quiz.of(question))
    let text = try play(sitting, [.line("1 Rhine; 2 7; 3 b; 4 North Sea")]).text
    XCTAssertTrue(text.contains("1 Rhine, 2 1230.5, 3 Köln, 4 North Sea"), text)
    let turn = try XCTUnwrap(sitting.state.past.first)
    let verdict = try XCTUnwrap(Projection.verdict(of: turn, sitting.state, revealing: true))
    XCTAssertEqual(verdict.gaps.map(\.isRight), [true, false, false, true])
    XCTAssertEqual(verdict.points, 0.5)
  }
}

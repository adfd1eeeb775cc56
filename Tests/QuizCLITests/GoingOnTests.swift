import Foundation
import Words
import XCTest

/// Which sitting goes on: a part of a quiz never as the whole, and each by the command that it is told with.
final class GoingOnTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  private func place() throws -> Place {
    let place = try Place()
    let questions = (1...4).map { number in
      """
      {"id":"q\(number)","kind":"truefalse","text":"Statement \(number)","correct":true,
       "difficulty":"\(number < 3 ? "easy" : "hard")","category":"\(number < 3 ? "Air" : "Sea")"}
      """
    }
    try place.quiz("mini", Samples.quiz(questions.joined(separator: ",")))
    return place
  }

  /// Whether a run goes on, and with how many questions; it answers those lines.
  private func open(_ place: Place, _ words: String, _ lines: [String] = []) throws -> (
    resumed: Bool, of: Int, step: Int
  ) {
    let messages = try place.play(words.split(separator: " ").map(String.init), lines)
    let question = messages.first("question")
    return (
      messages.first("begin")?.bool("resumed") ?? false, question?.int("of") ?? 0, question?.int("step") ?? 0
    )
  }

  func testMissedQuestionsGoOnAsSuch() throws {
    let place = try place()
    _ = try open(place, "mini", [right, wrong, wrong, right])
    let first = try open(place, "mini --missed", [right])
    XCTAssertFalse(first.resumed)
    XCTAssertEqual(first.of, 2)
    // Ordinary play is the whole quiz.
    let whole = try open(place, "mini", [right])
    XCTAssertFalse(whole.resumed, "what was left of the missed ones is no ordinary quiz")
    XCTAssertEqual(whole.of, 4)
    let again = try open(place, "mini --missed")
    XCTAssertTrue(again.resumed)
    XCTAssertEqual(again.step, 2)
    XCTAssertEqual(again.of, 2)
    XCTAssertTrue(try open(place, "mini", [right, right, right]).resumed)
    // Nothing is missed any more, and what was begun goes on all the same.
    XCTAssertTrue(try open(place, "mini --missed", [right]).resumed)
    let nothing = try place.run(["mini", "--missed", "--json"])
    XCTAssertEqual(nothing.code, 0)
    XCTAssertTrue(nothing.errors.contains("nothing was missed"), nothing.errors)
  }

  /// The sitting named on leaving is the one that goes on.
  func testWhatIsSaidOnLeaving() throws {
    let place = try place()
    _ = try open(place, "mini", [wrong, wrong, wrong, right])
    let missed = try place.run(["mini", "--missed", "--plain"], ["1"]).output
    XCTAssertTrue(missed.hasSuffix("Give the same command again to go on.\n"), missed)
    let whole = try place.run(["mini", "--plain"], ["1"]).output
    XCTAssertTrue(whole.hasSuffix("Start the same quiz again to go on.\n"), whole)
  }

  /// All of `--missed` is asked, however few the quiz picks.
  func testMissedQuestionsAreNotPicked() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(4, #""pick":3,"#))
    _ = try open(place, "mini --seed 1", [wrong, wrong, wrong])
    _ = try open(place, "mini --seed 2", [wrong, wrong, wrong])
    _ = try open(place, "mini --seed 3", [wrong, wrong, wrong])
    XCTAssertEqual(try open(place, "mini --missed").of, 4)
  }

  func testAnotherMissedSittingBeginsOnlyWhenNew() throws {
    let place = try place()
    _ = try open(place, "mini", [wrong, wrong, wrong, wrong])
    _ = try open(place, "mini --missed", [right])
    let new = try open(place, "mini --missed --new", [right, right])
    XCTAssertFalse(new.resumed)
    XCTAssertEqual(try open(place, "mini --missed").step, 3)
    // From everywhere, too.
    XCTAssertFalse(try open(place, "--missed", [right]).resumed)
    XCTAssertEqual(try open(place, "--missed").step, 2)
    XCTAssertEqual(try open(place, "--limit 2").of, 2, "a draw is no drawn sitting of missed ones")
  }

  func testOptionsThatLeaveQuestionsOut() throws {
    for option in ["--difficulty easy", "--type truefalse"] {
      let place = try place()
      _ = try open(place, "mini \(option)", [right])
      XCTAssertFalse(try open(place, "mini").resumed, option)
      XCTAssertTrue(try open(place, "mini \(option)").resumed, option)
      XCTAssertFalse(try open(place, "mini \(option) --missed --new", []).resumed)
    }
    // These match any when they are not given; a person is told.
    for option in ["--limit 2", "--category air"] {
      let place = try place()
      _ = try open(place, "mini \(option)", [right])
      let told = try place.run(["mini", "--plain"], [":q", "k"])
      XCTAssertTrue(told.errors.contains("begun with \(option), so it is only a part of the quiz"), told.errors)
      let silent = try place.run(["mini", "--plain"] + option.split(separator: " ").map(String.init), [":q", "k"])
      XCTAssertEqual(silent.errors, "")
      XCTAssertEqual(try open(place, "mini").of, 2)
    }
  }

  /// The command in the history goes on with its sitting.
  func testTheCommandThatIsTold() throws {
    let place = try place()
    place.environment["QUIZRUN_NOW"] = "2026-11-20T12:00:00Z"
    try place.quiz("other", Samples.statements(2))
    _ = try open(place, "mini", [wrong, wrong, wrong, right])
    let code = String(
      try XCTUnwrap(try place.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
    for words in [
      "mini --missed", "mini --difficulty hard", "daily", "mini --limit 3", "other --player Bob",
      "challenge accept \(code)",
    ] {
      let begin = try XCTUnwrap(
        place.play(words.split(separator: " ").map(String.init), [right]).first("begin"), words)
      let id = try XCTUnwrap(begin.string("sitting"))
      let told = try place.run(["history", id]).output
      let line = try XCTUnwrap(told.split(separator: "\n").first { $0.hasPrefix("Go on:") }, told)
      let command = line.dropFirst(6).split(separator: " ").map(String.init)
      let again = try place.play(Array(command.dropFirst()), []).first("begin")
      XCTAssertEqual(again?.string("sitting"), id, "\(command)")
      XCTAssertEqual(again?.bool("resumed"), true, "\(command)")
    }
  }
}

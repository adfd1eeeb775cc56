import Foundation
import XCTest

/// Tests each option of play.
final class PlayOptionTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  private func mirror() throws -> Place {
    let place = try Place()
    try place.plugin("mirror", Samples.mirror)
    try place.quiz("statements", Samples.statements(3))
    return place
  }

  private func share(_ messages: [Message]) -> [String] { messages.last("result")?.object["share"] as? [String] ?? [] }

  // MARK: Chance

  func testASeedRepeatsARunExactly() throws {
    let place = try mirror()
    try place.quiz("mixed", Samples.statements(30, #""shuffle":{"questions":true,"answers":true},"pick":10,"#))
    let arguments = ["mixed", "--plugin", "mirror", "--new", "--seed", "77"]
    let runs = try (0..<2).map { _ in try place.play(arguments, Array(repeating: right, count: 10)) }
    XCTAssertEqual(lines(runs[0]), lines(runs[1]))
    XCTAssertEqual(runs[0].of("question").count, 10)
    let other = try place.play(
      ["mixed", "--plugin", "mirror", "--new", "--seed", "78"], Array(repeating: right, count: 10))
    XCTAssertNotEqual(other.of("question").map { $0.string("id") }, runs[0].of("question").map { $0.string("id") })
    XCTAssertEqual(runs[0].first("begin")?.int("seed"), 77)
    XCTAssertEqual(runs[0].first("begin")?.int("rules"), 9)
  }

  /// Everything but the sitting's id and the time it took.
  private func lines(_ messages: [Message]) -> [String] {
    messages.filter { $0.type != "begin" }.map { $0.text.replacing(/"ms":\d+/, with: "") }
  }

  func testTheShownSeedRepeatsARunWithoutOne() throws {
    let place = try mirror()
    try place.quiz("mixed", Samples.statements(30, #""shuffle":{"questions":true},"#))
    let first = try place.play(["mixed", "--new"])
    let seed = try XCTUnwrap(first.first("begin")?.int("seed"))
    let again = try place.play(["mixed", "--new", "--seed", String(seed)])
    XCTAssertEqual(again.first("question")?.string("id"), first.first("question")?.string("id"))
    let third = try place.play(["mixed", "--new"])
    XCTAssertNotEqual(third.first("begin")?.int("seed"), seed)
  }

  // MARK: Time

  func testTimeLimits() throws {
    let place = try Place()
    try place.quiz("timed", Samples.statements(1, #""timing":{"question":30},"#))
    try place.quiz("free", Samples.statements(1))
    let cases: [([String], Double?)] = [
      (["free"], nil), (["free", "--timed"], 20), (["free", "--timed=7.5"], 7.5), (["timed"], 30),
      (["timed", "--untimed"], nil), (["timed", "--timed=5"], 5), (["timed", "--time-factor", "1.5"], 45),
      (["free", "--timed=10", "--time-factor", "2"], 20), (["free", "--time-factor", "2"], nil),
    ]
    for (arguments, limit) in cases {
      let question = try place.play(arguments + ["--new", "--virtual-clock"]).first("question")
      XCTAssertEqual(question?.number("limit"), limit, "\(arguments)")
      XCTAssertEqual(question?.number("left_ms"), limit.map { $0 * 1000 }, "\(arguments)")
    }
  }

  func testTheRealClockEndsAQuestion() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    let program = try place.start(["statements", "--json", "--timed=0.2"])
    var types: [String] = []
    while let line = program.readLine(within: 5) { types.append(Message(line)?.type ?? line) }
    XCTAssertEqual(types, ["begin", "question", "timeout", "verdict", "result"])
    XCTAssertEqual(program.finish().code, 0)
  }

  // MARK: Which questions

  func testFiltersAndLimitsOfAQuiz() throws {
    let place = try Place()
    try place.quiz("mixed", mixed)
    let cases: [([String], Set<String>)] = [
      (["--category", "nature"], ["a", "b"]), (["--category", "SCIENCE: nature"], ["a", "b"]),
      (["--category", "17"], []),
      (["--category", "history"], ["c"]), (["--category", "23"], ["c"]), (["--difficulty", "HARD"], ["b", "c"]),
      (["--type", "single"], ["c"]), (["--type", "boolean"], ["a", "b"]),
      (["--category", "nature", "--difficulty", "hard"], ["b"]),
    ]
    for (arguments, ids) in cases {
      let outcome = try place.run(
        ["mixed", "--json", "--new"] + arguments, Array(repeating: #"{"skip":true}"#, count: 3))
      XCTAssertEqual(outcome.code, ids.isEmpty ? 66 : 0, "\(arguments)")
      let asked = Message.all(outcome.output).of("question").compactMap { $0.string("id") }
      XCTAssertEqual(Set(asked), ids, "\(arguments)")
      XCTAssertEqual(asked.count, ids.count)
    }
    let two = try place.play(["mixed", "--limit", "2", "--seed", "4"])
    XCTAssertEqual(two.first("question")?.int("of"), 2)
  }

  private let mixed = Samples.quiz(
    """
    {"id":"a","kind":"truefalse","text":"A","correct":true,"category":"Science: Nature","difficulty":"easy"},
    {"id":"b","kind":"truefalse","text":"B","correct":true,"category":"Science:  nature","difficulty":"hard"},
    {"id":"c","kind":"single","text":"C","difficulty":"hard","answers":[{"text":"x","correct":true}]}
    """, #""category":"History","#)

  func testAQuizOfAnyNameIsFiltered() throws {
    let place = try Place()
    try place.quiz("drawn", mixed)
    XCTAssertEqual(try place.play(["drawn", "--category", "nature"]).first("question")?.int("of"), 2)
  }

  func testWithoutAQuizQuestionsAreDrawnFromAll() throws {
    let place = try Place()
    try place.quiz("mixed", mixed)
    try place.quiz("statements", Samples.statements(5, #""category":"History","#))
    let drawn = try place.play(["--category", "history"])
    XCTAssertEqual(drawn.first("question")?.int("of"), 6)
    XCTAssertEqual(try place.play(["--limit", "3", "--new"]).first("question")?.int("of"), 3)
    XCTAssertEqual(try place.play(["--difficulty", "hard"]).first("question")?.int("of"), 2)
    XCTAssertEqual(try place.run(["--category", "nothing", "--json"]).code, 66)
  }

  func testOnlyWhatWasMissed() throws {
    let place = try mirror()
    _ = try place.play(["statements"], [right, wrong, #"{"skip":true}"#])
    let missed = try place.play(["statements", "--missed"], [right, wrong])
    XCTAssertEqual(missed.of("question").compactMap { $0.string("id") }, ["q2", "q3"])
    let left = try place.play(["statements", "--missed"], [right])
    XCTAssertEqual(left.of("question").compactMap { $0.string("id") }, ["q3"])
    let none = try place.run(["statements", "--missed", "--json"])
    XCTAssertEqual(none.code, 0)
    XCTAssertTrue(none.errors.contains("nothing was missed"), none.errors)
    XCTAssertEqual(try place.run(["statements", "--missed", "--player", "Other", "--json"]).output, "")
  }

  /// All missed questions are asked, whatever the quiz would draw.
  func testWhatWasMissedIsNotDrawnFrom() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(4))
    _ = try place.play(["statements"], [wrong, wrong, right, wrong])
    try place.quiz("statements", Samples.statements(4, #""pick":1,"#))
    let missed = try place.play(["statements", "--missed"], [right, right, right])
    XCTAssertEqual(missed.of("question").compactMap { $0.string("id") }, ["q1", "q2", "q4"])
  }

  func testPracticeRecordsNothing() throws {
    let place = try mirror()
    let practised = try place.play(["statements", "--practice"], [wrong])
    XCTAssertEqual(practised.of("question").count, 2)
    let next = try place.play(["statements"])
    XCTAssertEqual(next.first("begin")?.bool("resumed"), false)
    XCTAssertEqual(next.first("question")?.string("id"), "q1")
    _ = try place.play(["statements", "--practice"], [wrong, wrong, wrong])
    XCTAssertEqual(try place.run(["statements", "--missed", "--json"]).output, "")
    XCTAssertEqual(try place.play(["statements"]).first("begin")?.bool("resumed"), true, "practice left it alone")
  }

  // MARK: Options of the mode

  func testSettingOptions() throws {
    let place = try mirror()
    let end = Array(repeating: right, count: 3)
    let cases: [([String], String)] = [
      ([], "pass 60"), (["--set", "pass=70"], "pass 70"), (["--set", "pass=70.5"], "pass 70.5"),
      (["--set", "names=a,b"], "names a+b"), (["--set", "names=a"], "names a"), (["--set", "names="], "names "),
      (["--set", "prices=k:1,v:2"], "prices k=1+v=2"), (["--set", "prices=k:v"], "prices k=v"),
      (["--set", "fast=true"], "fast true"), (["--set", "word=a=b"], "word a=b"),
      (["--set", "level=high"], "level high"),
      (["--set", "lives=1", "--set", "lives=2"], "lives 2"), (["--set=lives=4"], "lives 4"),
    ]
    for (arguments, expected) in cases {
      let shown = share(try place.play(["statements", "--plugin", "mirror", "--new"] + arguments, end))
      XCTAssertTrue(shown.contains(expected), "\(arguments): \(shown)")
    }
    for bad in [
      "lives=0", "lives=10", "lives=1.5", "lives=x", "lives=", "pass=x", "pass=101", "level=mid", "fast=maybe",
      "none=1",
    ] {
      let outcome = try place.run(["statements", "--plugin", "mirror", "--set", bad])
      XCTAssertEqual(outcome.code, 2, bad)
      XCTAssertEqual(outcome.output, "", bad)
    }
  }

  func testOptionsOfTheQuizStandBetween() throws {
    let place = try mirror()
    try place.quiz("own", Samples.statements(1, #""plugin":"mirror","options":{"lives":5,"names":["x","y"]},"#))
    let shown = share(try place.play(["own", "--set", "pass=10"], [right]))
    XCTAssertTrue(Set(["lives 5", "names x+y", "pass 10"]).isSubset(of: shown), "\(shown)")
    XCTAssertTrue(share(try place.play(["own", "--set", "lives=6"], [right])).contains("lives 6"))
    try place.quiz("bad", Samples.statements(1, #""plugin":"mirror","options":{"lives":50},"#))
    let outcome = try place.run(["bad"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("'lives'"), outcome.errors)
  }

  func testPlayers() throws {
    let place = try mirror()
    let end = Array(repeating: right, count: 3)
    let play = { (arguments: [String]) in
      self.share(try place.play(["statements", "--plugin", "mirror", "--new"] + arguments, end))
    }
    XCTAssertTrue(try play(["--player", "Ada Lovelace"]).contains("players Ada Lovelace"))
    XCTAssertTrue(try play(["--players", "Ada,Bob"]).contains("players Ada+Bob"))
    XCTAssertTrue(try play(["--players", " Ada , Bob "]).contains("players Ada+Bob"))
    for bad in ["A,B,C,D", ""] {
      XCTAssertEqual(try place.run(["statements", "--plugin", "mirror", "--players", bad]).code, 2, bad)
    }
  }
}

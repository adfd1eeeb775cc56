import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// Numbers that hooks return are finite, and small enough to be added up and shown, or the hook failed.
final class NumberBoundTests: XCTestCase {
  /// Fields of a plugin, and what its first failure says.
  private static let refused: [(lua: String, says: String)] = [
    (
      "judge = function() return { points = 1, of = 1e-310 } end", "'of' of judge's verdict must be 0, or a number from"
    ),
    ("judge = function() return { points = 1, of = 9e-7 } end", "'of' of judge's verdict must be 0, or a number from"),
    ("judge = function() return { points = 1, of = -1 } end", "'of' of judge's verdict must be a number from 0"),
    ("judge = function() return { points = 1, of = 1/0 } end", "verdict.of is infinite"),
    ("judge = function() return { points = 0/0, of = 1 } end", "verdict.points is not a number"),
    ("judge = function() return { points = 1e12, of = 1 } end", "judge's verdict has 1000000000000 of 1 points"),
    ("result = function() return { points = 5, of = 1e-310 } end", "'of' of the result must be 0, or a number from"),
    ("result = function() return { points = 1e12, of = 1e-6 } end", "the result has 1000000000000 of"),
    ("result = function() return { percent = 1/0 } end", "result.percent is infinite"),
    ("result = function() return { headline = 0/0 } end", "result.headline is not a number"),
    (
      "result = function() return { bars = { { label = 'x', value = 1, mark = 1/0 } } } end",
      "result.bars[1].mark is infinite"
    ),
    (
      "result = function() return { bars = { { label = 'x', value = 1, of = 1e-9 } } } end",
      "'of' of a bar must be 0, or a number from"
    ),
    (
      "result = function() return { ranking = { { player = 'Ada', points = 1, of = 1e-300 } } } end",
      "'of' of a place of the ranking must be 0, or a number from"
    ),
    (
      "result = function() return { ranking = { { player = 'Ada', points = -1/0 } } } end",
      "result.ranking[1].points is infinite"
    ),
    (
      "result = function() return { memory = { best = { 1, 1/0 } } } end",
      "result.memory.best[2] is infinite"
    ),
    ("result = function() return { shared = { n = 0/0 } } end", "result.shared.n is not a number"),
    ("keep = function() return { memory = { n = -1/0 } } end", "keep.memory.n is infinite"),
    ("status = function() return { 1/0 } end", "status[1] is infinite"),
    (
      "status = function() return { { text = 'x', kind = 'meter', value = 1, of = 1e-20 } } end",
      "'of' of an entry of status must be 0, or a number from"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { limit = 1/0 }) end",
      "argument 2.limit is infinite"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { limit = 2e12 }) end",
      "'limit' of ctx.ask must be at most a million million seconds"
    ),
    (
      "result = function(s, ctx) return { percent = ctx.percent(1/0, 1) } end",
      "argument 1 is infinite"
    ),
    ("result = function(s, ctx) return { headline = ctx.band(0/0).title } end", "argument 1 is not a number"),
    (
      "result = function(s, ctx) ctx.rank { a = 0/0, b = 1 } end",
      "argument 1.a is not a number"
    ),
  ]

  func testAHookThatReturnsSuchANumberFailed() throws {
    for (lua, says) in Self.refused {
      var stage = Stage(try mode(lua))
      try stage.play(true)
      XCTAssertTrue(stage.failures.first?.contains(says) ?? false, "\(lua): \(stage.failures)")
      XCTAssertEqual(stage.result?.percent.map(\.isFinite), true, "the default takes over: \(lua)")
    }
  }

  func testWhatIsWithinTheBoundsStays() throws {
    for (points, of) in [(1.0, 1e-6), (1e10, 1), (-1e10, 1), (1e12, 1e12), (0, 1e-6), (3, 0)] {
      let verdict = "{ points = \(points), of = \(of) }"
      var stage = Stage(try mode("judge = function() return \(verdict) end"))
      try stage.play(true)
      XCTAssertEqual(stage.failures, [], verdict)
      var result = Stage(try mode("result = function() return \(verdict) end"))
      try result.play()
      XCTAssertEqual(result.failures, [], verdict)
      let percent = result.result?.percent
      XCTAssertEqual(percent != nil, of > 0, verdict)
      if let percent { XCTAssertLessThanOrEqual(percent.magnitude, Amount.most) }
    }
  }

  func testMinusNothingIsNothing() throws {
    var stage = Stage(try mode("result = function() return { points = -0.0, of = 1 } end"))
    try stage.play()
    XCTAssertEqual(stage.result?.points?.sign, .plus)
  }

  /// Sums of verdicts that are each within the bounds stay within them too.
  func testSumsStayWithinTheBounds() throws {
    var stage = Stage(try mode("judge = function() return { points = 1e12, of = 1e12 } end"))
    try stage.play(true, true, true)
    XCTAssertEqual(stage.result?.points, Amount.most)
    XCTAssertEqual(stage.result?.percent, 100)
    var bonus = Stage(try mode("judge = function(q) return { points = 1e12, of = q.id == 'q1' and 1e12 or 0 } end"))
    try bonus.play(true, true, true)
    XCTAssertEqual(bonus.result?.percent.map(\.isFinite), true)
  }

  /// Sittings of older rules go as they went: their totals may be next to nothing, and no percentage comes of them.
  func testOlderRulesKeepWhatTheyTook() throws {
    let tiny = try mode("judge = function() return { points = 1, of = 1e-310 } end")
    for rules in Beginning.knownRules {
      var stage = Stage(tiny, quiz: try Stage.read(Self.oneQuestion)) { $0.rules = rules }
      try stage.play(true)
      XCTAssertEqual(stage.failures.isEmpty, rules < 8, "\(rules)")
      XCTAssertEqual(stage.result?.percent, rules < 8 ? nil : 100, "\(rules)")
    }
  }

  private static let oneQuestion =
    #"{"title": "T", "id": "t", "questions": [{"id": "q1", "kind": "truefalse", "text": "One", "correct": true}]}"#

  /// A status stays on its line.
  func testAStatusIsOneLine() throws {
    for lua in ["{ 'a\\r\\nquizrun: b' }", "'a\\nquizrun: b'", "{ { text = 'a\\rquizrun: b' } }"] {
      var stage = Stage(try mode("status = function() return \(lua) end"))
      try stage.perform(.begin)
      for case .opened(_, let status, _) in stage.events {
        XCTAssertEqual(status.map(\.text).filter { $0.contains { $0.isNewline } }, [], lua)
        XCTAssertTrue(status.first?.text.hasSuffix("quizrun: b") ?? false, lua)
      }
    }
  }

  func testABarWithoutATotalSaysNone() throws {
    let bars = "{ { label = 'A', value = 2 }, { label = 'B', value = 1, of = 3 } }"
    var stage = Stage(try mode("result = function() return { bars = \(bars) } end"))
    try stage.play()
    XCTAssertEqual(stage.result?.bars.map(\.saidOf), [nil, 3])
  }

  /// Points of a quiz file are nothing, or enough for a share of them to be said.
  func testPointsOfQuizFiles() throws {
    for (points, fits) in [("0", true), ("1e-6", true), ("0.5", true), ("1e-310", false), ("1e-7", false)] {
      let json = Self.oneQuestion.replacing("\"id\": \"q1\"", with: "\"id\": \"q1\", \"points\": \(points)")
      let reading = QuizFile.read(Array(json.utf8), path: "t.json")
      XCTAssertEqual(reading.quiz != nil, fits, points)
    }
  }
}

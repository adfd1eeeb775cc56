import Foundation
import XCTest

/// `quizrun rescore`, `history --explain` and `history --share` against what can be worked out by hand.
final class RescoreTests: XCTestCase {
  private let quiz = Samples.quiz(
    """
    {"id":"q1","kind":"truefalse","text":"S1","correct":true},{"id":"q2","kind":"truefalse","text":"S2","correct":true,"points":2},
    {"id":"q3","kind":"multiple","text":"M","answers":[{"id":"a","text":"A","correct":true},{"id":"b","text":"B","correct":true},
      {"id":"c","text":"C"}]}
    """, #""id":"mini","#)
  /// Twice the points for a right answer, one less for a wrong one; the first version gives what the kind gives.
  private let harsh = """
    return { api = 1, options = { penalty = { type = "number", default = 1 } }, judge = function(q, r, ctx)
      local v = ctx.judge(q, r)
      if v.correct then v.points = v.points * 2 else v.points = v.points - ctx.options.penalty end
      v.of = v.of * 2
      return v
    end, next = function(state, ctx) if ctx.remaining[1] then return ctx.ask(ctx.remaining[1]) end return ctx.finish() end }
    """

  private let replies = [
    [#"["true"]"#, #"["false"]"#], [#"["true"]"#, #"["false"]"#], [#"["a","b"]"#, #"["a"]"#, #"["c"]"#, #"["a","c"]"#],
  ]

  private func list(_ place: Place, _ arguments: [String]) throws -> [[String: Any]] {
    let outcome = try place.run(arguments + ["--json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
  }

  /// Twenty sittings of two players, some of them with skipped questions.
  private func played() throws -> Place {
    let place = try Place()
    try place.quiz("mini", quiz)
    var random = SystemRandomNumberGenerator()
    for round in 0..<20 {
      let lines = replies.map { replies in
        Int.random(in: 0..<6, using: &random) == 0
          ? #"{"skip":true}"# : #"{"answer":\#(replies.randomElement(using: &random) ?? "")}"#
      }
      _ = try place.play(["mini", "--new", "--player", round % 3 == 0 ? "Ada" : "Bob"], lines)
    }
    try FileManager.default.removeItem(atPath: place.root + "/home/quizzes/mini.json")
    try place.plugin("harsh", harsh)
    return place
  }

  /// The points that the harsh mode gives, from the verdicts in the history.
  private func independent(_ place: Place, penalty: Double) throws -> [String: (points: Double, of: Double)] {
    var scores: [String: (points: Double, of: Double)] = [:]
    for entry in try list(place, ["history", "--all-players"]) {
      let id = entry["sitting"] as? String ?? ""
      let review = try place.run(["history", id, "--json"]).output
      let object = try JSONSerialization.jsonObject(with: Data(review.utf8)) as? [String: Any]
      let answers = object?["answers"] as? [[String: Any]] ?? []
      scores[id] = answers.reduce((0, 0)) { sum, answer in
        let (points, of) = (answer["points"] as? Double ?? 0, answer["of"] as? Double ?? 0)
        if answer["type"] as? String == "skipped" { return (sum.0, sum.1 + of) }
        return (sum.0 + (answer["correct"] as? Bool == true ? 2 * points : points - penalty), sum.1 + 2 * of)
      }
    }
    return scores
  }

  func testDifferencesAreThoseOfAnIndependentCalculation() throws {
    let place = try played()
    for (arguments, penalty) in [([], 1.0), (["--set", "penalty=0.25"], 0.25)] {
      let expected = try independent(place, penalty: penalty)
      let rows = try list(place, ["rescore", "--plugin", "harsh.lua"] + arguments)
      let changed = expected.filter { $0.value.of != 4 }.keys
      XCTAssertEqual(Set(rows.map { $0["sitting"] as? String ?? "" }), Set(changed), "whoever answered anything")
      for row in rows {
        let id = row["sitting"] as? String ?? ""
        let after = row["after"] as? [String: Any] ?? [:]
        let before = row["before"] as? [String: Any] ?? [:]
        let score = try XCTUnwrap(expected[id])
        XCTAssertEqual(try XCTUnwrap(after["points"] as? Double), score.points, accuracy: 1e-9)
        XCTAssertEqual(after["of"] as? Double, score.of)
        XCTAssertEqual(before["of"] as? Double, 4)
        XCTAssertEqual(
          row["changePercent"] as? Double ?? 0,
          100 * score.points / score.of - (before["percent"] as? Double ?? 0), accuracy: 1e-9)
      }
    }
    let kept = try list(place, ["history", "--all-players"]).map { $0["points"] as? Double }
    XCTAssertFalse(kept.contains(nil), "looking changes nothing")
  }

  func testOnlyWhoChangesIsListed() throws {
    let place = try played()
    try place.plugin(
      "same",
      "return { api = 1 , judge = function(q, r, ctx) return ctx.judge(q, r) end, result = function() return {} end }")
    XCTAssertEqual(try list(place, ["rescore", "--plugin", "same"]).count, 0)
    XCTAssertEqual(try place.run(["rescore", "--plugin", "same"]).output, "0 of 20 sittings would change.\n")
    let bobs = try list(place, ["rescore", "--plugin", "harsh", "--player", "Bob"])
    XCTAssertEqual(Set(bobs.map { $0["player"] as? String }), ["Bob"])
    XCTAssertEqual(try list(place, ["rescore", "--plugin", "harsh", "--quiz", "other"]).count, 0)
    XCTAssertEqual(
      try place.run(["rescore", "--plugin", "harsh", "--csv"]).output.split(separator: "\n").count,
      try list(place, ["rescore", "--plugin", "harsh"]).count + 1)
    XCTAssertEqual(try place.run(["rescore"]).code, 2)
    XCTAssertEqual(try place.run(["rescore", "--plugin", "nothing"]).code, 66)
    XCTAssertEqual(try place.run(["rescore", "--plugin", "harsh", "--set", "pen=1"]).code, 2)
  }

  func testWrittenScoresStandBesideTheOriginal() throws {
    let place = try Place()
    try place.quiz("mini", quiz)
    try place.plugin("harsh", harsh)
    _ = try place.play(["mini"], [#"{"answer":["true"]}"#, #"{"answer":["true"]}"#, #"{"answer":["a"]}"#])
    XCTAssertEqual(try place.run(["rescore", "--plugin", "harsh", "--write"]).code, 0)
    let entry = try list(place, ["history", "--all-players"])[0]
    XCTAssertEqual(entry["points"] as? Double, 3.5)
    let review = try place.run(["history", entry["sitting"] as? String ?? "", "--json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(review.utf8)) as? [String: Any]
    let rescored = object?["rescored"] as? [[String: Any]] ?? []
    XCTAssertEqual(rescored.map { $0["points"] as? Double }, [5.5])
    XCTAssertTrue(try place.run(["history", "--explain"]).output.contains("under harsh "))
    XCTAssertEqual(try place.run(["verify"]).code, 0)
    XCTAssertEqual(try place.run(["history", "--delete", entry["sitting"] as? String ?? "", "--yes"]).code, 0)
  }

  func testListsAndReasonsSpeakTheReadersLanguage() throws {
    let place = try Place()
    try place.quiz("mini", quiz)
    try place.plugin("harsh", harsh)
    _ = try place.play(["mini"], [#"{"answer":["true"]}"#, #"{"answer":["false"]}"#, #"{"answer":["a"]}"#])
    let german = ["LANG": "de_DE.UTF-8"]
    let list = try place.run(["rescore", "--plugin", "harsh", "--write"], [], german).output
    for part in ["VORHER", "NACHHER", "1,5 von 4 (38 %)", "1 von 1 Durchgang käme anders heraus."] {
      XCTAssertTrue(list.contains(part), "\(part): \(list)")
    }
    let why = try place.run(["history", "--explain"], [], german).output
    for part in [
      "   Gegeben: ", "   0 von 2: richtig oder falsch", "richtige Kreuze weniger falsche",
      "Die Fragen zusammen: 1,5 von 4",
      "Ergebnis: 1,5 von 4 (38 %)", "nachgewertet unter harsh ",
    ] {
      XCTAssertTrue(why.contains(part), "\(part): \(why)")
    }
    for word in [" of ", "Given", "right", "Result", "Scored"] {
      XCTAssertFalse((list + why).contains(word), "\(word): \(list)\(why)")
    }
  }

  func testTriesPagesAndTimeAreGivenAgain() throws {
    let tries = """
      return { api = 1, next = function(state, ctx)
        local last = ctx.past[#ctx.past]
        if last and not last.verdict.correct and last.try < 2 then return ctx.ask(last.question) end
        if ctx.remaining[1] then return ctx.ask(ctx.remaining[1], { limit = 5 }) end
        return ctx.finish() end,
      after = function(state, event) state.ms = (state.ms or 0) + event.ms end,
      result = function(state) return { points = state.ms, of = 100000 } end }
      """
    let place = try Place()
    try place.quiz("mini", quiz.replacing(#""id":"mini","#, with: #""id":"mini","reveal":"never","#))
    try place.plugin("tries", tries)
    let lines = [
      #"{"wait":1000}"#, #"{"answer":["false"]}"#, #"{"wait":500}"#, #"{"answer":["true"]}"#, #"{"select":["true"]}"#,
      #"{"wait":6000}"#, #"{"answer":["false"]}"#, #"{"answer":["a","b"]}"#,
    ]
    let result = try place.play(["mini", "--plugin", "tries", "--virtual-clock"], lines).last("result")
    XCTAssertEqual(result?.number("points"), 7500)
    XCTAssertEqual(try list(place, ["rescore", "--plugin", "tries"]).count, 0, "the same mode gives the same result")
    try place.plugin("tries", tries.replacing("event.ms", with: "event.ms * 2"))
    let changed = try list(place, ["rescore", "--plugin", "tries"])
    XCTAssertEqual((changed.first?["after"] as? [String: Any])?["points"] as? Double, 15000)
  }

  func testWhatCannotBePlayedIsLeftOut() throws {
    let place = try played()
    try place.plugin(
      "fates", #"return { api = 1, quiz = "outcomes", result = function() return { outcome = "x" } end }"#)
    let outcome = try place.run(["rescore", "--plugin", "fates"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.errors.contains("the mode cannot play 20 sittings, left out"), outcome.errors)
    try place.plugin("endless", #"return { api = 1, next = function(state, ctx) return ctx.ask("q1") end }"#)
    let endless = try place.run(["rescore", "--plugin", "endless"])
    XCTAssertEqual(endless.code, 65)
    XCTAssertTrue(endless.errors.contains("does not end"), endless.errors)
  }

  // MARK: Why, and to show

  func testTheModesOwnPartIsTold() throws {
    let place = try Place()
    try place.quiz("mini", quiz)
    try place.plugin(
      "harsh",
      harsh.replacing("ctx.finish()", with: "ctx.finish('over')").dropLast(2)
        + ", result = function(s, ctx) return { points = 10, of = 10 } end }")
    _ = try place.play(
      ["mini", "--plugin", "harsh"], [#"{"answer":["true"]}"#, #"{"answer":["false"]}"#, #"{"answer":["a"]}"#])
    let text = try place.run(["history", "--explain"]).output
    let expected = """
      Sample (harsh), Player, \(text.split(separator: " ").first { $0.hasPrefix("20") }?.dropLast() ?? ""): 10 of 10 (100 %)

      1. S1
         Given: True
         Right: True
         2 of 2: marked by the mode's own rule

      2. S2
         Given: False
         Right: True
         −1 of 4: marked by the mode's own rule

      3. M
         Given: A
         Right: A, B
         −0.5 of 2: marked by the mode's own rule

      The questions together: 0.5 of 8
      Added by the mode itself ('harsh'): +9.5
      Result: 10 of 10 (100 %)

      """
    XCTAssertEqual(text, expected)
  }

  func testExplanationsAddUp() throws {
    let place = try played()
    for entry in try list(place, ["history", "--all-players"]) {
      let output = try place.run(["history", "--explain", entry["sitting"] as? String ?? "", "--json"]).output
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let questions = object?["questions"] as? [[String: Any]] ?? []
      let sum = questions.reduce(0) { $0 + ($1["points"] as? Double ?? 0) }
      XCTAssertEqual(sum + (object?["own"] as? Double ?? 99), entry["points"] as? Double ?? 0, accuracy: 1e-9)
      XCTAssertEqual(questions.count, 3)
    }
    XCTAssertEqual(try place.run(["history", "--explain", "--csv"]).code, 2)
    XCTAssertEqual(try place.run(["history", "--explain", "--quiz", "mini"]).code, 2)
    XCTAssertEqual(try Place().run(["history", "--explain"]).code, 66)
  }

  func testShareTextGivesNoAnswerAway() throws {
    let place = try Place()
    try place.quiz("mini", quiz)
    _ = try place.play(["mini"], [#"{"answer":["true"]}"#, #"{"skip":true}"#, #"{"answer":["a"]}"#])
    XCTAssertEqual(
      try place.run(["history", "--share"]).output,
      """
      quizrun Sample 1.5/4
      🟩⬜🟨

      """)
  }

  /// Cards that are rated by oneself have no answers: there is nothing that another mode could mark.
  func testCardsThatWereRated() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 2, new: 2)
    try place.plugin("harsh", harsh)
    let rate = [#"{"continue":true}"#, #"{"action":"good"}"#]
    _ = try place.play(["deck"], rate + rate + [#"{"continue":true}"#])
    let outcome = try place.run(["rescore", "--plugin", "harsh"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertEqual(outcome.output, "0 of 0 sittings would change.\n")
    XCTAssertTrue(outcome.errors.contains("1 sitting without an answer that the mode can mark"), outcome.errors)
    XCTAssertFalse(outcome.errors.contains("cannot play"), outcome.errors)
    XCTAssertEqual(try list(place, ["rescore", "--plugin", "harsh", "--write"]).count, 0)
    // The same mode shows the same pages.
    XCTAssertEqual(try place.run(["rescore", "--plugin", "cards"]).output, "0 of 1 sitting would change.\n")
    let id = try list(place, ["history", "--all-players"]).first?["sitting"] as? String ?? ""
    let why = try place.run(["history", "--explain", id]).output
    XCTAssertTrue(why.contains("\nNo answer was marked by a rule"), why)
    XCTAssertTrue(why.contains("\nAdded by the mode itself ('cards'): +2\n"), why)
    XCTAssertFalse(why.contains("0 of 0"), why)
    XCTAssertTrue(
      try place.run(["stats", "--all-players"]).output.contains(
        "Answers   0 (self-rated cards are not counted)"))
    // Typed text is an answer.
    _ = try place.play(
      ["deck", "--set", "rate=typed", "--new", "--player", "Eva"],
      [#"{"answer":"back 1"}"#, #"{"answer":"back 2"}"#, #"{"continue":true}"#])
    let typed = try place.run(["rescore", "--plugin", "harsh"])
    XCTAssertTrue(typed.output.contains("of 1 sitting"), typed.output)
  }
}

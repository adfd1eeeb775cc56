import Foundation
import XCTest

/// The leaderboard compares whole quizzes under their own settings, and nothing else.
final class WholeQuizTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  private func place() throws -> Place {
    let place = try Place()
    let questions = (1...4).map { number in
      """
      {"id":"q\(number)","kind":"truefalse","text":"Statement \(number)","correct":true,
       "difficulty":"\(number < 3 ? "easy" : "hard")","category":"\(number < 3 ? "Air" : "Sea")"}
      """
    }.joined(separator: ",")
    try place.quiz("mini", Samples.quiz(questions, #""id":"mini","#))
    try place.quiz("timed", Samples.quiz(questions, #""id":"timed","timing":{"question":60},"#))
    try place.plugin("lives", Samples.lives)
    try place.plugin(
      "bonus",
      """
      return { api = 1, options = { bonus = { type = "int", default = 0 } }, judge = function(q, r, ctx)
        local v = ctx.judge(q, r); v.points = v.points * (1 + ctx.options.bonus) return v end }
      """)
    place.environment["QUIZRUN_NOW"] = "2026-11-22T12:00:00Z"
    return place
  }

  private func board(_ place: Place) throws -> [String] {
    let outcome = try place.run(["leaderboard", "--json"])
    let rows = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
    return rows.map { row in
      let friend = row["friend"] as? Bool == true ? " (friend)" : ""
      return "\(row["player"] ?? "")\(friend) \(row["quiz"] ?? "") \(row["points"] ?? "") of \(row["of"] ?? "")"
    }
  }

  func testPartsAndOtherSettingsDoNotRank() throws {
    for options in [
      "mini --difficulty easy", "mini --type truefalse", "mini --category air", "mini --limit 2", "mini --missed",
      "mini --plugin bonus --set bonus=3", "--limit 3", "--category sea", "timed --untimed", "timed --time-factor 2",
      "timed --timed=90", "mini --timed=90", "mini --practice",
    ] {
      let place = try place()
      let quiz = options.hasPrefix("timed") ? "timed" : "mini"
      _ = try place.play([quiz, "--player", "Ada"], [right, right, right, wrong])
      let words = options.split(separator: " ").map(String.init) + ["--player", "Ada", "--new"]
      XCTAssertEqual(try place.play(words, Array(repeating: right, count: 4)).last?.type, "result", options)
      XCTAssertEqual(try board(place), ["Ada \(quiz) 3 of 4"], options)
      let told = try place.run(["leaderboard"]).errors
      XCTAssertEqual(told.contains("not ranked"), !options.hasSuffix("--practice"), told)
    }
  }

  func testWhatStillRanks() throws {
    for options in [
      "mini --seed 5", "mini --untimed", "mini --time-factor 2", "mini --plugin lives", "timed", "daily",
    ] {
      let place = try place()
      try place.takeWholeQuizzes()
      let words = options.split(separator: " ").map(String.init) + ["--player", "Ada"]
      _ = try place.play(words, Array(repeating: right, count: 4))
      XCTAssertEqual(try board(place).count, 1, options)
      XCTAssertFalse(try place.run(["leaderboard"]).errors.contains("not ranked"), options)
    }
  }

  /// A challenge to a part brings neither of its scores onto the leaderboard; one to the whole brings both.
  func testChallenges() throws {
    for (options, ranks) in [
      ("mini", true), ("mini --limit 2", false), ("mini --difficulty easy", false), ("mini --missed", false),
      ("timed --timed=90", false), ("mini --plugin bonus", true), ("mini --plugin bonus --set bonus=1", false),
    ] {
      let adas = try place()
      _ = try adas.play(["mini", "--player", "Ada"], [right, right, wrong, wrong])
      let words = options.split(separator: " ").map(String.init) + ["--player", "Ada", "--new"]
      _ = try adas.play(words, Array(repeating: right, count: 4))
      let code = String(
        try XCTUnwrap(adas.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
      let bobs = try place()
      let lines = try bobs.play(["challenge", "accept", code, "--player", "Bob"], Array(repeating: right, count: 4))
      XCTAssertEqual(lines.last?.string("outcome"), "tie", options)
      XCTAssertEqual(try board(bobs).count, ranks ? 2 : 0, options)
      // Here the challenger's own sitting tells.
      _ = try adas.play(["challenge", "accept", code, "--player", "Bob"], Array(repeating: right, count: 4))
      XCTAssertEqual(try board(adas).filter { $0.hasPrefix("Bob") }.count, ranks ? 1 : 0, options)
    }
  }
}

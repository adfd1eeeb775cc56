import Foundation
import QuizCore
import QuizTesting
import XCTest

/// Leaderboard and achievements over a few hundred random sittings, against sums worked out from `history --json` alone.
final class LeaderboardAgreementTests: XCTestCase {
  private static let quizzes = [("birds", 4, "Science: Nature"), ("stars", 3, "Space"), ("moons", 2, "Space")]
  private static let players = ["Ada", "Bob", "Cy", "Dee", "Hidden"]

  /// A score as the history of its player has it.
  private struct Score {
    var player: String
    var quiz: String
    var points: Double
    var percent: Double
    var day: String
    var isFriend = false

    init(_ entry: Message, isFriend: Bool = false) {
      player = entry.string("player") ?? ""
      quiz = entry.string("quiz") ?? ""
      points = entry.number("points") ?? -1
      percent = entry.number("percent") ?? -1
      day = entry.string("day") ?? ""
      self.isFriend = isFriend
    }

    /// By the stated rule: percent, points, the earlier day.
    func beats(_ other: Score) -> Bool {
      if percent != other.percent { return percent > other.percent }
      if points != other.points { return points > other.points }
      return day < other.day
    }
  }

  private func place() throws -> Place {
    let place = try Place()
    for (id, count, category) in Self.quizzes {
      try place.quiz(id, Samples.statements(count, #""id":"\#(id)","category":"\#(category)","#))
    }
    place.environment["QUIZRUN_NOW"] = "2026-11-22T12:00:00Z"
    return place
  }

  private func list(_ place: Place, _ arguments: [String]) throws -> [Message] {
    let outcome = try place.run(arguments + ["--json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try (json as? [[String: Any]] ?? []).compactMap {
      Message(String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self))
    }
  }

  private func play(_ place: Place, _ player: String, _ random: inout SplitMix64, arguments: [String]? = nil) throws {
    let (quiz, count, _) = Self.quizzes[Int(random.below(3))]
    let day = CivilDay(number: 20_700 + 4 * Int(random.below(20))).text
    let answers = (0..<count).map { _ in random.below(3) > 0 ? #"{"answer":["true"]}"# : #"{"answer":["false"]}"# }
    _ = try place.play(
      (arguments ?? [quiz, "--new"]) + ["--player", player], answers + [#"{"quit":"keep"}"#],
      ["QUIZRUN_NOW": "\(day)T\(10 + random.below(10)):00:00Z"])
  }

  /// Codes of a friend who plays elsewhere, accepted by a player here.
  private func befriend(_ place: Place, _ friend: Place, _ random: inout SplitMix64) throws -> [Score] {
    for _ in 0..<5 { try play(friend, "Eve", &random) }
    let theirs = try list(friend, ["history", "--all-players"])
    for entry in theirs {
      let created = try friend.run(["challenge", "create", entry.string("sitting") ?? ""])
      let code = try XCTUnwrap(created.output.split(whereSeparator: \.isWhitespace).last)
      try play(place, "Bob", &random, arguments: ["challenge", "accept", String(code)])
    }
    return theirs.map { Score($0, isFriend: true) }
  }

  func testTheLeaderboardIsWhatTheHistoryGives() throws {
    let place = try place()
    var random = SplitMix64(seed: UInt64.random(in: 0...UInt64.max))
    for round in 0..<200 { try play(place, Self.players[round % Self.players.count], &random) }
    let friends = try befriend(place, try self.place(), &random)
    XCTAssertEqual(try place.run(["player", "hide", "Hidden"]).code, 0)
    let scores =
      try list(place, ["history", "--all-players"]).filter { $0.string("status") == "finished" }.map { Score($0) }
      + friends
    XCTAssertGreaterThan(scores.count, 200)
    let spans: [([String], (Score) -> Bool)] = [
      ([], { _ in true }), (["--quiz", "birds"], { $0.quiz == "birds" }),
      (["--category", "nature"], { $0.quiz == "birds" }), (["--category", "space"], { $0.quiz != "birds" }),
      (["--week"], { $0.day >= "2026-11-16" && $0.day <= "2026-11-22" }), (["--month"], { $0.day >= "2026-11-01" }),
      (["--month", "--category", "Space"], { $0.day >= "2026-11-01" && $0.quiz != "birds" }),
      (["--from", "2026-09-20", "--to", "2026-10-10"], { ("2026-09-20"..."2026-10-10").contains($0.day) }),
    ]
    for (arguments, passes) in spans {
      let rows = try list(place, ["leaderboard"] + arguments)
      XCTAssertEqual(
        rows.map(Self.words), Self.ranking(scores.filter { passes($0) && $0.player != "Hidden" }), "\(arguments)")
      let ofAda = rows.filter { $0.string("player") == "Ada" }.map(Self.words)
      XCTAssertEqual(try list(place, ["leaderboard", "--player", "Ada"] + arguments).map(Self.words), ofAda)
    }
  }

  private static func ranking(_ scores: [Score]) -> [String] {
    var best: [String: Score] = [:]
    for score in scores {
      let key = "\(score.player)/\(score.quiz)/\(score.isFriend)"
      if best[key].map({ score.beats($0) }) ?? true { best[key] = score }
    }
    let placed = best.values.map { score in (place: 1 + best.values.count { $0.beats(score) }, score: score) }
    let lines = placed.map { place, score in
      (place, "\(place) \(score.player) \(score.percent) \(score.points) \(score.quiz) \(score.day) \(score.isFriend)")
    }
    return lines.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
  }

  private static func words(_ row: Message) -> String {
    "\(row.int("place") ?? 0) \(row.string("player") ?? "") \(row.number("percent") ?? -1) \(row.number("points") ?? -1) "
      + "\(row.string("quiz") ?? "") \(row.string("day") ?? "") \(row.bool("friend") ?? false)"
  }

  func testAchievementsAreWhatTheHistoryGives() throws {
    let place = try place()
    try place.plugin(
      "counting",
      """
      local list = {}
      for need = 1, 40 do
        for _, key in ipairs { "finished", "perfect", "days", "quizzes" } do
          list[#list + 1] = { id = key .. need, title = key .. need, earned = function(s) return s[key] >= need end }
        end
      end
      return { api = 1, achievements = list }
      """)
    var random = SplitMix64(seed: UInt64.random(in: 0...UInt64.max))
    for round in 0..<60 { try play(place, ["Ada", "Bob"][round % 2], &random) }
    for player in ["Ada", "Bob"] {
      let history = try list(place, ["history", "--player", player]).filter { $0.string("status") == "finished" }
      let sums = [
        "finished": history.count, "perfect": history.count { $0.number("percent") == 100 },
        "days": Set(history.map { $0.string("day") }).count, "quizzes": Set(history.map { $0.string("quiz") }).count,
      ]
      let earned = try list(place, ["achievements", "--player", player]).filter { $0.string("earned") != nil }
      for (key, sum) in sums {
        let ids = earned.compactMap { $0.string("id") }.filter { $0.hasPrefix(key) }
        XCTAssertEqual(Set(ids), Set((1...40).filter { $0 <= sum }.map { "\(key)\($0)" }), "\(player) \(key)")
      }
    }
  }
}

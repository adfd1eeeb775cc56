import Foundation
import XCTest

/// `quizrun leaderboard` and `achievements` against sums that are computed from `history --json`.
final class LeaderboardTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("birds", Samples.statements(4, #""id":"birds","category":"Science: Nature","#))
    try place.quiz("stars", Samples.statements(2, #""id":"stars","category":"Space","#))
    place.environment["QUIZRUN_NOW"] = "2026-11-22T12:00:00Z"
    return place
  }

  private func play(_ place: Place, _ quiz: String, _ player: String, _ day: String, rights: Int) throws {
    let count = quiz == "birds" ? 4 : 2
    let answers = (0..<count).map { $0 < rights ? right : wrong }
    _ = try place.play([quiz, "--player", player, "--new"], answers, ["QUIZRUN_NOW": "\(day)T10:00:00Z"])
  }

  private func list(_ place: Place, _ arguments: [String]) throws -> [Message] {
    let outcome = try place.run(arguments + ["--json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try (json as? [[String: Any]] ?? []).compactMap {
      Message(String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self))
    }
  }

  /// Random plays of three players over six weeks.
  private func played() throws -> Place {
    let place = try place()
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let quiz = ["birds", "stars"].randomElement(using: &random) ?? ""
      let player = ["Ada", "Bob", "Cy"].randomElement(using: &random) ?? ""
      let number = Int.random(in: 0..<42, using: &random)
      let day = number < 20 ? "2026-10-\(12 + number)" : String(format: "2026-11-%02d", number - 19)
      try play(place, quiz, player, day, rights: Int.random(in: 0...4, using: &random))
    }
    return place
  }

  func testTheLeaderboardAgreesWithTheHistory() throws {
    let place = try played()
    let history = try list(place, ["history", "--all-players"])
    let spans: [([String], (Message) -> Bool)] = [
      ([], { _ in true }), (["--all"], { _ in true }), (["--quiz", "birds"], { $0.string("quiz") == "birds" }),
      (["--category", "nature"], { $0.string("quiz") == "birds" }),
      (["--category", "Space"], { $0.string("quiz") == "stars" }),
      (["--week"], { ($0.string("day") ?? "") >= "2026-11-16" }),
      (["--month"], { ($0.string("day") ?? "") >= "2026-11-01" }),
      (["--month", "--quiz", "stars"], { ($0.string("day") ?? "") >= "2026-11-01" && $0.string("quiz") == "stars" }),
      (
        ["--from", "2026-10-20", "--to", "2026-11-03"],
        { ("2026-10-20"..."2026-11-03").contains($0.string("day") ?? "") }
      ),
    ]
    for (arguments, passes) in spans {
      let rows = try list(place, ["leaderboard"] + arguments)
      let expected = Self.ranking(history.filter(passes))
      XCTAssertEqual(rows.map(Self.words), expected, "\(arguments)")
      let shown = rows.filter { $0.string("player") == "Ada" }.map(Self.words)
      XCTAssertEqual(try list(place, ["leaderboard", "--player", "Ada"] + arguments).map(Self.words), shown)
    }
  }

  /// By hand: the best of each player and quiz, by percent, points and day; equals share a place.
  private static func ranking(_ history: [Message]) -> [String] {
    struct Row {
      var message: Message
      var percent: Double { message.number("percent") ?? -1 }
      var points: Double { message.number("points") ?? -1 }
      var day: String { message.string("day") ?? "" }
      var player: String { message.string("player") ?? "" }
      var quiz: String { message.string("quiz") ?? "" }
      func beats(_ other: Row) -> Bool {
        (percent, points, other.day) > (other.percent, other.points, day)
      }
    }
    var best: [String: Row] = [:]
    for row in history.map(Row.init) {
      let key = row.player + "/" + row.quiz
      guard let known = best[key] else {
        best[key] = row
        continue
      }
      if row.beats(known) { best[key] = row }
    }
    let rows = best.values
    let placed = rows.map { row in (place: 1 + rows.count { $0.beats(row) }, row: row) }
    return placed.sorted { ($0.place, $0.row.player) < ($1.place, $1.row.player) }
      .map { "\($0.place) \($0.row.player) \($0.row.percent) \($0.row.points) \($0.row.quiz) \($0.row.day)" }
  }

  private static func words(_ row: Message) -> String {
    "\(row.int("place") ?? 0) \(row.string("player") ?? "") \(row.number("percent") ?? -1) \(row.number("points") ?? -1) "
      + "\(row.string("quiz") ?? "") \(row.string("day") ?? "")"
  }

  func testKeysAndPlaces() throws {
    let place = try place()
    try play(place, "birds", "Ada", "2026-11-20", rights: 4)
    try play(place, "birds", "Bob", "2026-11-20", rights: 4)
    try play(place, "birds", "Cy", "2026-11-21", rights: 4)
    try play(place, "birds", "Dee", "2026-11-19", rights: 2)
    let rows = try list(place, ["leaderboard"])
    XCTAssertEqual(rows.map { $0.int("place") }, [1, 1, 3, 4])
    XCTAssertEqual(rows.map { $0.string("player") }, ["Ada", "Bob", "Cy", "Dee"])
    XCTAssertEqual(rows[0].keys, ["place", "player", "points", "of", "percent", "quiz", "day", "sitting"])
    XCTAssertEqual(try place.run(["leaderboard", "--csv"]).output.split(separator: "\n").count, 5)
    XCTAssertEqual(try place.run(["leaderboard", "--week", "--month"]).code, 2)
    XCTAssertEqual(try list(try Place(), ["leaderboard"]).count, 0)
  }

  func testHiddenPlayersAndFriends() throws {
    let place = try place()
    try play(place, "birds", "Ada", "2026-11-20", rights: 4)
    try play(place, "birds", "Bob", "2026-11-20", rights: 3)
    XCTAssertEqual(try place.run(["player", "hide", "Ada"]).output, "Ada is no longer on the leaderboard.\n")
    XCTAssertEqual(try list(place, ["leaderboard"]).map { $0.string("player") }, ["Bob"])
    XCTAssertEqual(try place.run(["player", "rename", "Ada", "Ida"]).code, 0)
    XCTAssertEqual(try list(place, ["leaderboard"]).map { $0.string("player") }, ["Bob"])
    XCTAssertEqual(try place.run(["player", "show", "Ida"]).code, 0)
    XCTAssertEqual(try list(place, ["leaderboard"]).map { $0.string("player") }, ["Ida", "Bob"])
    XCTAssertEqual(try place.run(["player", "hide", "Nobody"]).code, 66)

    let friend = try self.place()
    try play(friend, "birds", "Eve", "2026-11-18", rights: 4)
    let code = String(
      try XCTUnwrap(friend.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
    for _ in 0..<2 {
      _ = try place.play(["challenge", "accept", code, "--player", "Bob"], Array(repeating: wrong, count: 4))
    }
    let rows = try list(place, ["leaderboard"])
    XCTAssertEqual(rows.map { $0.string("player") }, ["Eve", "Ida", "Bob"])
    XCTAssertEqual(rows.map { $0.bool("friend") }, [true, nil, nil])
    XCTAssertTrue(try place.run(["leaderboard"]).output.contains("Eve (friend)"))
  }

  /// A friend's score that no code says, or says otherwise, is a forgery.
  func testAFriendsScoreIsThatOfTheCode() throws {
    let forgeries = [
      "update friends set points = 4, percent = 100", "update friends set player = 'Zoe'",
      "update friends set day = day - 1",
      "insert into friends select 'made-up', 'no code', 1, 'Zoe', 'made-up', quiz, title, category, mode, day, 4, 4, 100, headline from friends",
    ]
    for sql in forgeries {
      let (place, friend) = (try self.place(), try self.place())
      try play(friend, "birds", "Eve", "2026-11-18", rights: 3)
      let code = String(
        try XCTUnwrap(friend.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
      _ = try place.play(["challenge", "accept", code, "--player", "Bob"], Array(repeating: wrong, count: 4))
      XCTAssertEqual(try list(place, ["leaderboard"]).map { $0.string("player") }, ["Eve", "Bob"])
      XCTAssertEqual(try place.run(["verify"]).code, 0)
      try place.forge(sql)
      let outcome = try place.run(["verify"])
      XCTAssertEqual(outcome.code, 1, sql)
      XCTAssertTrue(outcome.output.contains("different: the record: the score of the friend '"), outcome.output)
    }
  }

  func testEachOfSeveralPlayersHasTheirOwnScore() throws {
    let place = try place()
    try place.plugin(
      "duel",
      """
      return { api = 1, players = { min = 2, max = 2 }, result = function(state, ctx)
        return { headline = "over", points = 3, of = 4, ranking = {
          { player = ctx.players[1], points = 1, of = 4 }, { player = ctx.players[2], points = 3, of = 4 } } } end }
      """)
    _ = try place.play(["birds", "--plugin", "duel", "--players", "Ada,Bob"], Array(repeating: right, count: 4))
    XCTAssertEqual(
      try list(place, ["leaderboard"]).map { "\($0.string("player") ?? "") \($0.number("percent") ?? 0)" },
      ["Bob 75.0", "Ada 25.0"])
  }

  /// History and achievements have a sitting for everybody who took part in it, not only the one who began it.
  func testASittingOfSeveralIsOneOfEach() throws {
    let place = try place()
    try place.plugin(
      "duel",
      """
      return { api = 1, players = { min = 2, max = 2 }, result = function(state, ctx)
        return { headline = "over", points = 3, of = 4, ranking = {
          { player = ctx.players[1], points = 1, of = 4 }, { player = ctx.players[2], points = 4, of = 4 } } } end,
        achievements = { { id = "all", title = "All", earned = function(stats) return stats.perfect >= 1 end },
          { id = "two", title = "Two", earned = function(stats) return stats.finished >= 2 end } } }
      """)
    _ = try place.play(["birds", "--plugin", "duel", "--players", "Ada,Bob"], Array(repeating: right, count: 4))
    _ = try place.play(["birds", "--player", "Bob"], Array(repeating: #"{"answer":["false"]}"#, count: 4))
    _ = try place.play(["birds", "--plugin", "duel", "--players", "Ada,Bob"], [right])
    for (player, quizzes, filtered) in [("Ada", 2, 1), ("Bob", 3, 1), ("Cy", 0, 0)] {
      let listed = try list(place, ["history", "--player", player])
      XCTAssertEqual(listed.count, quizzes, player)
      XCTAssertEqual(try list(place, ["history", "--player", player, "--min", "50"]).count, filtered, player)
    }
    XCTAssertEqual(try list(place, ["history", "--player", "Bob", "--limit", "1"]).count, 1)
    _ = try place.run(["player", "rename", "Bob", "Rob"])
    XCTAssertEqual(try list(place, ["history", "--player", "Rob"]).count, 3)
    let earned = try ["Ada", "Rob"].map { player in
      try list(place, ["achievements", "--player", player]).filter { $0.string("earned") != nil }.compactMap {
        $0.string("id")
      }
    }
    XCTAssertEqual(earned, [[], ["all", "two"]])
  }

  // MARK: Achievements

  private let counting = """
    local function reached(key, need)
      return { id = key .. need, title = key .. " " .. need, emoji = "⭐",
        earned = function(stats) return stats[key] >= need end,
        progress = function(stats) return { have = stats[key], need = need } end }
    end
    local list = {}
    for need = 1, 12 do
      for _, key in ipairs { "finished", "perfect", "days", "quizzes" } do list[#list + 1] = reached(key, need) end
    end
    list[#list + 1] = { id = "birds", title = "Birds", earned = function(stats)
      return (stats.byCategory["Science: Nature"] or 0) >= 3 and stats.last.quiz == "birds" end }
    list[#list + 1] = { id = "run", title = "Run", earned = function(stats) return stats.streak.best >= 2 end }
    return { api = 1, achievements = list }
    """

  /// A quiz without a category counts for each category of its questions, once a sitting.
  func testCategoriesOfQuestionsCount() throws {
    let place = try place()
    try place.plugin(
      "tops",
      """
      return { api = 1, achievements = { { id = "tops", title = "Tops", earned = function() return false end,
        progress = function(stats) return { have = (stats.byCategory.Art or 0) * 10 + (stats.byCategory.Law or 0), need = 99 } end } } }
      """)
    let questions = ["Art", "Art", "Law"].enumerated().map {
      #"{"id":"q\#($0)","kind":"truefalse","text":"T","correct":true,"category":"\#($1)"}"#
    }
    try place.quiz("mixed", #"{"title":"Mixed","questions":[\#(questions.joined(separator: ","))]}"#)
    for _ in 0..<2 {
      _ = try place.play(["mixed", "--new"], Array(repeating: #"{"answer":["true"]}"#, count: 3))
    }
    let output = try place.run(["achievements"]).output
    XCTAssertTrue(output.contains("22 of 99"), output)
  }

  func testAchievementsAgreeWithTheHistory() throws {
    let place = try place()
    try place.plugin("counting", counting)
    var random = SystemRandomNumberGenerator()
    for day in 1...14 where Int.random(in: 0..<4, using: &random) > 0 {
      let quiz = ["birds", "stars"].randomElement(using: &random) ?? ""
      try play(place, quiz, "Ada", String(format: "2026-11-%02d", day), rights: Int.random(in: 1...4, using: &random))
    }
    let history = Array(try list(place, ["history", "--player", "Ada"]).reversed())
    let earned = try list(place, ["achievements", "--player", "Ada"])
    XCTAssertEqual(earned.count, 50)
    for key in ["finished", "perfect", "days", "quizzes"] {
      for need in 1...12 {
        let expected = history.indices.first { Self.sum(key, history[...$0]) >= need }.map { history[$0].string("day") }
        let found = try XCTUnwrap(earned.first { $0.string("id") == "\(key)\(need)" })
        XCTAssertEqual(found.string("earned"), expected ?? nil, "\(key) \(need)")
      }
    }
    XCTAssertEqual(Set(earned[0].keys), ["id", "title", "emoji", "plugin", "earned"])
    XCTAssertEqual(earned[0].string("plugin"), "counting")
  }

  private static func sum(_ key: String, _ history: ArraySlice<Message>) -> Int {
    switch key {
    case "finished": return history.count
    case "perfect": return history.count { $0.number("percent") == 100 }
    case "days": return Set(history.map { $0.string("day") }).count
    default: return Set(history.map { $0.string("quiz") }).count
    }
  }

  func testWhatIsEarnedIsToldOnceAndStays() throws {
    let place = try place()
    try place.plugin(
      "first",
      """
      return { api = 1, achievements = {
        { id = "one", title = "The first", emoji = "🥇", earned = function(stats) return stats.finished == 1 end },
        { id = "two", title = "The second", earned = function(stats) return stats.finished >= 2 end,
          progress = function(stats) return { have = stats.finished, need = 2 } end } } }
      """)
    XCTAssertEqual(try list(place, ["achievements"]).map { $0.object["earned"] is NSNull }, [true, true])
    let plain = ["stars", "--plain", "--new"]
    XCTAssertTrue(try place.run(plain, ["1", "1"]).output.hasSuffix("Earned: The first\n"))
    XCTAssertTrue(try place.run(["achievements"]).output.contains("1 of 2"), "progress")
    let later = try place.run(plain, ["1", "1"], ["QUIZRUN_NOW": "2026-11-23T12:00:00Z"]).output
    XCTAssertTrue(later.hasSuffix("Earned: The second\n"), later)
    XCTAssertFalse(later.contains("The first"))
    XCTAssertEqual(
      try list(place, ["achievements"]).map { $0.string("earned") }, ["2026-11-22", "2026-11-23"])
    XCTAssertFalse(try place.run(plain + ["--practice"], ["1", "1"]).output.contains("Earned"))
    XCTAssertEqual(try place.run(["player", "rename", "Player", "Pat"]).code, 0)
    XCTAssertEqual(
      try list(place, ["achievements", "--player", "Pat"]).map { $0.string("earned") }, ["2026-11-22", "2026-11-23"])
  }

  func testABrokenAchievementSpoilsNothing() throws {
    let place = try place()
    try place.plugin(
      "bad",
      """
      return { api = 1, achievements = {
        { id = "loop", title = "Loop", earned = function() while true do end end },
        { id = "oops", title = "Oops", earned = function() return true end,
          progress = function() return { have = 1 } end },
        { id = "no", title = "No", earned = function() return false end, progress = function() return { hav = 1, need = 2 } end } } }
      """)
    try place.plugin("broken", "achievements = nonsense(")
    XCTAssertEqual(try place.run(["stars", "--plain"], ["1", "1"]).code, 0)
    let outcome = try place.run(["achievements"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.output.contains("Oops"), outcome.output)
    XCTAssertTrue(outcome.errors.contains("did you mean 'have'?"), outcome.errors)
    XCTAssertTrue(outcome.errors.contains("broken.lua"), outcome.errors)
  }
}

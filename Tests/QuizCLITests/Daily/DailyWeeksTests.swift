import Foundation
import QuizCore
import XCTest

/// Four weeks of the quiz of the day: three players in three zones, on two machines that are merged every week, with
/// second tries and missed days. Every number is counted once more here.
final class DailyWeeksTests: XCTestCase {
  fileprivate static let days = 28
  fileprivate static let perfect = 5

  /// A try as it was played: on a local day, at an hour of UTC since the first day.
  private struct Try {
    var day: Int
    var hour: Int
    var points: Int
    var categories: Set<String>
  }

  private struct Player {
    let name: String
    let zone: String
    /// The hour of UTC at which it plays, counted from the midnight of its local day in UTC.
    let hour: Int
    var tries: [Try] = []

    /// The first try of each day, in order.
    var firsts: [Try] {
      Dictionary(grouping: tries, by: \.day).values.compactMap { $0.min { $0.hour < $1.hour } }
        .sorted { $0.day < $1.day }
    }
    /// The lengths of the runs of days, the last one last.
    var runs: [Int] {
      firsts.reduce(into: [] as [(last: Int, length: Int)]) { runs, next in
        if let run = runs.last, run.last == next.day - 1 {
          runs[runs.count - 1] = (next.day, run.length + 1)
        } else {
          runs.append((next.day, 1))
        }
      }.map(\.length)
    }
    var points: Int { firsts.map(\.points).reduce(0, +) }
    var of: Int { firsts.count * DailyWeeksTests.perfect }
    var share: Double { Double(points) / Double(of) }
    var current: Int { (firsts.last?.day ?? -9) >= DailyWeeksTests.days - 2 ? runs.last ?? 0 : 0 }
  }

  private var players = [
    Player(name: "Bo", zone: "XBB-9", hour: 9), Player(name: "Ada", zone: "UTC", hour: 10),
    Player(name: "Cleo", zone: "XCC+5", hour: 25),
  ]
  private var chance = SplitMix64(seed: 4)

  func testEveryNumberEqualsAnIndependentCount() throws {
    let machines = [try Place.withShippedModes(), try Place.withShippedModes()]
    for place in machines {
      for number in 1...6 { try place.quiz("quiz\(number)", Self.quiz(number)) }
    }
    for day in 0..<Self.days {
      for place in players.indices { try play(place, day, machines) }
      if day % 7 == 6 { try merge(machines, day) }
    }
    XCTAssertTrue(players.allSatisfy { (6..<Self.days).contains($0.firsts.count) })
    XCTAssertTrue(players.contains { $0.tries.count > $0.firsts.count + 3 })
    for place in machines {
      for player in players { try check(player, place) }
      try checkBoard(place)
    }
  }

  // MARK: Playing

  private static func category(_ quiz: Int, _ question: Int) -> String { "Topic \((quiz + question) % 5)" }

  private static func quiz(_ number: Int) -> String {
    let questions = (0..<12).map { place in
      """
      {"id":"q\(place)","kind":"truefalse","text":"\(number), \(place)","correct":true,"category":"\(category(number, place))"}
      """
    }
    return #"{"title":"Quiz \#(number)","questions":[\#(questions.joined(separator: ","))]}"#
  }

  /// The environment of a player at an hour of UTC.
  private func now(_ player: Player, _ hour: Int) -> [String: String?] {
    let time = Date(timeIntervalSince1970: Double(20_514 * 24 + hour) * 3600)  // 2026-03-02
    return ["QUIZRUN_NOW": ISO8601DateFormatter().string(from: time), "TZ": player.zone]
  }

  private func play(_ place: Int, _ day: Int, _ machines: [Place]) throws {
    let (machine, luck) = (Int(chance.below(2)), chance.below(100))
    if luck < 20 { return }
    try take(place, day, 0, machines[machine], [])
    if luck < 45 { try take(place, day, 1, machines[machine], ["--retry"]) }
    // Not yet merged: the other machine knows nothing of the first try.
    if luck > 88 { try take(place, day, 2, machines[1 - machine], []) }
  }

  private func take(_ place: Int, _ day: Int, _ later: Int, _ machine: Place, _ options: [String]) throws {
    let hour = day * 24 + players[place].hour + later
    let right = Int(chance.below(UInt64(Self.perfect + 1)))
    let lines = (0..<Self.perfect).map { #"{"answer":["\#($0 < right)"]}"# }
    let messages = try machine.play(
      ["daily", "--player", players[place].name] + options, lines, now(players[place], hour))
    XCTAssertEqual(messages.last?.int("points"), right, messages.last?.text ?? "")
    let categories = messages.of("question").compactMap { $0.string("id") }.compactMap { id -> String? in
      let parts = id.split(separator: "/").map { $0.filter(\.isNumber) }.compactMap { Int($0) }
      return parts.count == 2 ? Self.category(parts[0], parts[1]) : nil
    }
    XCTAssertEqual(categories.count, Self.perfect)
    players[place].tries.append(Try(day: day, hour: hour, points: right, categories: Set(categories)))
  }

  private func merge(_ machines: [Place], _ day: Int) throws {
    for (from, to) in [(0, 1), (1, 0)] {
      let file = machines[from].root + "/week.db"
      XCTAssertEqual(try machines[from].run(["backup", file]).code, 0)
      let outcome = try machines[to].run(["restore", file, "--merge", "--same"])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      try FileManager.default.removeItem(atPath: file)
    }
  }

  // MARK: Counting

  private func object(_ arguments: [String], _ player: Player, _ place: Place) throws -> Any {
    let outcome = try place.run(
      arguments + ["--player", player.name, "--json"], [], now(player, (Self.days - 1) * 24 + player.hour + 3))
    XCTAssertEqual(outcome.code, 0, "\(arguments): \(outcome.errors)")
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  private func date(_ day: Int) -> String {
    String(
      ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(20_514 + day) * 86_400)).prefix(10))
  }

  private func check(_ player: Player, _ place: Place) throws {
    let (name, firsts) = (player.name, player.firsts)
    let stats = try XCTUnwrap(object(["daily", "--stats"], player, place) as? [String: Any])
    XCTAssertEqual(stats["played"] as? Int, firsts.count, name)
    XCTAssertEqual(
      stats["scores"] as? [Int], (0...Self.perfect).map { points in firsts.count { $0.points == points } }, name)
    let streak = try XCTUnwrap(object(["streak", "--explain"], player, place) as? [String: Any])
    for figures in [stats, streak] {
      XCTAssertEqual(figures["current"] as? Int, player.current, name)
      XCTAssertEqual(figures["best"] as? Int, player.runs.max(), name)
    }
    let days = try XCTUnwrap(streak["days"] as? [[String: Any]])
    XCTAssertEqual(days.map { $0["day"] as? String }, firsts.reversed().map { date($0.day) }, name)
    XCTAssertEqual(days.map { $0["quiz"] as? String }, firsts.reversed().map { "daily-\(date($0.day))" }, name)
    try checkMonth(player, place)
    try checkAchievements(player, place)
  }

  /// The days that were played in March, and a `2` where a later try counts, which was better than the first.
  private func checkMonth(_ player: Player, _ place: Place) throws {
    let text = try place.run(
      ["daily", "--month=2026-03", "--player", player.name], [],
      now(player, (Self.days - 1) * 24 + player.hour + 3)
    ).output
    let lines = text.split(separator: "\n")
    XCTAssertEqual(lines.first.map(String.init), "quizrun daily 2026-03 \(player.firsts.count)/29")
    let later = player.firsts.count { first in
      player.tries.contains { $0.day == first.day && $0.points > first.points }
    }
    XCTAssertEqual(lines.dropFirst().joined().count { $0 == "2" }, later, "\(player.name): \(text)")
  }

  private func checkAchievements(_ player: Player, _ place: Place) throws {
    let list = try XCTUnwrap(object(["achievements"], player, place) as? [[String: Any]])
    let earned = Set(list.filter { $0["earned"] is String }.compactMap { $0["id"] as? String })
    let perfect = player.tries.count { $0.points == Self.perfect }
    let topics = Dictionary(player.tries.flatMap(\.categories).map { ($0, 1) }, uniquingKeysWith: +)
    for (id, isEarned) in [
      ("week", (player.runs.max() ?? 0) >= 7), ("thirty-quizzes", player.tries.count >= 30),
      ("ten-perfect", perfect >= 10),
      ("all-rounder", topics.count >= 5), ("specialist", (topics.values.max() ?? 0) >= 20), ("month", false),
    ] {
      XCTAssertEqual(earned.contains(id), isEarned, "\(player.name): \(id), \(topics)")
    }
  }

  /// The days are one row a player: the first tries together.
  private func checkBoard(_ place: Place) throws {
    let outcome = try place.run(["leaderboard", "--json"], [], now(players[1], (Self.days - 1) * 24 + 30))
    let rows = Message.list(outcome.output)
    let expected = players.sorted { $0.share > $1.share }
    XCTAssertEqual(rows.map { $0["player"] as? String }, expected.map(\.name), outcome.output)
    XCTAssertEqual(rows.map { $0["points"] as? Int }, expected.map(\.points), outcome.output)
    XCTAssertEqual(rows.map { $0["of"] as? Int }, expected.map(\.of), outcome.output)
    XCTAssertEqual(Set(rows.compactMap { $0["quiz"] as? String }), ["daily"])
  }
}

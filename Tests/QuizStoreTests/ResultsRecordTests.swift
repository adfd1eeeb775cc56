import QuizCore
import QuizStore
import QuizTesting
import XCTest

/// Tests what is kept beside sittings, in both records alike.
final class ResultsRecordTests: ScratchTestCase {
  /// Runs on the record in SQLite and on the one in memory.
  private func onBoth(_ body: (any PlayerRecord, String) throws -> Void) throws {
    try body(RecordModel(), "memory")
    let record = try open()
    defer { record.close() }
    try body(record, "SQLite")
  }

  private let day = CivilDay(year: 2026, month: 11, day: 20)

  private func friend(_ id: String, _ player: String, percent: Double) -> FriendScore {
    FriendScore(
      id: id, code: "quizrun1-\(id)", player: player, sitting: "01S\(id)", quiz: "q", title: "Q", category: nil,
      mode: "default", day: day, score: Challenge.Score(points: 1, of: 2, percent: percent, headline: "1 of 2"))
  }

  func testFriendsAreKeptOnce() throws {
    try onBoth { record, name in
      let (eve, max) = (friend("b", "Eve", percent: 50), friend("a", "Max", percent: 40))
      try record.addFriendScore(eve, at: WallTime(milliseconds: 1))
      try record.addFriendScore(max, at: WallTime(milliseconds: 2))
      try record.addFriendScore(friend("b", "Eve", percent: 99), at: WallTime(milliseconds: 3))
      XCTAssertEqual(try record.friendScores(), [eve, max], name)
      try record.removePlayer("Eve")
      XCTAssertEqual(try record.friendScores(), [max], name)
    }
  }

  func testAchievementsKeepTheirDay() throws {
    try onBoth { record, name in
      let week = EarnedAchievement(plugin: "p", id: "week", day: day)
      let month = EarnedAchievement(plugin: "p", id: "month", day: CivilDay(number: day.number + 3))
      try record.addAchievements([month, week], of: "Ada")
      try record.addAchievements([EarnedAchievement(plugin: "p", id: "week", day: month.day)], of: "Ada")
      XCTAssertEqual(try record.achievements(of: "Ada"), [week, month], name)
      try record.addPlayer("Ada")
      try record.renamePlayer("Ada", to: "Ida")
      XCTAssertEqual(try record.achievements(of: "Ida"), [week, month], name)
      XCTAssertEqual(try record.achievements(of: "Ada"), [], name)
      try record.removePlayer("Ida")
      XCTAssertEqual(try record.achievements(of: "Ida"), [], name)
    }
  }

  /// The names of the hidden players.
  private func hidden(_ record: any PlayerRecord) throws -> Set<String> {
    let ids = try record.hiddenPlayers()
    return Set(try record.players().filter { ids.contains($0.id) }.map(\.name))
  }

  func testHidingFollowsThePlayer() throws {
    try onBoth { record, name in
      try record.addPlayer("Ada")
      try record.setHidden("Ada", true)
      try record.setHidden("Bob", true)
      XCTAssertEqual(try hidden(record), ["Ada", "Bob"], name)
      try record.renamePlayer("Ada", to: "Ida")
      try record.setHidden("Bob", false)
      XCTAssertEqual(try hidden(record), ["Ida"], name)
      XCTAssertEqual(try record.players().map(\.name), ["Bob", "Ida"], name)
      try record.removePlayer("Ida")
      XCTAssertEqual(try record.hiddenPlayers(), [], name)
    }
  }

  func testScoresUnderOtherModesGoWithTheirSitting() throws {
    try onBoth { record, name in
      let stored = StoredSitting.of(.of(Quiz(id: "q", title: "Q", questions: [.single("q1", "*a", "b")])))
      let id = stored.beginning.sitting
      try record.begin(stored, events: [.ordered(["q1"])])
      var result = SittingResult()
      result.points = 2.5
      let rescore = Rescore(sitting: id, at: WallTime(milliseconds: 5), plugins: ["grade ab", "calm"], result: result)
      try record.addRescores([rescore, Rescore(sitting: "other", at: rescore.at, plugins: [], result: result)])
      XCTAssertEqual(try record.rescores(of: id), [rescore], name)
      XCTAssertEqual(try record.everySitting(), [id], name)
      XCTAssertEqual(try record.sittingsOfSeveral(), [:], name)
      try record.delete(id)
      XCTAssertEqual(try record.rescores(of: id), [], name)
    }
  }
}

import QuizCore
import QuizPlay
import Terminal
import XCTest

@testable import QuizScreens

/// Streak, leaderboard, achievements, drawn.
final class StandingScreenTests: XCTestCase {
  /// From the screen of days a key leads to the quizzes of earlier days.
  func testAnEarlierDay() {
    var scene = StreakScene(LobbySamples.streak([1]))
    XCTAssertEqual(press([.character("d")], &scene), .next)
    XCTAssertEqual(scene.choice, .earlierDay)
    XCTAssertTrue(scene.sheet(canvas(.wide)).hints.contains { $0.keys == "d" })
  }

  /// A sign of the legend never stands at the end of a row, with its word in the next.
  func testTheLegendOfAStreakBreaksBetweenItsSigns() {
    let text = draw(StreakScene(LobbySamples.streak([2, 1])), Size(rows: 24, columns: 40)).text
    XCTAssertTrue(text.contains("○ today"), text)
  }

  func testStreak() {
    let scene = StreakScene(LobbySamples.streak([12, 11, 5, 4, 2, 1]))
    assertScreen(
      draw(scene, .wide),
      """
        Streak

        Current: 4 days · today is still open
        Best: 4 days

        The last 26 weeks
        Mo                                                 ■ ■
        Tu                                                 ■ ■
        We                                                 · □
        Th                                                 · ■
        Fr                                                 · ■
        Sa                                                 · ○
        Su                                                 ·
        ■ finished something   · missed   □ forgiven   ○ today

        The quiz of the day, 2026-11
        Mo Tu We Th Fr Sa Su
                          ⬜
        ⬜ ⬜ ⬜ ⬜ ⬜ ⬜ ⬜
        ⬜ ⬜ ⬜ ⬜ ⬜ ⬜ ⬜
        ⬜ ⬜ ⬜ ⬜ ⬜ ⬜
                                                                                     ▼

        q back  d an earlier day's quiz  ↑↓ scroll  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Streak
       Current: 4 days · today is still open
       Best: 4 days

       The last 17 weeks
       Mo                               ■ ■
       Tu                               ■ ■
       We                               · □
       Th                               · ■
       Fr                               · ■
       Sa                               · ○  ▼
       q back  ↑↓ scroll  ? help
      """)
  }

  /// A goal of the week comes first.
  func testGoalOfTheWeek() {
    var view = LobbySamples.streak([4, 2, 1])
    view.goal = WeeklyGoal(3, days: view.links.map(\.day), today: view.today)
    let lines = draw(StreakScene(view), .wide).lines.map { String($0.drop { $0 == " " }) }
    XCTAssertEqual(
      Array(lines.filter { !$0.isEmpty }.dropFirst().prefix(3)),
      ["This week: 3 of 3 days: reached", "Weeks in a row: 1", "Current: 3 days · today is still open"])
  }

  func testStreakBeforeTheFirstDay() {
    let scene = StreakScene(LobbySamples.streak([]))
    assertScreen(
      draw(scene, .wide),
      """
        Streak

        Current: 0 days
        Best: 0 days

        The last 26 weeks
        Mo
        Tu
        We
        Th
        Fr
        Sa                                                   ○
        Su
        ■ finished something   · missed   ○ today

        The quiz of the day, 2026-11
        Mo Tu We Th Fr Sa Su
                          ⬜
        ⬜ ⬜ ⬜ ⬜ ⬜ ⬜ ⬜
        ⬜ ⬜ ⬜ ⬜ ⬜ ⬜ ⬜
        ⬜ ⬜ ⬜ ⬜ ⬜ ⬜
                                                                                     ▼

        q back  d an earlier day's quiz  ↑↓ scroll  ? help
      """)
  }

  func testLeaderboard() {
    let scene = LeaderboardScene(GoldenScene.board())
    assertScreen(
      draw(scene, .wide),
      """
        Leaderboard
        all days · all quizzes (1/4)

        ◆  1. Ann   95 %  9.5 of 10 · Rivers · 2026-11-21
           2. Bob   80 %  8 of 10 · Capitals · 2026-11-21 · a challenge
      (18 empty rows)
        ←→ quiz/category  p period  / search  q back  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Leaderboard
       all days · all quizzes (1/4)
       ◆  1. Ann
             95 % (9.5 of 10) · Rivers ·
             2026-11-21
          2. Bob
             80 % (8 of 10) · Capitals ·
             2026-11-21 · a challenge
      (3 empty rows)
       ←→ quiz/category  p period  ? help
      """)
    let rivers = LeaderboardScope.quiz(id: "rivers", title: "Rivers")
    assertScreen(
      draw(LeaderboardScene(GoldenScene.board(LeaderboardPlace(scope: rivers, period: .month))), .wide),
      """
        Leaderboard
        this month · Rivers (3/4)

        ◆  1. Ann   95 %  9.5 of 10 · 2026-11-21
      (19 empty rows)
        ←→ quiz/category  p period  / search  q back  ? help
      """)
  }

  func testLeaderboardWithoutScores() {
    let nature = LeaderboardPlace(scope: .category("Geography"), period: .week)
    assertScreen(
      draw(LeaderboardScene(GoldenScene.board(nature)), .wide),
      """
        Leaderboard
        this week · category Geography (4/4)

        Nobody has a score here yet.
      (19 empty rows)
        ←→ quiz/category  p period  q back  ? help
      """)
    assertScreen(
      draw(LeaderboardScene(LeaderboardView(place: LeaderboardPlace(), scopes: [.all], rows: [])), .wide),
      """
        Leaderboard

        Nobody has a score yet.
      (20 empty rows)
        q back  ? help
      """)
  }

  func testALongTitleIsCutBeforeItsPlace() {
    var view = GoldenScene.board()
    view.scopes[1] = .quiz(id: "long", title: "Capitals of countries that few have heard of")
    view.place = LeaderboardPlace(scope: view.scopes[1], period: .month)
    let text = draw(LeaderboardScene(view), .narrow).text
    XCTAssertTrue(text.contains("(2/4)"), text)
  }

  func testAchievements() {
    let scene = AchievementsScene([
      AchievementRow(plugin: "p", id: "a", title: "A week in a row", emoji: "🔥", earned: LobbySamples.today),
      AchievementRow(
        plugin: "p", id: "b", title: "Thirty quizzes", emoji: "🎓", progress: .init(have: 12, need: 30)),
    ])
    assertScreen(
      draw(scene, .wide),
      """
        Achievements
        1 of 2 earned

        [✓] 🔥 A week in a row · earned on 2026-11-21
        [ ] 🎓 Thirty quizzes · 12 of 30
      (18 empty rows)
        q back  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Achievements
       1 of 2 earned
       [✓] 🔥 A week in a row · earned on
              2026-11-21
       [ ] 🎓 Thirty quizzes · 12 of 30
      (6 empty rows)
       q back  ? help
      """)
    assertScreen(
      draw(AchievementsScene([]), .wide),
      """
        Achievements

        There are no achievements here.
      (20 empty rows)
        q back  ? help
      """)
  }
}

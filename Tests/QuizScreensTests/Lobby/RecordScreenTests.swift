import QuizCore
import QuizPlay
import QuizWire
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// History, one sitting, statistics, drawn.
final class RecordScreenTests: XCTestCase {
  func testHistory() {
    let scene = HistoryScene(LobbySamples.history, at: HistoryPlace())
    assertScreen(
      draw(scene, .wide),
      """
        History
        5 of 5 sittings · all days

        ▸ 2026-11-21 00:00  Rivers                          in progress
          2026-11-20 00:00  Capitals, not the obvious ones   80 %  8 of 10
          2026-11-18 00:00  Which cat are you?              You are a tabby
          2026-11-01 00:00  Capitals, not the obvious ones   40 %  4 of 10
          2025-10-17 00:00  Rivers                           95 %  9.5 of 10
      (15 empty rows)
        Enter view  d delete  f filter  p period  / search  q back  ↑↓ move  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       History
       5 of 5 sittings · all days
       ▸ 2026-11-21  Rivers
           in progress
         2026-11-20  Capitals, not the
                     obvious ones
           80 % · 8 of 10
         2026-11-18  Which cat are you?
           You are a tabby
         2026-11-01  Capitals, not the
                     obvious ones            ▼
       Enter view  d delete  f filter  ? help
      """)
  }

  func testHistoryFiltered() {
    var place = HistoryPlace()
    place.filter = HistoryFilter(quiz: "capitals", min: 50)
    var scene = HistoryScene(LobbySamples.history, at: place)
    press(keys("ppp"), &scene)
    assertScreen(
      draw(scene, .wide),
      """
        History
        1 of 5 sittings · the last 30 days · from 50 % · Capitals, not the obvious …

        ▸ 2026-11-20 00:00  Capitals, not the obvious ones   80 %  8 of 10
      (19 empty rows)
        Enter view  d delete  f filter  p period  / search  q back  ? help
      """)
    press(keys("ppp"), &scene)
    XCTAssertEqual(scene.count, 0, "today only")
  }

  func testHistoryWithoutSittings() {
    let scene = HistoryScene(HistoryView([], today: LobbySamples.today), at: HistoryPlace())
    assertScreen(
      draw(scene, .wide),
      """
        History
        0 of 0 sittings · all days

        Nothing was played yet.
      (19 empty rows)
        q back  ? help
      """)
  }

  func testFilter() {
    let filter = HistoryFilter(quiz: "rivers", from: LobbySamples.today, min: 60)
    let scene = FilterScene(
      filter, quizzes: [PlayedQuiz(id: "capitals", title: "Capitals"), PlayedQuiz(id: "rivers", title: "Rivers")],
      .english)
    assertScreen(
      draw(scene, .wide),
      """
        Which sittings?

        ▸ From day (2026-11-01; empty for all)
          2026-11-21
          Up to day (empty for today)

          Quiz:
          Rivers
          With at least so many percent:
          60

          [Enter Show]  [Show all]
      (11 empty rows)
        Enter Show  Tab fields and buttons  Esc back  F1 help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Which sittings?
       ▸ From day (2026-11-01; empty for
         all)
         2026-11-21
         Up to day (empty for today)

         Quiz:
         Rivers
         With at least so many percent:
         60
         [Enter Show]  [Show all]
       Enter Show  Esc back  F1 help
      """)
  }

  func testReview() {
    let scene = ReviewScene(LobbySamples.review())
    assertScreen(
      draw(scene, .wide),
      """
        Capitals                                                              Review

        👍 Well done
        50 % (5 of 10) · Time: 1:05
        2026-11-20, 19:30 · Mode: standard · Played by Ann · Seed 7

        Question 1 · 4.2 s
        What is the capital of Australia?
        Your answer: Canberra
        ✅  Right   1 of 1 point
        Built from 1913 on.

        Question 2, try 2
        And that of Myanmar?
        ⏰  Time's up   0 of 1 point
        Right answer: Naypyidaw
      (7 empty rows)
        a again, same seed  n again, new seed  d delete  q back  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Capitals                       Review
       👍 Well done
       50 % (5 of 10) · Time: 1:05
       2026-11-20, 19:30 · Mode: standard ·
       Played by Ann · Seed 7

       Question 1 · 4.2 s
       What is the capital of Australia?
       Your answer: Canberra
       ✅  Right   1 of 1 point
       Built from 1913 on.                   ▼
       a again, same seed  d delete  ? help
      """)
  }

  func testReviewOfWhatCanGoOn() {
    let scene = ReviewScene(LobbySamples.review(isFinished: false))
    assertScreen(
      draw(scene, .wide),
      """
        Capitals                                                              Review

        It can go on; what was right stands here once it is finished.
        2026-11-20, 19:30 · Mode: standard · Played by Ann · Seed 7

        Question 1 · 4.2 s
        What is the capital of Australia?
        Your answer: Canberra

        Question 2, try 2
        And that of Myanmar?
        Your answer: the time was up
      (11 empty rows)
        c continue  d delete  q back  ? help
      """)
  }

  func testStatistics() {
    var scene = StatisticsScene(LobbySamples.statistics)
    assertScreen(
      draw(scene, .wide),
      """
        Statistics
        all days · all quizzes (1/3)

        4 sittings finished, 3:45 of play
        Average score 59 %, best 95 %
        Answers: 13, 7 of 13 right (54 %)
        Time for an answer: 6.1 s on average, 4.0 s at the fastest

        Scores over time
        100 │        ▆ █
            │      ▆ █ █
         50 │      █ █ █
            │    ▃ █ █ █
            │  ▂ █ █ █ █
          0 │▁ █ █ █ █ █
            └────────────
             2025-10-17 – 2026-11-21

        By month
          2026-10 █████░░░░░░░░░░░░░░░░░░░ 20 % of 1
          2026-11 █████████████████░░░░░░░ 72 % of 3
                                                                                     ▼

        ←→ other quiz  p period  f filter  w weeks  q back  ↑↓ scroll  ? help
      """)
    press([.pageDown], &scene)
    assertScreen(
      draw(scene, .wide),
      """
        Statistics
        all days · all quizzes (1/3)

        By month                                                                     ▲
          2026-10 █████░░░░░░░░░░░░░░░░░░░ 20 % of 1
          2026-11 █████████████████░░░░░░░ 72 % of 3

        Accuracy by category
          Geography ██████████████████░░░░░░ 75 % of 8
          Cats      █████░░░░░░░░░░░░░░░░░░░ 20 % of 5

        Accuracy by difficulty
          easy ██████████████████░░░░░░ 75 % of 8
          hard █████░░░░░░░░░░░░░░░░░░░ 20 % of 5

        Time for an answer
          Cats      ████████████████████████ 9.0 s
          Geography ████████████░░░░░░░░░░░░ 4.4 s

        Hardest questions
          1. How many whiskers does a cat have on each side?
             1 of 5 right · 9.0 s · Cats

        ←→ other quiz  p period  f filter  w weeks  q back  ↑↓ scroll  ? help
      """)
    assertScreen(
      draw(StatisticsScene(LobbySamples.statistics), .narrow, ascii: true),
      """
       Statistics
       all days - all quizzes (1/3)
       4 sittings finished, 3:45 of play
       Average score 59 %, best 95 %
       Answers: 13, 7 of 13 right (54 %)
       Time for an answer: 6.1 s on average,
       4.0 s at the fastest

       Scores over time
       100 |      . | #
        50 |      # # #                      v
       Left/Right other quiz  w weeks  ? help
      """)
  }

  func testStatisticsOfNothing() {
    let scene = StatisticsScene(LobbySamples.noStatistics())
    assertScreen(
      draw(scene, .wide),
      """
        Statistics

        Nothing was finished yet.
      (20 empty rows)
        q back  ? help
      """)
  }

  func testStatisticsThatNothingPasses() {
    let filter = HistoryFilter(quiz: "capitals", from: LobbySamples.today, min: 60)
    let scene = StatisticsScene(LobbySamples.noStatistics(filter))
    assertScreen(
      draw(scene, .wide),
      """
        Statistics
        today · from 60 % · Capitals, not the obvious ones (2/3)

        No sitting passes the filter.
      (19 empty rows)
        ←→ other quiz  p period  f filter  q back  ? help
      """)
  }
}

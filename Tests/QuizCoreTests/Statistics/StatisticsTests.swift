import QuizCore
import QuizTesting
import XCTest

/// The arithmetic of statistics.
final class StatisticsTests: XCTestCase {
  private func answer(_ correct: Bool?, _ ms: Int?, points: Double = 1, of: Double = 1) -> AnsweredQuestion {
    AnsweredQuestion(
      key: "q/1", text: "One?", player: "Ada", verdict: Verdict(points: points, of: of, correct: correct), ms: ms)
  }

  private func tally(_ answers: AnsweredQuestion...) -> Tally {
    var tally = Tally()
    for answer in answers { tally.add(answer) }
    return tally
  }

  func testATallyCountsWhatIsMarkedAndWhatWasTimed() {
    let counted = tally(answer(true, 900), answer(false, nil, points: 0), answer(nil, 2100, points: 0, of: 0))
    XCTAssertEqual([counted.asked, counted.marked, counted.right, counted.timed, counted.ms], [3, 2, 1, 2, 3000])
    XCTAssertEqual(counted.answers, 2, "a question without an answer is none")
    XCTAssertEqual(counted.accuracy, 50)
    XCTAssertEqual(counted.meanMs, 1500)
    XCTAssertEqual(counted.fastest, 900)
    XCTAssertEqual([counted.points, counted.of], [1, 2])
    XCTAssertNil(tally(answer(nil, nil)).accuracy)
    XCTAssertNil(Tally().meanMs)
  }

  func testTalliesAddUp() {
    var sum = tally(answer(true, 900))
    sum.add(tally(answer(false, 400), answer(true, nil)))
    XCTAssertEqual(sum, tally(answer(true, 900), answer(false, 400), answer(true, nil)))
    var long = tally(answer(true, Int.max))
    long.add(tally(answer(true, 5)))
    XCTAssertEqual(long.ms, Int.max)
  }

  func testEverySittingCountsTheSame() {
    var sittings = SittingTally()
    for (percent, ms) in [(50.0, 10), (100.0, 20), (nil, 30)] as [(Double?, Int)] {
      sittings.add(percent: percent, ms: ms)
    }
    XCTAssertEqual(sittings.percent, 75)
    XCTAssertEqual([sittings.sittings, sittings.rated, sittings.ms], [3, 2, 60])
    XCTAssertEqual(sittings.best, 100)
    XCTAssertNil(SittingTally().percent)
  }

  /// Bonuses lead above 100; what no honest score reaches counts as no percentage, in sums and in achievements.
  func testWhatNoScoreReachesCountsNowhere() {
    var (sittings, stats) = (SittingTally(), AchievementStats())
    for percent in [50, 1e14, -1e14, 120, .infinity, .nan, 1000.1] {
      sittings.add(percent: percent, ms: 1)
      stats.add(
        HistoryEntry(
          sitting: "A", quiz: "q", title: "", mode: "", player: "Ada", started: WallTime(milliseconds: 0),
          finished: WallTime(milliseconds: 1), offsetMinutes: 0, day: CivilDay(number: 10), points: 1, of: 1,
          percent: percent, headline: nil, emoji: nil, isTimed: false, limit: nil, ms: 0))
    }
    XCTAssertEqual([sittings.percent, sittings.best], [85, 120])
    XCTAssertEqual([sittings.sittings, sittings.rated], [7, 2])
    XCTAssertEqual(stats.perfect, 1)
  }

  func testPeriods() {
    let samples: [(Period, String, String, String)] = [
      (.week, "2026-11-20", "2026-11-16", "2026-11-22"), (.week, "2026-11-16", "2026-11-16", "2026-11-22"),
      (.week, "2026-11-22", "2026-11-16", "2026-11-22"), (.week, "2027-01-01", "2026-12-28", "2027-01-03"),
      (.week, "1969-12-31", "1969-12-29", "1970-01-04"), (.month, "2026-12-31", "2026-12-01", "2026-12-31"),
      (.month, "2028-02-10", "2028-02-01", "2028-02-29"), (.month, "2026-02-28", "2026-02-01", "2026-02-28"),
    ]
    for (period, text, start, end) in samples {
      let day = CivilDay(text) ?? CivilDay(number: 0)
      XCTAssertEqual(period.start(of: day).text, start, text)
      XCTAssertEqual(period.end(of: day).text, end, text)
    }
  }

  private func topics(_ rows: [(String?, String?, right: Int, of: Int)]) -> [Statistics.Topic: Tally] {
    var topics: [Statistics.Topic: Tally] = [:]
    for (category, difficulty, right, of) in rows {
      for place in 0..<of {
        topics[Statistics.Topic(category: category, difficulty: difficulty), default: Tally()]
          .add(answer(place < right, 100))
      }
    }
    return topics
  }

  func testGroupsAreOrdered() {
    let statistics = Statistics(
      topics: topics([
        ("Art", "hard", 1, 4), ("Sport", "easy", 3, 4), ("Art", "easy", 1, 4), (nil, "extreme", 4, 4),
        ("Film", nil, 3, 4),
      ]), days: [:], by: .month)
    XCTAssertEqual(statistics.categories.map(\.name), [nil, "Film", "Sport", "Art"])
    XCTAssertEqual(statistics.categories.map(\.tally.accuracy), [100, 75, 75, 25])
    XCTAssertEqual(statistics.difficulties.map(\.name), ["easy", "hard", "extreme", nil])
    XCTAssertEqual(statistics.answers.asked, 20)
    XCTAssertEqual(statistics.answers.right, 12)
  }

  func testTheBestCategoryIsNoLuckyGuess() {
    let samples: [([(String?, String?, right: Int, of: Int)], String?, String?)] = [
      ([("Art", nil, 1, 1), ("Film", nil, 4, 5), ("Sport", nil, 1, 5)], "Film", "Sport"),
      ([("Art", nil, 1, 1), ("Film", nil, 4, 5)], "Art", "Film"),
      ([("Art", nil, 5, 5), ("Film", nil, 5, 5)], nil, nil), ([("Art", nil, 5, 5)], nil, nil),
      ([(nil, nil, 5, 5), ("Film", nil, 1, 5)], nil, nil), ([], nil, nil),
      // Of equally bad ones it is the one with more questions, of equally many the first by name.
      ([("Art", nil, 5, 5), ("Music", nil, 0, 5), ("Film", nil, 0, 15)], "Art", "Film"),
      ([("Art", nil, 5, 5), ("Music", nil, 0, 5), ("Film", nil, 0, 5)], "Art", "Film"),
    ]
    for (rows, best, worst) in samples {
      let found = Statistics(topics: topics(rows), days: [:], by: .week).bestAndWorst
      XCTAssertEqual(found?.best.name, best)
      XCTAssertEqual(found?.worst.name, worst)
    }
  }

  func testDaysFallIntoPeriods() {
    var one = SittingTally()
    one.add(percent: 50, ms: 1)
    let days = Dictionary(
      uniqueKeysWithValues: ["2026-10-31", "2026-11-01", "2026-11-02"].compactMap { CivilDay($0) }.map { ($0, one) })
    let byMonth = Statistics(topics: [:], days: days, by: .month).periods
    XCTAssertEqual(byMonth.map(\.from.text), ["2026-10-01", "2026-11-01"])
    XCTAssertEqual(byMonth.map(\.tally.sittings), [1, 2])
    let byWeek = Statistics(topics: [:], days: days, by: .week).periods
    XCTAssertEqual(byWeek.map(\.from.text), ["2026-10-26", "2026-11-02"])
    XCTAssertEqual(byWeek.map(\.to.text), ["2026-11-01", "2026-11-08"])
  }

  func testFiltersLetThrough() {
    var entry = HistoryEntry(
      sitting: "A", quiz: "q", title: "", mode: "", player: "Ada", started: WallTime(milliseconds: 0),
      finished: WallTime(milliseconds: 0), offsetMinutes: 0, day: CivilDay(number: 10), points: nil, of: nil,
      percent: 60, headline: nil, emoji: nil, isTimed: false, limit: nil, ms: 0)
    let samples: [(HistoryFilter, Bool)] = [
      (HistoryFilter(), true), (HistoryFilter(player: "Ada", quiz: "q"), true), (HistoryFilter(player: "Bob"), false),
      (HistoryFilter(quiz: "r"), false), (HistoryFilter(from: CivilDay(number: 10), to: CivilDay(number: 10)), true),
      (HistoryFilter(from: CivilDay(number: 11)), false), (HistoryFilter(to: CivilDay(number: 9)), false),
      (HistoryFilter(min: 60), true), (HistoryFilter(min: 60.1), false),
    ]
    for (filter, passes) in samples { XCTAssertEqual(filter.passes(entry), passes, "\(filter)") }
    entry.percent = nil
    XCTAssertFalse(HistoryFilter(min: 0).passes(entry))
  }

  func testAQuestionCountsAsItWasSettledLast() throws {
    var sitting = RecordSitting()
    _ = sitting.play(.begin)
    for command in [
      Command.pass(700), .answer(.chosen(["b"]), inputs: []), .proceed(inputs: []), .back, .back,
      .pass(300), .answer(.chosen(["a"]), inputs: []), .proceed(inputs: []), .skip,
    ] { _ = sitting.play(command) }
    let answers = sitting.state.answeredQuestions
    XCTAssertEqual(answers.map(\.key), ["animals/q1", "animals/q2"])
    XCTAssertEqual(answers.map(\.verdict.correct), [true, false])
    XCTAssertEqual(answers.map(\.ms), [1000, nil])
    XCTAssertEqual(answers.map(\.player), ["Ada", "Ada"])
  }
}

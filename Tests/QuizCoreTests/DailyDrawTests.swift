import QuizCore
import XCTest

/// The drawn quiz of the day: no question again before all were asked, whatever becomes of the pool.
final class DailyDrawTests: XCTestCase {
  private typealias Published = DailyDraw.Published

  private let first = CivilDay(year: 2026, month: 8, day: 1)

  private func day(_ number: Int) -> CivilDay { CivilDay(number: first.number + number) }

  private func quiz(_ number: Int, questions: Int = 10) -> [DailyDraw.Candidate] {
    (0..<questions).map { place in
      DailyDraw.Candidate(
        key: "quiz\(number)/q\(place)", category: "category \(number % 9)",
        difficulty: ["easy", "medium", "hard"][place % 3])
    }
  }

  private func pool(_ quizzes: Range<Int>) -> [DailyDraw.Candidate] { quizzes.flatMap { quiz($0) } }

  /// From any first day, no question comes again in as many days as there are questions for, and soon all came.
  func testNoneComesAgainWhileThePoolStays() {
    for count in [5, 6, 7, 13, 40, 41, 42, 43, 44, 230] {
      let draw = DailyDraw(Array(pool(0..<40).prefix(count)))
      for start in [0, 1, 17, 152, 153, 154] {
        let round = (0..<count / DailyDraw.size).flatMap { draw.keys(on: day(start + $0)) }
        XCTAssertEqual(Set(round).count, round.count, "\(count) questions from day \(start)")
        let all = (0...count / DailyDraw.size).flatMap { draw.keys(on: day(start + $0)) }
        XCTAssertEqual(Set(all).count, count)
      }
    }
  }

  func testSmallPoolsGiveWhatTheyHave() {
    for count in 0..<5 {
      let draw = DailyDraw(Array(quiz(1).prefix(count)))
      XCTAssertEqual(Set(draw.keys(on: first)).count, count)
      XCTAssertEqual(draw.isEmpty, count == 0)
    }
  }

  /// Neither the order of the files nor what categories are called decides; days before 1970 are days as well.
  func testOnlyNamesDecide() {
    let pool = pool(0..<30)
    let draw = DailyDraw(pool)
    for number in [0, 100, -40_000] {
      let keys = draw.keys(on: day(number))
      XCTAssertEqual(Set(keys).count, DailyDraw.size)
      XCTAssertEqual(keys, DailyDraw(pool.reversed()).keys(on: day(number)))
      let german = (0..<30).flatMap { quiz in
        (0..<10).map { place in
          DailyDraw.Candidate(
            key: "quiz\(quiz)/q\(place)", category: "Gebiet \(8 - quiz % 9)",
            difficulty: ["easy", "medium", "hard"][place % 3])
        }
      }
      XCTAssertEqual(keys, DailyDraw(german).keys(on: day(number)))
    }
  }

  /// The first days must never change: others have played them.
  func testPinnedDays() {
    let draw = DailyDraw(pool(0..<4))
    XCTAssertEqual(draw.mark, "6mxn4")
    XCTAssertEqual(draw.keys(on: first), ["quiz1/q3", "quiz2/q4", "quiz0/q5", "quiz3/q0", "quiz1/q7"])
  }

  func testADayIsOfManyCategoriesAndOfEveryDifficulty() {
    let pool = pool(0..<36)
    let draw = DailyDraw(pool)
    let byKey = Dictionary(
      uniqueKeysWithValues: (0..<36).flatMap { n in (0..<10).map { ("quiz\(n)/q\($0)", (n % 9, $0 % 3)) } })
    var mixed = 0
    for number in 0..<72 {
      let drawn = draw.keys(on: day(number)).compactMap { byKey[$0] }
      XCTAssertGreaterThanOrEqual(Set(drawn.map(\.0)).count, 4, "day \(number)")
      if Set(drawn.map(\.1)).count == 3 { mixed += 1 }
    }
    XCTAssertGreaterThan(mixed, 60)
  }

  /// Ids that count through a file are not read out in their order, forwards or backwards.
  func testQuestionsInARowAreDrawn() {
    for pool in ["animals", "rivers", "a", "b", "c"] {
      let draw = DailyDraw((1...40).map { DailyDraw.Candidate(key: "\(pool)/q\($0)", category: "", difficulty: nil) })
      let numbers = (0..<8).flatMap { draw.keys(on: day($0)) }.compactMap { Int($0.split(separator: "q").last ?? "") }
      let steps = zip(numbers, numbers.dropFirst()).count { abs($0 - $1) == 1 }
      XCTAssertLessThan(steps, 8, "\(pool): \(numbers)")
    }
  }

  func testNeighboursAreOfDifferentCategories() {
    // Where a category begins is drawn by its questions' names: several names are several circles.
    for name in ["a", "b", "c", "d", "e", "f"] {
      for sizes in [[9, 8, 6], [4, 4], [10, 5, 4], [3, 1, 1], [12, 7, 3, 1]] {
        let pool = sizes.enumerated().flatMap { number, size in
          (0..<size).map { DailyDraw.Candidate(key: "\(number)\(name)/i\($0)", category: "\(number)", difficulty: nil) }
        }
        let draw = DailyDraw(pool)
        // A whole number of rounds begins on a day whose number has the pool's size in it.
        let start = first.number - first.number % pool.count
        let keys = (0..<pool.count).flatMap { draw.keys(on: CivilDay(number: start + $0)) }.prefix(pool.count)
        let same = zip(keys, keys.dropFirst()).filter { $0.first == $1.first }
        XCTAssertTrue(same.isEmpty, "\(name) \(sizes): \(same)")
      }
    }
  }

  // MARK: Pools that change

  /// Asks day after day of a record, and looks at every question that comes again.
  private struct Player {
    var published: [Published] = []
    var asked: Set<String> = []
    var early: [String] = []

    mutating func ask(_ draw: DailyDraw, _ keys: Set<String>, on day: CivilDay) {
      let next = draw.publish(day, after: published)
      published.append(next)
      for key in next.keys where !asked.insert(key).inserted {
        let left = keys.subtracting(asked).subtracting(next.keys)
        if !left.isEmpty { early.append("\(key) on \(day.text), \(left.count) were left") }
        asked = [key]
      }
    }
  }

  /// 400 days over a New Year, with quizzes that come and go: every round is finished first, and the days stay.
  func testNoneComesAgainEarlyWhenThePoolChanges() {
    for seed in 0..<10 {
      var stream = Chance.stream("pools", String(seed))
      var quizzes = Set(0..<Int(1 + stream.below(12)))
      var (player, draw, keys) = (Player(), DailyDraw([]), Set<String>())
      for number in 0..<400 {
        if draw.isEmpty || stream.below(25) == 0 {
          if !draw.isEmpty { quizzes.formSymmetricDifference([Int(stream.below(16))]) }
          if quizzes.isEmpty { quizzes = [3] }
          draw = DailyDraw(quizzes.sorted().flatMap { quiz($0, questions: 3 + $0 % 9) })
          keys = Set(quizzes.flatMap { n in (0..<3 + n % 9).map { "quiz\(n)/q\($0)" } })
        }
        player.ask(draw, keys, on: day(number))
        XCTAssertEqual(Set(player.published[number].keys).count, min(5, keys.count))
        XCTAssertTrue(keys.isSuperset(of: player.published[number].keys))
      }
      XCTAssertEqual(player.early, [], "seed \(seed)")
    }
  }

  /// Once the round is finished everybody has the same again.
  func testAfterAChangeEverybodyMeetsAgain() {
    let (before, after) = (DailyDraw(pool(0..<6)), DailyDraw(pool(0..<8)))
    var published: [Published] = []
    for number in 0..<9 { published.append(before.publish(day(number), after: published)) }
    for number in 9..<40 { published.append(after.publish(day(number), after: published)) }
    let own = published.filter { $0.keys != (($0.pool == before.mark) ? before : after).keys(on: $0.day) }
    XCTAssertFalse(own.isEmpty)
    XCTAssertEqual(own.map(\.day).max(), day(15), "80 questions, of which 45 were asked, are 7 days")
  }

  /// Days that were left out, or looked at too late, change nothing for the others.
  func testDaysLeftOutChangeNothing() {
    let draw = DailyDraw(pool(0..<7))
    var published: [Published] = []
    for number in stride(from: 0, to: 90, by: 3) {
      var late = draw.publish(day(number + 1), after: published)
      late.isLate = true
      published += [draw.publish(day(number), after: published), late]
      XCTAssertEqual(published[published.count - 2].keys, draw.keys(on: day(number)))
    }
  }

  func testTheMarkTellsContentsApart() {
    var question = Question(id: "a/q1", kind: .single, text: "One?")
    question.answers = [Answer(id: "a", text: "yes", isCorrect: true), Answer(id: "b", text: "no")]
    var other = Question(id: "b/q1", kind: .single, text: "Two?")
    other.answers = question.answers
    let quiz = Quiz(id: Quiz.dailyID(of: first), title: "Daily", questions: [question, other])
    var (german, turned, changed) = (quiz, quiz, quiz)
    german.title = "Täglich"
    german.questions[0].text = "Eins?"
    turned.questions.reverse()
    changed.questions[0].answers[0].isCorrect = false
    XCTAssertEqual(DailyDraw.mark(of: quiz), DailyDraw.mark(of: german))
    XCTAssertEqual(DailyDraw.mark(of: quiz), DailyDraw.mark(of: turned))
    XCTAssertNotEqual(DailyDraw.mark(of: quiz), DailyDraw.mark(of: changed))
    XCTAssertEqual(DailyDraw.mark(of: quiz).count, 5)
  }

  func testIDsOfDays() {
    XCTAssertEqual(Quiz.dailyID(of: CivilDay(year: 2026, month: 11, day: 22)), "daily-2026-11-22")
    XCTAssertEqual(Quiz.day(ofDaily: "daily-2027-01-01"), CivilDay(year: 2027, month: 1, day: 1))
    for id in ["daily", "daily-", "daily-2026-02-30", "x-2026-11-22"] { XCTAssertNil(Quiz.day(ofDaily: id)) }
  }
}

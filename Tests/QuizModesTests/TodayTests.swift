import QuizCore
import QuizModes
import XCTest

/// The quiz of the day, and achievements: what plugins say outside a sitting.
final class TodayTests: XCTestCase {
  private func pool(_ ids: String...) -> [Quiz] {
    ids.map { id in
      var quiz = Stage.quiz
      quiz.id = id
      quiz.category = "C" + id
      return quiz
    }
  }

  private let day = CivilDay(number: 20777)

  func testTheDefaultGoesByTheNumberOfTheDay() {
    for number in -3...3 {
      let ids = ["a", "b", "c"]
      XCTAssertEqual(TodayHook.byNumber(ids, CivilDay(number: number)), ["a", "b", "c"][((number % 3) + 3) % 3])
    }
    XCTAssertNil(TodayHook.byNumber([], day))
  }

  private static let cases: [(lua: String, id: String?, failure: String?)] = [
    ("return 'b'", "b", nil), ("return quizzes[3]", "c", nil), ("return nil", "c", nil),
    ("return quizzes[#quizzes].category == 'Cc' and 'a'", "a", nil),
    ("return quizzes[2].questions[1].text == 'One' and 'b'", "b", nil),
    ("table.sort(quizzes, function(x, y) return x.id > y.id end) return quizzes[1].id", "c", nil),
    ("return day.number == 20777 and day.weekday == 5 and ctx.day.number == day.number and 'a'", "a", nil),
    ("return ctx.shuffle({ 'b', 'b' }, day.year)[ctx.random(1, 2, day.number)]", "b", nil),
    ("return ctx.options.pick", "b", nil),
    ("return 'zzz'", "c", "today returned 'zzz', which is not in the list it got"),
    ("return 5", "c", "today must return the id of a quiz, got a number"),
    ("return quizzes[ctx.random(2)]", "c", "in today ctx.random needs a key, such as day.year, as its last argument"),
    ("return ctx.shuffle(quizzes)[1]", "c", "in today ctx.shuffle needs a key, such as day.year, as its last argument"),
    ("quizzes[1].id = 'x'", "c", "the quiz is read-only: copy it to change it"),
  ]

  func testWhatAPluginAnswers() throws {
    for (lua, id, failure) in Self.cases {
      let plugin = try mode(
        "today = function(quizzes, day, ctx) \(lua) end, options = { pick = { type = 'text', default = 'b' } }")
      let (found, failures) = TodayHook([plugin]).quiz(of: pool("a", "b", "c"), on: day)
      XCTAssertEqual(found, id, lua)
      XCTAssertEqual(failures.map(\.message), failure.map { ["plugins/test.lua:2: \($0)"] } ?? [], lua)
    }
  }

  func testTheFirstThatAnswersWins() throws {
    let silent = try mode("today = function() end", "silent")
    let first = try mode("today = function() return 'a' end", "first")
    let second = try mode("today = function() return 'b' end", "second")
    XCTAssertEqual(TodayHook([silent, first, second]).quiz(of: pool("a", "b", "c"), on: day).id, "a")
    XCTAssertNil(TodayHook([first]).quiz(of: [], on: day).id)
  }

  func testALimitGivesTheDefault() throws {
    let plugin = try mode("today = function() while true do end end")
    let (id, failures) = TodayHook([plugin]).quiz(of: pool("a", "b", "c"), on: day)
    XCTAssertEqual(id, "c")
    XCTAssertEqual(failures.count, 1)
  }

  /// The shipped `daily`: every quiz once a round, and none again before a half of the others were there.
  func testDailyNeverRepeatsEarly() throws {
    let daily = TodayHook([try Shipped.plugin("daily")])
    for count in 1...9 {
      let quizzes = (1...count).map { Quiz(id: "z\($0)", title: "", questions: []) }
      let start = 20000 / count * count
      var last: [String: Int] = [:]
      for number in start..<start + 6 * count {
        let (id, failures) = daily.quiz(of: quizzes, on: CivilDay(number: number))
        XCTAssertEqual(failures, [])
        let quiz = try XCTUnwrap(id)
        if let before = last[quiz], count > 1 { XCTAssertGreaterThan(number - before, count / 2, "\(count) quizzes") }
        last[quiz] = number
        if (number + 1) % count == 0 { XCTAssertEqual(last.values.filter { $0 > number - count }.count, count) }
      }
    }
  }

  func testAchievements() throws {
    let plugin = try mode(
      """
      achievements = {
        { id = "week", title = "A week", emoji = "🔥", earned = function(stats) return stats.streak.best >= 7 end },
        { id = "hang", title = "Hangs", earned = function() while true do end end },
        { id = "broken", title = "Broken", earned = function(stats) return stats.nothing.here end },
        { id = "ten", title = "Ten", earned = function(stats) return stats.finished >= 10 end },
      }
      """)
    XCTAssertEqual(plugin.achievements.map(\.id), ["week", "hang", "broken", "ten"])
    XCTAssertEqual(plugin.achievements[0].emoji, "🔥")
    let streak = PlainValue.record([PlainField("current", .int(1)), PlainField("best", .int(7))])
    let (ids, problems) = plugin.earned(.record([PlainField("streak", streak), PlainField("finished", .int(9))]))
    XCTAssertEqual(ids, ["week"])
    XCTAssertEqual(problems.count, 2)
    XCTAssertTrue(problems.allSatisfy { $0.hasPrefix("plugins/test.lua:") }, "\(problems)")
  }
}

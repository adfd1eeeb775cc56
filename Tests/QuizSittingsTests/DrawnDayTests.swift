import Foundation
import QuizCore
import QuizFormats
import QuizLibrary
import QuizStore
import Words
import XCTest

@testable import QuizSittings

/// 400 days of one record, with quiz files that come and go, beside machines that never looked before.
final class DrawnDayTests: XCTestCase {
  private var home = ""

  override func setUpWithError() throws {
    home = NSTemporaryDirectory() + "drawndays-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home + "/quizzes", withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: home) }

  private func toggle(_ number: Int) throws {
    let path = home + "/quizzes/quiz\(number).json"
    if FileManager.default.fileExists(atPath: path) { return try FileManager.default.removeItem(atPath: path) }
    let questions = (1...3 + number % 5).map { #"{"id":"q\#($0)","kind":"truefalse","text":"\#($0)?","correct":true}"# }
    let quiz = #"{"title":"T","category":"C\#(number % 3)","questions":[\#(questions.joined(separator: ","))]}"#
    try quiz.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func surroundings(_ time: String, _ zone: String = "UTC", _ language: String = "C") throws -> Surroundings {
    let variables = ["QUIZRUN_HOME": home, "QUIZRUN_NOW": time, "TZ": zone, "LANG": language]
    return try Surroundings(Environment { variables[$0] }, tell: { _ in })
  }

  private var atHand: Set<String> {
    get throws {
      let catalogue = try surroundings("2026-01-01T00:00:00Z").library.catalogue()
      return Set(catalogue.entries.flatMap { entry in entry.quiz?.questions.map { "\(entry.id)/\($0.id)" } ?? [] })
    }
  }

  /// A day's quiz that was played in English is listed in German to a German; a file's quiz keeps its own title.
  func testADaysQuizIsTitledForItsReader() throws {
    let day = CivilDay(year: 2026, month: 11, day: 29)
    let (now, id) = (WallTime(milliseconds: 0), Quiz.dailyID(of: day))
    func title(_ title: String, _ quiz: String?) -> String {
      HistoryEntry(
        sitting: "01", quiz: quiz, title: title, mode: "trivia", player: "Ada", started: now, finished: now,
        offsetMinutes: 0, day: day, points: nil, of: nil, percent: nil, headline: nil, emoji: nil, isTimed: false,
        limit: nil, ms: 0
      ).titled(.german).title
    }
    XCTAssertEqual(title("Quiz of the day, 2026-11-29", id), "Quiz des Tages, 2026-11-29")
    XCTAssertEqual(title("Quiz du jour, 2026-11-29", id), "Quiz des Tages, 2026-11-29")
    XCTAssertEqual(title("My day", id), "My day")
    XCTAssertEqual(title("Quiz of the day, 2026-11-29", "mine"), "Quiz of the day, 2026-11-29")
  }

  func testFourHundredDays() throws {
    var stream = Chance.stream("files")
    for number in 0..<6 { try toggle(number) }
    let record = try SQLiteRecord(inMemory: { WallTime(milliseconds: 0) })
    var (asked, published, changed, alike) = (Set<String>(), [CivilDay: [String]](), 0, 0)
    let first = CivilDay(year: 2026, month: 6, day: 1)
    for number in 0..<400 {
      let day = CivilDay(number: first.number + number)
      if stream.below(40) == 0 {
        try toggle(Int(stream.below(10)))
        changed += 1
      }
      let zone = ["UTC", "XAA-14", "XBB11"][number % 3]
      let surroundings = try surroundings("\(day.text)T11:30:00Z", zone)
      let desk = DailyDesk(surroundings: surroundings, record: record, player: "Ada")
      let today = desk.today.day
      guard published[today] == nil else { continue }
      XCTAssertEqual(try desk.quizID(on: today, []), Quiz.dailyID(of: today))
      let keys = try XCTUnwrap(desk.drawn.published(on: today, today: today)).keys
      let all = try atHand
      XCTAssertTrue(all.isSuperset(of: keys), "\(today.text)")
      for key in keys where !asked.insert(key).inserted {
        XCTAssertEqual(all.subtracting(asked).subtracting(keys), [], "\(key) came early on \(today.text)")
        asked = [key]
      }
      published[today] = keys
      if number % 5 > 0 { continue }
      let strangers = [
        try self.surroundings("\(today.text)T01:00:00Z", "UTC", "de_DE.UTF-8"),
        try self.surroundings("\(today.text)T23:00:00Z"),
      ].map { DrawnDays($0, EmptyRecord()).published(on: today, today: today)?.keys }
      XCTAssertEqual(strangers[0], strangers[1])
      if strangers[0] == keys { alike += 1 }
    }
    XCTAssertGreaterThan(changed, 4)
    XCTAssertGreaterThan(alike, 20, "days that are alike where somebody has just installed it")
    let desk = DrawnDays(try surroundings("2027-12-31T00:00:00Z"), record)
    for (day, keys) in published {
      XCTAssertEqual(desk.published(on: day, today: CivilDay(year: 2027, month: 12, day: 31))?.keys, keys)
    }
  }
}

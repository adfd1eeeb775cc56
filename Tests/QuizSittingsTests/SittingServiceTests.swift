import Foundation
import QuizCore
import QuizLibrary
import QuizPlay
import QuizStore
import XCTest

@testable import QuizSittings

/// Planning, opening and looking at sittings with a record in memory: no process, nothing printed.
final class SittingServiceTests: XCTestCase {
  private var home = ""
  private var told: [String] = []

  override func setUpWithError() throws {
    home = NSTemporaryDirectory() + "quizsittings-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home + "/quizzes", withIntermediateDirectories: true)
    let quiz =
      #"{"title":"Sea","questions":[{"id":"q1","kind":"truefalse","text":"Salt?","correct":true},"#
      + #"{"id":"q2","kind":"truefalse","text":"Deep?","correct":true}]}"#
    try quiz.write(toFile: home + "/quizzes/sea.json", atomically: true, encoding: .utf8)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: home) }

  /// Without a folder for data the record is one in memory.
  private func surroundings() throws -> Surroundings {
    let variables = ["QUIZRUN_HOME": home, "QUIZRUN_NOW": "2026-11-20T12:00:00Z", "LANG": "C"]
    return try Surroundings(Environment { variables[$0] }, tell: { self.told.append($0) })
  }

  private func opened(_ request: PlayRequest, _ surroundings: Surroundings) throws -> OpenedSitting {
    let modes = try ModeChoice(request.plugins, surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: 7).find()
    let plan = try SittingPlan(
      choice, request, modes, surroundings.library, seed: 7, player: surroundings.playerName,
      record: surroundings.record)
    return try SittingDesk(surroundings: surroundings, record: surroundings.record.get()).open(plan, request)
  }

  private func answer(_ sitting: Sitting, _ ids: String...) {
    for id in ids { _ = sitting.perform(.answer(.chosen([id]), inputs: []), at: 0) }
  }

  func testASittingGoesOnWhereItWasLeft() throws {
    let surroundings = try surroundings()
    var request = PlayRequest()
    request.quiz = "sea"
    let first = try opened(request, surroundings)
    XCTAssertFalse(first.isResumed)
    _ = try first.sitting.begin()
    answer(first.sitting, "true")
    try surroundings.record.get().release(first.sitting.stored.beginning.sitting)
    let again = try opened(request, surroundings)
    XCTAssertTrue(again.isResumed)
    XCTAssertEqual(again.sitting.state.open?.id, "q2")
    answer(again.sitting, "true")
    XCTAssertEqual(again.sitting.state.result?.points, 2)
    XCTAssertEqual(told.count, 1, "that nothing is saved: \(told)")
  }

  func testADayIsNewThenInProgressThenCompleted() throws {
    let surroundings = try surroundings()
    let record = try surroundings.record.get()
    try record.set("daily-source", "quizzes")
    let desk = DailyDesk(surroundings: surroundings, record: record, player: surroundings.playerName)
    let day = desk.today.day
    XCTAssertEqual(day.text, "2026-11-20")
    XCTAssertEqual(try desk.quizID(on: day, []), "sea")
    guard case .new = try desk.standing("sea", on: day) else { return XCTFail("not new") }
    var request = PlayRequest()
    (request.quiz, request.day) = ("sea", day)
    let sitting = try opened(request, surroundings).sitting
    _ = try sitting.begin()
    answer(sitting, "true")
    XCTAssertTrue(try desk.standing("sea", on: day).isInProgress)
    answer(sitting, "false")
    guard case .completed(let entry, let retries) = try desk.standing("sea", on: day) else {
      return XCTFail("not completed")
    }
    XCTAssertEqual(entry.points, 1)
    XCTAssertEqual(retries, 0)
    XCTAssertEqual(desk.streak.current, 1)
  }

  func testAnUnknownQuizNamesTheNearest() throws {
    let surroundings = try surroundings()
    var request = PlayRequest()
    (request.quiz, request.isExplicit) = ("see", true)
    XCTAssertThrowsError(try opened(request, surroundings)) { error in
      XCTAssertEqual((error as? Problem)?.kind, .noInput)
      XCTAssertEqual((error as? Problem)?.message, "there is no quiz 'see'; did you mean 'sea'?")
    }
    (request.isExplicit, request.otherWords) = (false, ["seed"])
    XCTAssertThrowsError(try opened(request, surroundings)) { error in
      XCTAssertEqual((error as? Problem)?.kind, .usage)
    }
  }

  func testSettingsAreKeptInOneForm() {
    let table: [(SettingKey, String, String?)] = [
      (.plain, "YES", "true"), (.plain, "maybe", nil), (.seconds, "20.0", "20"), (.seconds, "0", nil),
      (.theme, "Dark", "dark"), (.theme, "pink", nil), (.dailyRetries, "100", "100"), (.dailyRetries, "101", nil),
      (.player, "  Ada   Lovelace ", "Ada Lovelace"), (.player, "a,b", nil), (.language, "de_AT", "de-at"),
      (.language, "it", nil), (.language, "fr", "fr"), (.language, "auto", "auto"), (.language, "EN", "en"),
    ]
    for (key, text, expected) in table {
      XCTAssertEqual(try? key.accepted(text), expected, "\(key) \(text)")
    }
  }

  func testARequestIsFoundAgainByItsMarks() {
    var request = PlayRequest()
    XCTAssertEqual(request.marks, [:])
    (request.seed, request.limit, request.filter.category) = (7, 3, "Sea")
    request.set = [PlayOption.Setting("lives", "2")]
    XCTAssertEqual(request.marks, ["seed": "7", "limit": "3", "category": "sea", "set.lives": "2"])
    XCTAssertTrue(request.drawsQuestions)
    XCTAssertFalse(request.isOpen)
  }
}

import Foundation
import Terminal
import XCTest

/// Home, list, cover, the quiz of the day and rooms: the same numbers, order and names in every face.
final class PagesAgreeTests: XCTestCase {
  private nonisolated(unsafe) static var record: FacesRecord!

  override class func tearDown() { record = nil }

  private func record() throws -> FacesRecord {
    if let record = Self.record { return record }
    let record = try FacesRecord()
    Self.record = record
    return record
  }

  // MARK: The list

  /// A quiz as a face shows it.
  private struct Row: Equatable {
    var title: String
    var questions: Int?
    var settled: Int?
    var best: Int?
  }

  private func row(_ quiz: Message) -> Row {
    let begun = quiz.object["continue"] as? [String: Any]
    let best = quiz.number("best").map { Int($0.rounded()) }
    return Row(
      title: quiz.string("title") ?? "", questions: begun == nil ? quiz.int("questions") : nil,
      settled: begun?["done"] as? Int, best: begun == nil ? best : nil)
  }

  func testLists() throws {
    let record = try record()
    let listed = try record.listed(["list"])
    let rows = listed.map(row)
    XCTAssertEqual(rows.map(\.title).sorted(), ["Alone", "Art", "Duel", "Land", "Sea"])
    XCTAssertEqual(rows.first { $0.title == "Land" }?.settled, 1)
    XCTAssertNil(rows.first { $0.title == "Alone" }?.settled, "what Bob began is Bob's")

    // HTTP has all but the path.
    let served = try record.served("/quizzes")
    XCTAssertEqual(served.map(row), rows)
    for (one, other) in zip(listed, served) {
      var object = one.object
      object["path"] = nil
      XCTAssertEqual(object as NSDictionary, other.object as NSDictionary)
    }

    let csv = try record.text(["list", "--csv"]).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    XCTAssertEqual(csv.map { String($0[1]) }, rows.map(\.title))
    XCTAssertEqual(csv.map { Int($0[3]) }, listed.map { $0.int("questions") })

    let table = try record.text(["list"]).split(separator: "\n").dropFirst().map(String.init)
    XCTAssertEqual(table.count, rows.count)
    for (line, row) in zip(table, rows) {
      XCTAssertTrue(line.contains(row.title), line)
      if let settled = row.settled { XCTAssertTrue(line.contains("(\(settled)/"), line) }
      if let questions = row.questions { XCTAssertTrue(line.contains("\(questions)"), line) }
    }

    let tiles = try record.page("/quizzes").groups(#"<a class="tile"[^>]*>(.*?)</a>"#).map(\.withoutTags)
    XCTAssertEqual(tiles.count, rows.count)
    for (tile, row) in zip(tiles, rows) { assert(tile, shows: row) }

    try checkScreen(listed, rows)
  }

  private func assert(_ text: String, shows row: Row, line: UInt = #line) {
    XCTAssertTrue(text.contains(row.title), "no \(row) in \(text)", line: line)
    if let settled = row.settled {
      let marks = ["begun, \(settled) of", "(\(settled)/"]
      XCTAssertTrue(marks.contains { text.contains($0) }, "no \(row) in \(text)", line: line)
    } else {
      if let count = row.questions {
        XCTAssertTrue(text.contains("\(count) question"), "no \(row) in \(text)", line: line)
      }
      if let best = row.best { XCTAssertTrue(text.contains("best \(best) %"), "no \(row) in \(text)", line: line) }
    }
  }

  /// The screen has them by category, and within one in the same order.
  private func checkScreen(_ listed: [Message], _ rows: [Row]) throws {
    let screen = try record().screen([.character("q")])
    let categories = listed.map { $0.string("category") }
    let names = Set(categories.compactMap { $0 }).sorted().map(Optional.some) + [nil]
    let ordered = names.flatMap { name in zip(categories, rows).filter { $0.0 == name }.map(\.1) }
    let start = screen.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "Art" } ?? 0
    let lines = screen[start...].filter { line in rows.contains { line.contains($0.title) && line.hasPrefix("    ") } }
    XCTAssertEqual(lines.count, ordered.count, screen.joined(separator: "\n"))
    for (line, row) in zip(lines, ordered) { assert(line, shows: row) }
  }

  // MARK: Home

  /// Today's quiz stands once, and what was begun together belongs to each.
  func testWhatGoesOn() throws {
    let record = try record()
    let expected = ["Sea", "Land", "Duel"]
    let places = ["Exam", nil, "Hot seat"]

    let page = try record.page("/")
    let list = try XCTUnwrap(try page.groups(#"<ul class="rows halves">(.*?)</ul>"#).first)
    XCTAssertEqual(try list.groups(#"dir="auto"[^>]*>(.*?)</a>"#), expected)
    let details = try list.groups("<small>(.*?)</small>")
    XCTAssertEqual(details.map { $0.contains("Question 2") }, [true, true, true], "\(details)")
    for (detail, mode) in zip(details, places) {
      XCTAssertEqual(mode.map { detail.hasPrefix($0) } ?? true, true, detail)
    }

    let screen = part(
      "Continue", of: try record.screen([.character("q")]).map { $0.trimmingCharacters(in: .whitespaces) })
    let plain = part("Continue", of: try record.plainHome())
    for lines in [screen, plain] {
      XCTAssertEqual(lines.count, expected.count, "\(lines)")
      for (line, (title, mode)) in zip(lines, zip(expected, places)) {
        XCTAssertTrue(line.contains(title) && (line.contains("1 of") || line.contains("1 answered")), line)
        if let mode { XCTAssertTrue(line.contains(mode), line) }
      }
    }
  }

  /// The lines below a heading up to an empty one.
  private func part(_ heading: String, of lines: [String]) -> [String] {
    guard let start = lines.firstIndex(of: heading) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.isEmpty })
  }

  func testStreak() throws {
    let record = try record()
    let streak = try XCTUnwrap(try record.listed(["streak"]).first)
    let (current, best) = (streak.int("current") ?? 0, streak.int("best") ?? 0)
    XCTAssertEqual([current, best], [1, 1])
    XCTAssertTrue(try record.page("/").contains("<b>1 day</b>"))
    let screen = try record.screen([.character("q")]).joined(separator: "\n")
    XCTAssertTrue(screen.contains("Streak 1 day, best 1 day"), screen)
  }

  // MARK: The day

  func testTheDay() throws {
    let record = try record()
    let listed = try XCTUnwrap(try record.listed(["daily", "--status"]).first)
    XCTAssertEqual(listed.string("state"), "in_progress")
    XCTAssertEqual([listed.int("step"), listed.int("of")], [2, 2])
    let status = try record.text(["daily", "--status"])
    XCTAssertTrue(status.contains("Art") && status.contains("1 of 2"), status)
    let page = try record.page("/").withoutTags
    XCTAssertTrue(page.contains("Art") && page.contains("Go on with today's quiz"), page)
    let today = part("Today", of: try record.screen([.character("q")]).map { $0.trimmingCharacters(in: .whitespaces) })
    XCTAssertTrue(today.first?.contains("Art") == true && today.first?.contains("(1/2)") == true, "\(today)")
  }

  // MARK: The cover

  func testCovers() throws {
    let record = try record()
    let quiz = try XCTUnwrap(try record.listed(["list"]).first { $0.string("id") == "sea" })
    let count = "\(quiz.int("questions") ?? 0) questions"
    let page = try record.page("/quizzes/sea").withoutTags
    let keys: [Key] = [.character("/")] + "Sea".map { .character($0) } + [.enter]
    let screen = try record.screen(keys).joined(separator: "\n")
    for face in [page, screen] {
      for fact in ["Sea", count, "Nature", "Salt and waves."] {
        XCTAssertTrue(face.contains(fact), "no \(fact) in \(face)")
      }
    }
    let modes = try record.page("/quizzes/sea").groups(#"<option value="([a-z-]+)""#)
    XCTAssertTrue(modes.contains("exam"), "\(modes)")
    let offered = try record.screen(keys + [.character("m")], Size(rows: 60, columns: 120)).joined(separator: "\n")
    XCTAssertTrue(offered.contains("Exam"), offered)
  }

  // MARK: Rooms

  func testRooms() throws {
    let record = try record()
    let opened = try record.server.ask("POST", "/rooms", ["quizzes": ["land", "sea"]])
    XCTAssertLessThan(opened.status, 300, opened.text)
    let listed = try XCTUnwrap(try record.listed(["rooms"]).first)
    let served = try XCTUnwrap(try record.served("/rooms").first)
    for key in ["room", "started"] { XCTAssertEqual(served.string(key), listed.string(key)) }
    XCTAssertEqual(served.object["quizzes"] as? [String], ["land", "sea"])
    XCTAssertEqual(listed.object["quizzes"] as? [String], ["land", "sea"])
    XCTAssertEqual(served.int("players"), listed.int("players"))
    let page = try record.page("/rooms").withoutTags
    XCTAssertTrue(page.contains("Land · Sea"), page)
    let table = try record.text(["rooms"])
    XCTAssertTrue(table.contains(listed.string("title") ?? "?"), table)
    XCTAssertTrue(table.contains(String(listed.string("room")?.suffix(8) ?? "?")), table)
  }
}

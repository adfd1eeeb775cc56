import Foundation
import XCTest

/// Players who go to another machine, or turn out to be one.
final class PlayerMovingTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  /// Remembers how often it was played.
  private let counter = """
    return { api = 1, name = "Counter",
      result = function(state, ctx)
        return { headline = "run " .. ((ctx.memory.runs or 0) + 1), memory = { runs = (ctx.memory.runs or 0) + 1 } } end }
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(4))
    try place.plugin("counter", counter)
    try place.plugin("pair", "return { api = 1, players = { min = 2, max = 2 } }")
    return place
  }

  private func play(_ place: Place, _ player: String, _ day: Int, _ more: [String] = [], _ lines: [String]? = nil)
    throws
  {
    _ = try place.play(
      ["mini", "--player", player, "--new"] + more, lines ?? [right, right, wrong, right],
      ["QUIZRUN_NOW": "2026-11-\(day)T12:00:00Z"])
  }

  private func json(_ place: Place, _ arguments: [String]) throws -> String {
    let outcome = try place.run(arguments + ["--json"], [], ["QUIZRUN_NOW": "2026-11-20T12:00:00Z"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return outcome.output
  }

  private func headline(_ place: Place, _ player: String) throws -> String? {
    try place.play(["mini", "--player", player, "--new", "--plugin", "counter"], [right, right, right, right])
      .last("result")?.string("headline")
  }

  // MARK: Export and import

  func testWhatIsExportedGoesOnElsewhere() throws {
    let (here, there) = (try place(), try place())
    try play(here, "Ada", 18, ["--plugin", "counter"])
    try play(here, "Ada", 19, ["--plugin", "counter"])
    try play(here, "Ada", 20, [], [right])
    try play(here, "Bob", 20)
    let file = here.root + "/ada.json"
    XCTAssertEqual(try here.run(["player", "export", "Ada", "--out", file]).code, 0)
    // Its mode is not even there any more: the file has it.
    try FileManager.default.removeItem(atPath: there.root + "/home/plugins/counter.lua")
    let outcome = try there.run(["player", "import", file])
    XCTAssertEqual(outcome.output, "Added: 3 sittings (2 finished, 1 begun), 1 player\n", outcome.errors)
    XCTAssertEqual(try there.run(["verify"]).code, 0)
    for arguments in [["history", "--player", "Ada"], ["stats", "--player", "Ada"], ["streak", "--player", "Ada"]] {
      XCTAssertEqual(try json(there, arguments), try json(here, arguments), "\(arguments)")
    }
    XCTAssertEqual(try there.run(["player", "import", file]).output, "Added: 0 sittings, 0 players\n")
    XCTAssertEqual(try there.play(["mini", "--player", "Ada"], [right]).first("begin")?.bool("resumed"), true)
    try there.plugin("counter", counter)
    XCTAssertEqual(try headline(there, "Ada"), "run 3", "what the mode remembers came along")
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: there.root + "/data").filter { $0.contains("import") }, [])
  }

  /// A player of the same name here: one person on two machines, or two.
  func testEqualNamesAreAskedAbout() throws {
    let here = try place()
    try play(here, "Ada", 18)
    let file = here.root + "/ada.json"
    XCTAssertEqual(try here.run(["player", "export", "Ada", "--out", file]).code, 0)
    for (option, names) in [("--same", ["Ada"]), ("--apart", ["Ada", "Ada"])] {
      let there = try place()
      try play(there, "Ada", 19)
      XCTAssertEqual(try there.run(["player", "import", file, option]).code, 0)
      let players = Message.list(try json(there, ["player", "list"]))
      XCTAssertEqual(players.compactMap { $0["player"] as? String }, names)
      // What was decided is kept.
      XCTAssertEqual(try there.run(["player", "import", file]).code, 0)
      XCTAssertEqual(Message.list(try json(there, ["player", "list"])).count, names.count)
      XCTAssertEqual(try there.run(["player", "add", "Eve", option]).code, 2)
    }
    // Without a terminal nobody is asked: they stay two, and that is told.
    let alone = try place()
    try play(alone, "Ada", 19)
    let told = try alone.run(["player", "import", file])
    XCTAssertEqual(told.code, 0)
    XCTAssertTrue(told.errors.contains("Ada"), told.errors)
    XCTAssertEqual(Message.list(try json(alone, ["player", "list"])).count, 2)
  }

  /// A file of a stranger, with numbers that no export has: it is refused, and the record stays as it was.
  func testNumbersThatNoExportHasAreRefused() throws {
    let (here, there) = (try place(), try place())
    try play(here, "Ada", 20)
    let file = here.root + "/ada.json"
    XCTAssertEqual(try here.run(["player", "export", "Ada", "--out", file]).code, 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let largest = String(Int.max)
    for (part, other) in [
      (#""offset":0"#, #""offset":\#(largest)"#), (#""offset":0"#, #""offset":-1441"#),
      (#""day":[2026,11,20]"#, #""day":[\#(largest),11,20]"#),
      (#""day":[2026,11,20]"#, #""day":[2026,\#(largest),20]"#),
    ] {
      XCTAssertTrue(text.contains(part), part)
      try text.replacingOccurrences(of: part, with: other).write(toFile: file, atomically: true, encoding: .utf8)
      let outcome = try there.run(["player", "import", file])
      XCTAssertEqual(outcome.code, 65, other + outcome.errors)
      XCTAssertEqual(try there.run(["history", "--all-players", "--json"]).output, "[]\n")
    }
  }

  /// A mode remembers what it learnt in sittings that were deleted since.
  func testMemoriesOfSittingsThatAreGone() throws {
    let (here, there) = (try place(), try place())
    for _ in 0..<2 { _ = try headline(here, "Ada") }
    let ids = Message.list(try json(here, ["history", "--all-players"])).compactMap { $0["sitting"] as? String }
    for id in ids { _ = try here.run(["history", "--delete", id, "--yes"]) }
    let file = here.root + "/ada.json"
    XCTAssertEqual(try here.run(["player", "export", "Ada", "--out", file]).code, 0)
    XCTAssertEqual(try there.run(["player", "import", file]).code, 0)
    XCTAssertEqual(try headline(there, "Ada"), "run 3")
  }

  func testFilesThatAreNone() throws {
    let place = try place()
    try play(place, "Ada", 20, ["--plugin", "counter"])
    let exported = try place.run(["player", "export", "Ada"]).output
    for (text, words) in [
      ("{}", "no file that"), ("[1", "no file that"),
      (exported.replacing("\"format\":2", with: "\"format\":1"), "older"),
      (exported.replacing("\"format\":2", with: "\"format\":3"), "newer"),
      (exported.replacing("Counter", with: "Zounter"), "was changed"),
      (exported.replacing("\"times\"", with: "\"tines\""), "damaged"),
    ] {
      try place.write(text, to: "file.json")
      let outcome = try place.run(["player", "import", "file.json"])
      XCTAssertEqual(outcome.code, 65, words)
      XCTAssertTrue(outcome.errors.contains(words), "\(words): \(outcome.errors)")
    }
    XCTAssertEqual(try place.run(["player", "import", "nowhere.json"]).code, 66)
    XCTAssertEqual(Message.list(try json(place, ["history", "--all-players"])).count, 1)
  }

  // MARK: One of two

  func testTwoBecomeOne() throws {
    let place = try place()
    for (player, day) in [("Ada", 17), ("Adah", 18), ("Ada", 19)] {
      try play(place, player, day, ["--plugin", "counter"])
    }
    try play(place, "Adah", 20, [], [right])
    XCTAssertEqual(try place.run(["player", "use", "Adah"]).code, 0)
    let asked = try place.run(["player", "merge", "Adah", "Ada"])
    XCTAssertEqual(Message.list(try json(place, ["player", "list"])).count, 2, "nobody said yes: \(asked.output)")
    let outcome = try place.run(["player", "merge", "Adah", "Ada", "--yes"])
    XCTAssertEqual(outcome.output, "Adah is Ada now: 2 sittings.\n", outcome.errors)
    let players = Message.list(try json(place, ["player", "list"]))
    XCTAssertEqual(players.map { $0["player"] as? String }, ["Ada"])
    XCTAssertEqual(players.first?["default"] as? Bool, true)
    XCTAssertEqual(players.first?["finished"] as? Int, 3)
    let streak = try XCTUnwrap(Message(try json(place, ["streak"])))
    XCTAssertEqual(streak.int("best"), 3)
    XCTAssertEqual(try place.play(["mini"], [right]).first("begin")?.bool("resumed"), true, "what Adah began goes on")
    let history = try place.run(["history", "--all-players"]).output
    XCTAssertFalse(history.contains("Adah"), history)
    XCTAssertEqual(try headline(place, "Ada"), "run 3", "the memory of the sitting that ended last stays: \(history)")
  }

  func testThoseWhoPlayedTogetherStayTwo() throws {
    let place = try place()
    _ = try place.play(["mini", "--plugin", "pair", "--players", "Ada,Bob"], Array(repeating: right, count: 4))
    let outcome = try place.run(["player", "merge", "Ada", "Bob", "--yes"])
    XCTAssertNotEqual(outcome.code, 0)
    XCTAssertTrue(outcome.errors.contains("cannot be merged"), outcome.errors)
    XCTAssertEqual(try place.run(["player", "merge", "Ada", "Ada", "--yes"]).code, 2)
    XCTAssertEqual(try place.run(["player", "merge", "Ada"]).code, 2)
    XCTAssertEqual(try place.run(["player", "merge", "Ada", "Cid", "--yes"]).code, 66)
  }

  // MARK: A fortnight

  /// Two weeks with a missed day, a flight and a second device: after `restore --merge` streak and statistics are what the
  /// days themselves add up to.
  func testAFortnightOnTwoDevices() throws {
    let (phone, desk) = (try place(), try place())
    let (berlin, auckland) = ("XBB-1", "XNZ-13")
    func day(_ place: Place, _ day: Int, _ zone: String, _ hour: String = "18:00") throws {
      let offset = zone == berlin ? "+01:00" : "+13:00"
      _ = try place.play(
        ["daily"], [right, right, wrong, right],
        ["QUIZRUN_NOW": "2026-11-\(day)T\(hour):00\(offset)", "TZ": zone])
    }
    for number in [10, 11] { try day(desk, number, berlin) }
    XCTAssertEqual(try desk.run(["backup", desk.root + "/move.db"]).code, 0)
    XCTAssertEqual(try phone.run(["restore", desk.root + "/move.db"]).code, 0)
    // The twelfth is missed. From Berlin to Auckland the sixteenth is lost on the way.
    for number in [13, 15] { try day(desk, number, berlin) }
    for number in [14, 15] { try day(phone, number, berlin) }
    for number in [17, 18, 20] { try day(phone, number, auckland, "08:00") }
    for number in [19, 21, 22, 23] { try day(desk, number, auckland, "08:00") }
    XCTAssertEqual(try phone.run(["backup", desk.root + "/back.db"]).code, 0)
    let merged = try desk.run(["restore", desk.root + "/back.db", "--merge"])
    XCTAssertEqual(merged.output, "Added: 5 sittings, 0 players\n", merged.errors)
    let now = ["QUIZRUN_NOW": "2026-11-23T09:00:00+13:00", "TZ": auckland]
    let played = [10, 11, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23].map { ($0, $0 < 16 ? 1 : 13) }
    let sum = Self.streak(played)
    let streak = try XCTUnwrap(Message(try desk.run(["streak", "--json"], [], now).output))
    XCTAssertEqual(streak.int("current"), sum.current)
    XCTAssertEqual(streak.int("best"), sum.best)
    XCTAssertEqual(sum.current, 10, "the thirteenth and all after it")
    let stats = try desk.run(["stats", "--all-players", "--json"], [], now).output
    XCTAssertTrue(stats.contains(#""sittings":13"#), stats)
    XCTAssertTrue(stats.contains(#""answers":52"#) && stats.contains(#""right":39"#), stats)
    XCTAssertEqual(
      try desk.run(["restore", desk.root + "/back.db", "--merge"]).output, "Added: 0 sittings, 0 players\n")
    XCTAssertEqual(try desk.run(["streak", "--json"], [], now).output, streak.text)
  }

  /// Days in a row, with hours alone: a day begins and ends at its zone's midnight, and 23 hours without one end the row.
  private static func streak(_ played: [(day: Int, zone: Int)]) -> (current: Int, best: Int) {
    var (current, best, end) = (0, 0, Int.min / 2)
    for (day, zone) in played {
      current = day * 24 - zone - end < 23 ? current + 1 : 1
      best = max(best, current)
      end = (day + 1) * 24 - zone
    }
    return (current, best)
  }
}

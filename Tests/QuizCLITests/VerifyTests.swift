import Foundation
import XCTest

/// Runs `quizrun verify` as a user does, on records that are intact, forged, or made by a newer version.
final class VerifyTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  /// A finished sitting under the mode 'lives', whose plugin and quiz are gone from the disk afterwards.
  private func played(_ plugin: String = Samples.lives) throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(4, #""id":"mini","shuffle":{"questions":true},"#))
    try place.plugin("lives", plugin)
    _ = try place.play(["mini", "--plugin", "lives", "--seed", "5"], [right, wrong, right, right])
    try FileManager.default.removeItem(atPath: place.root + "/home/plugins/lives.lua")
    try FileManager.default.removeItem(atPath: place.root + "/home/quizzes/mini.json")
    return place
  }

  private func found(_ place: Place, _ arguments: [String] = []) throws -> (code: Int32, messages: [Message]) {
    let outcome = try place.run(["verify"] + arguments + ["--json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let objects = json as? [[String: Any]] ?? [json as? [String: Any] ?? [:]]
    return (
      outcome.code,
      try objects.compactMap {
        Message(String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self))
      }
    )
  }

  func testAnIntactSittingIsEqualWithoutItsFiles() throws {
    let place = try played()
    let (code, messages) = try found(place)
    XCTAssertEqual(code, 0)
    XCTAssertEqual(messages.map { $0.string("verdict") }, ["equal"])
    XCTAssertEqual(messages[0].int("turns"), 4)
    let id = try XCTUnwrap(messages[0].string("sitting"))
    let one = try place.run(["verify", String(id.suffix(6))])
    XCTAssertEqual(one.code, 0)
    XCTAssertEqual(one.output, "equal: Statements (lives) of Player, \(id), 4 turns\n")
    XCTAssertEqual(try place.run(["verify"]).output, "1 sitting replayed: all equal.\n")
    XCTAssertEqual(try place.run(["verify", "ZZZZ"]).code, 66)
  }

  func testNothingRecordedVerifies() throws {
    let place = try Place()
    XCTAssertEqual(try place.run(["verify"]).code, 0)
    XCTAssertEqual(try place.run(["verify", "--json"]).output, "[]\n")
  }

  func testForgeriesAreDifferent() throws {
    let forgeries = [
      (#"update events set json=replace(json,'"points":0','"points":1') where json like '%took%'"#, "the verdict"),
      (#"update events set json=replace(json,'"points":3','"points":4') where json like '%finished%'"#, "the result"),
      (#"update events set json=replace(json,'"lives":2','"lives":3')"#, "the mode's state"),
      (#"update beginnings set json=replace(json,'"seed":5','"seed":6')"#, "the order"),
    ]
    for (sql, what) in forgeries {
      let place = try played()
      try place.forge(sql)
      let (code, messages) = try found(place)
      XCTAssertEqual(code, 1, sql)
      XCTAssertEqual(messages[0].string("verdict"), "different", sql)
      let difference = messages[0].object["difference"] as? [String: Any]
      XCTAssertEqual(difference?["what"] as? String, what, sql)
    }
  }

  func testTheStepOfTheFirstDifferenceIsNamed() throws {
    let place = try played()
    try place.forge(
      #"update events set json=replace(json,'"points":1,"of":1,"correct":true','"points":2,"of":1,"correct":true')"#)
    let output = try place.run(["verify"]).output
    XCTAssertTrue(output.contains("step 1 ("), output)
    XCTAssertTrue(output.contains("recorded as 2 of 1, the replay gives 1 of 1"), output)
    XCTAssertTrue(output.hasSuffix("1 sitting replayed: 0 equal, 1 not.\n"), output)
  }

  func testAlteredFilesAndHistoryAreDifferent() throws {
    for sql in [
      "update files set bytes=cast(replace(cast(bytes as text),'3','4') as blob)",
      "update files set bytes=cast(cast(bytes as text) || ' -- more' as blob)", "update history set points=4",
      "update history set percent=100", "delete from events where ordinal=2",
      "update events set json='{' where ordinal=3",
    ] {
      let place = try played()
      try place.forge(sql)
      let (code, messages) = try found(place)
      XCTAssertEqual(code, 1, sql)
      XCTAssertEqual(messages.map { $0.string("verdict") }, ["different"], sql)
    }
  }

  func testUnknownVersionsCannotBeVerified() throws {
    for sql in [
      #"update beginnings set json=replace(json,'"rules":9','"rules":99')"#, "update events set version=99",
      "update beginnings set version=99",
    ] {
      let place = try played()
      try place.forge(sql)
      let outcome = try place.run(["verify"])
      XCTAssertEqual(outcome.code, 1, sql)
      XCTAssertTrue(outcome.output.contains("cannot verify"), outcome.output)
    }
  }

  /// A mode that counts beside its state counts anew in each call, so its sittings can be replayed.
  func testHiddenStateIsForgotten() throws {
    let place = try played(
      """
      local count = 0
      return { api = 1, judge = function() count = count + 1; return { points = count, of = 9, correct = true } end,
        next = function(state, ctx) if ctx.remaining[1] then return ctx.ask(ctx.remaining[1]) end return ctx.finish() end }
      """)
    XCTAssertEqual(try place.run(["verify"]).code, 0)
  }

  /// Versions before let modes keep what they hid: their records say so.
  func testHiddenStateOfOlderVersionsIsNamed() throws {
    let place = try played(
      """
      local count = 0
      return { api = 1, judge = function() count = count + 1; return { points = count, of = 9, correct = true } end,
        next = function(state, ctx) if ctx.remaining[1] then return ctx.ask(ctx.remaining[1]) end return ctx.finish() end }
      """)
    // As it counted then: 1, 2, 3 and 4 points.
    for count in 2...4 {
      try place.forge(
        """
        update events set json=replace(json,'"points":1,','"points":\(count),') where ordinal=(select ordinal from events
          where json like '%"verdict"%' order by ordinal limit 1 offset \(count - 1));
        """)
    }
    try place.forge(
      """
      update events set json=replace(replace(replace(json,'4 of 36','10 of 36'),'"points":4,','"points":10,'),
        '"percent":11.11111111111111','"percent":27.77777777777778') where json like '{"finished"%';
      """)
    try place.acceptEvents()
    place.verifies = false
    let outcome = try place.run(["verify"])
    XCTAssertEqual(outcome.code, 1)
    XCTAssertTrue(outcome.output.contains("keeps something outside its state"), outcome.output)
  }

  func testAHookStoppedByTheClockIsNotTimedAgain() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(2, #""id":"mini","#))
    try place.plugin("lives", Samples.lives)
    _ = try place.play(["mini", "--plugin", "lives", "--seed", "5", "--virtual-clock"], [right, right])
    // As if the clock had stopped `status` when the second question opened.
    try place.forge(
      """
      update events set ordinal=ordinal+1000 where ordinal>=4;
      insert into events select sitting,4,version,at,
        '{"hookFailed":{"plugin":"lives","hook":"status","message":"slow","clock":true}}' from events where ordinal=0;
      update events set ordinal=ordinal-999 where ordinal>=1000;
      update events set json=replace(json,',"status":["lives 3"]','') where ordinal=5;
      """)
    let (code, messages) = try found(place)
    XCTAssertEqual(code, 1)
    XCTAssertEqual(messages.map { $0.string("verdict") }, ["different"], "the events are not those of the chain")
    try place.acceptEvents()
    let again = try found(place)
    XCTAssertEqual(again.code, 1, "whether the clock stopped it, no replay can tell")
    XCTAssertEqual(again.messages.map { $0.string("verdict") }, ["cannot verify"])
    XCTAssertTrue(again.messages[0].string("message")?.contains("'status' of 'lives'") ?? false, again.messages[0].text)
  }

  /// Two invented stops of `after`, which keep all lives, cannot be disproved, so the result is no "equal".
  func testInventedStopsAreNamed() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(4, #""id":"mini","#))
    try place.plugin("lives", Samples.lives)
    _ = try place.play(["mini", "--plugin", "lives", "--seed", "5", "--virtual-clock"], [right, right, right, right])
    try place.forge(
      """
      update events set ordinal=ordinal+1000 where ordinal>=4;
      insert into events select sitting,4,version,at,
        '{"hookFailed":{"plugin":"lives","hook":"after","message":"slow","clock":true}}' from events where ordinal=0;
      update events set ordinal=ordinal-999 where ordinal>=1000;
      """)
    try place.acceptEvents()
    let outcome = try place.run(["verify"])
    XCTAssertEqual(outcome.code, 1)
    XCTAssertFalse(outcome.output.hasPrefix("equal"), outcome.output)
  }

  func testWhatIsDerivedIsComparedWhole() throws {
    let forgeries = [
      (
        "insert into history select 'FORGED', quiz, title, mode, player, started, finished, offset, day, 9, 9, 100, "
          + "headline, emoji, timed, \"limit\", ms, 77, category, outcome, passed, data from history",
        "no sitting tells"
      ),
      ("update history set player='Eve'", "'player'"), ("update history set day=day-1", "'day'"),
      ("update history set ms=ms+1", "'ms'"), ("update history set title='x'", "'title'"),
      ("update history set data='{}'", "'data'"),
      ("update sittings set seed=6", "'seed'"), ("update sittings set day=day+1", "'day'"),
      ("update sittings set started=started-1000", "beginning of the sitting was changed"),
      ("update latest set \"right\"=1-\"right\"", "'latest'"),
      ("update day_totals set sittings=7", "'day_totals'"),
    ]
    for (sql, what) in forgeries {
      let place = try played()
      try place.forge(sql)
      let outcome = try place.run(["verify"])
      XCTAssertEqual(outcome.code, 1, sql)
      XCTAssertTrue(outcome.output.contains(what), "\(sql): \(outcome.output)")
      XCTAssertTrue(outcome.output.contains("different: "), "\(sql): \(outcome.output)")
    }
  }

  func testItSpeaksGerman() throws {
    let place = try played()
    let german = ["LANG": "de_DE.UTF-8"]
    XCTAssertEqual(try place.run(["verify"], [], german).output, "1 Durchgang nachgespielt: alles gleich.\n")
    try place.forge("update history set title='x'; update day_totals set sittings=7")
    let outcome = try place.run(["verify"], [], german)
    XCTAssertTrue(outcome.output.contains("anders: "), outcome.output)
    XCTAssertTrue(outcome.output.contains("der Verlauf hat „x“ für „title“"), outcome.output)
    XCTAssertTrue(outcome.output.contains("1 Durchgang nachgespielt: 0 gleich, 1 nicht."), outcome.output)
  }

  /// A sitting of which every row was deleted, with its links or without, is missed.
  func testAMissingSittingIsFound() throws {
    let rows = """
      delete from events where sitting=1; delete from beginnings where sitting=1; delete from uses where sitting=1;
      delete from answers where sitting=1; delete from history where number=1;
      """
    for (links, what) in [("", "the sitting is missing"), ("delete from chain where position < 3;", "the chain")] {
      let place = try played()
      let id = try place.value("select id from sittings")
      try place.quiz("mini", Samples.statements(4, #""id":"mini","#))
      _ = try place.play(["mini", "--seed", "5"], [right, right, right, right])
      try place.forge(rows + links + "delete from sittings where number=1;")
      let outcome = try place.run(["verify"])
      XCTAssertEqual(outcome.code, 1, outcome.output)
      XCTAssertTrue(outcome.output.contains(what), outcome.output)
      if links.isEmpty { XCTAssertTrue(outcome.output.contains(id), outcome.output) }
    }
  }

  /// A sitting that is taken out while others are replayed was in order; one that is cut out is missed.
  func testASittingTakenOutMeanwhileIsNotMissed() throws {
    for isCutOut in [false, true] {
      let place = try Place()
      try place.quiz("mini", Samples.statements(20, #""id":"mini","#))
      try place.plugin(
        "slow", "return { api = 1, after = function() local n = 0 for i = 1, 3000000 do n = n + i end return {} end }")
      _ = try place.play(["mini", "--plugin", "slow"], Array(repeating: right, count: 20))
      // Some are read ahead of the first, which takes long.
      for number in 0..<(4 * ProcessInfo.processInfo.activeProcessorCount + 1) {
        _ = try place.play(["mini", "--player", "p\(number)"], [right])
      }
      let id = try place.value("select id from sittings order by number desc limit 1")
      let program = try place.start(["verify"])
      usleep(300_000)
      XCTAssertTrue(program.isRunning, "the first sitting was replayed too soon")
      program.kill(SIGSTOP)  // it stays at the first sitting, however busy the machine is
      if isCutOut {
        try place.forge("delete from sittings where id='\(id)'")
      } else {
        XCTAssertEqual(try place.run(["history", "--delete", id, "--yes"]).code, 0)
      }
      program.kill(SIGCONT)
      let outcome = program.finish()
      XCTAssertEqual(outcome.code, isCutOut ? 1 : 0, outcome.output)
    }
  }

  /// A repair hides nothing: what it could not find is missed from then on.
  func testARepairDoesNotMakeALossGood() throws {
    for sql in [
      "delete from sittings; delete from beginnings; delete from events; delete from history; delete from uses",
      "delete from events",
    ] {
      let place = try played()
      try place.forge(sql)
      XCTAssertTrue(try place.run(["history", "--all-players"]).errors.contains("was damaged and is kept as"), sql)
      for _ in 1...2 {
        let outcome = try place.run(["verify"])
        XCTAssertEqual(outcome.code, 1, "\(sql): \(outcome.output)")
        XCTAssertTrue(outcome.output.contains("missing"), "\(sql): \(outcome.output)")
      }
    }
  }

  func testFiltersChooseSittings() throws {
    let place = try Place()
    for quiz in ["one", "two"] {
      try place.quiz(quiz, Samples.statements(1, #""id":"\#(quiz)","#))
      _ = try place.play([quiz, "--player", quiz == "one" ? "Ann" : "Bo"], [right])
    }
    XCTAssertEqual(try place.run(["verify", "--quiz", "one"]).output, "1 sitting replayed: all equal.\n")
    XCTAssertEqual(try place.run(["verify", "--player", "Bo"]).output, "1 sitting replayed: all equal.\n")
    XCTAssertEqual(try place.run(["verify", "--from", "2001-01-01"]).output, "2 sittings replayed: all equal.\n")
    XCTAssertEqual(try place.run(["verify", "--to", "2001-01-01"]).output, "No sitting is recorded.\n")
    XCTAssertEqual(try place.run(["verify", "--quiz", "one", "ABC"]).code, 2)
  }

  /// A table whose first page was emptied, or zeroed, is built anew from the sittings by the first command that reads it, and
  /// that is told.
  func testAnEmptiedTableIsBuiltAnew() throws {
    for table in ["history", "quiz_totals", "day_totals", "answers", "sittings"] {
      for isEmptyPage in [false, true] {
        let place = try played()
        let before = try place.run(["history", "--all-players"]).output
        let page = try XCTUnwrap(Int(try place.value("select rootpage from sqlite_schema where name='\(table)'")))
        try overwrite(page, of: place, isEmptyPage: isEmptyPage)
        let after = try place.run(["history", "--all-players"])
        let verified = try place.run(["verify"])
        XCTAssertEqual(after.output, before, "\(table) \(after.errors)")
        XCTAssertEqual(verified.output, "1 sitting replayed: all equal.\n", table)
        let told = [after, verified].map { $0.errors.contains("was damaged and is kept as") }
        XCTAssertEqual(told, ["history", "sittings"].contains(table) ? [true, false] : [false, true], table)
        XCTAssertEqual(try place.run(["history", "--all-players"]).errors, "", "told once")
      }
    }
  }

  /// That something had to be built anew is found, although everything fits then.
  func testARescueIsFound() throws {
    for sql in ["delete from quiz_totals", "update chain_head set number = 1"] {
      let place = try played()
      try place.forge(sql)
      let verified = try place.run(["verify"])
      XCTAssertEqual(verified.code, 1, sql)
      XCTAssertTrue(verified.errors.contains("was damaged and is kept as"), verified.errors)
      XCTAssertEqual(try place.run(["verify"]).code, 0, sql)
    }
  }

  func testNothingThatCouldBeSavedIsFound() throws {
    let place = try played()
    place.verifies = false
    let path = place.root + "/data/quizrun.db"
    try Data(repeating: 7, count: 5000).write(to: URL(fileURLWithPath: path))
    for log in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + log) }
    XCTAssertTrue(try place.run(["history", "--all-players"]).errors.contains("nothing in it could be read"))
    let verified = try place.run(["verify"])
    XCTAssertEqual(verified.code, 1)
    XCTAssertTrue(verified.output.contains("nothing of it could be saved"), verified.output)
  }

  func testAnEmptyRecordIsTold() throws {
    let place = try played()
    place.verifies = false
    let path = place.root + "/data/quizrun.db"
    try Data().write(to: URL(fileURLWithPath: path))
    for log in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + log) }
    let verified = try place.run(["verify"])
    XCTAssertEqual(verified.code, 1)
    XCTAssertTrue(verified.errors.contains("was empty (0 bytes)"), verified.errors)
  }

  /// A title cannot pass for a line of the report.
  func testATitleIsNoLine() throws {
    let place = try Place()
    let title = #"Mini\n2 sittings replayed: all equal."#
    try place.quiz("mini", Samples.statements(1).replacing("Statements", with: title))
    _ = try place.play(["mini"], [right])
    try place.forge("update events set json = replace(json, '\"points\":1', '\"points\":0')")
    let lines = try place.run(["verify"]).output.split(separator: "\n")
    XCTAssertEqual(lines.count, 2, "\(lines)")
    XCTAssertFalse(lines.contains("2 sittings replayed: all equal."))
  }

  /// Zeros, or a page of its kind that has no rows.
  private func overwrite(_ page: Int, of place: Place, isEmptyPage: Bool) throws {
    try place.forge("pragma wal_checkpoint(truncate)")
    let url = URL(fileURLWithPath: place.root + "/data/quizrun.db")
    var bytes = try Data(contentsOf: url)
    let start = (page - 1) * 4096
    let kind: UInt8 = bytes[start] == 0x0D || bytes[start] == 0x05 ? 0x0D : 0x0A
    bytes.replaceSubrange(start..<start + 4096, with: Data(count: 4096))
    if isEmptyPage { bytes.replaceSubrange(start..<start + 8, with: Data([kind, 0, 0, 0, 0, 0x10, 0, 0])) }
    try bytes.write(to: url)
    place.verifies = true
  }

  func testAnotherLanguageVerifiesToo() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(2, #""id":"mini","#))
    try place.plugin(
      "talk",
      """
      return { api = 1, strings = { en = { done = "Done" }, de = { done = "Fertig" } },
        result = function(state, ctx) return { headline = ctx.t.done() } end }
      """)
    let german = try place.play(["mini", "--plugin", "talk"], [right, right], ["LANG": "de_DE.UTF-8"])
    XCTAssertEqual(german.last("result")?.string("headline"), "Fertig")
    XCTAssertEqual(try place.run(["verify"]).code, 0)
  }
}

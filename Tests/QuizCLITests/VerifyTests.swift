import CSQLite
import Foundation
import XCTest

/// `quizrun verify` as a user runs it, on records that are intact, forged, or made by somebody newer.
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

  private func forge(_ place: Place, _ sql: String) throws {
    place.verifies = false
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    let code = sqlite3_open_v2(place.root + "/data/quizrun.db", &database, SQLITE_OPEN_READWRITE, nil)
    XCTAssertEqual(code, SQLITE_OK, sql)
    XCTAssertEqual(sqlite3_exec(database, sql, nil, nil, nil), SQLITE_OK, sql)
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
      try forge(place, sql)
      let (code, messages) = try found(place)
      XCTAssertEqual(code, 1, sql)
      XCTAssertEqual(messages[0].string("verdict"), "different", sql)
      let difference = messages[0].object["difference"] as? [String: Any]
      XCTAssertEqual(difference?["what"] as? String, what, sql)
    }
  }

  func testTheStepOfTheFirstDifferenceIsNamed() throws {
    let place = try played()
    try forge(
      place,
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
      try forge(place, sql)
      let (code, messages) = try found(place)
      XCTAssertEqual(code, 1, sql)
      XCTAssertEqual(messages.map { $0.string("verdict") }, ["different"], sql)
    }
  }

  func testUnknownVersionsCannotBeVerified() throws {
    for sql in [
      #"update beginnings set json=replace(json,'"rules":2','"rules":99')"#, "update events set version=99",
      "update beginnings set version=99",
    ] {
      let place = try played()
      try forge(place, sql)
      let outcome = try place.run(["verify"])
      XCTAssertEqual(outcome.code, 1, sql)
      XCTAssertTrue(outcome.output.contains("cannot verify"), outcome.output)
    }
  }

  func testHiddenStateIsFound() throws {
    let place = try played(
      """
      local count = 0
      return { api = 1, judge = function() count = count + 1; return { points = count, of = 9, correct = true } end,
        next = function(state, ctx) if ctx.remaining[1] then return ctx.ask(ctx.remaining[1]) end return ctx.finish() end }
      """)
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
    try forge(
      place,
      """
      update events set ordinal=ordinal+1000 where ordinal>=4;
      insert into events select sitting,4,version,at,
        '{"hookFailed":{"plugin":"lives","hook":"status","message":"slow","clock":true}}' from events where ordinal=0;
      update events set ordinal=ordinal-999 where ordinal>=1000;
      update events set json=replace(json,',"status":["lives 3"]','') where ordinal=5;
      """)
    let (code, messages) = try found(place)
    XCTAssertEqual(code, 0, messages.first?.text ?? "")
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

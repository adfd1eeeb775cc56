import LuaKit
import XCTest

/// A watched field: the host learns whether a call made use of it, and no script can tell the table from another.
final class LuaWatchedTests: XCTestCase {
  private static let fields = [
    LuaField(key: "message", value: .text("from the event")), LuaField(key: "player", value: .text("Ada")),
    LuaField(key: "points", value: .int(3)),
    LuaField(key: "question", value: .map([LuaField(key: "id", value: .text("q1"))])),
  ]

  private static let unread = [
    "return e.points", "return e.question.id", "return e.absent", "e.points = 4 return e.points",
    "e.new = 1 return e.new",
    "return rawget(e.question, 'id')", "return type(e)", "return e == e", "e.question.id = nil return e.question",
    "return s.last", "s.n = e.points return s", "local ok, m = pcall(function() e[nil] = 1 end) return m",
    "local ok, m = pcall(function() e[0/0] = 1 end) return m", "return (select(2, pcall(error, 'x')))",
  ]

  private static let read = [
    "return e.player", "return e", "s.last = e return s", "return { e }", "return rawget(e, 'player')",
    "return next(e)", "local t = '' for k, v in pairs(e) do t = t .. k .. type(v) end return t",
    "local t = '' for k in next, e do t = t .. k end return t", "return e['pla' .. 'yer']",
    "e.player = 'Bob' return e", "e.player = nil return e.player == nil and next(e)",
    "rawset(e, 'player', 'x') return e.player",
    "return setmetatable({}, { __index = e }).player", "return getmetatable(e) == nil and e.player",
    "setmetatable(e, { __index = function() return 'm' end }) return e.player .. e.other",
    "local m = setmetatable({}, e) e.__index = { late = 5 } return m.late .. e.player",
    "local ok, m = pcall(error, e) return m.player", "for k in pairs(e) do e[k] = nil end return next(e) == nil",
    "return (string.gsub('player', '%a+', e))", "return #table.pack(e.player, e.points)",
    "local t = setmetatable({}, { __newindex = e }) t.player = 'z' return e.player",
    "local c = coroutine and 1 or 2 return e.player .. c", "return table.concat({ e.player, 'x' }, ',')",
  ]

  /// The form of an event, and what a call of `body` gives.
  private func called(_ body: String, watched: Bool) throws -> (outcome: String, hasRead: Bool) {
    let machine = try LuaMachine(limits: .patient)
    _ = try machine.load(Array("return { run = function(s, e) \(body) end }".utf8), chunk: "a.lua", seed: 1)
    let form = try machine.form(Self.fields, open: "player")
    var arguments = LuaArguments()
    arguments.add(try machine.written(.map([LuaField(key: "n", value: .int(1))])))
    arguments.add(form, filledWith: try machine.written(.text("Ada")), isWatched: watched)
    let run = try machine.function(["run"])
    do {
      let result = try machine.call(run, written: arguments, keeping: .resultOrFirstArgument, seed: 1)
      return ("\(machine.value(result))", machine.hasReadWatched)
    } catch {
      return ("\(error)", machine.hasReadWatched)
    }
  }

  func testNoScriptTellsAWatchedTableFromAnother() throws {
    for body in Self.unread + Self.read + ["error(e)", "return e()", "return e .. 'x'", "return -e", "return e < e"] {
      let plain = try called(body, watched: false)
      XCTAssertEqual(try called(body, watched: true).outcome, plain.outcome, body)
      XCTAssertFalse(plain.hasRead, body)
    }
  }

  func testTheHostLearnsWhoMakesUseOfIt() throws {
    for body in Self.unread { XCTAssertFalse(try called(body, watched: true).hasRead, body) }
    for body in Self.read { XCTAssertTrue(try called(body, watched: true).hasRead, body) }
  }

  func testEachCallIsWatchedForItself() throws {
    let machine = try LuaMachine(limits: .patient)
    let source =
      "local kept return { run = function(e) if e.points == 3 then kept = kept or e return e.player end return kept.points end }"
    _ = try machine.load(Array(source.utf8), chunk: "a.lua", seed: 1)
    let run = try machine.function(["run"])
    for (points, player, expected, hasRead) in [
      (3, "Ada", LuaValue.text("Ada"), true), (4, "Bob", .int(3), false), (3, "Eve", .text("Eve"), true),
      (4, "Ada", .int(3), false),
    ] {
      let fields = [LuaField(key: "player", value: .none), LuaField(key: "points", value: .int(Int64(points)))]
      var arguments = LuaArguments()
      arguments.add(
        try machine.form(fields, open: "player"), filledWith: try machine.written(.text(player)), isWatched: true)
      let result = machine.value(try machine.call(run, written: arguments, keeping: .result, seed: 1))
      XCTAssertEqual(result, expected)
      XCTAssertEqual(machine.hasReadWatched, hasRead, player)
    }
  }
}

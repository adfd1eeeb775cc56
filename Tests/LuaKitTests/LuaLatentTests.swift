import LuaKit
import XCTest

/// Copies of named objects are made as a script reads them; nothing a script does tells them from tables made at once.
final class LuaLatentTests: XCTestCase {
  private static let object = LuaValue.map([
    LuaField(key: "answers", value: .list([.map([LuaField(key: "id", value: .text("a"))]), .text("b")])),
    LuaField(key: "data", value: .map([LuaField(key: 1, value: .int(7)), LuaField(key: "n", value: .int(2))])),
    LuaField(key: "id", value: .text("q1")), LuaField(key: "message", value: .text("from the object")),
    LuaField(key: "none", value: .list([])),
  ])

  private static let bodies = [
    "return q.answers[1].id", "return #q.answers", "return rawlen(q.answers)", "return rawget(q, 'id')",
    "return rawget(q.data, 1)", "return next(q)", "return next(q.answers)", "return q.absent == nil",
    "local s = '' for k, v in pairs(q) do s = s .. k .. type(v) end return s",
    "local s = 0 for i, a in ipairs(q.answers) do s = s + i end return s",
    "local s = '' for k, v in pairs(q.data) do s = s .. k .. '=' .. v end return s",
    "q.id = nil return q.id == nil and q.answers[2]", "rawset(q, 'id', 'x') return q.id .. q.data.n",
    "q.new = 1 q.data.new = 2 return q.new + q.data.new + q.data[1]",
    "table.insert(q.answers, 'c') return table.concat(q.answers, ',', 2)",
    "return table.remove(q.answers) .. #q.answers", "return table.unpack(q.answers, 2)",
    "return select('#', table.unpack(q.answers))", "return #q", "return #q.none", "return q.answers", "return q.data",
    "return getmetatable(q) == nil and getmetatable(q.data) == nil",
    "setmetatable(q.data, { __index = function() return 'm' end }) return q.data.n .. q.data.other",
    "return setmetatable({}, { __index = q.data }).n", "table.move({ 5, 6 }, 1, 2, 1, q.answers) return q.answers",
    "local ok, e = pcall(function() q[nil] = 1 end) return e",
    "local ok, e = pcall(function() q[0/0] = 1 end) return e",
    "table.sort(q.none) return q.none", "return q.data == q.data and q ~= q.data", "return tostring(q.answers)",
    "return select('#', getmetatable(q.data))", "return select('#', getmetatable(q))",
    "local ok, e = pcall(error, q) return e.id .. #e.answers",
    "local s = '' for k, v in next, q.answers do s = s .. k end return s",
    "local t = q.data for k in pairs(t) do t[k] = nil end return next(t) == nil",
    "local m = setmetatable({}, q.data) q.data.__index = { late = 5 } return m.late",
  ]

  func testAnErrorSpeaksByTheMessageOfTheCopy() throws {
    let machine = try machine("error(q)")
    for argument in [Self.object, .reference("q1")] {
      XCTAssertThrowsError(try machine.call(["run"], [argument], seed: 1)) {
        XCTAssertEqual(($0 as? LuaFailure)?.message, "from the object")
      }
    }
  }

  func testTheyAreLikeTablesMadeAtOnce() throws {
    for body in Self.bodies {
      let machine = try machine(body)
      let made = try machine.call(["run"], [Self.object], seed: 1)
      XCTAssertEqual(try machine.call(["run"], [.reference("q1")], seed: 1), made, body)
      XCTAssertEqual(try machine.call(["run"], [.reference("q1")], seed: 1), made, "again: \(body)")
    }
  }

  func testACopyKeepsWhatWasDefinedWhenItWasMade() throws {
    let machine = try machine("old = old or q return old.data.n .. old.id .. q.id")
    XCTAssertEqual(try machine.call(["run"], [.reference("q2")], seed: 1), .text("2q1q1"))
    _ = try machine.load(
      Array(
        "local old return { run = function(q) if not old then old = q return 0 end return old.data.n .. q.id end }".utf8
      ),
      chunk: "late.lua", seed: 1)
    XCTAssertEqual(try machine.call(["run"], [.reference("q1")], seed: 1), .int(0))
    for id in ["x", "y", "z"] {
      try machine.define("q1", .map([LuaField(key: "id", value: .text(id))]))
      XCTAssertEqual(try machine.call(["run"], [.reference("q1")], seed: 1), .text("2" + id))
    }
  }

  private func machine(_ body: String) throws -> LuaMachine {
    let machine = try LuaMachine()
    for name in ["q1", "q2"] { try machine.define(name, Self.object) }
    _ = try machine.load(Array("local old return { run = function(q) \(body) end }".utf8), chunk: "a.lua", seed: 1)
    return machine
  }
}

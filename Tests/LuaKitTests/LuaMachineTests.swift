import LuaKit
import XCTest

final class LuaMachineTests: XCTestCase {
  func testLoadGivesTheTableForInspection() throws {
    let machine = try LuaMachine()
    let source = "local n = 1\nreturn { api = 1, name = 'x',\n after = function() end, list = { 1, 2.5, 'c' } }"
    let table = try machine.load(Array(source.utf8), chunk: "plugins/a.lua", seed: 1)
    XCTAssertEqual(
      table,
      .map([
        LuaField(key: "after", value: .function(line: 3)),
        LuaField(key: "api", value: .int(1)),
        LuaField(key: "list", value: .list([.int(1), .number(2.5), .text("c")])),
        LuaField(key: "name", value: .text("x")),
      ]))
  }

  func testCallsByPath() throws {
    let machine = try LuaMachine()
    let source = "return { achievements = { { earned = function(a, b) return a + b end } }, x = 5 }"
    _ = try machine.load(Array(source.utf8), chunk: "plugins/a.lua", seed: 1)
    XCTAssertEqual(try machine.call(["achievements", 1, "earned"], [.int(2), .number(3)], seed: 1), .int(5))
    let missing = failure { () throws(LuaFailure) in _ = try machine.call(["x", "y"], [], seed: 1) }
    XCTAssertEqual(missing?.message, "there is no function to call: a number is in its place")
    XCTAssertTrue(machine.isAlive)
  }

  func testKeepsTheFirstArgumentWhenNoTableIsReturned() throws {
    let state = LuaValue.map([LuaField(key: "lives", value: .int(3))])
    let changed = LuaValue.map([LuaField(key: "lives", value: .int(2))])
    XCTAssertEqual(
      try lua("local s = ...; s.lives = s.lives - 1", [state], keeping: .resultOrFirstArgument), changed)
    XCTAssertEqual(try lua("return {}", [state], keeping: .resultOrFirstArgument), .list([]))
    XCTAssertEqual(try lua("local s = ...; s.lives = 2", [state]), .none)
  }

  func testErrorsHaveMessagePositionAndTraceback() throws {
    let found = try XCTUnwrap(
      failure("local function inner()\n error('no luck')\nend\ninner()"))
    XCTAssertEqual(found.kind, .error)
    XCTAssertEqual(found.description, "plugins/test.lua:2: no luck")
    XCTAssertEqual(found.traceback, ["plugins/test.lua:2: in inner", "plugins/test.lua:4: in the function of line 1"])
  }

  /// Code does what its source does: its draws, the lines of its mistakes, and what the compiler had to be helped with.
  func testCompiledOnceIsAsGoodAsTheSource() throws {
    let source = """
      local drawn, up = math.random(1000), {}
      return { drawn = drawn,
        bits = function(a) local t = up[a == 1] return 5000 & (a or 1) end,
        again = function() return require("more") + drawn end,
        fails = function(a) return a.b.c end }
      """
    let code = try LuaMachine().compile(Array(source.utf8), chunk: "plugins/a.lua")
    let (plain, compiled) = (try LuaMachine(modules: Self.more), try LuaMachine(modules: Self.more))
    for seed: UInt64 in [1, 7] {
      let table = try plain.load(Array(source.utf8), chunk: "plugins/a.lua", seed: seed)
      XCTAssertEqual(try compiled.load(code, seed: seed), table)
      for name: LuaKey in ["bits", "again"] {
        XCTAssertEqual(
          try compiled.call([name], [.int(3)], seed: seed), try plain.call([name], [.int(3)], seed: seed), "\(name)")
      }
      let failures = [plain, compiled].map { machine in
        failure { () throws(LuaFailure) in _ = try machine.call(["fails"], [.list([])], seed: seed) }
      }
      XCTAssertEqual(failures[0]?.line, 5)
      XCTAssertEqual(failures[0], failures[1])
    }
  }

  private static func more(_ name: String) -> [UInt8]? { name == "more" ? Array("return 41".utf8) : nil }

  func testWhatCannotBeCompiledIsToldAsWhereItIsLoaded() throws {
    for source in ["return {", "local x <close> = 1", String(repeating: "-- long\n", count: 100_000)] {
      let bytes = Array(source.utf8)
      let told = failure { () throws(LuaFailure) in
        _ = try LuaMachine().load(bytes, chunk: "plugins/a.lua", seed: 1)
      }
      XCTAssertNotNil(told)
      XCTAssertEqual(
        failure { () throws(LuaFailure) in _ = try LuaMachine().compile(bytes, chunk: "plugins/a.lua") }, told)
    }
  }
}

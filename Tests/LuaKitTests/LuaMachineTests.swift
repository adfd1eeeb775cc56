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

  func testAFunctionThatCallsItselfIsNamedOnceAmongTheCallers() throws {
    let found = try XCTUnwrap(
      failure(
        "local function down(n)\n if n == 0 then error('no luck') end\n local x = down(n - 1)\n return x\nend\ndown(3)")
    )
    XCTAssertEqual(
      found.withCallers,
      "plugins/test.lua:2: no luck (called from plugins/test.lua:3 in down, plugins/test.lua:6 in the function of line 1)"
    )
  }
}

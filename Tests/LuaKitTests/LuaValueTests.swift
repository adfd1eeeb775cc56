import LuaKit
import XCTest

final class LuaValueTests: XCTestCase {
  func testRoundTrips() throws {
    let nested = LuaValue.map([
      LuaField(key: 2, value: .text("two")), LuaField(key: "a", value: .list([.bool(true), .number(0.5)])),
      LuaField(key: "z", value: .list([])), LuaField(key: "ä", value: .text("é\n\0x")),
    ])
    let values: [LuaValue] = [
      .none, .bool(true), .bool(false), .int(0), .int(.max), .int(.min), .number(1.5), .number(1e300), .text(""),
      .text("häß 🐱"), .list([]), .list([.int(1), .list([.int(2)])]), nested, .number(-0.25),
    ]
    for value in values { XCTAssertEqual(try lua("return ...", [value]), value) }
    XCTAssertEqual(try lua("return ...", [.number(3)]), .int(3))
    XCTAssertEqual(try lua("return -0.0"), .int(0))
    XCTAssertEqual(try lua("return 2^53"), .int(1 << 53))
    XCTAssertEqual(try lua("return 1e300"), .number(1e300))
    XCTAssertEqual(try lua("return math.type(...)", [.number(3)]), .text("integer"))
    XCTAssertEqual(try lua("return ...", [.map([])]), .list([]))
    XCTAssertEqual(try lua("return 'a\\xffb\\xc3'"), .text("a\u{FFFD}b\u{FFFD}"))
    XCTAssertEqual(try lua("return select('#', ...)", [.none, .int(1), .none]), .int(3))
  }

  func testTablesWithHolesAndMixedKeysAreMaps() throws {
    XCTAssertEqual(
      try lua("return { 1, nil, 3 }"), .map([LuaField(key: 1, value: .int(1)), LuaField(key: 3, value: .int(3))]))
    XCTAssertEqual(
      try lua("return { 1, x = 2 }"), .map([LuaField(key: 1, value: .int(1)), LuaField(key: "x", value: .int(2))]))
    XCTAssertEqual(try lua("return { [0] = 1 }"), .map([LuaField(key: 0, value: .int(1))]))
    XCTAssertEqual(try lua("return { [2] = 'b', [1] = 'a' }"), .list([.text("a"), .text("b")]))
    XCTAssertEqual(try lua("return { [2.0] = 'b' }"), .map([LuaField(key: 2, value: .text("b"))]))
  }

  func testBadValues() {
    let cases: [(String, String, String)] = [
      ("return function() end", "result", "result is a function"),
      ("return { a = { print } }", "result.a[1]", "result.a[1] is a function"),
      ("return { x = 0/0 }", "result.x", "result.x is not a number (0/0)"),
      ("return { x = -math.huge }", "result.x", "result.x is infinite"),
      (
        "local s = {} s.self = s return { items = { 1, 2, s } }", "result.items[3].self",
        "result.items[3].self contains itself"
      ),
      ("return { [true] = 1 }", "result", "result has a boolean as a key"),
      ("return { a = { [1.5] = 1 } }", "result.a", "result.a has a fraction as a key"),
      ("return { [{}] = 1 }", "result", "result has a table or function as a key"),
      ("return { ['a b'] = print }", "result[\"a b\"]", "result[\"a b\"] is a function"),
      (
        "local t = {} for i = 1, 20 do t = { t } end return t", "result" + String(repeating: "[1]", count: 16),
        "result" + String(repeating: "[1]", count: 16) + " is nested too deeply; 16 levels are allowed"
      ),
      ("local t = {} for i = 1, 20000 do t[i] = i end return t", "result", "result holds too many values"),
      ("return { s = ('x'):rep(70000) }", "result.s", "result.s is a text of 70000 bytes; 65536 are allowed"),
      (
        "local s, t = ('x'):rep(65536), {} for i = 1, 100 do t[i] = s end return t", "result[17]",
        "result[17] is one text too many: together they are too long"
      ),
      ("return _G", "result", "result is the table of globals"),
    ]
    for (source, path, message) in cases {
      let found = failure(source)
      XCTAssertEqual(found?.kind, .badValue(path: path), source)
      XCTAssertEqual(found?.description, "plugins/test.lua:1: " + message, source)
    }
  }

  func testTheSameTableTwiceIsNoCycle() throws {
    XCTAssertEqual(try lua("local a = { 1 } return { a, a }"), .list([.list([.int(1)]), .list([.int(1)])]))
    // shared tables multiply; the count of values ends it
    let shared = "local t = {} for i = 1, 15 do t = { t, t, t } end return t"
    XCTAssertTrue(failure(shared)?.message.contains("too many") == true)
  }

  func testMetatablesAreNotAsked() throws {
    let source = "return setmetatable({ 1 }, { __index = error, __len = error, __pairs = error })"
    XCTAssertEqual(try lua(source), .list([.int(1)]))
  }

  func testErrorObjects() {
    let cases: [(String, String)] = [
      ("error({ message = 'm' })", "m"), ("error({ msg = 5 })", "error with a table as its message"),
      ("error({ msg = 'n' })", "n"), ("error()", "error(nil)"), ("error(nil)", "error(nil)"), ("error(12)", "12"),
      ("error(print)", "error with a function as its message"), ("error('x', 0)", "x"), ("error('')", ""),
      ("error(setmetatable({}, { __tostring = error }))", "error with a table as its message"),
      ("error('plugins/other.lua:3: spoofed', 0)", "plugins/other.lua:3: spoofed"),
      ("assert(false)", "assertion failed!"), ("assert(nil, 'because')", "because"),
      ("local t = nil; return t.x", "attempt to index a nil value (local 't')"),
    ]
    for (source, message) in cases {
      let found = failure("\n" + source)
      XCTAssertEqual(found?.message, message, source)
      XCTAssertEqual(found?.file, "plugins/test.lua", source)
      XCTAssertEqual(found?.line, 2, source)
    }
  }

  func testALongMessageIsCut() throws {
    let found = try XCTUnwrap(failure("error(('ä'):rep(4e5))"))
    XCTAssertLessThan(found.message.utf8.count, 2100)
    XCTAssertTrue(found.message.hasPrefix("ää"))
    XCTAssertEqual(found.line, 1)
  }

  func testSyntaxErrors() throws {
    let machine = try LuaMachine()
    let found = failure { () throws(LuaFailure) in
      _ = try machine.load(Array("return {\n a = = 1 }".utf8), chunk: "plugins/s.lua", seed: 1)
    }
    XCTAssertEqual(found?.kind, .syntax)
    XCTAssertEqual(found?.description, "plugins/s.lua:2: unexpected symbol near '='")
    XCTAssertTrue(machine.isAlive)
    let binary = failure { () throws(LuaFailure) in
      _ = try machine.load([0x1B, 0x4C, 0x75, 0x61, 0x54], chunk: "plugins/s.lua", seed: 1)
    }
    XCTAssertEqual(binary?.kind, .syntax)
    XCTAssertEqual(try machine.load(Array("\u{FEFF}#!/usr/bin/lua\nreturn 1".utf8), chunk: "s.lua", seed: 1), .int(1))
  }

  func testALongChunkNameStaysWhole() throws {
    let name = "plugins/" + String(repeating: "long-", count: 20) + "name.lua"
    let machine = try LuaMachine()
    let found = failure { () throws(LuaFailure) in
      _ = try machine.load(Array("\nerror('x')".utf8), chunk: name, seed: 1)
    }
    XCTAssertEqual(found?.description, name + ":2: x")
  }

  func testManyCallsNeedNoMoreMemory() throws {
    let machine = try LuaMachine()
    let source = "local seen = {} return { run = function(s, e) s.n = s.n + 1 return { n = s.n, e = e } end }"
    _ = try machine.load(Array(source.utf8), chunk: "a.lua", seed: 1)
    let event = LuaValue.map([LuaField(key: "type", value: .text("answered")), LuaField(key: "ms", value: .int(1))])
    var peak = 0
    for round in 0..<50000 {
      let state = LuaValue.map([LuaField(key: "n", value: .int(Int64(round)))])
      _ = try machine.call(["run"], [state, event], seed: 1)
      peak = max(peak, machine.usage.peakMemory)
    }
    XCTAssertLessThan(peak, 2 << 20)
  }
}

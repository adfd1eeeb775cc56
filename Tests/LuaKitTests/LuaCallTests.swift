import LuaKit
import XCTest

/// Calls by handle; those with plain values alone take a shorter way, which must not be seen.
final class LuaCallTests: XCTestCase {
  private func machine(_ source: String, limits: LuaLimits = .standard) throws -> LuaMachine {
    let machine = try LuaMachine(limits: limits)
    _ = try machine.load(Array(source.utf8), chunk: "plugins/f.lua", seed: 1)
    return machine
  }

  private func call(_ machine: LuaMachine, _ name: String, _ arguments: [LuaValue]) throws -> LuaValue {
    try machine.call(machine.function([.text(name)]), arguments.span, seed: 1)
  }

  func testPlainValuesCrossAsInTables() throws {
    let machine = try machine("return { same = function(x) return x end, list = function(x) return { x } end }")
    let rows: [(LuaValue, LuaValue)] = [
      (.none, .none), (.bool(true), .bool(true)), (.bool(false), .bool(false)), (.int(.min), .int(.min)),
      (.number(0.5), .number(0.5)), (.number(3), .int(3)), (.number(-0.0), .int(0)), (.text(""), .text("")),
      (.text("a\u{0}ü"), .text("a\u{0}ü")),
      (.text(String(repeating: "x", count: 60_000)), .text(String(repeating: "x", count: 60_000))),
      (.list([.int(1)]), .list([.int(1)])),
      (.map([LuaField(key: "a", value: .int(1))]), .map([LuaField(key: "a", value: .int(1))])),
    ]
    for (given, expected) in rows {
      XCTAssertEqual(try call(machine, "same", [given]), expected)
      let listed = expected == .none ? LuaValue.list([]) : .list([expected])
      XCTAssertEqual(try call(machine, "list", [given]), listed)
    }
  }

  func testAnyNumberOfArguments() throws {
    let machine = try machine(
      "return { count = function(...) return select('#', ...) end, sum = function(a, b) return a + b end }")
    for count in [0, 1, 15, 16, 17, 200] {
      XCTAssertEqual(try call(machine, "count", Array(repeating: .int(1), count: count)), .int(Int64(count)))
      XCTAssertEqual(try call(machine, "count", Array(repeating: .list([]), count: count)), .int(Int64(count)))
    }
    let pair: InlineArray<2, LuaValue> = [.int(2), .number(0.25)]
    XCTAssertEqual(try machine.call(machine.function(["sum"]), pair.span, seed: 1), .number(2.25))
    XCTAssertEqual(try call(machine, "count", [.int(1), .text("a"), .list([.int(1)]), .none]), .int(4))
  }

  func testWhatDoesNotFitIsRefusedTheSameWay() throws {
    let machine = try machine(
      """
      return {
        nan = function() return 0/0 end,
        long = function() return ('x'):rep(70000) end,
        f = function() return print end,
        nested = function() return { { print } } end,
        fails = function(x) error('no') end,
      }
      """)
    let rows: [(String, LuaFailure.Kind, String)] = [
      ("nan", .badValue(path: "result"), "plugins/f.lua:2: result is not a number (0/0)"),
      ("long", .badValue(path: "result"), "plugins/f.lua:3: result is a text of 70000 bytes; 65536 are allowed"),
      ("f", .badValue(path: "result"), "plugins/f.lua:4: result is a function"),
      ("nested", .badValue(path: "result[1][1]"), "plugins/f.lua:5: result[1][1] is a function"),
      ("fails", .error, "plugins/f.lua:6: no"),
    ]
    for (name, kind, description) in rows {
      for arguments in [[], [LuaValue.int(1)], [.list([])]] {
        let found = failure { () throws(LuaFailure) in
          _ = try machine.call(machine.function([.text(name)]), arguments.span, seed: 1)
        }
        XCTAssertEqual(found?.kind, kind, name)
        XCTAssertEqual(found?.description, description)
        XCTAssertTrue(machine.isAlive)
      }
    }
  }

  func testAFunctionStaysWhatItWas() throws {
    let machine = try machine("local t = {} function t.f() t.f = function() return 2 end return 1 end return t")
    let function = try machine.function(["f"])
    for _ in 0..<3 { XCTAssertEqual(try machine.call(function, Span(), seed: 1), .int(1)) }
    XCTAssertEqual(try machine.call(machine.function(["f"]), Span(), seed: 1), .int(2))
  }

  func testFunctionsAreLookedForAtTheirPath() throws {
    let machine = try machine("return { list = { { f = function() return 7 end } }, no = 1 }")
    XCTAssertEqual(try machine.call(machine.function(["list", 1, "f"]), Span(), seed: 1), .int(7))
    for path: [LuaKey] in [["no"], ["none"], ["no", "f"], ["list", 2, "f"], []] {
      let found = failure { () throws(LuaFailure) in _ = try machine.function(path) }
      XCTAssertEqual(found?.message.hasPrefix("there is no function to call: a "), true, "\(path)")
    }
    let other = try self.machine("return { f = 1 }")
    let found = failure { () throws(LuaFailure) in
      _ = try other.call(machine.function(["list", 1, "f"]), Span(), seed: 1)
    }
    XCTAssertEqual(found?.message, "attempt to call a nil value")
  }

  func testLimitsHoldOnTheShorterWay() throws {
    let source =
      "return { loop = function() pcall(function() while true do end end) end,"
      + " heap = function() local t = {} for i = 1, 1e7 do t[i] = { i } end end, deep = function(f) return f() end }"
    for (name, kind) in [("loop", LuaFailure.Kind.instructions), ("heap", .memory)] {
      var limits = LuaLimits.standard
      limits.block = 1 << 30
      let machine = try machine(source, limits: limits)
      let found = failure { () throws(LuaFailure) in
        _ = try machine.call(machine.function([.text(name)]), [.int(1)].span, seed: 1)
      }
      XCTAssertEqual(found?.kind, kind)
      XCTAssertFalse(machine.isAlive)
      let after = failure { () throws(LuaFailure) in _ = try machine.function(["deep"]) }
      XCTAssertEqual(after?.kind, .dead)
    }
  }

  func testAReturnedTableThatIsTooMuchEndsTheCall() throws {
    let machine = try machine("return { f = function() local t = {} for i = 1, 20000 do t[i] = i end return t end }")
    let found = failure { () throws(LuaFailure) in _ = try machine.call(machine.function(["f"]), Span(), seed: 1) }
    XCTAssertEqual(found?.kind, .badValue(path: "result"))
    XCTAssertEqual(found?.line, 1)
  }
}

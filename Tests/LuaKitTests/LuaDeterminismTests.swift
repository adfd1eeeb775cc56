import LuaKit
import XCTest

final class LuaDeterminismTests: XCTestCase {
  func testTexts() {
    let cases: [(String, String)] = [
      (
        "local t = { b = 1, a = 2, [3] = 'x', [1.5] = 'y', [true] = 1, [false] = 0, [-2] = 'z', ['a b'] = 1, B = 1 }\n"
          + "local o = {} for k, v in pairs(t) do o[#o + 1] = tostring(k) .. '=' .. tostring(v) end\n"
          + "return table.concat(o, ' ')", "-2=z 1.5=y 3=x B=1 a=2 a b=1 b=1 false=0 true=1"
      ),
      (
        "local t = { z = 1, y = 2, x = 3 } local o = {} for k, v in next, t do o[#o + 1] = k .. v end return table.concat(o)",
        "x3y2z1"
      ),
      (
        "local t = { 'a', 'b', 'c' } local o = {} for k, v in next, t do o[#o + 1] = k .. v end return table.concat(o)",
        "1a2b3c"
      ),
      ("local t = { x = 1, y = 2, z = 3 } for k in pairs(t) do t[k] = nil end return tostring(next(t))", "nil"),
      ("local t = { x = 1, y = 2, z = 3 } for k in next, t do t[k] = nil end return tostring(next(t))", "nil"),
      ("local t = { 1, 2, 3 } local s = '' for k in next, t do s = s .. k; t[k] = nil end return s", "123"),
      ("local t = { 1, 2, 3 } local s = '' for k in pairs(t) do s = s .. k; t[k + 1] = nil end return s", "13"),
      ("local t = { b = 1, a = 1, c = 1 } return next(t, 'a') .. next(t, 'b') .. tostring(next(t, 'c'))", "bcnil"),
      ("local t = { b = 1, d = 1 } return next(t, 'a') .. next(t, 'c')", "bd"),
      ("return tostring({}) .. tostring(print) .. tostring(nil)", "tablefunctionnil"),
      ("return ('%s %s %s'):format({}, print, true)", "table function true"),
      ("return tostring(0/0) .. ('%f'):format(0/0) .. tostring(-(0/0))", "nannannan"),
      ("return tostring(1e15) .. ' ' .. 2^53 .. ' ' .. 1e100", "1e+15 9.007199254741e+15 1e+100"),
      (
        "local t = {} for i = 1, 400 do t[i] = { k = i % 3, i = i } end\n"
          + "table.sort(t, function(a, b) return a.k < b.k end) local ok = true\n"
          + "for i = 2, 400 do if t[i - 1].k == t[i].k and t[i - 1].i > t[i].i then ok = false end end return tostring(ok)",
        "true"
      ),
      ("local t = { 5, 2, 8, 1 } table.sort(t) return table.concat(t, ',')", "1,2,5,8"),
      ("local t = { 'b', 'B', 'a', 'ä', 'Z' } table.sort(t) return table.concat(t)", "BZabä"),
      ("local t = { 3, 1, 2 } table.sort(t, function(a, b) return a > b end) return table.concat(t)", "321"),
      (
        "local t = {} for i = 1, 30000 do t[i] = (i * 7919) % 30011 end table.sort(t)\n"
          + "for i = 2, #t do if t[i - 1] > t[i] then return 'no' end end return 'sorted'", "sorted"
      ),
      ("return _VERSION .. math.type(3) .. math.type(3.0)", "Lua 5.4integerfloat"),
      (
        "return tostring(os) .. tostring(io) .. tostring(debug) .. tostring(load) .. tostring(coroutine)",
        "nilnilnilnilnil"
      ),
      ("return select('#', pcall(error)) .. tostring(select(2, pcall(error)))", "2nil"),
      ("return tostring(select(2, xpcall(error, function(m) return m .. '!' end, 'x')))", "x!"),
      ("return tostring(select(2, xpcall(error, function(m) error('again', 0) end, 'x')))", "again"),
      ("return table.concat({ select(2, xpcall(function(...) return ... end, print, 1, 2, 3)) })", "123"),
      (
        "local t = {} for w, n in ('a=1, b=2'):gmatch('(%w+)=(%w+)') do t[#t + 1] = w .. n end return table.concat(t)",
        "a1b2"
      ),
      ("return #('10' + 5 .. '')  .. ('10' + 5)", "215"),
      (
        "local a = {} for i = 1, 100 do a[i] = math.random(6) end return table.concat(a):sub(1, 20)",
        "62164344154535564631"
      ),
    ]
    for (source, expected) in cases { XCTAssertEqual(text(source), expected, source) }
  }

  func testRandomFollowsTheSeedOfTheCall() throws {
    let machine = try LuaMachine()
    let draw = "return math.random(1000000)"
    _ = try machine.load(Array("return { run = function() \(draw) end }".utf8), chunk: "a.lua", seed: 9)
    let first = try machine.call(["run"], [], seed: 5)
    XCTAssertEqual(try machine.call(["run"], [], seed: 5), first)
    XCTAssertNotEqual(try machine.call(["run"], [], seed: 6), first)
    // SplitMix64, seed 1234567: the first output is 6457827717110365317
    XCTAssertEqual(try lua("return math.random(0)", seed: 1_234_567), .int(6_457_827_717_110_365_317))
    let bounds = "local l, h = math.mininteger, math.maxinteger local x = math.random(l, h) return x >= l and x <= h"
    XCTAssertEqual(try lua(bounds), .bool(true))
    XCTAssertEqual(try lua("local x = math.random() return x >= 0 and x < 1"), .bool(true))
    XCTAssertEqual(failure("return math.random(0, -1)")?.message, "bad argument #2 to 'random' (interval is empty)")
  }

  /// A table that became weak behind its metatable would show when collections happen.
  func testNoTableIsWeak() throws {
    let fills = "for i = 1, 300000 do local x = { i } end return t[1] ~= nil"
    let weak = "local m = {} local t = setmetatable({ {} }, m) m.__mode = 'v' \(fills)"
    XCTAssertEqual(try lua(weak), .bool(true))
  }

  func testGarbageOfOneCallIsCollected() throws {
    var limits = LuaLimits.standard
    limits.milliseconds = 20_000
    let builds = "local s = '' for i = 1, 20000 do s = s .. 'xy' end return #s"
    XCTAssertEqual(try lua(builds, limits: limits), .int(40000))
  }

  func testAbsentNamesSayWhatToUse() {
    let cases: [(String, String)] = [
      ("return os.time()", "os is not available in a plugin: use ctx.day for the date, event.ms for time"),
      ("local o = os return o.time()", "attempt to index a nil value (local 'o')"),
      ("load('return 1')()", "load is not available in a plugin: write a function, or require \"name\" another file"),
      (
        "math.randomseed(1)",
        "attempt to call a nil value (field 'randomseed'): math.randomseed is not available in a plugin: "
          + "math.random starts from the seed of the call"
      ),
      ("frobnicate()", "attempt to call a nil value (global 'frobnicate')"),
    ]
    for (source, message) in cases { XCTAssertEqual(failure(source)?.message, message) }
    for name in [
      "os.x", "io.x", "debug.x", "package.x", "loadfile()", "dofile()", "collectgarbage()", "coroutine.x",
      "unpack()", "setfenv()", "string.dump()",
    ] {
      XCTAssertTrue(failure("return \(name)")?.message.contains("is not available") == true, name)
    }
    XCTAssertTrue(
      text("return (select(2, pcall(function() return os.time() end)))")
        .hasPrefix("test.lua:1: os is not available in a plugin"))
  }

  func testGlobals() throws {
    let machine = try LuaMachine()
    let source =
      "lives = 3\nfunction help() return lives end\nreturn { ok = function() return help() end,\n"
      + "bad = function() lives = lives - 1 end }"
    _ = try machine.load(Array(source.utf8), chunk: "plugins/g.lua", seed: 1)
    XCTAssertEqual(try machine.call(["ok"], [], seed: 1), .int(3))
    let bad = failure { () throws(LuaFailure) in _ = try machine.call(["bad"], [], seed: 1) }
    XCTAssertEqual(
      bad?.description,
      "plugins/g.lua:4: assigning the global 'lives': a plugin keeps what changes in its state (or write `local lives`)"
    )
    XCTAssertEqual(
      text(
        "local n = 0 for k in pairs(_G) do n = n + 1 end return tostring(n > 20) .. tostring(rawget(_G, 'print') == print)"
      ),
      "truetrue")
  }

  func testPrintGoesToTheLog() throws {
    let machine = try LuaMachine()
    _ = try lua("print('a', 1, nil, {}) for i = 1, 200 do print(i) end", on: machine)
    XCTAssertEqual(machine.log.count, 100)
    XCTAssertEqual(machine.log.first, "a\t1\tnil\ttable")
    machine.clearLog()
    XCTAssertEqual(machine.log, [])
  }
}

import Glibc
import LuaKit
import QuizTesting
import XCTest

/// Hostile scripts: each must end, quickly, with the machine refusing or the script failing in the expected way.
final class LuaLimitTests: XCTestCase {
  enum End: Equatable { case instructions, time, memory, block, error, syntax, value }

  static func end(_ kind: LuaFailure.Kind) -> End {
    switch kind {
    case .instructions: .instructions
    case .time: .time
    case .memory: .memory
    case .block: .block
    case .syntax: .syntax
    default: .error
    }
  }

  /// Runs each script and checks that it ends as one of the given ways, within thrice its time.
  ///
  /// The time is generous unless it is what is tested, so that a slow machine still shows which limit decides.
  func check(
    _ scripts: [(String, [End])], milliseconds: UInt32 = 60_000, file: StaticString = #filePath, line: UInt = #line
  ) {
    var limits = LuaLimits.standard
    limits.milliseconds = milliseconds
    for (script, expected) in scripts {
      // The thread's own time: how long others keep it waiting is no matter of the limit.
      let start = ThreadTime.seconds
      let failure = failure(script, limits: limits)
      let took = ThreadTime.seconds - start
      let end = failure.map { Self.end($0.kind) } ?? .value
      XCTAssertTrue(
        expected.contains(end), "\(script.prefix(200))\n→ \(failure?.description ?? "a value")", file: file, line: line)
      XCTAssertLessThan(took, 3 * Double(milliseconds) / 1000, String(script.prefix(200)), file: file, line: line)
    }
  }

  /// An error that is caught costs as much as a thousand steps: it is dear to unwind, and cheap to write.
  func testCaughtErrorsAreDear() throws {
    var limits = LuaLimits.patient
    limits.instructions = 1_000_000
    let machine = try LuaMachine(limits: limits)
    var caught = 0
    machine.register("count") { _ in
      caught += 1
      return .none
    }
    let failure = failure { () throws(LuaFailure) in
      _ = try lua("local count = ... while true do pcall(error) count() end", [.host("count", bound: nil)], on: machine)
    }
    XCTAssertEqual(failure?.kind, .instructions)
    XCTAssertLessThanOrEqual(caught, 1000)
    XCTAssertGreaterThan(caught, 500)
  }

  /// The work of a call counts, not the time on the wall: a busy machine stops nothing.
  func testTimeWithoutWorkDoesNotCount() throws {
    var limits = LuaLimits.standard
    limits.milliseconds = 200
    let machine = try LuaMachine(limits: limits)
    machine.register("rest") { _ in
      usleep(900_000)
      return .none
    }
    let value = try lua(
      "local rest = ... rest() local n = 0 for i = 1, 100000 do n = n + i end return n", [.host("rest", bound: nil)],
      on: machine)
    XCTAssertEqual(value, .int(5_000_050_000))
    XCTAssertLessThan(machine.usage.milliseconds, 200)
  }

  /// A call that rested is still stopped after its own work.
  func testRestBuysNoWork() throws {
    var limits = LuaLimits.standard
    (limits.milliseconds, limits.instructions) = (200, .max)
    let machine = try LuaMachine(limits: limits)
    machine.register("rest") { _ in
      usleep(30_000)
      return .none
    }
    let began = clock()
    let failure = failure { () throws(LuaFailure) in
      _ = try lua(
        "local rest = ... while true do for i = 1, 1e6 do end rest() end", [.host("rest", bound: nil)], on: machine)
    }
    XCTAssertEqual(failure?.kind, .time)
    XCTAssertLessThan(Double(clock() - began) / Double(CLOCKS_PER_SEC), 0.6)
  }

  /// Single instructions that do much: whatever ends them, it is in time.
  func testTime() {
    let arithmetic = String(repeating: "x = s + 0 ", count: 300), less = String(repeating: "x = a < b ", count: 300)
    check(
      [
        (
          "local f = print for i = 1, 30000 do f = setmetatable({}, { __call = f }) end while true do f() end", [.error]
        ),
        ("local s, x = ('1'):rep(1e6) while true do \(arithmetic) end", [.time, .instructions]),
        ("local s, x = ('1'):rep(1e6) .. 'e-1000000' while true do \(arithmetic) end", [.time, .instructions]),
        (
          "local x local a, b = ('a'):rep(1e6) .. 'a', ('a'):rep(1e6) .. 'b' while true do \(less) end",
          [.time, .instructions]
        ),
        (
          "local x local a, b = ('\\0'):rep(1e6) .. 'a', ('\\0'):rep(1e6) .. 'b' while true do \(less) end",
          [.time, .instructions]
        ),
        (
          "local s = ('1'):rep(1e6) while true do math.abs(s) math.abs(s) math.abs(s) math.abs(s) end",
          [.time, .instructions]
        ),
        (
          "local t = {} for i = 1, 32767 do t['k' .. i] = 1 end local n = 32767\n"
            + "while true do t['k' .. n] = nil n = n + 1 t['k' .. n] = 1 end", [.time, .instructions]
        ),
        (
          "local t = {} for i = 1, 32768 do t[i + 0.5] = 1 end for i = 1, 32767 do t[i + 0.5] = nil end\n"
            + "while true do next(t) end", [.time, .instructions]
        ),
        ("local f, s = utf8.codes('a' .. ('\\x80'):rep(1e6)) while true do f(s, 1) end", [.time, .instructions]),
      ], milliseconds: 300)
  }

  func testLoops() {
    check([
      ("while true do end", [.instructions]),
      ("::a:: goto a", [.instructions]),
      ("repeat local x = 1 until false", [.instructions]),
      ("for i = 1, math.maxinteger do end", [.instructions]),
      ("for i = 1, math.huge do end", [.instructions]),
      ("while true do pcall(function() while true do end end) end", [.instructions]),
      ("while true do pcall(error) end", [.instructions]),
      ("while true do pcall(error, {}) end", [.instructions, .memory]),
      ("while true do xpcall(error, function() while true do end end) end", [.instructions]),
      ("local function f() while true do end end xpcall(f, f)", [.instructions]),
      ("local function h() error('again') end while true do xpcall(error, h) end", [.instructions]),
      ("local function f() return f() end f()", [.instructions]),
      ("local function f() pcall(f) f() end f()", [.instructions, .block, .error, .memory]),
      ("local function h(e) return xpcall(error, h, e) end xpcall(error, h)", [.error, .value, .instructions]),
    ])
  }

  func testMetamethods() {
    check([
      ("local t = setmetatable({}, { __index = function(t, k) return t[k] end }) return t.x", [.error]),
      ("local t = setmetatable({}, { __index = function() while true do end end }) return t.x", [.instructions]),
      ("local t = setmetatable({}, { __newindex = function() while true do end end }) t.x = 1", [.instructions]),
      ("local t = setmetatable({}, { __len = function() while true do end end }) return #t", [.instructions]),
      ("local t = setmetatable({}, { __eq = function() while true do end end }) return t == {}", [.instructions]),
      (
        "local m = { __eq = function() while true do end end } return setmetatable({}, m) == setmetatable({}, m)",
        [.instructions]
      ),
      (
        "local m = { __lt = function() while true do end end } return setmetatable({}, m) < setmetatable({}, m)",
        [.instructions]
      ),
      ("local t = setmetatable({}, { __concat = function() while true do end end }) return t .. 'x'", [.instructions]),
      ("local t = setmetatable({}, { __call = function() while true do end end }) return t()", [.instructions]),
      (
        "local t = setmetatable({}, { __tostring = function() while true do end end }) return tostring(t)",
        [.instructions]
      ),
      ("local t = setmetatable({}, { __tostring = function() while true do end end }) print(t)", [.instructions]),
      ("local t = setmetatable({}, { __tostring = function() while true do end end }) error(t)", [.error]),
      ("local t = setmetatable({}, { __index = function() while true do end end }) error(t)", [.error]),
      ("local t = setmetatable({}, { __name = 5 }) error(t)", [.error]),
      ("local t = {} setmetatable(t, { __index = t }) return t.x", [.error]),
      ("local t = {} for i = 1, 3000 do t = setmetatable({}, { __index = t }) end return t.x", [.error]),
      ("setmetatable({}, { __gc = function() while true do end end })", [.error]),
      ("setmetatable({}, { __mode = 'k' })", [.error]),
      ("setmetatable({}, { __close = function() while true do end end })", [.error]),
      (
        "local m = {} local t = setmetatable({}, m) m.__gc = function() while true do end end t = nil return 1",
        [.value]
      ),
      ("local t = setmetatable({}, { __pairs = function() while true do end end }) for k in pairs(t) do end", [.value]),
      ("setmetatable(_G, {})", [.error]),
      ("getmetatable('').__index = nil", [.error]),
      ("string = nil", [.error]),
      ("_G._G = nil", [.error]),
      ("rawset(_G, 'x', 1)", [.error]),
      (
        "local m = {} local c = setmetatable({}, m) m.__close = function() while true do end end for i in next, {}, nil, c do end",
        [.error]
      ),
    ])
  }

  func testLibraryFunctions() {
    check([
      ("return (('x'):rep(1 << 62))", [.error]),
      ("return (('x'):rep(1 << 30))", [.block, .memory]),
      ("return #(''):rep(1 << 62)", [.value]),
      ("return ('x'):rep(1 << 40, 'y')", [.error]),
      ("return (''):rep(1 << 62, 'y')", [.error]),
      ("return table.move({}, 1, 1 << 60, 2)", [.instructions]),
      ("return table.move({}, 1, math.maxinteger - 1, 2)", [.instructions]),
      (
        "return table.concat(setmetatable({}, { __len = function() return 1 << 60 end, __index = function() return '' end }))",
        [.instructions]
      ),
      ("table.insert(setmetatable({}, { __len = function() return 1 << 60 end }), 1, 'x')", [.instructions]),
      ("table.remove(setmetatable({}, { __len = function() return 1 << 60 end }), 1)", [.instructions]),
      ("table.sort(setmetatable({}, { __len = function() return 1 << 60 end }))", [.instructions]),
      (
        "table.sort(setmetatable({}, { __len = function() return (1 << 31) - 2 end, __index = rawlen, __newindex = rawequal }))",
        [.instructions]
      ),
      ("return table.unpack({}, 1, 1 << 60)", [.error]),
      ("return table.unpack({}, 1, 1e7)", [.error]),
      ("return table.unpack({}, math.mininteger, math.maxinteger)", [.error]),
      ("return ('x'):rep(1e6):byte(1, -1)", [.error]),
      ("return string.char(table.unpack({}, 1, 1e6))", [.error]),
      ("return utf8.codepoint(('x'):rep(1e6), 1, -1)", [.error]),
      (
        "local t = {} for i = 1, 1e5 do t[i] = i end table.sort(t, function() while true do end end)",
        [.instructions, .block]
      ),
      ("local t = { 3, 2, 1 } table.sort(t, function() error('x') end)", [.error]),
      (
        "local t = {} for i = 1, 300 do t[i] = i % 7 end table.sort(t, function(a, b) return true end) return #t",
        [.value]
      ),
      ("local t = { 1, 'a' } table.sort(t)", [.error]),
      ("('x'):gsub('x', function() while true do end end)", [.instructions]),
      ("local s = ('a'):rep(30) return s:find(('a?'):rep(30) .. s .. 'b')", [.instructions]),
      ("return (('a'):rep(1e5)):find('.-.-.-b')", [.instructions]),
      ("return (('a'):rep(1e5)):gsub('.-b', '')", [.instructions]),
      ("return (('a'):rep(1e5)):match('^(a*)*$')", [.value, .instructions]),
      ("return (('('):rep(1e6)):find('%b()')", [.instructions]),
      ("for i = 1, 1e9 do (('('):rep(1000)):find('%b()') end", [.instructions]),
      ("local set = '[' .. ('b'):rep(9e5) .. ']' return (('a'):rep(9e5)):find(set)", [.instructions]),
      ("local set = '%f[' .. ('b'):rep(9e5) .. ']' return (('a'):rep(9e5)):find(set)", [.instructions]),
      ("local s = ('a'):rep(5e5) while true do s:find('(a*)%1b') end", [.instructions]),
      ("local s = ('a'):rep(5e5) while true do s:find('ab', 1, true) end", [.instructions]),
      ("local s = ('a'):rep(1e6) for w in s:gmatch('') do for x in s:gmatch('') do end end", [.instructions, .memory]),
      ("return (('a'):rep(1e6)):gsub('', ('b'):rep(100))", [.block, .memory]),
      ("return ('x'):rep(300):find(('('):rep(33))", [.error]),
      ("return ('x'):rep(300):find(('x-'):rep(300) .. 'y')", [.error, .instructions]),
      ("return ('%s'):rep(300):format(table.unpack({}, 1, 300))", [.value]),
      ("return ('%99.99f'):format(-1e308)", [.value]),
      ("return ('%p'):format({})", [.error]),
      ("return ('%100d'):format(1)", [.error]),
      ("return ('%0000000000000000000000000000000000000d'):format(1)", [.error]),
      ("local s = ('1'):rep(9e5) while true do tonumber(s) end", [.instructions]),
      ("local s = ('a'):rep(9e5) while true do utf8.len(s) end", [.instructions]),
      ("return string.pack(('i16'):rep(1e5), 1)", [.error]),
      ("return string.pack('c2000000000', 'x')", [.block]),
      ("return string.unpack(('c0'):rep(1e5), 'x')", [.block, .error]),
      ("local t = {} while true do t[#t + 1] = print end", [.block, .memory, .instructions]),
      ("while true do print(('x'):rep(1e5)) end", [.memory, .instructions]),
      ("while true do tostring({}) end", [.instructions, .memory]),
      ("for k in pairs({ [{}] = 1 }) do end", [.error]),
      ("while true do select('#', table.unpack({}, 1, 10000)) end", [.instructions]),
      ("while true do next({}) end", [.instructions, .memory]),
      ("local t = {} for i = 1, 60000 do t[i] = i end while true do next(t) end", [.instructions]),
      ("local t = {} for i = 1, 60000 do t[i] = i end while true do pairs(t) end", [.instructions, .memory]),
      (
        "local t = {} for i = 1, 30000 do t['k' .. i] = i end while true do for k in pairs(t) do break end end",
        [.instructions, .memory]
      ),
    ])
  }

  func testMemory() {
    check([
      ("local t = {} while true do t[#t + 1] = {} end", [.memory, .block, .instructions]),
      ("local t = {} while true do t[{}] = {} end", [.memory, .block]),
      ("local s = 'x' while true do s = s .. s end", [.block]),
      ("local t = {} while true do t[#t + 1] = ('x'):rep(5e5) .. #t end", [.memory]),
      ("pcall(function() local t = {} while true do t[#t + 1] = ('x'):rep(5e5) .. #t end end) return 1", [.memory]),
      ("while true do local f = function() return f end end", [.instructions, .memory]),
      ("local t = table.pack(('x'):rep(1e6)) while true do t[#t + 1] = t[1]:upper() end", [.memory, .instructions]),
      ("local function f(n) return 1 + f(n + 1) end return f(1)", [.block]),
      ("local function f(...) return f(1, ...) end return f()", [.block, .instructions, .memory]),
      (
        "local t = setmetatable({}, {}) local m = getmetatable(t) m.__index = function(t, k) return t[k .. 'x'] end return t.x",
        [.error]
      ),
      ("local function f() return ('x'):gsub('x', f) end return f()", [.error]),
      ("local function f() table.sort({ 1, 2 }, f) end f()", [.error]),
      ("local t = setmetatable({}, { __tostring = function(t) return tostring(t) end }) return tostring(t)", [.error]),
      ("local t = setmetatable({}, { __concat = function(a, b) return a .. b end }) return t .. t", [.error]),
      ("local function f() return pcall(f) end return f()", [.value, .instructions]),
      ("local function f(...) return select('#', ...) + f(table.unpack({}, 1, 15000)) end return f()", [.block]),
    ])
  }

  func testSources() {
    let chain = "local a = 1 return " + "a" + String(repeating: ".b", count: 20000)
    let indices = "local a = 1 return a" + String(repeating: "['b']", count: 10000)
    let mixed =
      "local a = 1 return " + String(repeating: "(", count: 90) + "a"
      + String(repeating: ".b.c)", count: 90)
    check([
      ("-- \r" + chain, [.syntax]), (chain, [.syntax]), (indices, [.syntax]), (mixed, [.syntax]),
      ("return " + String(repeating: "(", count: 20000) + "1" + String(repeating: ")", count: 20000), [.syntax]),
      ("return " + String(repeating: "{", count: 20000) + String(repeating: "}", count: 20000), [.syntax]),
      ("return " + String(repeating: "-", count: 2) + "\n" + String(repeating: "not ", count: 10000) + "1", [.syntax]),
      ("return " + String(repeating: "'a'..", count: 8000) + "'a'", [.syntax, .error, .value]),
      ("local x <close> = nil", [.syntax]),
      ("local a, x --[[ ]] < --[[ ]] close > = 1, nil", [.syntax]),
      ("local x <const> = 5 local close = 6 return x < close", [.value]),
      ("local close = 1 return 2 < close", [.value]),
      (String(repeating: "local x\n", count: 300), [.syntax]),
      (String(repeating: "if true then ", count: 3000), [.syntax]),
    ])
    let escape = "local s = '\\z\n  a' -- ]] \n local t = [==[ ]] ]==] return #s + #t"
    XCTAssertEqual(try lua(escape), .int(5))
  }

  func testACaughtLimitIsNotCaught() throws {
    let machine = try LuaMachine()
    let failure = failure { () throws(LuaFailure) in
      _ = try lua("pcall(function()\n while true do end end)\n return 1", on: machine)
    }
    XCTAssertEqual(failure?.kind, .instructions)
    XCTAssertEqual(failure?.file, "plugins/test.lua")
    XCTAssertEqual(failure?.line, 2)
    XCTAssertFalse(machine.isAlive)
    let later = LuaKitTests.failure { () throws(LuaFailure) in _ = try machine.call(["run"], [], seed: 1) }
    XCTAssertEqual(later?.kind, .dead)
  }

  func testSourceSize() throws {
    let machine = try LuaMachine()
    let source = [UInt8](repeating: 32, count: 70000)
    let failure = failure { () throws(LuaFailure) in _ = try machine.load(source, chunk: "plugins/big.lua", seed: 1) }
    XCTAssertEqual(failure?.description, "plugins/big.lua: 69 KB of source; 64 KB are allowed")
    XCTAssertEqual(failure?.kind, .tooLarge)
  }

  func testStackOverflowSaysSo() {
    let failure = failure("local function f(n) return 1 + f(n + 1) end return f(1)")
    XCTAssertEqual(failure?.message, "stack overflow: functions call each other too deeply")
  }
}

import LuaKit
import XCTest

/// Faults of Lua 5.4.4 as Debian has it, each in a script that met one: nothing may crash, and honest code gets its values.
final class LuaFaultTests: XCTestCase {
  private static let deep = "local function deep(n) if n == 0 then return 0 end return 1 + deep(n - 1) end "

  /// `luaV_concat` goes on at the old place of a stack that a `__concat` metamethod made move.
  func testConcatenationWhileTheStackGrows() {
    let source =
      Self.deep
        + """
        local keep, p = {}, "\\x44AAAAAAABBBBBBBB"
        local t = setmetatable({}, { __concat = function(a, b)
          deep(3000)
          for n = 4, 250 do keep[#keep + 1] = p:rep(n) keep[#keep + 1] = p:rep(n) .. "12345678" end
          return "R"
        end })
        local function f(x, y) return x .. y .. t end
        return f("first", "second") .. "|" .. f("third", f("a", "b"))
        """
    XCTAssertEqual(text(source), "firstR|thirdR")
  }

  /// The same through a tail call, a metamethod set afterwards, callbacks of library functions, and caught errors.
  func testConcatenationInOtherPlaces() {
    let source =
      Self.deep
        + """
        local mt = {}
        local t = setmetatable({}, mt)
        local function work(n) return deep(n) end
        mt.__concat = function(a, b) work(2500) return ("r"):rep(3) end
        local out = {}
        for round = 1, 3 do
          out[#out + 1] = ("x"):gsub("x", function(s) return s .. s .. t end)
          out[#out + 1] = select(2, pcall(function() return "a" .. "b" .. "c" .. t end))
          table.sort({ 3, 1, 2 }, function(a, b) local s = a .. b .. t return a < b end)
          mt.__concat = function(a, b) pcall(deep, 2000 * round) error("no") end
          out[#out + 1] = tostring(pcall(function() return "a" .. "b" .. t end))
          mt.__concat = function(a, b) return setmetatable({}, { __concat = function() deep(4000) return "z" end }) end
          out[#out + 1] = "a" .. "b" .. "c" .. t
          mt.__concat = function(a, b) work(2500) return ("r"):rep(3) end
        end
        return table.concat(out, " ")
        """
    let round = "xrrr abrrr false az"
    XCTAssertEqual(text(source), [round, round, round].joined(separator: " "))
  }

  /// Every operation that calls a metamethod, on a stack of every fill, down to the end of C's stack.
  func testMetamethodsOnFullStacks() {
    let source = """
      local t
      local events = { __index = function(_, k) return t[k + 1] end }
      for _, name in ipairs { "__add", "__concat", "__lt", "__le", "__unm", "__len", "__eq", "__idiv" } do
        events[name] = function(a, b)
          if name == "__add" then return a + b elseif name == "__concat" then return a .. b
          elseif name == "__lt" then return a < b elseif name == "__le" then return a <= b
          elseif name == "__unm" then return -a elseif name == "__len" then return #a
          elseif name == "__eq" then return a == b
          else return a // b end
        end
      end
      t = setmetatable({}, events)
      local u = setmetatable({}, events)
      local function fill(k, f) if k == 0 then return pcall(f) end local a, b = fill(k - 1, f) return a, b end
      local calls = {
        function() return t[1] end, function() return t + 1 end, function() return t .. "x" end,
        function() return t < u end, function() return t <= u end, function() return -t end, function() return #t end,
        function() return t == u end, function() return t // 2 end,
      }
      local failed = 0
      for i, f in ipairs(calls) do
        for k = N, N + 12 do if not fill(k, f) then failed = failed + 1 end end
      end
      return tostring(failed)
      """
    for fill in [0, 40, 300, 1000] {
      let source = source.replacingOccurrences(of: "N, N + 12", with: "\(fill), \(fill) + 12")
      var limits = LuaLimits.patient
      limits.instructions = 4_000_000_000
      XCTAssertEqual(try lua(source, limits: limits), .text("117"), "\(fill)")
    }
  }

  /// How deep functions may call each other, and how many values there may be; more ends the call with a word about it.
  func testTheStackHasAnEnd() throws {
    XCTAssertEqual(try lua(Self.deep + "return deep(9000)"), .int(9000))
    XCTAssertEqual(
      try lua("local t = {} for i = 1, 19000 do t[i] = i end return select('#', table.unpack(t))"), .int(19000))
    XCTAssertEqual(
      failure(Self.deep + "return deep(1e9)")?.message, "stack overflow: functions call each other too deeply")
    let values = """
      local t = {} for i = 1, 15000 do t[i] = i end
      local function f(...) local function g(...) return select("#", table.unpack(t)) + select("#", ...) end
        local n = g(0, ...) return n end
      local n = f(table.unpack(t)) return n
      """
    XCTAssertEqual(failure(values)?.kind, .block)
    // A machine with larger blocks keeps its stack where it is.
    var limits = LuaLimits.patient
    limits.block = 16 << 20
    limits.heap = 256 << 20
    XCTAssertEqual(failure(Self.deep + "return deep(1e9)", limits: limits)?.kind, .block)
    XCTAssertEqual(failure(values, limits: limits)?.kind, .block)
  }

  /// Of a comparison as the key of an upvalue the upvalue was not read when it was true (or false).
  func testComparisonsAsKeysOfUpvalues() throws {
    let source = """
      local WORD, N = { [true] = "yes", [false] = "no" }, {}
      local tests = {
        function(a, b) return WORD[a == b] end, function(a, b) return WORD[a ~= b] end,
        function(a, b) return WORD[a < b] end, function(a, b) return WORD[(a <= b)] end,
        function(a, b) return WORD[not (a == b)] end, function(a) return WORD[a == 2] end,
        function(a) return WORD[a > 1] end, function(a) return WORD[1 >= a] end, function(a) return WORD["x" == a] end,
        function(a, b) return WORD[
          a
          ==
          b] end,
        function(a, b) N[a == b] = (N[a == b] or 0) + 1 return N[a == b] end,
        function(a, b) return (function() return WORD[WORD[a == b] == "yes"] end)() end,
        function(a, b) return WORD[tostring(a) == tostring(b)] .. WORD[a < b] .. WORD[WORD[a == b] == "no"] end,
        function(a, b) local f = function(...) return ... end return f(WORD[a == b], WORD[b < a]) end,
        function(a, b) return ({ [a == b] = WORD[a == b] })[a == b] end,
      }
      return function(a, b) local t = {} for i, f in ipairs(tests) do t[i] = tostring(f(a, b)) end
        return table.concat(t, " ") end
      """
    let run = "local f = (function() \(source) end)() return f(1, 1) .. '|' .. f(1, 2) .. '|' .. f(2, 1)"
    XCTAssertEqual(
      text(run),
      "yes no no yes no no no yes no yes 1 yes yesnono yes yes"
        + "|no yes yes yes yes no no yes no no 1 no noyesyes no no|"
        + "no yes no no yes yes yes no no no 2 no nonoyes no no")
  }

  /// Operators on bits with constants that do not fit into an instruction: right, or refused with a word of what to write.
  func testBitsWithManyConstants() throws {
    let many = (0..<300).map { "'k\($0)'" }.joined(separator: ", ")
    let right = """
      local t = { \(many) } local a, b = ... return tostring(70001 & a) .. (a | 80001) .. (90001 ~ a) .. (a & 70002)
      """
    XCTAssertEqual(
      try lua(right, [.int(123_456)]), .text("\(70001 & 123456)\(123456 | 80001)\(90001 ^ 123456)\(123456 & 70002)"))
    let wrong = "local t = { \(many) }\nlocal a, b = ... return 70001 & (a < b)"
    let found = failure(wrong)
    XCTAssertEqual(found?.kind, .syntax)
    XCTAssertTrue(found?.message.contains("put it into a local first") == true, "\(String(describing: found))")
    XCTAssertEqual(
      failure(
        wrong.replacingOccurrences(of: "70001 & (a < b)", with: "(a < b) and 70001 & 1 or 5"), [.int(1), .int(2)]), nil)
  }

  /// Faults in what scripts cannot reach, or reach without harm.
  func testOtherFaults() {
    for (source, expected) in [
      // a constant `_ENV` (CVE-2022-28805, mended by Debian)
      ("local _ENV <const> = { x = 1 } return 'v' .. x", "v1"),
      ("local function a() local _ENV <const> = 11 X = 'a' end return 'x'", "x"),
      // an upvalue behind a jump out of a loop
      (
        "local k = {} for i = 1, 4 do local x = i k[i] = function() return x end if i == 3 then break end end "
          + "local a, b, c, d, e = 9, 9, 9, 9, 9 return k[1]() .. k[2]() .. k[3]()", "123"
      ),
      // the error message of an error message
      ("return tostring(xpcall(function() error(setmetatable({}, { __tostring = error })) end, error))", "false"),
      // division by zero leaves locals as they are
      (
        "local keep local function f(x) local a, b = 'a', 'b' keep = function() return a .. b end return x % 0 end "
          + "local ok = pcall(f, 5) return tostring(ok) .. keep()", "falseab"
      ),
      ("return tostring(pcall(string.rep, 'x', -1)) .. #string.rep('', 1e9)", "true0"),
      ("return tostring(select('#', utf8.codes('ab\\xff')))", "3"),
    ] { XCTAssertEqual(text(source), expected, source) }
  }

  /// Nothing of a script runs where a variable is closed, however its metatable was filled: a fourth value of a generic `for`
  /// is an error, as any that cannot be closed.
  func testNothingIsEverClosed() {
    for fill in [
      "mt.__close = note", "rawset(mt, '__close', note)", "mt['__' .. 'close'] = note", "mt = { __close = note }",
      "for _, name in ipairs { '__gc', '__mode', '__close', '_UBOX*' } do mt[name] = note end",
    ] {
      let source = """
        local count, mt = 0, {}
        local function note() count = count + 1 end
        local c = setmetatable({}, mt)
        \(fill)
        local message
        for round = 1, 3 do
          local _, raised = pcall(function() for _ in next, { 1 }, nil, c do if round > 1 then error("x") end end end)
          message = raised
        end
        return count .. " " .. message
        """
      XCTAssertEqual(
        text(source), "0 test.lua:7: variable '(for state)' got a non-closable value", fill)
    }
    XCTAssertEqual(text("local n = 0 for _ in next, { 1 }, nil, nil do n = n + 1 end return 'n' .. n"), "n1")
    XCTAssertEqual(text("return tostring(#('x'):rep(5000) .. #table.concat({ ('y'):rep(3000), 'z' }))"), "50003001")
  }

  /// The bridge's assumptions about the library hold for the one that these tests run with.
  func testTheLibraryIsLaidOutAsTheBridgeBelieves() { XCTAssertNil(LuaMachine.misfit()) }

  /// A fourth value of a generic `for`, which 5.4.4 closes at the wrong place when the loop is left.
  func testValuesToBeClosedDoNoHarm() {
    let source = """
      local mt = {}
      local c = setmetatable({}, mt)
      mt.__close = function() end
      for round = 1, 50 do
        pcall(function()
          for i in function(s, i) i = i + 1 if i < 5 then return i end end, nil, 0, c do
            local x = { i }
            if i == 3 then break end
          end
          local a, b, d = {}, "b", 1.5
          return a, b, d
        end)
      end
      """
    XCTAssertNil(failure(source))
  }
}

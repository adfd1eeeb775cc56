import LuaKit
import XCTest

/// Single instructions pay for the sizes that they may have to go over.
extension LuaLimitTests {
  /// Single instructions or calls that go over much are charged; they used to be left to the clock.
  func testSizesAreCharged() {
    check([
      ("local s, x = ('1'):rep(1e6) while true do x = s + 0 end", [.instructions]),
      (
        "local x local a, b = ('a'):rep(1e6) .. 'a', ('a'):rep(1e6) .. 'b' while true do x = a < b end", [.instructions]
      ),
      (
        "local a, b, n = ('a'):rep(1e6) .. 'a', ('a'):rep(1e6) .. 'b', 2 local t = { a, b }\n"
          + "for i = 1, 9 do table.move(t, 1, n, n + 1, t) n = n * 2 end table.sort(t) return 1", [.instructions]
      ),
      ("local function f(...) return f(...) end f(table.unpack({}, 1, 9000))", [.instructions]),
      (
        "local t = {} for i = 1, 60000 do t[i] = i end for i = 1, 60000 do t[i] = nil end while true do next(t) end",
        [.instructions]
      ),
      (
        "local t = {} for i = 1, 30000 do t['k' .. i] = i end for i = 1, 30000 do t['k' .. i] = nil end while true do pairs(t) end",
        [.instructions]
      ),
      ("local f, s = utf8.codes('a' .. ('\\x80'):rep(1e6)) while true do pcall(f, s, 1) end", [.instructions]),
      ("local t = {} for i = 1, 200 do t = setmetatable({}, { __index = t }) end", [.error]),
      (
        "local t = {} for i = 1, 100 do t = setmetatable({}, { __index = t }) end while true do local x = t.x end",
        [.instructions]
      ),
    ])
  }

  /// Lua compares texts piece by piece between their zero bytes, hundreds of times slower than others.
  func testZeroBytesAreCharged() {
    let two = "local a, b, x = ('\\0'):rep(N) .. 'a', ('\\0'):rep(N) .. 'b' "
    let texts = [2_000, 60_000, 1_000_000].map { two.replacingOccurrences(of: "N", with: String($0)) }
    let less = String(repeating: "x = a < b ", count: 300)
    for text in texts { check([(text + "while true do \(less) end", [.instructions])]) }
    check([
      (texts[2] + "return a < b", [.instructions]),  // before the fiftieth instruction
      (texts[2] + "return table.concat({ a, b }) < b", [.instructions]),
      (texts[2] + "local t = {} for i = 1, 1000 do t[i] = i % 2 == 0 and a or b end table.sort(t)", [.instructions]),
    ])
  }

  /// A long text makes its own call dear, and no later one, as a machine that starts afresh has none.
  func testSizesAreForgottenAfterTheCall() throws {
    let source = """
      local kept
      return {
        text = function() return #(('\\0'):rep(1e6)) end,
        part = function() local t = {} for i = 1, 30000 do t[i] = i end return #t end,
        chain = function() local t = {} for i = 1, 90 do t = setmetatable({}, { __index = t }) end return 1 end,
        keep = function() kept = ('x'):rep(5e5) return 1 end,
        zeros = function() kept = ('\\0'):rep(6e4) return 1 end,
        work = function() local n = 0 for i = 1, 20000 do n = n + i end return n end,
        walk = function() local t = { a = 1 } for i = 1, 1000 do for k in pairs(t) do t[k] = i end end return 1 end }
      """
    let machine = try LuaMachine()
    _ = try machine.load(Array(source.utf8), chunk: "plugins/test.lua", seed: 1)
    func spent(_ name: String) throws -> Int {
      _ = try machine.call([.text(name)], [], seed: 1)
      return machine.usage.instructions
    }
    let work = try spent("work"), walk = try spent("walk")
    for name in ["text", "part", "chain"] {
      _ = try spent(name)
      XCTAssertEqual(try spent("work"), work, name)
      XCTAssertEqual(try spent("walk"), walk, name)
    }
    for name in ["keep", "zeros"] {
      let machine = try LuaMachine()
      _ = try machine.load(Array(source.utf8), chunk: "plugins/test.lua", seed: 1)
      _ = try machine.call([.text(name)], [], seed: 1)
      XCTAssertNotNil(failure { () throws(LuaFailure) in _ = try machine.call([.text("work")], [], seed: 1) }, name)
    }
  }

  func testChainsOfCalls() {
    check([
      ("local t = {} setmetatable(t, { __call = t }) t()", [.block]),
      ("local f = print for i = 1, 70000 do f = setmetatable({}, { __call = f }) end f()", [.error]),
      ("local function f(...) return pcall(f, ...) end f(table.unpack({}, 1, 1000))", [.block]),
      ("local function f() return string.format('%s', setmetatable({}, { __tostring = f })) end f()", [.error]),
      (
        "local function f() return table.concat(setmetatable({}, { __len = function() return 1 end, __index = f })) end f()",
        [.error]
      ),
      ("local function f() return (('x'):gsub('.', function() return f() end)) end f()", [.error]),
    ])
  }
}

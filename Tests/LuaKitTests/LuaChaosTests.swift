import LuaKit
import XCTest

/// Makes random calls of everything a script can reach, with absurd arguments. Nothing may crash, and two machines
/// (which hash texts differently) must write the same log.
final class LuaChaosTests: XCTestCase {
  static let script = """
    local function rnd(n) return math.random(n) end
    local functions = {}
    for _, library in ipairs { 'string', 'table', 'math', 'utf8' } do
      for name, f in pairs(_G[library]) do
        if type(f) == 'function' then functions[#functions + 1] = { library .. '.' .. name, f } end
      end
    end
    for name, f in pairs(_G) do
      if type(f) == 'function' and name ~= 'error' and name ~= 'print' then functions[#functions + 1] = { name, f } end
    end
    local ctx, memory, copy = ...
    for _, name in ipairs { 'echo', 'whole', 'copy', 'refuse' } do functions[#functions + 1] = { name, ctx[name] } end
    local kept = {}
    local makers = {
      function() return nil end, function() return true end, function() return rnd(10) - 3 end, function() return math.mininteger end,
      function() return math.maxinteger end, function() return 1.5 end, function() return 1 / 0 end, function() return 0 / 0 end,
      function() return '' end, function() return 'abc' end, function() return '%d%s' end, function() return ('ab1 '):rep(rnd(50)) end,
      function() return '(.-)%1' end, function() return '%f[%w]' end, function() return '\\xff\\xfe' end, function() return '__gc' end,
      function() return {} end, function() return { 1, 2, 3 } end, function() return { b = 1, a = 'x' } end, function() return { {}, {} } end,
      function() return function(...) return ... end end, function() return function() error('boom') end end,
      function() return print end, function() return ctx end, function() return ctx.quiz end, function() return ctx.quiz.questions end,
      function() return memory end, function() return copy end, function() return _G end, function() return kept[rnd(20)] end,
      function() return setmetatable({}, { __index = function(t, k) return k end, __len = function() return 3 end,
        __tostring = function() return 'me' end, __call = function(...) return ... end, __newindex = rawset,
        __eq = function() return true end, __lt = function() return true end, __concat = function() return 'cat' end }) end,
    }
    local out = {}
    for i = 1, 1500 do
      local f, arguments = functions[rnd(#functions)], {}
      for i = 1, rnd(5) - 1 do arguments[i] = makers[rnd(#makers)]() end
      local results = table.pack(pcall(f[2], table.unpack(arguments, 1, 4)))
      if type(results[2]) == 'table' or rnd(4) == 1 then kept[rnd(20)] = results[2] end
      local line = { f[1] }
      for i = 1, results.n do
        line[#line + 1] = type(results[i]) == 'table' and 'table' or tostring(results[i]):sub(1, 200)
      end
      out[#out + 1] = table.concat(line, ' ')
      local ok, key, value = pcall(next, kept[rnd(20)])
      out[#out + 1] = tostring(ok) .. tostring(type(key) == 'table' or key)
      pcall(function() for k, v in pairs(kept[rnd(20)]) do out[#out + 1] = tostring(k):sub(1, 50) .. type(v) end end)
      if #out > 400 then out = { (table.concat(out, '\\n'):sub(-30000)) } end
    end
    return table.concat(out, '\\n'):sub(-60000)
    """

  func log(seed: UInt64) throws -> String { try Self.log(on: Self.machine(), seed: seed) }

  /// A machine with everything that the script calls, loaded with it; a forgetful one begins each call as it was loaded.
  static func machine(isForgetful: Bool = false) throws -> LuaMachine {
    var limits = LuaLimits.standard
    limits.instructions = 200_000_000
    limits.milliseconds = 60_000
    let machine = try LuaMachine(limits: limits)
    let question = LuaValue.map([
      LuaField(key: "id", value: .text("q1")), LuaField(key: "list", value: .list([.int(1)])),
    ])
    try machine.define("q1", question)
    machine.register("echo") { .list($0) }
    machine.register("whole", expandingReferences: true) { .list($0) }
    machine.register("copy") { _ in .reference("q1") }
    machine.register("refuse") { _ throws(HostRefusal) in throw HostRefusal(message: "no") }
    let quiz = LuaValue.map([LuaField(key: "questions", value: .list([.reference("q1"), .reference("q1")]))])
    let functions = ["echo", "whole", "copy", "refuse"].map { LuaField(key: .text($0), value: .host($0, bound: nil)) }
    try machine.setContext(
      named: "ctx", constants: [LuaField(key: "quiz", value: quiz)] + functions, computed: ["past": { quiz }])
    _ = try machine.load(
      Array("return { run = function(...) \(script)\nend }".utf8), chunk: "plugins/test.lua", seed: 1)
    if isForgetful {
      try machine.find(["run"])
      try machine.forgetCalls()
    }
    return machine
  }

  static func log(on machine: LuaMachine, seed: UInt64) -> String {
    let memory = LuaValue.readOnly("ctx.memory", .map([LuaField(key: "q", value: .reference("q1"))]))
    do throws(LuaFailure) {
      return "\(try machine.call(["run"], [.context, memory, .reference("q1")], seed: seed))"
    } catch {
      return error.description
    }
  }

  func testNothingCrashesAndTwoMachinesAgree() throws {
    for seed in UInt64(1)...8 {
      let first = try log(seed: seed)
      XCTAssertEqual(try log(seed: seed), first, "seed \(seed)")
    }
  }
}

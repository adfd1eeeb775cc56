import LuaKit
import XCTest

/// A machine that forgets its calls is like one that was never called: in its answers, and in their cost after a call
/// that changed something.
final class LuaForgettingTests: XCTestCase {
  private static let source = """
    local count, seen, long, drawn = 0, {}, ('0123456789'):rep(30), math.random(1000)
    local meta = setmetatable({}, { __index = function(t, k) rawset(t, k, k .. count) return rawget(t, k) end })
    return {
      count = function(n) for i = 1, n do count = count + 1; seen['k' .. i % 90] = { count } end return count + drawn end,
      text = function(n) long = long:sub(n) .. long return #long end,
      garbage = function(n) local t for i = 1, n do t = { i, tostring(i) } end count = count + #t return count end,
      lost = function(n) seen, meta, long = nil, nil, nil return n end,
      meta = function(n) return meta and meta['m' .. n] end,
      more = function(n) local more = require('more') more.n = more.n + n return more.n end,
      quiz = function(n, ctx) ctx.whole(ctx.quiz.q) count = count + 1 return { ctx.quiz.q, ctx.answer, count } end,
      question = function(n, ctx, q) q.text = q.text .. n seen[#seen + 1] = q return { seen[1].text, #seen } end,
      fails = function(n) count = count + n return count.x.y end,
    }
    """

  private func machine() throws -> LuaMachine {
    let machine = try LuaMachine(limits: .patient) { $0 == "more" ? Array("return { n = 0 }".utf8) : nil }
    try machine.define("q1", .map([LuaField(key: "id", value: .text("q1")), LuaField(key: "text", value: .text("?"))]))
    machine.register("whole", expandingReferences: true) { .list($0) }
    let quiz = LuaValue.map([LuaField(key: "q", value: .reference("q1"))])
    try machine.setContext(
      named: "ctx",
      constants: [LuaField(key: "quiz", value: quiz), LuaField(key: "whole", value: .host("whole", bound: nil))],
      computed: ["answer": { .int(42) }])
    _ = try machine.load(Array(Self.source.utf8), chunk: "plugins/a.lua", seed: 7)
    for name in Self.names { try machine.find([name]) }
    try machine.forgetCalls()
    return machine
  }

  private static let names: [LuaKey] = [
    "count", "text", "garbage", "lost", "meta", "more", "quiz", "question", "fails",
  ]

  /// The outcome of a call, and its cost.
  private func called(_ name: LuaKey, _ number: Int64, on machine: LuaMachine) -> String {
    let arguments = [LuaValue.int(number), .context, .reference("q1")]
    let outcome: Result<LuaValue, LuaFailure>
    do throws(LuaFailure) {
      outcome = .success(try machine.call([name], arguments, seed: 3))
    } catch {
      outcome = .failure(error)
    }
    let usage = machine.usage
    return "\(name) \(outcome) \(usage.instructions) \(usage.peakMemory) \(machine.requiredModules.map(\.name))"
  }

  func testItAnswersLikeOneThatNobodyHasCalled() throws {
    let old = try machine()
    var changes = 0
    for round in 0..<120 {
      let name = Self.names[(round * 7 + round / 9) % Self.names.count]
      let number = Int64(name == "garbage" ? 20_000 : 1 + round)
      XCTAssertEqual(called(name, number, on: old), called(name, number, on: try machine()), "round \(round)")
      XCTAssertTrue(old.hasChanged, "round \(round), \(name)")
      changes += 1
    }
    XCTAssertEqual(changes, 120)
  }

  /// Every call is one of a new machine, whatever scripts do.
  func testWhateverScriptsDoLeavesNothing() throws {
    let old = try LuaChaosTests.machine(isForgetful: true)
    for seed in UInt64(1)...4 {
      let log = LuaChaosTests.log(on: old, seed: seed)
      XCTAssertEqual(log, LuaChaosTests.log(on: try LuaChaosTests.machine(), seed: seed), "\(seed)")
    }
  }

  /// Reading changes nothing, also where Lua remembers how far a list goes.
  func testReadingLeavesTheMachineAsItIs() throws {
    let machine = try LuaMachine()
    let source = """
      local list, byName, names = {}, {}, { 'a', 'b', 'c' }
      for i = 1, 5 do list[#list + 1] = { n = i } byName['k' .. i] = list[i] end
      local function find(name) return byName[name] end
      local Box = {} Box.__index = Box
      function Box:n() return #self.list end
      local box = setmetatable({ list = list }, Box)
      return { run = function(n)
        local sum, own = 0, {}
        for _, entry in ipairs(list) do sum = sum + entry.n end
        for _, entry in pairs(byName) do sum = sum + entry.n end
        for name, entry in next, byName do own[name] = entry end
        for word in ('a b c'):gmatch('%a') do own[#own + 1] = word end
        own.copy = { table.unpack(names) }
        table.sort(own.copy, function(a, b) return a > b end)
        return { sum + #list + box:n() + find('k3').n + (list[6] and 1 or 0), own.copy, #own, select('#', ...) }
      end }
      """.replacing("run = function(n)", with: "run = function(n, ...)")
    _ = try machine.load(Array(source.utf8), chunk: "a.lua", seed: 1)
    try machine.find(["run"])
    try machine.forgetCalls()
    let first = try machine.call(["run"], [.int(1)], seed: 1)
    for _ in 0..<5 {
      XCTAssertEqual(try machine.call(["run"], [.int(1)], seed: 1), first)
      XCTAssertFalse(machine.hasChanged)
    }
  }

  func testLinesThatChangeSomethingAreNamed() throws {
    let machine = try LuaMachine { $0 == "more" ? Array("local n = 0\nreturn function()\nn = n + 1 end".utf8) : nil }
    let source = """
      local n, list, other, more = 0, {}, {}, require('more')
      local function add(t)
        t[#t + 1] = 1
      end
      return { run = function()
        local own = {}
        add(own)
        n = n + 1
        add(list)
        table.insert(other, 2)
        more()
        string.x = 1
      end }
      """
    _ = try machine.load(Array(source.utf8), chunk: "plugins/a.lua", seed: 1)
    try machine.find(["run"])
    try machine.forgetCalls()
    let lines = machine.changedLines { _ = try? machine.call(["run"], [], seed: 1) }
    XCTAssertEqual(
      lines.map { "\($0.file):\($0.line)" },
      ["plugins/a.lua:8", "plugins/a.lua:3", "plugins/a.lua:10", "plugins/more.lua:3", "plugins/a.lua:12"])
    XCTAssertTrue(machine.changedLines {}.isEmpty)
  }

  func testNamesThatCameLaterStayKnown() throws {
    let machine = try machine()
    for text in ["first", "second"] {
      let made = LuaValue.map([LuaField(key: "text", value: .text(text))])
      try machine.define("made", made)
      for _ in 0..<2 {
        XCTAssertEqual(
          try machine.call(["question"], [.int(1), .context, .reference("made")], seed: 1),
          .list([.text(text + "1"), .int(1)]))
      }
    }
  }

  /// Values that the host gives between calls are no change of the script's, and stay.
  func testWhatIsToldOtherwiseIsSeen() throws {
    let machine = try machine()
    let ask = { try machine.call(["question"], [.int(1), .context, .reference("q1")], seed: 1) }
    XCTAssertEqual(try ask(), .list([.text("?1"), .int(1)]))
    try machine.define("q1", .map([LuaField(key: "text", value: .text("new"))]))
    XCTAssertEqual(try ask(), .list([.text("new1"), .int(1)]))
    try machine.change("quiz", .map([LuaField(key: "q", value: .text("other"))]))
    XCTAssertEqual(
      try machine.call(["quiz"], [.int(1), .context], seed: 1), .list([.text("other"), .int(42), .int(1)]))
  }

  /// Chains of metatables that lead to a table of the file are counted anew in each call.
  func testLinksThatLeadToATableAreForgotten() throws {
    let machine = try LuaMachine()
    let source = """
      local target = {}
      local function chain(last, count)
        for _ = 1, count do last = setmetatable({}, { __index = last }) end
        return last
      end
      local function lead(count)
        local tables = {}
        for i = 1, count do tables[i] = {} end
        tables[count + 1] = target
        for i = 1, count do setmetatable(tables[i], { __index = tables[i + 1] }) end
      end
      return {
        lead = function() lead(60) return true end,
        ask = function() return (pcall(setmetatable, target, { __index = chain({}, 60) })) end,
      }
      """
    _ = try machine.load(Array(source.utf8), chunk: "a.lua", seed: 1)
    for name in ["lead", "ask"] as [LuaKey] { try machine.find([name]) }
    try machine.forgetCalls()
    XCTAssertEqual(try machine.call(["ask"], [], seed: 1), .bool(true))
    _ = try machine.call(["lead"], [], seed: 1)
    XCTAssertEqual(try machine.call(["ask"], [], seed: 1), .bool(true))
  }

  func testALimitEndsTheMachine() throws {
    let machine = try LuaMachine()
    _ = try machine.load(Array("return { run = function() while true do end end }".utf8), chunk: "a.lua", seed: 1)
    try machine.find(["run"])
    try machine.forgetCalls()
    XCTAssertThrowsError(try machine.call(["run"], [], seed: 1))
    XCTAssertFalse(machine.isAlive)
  }

  func testFunctionsAreFoundBefore() throws {
    let machine = try LuaMachine()
    _ = try machine.load(Array("return { run = function() end }".utf8), chunk: "a.lua", seed: 1)
    try machine.forgetCalls()
    XCTAssertThrowsError(try machine.call(["run"], [], seed: 1))
  }
}

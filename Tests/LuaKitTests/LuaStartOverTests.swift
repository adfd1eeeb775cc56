import LuaKit
import XCTest

/// A machine that starts over is like one that nobody has called: in what it answers, and in what that takes.
final class LuaStartOverTests: XCTestCase {
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
    return machine
  }

  /// What a call came to, and took.
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
    old.keepStart()
    let names: [LuaKey] = ["count", "text", "garbage", "lost", "meta", "more", "quiz", "question", "fails"]
    for round in 0..<60 {
      let new = try machine()
      for step in 0..<4 {
        let name = names[(round * 7 + step * (1 + round / 9)) % names.count]
        let number = Int64(name == "garbage" ? 20_000 : 1 + round)
        XCTAssertEqual(called(name, number, on: old), called(name, number, on: new), "round \(round), step \(step)")
      }
      XCTAssertTrue(old.startOver())
    }
  }

  func testWhateverScriptsDoLeavesNothing() throws {
    let old = try LuaChaosTests.machine()
    old.keepStart()
    for seed in UInt64(1)...4 {
      let log = LuaChaosTests.log(on: old, seed: seed)
      XCTAssertEqual(log, LuaChaosTests.log(on: try LuaChaosTests.machine(), seed: seed))
      XCTAssertEqual(old.startOver(), old.isAlive)
    }
  }

  func testNamesThatCameLaterAreForgotten() throws {
    let machine = try machine()
    XCTAssertFalse(machine.startOver(), "nothing is kept")
    machine.keepStart()
    for text in ["first", "second"] {
      let made = LuaValue.map([LuaField(key: "text", value: .text(text))])
      try machine.define("made", made)
      XCTAssertEqual(
        try machine.call(["question"], [.int(1), .context, .reference("made")], seed: 1),
        .list([.text(text + "1"), .int(1)]))
      XCTAssertTrue(machine.startOver())
      XCTAssertThrowsError(try machine.call(["question"], [.int(1), .context, .reference("made")], seed: 1))
      XCTAssertTrue(machine.startOver())
    }
  }

  func testWhatWasToldOtherwiseIsNotTakenBack() throws {
    let told: [(LuaMachine) throws -> Void] = [
      { try $0.define("q1", .map([LuaField(key: "text", value: .text("new"))])) }, { try $0.change("quiz", .int(1)) },
      { try $0.setContext(named: "ctx", constants: [], computed: [:]) },
    ]
    for tell in told {
      let machine = try machine()
      machine.keepStart()
      try tell(machine)
      XCTAssertFalse(machine.startOver())
    }
  }

  func testAfterALimitThereIsNoWayBack() throws {
    let machine = try LuaMachine()
    _ = try machine.load(Array("return { run = function() while true do end end }".utf8), chunk: "a.lua", seed: 1)
    machine.keepStart()
    XCTAssertThrowsError(try machine.call(["run"], [], seed: 1))
    XCTAssertFalse(machine.startOver())
    XCTAssertFalse(machine.isAlive)
  }
}

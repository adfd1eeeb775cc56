import LuaKit
import QuizTesting
import XCTest

/// Library functions that go over many elements while nothing of Lua runs: each pays as it goes, and looks at the clock.
final class LuaLongWorkTests: XCTestCase {
  /// Such access costs the same whether the chain was there before or not, and honest tables pay as before.
  func testOrdinaryMetatablesAreCheap() throws {
    let machine = try LuaMachine()
    let class_ = "local C = {} C.__index = C local t = setmetatable({}, C) "
    _ = try lua(class_ + "for i = 1, 10000 do t[i] = i end return #table.concat(t, ' ')", on: machine)
    XCTAssertLessThan(machine.usage.instructions, 160_000)
  }

  /// 30,000 texts from one call, whatever their hashes; 200,000 short texts, none of them large.
  func testManyShortTexts() throws {
    let unpacking = "local s = {} for i = 1, 15000 do s[i] = string.pack('s2', 'text' .. i) end s = table.concat(s) "
    XCTAssertEqual(
      try lua(unpacking + "return select('#', string.unpack(('s2'):rep(15000), s))"), .int(15001))
    XCTAssertEqual(
      try lua(
        "local n, t = 0, {} for i = 1, 10 do t[i] = {} for j = 1, 20000 do t[i][j] = 'k' .. i .. '-' .. j end "
          + "n = n + #t[i] end return n"), .int(200_000))
  }

  /// The clock ends what has no price: values that are decoded, one at a time, for hours.
  func testDecodingLooksAtTheClock() throws {
    var limits = LuaLimits.standard
    limits.milliseconds = 40
    let machine = try LuaMachine(limits: limits)
    let numbers = LuaValue.list((0..<60_000).map { .int($0) })
    try machine.define("numbers", .list(Array(repeating: numbers, count: 40)))
    machine.register("numbers") { _ throws(HostRefusal) in .reference("numbers") }
    try machine.setContext(
      named: "ctx", constants: [LuaField(key: .text("get"), value: .host("numbers", bound: nil))], computed: [:])
    let source =
      "return { run = function(ctx) for i = 1, 1000 do local t = ctx.get() for j = 1, 40 do local x = t[j][1] end end end }"
    _ = try machine.load(Array(source.utf8), chunk: "plugins/test.lua", seed: 1)
    let start = ThreadTime.seconds
    let found = failure { () throws(LuaFailure) in _ = try machine.call(["run"], [.context], seed: 1) }
    XCTAssertTrue([.time, .instructions, .memory, .block].contains(found?.kind), "\(String(describing: found))")
    XCTAssertLessThan(ThreadTime.seconds - start, 5)
  }

  /// A collection takes nothing away that a script can see.
  func testCollectionsDoNotShow() throws {
    let source = """
      local mt = {}
      local t, u = setmetatable({}, mt), setmetatable({}, mt)
      mt.__mode = "k"
      t[{}] = "held"
      local n = 0
      while mt.__mode == "k" and n < 60000 do n = n + 1 local x = { n, {}, {}, {} } end
      local held = 0
      for _ in next, { [1] = t[next({ a = 1 })] } do held = held + 1 end
      return n .. mt.__mode .. tostring(getmetatable(u).__mode) .. tostring(rawlen(t))
      """
    var limits = LuaLimits.patient
    limits.heap = 2 << 20
    XCTAssertEqual(try lua(source, limits: limits), .text("60000kk0"))
    // Collected between calls, it is still there.
    let machine = try LuaMachine(limits: limits)
    let keeping = """
      local mt = {} local t = setmetatable({}, mt)
      return { run = function(n) mt.__mode = mt.__mode or "v" t[1] = t[1] or { "kept" }
        local junk = {} for i = 1, 8000 do junk[i] = { i } end
        return mt.__mode .. tostring(t[1] and t[1][1]) end }
      """
    _ = try machine.load(Array(keeping.utf8), chunk: "plugins/test.lua", seed: 1)
    for _ in 0..<20 { XCTAssertEqual(try machine.call(["run"], [], seed: 1), .text("vkept")) }
  }
}

import LuaKit
import XCTest

/// Lists that the host gives element by element.
extension LuaContextTests {
  /// Lists that note what was asked: `past` has three maps, `rest` a million references, `none` nothing.
  var lists: [String: LuaList] {
    [
      "past": LuaList { [self] in
        asked.append("past")
        return 3
      } element: { [self] place in
        asked.append("past \(place)")
        return (1...3).contains(place)
          ? .map([LuaField(key: "n", value: .int(Int64(place))), LuaField(key: "question", value: .reference("q1"))])
          : .none
      },
      "rest": LuaList {
        1_000_000
      } element: { _ in
        .reference("q2")
      },
      "none": LuaList {
        0
      } element: { _ in
        .int(1)
      },
    ]
  }

  func testListsAreTables() throws {
    let cases: [(String, LuaValue)] = [
      ("return #ctx.past", .int(3)), ("return rawlen(ctx.past)", .int(3)), ("return #ctx.none", .int(0)),
      ("return ctx.past[2].n", .int(2)), ("return ctx.past[2.0].n", .int(2)),
      ("return ctx.past[3].question.id", .text("q1")),
      ("return ctx.past[0] == nil and ctx.past[4] == nil and ctx.past['1'] == nil and ctx.past.x == nil", .bool(true)),
      ("return ctx.past[1.5] == nil and ctx.past[-1] == nil and ctx.none[1] == nil", .bool(true)),
      ("return ctx.past == ctx.past and ctx.past[1] == ctx.past[1]", .bool(true)),
      ("local s = '' for i, e in ipairs(ctx.past) do s = s .. i .. e.n end return s", .text("112233")),
      ("local s = '' for i, e in pairs(ctx.past) do s = s .. i .. e.n end return s", .text("112233")),
      ("local s = '' for i, e in next, ctx.past do s = s .. i .. e.n end return s", .text("112233")),
      ("local last = ctx.past[3] local s = '' for i, e in pairs(ctx.past) do s = s .. e.n end return s", .text("123")),
      ("return (next(ctx.none))", .none), ("return next(ctx.past)", .int(1)),
      ("return table.unpack(ctx.past).n + select('#', table.unpack(ctx.past))", .int(4)),
      ("return rawget(ctx.past, 1).n", .int(1)), ("return type(ctx.past)", .text("table")),
      ("return tostring(getmetatable(ctx.past))", .text("nil")),
      ("return { ctx.rest[1], ctx.rest[1000000] }", .list([.reference("q2"), .reference("q2")])),
      ("return { ctx.past[1].question }", .list([.reference("q1")])),
      ("return ctx.none", .list([])), ("return { n = #ctx.rest }", .map([LuaField(key: "n", value: .int(1_000_000))])),
      ("return ctx.ask(ctx.rest[7])", .list([.reference("q2")])),
      ("return #ctx.ask(ctx.past)[1]", .int(3)), ("return ctx.whole(ctx.past)[1][2].question.text", .text("What?")),
    ]
    for (source, expected) in cases { XCTAssertEqual(try result(source), expected, source) }
    let entry = { (n: Int64) in
      LuaValue.map([LuaField(key: "n", value: .int(n)), LuaField(key: "question", value: .reference("q1"))])
    }
    XCTAssertEqual(try result("return ctx.past"), .list([entry(1), entry(2), entry(3)]))
    XCTAssertEqual(
      try result("local one = ctx.past[2] return { ctx.past }"), .list([.list([entry(1), entry(2), entry(3)])]))
  }

  func testListsAreReadOnly() throws {
    for source in [
      "ctx.past[1] = 1", "ctx.past[4] = 1", "ctx.past[1].n = 2", "table.insert(ctx.past, 1)", "table.remove(ctx.past)",
      "rawset(ctx.past, 1, 2)", "table.sort(ctx.past)", "setmetatable(ctx.past, {})",
    ] {
      XCTAssertEqual(try message(source), "plugins/c.lua:1: ctx.past is read-only: copy it to change it", source)
    }
  }

  func testOfAListOnlyWhatIsReadIsAskedFor() throws {
    let cases: [(String, [String])] = [
      ("return 1", []), ("return #ctx.past", ["past"]), ("return ctx.past[2].n + ctx.past[2].n", ["past", "past 2"]),
      ("return ctx.past[#ctx.past].n", ["past", "past 3"]), ("return ctx.past[9]", ["past"]),
      ("local e = ctx.past[2] for i in pairs(ctx.past) do end", ["past", "past 2", "past 1", "past 3"]),
      ("for i in pairs(ctx.past) do end return #ctx.past", ["past", "past 1", "past 2", "past 3"]),
    ]
    for (source, expected) in cases {
      asked = []
      let machine = try machine(source)
      _ = try machine.call(["run"], [.context], seed: 1)
      XCTAssertEqual(asked, expected, source)
      _ = try machine.call(["run"], [.context], seed: 1)
      XCTAssertEqual(asked, expected + expected, "the next call asks anew: \(source)")
    }
  }

  func testALongListStopsAtTheLimits() throws {
    var limits = LuaLimits.standard
    limits.heap = 4 << 20
    let machine = try LuaMachine(limits: limits)
    try machine.setContext(
      named: "ctx", constants: [], computed: [:],
      lists: [
        "rest": LuaList {
          10_000_000
        } element: {
          .text("element \($0)")
        }
      ])
    _ = try machine.load(
      Array("return { run = function(ctx) pcall(next, ctx.rest) end }".utf8), chunk: "a.lua", seed: 1)
    let failure = failure { () throws(LuaFailure) in _ = try machine.call(["run"], [.context], seed: 1) }
    XCTAssertTrue([.memory, .block].contains(failure?.kind), "\(failure?.description ?? "no failure")")
    XCTAssertFalse(machine.isAlive)
  }
}

import LuaKit
import QuizTesting
import XCTest

final class LuaContextTests: XCTestCase {
  var asked: [String] = []

  func question(_ id: String) -> LuaValue {
    .map([
      LuaField(key: "answers", value: .list([.map([LuaField(key: "id", value: .text("a"))])])),
      LuaField(key: "id", value: .text(id)), LuaField(key: "text", value: .text("What?")),
    ])
  }

  /// A machine with two named questions, a constant `quiz`, and a computed field `answer` that counts its reads.
  func machine(_ source: String, reads: @escaping () -> Void = {}) throws -> LuaMachine {
    let machine = try LuaMachine()
    try machine.define("q1", question("q1"))
    try machine.define("q2", question("q2"))
    let quiz = LuaValue.map([
      LuaField(key: "questions", value: .list([.reference("q1"), .reference("q2")])),
      LuaField(key: "title", value: .text("Animals")),
    ])
    machine.register("ask") { arguments in .list(arguments) }
    machine.register("whole", expandingReferences: true) { arguments in .list(arguments) }
    machine.register("refuse") { _ throws(HostRefusal) in throw HostRefusal(message: "ask: unknown key 'limt'") }
    machine.register("copy") { _ in .reference("q1") }
    try machine.setContext(
      named: "ctx",
      constants: [
        LuaField(key: "quiz", value: quiz), LuaField(key: "first", value: .reference("q1")),
        LuaField(key: "ask", value: .host("ask", bound: nil)),
        LuaField(key: "whole", value: .host("whole", bound: nil)),
        LuaField(key: "refuse", value: .host("refuse", bound: nil)),
        LuaField(key: "copy", value: .host("copy", bound: nil)),
        LuaField(key: "lost", value: .host("ask", bound: .text("lost"))), LuaField(key: "empty", value: .none),
        LuaField(key: "t", value: .map([LuaField(key: "won", value: .host("ask", bound: .text("won")))])),
      ],
      computed: [
        "answer": {
          reads()
          return .list([.int(42)])
        },
        "remaining": { .list([.reference("q2")]) },
        "broken": { () throws(HostRefusal) in throw HostRefusal(message: "no luck") },
      ],
      lists: lists)
    _ = try machine.load(
      Array("return { run = function(ctx, a) \(source)\nend }".utf8), chunk: "plugins/c.lua", seed: 1)
    return machine
  }

  func result(_ source: String, _ argument: LuaValue = .none) throws -> LuaValue {
    try machine(source).call(["run"], [.context, argument], seed: 1)
  }

  func message(_ source: String, _ argument: LuaValue = .none) throws -> String {
    let machine = try machine(source)
    return failure { () throws(LuaFailure) in _ = try machine.call(["run"], [.context, argument], seed: 1) }?
      .description
      ?? "no failure"
  }

  func testReads() throws {
    let cases: [(String, LuaValue)] = [
      ("return ctx.quiz.title", .text("Animals")), ("return #ctx.quiz.questions", .int(2)),
      ("return ctx.quiz.questions[2].id", .text("q2")), ("return ctx.quiz.questions[2].answers[1].id", .text("a")),
      ("return ctx.quiz.nothing", .none), ("return ctx.empty", .none), ("return ctx[1]", .none),
      ("return ctx.quiz == ctx.quiz and ctx.quiz.questions[1] == ctx.first", .bool(true)),
      ("return type(ctx) .. type(ctx.quiz) .. tostring(getmetatable(ctx.quiz))", .text("tabletablenil")),
      ("local s = '' for i, q in ipairs(ctx.quiz.questions) do s = s .. i .. q.id end return s", .text("1q12q2")),
      (
        "local s = '' for k, v in pairs(ctx.quiz) do s = s .. k .. type(v) end return s",
        .text("questionstabletitlestring")
      ),
      ("local k, v = next(ctx.quiz) return k .. #v", .text("questions2")),
      ("return next(ctx.quiz, 'questions')", .text("title")),
      ("local s = '' for k, v in next, ctx.quiz.questions do s = s .. k .. v.id end return s", .text("1q12q2")),
      ("return rawlen(ctx.quiz.questions) .. rawget(ctx.quiz, 'title')", .text("2Animals")),
      ("return table.concat({ table.unpack(ctx.answer) }, ' ')", .text("42")),
      ("return table.concat(ctx.answer)", .text("42")),
      ("return rawget(ctx, 'quiz').title", .text("Animals")), ("return rawget(ctx, 'quizz')", .none),
      ("local n = {} for k in pairs({ a = ctx.quiz }) do n[#n + 1] = k end return n", .list([.text("a")])),
    ]
    for (source, expected) in cases { XCTAssertEqual(try result(source), expected, source) }
  }

  func testTheContextCanBeWalked() throws {
    let machine = try machine("local s = {} for k in pairs(ctx) do s[#s + 1] = k end return s")
    // a refused field ends the walk with its message
    let failure = failure { () throws(LuaFailure) in _ = try machine.call(["run"], [.context], seed: 1) }
    XCTAssertEqual(failure?.message, "no luck")
  }

  func testAContextWithoutFieldsBehavesLikeAnEmptyTable() throws {
    let source =
      "return #ctx .. rawlen(ctx) .. table.concat(ctx) .. tostring(next(ctx)) .. tostring(select('#', table.unpack(ctx)))"
    let machine = try LuaMachine()
    try machine.setContext(named: "ctx", constants: [], computed: [:])
    XCTAssertEqual(try lua("local ctx = ... " + source, [.context], on: machine), .text("00nil0"))
    try machine.setContext(named: "ctx", constants: [LuaField(key: "b", value: .int(1))], computed: ["a": { .int(2) }])
    let walk =
      "local s = '' for k, v in pairs(...) do s = s .. k .. v end for k, v in next, ... do s = s .. k .. v end return s"
    XCTAssertEqual(try lua(walk, [.context], on: machine), .text("a2b1a2b1"))
  }

  func testAnUndefinedNameIsAnError() throws {
    let machine = try LuaMachine()
    try machine.setContext(named: "ctx", constants: [LuaField(key: "q", value: .reference("q9"))], computed: [:])
    for argument in [LuaValue.reference("q9"), .context] {
      let failure = failure { () throws(LuaFailure) in
        _ = try lua("local ctx = ... return ctx.q", [argument], on: machine)
      }
      XCTAssertEqual(failure?.message, "the host names 'q9', which is not defined")
    }
    let unregistered = failure { () throws(LuaFailure) in _ = try lua("return 1", [.host("f", bound: nil)], on: machine)
    }
    XCTAssertEqual(unregistered?.message, "no host function 'f' is registered")
  }

  func testNamedObjects() throws {
    let cases: [(String, LuaValue)] = [
      ("return ctx.quiz.questions[2]", .reference("q2")),
      ("return { ctx.first, a }", .list([.reference("q1"), .reference("q2")])),
      ("a.text = 'Changed' return a", .reference("q2")),
      ("return a.answers", .list([.map([LuaField(key: "id", value: .text("a"))])])),
      ("return ctx.quiz.questions", .list([.reference("q1"), .reference("q2")])),
      ("return ctx.remaining[1]", .reference("q2")),
      ("return setmetatable(a, nil).id", .text("q2")), ("return ctx.copy()", .reference("q1")),
      ("local c = ctx.copy() c.text = 'x' return ctx.first.text .. ctx.copy().text", .text("What?What?")),
      ("return ctx.ask(ctx.first, a, 1)", .list([.reference("q1"), .reference("q2"), .int(1)])),
      ("a.text = 'New' return ctx.whole(a)[1].text", .text("New")),
      ("return ctx.whole(ctx.quiz)[1].questions[2].id", .text("q2")),
      ("return ctx.lost { n = 2 }", .list([.text("lost"), .map([LuaField(key: "n", value: .int(2))])])),
      ("return ctx.t.won(1)", .list([.text("won"), .int(1)])),
      (
        "setmetatable(a, nil) a.answers = nil return a",
        .map([LuaField(key: "id", value: .text("q2")), LuaField(key: "text", value: .text("What?"))])
      ),
    ]
    for (source, expected) in cases { XCTAssertEqual(try result(source, .reference("q2")), expected, source) }
  }

  /// A function that has named objects written out is told an unchanged one by its name.
  func testWholeArgumentsThatWereNotChangedKeepTheirNames() throws {
    let machine = try LuaMachine()
    try machine.define("q1", question("q1"))
    var got: [LuaValue] = []
    machine.register("mark", expandingReferences: true, ignoring: "question") { arguments in
      got = arguments
      return .none
    }
    try machine.setContext(
      named: "ctx",
      constants: [
        LuaField(key: "mark", value: .host("mark", bound: nil)), LuaField(key: "q", value: .reference("q1")),
      ],
      computed: [:])
    let whole = question("q1")
    let changed = LuaValue.map([
      LuaField(key: "answers", value: .list([.map([LuaField(key: "id", value: .text("b"))])])),
      LuaField(key: "id", value: .text("q1")), LuaField(key: "text", value: .text("What?")),
    ])
    let type = LuaField(key: "type", value: .text("answered"))
    let cases: [(String, [LuaValue])] = [
      ("ctx.mark(q, ctx.q)", [.reference("q1"), .reference("q1")]), ("ctx.mark({ q })", [.list([whole])]),
      ("local t = q.answers[1].id ctx.mark(q)", [.reference("q1")]),
      ("q.answers[1].id = 'b' ctx.mark(q)", [changed]), ("q.new = 1 q.new = nil ctx.mark(q)", [.reference("q1")]),
      ("setmetatable(q, nil) ctx.mark(q)", [whole]),
      (
        "ctx.mark(q, { question = q, type = 'answered' }, { question = 1 })",
        [
          .reference("q1"), .map([type]), .map([LuaField(key: "question", value: .int(1))]),
        ]
      ),
      (
        "ctx.mark({ question = 1 }, { question = q })",
        [
          .map([LuaField(key: "question", value: .int(1))]), .list([]),
        ]
      ),
    ]
    for (source, expected) in cases {
      _ = try lua("local ctx, q = ... " + source, [.context, .reference("q1")], on: machine)
      XCTAssertEqual(got, expected, source)
    }
  }

  func testRefusals() throws {
    let cases: [(String, String)] = [
      ("return ctx.answre", "ctx has no 'answre'; did you mean 'answer'?"),
      ("return ctx.zzzzzzzzzz", "ctx has no 'zzzzzzzzzz'"),
      ("ctx.quiz = 1", "ctx is read-only"), ("ctx.quiz.title = 'x'", "ctx.quiz is read-only: copy it to change it"),
      ("ctx.quiz.questions[1].text = 'x'", "ctx.quiz is read-only: copy it to change it"),
      ("table.insert(ctx.answer, 1)", "ctx.answer is read-only: copy it to change it"),
      ("table.remove(ctx.answer)", "ctx.answer is read-only: copy it to change it"),
      ("table.sort(ctx.answer)", "ctx.answer is read-only: copy it to change it"),
      ("table.move({ 1 }, 1, 1, 1, ctx.answer)", "ctx.answer is read-only: copy it to change it"),
      ("rawset(ctx.answer, 1, 1)", "ctx.answer is read-only: copy it to change it"),
      ("rawset(ctx, 1, 1)", "ctx is read-only"),
      ("setmetatable(ctx.quiz, {})", "ctx.quiz is read-only: copy it to change it"),
      ("a.x = 1", "ctx.memory is read-only: copy it to change it"),
      ("a.list[1] = 1", "ctx.memory is read-only: copy it to change it"),
      ("ctx.refuse()", "ask: unknown key 'limt'"), ("return ctx.refuse()", "ask: unknown key 'limt'"),
      ("pcall(print) local ok, e = pcall(ctx.refuse) error(e, 0)", "ask: unknown key 'limt'"),
      ("return ctx.broken", "no luck"),
      ("ctx.ask({ x = print })", "argument 1.x is a function"), ("ctx.ask(ctx)", "argument 1 is the context itself"),
    ]
    let memory = LuaValue.readOnly("ctx.memory", .map([LuaField(key: "list", value: .list([.int(1)]))]))
    for (source, expected) in cases {
      XCTAssertEqual(try message(source, memory), "plugins/c.lua:1: " + expected, source)
    }
  }

  func testReadOnlyArgumentsCanBeReadAndKept() throws {
    let memory = LuaValue.readOnly(
      "ctx.memory", .map([LuaField(key: "list", value: .list([.int(1), .reference("q1")]))]))
    XCTAssertEqual(
      try result("return a", memory), .map([LuaField(key: "list", value: .list([.int(1), .reference("q1")]))]))
    XCTAssertEqual(try result("return a.list[2].id", memory), .text("q1"))
    XCTAssertEqual(
      try result("return { m = a.list }", memory),
      .map([LuaField(key: "m", value: .list([.int(1), .reference("q1")]))]))
  }

  func testComputedFieldsAreAskedOnceACall() throws {
    var reads = 0
    let machine = try machine("return ctx.answer[1] + ctx.answer[1] + #ctx.answer") { reads += 1 }
    XCTAssertEqual(try machine.call(["run"], [.context], seed: 1), .int(85))
    XCTAssertEqual(reads, 1)
    _ = try machine.call(["run"], [.context], seed: 1)
    XCTAssertEqual(reads, 2)
  }

  func testALaterDefinitionReplacesAnEarlierOne() throws {
    let machine = try machine("return ctx.first.text")
    _ = try machine.call(["run"], [.context], seed: 1)
    try machine.define("q1", .map([LuaField(key: "text", value: .text("New"))]))
    XCTAssertEqual(try machine.call(["run"], [.context], seed: 1), .text("New"))
  }

  func testMachinesMayCallOthersButNotThemselves() throws {
    let inner = try LuaMachine()
    _ = try inner.load(Array("return { loop = function() while true do end end }".utf8), chunk: "inner.lua", seed: 1)
    let outer = try LuaMachine()
    outer.register("inner") { _ throws(HostRefusal) in
      do throws(LuaFailure) { return try inner.call(["loop"], [], seed: 1) } catch {
        throw HostRefusal(message: error.description)
      }
    }
    outer.register("self") { [unowned outer] _ throws(HostRefusal) in
      do throws(LuaFailure) { return try outer.call(["run"], [], seed: 1) } catch {
        throw HostRefusal(message: error.description)
      }
    }
    let source = "return { run = function(f) local ok, e = pcall(f) return tostring(ok) .. e end }"
    _ = try outer.load(Array(source.utf8), chunk: "outer.lua", seed: 1)
    let first = try outer.call(["run"], [.host("inner", bound: nil)], seed: 1)
    XCTAssertEqual(
      first,
      .text(
        "falseouter.lua:1: inner.lua:1: stopped after 10000000 instructions: an endless loop, or too much work for one call"
      ))
    XCTAssertFalse(inner.isAlive)
    let second = try outer.call(["run"], [.host("self", bound: nil)], seed: 1)
    XCTAssertEqual(
      second,
      .text("falseouter.lua:1: this Lua machine is running: a host function cannot call the machine that called it"))
    XCTAssertTrue(outer.isAlive)
  }

  func testTheWorkOfAHostFunctionCounts() throws {
    var limits = LuaLimits.standard
    limits.milliseconds = 50
    let machine = try LuaMachine(limits: limits)
    machine.register("work") { _ in
      let start = ThreadTime.seconds
      while ThreadTime.seconds - start < 0.1 {}
      return .none
    }
    _ = try machine.load(Array("return { run = function(f)\n pcall(f) return 1 end }".utf8), chunk: "a.lua", seed: 1)
    let failure = failure { () throws(LuaFailure) in
      _ = try machine.call(["run"], [.host("work", bound: nil)], seed: 1)
    }
    XCTAssertEqual(failure?.kind, .time)
    XCTAssertEqual(failure?.line, 1)  // where the called function begins: the line at hand differs from run to run
  }

  func testRequire() throws {
    let files = [
      "util": "local u = {} function u.twice(n) return n * 2 end return u", "a": "return require 'b'",
      "b": "return require 'a'", "bad": "return +", "nothing": "x = 1", "raises": "\nerror('sorry')",
    ]
    let machine = try LuaMachine(modules: { files[$0].map { Array($0.utf8) } })
    func load(_ body: String) throws(LuaFailure) -> LuaValue {
      try machine.load(Array(body.utf8), chunk: "plugins/main.lua", seed: 1)
    }
    XCTAssertEqual(
      try load("local u = require 'util' return u.twice(4) .. tostring(u == require('util'))"), .text("8true"))
    XCTAssertEqual(machine.requiredModules.map(\.name), ["util"])
    XCTAssertEqual(try load("return require 'nothing'"), .bool(true))
    let cases: [(String, String)] = [
      ("return require 'a'", "plugins/b.lua:1: require 'a': the files require each other in a circle"),
      ("return require 'zzz'", "plugins/main.lua:1: require 'zzz': there is no file of this name"),
      (
        "return require '../x'",
        "plugins/main.lua:1: require '../x': a name of letters, digits, '_' and '-', without folder or ending"
      ),
      ("return require 'bad'", "plugins/bad.lua:1: unexpected symbol near '+'"),
      ("return require 'raises'", "plugins/raises.lua:2: sorry"),
    ]
    for (source, expected) in cases {
      XCTAssertEqual(failure { () throws(LuaFailure) in _ = try load(source) }?.description, expected)
    }
  }
}

import Foundation
import XCTest

/// Plugins and Lua quizzes against the wall between scripts and the program, as a user meets them: exit codes and sentences.
final class LuaWallTests: XCTestCase {
  /// Makes Lua's stack grow under a concatenation, which its library does not survive by itself.
  private static let concatenation = """
    local function deep(n) if n == 0 then return 0 end return 1 + deep(n - 1) end
    local keep, p = {}, "\\x44AAAAAAABBBBBBBB"
    local t = setmetatable({}, { __concat = function(a, b)
      deep(3000)
      for n = 4, 250 do keep[#keep + 1] = p:rep(n) keep[#keep + 1] = p:rep(n) .. "12345678" end
      return "R" end })
    local function f(x, y) return x .. y .. t end
    local r = f("first", "second")

    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(2, #""id":"mini","#))
    return place
  }

  private let answers = Array(repeating: #"{"answer":["true"]}"#, count: 2)

  func testAPluginDoesNotCrashTheProgram() throws {
    let place = try place()
    try place.plugin(
      "uaf", "return { api = 1, name = 'uaf', judge = function()\n\(Self.concatenation) error('value=' .. r) end }")
    let outcome = try place.run(["mini", "--plugin", "uaf", "--json"], answers)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertTrue(outcome.output.contains("value=firstR"), outcome.output)
  }

  func testAQuizFileDoesNotCrashListings() throws {
    let place = try place()
    try place.write(
      Self.concatenation
        + "return { title = 'T' .. r, questions = { { id = 'q', text = r, answers = { { text = 'a', correct = true }, { text = 'b' } } } } }",
      to: "home/quizzes/growing.lua")
    for arguments in [["list"], ["daily", "--status"], ["categories"], ["quiz", "check", "home/quizzes/growing.lua"]] {
      let outcome = try place.run(arguments)
      XCTAssertEqual(outcome.code, 0, "\(arguments) \(outcome.errors)")
    }
    XCTAssertTrue(try place.run(["list"]).output.contains("TfirstR"))
  }

  func testAComparisonIsAKey() throws {
    let place = try place()
    try place.plugin(
      "word",
      """
      local WORD = { [true] = "yes", [false] = "no" }
      return { api = 1, name = "word", judge = function(q, r, ctx)
        local v = ctx.judge(q, r) v.feedback = WORD[v.points == 1] return v end }
      """)
    let lines = [#"{"answer":["true"]}"#, #"{"answer":["false"]}"#]
    let messages = try place.play(["mini", "--plugin", "word"], lines)
    XCTAssertEqual(Set(messages.of("verdict").compactMap { $0.string("feedback") }), ["yes", "no"])
    XCTAssertTrue(messages.of("warning").isEmpty, "\(messages)")
  }

  func testMinutesInOneCallEndAndAreTold() throws {
    let place = try place()
    try place.plugin(
      "hang",
      """
      local ts = {} for i = 1, 1900 do ts[i] = {} end
      for i = 1, 1899 do local mt = {} setmetatable(ts[i], mt) mt.__index = ts[i + 1] end
      setmetatable(ts[1900], { __index = tostring, __tostring = table.concat })
      return { api = 1, name = "hang",
        judge = function() table.concat(ts[1], "", 1, 4900000) return { points = 1, of = 1, correct = true } end }
      """)
    let messages = try place.play(["mini", "--plugin", "hang"], answers)
    XCTAssertTrue(messages.of("warning").contains { $0.text.contains("too much work for one call") }, "\(messages)")
  }

  /// Whether numbers come out the same with and without the processor's newer instructions: played with, verified without.
  func testNumbersAreTheSameOnOlderProcessors() throws {
    let place = try place()
    try place.plugin(
      "numbers",
      """
      local function mix(f) local t = 0
        for i = 1, 2000 do t = t * 31 ~ string.unpack("<i8", string.pack("<d", f(i * 0.001))) end return t end
      return { api = 1, name = "numbers", start = function() return { r = "" } end,
        after = function(state, e, ctx) state.r = ("%x %x %x %x %x %x %x"):format(mix(math.exp), mix(math.sin),
          mix(math.log), mix(math.cos), mix(math.tan), mix(math.atan), mix(function(x) return (x + 1) ^ 1.37 end)) end,
        result = function(state) return { headline = state.r } end }
      """)
    let old = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX,-AVX512F"]
    let first = try place.play(["mini", "--plugin", "numbers", "--seed", "1"], answers)
    XCTAssertEqual(try place.run(["verify"], [], old).code, 0)
    let second = try place.play(["mini", "--plugin", "numbers", "--seed", "1", "--new"], answers, old)
    XCTAssertEqual(first.last("result")?.string("headline"), second.last("result")?.string("headline"))
    XCTAssertNotNil(first.last("result")?.string("headline"))
  }

  /// A file whose name is made up as the sitting runs is kept with it.
  func testAComputedRequireIsRecorded() throws {
    let place = try place()
    try place.write("return { word = 'kept' }", to: "home/plugins/modx.lua")
    try place.plugin(
      "lazy",
      """
      return { api = 1, name = "lazy", start = function() return {} end,
        result = function() local n = "mod" .. "x" return { headline = require(n).word } end }
      """)
    let messages = try place.play(["mini", "--plugin", "lazy"], answers)
    XCTAssertEqual(messages.last("result")?.string("headline"), "kept")
    try FileManager.default.removeItem(atPath: place.root + "/home/plugins/modx.lua")
    XCTAssertEqual(try place.run(["verify"]).output, "1 sitting replayed: all equal.\n")
  }

  /// Where a sitting of rules 1 differs in numbers of the system's library, that proves nothing.
  func testOlderSittingsWithSuchNumbersCannotBeVerified() throws {
    for (formula, sentence) in [("math.exp(0.5)", "cannot verify"), ("1.5", "different")] {
      let place = try place()
      place.verifies = false
      try place.plugin(
        "one", "return { api = 1, name = 'one', result = function() return { headline = 'r' .. \(formula) } end }")
      _ = try place.play(["mini", "--plugin", "one"], answers)
      try place.forge(#"update beginnings set json=replace(json,'"rules":9','"rules":1')"#)
      try place.acceptEvents()
      XCTAssertEqual(try place.run(["verify"]).code, 0, formula)
      try place.forge("update events set json=replace(json,'\"headline\":\"r1','\"headline\":\"r2')")
      try place.acceptEvents()
      let outcome = try place.run(["verify"])
      XCTAssertEqual(outcome.code, 1)
      XCTAssertTrue(outcome.output.contains("\(sentence):"), "\(formula): \(outcome.output)")
    }
  }
}

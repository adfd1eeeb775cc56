import QuizCore
import QuizFormats
import QuizModes
import QuizTesting
import XCTest

/// Modes that keep something beside their state: a check names the lines, and nothing comes of it.
final class SecretModeTests: XCTestCase {
  private func load(_ mode: SecretMode) throws -> Plugin {
    try plugin(mode.source, modules: mode.module.map { ["counter": $0] } ?? [:])
  }

  func testEachCallBeginsAsTheFileWasLoaded() throws {
    XCTAssertGreaterThanOrEqual(SecretMode.all.count, 40)
    for mode in SecretMode.all {
      var stage = Stage(try load(mode))
      try stage.play(true, true, true)
      let points = stage.state.turns.map { $0.verdict?.points }
      XCTAssertEqual(points, [1, 2, 3], "\(mode.name): \(stage.state.failures)")
    }
  }

  /// A sitting that is left after every step comes out as one that was not.
  func testGoingOnIsLikeNotHavingLeft() throws {
    let source = """
      local n, seen = 0, {}
      return { api = 1, start = function() return { log = "" } end,
        after = function(state, event)
          n = n + 1
          seen[#seen + 1] = event.question.id
          state.log = state.log .. n .. #seen .. event.question.id
        end,
        status = function(state) n = n + 1 return { state.log .. n } end,
        result = function(state) return { headline = state.log .. n } end }
      """
    let whole = try plugin(source)
    var stage = Stage(whole)
    try stage.play(true, false, true)
    var state = Stage(whole).state
    for command in [Command.begin] + [true, false, true].map({ .answer(.chosen([String($0)]), inputs: []) }) {
      var decider = Decider(layers: [LuaMode(try plugin(source))], state: state)
      _ = try decider.decide(command)
      state = decider.state
    }
    XCTAssertEqual(stage.state.result?.headline, "11q111q211q30")
    XCTAssertEqual(state.result, stage.state.result)
    XCTAssertEqual(state.modeState, stage.state.modeState)
  }

  // MARK: Checking

  private func lines(_ source: String, _ module: String?) -> [String] {
    let modules = module.map { ["counter": Array($0.utf8)] } ?? [:]
    let source = PluginSource(id: "test", path: "plugins/test.lua", bytes: Array(source.utf8), module: { modules[$0] })
    let quiz = CheckedQuiz(quiz: Stage.quiz, path: "t.json", bytes: [])
    let found = PluginChecker(source, quizzes: [quiz]).report().findings.filter { $0.code == .hiddenState }
    return found.map { "\($0.file):\($0.line)" }
  }

  func testACheckNamesEachLine() throws {
    for mode in SecretMode.all {
      let wanted =
        SecretMode.marked(mode.source).map { "plugins/test.lua:\($0)" }
        + SecretMode.marked(mode.module ?? "").map { "plugins/counter.lua:\($0)" }
      let found = lines(mode.source, mode.module)
      for line in wanted { XCTAssertTrue(found.contains(line), "\(mode.name): \(line) is not in \(found)") }
    }
  }

  /// A table that is filled while the file is loaded, and only read afterwards, is no state.
  func testInnocentModesAreToldNothing() throws {
    let innocent: [(name: String, top: String, body: String)] = [
      (
        "cache", "local byID = {}\nfor i = 1, 9 do byID['k' .. i] = { n = i } end",
        "verdict.n = nil local e = byID.k3 local n = e.n"
      ),
      (
        "filled by a function", "local set = {}\nlocal function add(k) set[k] = true end\nadd('a') add('b')",
        "local x = set.a"
      ),
      ("filled by a callback", "local set = {}\n('a b'):gsub('%a', function(k) set[k] = true end)", "local x = set.a"),
      (
        "filled in a loop", "local words = {}\nfor w in ('a b c'):gmatch('%a') do words[#words + 1] = w end",
        "local x = #words"
      ),
      ("helper on an own table", "local function bump(t) t.n = (t.n or 0) + 1 end", "local own = {} bump(own)"),
      (
        "helper on the response", "local function first(list) return list[1] end",
        "local x = first(question.answers or {})"
      ),
      (
        "own closure", "local function counter() local n = 0 return function() n = n + 1 return n end end",
        "local tick = counter() tick() tick()"
      ),
      (
        "own object",
        "local Box = {}\nBox.__index = Box\nfunction Box:add() self.n = self.n + 1 end\n"
          + "local function new() return setmetatable({ n = 0 }, Box) end", "local box = new() box:add()"
      ),
      ("copy", "local words = { 'b', 'a' }", "local copy = { table.unpack(words) } table.sort(copy) copy[1] = 'c'"),
      ("list of functions", "local ways = { a = function(v) return v end }", "verdict = ways.a(verdict)"),
      (
        "library by other names", "local floor, insert = math.floor, table.insert",
        "local own = {} insert(own, floor(1.5))"
      ),
      ("lazy constant in a local", "local words = { 'a' }", "local n = 0 for _ in ipairs(words) do n = n + 1 end"),
      (
        "factory at load and in play",
        "local function list(n) local l = {} for i = 1, n do l[i] = i end return l end\n"
          + "local ten = list(10)", "local own = list(3) own[1] = ten[1]"
      ),
    ]
    for mode in innocent {
      let source = """
        \(mode.top)
        return { api = 1, quiz = "marked",
          judge = function(question, response, ctx)
            local verdict = ctx.judge(question, response)
            \(mode.body)
            return verdict
          end }
        """
      XCTAssertEqual(lines(source, nil), [], mode.name)
    }
  }
}

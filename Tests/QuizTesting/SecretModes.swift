/// Modes that keep something beside their state, in every way that Lua has.
///
/// Each marks as the quiz does, but takes all points away once it remembers an earlier call. Lines to be named by a check end with
/// `-- HERE`.
package struct SecretMode: Sendable {
  package let name: String
  package let source: String
  /// The source of `lib/counter.lua`, which some require.
  package var module: String?

  /// `top` stands above the table that is returned; `body` gives `k` a value above 1 when it remembers something.
  init(_ name: String, _ top: String, _ body: String, module: String? = nil) {
    self.name = name
    self.module = module
    source = """
      \(top)
      return { api = 1, quiz = "marked",
        judge = function(question, response, ctx)
          local verdict = ctx.judge(question, response)
          local k = 1
          \(body)
          if k ~= 1 then verdict.points, verdict.correct = 0, false end
          return verdict
        end }
      """
  }

  /// The lines that a check names, from 1.
  package static func marked(_ source: String) -> [Int] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("-- HERE") }.map { $0.offset + 1 }
  }

  package static let all = variables + tables + library + helpers + objects + others

  private static let variables = [
    SecretMode("number", "local n = 0", "n = n + 1 k = n -- HERE"),
    SecretMode("text", "local s = ''", "s = s .. 'x' k = #s -- HERE"),
    SecretMode("truth", "local seen = false", "if seen then k = 2 end\nseen = true -- HERE"),
    SecretMode("swap", "local a, b = 1, 2", "k = a\na, b = b, a -- HERE"),
    SecretMode("response", "local old", "if old then k = 2 end\nold = response -- HERE"),
    SecretMode("question", "local old = {}", "if old.q then k = 2 end\nold.q = question -- HERE"),
    SecretMode("ctx", "local old", "if old then k = 2 end\nold = ctx -- HERE"),
    SecretMode("random", "local draw", "if draw then k = 2 end\ndraw = draw or ctx.random -- HERE"),
    SecretMode("function", "local f = function() return 1 end", "k = f()\nf = function() return 2 end -- HERE"),
    SecretMode("protected", "local n = 0", "pcall(function()\nn = n + 1 -- HERE\nerror('x') end)\nk = n"),
    SecretMode("replaced text", "local n = 0", "local s = ('x'):gsub('x', function()\nn = n + 1 -- HERE\nend)\nk = n"),
    SecretMode("never run", "local n = 0", "if k == 7 then\nn = n + 1 -- HERE\nend\nk = n + 1"),
  ]

  private static let tables = [
    SecretMode("list", "local list = {}", "list[#list + 1] = 1 -- HERE\nk = #list"),
    SecretMode("field", "local box = { n = 0 }", "box.n = box.n + 1 -- HERE\nk = box.n"),
    SecretMode("nested", "local box = { a = { { n = 0 } } }", "local b = box.a[1]\nb.n = b.n + 1 -- HERE\nk = b.n"),
    SecretMode("insert", "local list = {}", "table.insert(list, 1) -- HERE\nk = #list"),
    SecretMode("insert by another name", "local list, add = {}, table.insert", "add(list, 1) -- HERE\nk = #list"),
    SecretMode("remove", "local list = { 1, 2, 3, 4 }", "k = list[4] and 1 or 2\ntable.remove(list) -- HERE"),
    SecretMode("sort", "local list = { 2, 1 }", "k = list[1] == 2 and 1 or 2\ntable.sort(list) -- HERE"),
    SecretMode("move", "local list = {}", "table.move({ 1 }, 1, 1, #list + 1, list) -- HERE\nk = #list"),
    SecretMode("rawset", "local box = {}", "rawset(box, 'n', (box.n or 0) + 1) -- HERE\nk = box.n"),
    SecretMode("removed key", "local box = { a = 1 }", "k = box.a or 2\nbox.a = nil -- HERE"),
    SecretMode("memo", "local memo = {}", "k = memo.x and 2 or 1\nmemo.x = memo.x or {} -- HERE"),
    SecretMode(
      "loop", "local boxes = { { n = 0 } }",
      "for _, box in ipairs(boxes) do\nbox.n = box.n + 1 -- HERE\nk = box.n end"),
    SecretMode(
      "choice", "local box = { n = 0 }", "local b = k == 1 and box or {}\nb.n = (b.n or 0) + 1 -- HERE\nk = b.n"),
  ]

  private static let library = [
    SecretMode("string", "", "string.n = (string.n or 0) + 1 -- HERE\nk = string.n"),
    SecretMode("table", "", "table.n = (table.n or 0) + 1 -- HERE\nk = table.n"),
    SecretMode("math", "", "math.pi = math.pi + 1 -- HERE\nk = math.pi < 5 and 1 or 2"),
    SecretMode("utf8", "", "rawset(utf8, 'n', (utf8.n or 0) + 1) -- HERE\nk = utf8.n"),
    SecretMode("another name", "local s = string", "s.n = (s.n or 0) + 1 -- HERE\nk = s.n"),
    SecretMode("by _G", "", "_G.string.n = (_G.string.n or 0) + 1 -- HERE\nk = string.n"),
    SecretMode(
      "by a key", "", "local lib = _ENV['str' .. 'ing']\nlib.n = (lib.n or 0) + 1 -- HERE\nk = lib.n"),
    SecretMode(
      "by pairs", "",
      "for name, lib in pairs(_G) do if name == 'math' then\nlib.n = (lib.n or 0) + 1 -- HERE\nk = lib.n end end"),
    SecretMode("method", "", "k = ('a'):upper() == 'A' and 1 or 2\nstring.upper = string.lower -- HERE"),
    SecretMode("global", "cache = { n = 0 }", "cache.n = cache.n + 1 -- HERE\nk = cache.n"),
  ]

  private static let helpers = [
    SecretMode("helper", "local n = 0\nlocal function tick() n = n + 1 return n end -- HERE", "k = tick()"),
    SecretMode(
      "argument", "local function bump(t) t.n = t.n + 1 return t.n end\nlocal box = { n = 0 }", "k = bump(box) -- HERE"),
    SecretMode(
      "argument of an argument",
      "local function add(t) t.n = t.n + 1 end\nlocal function bump(t) add(t) return t.n end\nlocal box = { n = 0 }",
      "k = bump(box) -- HERE"),
    SecretMode(
      "result", "local box = { n = 0 }\nlocal function get() return box end",
      "get().n = get().n + 1 -- HERE\nk = get().n"),
    SecretMode(
      "closure",
      "local function counter() local n = 0\nreturn function() n = n + 1 return n end end -- HERE\nlocal tick = counter()",
      "k = tick()"),
    SecretMode(
      "queue",
      "local function queue() local l = {}\nreturn { push = function(x) l[#l + 1] = x return #l end } end -- HERE\n"
        + "local mine = queue()", "k = mine.push(1)"),
    SecretMode(
      "field of the file", "local M = { n = 0 }\nfunction M.tick() M.n = M.n + 1 return M.n end -- HERE", "k = M.tick()"
    ),
    SecretMode("iterator", "local words = ('a b c d'):gmatch('%a')", "k = words() == 'a' and 1 or 2 -- HERE"),
  ]

  private static let objects = [
    SecretMode(
      "object",
      "local Box = {}\nBox.__index = Box\nfunction Box:add() self.n = self.n + 1 return self.n end\n"
        + "local box = setmetatable({ n = 0 }, Box)", "k = box:add() -- HERE"),
    SecretMode(
      "behind __index", "local m = { n = 0 }\nlocal box = setmetatable({}, { __index = m })",
      "m.n = m.n + 1 -- HERE\nk = box.n"),
    SecretMode(
      "memo by __index",
      "local memo = setmetatable({}, { __index = function(t, key)\nrawset(t, key, 2) -- HERE\nreturn 1 end })",
      "k = memo.x"),
    SecretMode(
      "log by __newindex",
      "local log = {}\nlocal w = setmetatable({}, { __newindex = function(_, _, value)\nlog[#log + 1] = value -- HERE\nend })",
      "w.x = 1 -- HERE\nk = #log"),
    SecretMode(
      "called by __call",
      "local box = setmetatable({ n = 0 }, { __call = function(self)\nself.n = self.n + 1 -- HERE\nreturn self.n end })",
      "k = box()"),
    SecretMode(
      "metatable", "local box = {}", "k = getmetatable(box) and 2 or 1\nsetmetatable(box, { x = 1 }) -- HERE"),
  ]

  private static let others = [
    SecretMode(
      "module", "local c = require('counter')", "c.n = c.n + 1 -- HERE\nk = c.n", module: "return { n = 0 }"),
    SecretMode(
      "module required in a hook", "", "local c = require('counter')\nc.n = c.n + 1 -- HERE\nk = c.n",
      module: "return { n = 0 }"),
    SecretMode(
      "helper of a module", "local c = require('counter')", "k = c.tick()",
      module: "local n = 0\nreturn { tick = function()\nn = n + 1 -- HERE\nreturn n end }"),
    SecretMode(
      "argument of a module", "local c = require('counter')\nlocal box = { n = 0 }", "k = c.bump(box) -- HERE",
      module: "return { bump = function(t) t.n = t.n + 1 return t.n end }"),
  ]
}

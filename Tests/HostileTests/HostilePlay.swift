import Foundation
import QuizCore
import QuizModes
import QuizPlay
import QuizTesting
import QuizWire
import TextLayout

/// Plays a hostile plugin through the real decider, mode and faces, with a calm modifier on top, and keeps what came out.
final class HostilePlay {
  private(set) var transcript = ""
  /// Calls that took more processor time than the limit allows.
  private(set) var slow: [String] = []

  enum Face { case json, plain }

  /// A mode that measures the calls of the one inside.
  private final class TimedMode: Mode {
    let inner: any Mode
    private let noticed: (String) -> Void
    var info: ModeInfo { inner.info }

    init(_ inner: any Mode, noticed: @escaping (String) -> Void) {
      self.inner = inner
      self.noticed = noticed
    }

    private func timed<Answer>(
      _ hook: Hook, _ body: () throws(HookFailure) -> Answer
    ) throws(HookFailure) -> Answer {
      let start = HostilePlay.processorTime
      defer {
        let seconds = HostilePlay.processorTime - start
        if seconds > 1.5 { noticed("\(hook.rawValue) took \(seconds) s") }
      }
      return try body()
    }

    func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String] {
      try timed(.order) { () throws(HookFailure) in try inner.order(questions, context) }
    }
    func start(_ context: HookContext) throws(HookFailure) -> PlainValue {
      try timed(.start) { () throws(HookFailure) in try inner.start(context) }
    }
    func next(_ context: HookContext) throws(HookFailure) -> Step {
      try timed(.next) { () throws(HookFailure) in try inner.next(context) }
    }
    func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict {
      try timed(.judge) { () throws(HookFailure) in try inner.judge(question, turn, context) }
    }
    func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
      try timed(.after) { () throws(HookFailure) in try inner.after(turn, context) }
    }
    func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
      try timed(.acted) { () throws(HookFailure) in try inner.acted(turn, context) }
    }
    func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry] {
      try timed(.status) { () throws(HookFailure) in try inner.status(context) }
    }
    func result(_ context: HookContext) throws(HookFailure) -> SittingResult {
      try timed(.result) { () throws(HookFailure) in try inner.result(context) }
    }
  }

  /// Seconds of this thread's own work.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: What is played

  /// The source in a file of its own; other files it may require.
  func play(_ source: String, modules: [String: String] = [:], face: Face) {
    let start = Self.processorTime
    let loaded = Self.plugin("hostile", source, modules)
    if Self.processorTime - start > 1.5 { slow.append("loading took \(Self.processorTime - start) s") }
    switch loaded {
    case .failure(let problem): transcript += "refused: \(problem.message)\n"
    case .success(let plugin):
      transcript += "\(plugin.info.name.prefix(100)) \(plugin.info.options.count)\n"
      sit(plugin, face)
      askAside(plugin)
    }
  }

  private func sit(_ plugin: Plugin, _ face: Face) {
    var printed: [String] = []
    let hostile = LuaMode(plugin, log: PluginLog { _, line in printed.append(line) })
    let timed = TimedMode(hostile) { [unowned self] in slow.append($0) }
    let layers: [any Mode] = (plugin.info.isModifier ? [BuiltInMode(), timed] : [timed]) + [LuaMode(Self.calm)]
    var beginning = Beginning.of(plugin.info.fits == .none ? nil : Self.quiz, layers: layers)
    beginning.options = plugin.info.options.compactMap { named in
      named.spec.initial.map { PlainField(named.name, $0) }
    }
    let sitting = Sitting(
      .of(beginning), layers: layers, record: RecordDouble(), wallClock: { WallTime(milliseconds: 0) })
    let lines = ScriptedLines(Self.acts(face), echo: .pipe)
    do throws(Refusal) {
      switch face {
      case .json: _ = try JSONLinesFace(sitting, lines.io, virtualClock: true).play(resumed: false)
      case .plain: _ = try PlainFace(sitting, lines.io, isInteractive: false).play(resumed: false)
      }
    } catch {
      // The program cleans every sentence on its way out.
      transcript += "refused: \(error.sentence.cleaned)\n"
    }
    transcript += lines.transcript + lines.warnings.joined(separator: "\n")
    transcript += "\nlog: \(printed.joined(separator: "\n"))\n"
  }

  /// Asks for what lies outside a sitting: examples, achievements, the day's quiz.
  private func askAside(_ plugin: Plugin) {
    for report in ExampleRunner(plugin).run() { transcript += "example \(report)\n" }
    let stats = PlainValue.record([
      PlainField("finished", .int(3)), PlainField("streak", .record([PlainField("best", .int(2))])),
    ])
    let start = Self.processorTime
    let earned = plugin.earned(stats)
    if Self.processorTime - start > 3 { slow.append("the achievements took \(Self.processorTime - start) s") }
    transcript += "earned \(earned.ids) \(earned.problems)\n"
    let today = TodayHook([plugin]).quiz(of: [Self.quiz], on: CivilDay(year: 2026, month: 11, day: 20))
    transcript += "today \(today.id ?? "-") \(today.failures.map(\.message))\n"
  }

  static func plugin(_ id: String, _ source: String, _ modules: [String: String]) -> Result<Plugin, PluginProblem> {
    let source = PluginSource(
      id: id, path: "plugins/\(id).lua", bytes: Array(source.utf8), module: { modules[$0].map { Array($0.utf8) } })
    return Result { () throws(PluginProblem) in try Plugin.load(source) }
  }

  /// Files that snippets require.
  static let modules = [
    "broken": "return (", "circle": "return require('circle2')", "circle2": "return require('circle')",
    "shared": "return {}", "counter": "local n = 0 return function() n = n + 1 return n end",
    "tamper": "string.rep = function() return ('x') end tostring = nil pairs = nil return true",
  ]

  /// A well-behaved modifier, which must give right answers whatever the mode below does.
  static var calm: Plugin {
    let source = """
      return { api = 1, name = "Calm",
        judge = function(q, r, ctx) local v = ctx.judge(q, r) v.feedback = "calm " .. ("y"):rep(3) .. #tostring(v.of) return v end,
        status = function() return { "calm" } end }
      """
    switch plugin("calm", source, [:]) {
    case .success(let plugin): return plugin
    case .failure(let problem): preconditionFailure(problem.message)
    }
  }

  /// The output of the calm modifier when nothing disturbs it.
  static func calmTranscript() -> String {
    let sitting = Sitting.of(quiz, BuiltInMode(), LuaMode(calm))
    let lines = ScriptedLines(acts(.json), echo: .pipe)
    _ = try? JSONLinesFace(sitting, lines.io, virtualClock: true).play(resumed: false)
    return lines.transcript
  }

  static let quiz: Quiz = .of(
    .single("q1", "*yes", "no") { $0.hint = "a hint" }, .multiple("q2", "*one", "*two", "three"),
    .text("q3", accept: "word*") { $0.limit = 20 }, .range("q4", correct: 50), .order("q5", "first", "second"),
    .match("q6", [("l1", "r1"), ("l2", "r2")]), .number("q7", 7), .truefalse("q8", true), .info("page"),
    .single("q9", "*yes", "no"), id: "quiz"
  ) { $0.navigation.back = true }

  /// Blind input: whatever is open, much of it is refused, something is taken.
  private static func acts(_ face: Face) -> [ScriptedLines.Act] {
    let json = [
      #"{"hint":true}"#, #"{"action":"go"}"#, #"{"answer":["a"]}"#, #"{"continue":true}"#, #"{"back":true}"#,
      #"{"answer":["b"]}"#, #"{"answer":["a","b"]}"#, #"{"answer":"words"}"#, #"{"answer":0.5}"#, #"{"wait":30000}"#,
      #"{"answer":["b","a"]}"#, #"{"answer":{"l1":"r1"}}"#, #"{"answer":["true"]}"#, #"{"skip":true}"#,
      #"{"action":"b1"}"#, #"{"answer":["a"],"inputs":{"wager":1}}"#,
    ]
    let plain = ["h", "1", "", "go", "2", "b", "1 2", "words", "0.5", "s", "2 1", "1 1", "?", "x", "7"]
    return (face == .json ? json + json + json : plain + plain + plain).map(ScriptedLines.Act.line)
  }
}

internal import JSONText
internal import LuaKit
internal import QuizCore
internal import QuizFormats
internal import QuizModes
internal import TextLayout

/// `quizrun plugin explain P [QUIZ|SITTING]`: what each hook got and answered in a sitting.
struct PluginExplainCommand {
  private let shell: Shell
  private let parsed: ParsedCommand

  init(_ shell: Shell, _ parsed: ParsedCommand) {
    self.shell = shell
    self.parsed = parsed
  }

  func run() throws(Exit) -> Int32 {
    let plugin = try shell.library.plugin(parsed.operands[0])
    let hooks = try hooks()
    let explanation = try explanation(plugin)
    let entries = explanation.entries.filter { entry in
      guard case .called(let call, _) = entry, !hooks.isEmpty else { return true }
      return hooks.contains(call.hook)
    }
    for entry in entries {
      Console.write(parsed.has("json") ? PluginExplainText.json(entry) : PluginExplainText.text(entry, plugin))
    }
    return 0
  }

  private func hooks() throws(Exit) -> Set<Hook> {
    var hooks: Set<Hook> = []
    for word in parsed.values("hook") {
      guard let hook = Hook(rawValue: word) else {
        let known = Hook.allCases.map(\.rawValue).joined(separator: ", ")
        throw Exit(UsageError.badValue(option: "--hook", value: word, expected: "one of \(known)"))
      }
      hooks.insert(hook)
    }
    return hooks
  }

  private func explanation(_ plugin: Plugin) throws(Exit) -> PluginExplanation {
    let languages = shell.library.languages
    guard parsed.operands.count > 1 else { return try drawn(plugin, try ownQuiz(plugin)) }
    let word = parsed.operands[1]
    if let found = try shell.library.quiz(named: word, seed: 0) { return try drawn(plugin, found) }
    let (stored, events) = try recorded(word)
    var plugins: [Plugin] = []
    for mode in stored.beginning.plugins where mode.sha256 != nil && mode.id != plugin.info.id {
      plugins.append(try shell.library.plugin(mode.id))
    }
    plugins.insert(plugin, at: plugin.info.isModifier ? plugins.count : 0)
    let commands = RecordedCommands.of(events, from: stored.beginning)
    return PluginExplanation(stored.beginning, plugins, commands: commands, languages: languages)
  }

  /// The sitting whose id ends in the word.
  private func recorded(_ word: String) throws(Exit) -> (StoredSitting, [SittingEvent]) {
    let record = try shell.record.toRead()
    let wanted = word.uppercased()
    let ids = try recorded { () throws(RecordFailure) in
      try record.history(player: nil).map(\.sitting) + record.unfinished(player: shell.playerName).map(\.sitting)
    }.filter { $0.hasSuffix(wanted) }
    guard wanted.count >= 4, let id = ids.first else {
      throw Exit(
        Exit.noInput, "there is no quiz and no sitting '\(word)': `quizrun list` and `quizrun history` list them")
    }
    let loaded = try recorded { () throws(RecordFailure) in try record.load(id) }
    return (loaded.sitting, loaded.events)
  }

  private func recorded<Value>(_ body: () throws(RecordFailure) -> Value) throws(Exit) -> Value {
    do { return try body() } catch { throw Exit(error) }
  }

  /// The first quiz that names the plugin, else the first that fits; none for a mode that needs none.
  private func ownQuiz(_ plugin: Plugin) throws(Exit) -> QuizAtHand? {
    if plugin.info.fits == ModeInfo.Fit.none { return nil }
    let entries = shell.library.catalogue().entries.filter { entry in
      entry.quiz.map { ModeChoice.fits($0, plugin.info.fits) } ?? false
    }
    guard let entry = entries.first(where: { $0.plugin == plugin.info.id }) ?? entries.first else {
      throw Exit(Exit.noInput, "no quiz fits '\(plugin.info.id)': name one, by path or id")
    }
    return try shell.library.quiz(at: entry.path, seed: 0)
  }

  /// A sitting in which everything that a player can do is drawn by the seed.
  private func drawn(_ plugin: Plugin, _ found: QuizAtHand?) throws(Exit) -> PluginExplanation {
    let request: PlayRequest
    do { request = try PlayRequest(explaining: parsed) } catch { throw Exit(error) }
    let modes = ModeChoice(plugin)
    let choice = found.map(QuizChoice.quiz) ?? .withoutQuiz
    let least = plugin.info.players.lowerBound
    var wanted = request
    if least > 1 { wanted.players = (1...least).map { "Player \($0)" } }
    let seed = request.seed ?? 1
    let plan = try SittingPlan(
      choice, wanted, modes, shell.library, seed: seed, player: shell.playerName, record: shell.record)
    let (day, _) = shell.zone.local(shell.clock.now())
    let uses = plan.plugins.map { PluginUse($0.info) }
    let beginning = Beginning(
      sitting: "", quiz: plan.quiz, plugins: plan.plugins[0].info.isModifier ? [PluginUse(.builtIn)] + uses : uses,
      options: plan.options, seed: seed, players: plan.players, day: day)
    return PluginExplanation(beginning, plan.plugins, commands: nil, languages: shell.library.languages)
  }
}

/// An entry of an explanation, as text and as a line of JSON.
enum PluginExplainText {
  static func text(_ entry: PluginExplanation.Entry, _ plugin: Plugin) -> String {
    switch entry {
    case .did(let what): return "\n> \(what)\n".cleaned
    case .failed(let message): return "  failed: \(message)\n".cleaned
    case .ended(let result): return "\nresult: \(summary(result))\n".cleaned
    case .called(let call, let line): return text(call, line, plugin)
    }
  }

  private static func summary(_ result: SittingResult) -> String {
    let score = result.points.map { points in
      Scores.written(points) + (result.of.map { " of \(Scores.written($0))" } ?? "") + " points"
    }
    return [result.headline, result.outcome.map { "outcome '\($0)'" }, score].compactMap { $0 }.joined(separator: ", ")
  }

  private static func text(_ call: HookCall, _ line: Int, _ plugin: Plugin) -> String {
    let file = call.plugin == plugin.info.id ? plugin.source.path : call.plugin
    var lines = ["  \(call.hook.rawValue)  \(file):\(line)  \(cost(call))"]
    for (name, value) in zip(names(call.hook), call.arguments) where value != .context {
      lines.append("    \(name) = \(shortened(value.written))")
    }
    for text in call.log { lines.append("    print: \(text)") }
    switch call.outcome {
    case .success(let value): lines.append("    → \(shortened(value.written))")
    case .failure(let failure): lines.append("    ✗ \(failure.description)")
    }
    return lines.map { $0 + "\n" }.joined().cleaned
  }

  private static func cost(_ call: HookCall) -> String {
    "\(call.instructions) of \(LuaLimits.standard.instructions) instructions, \(call.memory / 1024) KB"
  }

  private static func names(_ hook: Hook) -> [String] {
    switch hook {
    case .today: ["quizzes", "day", "ctx"]
    case .start: ["ctx"]
    case .order: ["questions", "ctx"]
    case .judge: ["question", "response", "ctx"]
    case .after, .acted: ["state", "event", "ctx"]
    case .next, .status, .result: ["state", "ctx"]
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count <= longest ? text : text.prefix(longest) + "…"
  }

  private static let longest = 600

  static func json(_ entry: PluginExplanation.Entry) -> String {
    let object: JSONObject
    switch entry {
    case .did(let what): object = ["type": .text("did"), "what": .text(what.cleaned)]
    case .failed(let message): object = ["type": .text("failed"), "message": .text(message.cleaned)]
    case .ended(let result): object = ["type": .text("result"), "summary": .text(summary(result).cleaned)]
    case .called(let call, let line): object = self.object(call, line)
    }
    return JSONWriter.text(.object(object)) + "\n"
  }

  private static func object(_ call: HookCall, _ line: Int) -> JSONObject {
    let named = zip(names(call.hook), call.arguments).filter { $0.1 != .context }
    var object: JSONObject = [
      "type": .text("hook"), "hook": .text(call.hook.rawValue), "plugin": .text(call.plugin.cleaned),
      "line": .int(line),
      "input": .object(JSONObject(named.map { ($0.0, .text($0.1.written.cleaned)) })),
      "instructions": .int(call.instructions), "limit": .int(Int(LuaLimits.standard.instructions)),
      "memory": .int(call.memory), "log": .list(call.log.map { .text($0.cleaned) }),
    ]
    switch call.outcome {
    case .success(let value): object.append("output", .text(value.written.cleaned))
    case .failure(let failure): object.append("error", .text(failure.description.cleaned))
    }
    return object
  }
}

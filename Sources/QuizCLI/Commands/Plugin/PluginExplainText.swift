internal import JSONText
internal import LuaKit
internal import QuizCore
internal import QuizModes
internal import TextLayout

/// An entry of an explanation, as text and as a line of JSON.
enum PluginExplainText {
  static func text(_ entry: PluginExplanation.Entry, _ plugin: Plugin) -> String {
    switch entry {
    case .did(let what): return "\n> \(what)\n".cleaned
    case .parted(let sentence): return "\n\(sentence)\n".cleaned
    case .failed(let message): return "  failed: \(message)\n".cleaned
    case .ended(let result): return "\nresult: \(summary(result))\n".cleaned
    case .called(let call, let line): return text(call, line, plugin)
    }
  }

  private static func summary(_ result: SittingResult) -> String {
    let score = result.points.map { points in
      Scores.written(points) + (result.of.map { " of \(Scores.written($0))" } ?? "") + " "
        + (result.unit?.form(of: result.of ?? points) ?? "points")
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
    case .failure(let failure): lines.append("    ✗ \(failure.withCallers(of: call.hook.rawValue))")
    }
    return lines.map { $0 + "\n" }.joined().cleaned
  }

  private static func cost(_ call: HookCall) -> String {
    call.isByClock
      ? "stopped by the clock"
      : "\(call.instructions) of \(LuaLimits.standard.instructions) instructions, \(call.memory / 1024) KB"
  }

  private static func names(_ hook: Hook) -> [String] {
    switch hook {
    case .today: ["quizzes", "day", "ctx"]
    case .start: ["ctx"]
    case .order: ["questions", "ctx"]
    case .judge: ["question", "response", "ctx"]
    case .after, .acted: ["state", "event", "ctx"]
    case .next, .keep, .status, .result: ["state", "ctx"]
    case .due: ["memory", "quiz", "ctx"]
    }
  }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars  // a character may have thousands
    return scalars.count <= longest ? text : String(scalars.prefix(longest)) + "…"
  }

  private static let longest = 600

  static func json(_ entry: PluginExplanation.Entry) -> String {
    let object: JSONObject
    switch entry {
    case .did(let what): object = ["type": .text("did"), "what": .text(what.cleaned)]
    case .failed(let message): object = ["type": .text("failed"), "message": .text(message.cleaned)]
    case .parted(let sentence): object = ["type": .text("parted"), "message": .text(sentence.cleaned)]
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
      "limit": .int(Int(LuaLimits.standard.instructions)), "log": .list(call.log.map { .text($0.cleaned) }),
    ]
    if !call.isByClock {
      object.append("instructions", .int(call.instructions))
      object.append("memory", .int(call.memory))
    }
    switch call.outcome {
    case .success(let value): object.append("output", .text(value.written.cleaned))
    case .failure(let failure): object.append("error", .text(failure.withCallers(of: call.hook.rawValue).cleaned))
    }
    return object
  }
}

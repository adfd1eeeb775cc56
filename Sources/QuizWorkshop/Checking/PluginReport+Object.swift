package import JSONText
internal import QuizCore
package import QuizModes
internal import TextLayout

extension PluginReport {
  /// The report for programs.
  package var object: JSONObject {
    [
      "plugin": .text(id.cleaned), "path": .text(path.cleaned), "clean": .bool(findings.isEmpty),
      "findings": .list(findings.map { .object($0.object) }),
      "quizzes": .list(quizzes.map { .object($0.object) }), "unplayed": .list(unplayed.map { .text($0.cleaned) }),
      "played": .bool(isPlayed), "remarks": .list(remarks.map { .object($0.object) }),
      "costs": .list(
        costs.map { cost in
          .object([
            "hook": .text(cost.hook.rawValue), "instructions": .int(cost.instructions), "ms": .int(cost.milliseconds),
            "memory": .int(cost.memory), "calls": .int(cost.calls),
          ])
        }),
    ]
  }
}

extension PluginReport.Remark {
  fileprivate var object: JSONObject {
    var object: JSONObject = ["message": .text(sentence.cleaned)]
    if let line { object.append("line", .int(line)) }
    return object
  }
}

extension PluginFinding {
  package var object: JSONObject {
    var object: JSONObject = [
      "code": .text(code.rawValue), "file": .text(file.cleaned), "line": .int(line),
      "message": .text(message.cleaned), "suggestion": .text(suggestion.cleaned),
    ]
    if let hook { object.append("hook", .text(hook.rawValue)) }
    return object
  }
}

extension PluginReport.QuizReport {
  package var object: JSONObject {
    var object: JSONObject = ["id": .text(id.cleaned), "sittings": .int(sittings)]
    guard let guesses else { return object }
    object.append("exact", .bool(guesses.isExact))
    if !guesses.isExact { object.append("drawn", .int(guesses.drawn)) }
    for (key, value) in [("points", guesses.points), ("of", guesses.of), ("percent", guesses.percent)] {
      if let value { object.append(key, .number(value)) }
    }
    let ids = outcomes + guesses.outcomes.keys.filter { !outcomes.contains($0) }.sorted()
    if !guesses.outcomes.isEmpty {
      object.append(
        "outcomes", .object(JSONObject(ids.map { ($0.cleaned, Self.share(guesses.outcomes[$0] ?? .zero)) })))
    }
    if let rate = guesses.tieRate, !guesses.ties.isEmpty {
      object.append("ties", Self.share(rate))
      object.append(
        "tieWays",
        .object(JSONObject(guesses.ties.sorted { $0.key < $1.key }.map { (String($0.key), Self.share($0.value)) })))
    }
    return object
  }

  private static func share(_ share: Fraction) -> JSONValue {
    .object(["fraction": .text(share.written), "share": .number(share.double)])
  }
}

package import JSONText
package import QuizCore
internal import TextLayout

/// The JSON lines that quizrun writes: names and shapes of `docs/protocol.md`.
///
/// Lists and `inputs` are always there; other keys are absent when they have no value. Every text is cleaned of control
/// characters.
package enum Wire {
  /// One line, without its newline.
  package static func line(_ moment: Moment, _ sitting: StoredSitting) -> String? {
    switch moment {
    case .step(.question(let view)): return write(question(view))
    case .step(.page(let view)): return write(page(view))
    case .hint(let text): return write(["type": "hint", "text": string(text)])
    case .timeout(let step): return write(["type": "timeout", "step": .int(step)])
    case .verdict(let view): return write(verdict(view))
    case .result(let result): return write(self.result(result))
    case .warning(let text), .news(let text): return message("warning", text)
    case .refused(let text): return message("error", text)
    case .waitingForFinish, .discarded: return nil
    }
  }

  /// `toBeat` is the score of the challenge that is accepted.
  package static func begin(_ sitting: StoredSitting, resumed: Bool, toBeat: ScoreToBeat? = nil) -> String {
    let beginning = sitting.beginning
    var quiz = JSONValue.null
    if let played = beginning.quiz { quiz = ["id": string(played.id), "title": string(played.title)] }
    var object: JSONObject = [
      "type": "begin", "sitting": string(beginning.sitting), "quiz": quiz,
      "plugin": ["name": string(beginning.mode.name)], "seed": .int(beginning.seed), "rules": .int(beginning.rules),
      "resumed": .bool(resumed),
    ]
    if let toBeat {
      var challenge: JSONObject = ["player": string(toBeat.player)]
      challenge.add("points", toBeat.score.points)
      challenge.add("of", toBeat.score.of)
      challenge.add("percent", toBeat.score.percent)
      object.append("challenge", .object(challenge))
    }
    return write(object)
  }

  /// A warning or an error.
  package static func message(_ type: String, _ text: String) -> String {
    write(["type": .text(type), "message": string(text)])
  }

  static func write(_ object: JSONObject) -> String { JSONWriter.text(.object(object)) }

  package static func string(_ text: String) -> JSONValue { .text(text.cleaned) }

  package static func number(_ value: Double) -> JSONValue {
    if let whole = Int(exactly: value) { return .int(whole) }
    return .number(value)
  }

  package static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(string)) }
}

extension JSONObject {
  package mutating func add(_ key: String, _ text: String?) {
    if let text { append(key, Wire.string(text)) }
  }

  package mutating func add(_ key: String, _ value: Double?) {
    if let value { append(key, Wire.number(value)) }
  }

  package mutating func add(_ key: String, _ value: Int?) {
    if let value { append(key, .int(value)) }
  }

  package mutating func add(_ key: String, _ value: Bool?) {
    if let value { append(key, .bool(value)) }
  }
}

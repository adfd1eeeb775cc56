package import JSONText
package import QuizCore
internal import TextLayout

/// Texts and numbers as objects for programs have them: every text is cleaned of control characters.
package enum Wire {
  package static func string(_ text: String) -> JSONValue { .text(text.cleaned) }

  package static func number(_ value: Double) -> JSONValue {
    if let whole = Int(exactly: value) { .int(whole) } else { .number(value) }
  }

  package static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(string)) }

  package static func plain(_ value: PlainValue) -> JSONValue {
    switch value {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .number(let value): return .number(value)
    case .text(let value), .question(let value): return string(value)
    case .list(let values): return .list(values.map(plain))
    case .map(let fields): return .object(JSONObject(fields.map { ($0.key.written.cleaned, plain($0.value)) }))
    }
  }
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

package import JSONText
package import QuizCore
internal import QuizPlay

extension JSONObject {
  /// Appends an option as bodies have it; `text` writes its texts, such as `Wire.string` for what is shown.
  package mutating func append(
    _ option: PlayOption, _ value: PlayOption.Value, _ text: (String) -> JSONValue = JSONValue.text
  ) {
    append(option.key, value.json(text))
  }
}

extension PlayOption.Value {
  fileprivate func json(_ written: (String) -> JSONValue) -> JSONValue {
    switch self {
    case .flag(let isGiven): .bool(isGiven)
    case .text(let text): written(text)
    case .texts(let texts): .list(texts.map(written))
    case .settings(let settings): .object(JSONObject(settings.map { ($0.name, written($0.value)) }))
    case .questionKind(let kind): .text(kind.rawValue)
    case .whole(let number): .int(number)
    case .number(let number), .seconds(let number?): Wire.number(number)
    case .seconds(nil): true
    }
  }
}

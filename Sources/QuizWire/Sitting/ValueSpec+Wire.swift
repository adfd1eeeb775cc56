package import JSONText
package import QuizCore
internal import QuizPlay

/// A mode's options and inputs, written as an object by name.
extension NamedSpec: WireMember {
  package var member: (name: String, value: ValueSpec) { (name, spec) }
}

extension ValueSpec.ValueType: WireValue {}

extension ValueSpec: WireObject {
  package init() { self.init(.text) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("type", &type)
    fields.field("values", &values)
    fields.field("min", &min)
    fields.field("max", &max)
    // An empty table is a list unless its type is a map.
    if type == .map && initial == .empty { initial = .map([]) }
    fields.field("default", &initial)
    if initial == .map([]) { initial = .empty }
    fields.field("about", &about)
    var offered = choices.map(written)
    fields.field("of", &offered, else: [])
    take(offered)
    fields.field("secret", &isSecret, else: false)
  }

  /// A choice alone, or with its label: `{"value": …, "label": …}`.
  private func written(_ choice: PlainValue) -> PlainValue {
    guard let label = labels.first(where: { $0.value == choice })?.label else { return choice }
    return .map([PlainField("value", choice), PlainField("label", .text(label))])
  }

  private mutating func take(_ offered: [PlainValue]) {
    choices = []
    labels = []
    for entry in offered {
      let value = entry.fields?.first { $0.key == .text("value") }?.value ?? entry
      choices.append(value)
      if let label = entry.fields?.first(where: { $0.key == .text("label") })?.value.string {
        labels.append(ChoiceLabel(value: value, label: label))
      }
    }
  }
}

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

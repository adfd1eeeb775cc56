/// The type and bounds of a mode's option, or of an input asked together with an answer.
package struct ValueSpec: Equatable, Sendable {
  package var type: ValueType
  package var min: Double?
  package var max: Double?
  package var initial: PlainValue?
  package var about: String?
  /// The values of a `choice`.
  package var choices: [PlainValue]
  /// The labels of choices that have one.
  package var labels: [ChoiceLabel] = []
  /// The type of every entry of a list or map, each bounded by `min`, `max` and `choices`; nil allows any.
  package var values: ValueType?
  /// True when only the player may see the typed text.
  package var isSecret: Bool

  package enum ValueType: String, CaseIterable, Sendable {
    case int, number, percent, seconds, bool, text, choice, date, list, map
  }

  /// A choice with the text that players read.
  package struct ChoiceLabel: Equatable, Sendable {
    package var value: PlainValue
    package var label: String

    package init(value: PlainValue, label: String) {
      self.value = value
      self.label = label
    }
  }

  /// The text of a choice for players: its label, else the value.
  package func label(of choice: PlainValue) -> String {
    labels.first { $0.value == choice }?.label ?? Self.written(choice)
  }

  package init(
    _ type: ValueType, min: Double? = nil, max: Double? = nil, initial: PlainValue? = nil, about: String? = nil,
    choices: [PlainValue] = [], values: ValueType? = nil, isSecret: Bool = false
  ) {
    self.type = type
    self.min = min
    self.max = max
    self.initial = initial
    self.about = about
    self.choices = choices
    self.values = values
    self.isSecret = isSecret
  }
}

/// A spec under its name.
package struct NamedSpec: Equatable, Sendable {
  package var name: String
  package var spec: ValueSpec

  package init(_ name: String, _ spec: ValueSpec) {
    self.name = name
    self.spec = spec
  }
}

extension ValueSpec {
  /// The value in this type's form; nil when it has another type or is out of bounds.
  package func accepted(_ value: PlainValue) -> PlainValue? {
    switch type {
    case .int: return value.integer.flatMap { isWithin(Double($0)) ? value : nil }
    case .number: return value.double.flatMap { $0.isFinite && isWithin($0) ? value : nil }
    case .seconds: return value.double.flatMap { $0 >= 0 && $0.isFinite && isWithin($0) ? value : nil }
    case .percent: return value.double.flatMap { (0...100).contains($0) && isWithin($0) ? value : nil }
    case .bool: return value.boolean == nil ? nil : value
    case .text: return value.string == nil ? nil : value
    case .choice: return choices.contains(value) ? value : nil
    case .date: return value.string.flatMap { CivilDay($0) } == nil ? nil : value
    case .list, .map: return acceptedEntries(value)
    }
  }

  /// The value that a text names: `70`, `true` or `ja`, `a,b` for a list, `k:v,k:v` for a map.
  package func parsed(_ text: String) -> PlainValue? {
    switch type {
    case .int: return (Int(text.withPlainDigits).map(PlainValue.int) ?? Self.number(text)).flatMap(accepted)
    case .number, .seconds, .percent: return Self.number(text).flatMap(accepted)
    case .bool:
      // A single letter is a command where lines are typed.
      return text.count > 1 ? TruthWord.switched(text).map(PlainValue.bool) : nil
    case .text: return .text(text)
    case .date: return accepted(.text(text.trimmedOfSpaces))
    case .choice: return choices.first { Self.written($0) == text }
    case .list: return parsedList(text)
    case .map: return parsedMap(text)
    }
  }

  private func isWithin(_ value: Double) -> Bool {
    value >= min ?? -.infinity && value <= max ?? .infinity
  }

  private static func number(_ text: String) -> PlainValue? {
    DecimalText.read(text.withPlainDigits).map(PlainValue.numeric)
  }

  static func scalar(_ text: String) -> PlainValue {
    number(text) ?? .text(text)
  }

  /// How a scalar is written in a message or on the command line.
  package static func written(_ value: PlainValue) -> String {
    switch value {
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .number(let value): return String(value)
    case .text(let value), .question(let value): return value
    case .null, .list, .map: return value.kindInWords
    }
  }

  /// How any value is typed: lists and maps with commas.
  package static func typed(_ value: PlainValue) -> String {
    switch value {
    case .list(let values): return values.map(written).joined(separator: ",")
    case .map(let fields): return fields.map { "\($0.key.written):\(written($0.value))" }.joined(separator: ",")
    default: return written(value)
    }
  }

  /// The allowed values for messages: `a whole number from 1 to 10`.
  package var inWords: String {
    let bounds: String
    switch (min, max) {
    case (let low?, let high?): bounds = " from \(Self.written(.numeric(low))) to \(Self.written(.numeric(high)))"
    case (let low?, nil): bounds = " of at least \(Self.written(.numeric(low)))"
    case (nil, let high?): bounds = " of at most \(Self.written(.numeric(high)))"
    case (nil, nil): bounds = ""
    }
    switch type {
    case .int: return "a whole number" + bounds
    case .number: return "a number" + bounds
    case .percent: return "a percentage" + (bounds.isEmpty ? " from 0 to 100" : bounds)
    case .seconds: return "a number of seconds" + (bounds.isEmpty ? ", 0 or more" : bounds)
    case .bool: return "true or false"
    case .text: return "a text"
    case .choice: return "one of " + choices.map { "'\(Self.written($0))'" }.joined(separator: ", ")
    case .date: return "a date like 2026-11-28"
    case .list: return "a list (a,b,c)" + (ofEntries.map { ", each \($0.inWords)" } ?? "")
    case .map: return "a map (k:v,k:v)" + (ofEntries.map { ", each v \($0.inWords)" } ?? "")
    }
  }
}

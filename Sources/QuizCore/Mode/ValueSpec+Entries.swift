/// Checks of the entries of lists and maps whose entries have a type of their own.
extension ValueSpec {
  /// The type that every entry has; nil where each may be anything.
  package var ofEntries: ValueSpec? {
    values.map { type in
      var entry = ValueSpec(type, min: min, max: max, choices: choices)
      entry.labels = labels
      return entry
    }
  }

  /// An entry that does not fit, or nothing where another reason is meant.
  package struct EntryMisfit: Equatable, Sendable {
    /// Its key, or its place in a list, from 1.
    package var entry: PlainKey
    package var found: String
    /// The type of every entry.
    package var expected: ValueSpec
  }

  /// The first entry of a list or map that is not of the entries' type; nil when all are, or it has none.
  package func misfit(in value: PlainValue) -> EntryMisfit? {
    guard let expected = ofEntries else { return nil }
    for (key, entry) in entries(of: value) where expected.accepted(entry) == nil {
      return EntryMisfit(entry: key, found: Self.written(entry), expected: expected)
    }
    return nil
  }

  private func entries(of value: PlainValue) -> [(PlainKey, PlainValue)] {
    if type == .list { return (value.elements ?? []).enumerated().map { (.int($0.offset + 1), $0.element) } }
    return (value.fields ?? []).map { ($0.key, $0.value) }
  }

  /// The misfit in typed entries: `50,120`, `a:50,b:120`; nil without one.
  package func misfit(in text: String) -> EntryMisfit? {
    guard let expected = ofEntries else { return nil }
    for (place, part) in text.split(whereSeparator: \.isComma).enumerated() {
      var key = PlainKey.int(place + 1)
      var entry = String(part)
      if type == .map {
        guard let halves = Self.halves(part) else { return nil }
        (key, entry) = (.text(halves.key), halves.value)
      }
      if expected.parsed(entry.trimmedOfSpaces) == nil {
        return EntryMisfit(entry: key, found: entry.trimmedOfSpaces, expected: expected)
      }
    }
    return nil
  }

  func acceptedEntries(_ value: PlainValue) -> PlainValue? {
    let isTable = type == .list ? value.elements != nil : value.fields != nil
    return isTable && misfit(in: value) == nil ? value : nil
  }

  func parsedList(_ text: String) -> PlainValue? {
    var values: [PlainValue] = []
    for part in text.split(whereSeparator: \.isComma) {
      guard let value = entry(String(part)) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  func parsedMap(_ text: String) -> PlainValue? {
    var fields: [PlainField] = []
    for part in text.split(whereSeparator: \.isComma) {
      guard let halves = Self.halves(part), let value = entry(halves.value) else { return nil }
      fields.append(PlainField(halves.key, value))
    }
    return .record(fields)
  }

  /// `k` and `v` of `k:v`, without the spaces around `k`; nil without a colon.
  private static func halves(_ part: Substring) -> (key: String, value: String)? {
    let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let key = halves.first.map { String($0).trimmedOfSpaces } ?? ""
    return halves.count == 2 && !key.isEmpty ? (key, String(halves[1])) : nil
  }

  private func entry(_ text: String) -> PlainValue? {
    guard let expected = ofEntries else { return Self.scalar(text) }
    return expected.parsed(text.trimmedOfSpaces)
  }
}

extension String {
  var trimmedOfSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension ValueSpec.EntryMisfit {
  /// `the value of 'b' must be a percentage from 0 to 100, got '120'`.
  package var sentence: String {
    let place: String
    switch entry {
    case .text(let key): place = "the value of '\(key)'"
    case .int(let number): place = "entry \(number)"
    }
    return "\(place) must be \(expected.inWords), got '\(found)'"
  }
}

extension ValueSpec.ValueType {
  /// Whether a value is one number, text or choice, which an entry can be.
  package var isScalar: Bool { self != .list && self != .map }

  /// Whether its values are numbers, which can have bounds.
  package var isNumeric: Bool {
    switch self {
    case .int, .number, .percent, .seconds: return true
    case .bool, .text, .choice, .date, .list, .map: return false
    }
  }
}

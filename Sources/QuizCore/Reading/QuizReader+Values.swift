/// Values of the types that keys take; each notes an error and gives nil when something else stands there.
extension QuizReader {
  mutating func wrongType(_ value: SourceValue, _ key: String, _ part: QuizPart, takes shape: QuizProblem.Shape) {
    note(.wrongType(key: key, part, takes: shape, found: QuizProblem.Found(value.content)), at: value.offset)
  }

  /// A text, or a table of languages with a text each.
  mutating func text(_ key: String, in table: SourceTable) -> String? {
    guard let value = table[key] else { return nil }
    return text(value, key, table.part)
  }

  mutating func text(_ value: SourceValue, _ key: String, _ part: QuizPart) -> String? {
    switch value.content {
    case .text(let text):
      noteIfLong(text, at: value, key, part)
      return text
    case .map(let fields) where !fields.isEmpty: return translated(fields, key, part)
    default:
      wrongType(value, key, part, takes: .text)
      return nil
    }
  }

  private mutating func translated(_ fields: [SourceField], _ key: String, _ part: QuizPart) -> String? {
    var texts: [String] = []
    for field in fields {
      if case .text(let text) = field.value.content {
        noteIfLong(text, at: field.value, key, part)
        texts.append(text)
      } else {
        wrongType(field.value, key, part, takes: .text)
      }
    }
    guard texts.count == fields.count else { return nil }
    let tags = fields.map(\.key)
    note(languages: tags)
    let read = languages.index(among: tags)
    if key == "category" { note(category: texts, read: read) }
    return texts[read]
  }

  /// Bytes of a text that is shown: a long chapter of a book. Longer ones would be laid out anew at every key.
  package static let longestText = 200_000

  private mutating func noteIfLong(_ text: String, at value: SourceValue, _ key: String, _ part: QuizPart) {
    let bytes = text.utf8.count
    if bytes > Self.longestText { note(.longText(key: key, part, bytes: bytes), at: value.offset) }
  }

  /// A text that is the same in every language: an id, a name, a tag.
  mutating func name(_ key: String, in table: SourceTable) -> String? {
    guard let value = table[key] else { return nil }
    guard case .text(let text) = value.content else {
      wrongType(value, key, table.part, takes: .name)
      return nil
    }
    return text
  }

  /// One of the names of an enumeration.
  mutating func choice<Names: RawRepresentable<String> & CaseIterable>(
    _ key: String, in table: SourceTable, of names: Names.Type
  ) -> Names? {
    guard let value = table[key], let text = name(key, in: table) else { return nil }
    if let found = Names(rawValue: text) { return found }
    let known = Names.allCases.map(\.rawValue)
    note(.unknownName(text, key: key, table.part, names: known), at: value.offset)
    return nil
  }

  mutating func flag(_ key: String, in table: SourceTable) -> Bool? {
    guard let value = table[key] else { return nil }
    guard case .bool(let flag) = value.content else {
      wrongType(value, key, table.part, takes: .boolean)
      return nil
    }
    return flag
  }

  mutating func number(_ key: String, in table: SourceTable, _ rule: QuizProblem.NumberRule) -> Double? {
    guard let value = table[key] else { return nil }
    return number(value, key, table.part, rule)
  }

  mutating func number(
    _ value: SourceValue, _ key: String, _ part: QuizPart, _ rule: QuizProblem.NumberRule
  ) -> Double? {
    let number: Double
    switch value.content {
    case .int(let whole): number = Double(whole)
    case .number(let fraction): number = fraction
    default:
      wrongType(value, key, part, takes: .number)
      return nil
    }
    guard rule.allows(number) else {
      note(.wrongNumber(key: key, part, takes: rule, found: number), at: value.offset)
      return nil
    }
    return number
  }

  mutating func wholeNumber(_ key: String, in table: SourceTable, _ rule: QuizProblem.NumberRule) -> Int? {
    guard let value = table[key], let number = number(value, key, table.part, rule) else { return nil }
    guard let whole = Int(exactly: number) else {
      wrongType(value, key, table.part, takes: .wholeNumber)
      return nil
    }
    return whole
  }

  mutating func list(_ key: String, in table: SourceTable) -> [SourceValue]? {
    guard let value = table[key] else { return nil }
    guard case .list(let values) = value.content else {
      wrongType(value, key, table.part, takes: .list)
      return nil
    }
    return values
  }

  /// A list of texts; other values are noted and skipped.
  mutating func texts(_ key: String, in table: SourceTable) -> [String]? {
    guard let values = list(key, in: table) else { return nil }
    return texts(values, key, table.part)
  }

  mutating func texts(_ values: [SourceValue], _ key: String, _ part: QuizPart) -> [String] {
    var texts: [String] = []
    for value in values {
      if let text = text(value, key, part) { texts.append(text) }
    }
    return texts
  }

  /// A list of exactly two texts.
  mutating func twoTexts(
    _ value: SourceValue, _ key: String, _ part: QuizPart, _ shape: QuizProblem.Shape
  ) -> (String, String)? {
    guard case .list(let values) = value.content, values.count == 2 else {
      wrongType(value, key, part, takes: shape)
      return nil
    }
    let texts = texts(values, key, part)
    return texts.count == 2 ? (texts[0], texts[1]) : nil
  }

  /// One text, or a list of them: the patterns of a `text`.
  mutating func patterns(_ key: String, in table: SourceTable) -> [String]? {
    guard let value = table[key] else { return nil }
    switch value.content {
    case .list(let values): return texts(values, key, table.part)
    case .text, .map: return text(value, key, table.part).map { [$0] }
    default:
      wrongType(value, key, table.part, takes: .textOrTexts)
      return nil
    }
  }
}

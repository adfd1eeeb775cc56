/// Tables, their keys and ids, and the values that more than one table has.
extension QuizReader {
  /// The fields of a table; an empty list counts as one, because Lua writes both as `{}`.
  func fields(_ value: SourceValue) -> [SourceField]? {
    switch value.content {
    case .map(let fields): return fields
    case .list(let values) where values.isEmpty: return []
    default: return nil
    }
  }

  /// A value that must be a table, such as an element of `questions`.
  mutating func table(_ value: SourceValue, _ part: QuizPart, defaults: [SourceField] = []) -> SourceTable? {
    guard let fields = fields(value) else {
      note(.notATable(part, found: QuizProblem.Found(value.content)), at: value.offset)
      return nil
    }
    return SourceTable(part, fields, at: value.offset, defaults: defaults)
  }

  /// A table that stands under a key, its own keys checked.
  mutating func subtable(_ key: String, in table: SourceTable, _ part: QuizPart) -> SourceTable? {
    guard let value = table[key] else { return nil }
    guard let fields = fields(value) else {
      wrongType(value, key, table.part, takes: .table)
      return nil
    }
    let inner = SourceTable(part, fields, at: value.offset)
    checkKeys(of: inner)
    return inner
  }

  /// Notes every key that the table may not have.
  mutating func checkKeys(of table: SourceTable) {
    let names = table.part.keys
    for index in table.own.indices where !SourceTable.isKey(table.own[index].key, among: names) {
      let field = table.own[index]
      note(.unknownKey(field.key, table.part, names: names), at: field.keyOffset)
    }
  }

  /// A table's own id: a text that is not empty.
  mutating func identifier(in table: SourceTable) -> String? {
    guard let value = table["id"], let id = name("id", in: table) else { return nil }
    guard !id.isEmpty else {
      note(.blank(key: "id", table.part), at: value.offset)
      return nil
    }
    return id
  }

  /// An id to name the table by before its values are read.
  func apparentID(_ fields: [SourceField], else given: String) -> String {
    for index in fields.indices where fields[index].key == "id" {
      if case .text(let id) = fields[index].value.content, !id.isEmpty { return id }
    }
    return given
  }

  /// A text that must be there and say something.
  mutating func requiredText(_ key: String, in table: SourceTable) -> String? {
    guard let value = table[key] else {
      note(.missing(key: key, table.part), at: table.offset)
      return nil
    }
    guard let text = text(value, key, table.part) else { return nil }
    if text.allSatisfy(\.isWhitespace) { note(.blank(key: key, table.part), at: value.offset) }
    return text
  }

  /// The path of an image or a sound inside the quiz's folder.
  mutating func image(_ key: String, in table: SourceTable) -> String? {
    guard let value = table[key], let path = text(key, in: table) else { return nil }
    guard QuizReader.staysInside(path) else {
      note(.imageOutside(path, key: key, table.part), at: value.offset)
      return nil
    }
    return path
  }

  /// Whether a path is relative, has no `..`, no scheme and no control characters.
  package static func staysInside(_ path: String) -> Bool {
    guard let first = path.first, first != "/", first != "\\", first != "~", !path.contains("://") else { return false }
    let hasControl = path.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    let parts = path.split { $0 == "/" || $0 == "\\" }
    return !hasControl && !parts.contains("..")
  }

  func data(in table: SourceTable) -> PlainValue {
    table["data"]?.plain ?? .empty
  }
}

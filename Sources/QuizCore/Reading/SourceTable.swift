/// A table of a quiz file during reading: its own fields, and defaults for missing ones.
struct SourceTable {
  var part: QuizPart
  let offset: Int
  let own: [SourceField]
  let defaults: [SourceField]

  init(_ part: QuizPart, _ own: [SourceField], at offset: Int, defaults: [SourceField] = []) {
    self.part = part
    self.own = own
    self.offset = offset
    self.defaults = defaults
  }

  /// The value of a key; nil when it is missing or `null`. In a question `null` also cancels a default.
  subscript(key: String) -> SourceValue? {
    if let place = SourceTable.place(of: key, in: own) { return SourceTable.given(own[place].value) }
    return SourceTable.place(of: key, in: defaults).flatMap { SourceTable.given(defaults[$0].value) }
  }

  private static func place(of key: String, in fields: [SourceField]) -> Int? {
    fields.indices.first { isSame(fields[$0].key, key) }
  }

  static func isKey(_ key: String, among names: [String]) -> Bool { names.contains { isSame($0, key) } }

  /// Keys of another length are passed over by that alone, as most are: comparing texts takes long where they differ.
  private static func isSame(_ key: String, _ other: String) -> Bool {
    key.utf8.count == other.utf8.count && key == other
  }

  private static func given(_ value: SourceValue) -> SourceValue? {
    if case .null = value.content { nil } else { value }
  }
}

/// The ids of a list so far, and where each was first seen; a few are searched one by one, many by hash.
struct SeenIDs {
  private var few: [(id: String, offset: Int)] = []
  private var many: [String: Int] = [:]
  private static let threshold = 12

  /// Makes room for so many.
  mutating func reserve(_ count: Int) {
    if count > SeenIDs.threshold { many.reserveCapacity(count) }
  }

  /// Remembers an id; the place of the first when it is there already.
  mutating func insert(_ id: String, at offset: Int) -> Int? {
    if few.count < SeenIDs.threshold {
      for seen in few where seen.id == id { return seen.offset }
      few.append((id, offset))
      if few.count == SeenIDs.threshold {
        for seen in few { many[seen.id] = seen.offset }
      }
      return nil
    }
    if let first = many[id] { return first }
    many[id] = offset
    return nil
  }
}

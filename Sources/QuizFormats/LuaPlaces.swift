internal import LuaKit
internal import QuizCore

/// Gives the values of a loaded Lua table their places in the source.
///
/// Table constructors are found exactly. A computed text or key has the place where it first occurs in the source.
/// Without one it has the place of the table around it, or of the file.
struct LuaPlaces {
  private let source: LuaTables
  /// The lines of functions among the values: they are no data.
  private(set) var functionLines: [Int] = []

  init(_ source: [UInt8]) {
    self.source = LuaTables(source)
  }

  mutating func place(_ value: LuaValue) -> SourceValue {
    let offset = source.root.map { source.tables[$0].offset } ?? 0
    return place(value, at: offset, written: source.root)
  }

  /// `written` is the constructor that the value is, if it is one. The machine bounds the depth.
  private mutating func place(_ value: LuaValue, at offset: Int, written: Int?) -> SourceValue {
    let table = written.map { source.tables[$0] }
    let content: SourceValue.Content
    switch value {
    case .bool(let value): content = .bool(value)
    case .int(let value): content = .int(Int(value))
    case .number(let value): content = .number(value)
    case .text(let text): content = .text(text)
    case .list(let values): content = .list(list(values, at: offset, table))
    case .map(let fields): content = .map(map(fields, at: offset, table))
    case .function(let line):
      functionLines.append(line)
      content = .null
    case .none, .reference, .host, .readOnly, .context: content = .null
    }
    return SourceValue(content, at: offset)
  }

  private mutating func list(_ values: [LuaValue], at offset: Int, _ table: LuaTables.Table?) -> [SourceValue] {
    let elements = table?.elements ?? []
    var placed: [SourceValue] = []
    for (index, value) in values.enumerated() {
      let written = index < elements.count ? elements[index] : nil
      placed.append(place(value, written, around: offset))
    }
    return placed
  }

  private mutating func map(_ fields: [LuaField], at offset: Int, _ table: LuaTables.Table?) -> [SourceField] {
    var placed: [SourceField] = []
    for value in fields { placed.append(field(value, at: offset, table)) }
    return placed
  }

  private mutating func field(_ field: LuaField, at offset: Int, _ table: LuaTables.Table?) -> SourceField {
    let key: String
    switch field.key {
    case .int(let number): key = String(number)
    case .text(let text): key = text
    }
    let written = table?.field(key)
    let keyOffset = written?.keyOffset ?? source.keys[key] ?? offset
    return SourceField(key: key, keyOffset: keyOffset, value: place(field.value, written, around: keyOffset))
  }

  private mutating func place(_ value: LuaValue, _ written: LuaTables.Field?, around offset: Int) -> SourceValue {
    if let written {
      return place(value, at: written.valueOffset, written: source.table(of: written))
    }
    if case .text(let text) = value, let first = source.texts[text] { return place(value, at: first, written: nil) }
    return place(value, at: offset, written: nil)
  }
}

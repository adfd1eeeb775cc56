/// The variables of a quiz table: names with expressions, on the quiz and on its questions.
///
/// The values come from outside, drawn by a seed; `filled` puts them into the table before it is read as a quiz.
package struct VariableTable: Equatable, Sendable {
  /// The variables of the quiz, or of one question.
  package struct Group: Equatable, Sendable {
    /// The id of the question; nil for the quiz.
    package var question: String?
    package var entries: [Entry] = []
    /// The condition that drawn values must meet, such as `a ~= b`.
    package var condition: Entry?

    package var isEmpty: Bool { entries.isEmpty && condition == nil }

    var part: QuizPart { question.map { .question($0) } ?? .quiz }
  }

  /// A variable and its expression.
  package struct Entry: Equatable, Sendable {
    package var name: String
    package var expression: String
    /// The place of the expression in the file.
    package var offset: Int
  }

  /// The quiz's group first, then one for each question, empty ones included.
  package private(set) var groups: [Group] = [Group()]
  package private(set) var findings: [Finding] = []
  private let table: SourceValue

  /// The most variables of the quiz or of one question.
  package static let most = 100

  /// Nil for a table without variables.
  package init?(_ table: SourceValue) {
    guard let quiz = table.fields else { return nil }
    let table = Self.merged(table, quiz)
    let fields = table.fields ?? []
    let questions = fields["questions"]?.items ?? []
    let tables = [fields] + questions.map { $0.fields ?? [] }
    guard tables.contains(where: { $0["variables"] != nil }) else { return nil }
    self.table = table
    groups[0] = group(fields, nil)
    for (place, question) in questions.enumerated() {
      let fields = question.fields ?? []
      var id = "q\(place + 1)"
      if case .text(let own)? = fields["id"]?.content { id = own }
      groups.append(group(fields, id))
    }
  }

  /// The places of the questions, in their order.
  package var questionOffsets: [Int] { table.fields?["questions"]?.items?.map(\.offset) ?? [] }

  /// A table whose questions have the fields of `defaults` themselves, where values have to be put into those.
  private static func merged(_ table: SourceValue, _ quiz: [SourceField]) -> SourceValue {
    guard let defaults = quiz["defaults"]?.fields, let list = quiz["questions"], let questions = list.items else {
      return table
    }
    let moved = defaults.filter { $0.key == "variables" || $0.key == "require" || VariableText.hasName($0.value) }
    guard !moved.isEmpty else { return table }
    var fields = quiz
    let all = questions.map { question -> SourceValue in
      guard let own = question.fields else { return question }
      return SourceValue(.map(own + moved.filter { own[$0.key] == nil }), at: question.offset)
    }
    fields.set("questions", SourceValue(.list(all), at: list.offset))
    let kept = defaults.filter { field in !moved.contains { $0.key == field.key } }
    fields.set("defaults", SourceValue(.map(kept), at: quiz["defaults"]?.offset ?? 0))
    return SourceValue(.map(fields), at: table.offset)
  }

  // MARK: Reading

  private mutating func group(_ fields: [SourceField], _ question: String?) -> Group {
    var group = Group(question: question)
    let part = group.part
    if let value = fields["variables"] {
      // Lua writes an empty table like an empty list.
      guard let entries = value.items?.isEmpty == true ? [] : value.fields else {
        note(.wrongType(key: "variables", part, takes: .table, found: .init(value.content)), at: value.offset)
        return group
      }
      if entries.count > Self.most { note(.manyVariables(entries.count, part), at: value.offset) }
      // As written, also where a Lua table has lost the order of its keys.
      for field in entries.sorted(by: { $0.keyOffset < $1.keyOffset }).prefix(Self.most) {
        guard let entry = entry(field, part) else { continue }
        if field.key == "require" { group.condition = entry } else { group.entries.append(entry) }
      }
    }
    if let value = fields["require"], !group.entries.isEmpty {
      group.condition = entry(SourceField(key: "require", keyOffset: value.offset, value: value), part)
    }
    return group
  }

  private mutating func entry(_ field: SourceField, _ part: QuizPart) -> Entry? {
    guard VariableText.isName(field.key) else {
      note(.variableName(field.key, part), at: field.keyOffset)
      return nil
    }
    let expression: String
    switch field.value.content {
    case .text(let text): expression = text
    case .int(let number): expression = String(number)
    case .number(let number): expression = String(number)
    case .null, .bool, .list, .map:
      let found = QuizProblem.Found(field.value.content)
      note(.wrongType(key: field.key, part, takes: .expression, found: found), at: field.value.offset)
      return nil
    }
    return Entry(name: field.key, expression: expression, offset: field.value.offset)
  }

  private mutating func note(_ problem: QuizProblem, at offset: Int) { findings.append(Finding(problem, at: offset)) }

  // MARK: Filling in

  /// The table with drawn values in all its texts, and the findings on the way.
  ///
  /// `draws` has a draw for each group, in their order.
  package func filled(_ draws: [VariableDraw]) -> (table: SourceValue, findings: [Finding]) {
    var filler = VariableFiller(findings: findings)
    let own = filler.values(of: groups[0], draws.first)
    guard let fields = table.fields else { return (table, findings) }
    var rest = fields.filter { !VariableFiller.own.contains($0.key) }
    let list = rest["questions"]
    rest = rest.map { $0.key == "questions" ? $0 : filler.filled($0, own) }
    if let list, let questions = list.items {
      let all = questions.enumerated().map { place, question -> SourceValue in
        guard groups.indices.contains(place + 1), draws.indices.contains(place + 1) else { return question }
        let group = groups[place + 1]
        let drawn = filler.values(of: group, draws[place + 1])
        let values = own.merging(drawn) { $1 }
        let isAsWritten = groups[0].isEmpty && group.isEmpty
        return isAsWritten ? question : filler.filled(question: question, values)
      }
      rest.set("questions", SourceValue(.list(all), at: list.offset))
    }
    return (SourceValue(.map(rest), at: table.offset), filler.findings)
  }
}

/// The result of drawing the variables of a group.
package enum VariableDraw: Equatable, Sendable {
  /// The values in the order of the entries.
  case values([DrawnValue])
  /// The place of the entry that failed, and why; the place after the last entry is the condition.
  case failed(at: Int, why: String)
  /// Nothing was drawn, as the quiz's own variables failed.
  case skipped
}

/// The value of a variable.
package enum DrawnValue: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// A number whole without a point, else with the fewest digits that read back equal.
  package var written: String {
    switch self {
    case .text(let text): return text
    case .number(let number):
      if let whole = Int(exactly: number) { return String(whole) }
      return String(number)
    }
  }
}

/// Puts values into tables.
private struct VariableFiller {
  var findings: [Finding]
  /// The keys of variables themselves.
  static let own: Set<String> = ["variables", "require"]
  /// The keys whose texts are names in the file, not texts that are shown or compared.
  private static let names: Set<String> = ["id", "kind", "section", "plugin"]
  /// The keys that take a number.
  private static let numbers = Question.commonKeys.numbers.union([
    "correct", "tolerance", "relative", "geometric", "upTo", "value", "min", "max", "step", "fraction", "from",
    "weight",
  ])

  mutating func values(of group: VariableTable.Group, _ draw: VariableDraw?) -> [String: DrawnValue] {
    switch draw {
    case .values(let values):
      return Dictionary(zip(group.entries.map(\.name), values)) { $1 }
    case .failed(let place, let why):
      let isCondition = place >= group.entries.count
      guard let entry = isCondition ? group.condition : group.entries[max(0, place)] else { return [:] }
      findings.append(Finding(.variable(isCondition ? nil : entry.name, group.part, why: why), at: entry.offset))
      failed = true
      return [:]
    case .skipped, nil: return [:]
    }
  }

  /// The words for the gaps of the question that is filled: a gap takes a number among them as a word.
  private var words: Set<String> = []

  /// Whether a draw failed, so that names without a value are no finding of their own.
  private var failed = false

  init(findings: [Finding]) { self.findings = findings }

  mutating func filled(question: SourceValue, _ values: [String: DrawnValue]) -> SourceValue {
    guard let fields = question.fields else { return question }
    words = Set((fields["words"]?.items ?? []).compactMap { filled($0, values).text })
    defer { words = [] }
    let kept = fields.filter { !Self.own.contains($0.key) }.map { filled($0, values) }
    return SourceValue(.map(kept), at: question.offset)
  }

  mutating func filled(_ field: SourceField, _ values: [String: DrawnValue]) -> SourceField {
    if Self.names.contains(field.key) { return field }
    var field = field
    field.value = filled(field.value, values, isNumber: Self.numbers.contains(field.key))
    return field
  }

  private mutating func filled(
    _ value: SourceValue, _ values: [String: DrawnValue], isNumber: Bool = false
  ) -> SourceValue {
    switch value.content {
    case .text(let text):
      guard let filled = filled(text, values, at: value.offset) else { return value }
      if isNumber, !words.contains(filled), let number = Double(filled), number.isFinite {
        return SourceValue(SourceValue.Content.number(number), at: value.offset)
      }
      return SourceValue(SourceValue.Content.text(filled), at: value.offset)
    case .list(let items): return SourceValue(.list(items.map { filled($0, values) }), at: value.offset)
    case .map(let fields): return SourceValue(.map(fields.map { filled($0, values) }), at: value.offset)
    case .null, .bool, .int, .number: return value
    }
  }

  /// The text with values in it; nil where it names none.
  private mutating func filled(_ text: String, _ values: [String: DrawnValue], at offset: Int) -> String? {
    let pieces = VariableText.pieces(of: text)
    guard pieces.contains(where: { $0.isName }) else { return nil }
    var filled = ""
    for piece in pieces {
      guard piece.isName else {
        filled += piece.text
        continue
      }
      if let value = values[piece.text] {
        filled += value.written
      } else {
        filled += "{{\(piece.text)}}"
        if !failed {
          let names = values.keys.sorted()
          findings.append(Finding(.unknownVariable(piece.text, known: .init(names)), at: offset))
        }
      }
    }
    return filled
  }
}

/// Texts with `{{name}}` in them.
package enum VariableText {
  struct Piece: Equatable {
    var text: String
    var isName: Bool
  }

  /// The text in parts: what stands as written, and the names between `{{` and `}}`.
  static func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    guard bytes.count > 4 else { return [Piece(text: text, isName: false)] }
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var pieces: [Piece] = []
    var (start, at) = (0, 0)
    while at + 4 < bytes.count {
      guard bytes[at] == open, bytes[at + 1] == open, let end = endOfName(bytes, from: at + 2), end + 1 < bytes.count,
        bytes[end] == close, bytes[end + 1] == close
      else {
        at += 1
        continue
      }
      let name = String(decoding: bytes[(at + 2)..<end].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      pieces.append(Piece(text: String(decoding: bytes[start..<at], as: UTF8.self), isName: false))
      pieces.append(Piece(text: name, isName: true))
      at = end + 2
      start = at
    }
    pieces.append(Piece(text: String(decoding: bytes[start...], as: UTF8.self), isName: false))
    return pieces
  }

  /// The place behind a name with blanks around it; nil where there is none.
  private static func endOfName(_ bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
    let first = at
    while at < bytes.count, isLetter(bytes[at]) || at > first && (48...57).contains(bytes[at]) { at += 1 }
    guard at > first else { return nil }
    while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
    return at
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// Whether a text can name a variable: letters, digits and `_`, no digit first, and no word of Lua.
  package static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, isLetter(first), bytes.count <= 40 else { return false }
    return bytes.allSatisfy { isLetter($0) || (48...57).contains($0) } && !reserved.contains(text)
  }

  private static let reserved: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not",
    "or", "repeat", "return", "then", "true", "until", "while", "math", "random", "pick", "round",
  ]

  /// Whether a value has a text that names a variable.
  static func hasName(_ value: SourceValue) -> Bool {
    switch value.content {
    case .text(let text): return pieces(of: text).contains { $0.isName }
    case .list(let items): return items.contains { hasName($0) }
    case .map(let fields): return fields.contains { hasName($0.value) }
    case .null, .bool, .int, .number: return false
    }
  }
}

extension SourceValue {
  fileprivate var fields: [SourceField]? { if case .map(let fields) = content { fields } else { nil } }

  fileprivate var text: String? { if case .text(let text) = content { text } else { nil } }

  fileprivate var items: [SourceValue]? { if case .list(let items) = content { items } else { nil } }
}

extension [SourceField] {
  fileprivate subscript(key: String) -> SourceValue? { first { $0.key == key }?.value }

  fileprivate mutating func set(_ key: String, _ value: SourceValue) {
    if let place = firstIndex(where: { $0.key == key }) { self[place].value = value }
  }
}

internal import LuaKit
internal import QuizCore

/// Reads the fields of a table that a plugin made; every complaint names the table and the field.
struct LuaTableReader {
  /// The table's name in messages: `ctx.ask`, `the result`.
  let name: String
  let fields: [LuaField]
  let bounds: NumberBounds

  init(
    _ value: LuaValue, _ name: String, expecting what: String = "a table", _ bounds: NumberBounds = .today
  ) throws(Misfit) {
    guard let fields = value.fields else {
      throw Misfit("\(name) must be \(what), got \(value.kindInWords)")
    }
    self.name = name
    self.fields = fields
    self.bounds = bounds
  }

  /// Refuses keys that are not known, with a suggestion.
  func allow(_ known: [String]) throws(Misfit) {
    for field in fields {
      let key = field.key.written
      if known.contains(key), case .text = field.key { continue }
      let hint =
        nearest(to: key, in: known).map { "did you mean '\($0)'?" } ?? "it knows \(known.joined(separator: ", "))"
      throw Misfit("\(name) does not know '\(key)'; \(hint)", at: [key])
    }
  }

  subscript(key: String) -> LuaValue? {
    fields.first { $0.key == .text(key) }?.value
  }

  func text(_ key: String) throws(Misfit) -> String? {
    guard let value = self[key] else { return nil }
    switch value {
    case .text(let text): return text
    case .int(let number): return String(number)
    case .number(let number): return ValueSpec.written(.number(number))
    default: throw wrong(key, "a text", value)
    }
  }

  /// A text, or one for each language, of which the first that is preferred is taken, then English, then any.
  func text(_ key: String, in languages: [String]) throws(Misfit) -> String? {
    guard let value = self[key], let byLanguage = value.fields else { return try text(key) }
    let tags = byLanguage.map(\.key.written)
    if tags.isEmpty || byLanguage.contains(where: { $0.value.string == nil }) {
      throw wrong(key, "a text, or texts by language like { en = \"…\", de = \"…\" }", value)
    }
    return byLanguage[LanguageChoice(preferred: languages).index(among: tags)].value.string
  }

  /// The path of a picture inside the quiz's folder, by the rule of quiz files.
  func image(_ key: String) throws(Misfit) -> String? {
    guard let path = try text(key) else { return nil }
    guard QuizReader.staysInside(path) else {
      throw Misfit("'\(key)' of \(name) must be a path inside the quiz's folder, got '\(path)'", at: [key])
    }
    return path
  }

  /// A number of points or percent: one that can be added up.
  func amount(_ key: String) throws(Misfit) -> Double? {
    try number(key, "a number within a million million above or below 0", bounds.amount)
  }

  /// The most that can be had.
  func total(_ key: String) throws(Misfit) -> Double? {
    let isTiny = (0..<Amount.leastTotal).contains(self[key]?.double ?? -1)
    let range = "from \(isTiny ? "0.000001" : "0") to a million million"
    return try number(key, isTiny ? "0, or a number \(range)" : "a number \(range)", bounds.total)
  }

  /// A limit in seconds.
  func limit(_ key: String) throws(Misfit) -> Double? {
    guard let limit = try number(key) else { return nil }
    if let fitting = bounds.limit(limit) { return fitting }
    let range = limit > 0 ? "at most a million million seconds" : "above 0 seconds"
    throw Misfit("'\(key)' of ctx.ask must be \(range), got \(ValueSpec.written(.numeric(limit)))", at: [key])
  }

  private func number(
    _ key: String, _ range: String, _ bounded: (Double) -> Double?
  ) throws(Misfit) -> Double? {
    guard let value = self[key] else { return nil }
    guard let number = value.double else { throw wrong(key, "a number", value) }
    if let fitting = bounded(number) { return fitting }
    throw Misfit(
      "'\(key)' of \(name) must be \(range), got \(ValueSpec.written(.numeric(number)))", at: [key])
  }

  /// Refuses points that are too many for their total to be shown as a percentage.
  func check(_ points: Double, of total: Double) throws(Misfit) {
    if bounds.allow(points, of: total) { return }
    let (points, total) = (ValueSpec.written(.numeric(points)), ValueSpec.written(.numeric(total)))
    throw Misfit("\(name) has \(points) of \(total) points: no percentage can say that", at: ["of"])
  }

  func requiredText(_ key: String) throws(Misfit) -> String {
    guard let text = try text(key) else { throw Misfit("\(name) needs '\(key)', a text") }
    guard !text.isEmpty else { throw Misfit("'\(key)' of \(name) is empty: \(name) needs one", at: [key]) }
    return text
  }

  /// The syntax of the table's own texts.
  func markup() throws(Misfit) -> TextMarkup {
    guard let word = try text("markup") else { return .plain }
    return try TextMarkup(word, of: name)
  }

  func number(_ key: String) throws(Misfit) -> Double? {
    guard let value = self[key] else { return nil }
    guard let number = value.double else { throw wrong(key, "a number", value) }
    return number
  }

  /// A whole number within bounds.
  func whole(_ key: String, in range: ClosedRange<Int>) throws(Misfit) -> Int? {
    guard let value = self[key] else { return nil }
    guard case .int(let number) = value, let number = Int(exactly: number), range.contains(number) else {
      let found = value.double.map { ValueSpec.written(.numeric($0)) } ?? value.kindInWords
      throw Misfit(
        "'\(key)' of \(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), got \(found)")
    }
    return number
  }

  func flag(_ key: String) throws(Misfit) -> Bool? {
    guard let value = self[key] else { return nil }
    guard let flag = value.boolean else { throw wrong(key, "true or false", value) }
    return flag
  }

  /// A text for one line, where there is one.
  func line(_ key: String) throws(Misfit) -> String? {
    let text = try text(key)
    return bounds.areNarrow ? text?.inOneLine : text
  }

  /// A text for one line; what would begin another becomes a space.
  func requiredLine(_ key: String) throws(Misfit) -> String {
    let text = try requiredText(key)
    return bounds.areNarrow ? text.inOneLine : text
  }

  func list(_ key: String) throws(Misfit) -> [LuaValue] {
    guard let value = self[key] else { return [] }
    guard let list = value.elements else { throw wrong(key, "a list", value) }
    return list
  }

  func texts(_ key: String) throws(Misfit) -> [String] {
    var texts: [String] = []
    for value in try list(key) {
      guard let text = value.string else { throw wrong(key, "a list of texts", value) }
      texts.append(text)
    }
    return texts
  }

  func wrong(_ key: String, _ expected: String, _ found: LuaValue) -> Misfit {
    Misfit("'\(key)' of \(name) must be \(expected), got \(found.kindInWords)")
  }
}

extension String {
  /// The text with each newline, carriage return and tab as a space.
  var inOneLine: String {
    guard utf8.contains(where: { (9...13).contains($0) }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { (9...13).contains($0.value) ? " " : $0 }))
  }
}

/// A value from a plugin that does not fit, as one sentence without a place.
struct Misfit: Error {
  let message: String
  /// The keys from the table to the value; empty for the whole table.
  private(set) var path: [String] = []

  /// The sentence is shortened, as it may quote a long value of the plugin.
  init(_ message: String) {
    self.message = message.shortened
  }

  init(_ message: String, at path: [String]) {
    self.init(message)
    self.path = path
  }

  /// The same, said of something that lies within a larger table.
  func within(_ key: String) -> Misfit {
    var misfit = self
    misfit.path.insert(key, at: 0)
    return misfit
  }
}

extension String {
  /// The text with at most 500 characters; an ellipsis replaces the rest.
  var shortened: String {
    utf8.count <= 500 || count <= 500 ? self : String(prefix(499)) + "…"
  }
}

extension TextMarkup {
  /// The markup that a plugin names; `owner` is what it is of, such as `ctx.show`.
  init(_ word: String, of owner: String) throws(Misfit) {
    guard let markup = TextMarkup(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue)
      let hint =
        nearest(to: word, in: known).map { "did you mean '\($0)'?" } ?? "one of \(known.joined(separator: ", "))"
      throw Misfit("\(owner) has the unknown markup '\(word)'; \(hint)", at: ["markup"])
    }
    self = markup
  }
}

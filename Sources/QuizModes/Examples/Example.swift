internal import LuaKit
internal import QuizCore

/// One of a plugin's `examples`: a quiz, the player's moves, and the expected result.
struct Example {
  /// The quiz as a table, or its id; nil for modes that need none.
  var quiz: LuaValue?
  /// The daily pool, as ids and tables; with it the example asks `today`.
  var quizzes: [LuaValue]
  var seed: Int
  var day: CivilDay
  var options: [PlainField]
  /// The player's language; nil for that of every example.
  var language: String?
  var players: [String]
  var memory: PlainValue
  var shared: PlainValue
  /// The day numbers of `ctx.seen`.
  var seen: PlainValue
  /// The moves on each question or page, by its id.
  var responses: [String: [Move]]
  var expected: [PlainField]

  init(reading value: LuaValue) throws(Misfit) {
    let table = try LuaTableReader(value, "the example", expecting: "a table like { quiz = {…}, expect = {…} }")
    try table.allow(ModeAPI.example.names)
    quiz = table["quiz"]
    quizzes = try table.list("quizzes")
    for value in quizzes where value.string == nil && value.fields == nil {
      throw table.wrong("quizzes", "a list of ids or quiz tables", value)
    }
    seed = try table.whole("seed", in: Chance.seeds) ?? 1
    day = try Self.day(table)
    options = try Self.fields(table, "options")
    language = try table.text("language")
    players = try table.texts("players")
    memory = .record(try Self.fields(table, "memory"))
    shared = .record(try Self.fields(table, "shared"))
    seen = .record(try Self.fields(table, "seen"))
    responses = [:]
    for field in try Self.table(table, "responses") { responses[field.key.written] = try Move.moves(field.value) }
    expected = try Self.fields(table, "expect")
    guard !expected.isEmpty else { throw Misfit("the example needs 'expect', a table like { points = 3 }") }
  }

  private static func day(_ table: LuaTableReader) throws(Misfit) -> CivilDay {
    guard let text = try table.text("day") else { return CivilDay(year: 2026, month: 1, day: 1) }
    guard let day = CivilDay(text) else {
      throw Misfit("'day' of the example must be a date like 2026-11-20, got '\(text)'")
    }
    return day
  }

  private static func fields(_ table: LuaTableReader, _ key: String) throws(Misfit) -> [PlainField] {
    try Self.table(table, key).map { PlainField(PlainKey($0.key), PlainValue($0.value)) }
  }

  private static func table(_ table: LuaTableReader, _ key: String) throws(Misfit) -> [LuaField] {
    guard let value = table[key] else { return [] }
    guard let fields = value.fields else { throw table.wrong(key, "a table", value) }
    return fields
  }
}

/// A move of an example's player on an open question or page.
enum Move {
  case answer(PlainValue, inputs: [PlainField])
  /// Leaves a page.
  case proceed(inputs: [PlainField])
  case action(String, inputs: [PlainField])
  case hint
  case skip
  /// Milliseconds go by.
  case wait(Int)

  /// Whether it is done at a page, or at a question: both may have the same id.
  func fits(page isPage: Bool) -> Bool {
    switch self {
    case .proceed: return isPage
    case .answer, .hint, .skip: return !isPage
    case .action, .wait: return true
    }
  }

  /// The keys of one move; `tries` is a key of the list of moves.
  private static let keys = ModeAPI.response.names.filter { $0 != "tries" }

  /// `{ "a" }`, `0.4`, `{ answer = …, inputs = {…} }`, or `{ tries = { …, … } }` with moves one after the other.
  static func moves(_ value: LuaValue) throws(Misfit) -> [Move] {
    guard let tries = value["tries"] else { return [try move(value)] }
    guard let elements = tries.elements else { throw Misfit("'tries' must be a list, got \(tries.kindInWords)") }
    var moves: [Move] = []
    for element in elements { moves.append(try move(element)) }
    return moves
  }

  private static func move(_ value: LuaValue) throws(Misfit) -> Move {
    guard let fields = value.fields, fields.contains(where: { keys.contains($0.key.written) }) else {
      return .answer(PlainValue(value), inputs: [])
    }
    let table = try LuaTableReader(value, "the response")
    try table.allow(keys)
    let inputs = (table["inputs"]?.fields ?? []).map { PlainField(PlainKey($0.key), PlainValue($0.value)) }
    if let answer = table["answer"] { return .answer(PlainValue(answer), inputs: inputs) }
    if let action = try table.text("action") { return .action(action, inputs: inputs) }
    if let ms = try table.whole("wait", in: 0...Int(Int32.max)) { return .wait(ms) }
    if table["hint"] != nil { return .hint }
    if table["skip"] != nil { return .skip }
    return .proceed(inputs: inputs)
  }
}

internal import LuaKit
internal import QuizCore

/// Reads what hooks return, and refuses numbers beyond the bounds.
struct AnswerReader {
  private let bounds: NumberBounds

  /// `rules` are the sitting's.
  init(rules: Int) { bounds = NumberBounds(rules: rules) }

  static func order(_ value: LuaValue, _ questions: [Question]) throws(Misfit) -> [String] {
    guard let elements = value.elements else {
      throw Misfit("order must return a list of questions, got \(value.kindInWords)")
    }
    let known = Set(questions.map(\.id))
    var ids: [String] = []
    var seen: Set<String> = []
    for element in elements {
      let id: String
      switch element {
      case .reference(let name), .text(let name): id = name
      default:
        throw Misfit(
          "order must return questions of the list it got; element \(ids.count + 1) is \(element.kindInWords)")
      }
      guard known.contains(id) else { throw Misfit("order returned '\(id)', which is not in the list it got") }
      guard seen.insert(id).inserted else { throw Misfit("order returned '\(id)' twice") }
      ids.append(id)
    }
    return ids
  }

  func verdict(_ value: LuaValue, _ question: Question) throws(Misfit) -> Verdict {
    let table = try LuaTableReader(
      value, "judge's verdict", expecting: "a table like { points = 1, of = 1, correct = true }", bounds)
    try table.allow(ModeAPI.verdict.names)
    let points = try table.amount("points") ?? 0
    let total = try table.total("of") ?? (question.isMarked ? question.points : 0)
    try table.check(points, of: total)
    var verdict = Verdict(
      points: points, of: total, correct: try table.flag("correct"), feedback: try table.text("feedback"))
    verdict.markup = try table.markup()
    return verdict
  }

  func status(_ value: LuaValue) throws(Misfit) -> [StatusEntry] {
    if value == .none { return [] }
    if let text = value.string { return [StatusEntry(line(text))] }
    guard let elements = value.elements else {
      throw Misfit("status must return a list of short texts, got \(value.kindInWords)")
    }
    var entries: [StatusEntry] = []
    for element in elements { entries.append(try statusEntry(element)) }
    return entries
  }

  private func statusEntry(_ value: LuaValue) throws(Misfit) -> StatusEntry {
    if let text = value.string ?? value.double.map({ ValueSpec.written(.numeric($0)) }) {
      return StatusEntry(line(text))
    }
    guard value.fields != nil, value != .list([]) else {
      throw Misfit("status must return a list of short texts; one of them is \(value.kindInWords)")
    }
    let table = try LuaTableReader(value, "an entry of status", bounds)
    try table.allow(ModeAPI.statusEntry.names)
    var entry = StatusEntry(try table.requiredLine("text"))
    entry.value = try table.amount("value")
    entry.of = try table.total("of")
    entry.labels = try table.texts("labels")
    if let word = try table.text("kind") {
      guard let kind = StatusEntry.Kind(rawValue: word) else {
        let known = StatusEntry.Kind.allCases.map(\.rawValue)
        let hint =
          nearest(to: word, in: known).map { "did you mean '\($0)'?" } ?? "one of \(known.joined(separator: ", "))"
        throw Misfit("an entry of status has the unknown kind '\(word)'; \(hint)", at: ["kind"])
      }
      entry.kind = kind
    }
    return entry
  }

  private func line(_ text: String) -> String { bounds.areNarrow ? text.inOneLine : text }

  func result(_ value: LuaValue) throws(Misfit) -> SittingResult {
    var result = SittingResult()
    if value == .none { return result }
    let table = try LuaTableReader(value, "the result", expecting: "a table like { headline = \"…\" }", bounds)
    try table.allow(ModeAPI.result.names)
    result.headline = try table.line("headline")
    result.body = try table.text("body")
    result.markup = try table.markup()
    result.note = try table.text("note")
    result.emoji = try table.text("emoji")
    result.image = try table.image("image")
    result.outcome = try table.text("outcome")
    result.points = try table.amount("points")
    result.of = try table.total("of")
    if let points = result.points, let of = result.of { try table.check(points, of: of) }
    result.percent = try table.amount("percent")
    result.passed = try table.flag("passed")
    result.share = try table.texts("share")
    result.bars = try bars(table)
    result.ranking = try ranking(table)
    result.unit = try unit(table)
    result.data = try kept(table, "data")
    result.memory = try kept(table, "memory")
    result.shared = try kept(table, "shared")
    return result
  }

  /// The values that `keep` returns to remember; empty when it returns nothing.
  func keep(_ value: LuaValue) throws(Misfit) -> RememberedValues {
    if value == .none { return RememberedValues() }
    let table = try LuaTableReader(
      value, "what keep returns", expecting: "a table like { memory = { … } }, of what changed, or nothing", bounds)
    try table.allow(ModeAPI.kept.names)
    return RememberedValues(memory: try kept(table, "memory"), shared: try kept(table, "shared"))
  }

  private func unit(_ table: LuaTableReader) throws(Misfit) -> ResultUnit? {
    guard let value = table["unit"] else { return nil }
    let unit = try LuaTableReader(
      value, "'unit' of the result", expecting: "a table like { one = \"round\", other = \"rounds\" }", bounds)
    try unit.allow(ModeAPI.unit.names)
    return ResultUnit(
      one: try unit.requiredLine("one"), other: try unit.requiredLine("other"))
  }

  /// A table that outlives the sitting; nil when the key is absent.
  private func kept(_ table: LuaTableReader, _ key: String) throws(Misfit) -> PlainValue? {
    guard let value = table[key] else { return nil }
    switch PlainValue(value).withIDsForQuestions {
    case let data where data.elements != nil || data.fields != nil: return data
    default: throw table.wrong(key, "a table", value)
    }
  }

  /// A bar that does not say how long it could be is measured against the longest that the list speaks of.
  private func bars(_ table: LuaTableReader) throws(Misfit) -> [SittingResult.Bar] {
    var bars: [(label: String, value: Double, of: Double?, mark: Double?, LuaTableReader)] = []
    for value in try table.list("bars") {
      let bar = try LuaTableReader(
        value, "a bar", expecting: "a table like { label = \"Cat\", value = 3, of = 5 }", bounds)
      try bar.allow(ModeAPI.bar.names)
      // An empty label is allowed, as quizzes have outcomes with an empty id.
      guard let label = try bar.line("label"), let length = try bar.amount("value") else {
        throw Misfit("a bar needs 'label' and 'value'")
      }
      bars.append((label, length, try bar.total("of"), try bar.amount("mark"), bar))
    }
    let longest = bars.flatMap { [$0.value, $0.of ?? 0, $0.mark ?? 0] }.max() ?? 0
    var drawn: [SittingResult.Bar] = []
    for (label, value, of, mark, table) in bars {
      var bar = SittingResult.Bar(label: label, value: value, of: of ?? longest, mark: mark)
      bar.saysOf = of != nil || !bounds.areNarrow
      bar.ends = try ends(of: bar, table)
      bar.text = try table.line("text")
      drawn.append(bar)
    }
    return drawn
  }

  /// The ends that a bar gives itself; nil for one from 0 on.
  private func ends(of bar: SittingResult.Bar, _ table: LuaTableReader) throws(Misfit) -> SittingResult.Bar.Ends? {
    let (from, to) = (try table.amount("from"), try table.amount("to"))
    if from == nil && to == nil { return nil }
    let (low, high) = (from ?? 0, to ?? bar.of)
    if let ends = SittingResult.Bar.Ends(from: low, to: high) { return ends }
    let (first, last) = (ValueSpec.written(.numeric(low)), ValueSpec.written(.numeric(high)))
    throw Misfit("a bar must have from < to, got \(first) and \(last)", at: ["from"])
  }

  private func ranking(_ table: LuaTableReader) throws(Misfit) -> [SittingResult.Standing] {
    var ranking: [SittingResult.Standing] = []
    for value in try table.list("ranking") {
      let row = try LuaTableReader(
        value, "a place of the ranking", expecting: "a table like { player = \"Ada\", points = 3 }", bounds)
      try row.allow(ModeAPI.standing.names)
      let points = try row.amount("points") ?? 0
      let total = try row.total("of")
      if let total { try row.check(points, of: total) }
      ranking.append(
        SittingResult.Standing(player: try row.requiredText("player"), points: points, of: total))
    }
    return ranking
  }
}

/// Bounds of the numbers that hooks return, which are finite (the bridge to Lua takes no others). Sittings of older rules keep
/// wider ones, so that they replay as they went.
struct NumberBounds {
  /// Totals are 0 or at least 10⁻⁶, shares and limits are within the bounds of amounts, texts of one line have no other.
  let areNarrow: Bool

  static let today = NumberBounds(rules: Beginning.currentRules)

  init(rules: Int) { areNarrow = rules >= 8 }

  func amount(_ number: Double) -> Double? { Amount(number)?.value }

  /// The most that can be had.
  func total(_ number: Double) -> Double? {
    if areNarrow { return Amount(total: number)?.value }
    return number >= 0 ? amount(number) : nil
  }

  /// Whether so many points of a total can be shown as a percentage.
  func allow(_ points: Double, of total: Double) -> Bool {
    !areNarrow || total == 0 || Amount(percentOf: points, total) != nil
  }

  func limit(_ seconds: Double) -> Double? {
    guard seconds > 0 else { return nil }
    return areNarrow ? amount(seconds) : seconds
  }
}

/// Reads the response that a hook hands to `ctx.judge` or `ctx.grade`: an event, as it came or changed.
enum ResponseReader {
  /// The response in the event's fields; nil when it has none.
  static func response(_ event: LuaValue, _ question: Question) throws(Misfit) -> Response? {
    let table = try LuaTableReader(event, "the response", expecting: "the response that judge got")
    switch question.kind {
    case .single, .multiple, .truefalse:
      var ids: [String] = []
      for value in try table.list("chosen") {
        guard let id = value.string ?? value["id"]?.string else {
          throw Misfit("'chosen' of the response must be a list of answers")
        }
        ids.append(id)
      }
      return ids.isEmpty && question.kind != .multiple ? nil : .chosen(ids)
    case .range, .number: return try table.number("value").map(Response.value)
    case .text: return try table.text("text").map(Response.text)
    case .order: return table["order"] == nil ? nil : .order(try table.texts("order"))
    case .gaps: return try table["gaps"].map { value throws(Misfit) in try gaps(value) }
    case .match: return try table["pairs"].map { value throws(Misfit) in try pairs(value) }
    case .info: return nil
    }
  }

  private static func gaps(_ value: LuaValue) throws(Misfit) -> Response {
    let fields = try LuaTableReader(value, "'gaps' of the response").fields
    return .gaps(
      fields.compactMap { field in
        if let text = field.value.string { return FilledGap(field.key.written, .text(text)) }
        return field.value.double.map { FilledGap(field.key.written, .number($0)) }
      })
  }

  private static func pairs(_ value: LuaValue) throws(Misfit) -> Response {
    let fields = try LuaTableReader(value, "'pairs' of the response").fields
    return .pairs(fields.compactMap { field in field.value.string.map { Pair(field.key.written, $0) } })
  }
}

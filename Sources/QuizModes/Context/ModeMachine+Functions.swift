internal import LuaKit
internal import Markup
internal import QuizCore
internal import TextLayout

/// The functions of `ctx`: each takes what Lua gave and answers from the core's rules.
extension ModeMachine {
  func registerFunctions() {
    registerSteps()
    register("question") { [unowned self] arguments throws(Misfit) in try question(arguments.first ?? .none) }
    register("random") { [unowned self] arguments throws(Misfit) in try random(arguments) }
    register("shuffle") { [unowned self] arguments throws(Misfit) in try shuffle(arguments) }
    register("rank") { [unowned self] arguments throws(Misfit) in try rank(arguments.first ?? .none) }
    register("percent") { arguments throws(Misfit) in try Self.percent(arguments) }
    register("band") { [unowned self] arguments throws(Misfit) in try band(arguments.first ?? .none) }
    register("closest") { [unowned self] arguments throws(Misfit) in try closest(arguments) }
    register("t") { [unowned self] arguments throws(Misfit) in try text(arguments) }
    register("text.width") { arguments throws(Misfit) in .int(Int64(try Self.text(arguments.first, "width").cells)) }
    register("text.fold") { arguments throws(Misfit) in .text(try Self.text(arguments.first, "fold").folded) }
    register("text.plain") { [unowned self] arguments throws(Misfit) in try plain(arguments) }
    register("text.of") { [unowned self] arguments throws(Misfit) in
      let texts = arguments.first ?? .none
      if texts.string != nil { return texts }
      guard let fields = texts.fields, !fields.isEmpty, fields.allSatisfy({ $0.value.string != nil }) else {
        throw Misfit("ctx.text.of takes a table like { en = \"…\", de = \"…\" }, got \(texts.kindInWords)")
      }
      return fields[LanguageChoice(preferred: languages).index(among: fields.map(\.key.written))].value
    }
    register("date") { arguments throws(Misfit) in LuaValue(try Self.day(arguments)) }
    registerTyping()
    registerMarking()
  }

  func register(
    _ name: String, expanding: Bool = false, ignoring ignored: String? = nil,
    _ body: @escaping ([LuaValue]) throws(Misfit) -> LuaValue
  ) {
    machine.register(name, expandingReferences: expanding, ignoring: ignored) { arguments throws(HostRefusal) in
      do throws(Misfit) {
        return try body(arguments)
      } catch {
        throw HostRefusal(message: error.message)
      }
    }
  }

  /// The day of `(2026, 11, 28)` or `("2026-11-28")`.
  private static func day(_ arguments: [LuaValue]) throws(Misfit) -> CivilDay {
    if let text = arguments.first?.string {
      if let day = CivilDay(text) { return day }
      throw Misfit("ctx.date: there is no day '\(text)'; a day is written like \"2026-11-28\"")
    }
    let numbers = arguments.prefix(3).compactMap { value in
      if case .int(let number) = value { return number }
      return nil
    }
    guard numbers.count == 3 else {
      throw Misfit("ctx.date takes a text like \"2026-11-28\", or the numbers of year, month and day")
    }
    let isInRange = (1...9999).contains(numbers[0]) && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
    let day = isInRange ? CivilDay(year: Int(numbers[0]), month: Int(numbers[1]), day: Int(numbers[2])) : nil
    guard let day, CivilDay(number: day.number) == day else {
      throw Misfit("ctx.date: there is no day \(numbers[2]) of month \(numbers[1]) of \(numbers[0])")
    }
    return day
  }

  private func question(_ id: LuaValue) throws(Misfit) -> LuaValue {
    if case .reference = id { return id }
    guard let id = id.string else { throw Misfit("ctx.question takes an id, got \(id.kindInWords)") }
    return context.question(id) == nil ? .none : .reference(id)
  }

  private func rank(_ map: LuaValue) throws(Misfit) -> LuaValue {
    let fields = map.elements.map { $0.enumerated().map { LuaField(.int(Int64($0 + 1)), $1) } } ?? map.fields
    guard let fields else { throw Misfit("ctx.rank takes a table from ids to numbers, got \(map.kindInWords)") }
    var values: [(id: String, value: Double)] = []
    for field in fields {
      guard let value = field.value.double else {
        throw Misfit("ctx.rank: the value of '\(field.key.written)' must be a number, got \(field.value.kindInWords)")
      }
      values.append((field.key.written, value))
    }
    let keys = Dictionary(fields.map { ($0.key.written, $0.key) }) { first, _ in first }
    let ranking = Scores.ranking(values, ties: context.quiz?.outcomes.map(\.id) ?? [])
    if !ranking.isEmpty { observed.winners = ranking.count { $0.place == 1 } }
    return .list(
      ranking.map {
        .record([
          "id": keys[$0.id].map(LuaValue.init), "value": .numeric($0.value), "place": .int(Int64($0.place)),
        ])
      })
  }

  private static func percent(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    guard let points = arguments.first?.double, let total = arguments.dropFirst().first?.double else {
      throw Misfit("ctx.percent takes two numbers, points and of")
    }
    let digits = arguments.dropFirst(2).first ?? .none
    guard digits == .none || digits.double != nil else {
      throw Misfit("the digits of ctx.percent must be a number, got \(digits.kindInWords)")
    }
    return .numeric(Scores.percent(points, of: total, digits: Int(max(0, min(9, digits.double ?? 0)))))
  }

  private func band(_ percent: LuaValue) throws(Misfit) -> LuaValue {
    guard let percent = percent.double else { throw Misfit("ctx.band takes a percentage, got \(percent.kindInWords)") }
    let bands = context.quiz?.bands ?? []
    let lowest = Scores.builtInBands[Scores.builtInBands.count - 1]
    return LuaValue(Scores.band(percent, in: bands) ?? Scores.band(percent, in: Scores.builtInBands) ?? lowest)
  }

  /// The element whose number under a key is nearest; elements without it are skipped, ties go to the first.
  private func closest(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    guard arguments.count >= 3, let list = arguments[0].elements, let key = arguments[1].string,
      let target = arguments[2].double
    else { throw Misfit("ctx.closest takes a list, a key and a number") }
    var best: (element: LuaValue, distance: Double)?
    var known: [String: Double?] = [:]
    for element in list {
      guard let value = number(element, key, &known) else { continue }
      let distance = abs(value - target)
      if distance < best?.distance ?? .infinity { best = (element, distance) }
    }
    return best?.element ?? .none
  }

  /// The number under the key; numbers of questions are looked up once.
  private func number(_ element: LuaValue, _ key: String, _ known: inout [String: Double?]) -> Double? {
    guard case .reference(let id) = element else { return element[key]?.double }
    if let number = known[id] { return number }
    let number = context.question(id).flatMap { LuaValue($0)[key]?.double }
    known[id] = .some(number)
    return number
  }

  /// A text of the plugin in the form for its `n`, with its `{names}` filled in; a name without a value stays as it is written.
  private func text(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    let name = arguments.first?.string ?? ""
    let given = arguments.dropFirst().first ?? .none
    guard given == .none || given.fields != nil || given.elements != nil else {
      throw Misfit("ctx.t.\(name) takes a table like { n = 2 }, got \(given.kindInWords)")
    }
    let text = texts[name]?.form(for: given["n"]?.double) ?? ""
    guard machine.charge(text.utf8.count * 20) else { throw Misfit("ctx.t.\(name): too long to be filled in so often") }
    return .text(try Self.filled(text, given, "ctx.t.\(name)"))
  }

  private static func filled(_ text: String, _ values: LuaValue, _ name: String) throws(Misfit) -> String {
    let known = Dictionary((values.fields ?? []).map { ($0.key, $0.value) }) { first, _ in first }
    var result = ""
    var rest = text[...]
    while let open = brace("{", in: rest), let close = brace("}", in: rest[open...]) {
      result += rest[..<open]
      let value = written(known[.text(String(rest[rest.index(after: open)..<close]))])
      result += value ?? String(rest[open...close])
      guard result.utf8.count <= longestText else { throw Misfit("\(name): the text becomes too long") }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The first place of a brace; found among the bytes, which is faster than to divide everything into characters.
  private static func brace(_ brace: Character, in text: Substring) -> Substring.Index? {
    var rest = text
    while let place = rest.utf8.firstIndex(of: brace.asciiValue ?? 0) {
      if text[place] == brace { return place }
      rest = rest[text.utf8.index(after: place)...]
    }
    return nil
  }

  /// The most bytes of a text with its names filled in: twice the limit of a hook's result.
  private static let longestText = 128 << 10

  /// `ctx.text.plain(text, markup)`: the text without signs of markup.
  private func plain(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    let text = try Self.text(arguments.first, "plain")
    let word = arguments.dropFirst().first ?? .none
    guard word == .none || word.string != nil else {
      throw Misfit("ctx.text.plain takes a text and its markup, got \(word.kindInWords)")
    }
    let markup = try word.string.map { name throws(Misfit) in try TextMarkup(name, of: "ctx.text.plain") } ?? .plain
    if markup == .plain { return .text(text) }
    guard machine.charge(text.utf8.count * Self.stepsPerByte) else {
      throw Misfit("ctx.text.plain: too much to read")
    }
    return .text(MarkupLines.plain(Markup(text)))
  }

  /// The price of reading a byte of Markdown, in instructions.
  private static let stepsPerByte = 200

  private static func written(_ value: LuaValue?) -> String? {
    switch value {
    case .text(let text): return text
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .number(let value): return ValueSpec.written(.number(value))
    default: return nil
    }
  }

  private static func text(_ value: LuaValue?, _ name: String) throws(Misfit) -> String {
    guard let text = value?.string else {
      throw Misfit("ctx.text.\(name) takes a text, got \((value ?? .none).kindInWords)")
    }
    return text
  }
}

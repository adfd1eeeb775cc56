package import LuaKit
package import QuizCore

/// The expressions of a quiz, to be evaluated under some seeds.
package struct VariableRequest: Sendable, Equatable {
  /// The quiz's group first.
  var groups: [Group]
  var seeds: [Int]

  /// Whether it draws under many seeds, which takes longer.
  package var isOfMany: Bool { seeds.count > 1 }

  /// The expressions of the quiz, or of one question.
  struct Group: Equatable {
    /// The id of the question; nil for the quiz.
    var question: String?
    var entries: [Entry] = []
    var condition: Entry?

    var isEmpty: Bool { entries.isEmpty && condition == nil }
  }

  struct Entry: Equatable {
    var name: String
    var expression: String
  }

  init(_ groups: [VariableTable.Group], seeds: [Int]) {
    let entry = { (entry: VariableTable.Entry) in Entry(name: entry.name, expression: entry.expression) }
    self.groups = groups.map {
      Group(question: $0.question, entries: $0.entries.map(entry), condition: $0.condition.map(entry))
    }
    self.seeds = seeds
  }
}

/// How variables are drawn: in this process, or in another.
package struct VariableDraws: Sendable {
  /// The draws of each group under each seed; nil where no reply came.
  package typealias Draw = @Sendable (_ request: VariableRequest) -> [[VariableDraw]]?

  package let draw: Draw

  package init(draw: @escaping Draw) {
    self.draw = draw
  }

  /// Draws in this process.
  package static let here = VariableDraws { request in
    var machine = VariableMachine(request.groups)
    return request.seeds.map { machine.draws(seed: $0) }
  }
}

/// Evaluates expressions, each in a machine that only the variables of its group have used.
struct VariableMachine {
  private let groups: [VariableRequest.Group]
  /// Instructions left for all of them.
  private var left = mostInstructions
  /// The failure of a group that hit a limit, which it would hit again under another seed.
  private var given: [Int: VariableDraw] = [:]

  /// Instructions of one expression, and of all expressions of a request.
  private static let mostOfOne = 1_000_000 as Int64
  private static let mostInstructions = 50_000_000
  /// How often values are drawn until they meet the condition.
  static let tries = 100
  /// Bytes of a text that a variable can be.
  private static let longestText = 1000

  init(_ groups: [VariableRequest.Group]) {
    self.groups = groups
  }

  private static let limits: LuaLimits = {
    var limits = LuaLimits.standard
    limits.loadInstructions = mostOfOne
    limits.instructions = mostOfOne
    limits.milliseconds = 500
    limits.heap = 16 << 20
    return limits
  }()

  /// The draws of all groups under a seed.
  mutating func draws(seed: Int) -> [VariableDraw] {
    var draws: [VariableDraw] = []
    var own: [(String, DrawnValue)] = []
    for (place, group) in groups.enumerated() {
      if place > 0, !draws[0].hasValues {
        draws.append(.skipped)
        continue
      }
      let draw = given[place] ?? drawn(group, place, seed, around: own)
      draws.append(draw)
      if place == 0, case .values(let values) = draw { own = Array(zip(group.entries.map(\.name), values)) }
    }
    return draws
  }

  private mutating func drawn(
    _ group: VariableRequest.Group, _ place: Int, _ seed: Int, around own: [(String, DrawnValue)]
  ) -> VariableDraw {
    if group.isEmpty { return .values([]) }
    guard let machine = try? LuaMachine(limits: Self.limits) else {
      return .failed(at: 0, why: "Lua cannot be started")
    }
    let purpose = [String(seed), "variables"] + (group.question.map { [$0] } ?? [])
    for attempt in 0..<(group.condition == nil ? 1 : Self.tries) {
      var known = own
      var values: [DrawnValue] = []
      for (index, entry) in group.entries.enumerated() {
        switch value(of: entry, machine, Chance.hash(purpose + [entry.name, String(attempt)]), known) {
        case .success(.value(let value)):
          values.append(value)
          known.append((entry.name, value))
        case .success(.truth): return .failed(at: index, why: Self.noNumber)
        case .failure(let failure): return failed(failure, at: index, of: place)
        }
      }
      guard let condition = group.condition else { return .values(values) }
      switch value(of: condition, machine, Chance.hash(purpose + ["require", String(attempt)]), known) {
      case .success(.truth(let isMet)): if isMet { return .values(values) }
      case .success(.value): return .values(values)
      case .failure(let failure): return failed(failure, at: group.entries.count, of: place)
      }
    }
    return .failed(at: group.entries.count, why: "it is not met in \(Self.tries) draws: ask for less")
  }

  private mutating func failed(_ failure: Failure, at index: Int, of place: Int) -> VariableDraw {
    let draw = VariableDraw.failed(at: index, why: failure.why)
    if failure.isLimit { given[place] = draw }
    return draw
  }

  // MARK: One expression

  private enum Found {
    case value(DrawnValue)
    /// The truth of a condition; Lua's `nil` is false.
    case truth(Bool)
  }

  private struct Failure: Error {
    var why: String
    var isLimit = false
  }

  private static let noNumber = "it gives no finite number: make it one, such as 'random(2, 9)'"

  private mutating func value(
    of entry: VariableRequest.Entry, _ machine: LuaMachine, _ seed: UInt64, _ known: [(String, DrawnValue)]
  ) -> Result<Found, Failure> {
    guard left > 0 else {
      return .failure(
        Failure(why: "the variables of this quiz take too long together: make them simpler", isLimit: true))
    }
    let source = Self.functions + Self.locals(known, in: entry.expression) + "return " + entry.expression
    let found: LuaValue
    do throws(LuaFailure) {
      found = try machine.load(Array(source.utf8), chunk: "expression", seed: seed)
      left -= machine.usage.instructions
    } catch {
      left -= machine.usage.instructions
      return .failure(Self.failure(error))
    }
    switch found {
    case .none: return .success(.truth(false))
    case .bool(let truth): return .success(.truth(truth))
    case .int(let number): return .success(.value(.number(Double(number))))
    case .number(let number):
      return number.isFinite ? .success(.value(.number(number + 0))) : .failure(Failure(why: Self.noNumber))
    case .text(let text):
      if text.utf8.count <= Self.longestText { return .success(.value(.text(text))) }
      return .failure(Failure(why: "it gives a text of \(text.utf8.count) bytes; a value may have \(Self.longestText)"))
    case .list, .map, .reference, .function, .host, .readOnly, .context: return .failure(Failure(why: Self.noNumber))
    }
  }

  private static func failure(_ failure: LuaFailure) -> Failure {
    switch failure.kind {
    case .error: return Failure(why: failure.message)
    case .syntax: return Failure(why: "it is no expression of Lua: \(failure.message)")
    case .badValue: return Failure(why: noNumber)
    case .instructions, .time: return Failure(why: "it takes too long: make it simpler", isLimit: true)
    case .memory, .block: return Failure(why: "it takes too much memory: make it smaller", isLimit: true)
    case .tooLarge: return Failure(why: "it is too long: make it shorter", isLimit: true)
    case .dead: return Failure(why: "it takes too long: make it simpler", isLimit: true)
    }
  }

  /// The values that an expression mentions, as locals before it, on its own line.
  private static func locals(_ known: [(String, DrawnValue)], in expression: String) -> String {
    var last: [String: DrawnValue] = [:]
    for (name, value) in known where expression.contains(name) { last[name] = value }
    return last.sorted { $0.key < $1.key }.map { "local \($0.key) = \(literal($0.value)) " }.joined()
  }

  private static func literal(_ value: DrawnValue) -> String {
    switch value {
    case .number(let number):
      if let whole = Int(exactly: number) { return "(\(whole))" }
      return "(\(number))"
    case .text(let text): return "\"" + text.utf8.map { "\\" + padded(Int($0)) }.joined() + "\""
    }
  }

  private static func padded(_ byte: Int) -> String {
    String(repeating: "0", count: byte < 10 ? 2 : byte < 100 ? 1 : 0) + String(byte)
  }

  /// `random`, `pick` and `round`; halves are rounded away from 0, also where a double falls just short of one.
  private static let functions = """
    local random, floor = math.random, math.floor local function pick(t) if #t == 0 then error("pick takes a list", 2) end \
    return t[random(#t)] end local function round(x, digits) local f = 10.0 ^ (digits or 0) local y = x * f \
    local r = y < 0 and -floor(-y + 0.5 + 1e-9) or floor(y + 0.5 + 1e-9) return r / f end \

    """.replacing("\n", with: " ")
}

extension VariableDraw {
  fileprivate var hasValues: Bool { if case .values = self { true } else { false } }
}

// MARK: Across processes

extension VariableRequest {
  package func write(to writer: inout LuaValueWriter) {
    writer.write(
      .list([
        .list(seeds.map { .int(Int64($0)) }),
        .list(
          groups.map { group in
            .list([
              group.question.map(LuaValue.text) ?? .none, .list(group.entries.map(Self.value)),
              group.condition.map(Self.value) ?? .none,
            ])
          }),
      ]))
  }

  private static func value(_ entry: VariableRequest.Entry) -> LuaValue {
    .list([.text(entry.name), .text(entry.expression)])
  }

  package init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    guard case .list(let parts) = try reader.value(), parts.count == 2, case .list(let seeds) = parts[0],
      case .list(let groups) = parts[1]
    else { throw LuaValueReader.Garbled() }
    self.init([], seeds: [])
    for seed in seeds {
      guard case .int(let seed) = seed else { throw LuaValueReader.Garbled() }
      self.seeds.append(Int(seed))
    }
    for group in groups {
      guard case .list(let parts) = group, parts.count == 3, case .list(let entries) = parts[1] else {
        throw LuaValueReader.Garbled()
      }
      var read = VariableRequest.Group()
      if case .text(let id) = parts[0] { read.question = id }
      for entry in entries { read.entries.append(try Self.entry(entry)) }
      if parts[2] != .none { read.condition = try Self.entry(parts[2]) }
      self.groups.append(read)
    }
  }

  private static func entry(_ value: LuaValue) throws(LuaValueReader.Garbled) -> VariableRequest.Entry {
    guard case .list(let parts) = value, parts.count == 2, case .text(let name) = parts[0],
      case .text(let expression) = parts[1]
    else { throw LuaValueReader.Garbled() }
    return VariableRequest.Entry(name: name, expression: expression)
  }

  /// The reply as a value.
  package static func value(_ draws: [[VariableDraw]]) -> LuaValue {
    .list(draws.map { .list($0.map(value)) })
  }

  private static func value(_ draw: VariableDraw) -> LuaValue {
    switch draw {
    case .skipped: .none
    case .failed(let place, let why): .list([.int(Int64(place)), .text(why)])
    case .values(let values):
      .list([
        .list(
          values.map { value in
            switch value {
            case .number(let number): .number(number)
            case .text(let text): .text(text)
            }
          })
      ])
    }
  }

  /// The draws that a value is, which must not be trusted; nil where they do not fit the request.
  package func draws(_ value: LuaValue) -> [[VariableDraw]]? {
    guard case .list(let all) = value, all.count == seeds.count else { return nil }
    let draws = all.compactMap { one -> [VariableDraw]? in
      guard case .list(let values) = one, values.count == groups.count else { return nil }
      let draws = zip(values, groups).compactMap { Self.draw($0, of: $1) }
      return draws.count == groups.count ? draws : nil
    }
    return draws.count == seeds.count ? draws : nil
  }

  private static func draw(_ value: LuaValue, of group: VariableRequest.Group) -> VariableDraw? {
    if value == .none { return .skipped }
    guard case .list(let parts) = value else { return nil }
    if parts.count == 2, case .int(let place) = parts[0], case .text(let why) = parts[1],
      (0...group.entries.count).contains(Int(place))
    {
      return .failed(at: Int(place), why: why)
    }
    guard parts.count == 1, case .list(let values) = parts[0], values.count == group.entries.count else { return nil }
    let drawn = values.compactMap { value -> DrawnValue? in
      switch value {
      case .number(let number) where number.isFinite: .number(number)
      case .text(let text) where text.utf8.count <= 1000: .text(text)
      default: nil
      }
    }
    return drawn.count == values.count ? .values(drawn) : nil
  }
}

internal import LuaKit
internal import QuizCore
internal import TextLayout

/// The functions of `ctx`: each takes what Lua gave and answers from the core's rules.
extension ModeMachine {
  func registerFunctions() {
    register("ask") { [unowned self] arguments throws(Misfit) in
      keep(try stepReader.ask(arguments.first, arguments.dropFirst().first))
    }
    register("show") { [unowned self] arguments throws(Misfit) in keep(try stepReader.show(arguments.first)) }
    register("finish") { [unowned self] arguments throws(Misfit) in try finish(arguments.first ?? .none) }
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
    registerMarking()
  }

  func register(
    _ name: String, expanding: Bool = false, _ body: @escaping ([LuaValue]) throws(Misfit) -> LuaValue
  ) {
    machine.register(name, expandingReferences: expanding) { arguments throws(HostRefusal) in
      do throws(Misfit) {
        return try body(arguments)
      } catch {
        throw HostRefusal(message: error.message)
      }
    }
  }

  private var stepReader: StepReader { StepReader(state: context.state, languages: languages) }

  private func finish(_ why: LuaValue) throws(Misfit) -> LuaValue {
    guard why == .none || why.string != nil else { throw Misfit("ctx.finish takes a text, got \(why.kindInWords)") }
    return keep(.finish(why.string))
  }

  private func question(_ id: LuaValue) throws(Misfit) -> LuaValue {
    if case .reference = id { return id }
    guard let id = id.string else { throw Misfit("ctx.question takes an id, got \(id.kindInWords)") }
    return context.state.question(id) == nil ? .none : .reference(id)
  }

  private func rank(_ map: LuaValue) throws(Misfit) -> LuaValue {
    let table = try TableReader(map, "ctx.rank's argument", expecting: "a table from ids to numbers")
    var values: [(id: String, value: Double)] = []
    for field in table.fields {
      guard let value = field.value.double else {
        throw Misfit("ctx.rank: the value of '\(field.key.written)' must be a number, got \(field.value.kindInWords)")
      }
      values.append((field.key.written, value))
    }
    let ranking = Scores.ranking(values, ties: context.state.quiz?.outcomes.map(\.id) ?? [])
    return .list(
      ranking.map {
        .record(["id": .text($0.id), "value": .numeric($0.value), "place": .int(Int64($0.place))])
      })
  }

  private static func percent(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    guard let points = arguments.first?.double, let total = arguments.dropFirst().first?.double else {
      throw Misfit("ctx.percent takes two numbers, points and of")
    }
    return .numeric(Scores.percent(points, of: total, digits: Int(arguments.dropFirst(2).first?.double ?? 0)))
  }

  private func band(_ percent: LuaValue) throws(Misfit) -> LuaValue {
    guard let percent = percent.double else { throw Misfit("ctx.band takes a percentage, got \(percent.kindInWords)") }
    let bands = context.state.quiz?.bands ?? []
    let lowest = Scores.builtInBands[Scores.builtInBands.count - 1]
    return LuaValue(Scores.band(percent, in: bands) ?? Scores.band(percent, in: Scores.builtInBands) ?? lowest)
  }

  /// The element whose number under a key is nearest; elements without it are passed over, ties go to the first.
  private func closest(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    guard arguments.count >= 3, let list = arguments[0].elements, let key = arguments[1].string,
      let target = arguments[2].double
    else { throw Misfit("ctx.closest takes a list, a key and a number") }
    var best: (element: LuaValue, distance: Double)?
    for element in list {
      guard let value = number(element, key) else { continue }
      let distance = abs(value - target)
      if distance < best?.distance ?? .infinity { best = (element, distance) }
    }
    return best?.element ?? .none
  }

  private func number(_ element: LuaValue, _ key: String) -> Double? {
    if case .reference(let id) = element {
      return context.state.question(id).flatMap { LuaValue($0)[key]?.double }
    }
    return element[key]?.double
  }

  private func text(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    var text = plugin.texts(languages)[arguments.first?.string ?? ""] ?? ""
    for field in arguments.dropFirst().first?.fields ?? [] {
      let value = field.value.string ?? field.value.double.map { ValueSpec.written(.numeric($0)) } ?? ""
      text = text.replacing("{\(field.key.written)}", with: value)
    }
    return .text(text)
  }

  private static func text(_ value: LuaValue?, _ name: String) throws(Misfit) -> String {
    guard let text = value?.string else {
      throw Misfit("ctx.text.\(name) takes a text, got \((value ?? .none).kindInWords)")
    }
    return text
  }
}

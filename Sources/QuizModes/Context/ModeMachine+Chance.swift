internal import LuaKit
internal import QuizCore

extension ModeMachine {
  /// `ctx.random(m, n, key)`: like `math.random`; with a key the same on every machine in every sitting.
  func random(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    let low = try whole(arguments, 0)
    let high = try whole(arguments, 1)
    return try draw(key: arguments.dropFirst(2).first, "random") { stream in
      switch (low, high) {
      case (nil, _): return .number(stream.fraction())
      case (let most?, nil): return .int(Int64(stream.within(1, most)))
      case (let low?, let high?): return .int(Int64(stream.within(low, high)))
      }
    }
  }

  /// `ctx.shuffle(list, key)`: a new list in a drawn order.
  func shuffle(_ arguments: [LuaValue]) throws(Misfit) -> LuaValue {
    guard let list = arguments.first?.elements else {
      throw Misfit("ctx.shuffle takes a list, got \((arguments.first ?? .none).kindInWords)")
    }
    return try draw(key: arguments.dropFirst().first, "shuffle") { stream in .list(list.shuffled(by: &stream)) }
  }

  private func whole(_ arguments: [LuaValue], _ index: Int) throws(Misfit) -> Int? {
    guard arguments.indices.contains(index), arguments[index] != .none else { return nil }
    guard case .int(let value) = arguments[index] else { throw Misfit("ctx.random takes whole numbers") }
    if index == 0 && arguments.count == 1 && value < 1 { throw Misfit("ctx.random(\(value)): the range is empty") }
    if index == 1, case .int(let low) = arguments[0], value < low {
      throw Misfit("ctx.random(\(low), \(value)): the range is empty")
    }
    return Int(value)
  }

  private func draw(
    key: LuaValue?, _ name: String, _ body: (inout SplitMix64) -> LuaValue
  ) throws(Misfit) -> LuaValue {
    guard let key, key != .none else {
      if context.hook == .today {
        throw Misfit("in today ctx.\(name) needs a key, such as day.year, as its last argument")
      }
      context.noteTurns()
      return body(&stream)
    }
    guard let text = key.string ?? key.double.map({ ValueSpec.written(.numeric($0)) }) else {
      throw Misfit("the key of ctx.\(name) must be a text or a number, got \(key.kindInWords)")
    }
    var keyed = Chance.stream("key", plugin.info.id, text)
    return body(&keyed)
  }
}

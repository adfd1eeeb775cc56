internal import LuaKit
internal import QuizCore

extension ModeMachine {
  /// `ctx.text.matches(patterns, typed, options)`: whether a typed text is accepted.
  func registerTyping() {
    register("text.matches") { [unowned self] arguments throws(Misfit) in
      let name = "ctx.text.matches"
      let patterns = try Self.patterns(arguments.first ?? .none, name)
      guard arguments.count >= 2, let typed = arguments[1].string else {
        let found = arguments.count < 2 ? "nothing" : arguments[1].kindInWords
        throw Misfit("\(name) takes the patterns and what was typed, a text; got \(found)")
      }
      var rule = try Self.rule(arguments.count > 2 ? arguments[2] : .none, name)
      rule.readsPlainSigns = context.rules >= 7
      rule.isAlike = context.rules >= 9
      guard machine.charge(rule.stepsToMatch(typed, patterns)) else { throw Misfit("\(name): too much to compare") }
      return .bool(Marking.matches(typed, patterns, rule))
    }
  }

  private static func patterns(_ value: LuaValue, _ name: String) throws(Misfit) -> [String] {
    if let pattern = value.string { return [pattern] }
    let patterns = (value.elements ?? []).compactMap(\.string)
    guard let elements = value.elements, patterns.count == elements.count else {
      throw Misfit("\(name) takes a list of patterns, like question.accept; got \(value.kindInWords)")
    }
    return patterns
  }

  private static func rule(_ value: LuaValue, _ name: String) throws(Misfit) -> TextRule {
    var rule = TextRule()
    if value == .none { return rule }
    let table = try LuaTableReader(value, "the third value of \(name)")
    try table.allow(ModeAPI.matchOptions.names)
    rule.typos = try table.whole("typos", in: TextRule.typosAllowed) ?? 0
    rule.accents = try table.flag("accents") ?? true
    rule.caseSensitive = try table.flag("caseSensitive") ?? false
    return rule
  }
}

extension TextRule {
  /// The price of comparing a text with patterns, in instructions.
  ///
  /// Every length counts once, patterns again for each way to forgive, and once for each typo allowed.
  func stepsToMatch(_ typed: String, _ patterns: [String]) -> Int {
    let size = patterns.reduce(0) { $0 + $1.utf8.count }
    let ways = 1 + (accents ? 0 : 1) + (typos > 0 ? 1 + 2 * typos : 0)
    return ways * (size * 20 + (patterns.count + 1) * typed.utf8.count * 10)
  }
}

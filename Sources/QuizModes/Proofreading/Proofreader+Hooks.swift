internal import LuaKit
internal import QuizCore

/// Checks of the values that hooks return, and of the facts they read.
extension Proofreader {
  /// Hooks that never return anything.
  func missingReturns() -> [PluginFinding] {
    let hooks: [Hook] = [.start, .order, .status, .result, .judge, .today]
    return hooks.compactMap { hook in
      guard let function = plugin.hooks[hook], let field = plugin.fields[hook.rawValue],
        !returnsSomething(function), !stops(function)
      else { return nil }
      let line = tree.tokens[keyToken(of: field)].line
      return PluginFinding(
        .hookFailed, path, line, hook: hook, "\(hook.rawValue) returns nothing", suggestion: Advice.expected(of: hook))
    }
  }

  /// Whether `error("…", 0)` stands on a line: a refusal in words of its own, without a place. A level that is worked out
  /// counts as one.
  func refuses(on line: Int) -> Bool {
    tree.expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind, case .global("error") = plugin[callee],
        arguments.count == 2
      else { return false }
      if case .number(let level) = plugin[arguments[1]], level != "0" { return false }
      let tokens = tree.tokens[expression.tokens]
      return (tokens.first?.line ?? 0)...(tokens.last?.line ?? 0) ~= line
    }
  }

  private func returnsSomething(_ function: Int) -> Bool {
    tree.functions[function].returns.contains { place in
      guard case .returns(let values) = tree.statements[place].kind else { return false }
      return !values.isEmpty
    }
  }

  /// Whether a function calls `error`, which is another way to end.
  private func stops(_ function: Int) -> Bool {
    tree.expressions.contains { expression in
      guard expression.function == function, case .global("error") = expression.kind else { return false }
      return true
    }
  }

  /// The token that begins the line of a field: of `key = value` the key.
  private func keyToken(of value: Int) -> Int {
    let start = tree.expressions[value].tokens.lowerBound
    return start >= 2 && tree.tokens[start - 1].isSign("=") ? start - 2 : start
  }

  /// Keys of a result that are taken from a list by a place in it: `headline = titles[right]`.
  var listedResults: [(key: String, list: String, token: Int)] {
    guard let function = plugin.hooks[.result] else { return [] }
    return tree.expressions.flatMap { expression -> [(key: String, list: String, token: Int)] in
      guard expression.function == function, case .table(let fields) = expression.kind else { return [] }
      return fields.compactMap { field in
        guard case .name(let key) = field.key, ["headline", "body", "outcome"].contains(key),
          case .index(let list, _) = plugin[field.value]
        else { return nil }
        return (key, plugin.written(list), field.token)
      }
    }
  }

  /// Whether the plugin may see what number was given: it reads `value` of an event, looks back, or hands the event on.
  var readsValues: Bool {
    if plugin.hooks[.judge] != nil { return true }
    return tree.expressions.indices.contains { place in
      switch plugin[place] {
      case .global("require"), .field(_, "past", _), .field(_, "value", _): return true
      case .variable:
        guard case .table(ModeAPI.event) = plugin.shapes[place], let parent = plugin.parents[place] else {
          if case .table(ModeAPI.event) = plugin.shapes[place] { return true }
          return false
        }
        if case .field = plugin[parent] { return false }
        return true
      default: return false
      }
    }
  }
}

/// Keys that a table has twice.
extension Proofreader {
  func doubledKeys() -> [PluginFinding] {
    tree.expressions.flatMap { expression -> [PluginFinding] in
      guard case .table(let fields) = expression.kind else { return [] }
      var first: [String: Int] = [:]
      var count = 0
      return fields.compactMap { field in
        guard let key = key(of: field, &count) else { return nil }
        guard let earlier = first[key] else {
          first[key] = field.token
          return nil
        }
        let line = tree.tokens[earlier].line
        let lost = line == tree.tokens[field.token].line ? "the first of them" : "the value of line \(line)"
        return finding(
          .doubledKey, at: field.token, in: expression.function, "'\(key)' stands twice in this table; \(lost) is lost",
          "leave one of them out, or give it another name")
      }
    }
  }

  private func key(of field: LuaExpression.Entry, _ count: inout Int) -> String? {
    switch field.key {
    case .name(let name): return name
    case .place:
      count += 1
      return "[\(count)]"
    case .computed(let key):
      switch plugin[key] {
      case .number(let text): return "[\(Double(text).flatMap { Int(exactly: $0) }.map(String.init) ?? text)]"
      case .boolean(let value): return "[\(value)]"
      default: return nil
      }
    }
  }
}

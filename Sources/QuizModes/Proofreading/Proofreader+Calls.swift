internal import LuaKit
internal import QuizCore

/// Calls whose value is dropped, and arguments of the functions of `ctx`.
extension Proofreader {
  func calls() -> [PluginFinding] {
    let thrown: [PluginFinding] = tree.statements.compactMap { statement in
      guard case .call(let call) = statement.kind else { return nil }
      return thrownAway(call)
    }
    return thrown + tree.expressions.indices.flatMap(handedOver)
  }

  /// A step that is made and not returned, a list that is shuffled into nothing.
  private func thrownAway(_ call: Int) -> PluginFinding? {
    guard case .call(let callee, _) = plugin[call] else { return nil }
    let name = plugin.written(callee)
    if case .table(ModeAPI.step) = plugin.shapes[call] {
      return finding(
        .hookFailed, on: call, "\(name)(…) makes a step, and nothing is done with it",
        "write `return \(name)(…)`")
    }
    guard case .field(let base, let key, _) = plugin[callee], case .table(ModeAPI.context) = plugin.shapes[base],
      ["shuffle", "rank", "percent", "judge", "closest", "band"].contains(key)
    else { return nil }
    return finding(
      .hookFailed, on: call, "\(name)(…) returns something new, and nothing is done with it",
      "write `local x = \(name)(…)`")
  }

  private func handedOver(_ call: Int) -> [PluginFinding] {
    guard case .call(let callee, let arguments) = plugin[call],
      case .function(let parameters, _) = plugin.shapes[callee], case .field(let base, let key, _) = plugin[callee]
    else { return [] }
    let name = plugin.written(callee)
    if case .texts = plugin.shapes[base] { return filling(of: key, arguments, call) }
    if arguments.isEmpty, case .table(ModeAPI.context) = plugin.shapes[base], key == "ask" || key == "show" {
      let example = key == "ask" ? "ctx.ask(ctx.remaining[1])" : "ctx.show { id = \"intro\", body = \"…\" }"
      return [finding(.hookFailed, on: call, "\(name) is called with nothing", "write `\(example)`")]
    }
    return zip(arguments, parameters).flatMap { argument, shape in Fitting(self, of: name).check(argument, shape) }
  }

  /// Values for names that a text does not have, while it has others.
  private func filling(of name: String, _ arguments: [Int], _ call: Int) -> [PluginFinding] {
    guard let table = arguments.first, case .table(let fields) = plugin[table] else { return [] }
    let forms = texts.values.compactMap { $0[name] }.flatMap(\.all)
    let holes = Set(forms.flatMap { $0.matches(of: /\{(\w+)\}/).map { String($0.1) } })
    let keys = fields.compactMap { field -> String? in
      if case .name(let key) = field.key { return key }
      return nil
    }
    let missing = holes.subtracting(keys).sorted()
    guard keys.count == fields.count, !forms.isEmpty, !missing.isEmpty else { return [] }
    return fields.compactMap { field in
      guard case .name(let key) = field.key, !holes.contains(key), key != "n" else { return nil }
      return finding(
        .missingText, at: field.token, in: tree.expressions[call].function, "the text '\(name)' has no {\(key)}",
        meant(key, among: missing) ?? "it has \(missing.map { "{\($0)}" }.joined(separator: ", ")), which is not given")
    }
  }
}

extension Proofreader {
  /// Checks the values that hooks return, where they are written out.
  func answers() -> [PluginFinding] {
    plugin.orderedHooks.flatMap { hook, function -> [PluginFinding] in
      guard let field = ModeAPI.plugin.fields.first(where: { $0.name == hook.rawValue }),
        case .function(_, let result) = Shape(type: field.type), result.structure != nil,
        result != .table(ModeAPI.step)
      else { return [] }
      return tree.functions[function].returns.flatMap { place -> [PluginFinding] in
        guard case .returns(let values) = tree.statements[place].kind, let value = values.first else { return [] }
        return Fitting(self, of: "the \(hook.rawValue)").check(value, result)
      }
    }
  }
}

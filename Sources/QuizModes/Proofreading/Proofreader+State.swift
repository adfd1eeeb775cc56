internal import LuaKit
internal import QuizCore

/// Checks of the state: fields without a value, changes where it is read-only, and values stored outside of it.
extension Proofreader {
  /// Fields of the state that are read, never given a value, and similar to others.
  ///
  /// A key of any table, a text, and an assignment to any field count as giving a value. Nothing is reported if the
  /// state comes from something unreadable.
  func stateFields() -> [PluginFinding] {
    guard isStateKnown else { return [] }
    var names = given
    for expression in tree.expressions {
      if case .text(let text) = expression.kind { names.insert(text) }
    }
    return tree.expressions.indices.compactMap { place in
      guard case .field(let base, let name, let key) = plugin[place], case .state = plugin.shapes[base],
        !names.contains(name)
      else { return nil }
      // Without a name like it, it may be one that is nil on purpose.
      guard let near = nearest(to: name, in: names.sorted()) else { return nil }
      return finding(
        .unknownField, at: key, in: tree.expressions[place].function,
        "nothing gives '\(plugin.written(place))' a value",
        "did you mean '\(near)'?")
    }
  }

  /// Whether every table that becomes the state is written down, and nothing is put into it under computed names.
  private var isStateKnown: Bool {
    for expression in tree.expressions {
      switch expression.kind {
      case .global("require"), .global("setmetatable"), .global("rawset"), .global("pairs"), .global("next"):
        if isAboutState(expression) { return false }
      case .index(let base, _):
        if case .state = plugin.shapes[base] { return false }
      default: break
      }
    }
    return [Hook.start, .after, .acted].allSatisfy { hook in
      guard let function = plugin.hooks[hook] else { return true }
      return tree.functions[function].returns.allSatisfy { place in
        guard case .returns(let values) = tree.statements[place].kind, let value = values.first else { return true }
        return isWrittenDown(value)
      }
    }
  }

  /// A plugin of several files, or with objects, is not followed; nor are loops in `start`, which may fill the state.
  private func isAboutState(_ expression: LuaExpression) -> Bool {
    guard case .global(let name) = expression.kind, name == "pairs" || name == "next" else { return true }
    return plugin.hook(around: expression.function) == .start
  }

  private func isWrittenDown(_ value: Int) -> Bool {
    switch plugin[plugin.bare(value)] {
    case .table, .none: return true
    case .variable(let variable):
      if case .state = plugin.shapes[value] { return true }
      guard case .value(let first) = plugin.origins[variable], case .table = plugin[first] else { return false }
      return true
    default: return false
    }
  }

  // MARK: Changes

  /// Changes of `ctx`, and of the state in hooks that only read it.
  func changes() -> [PluginFinding] {
    var findings: [PluginFinding] = []
    for statement in tree.statements {
      switch statement.kind {
      case .assign(let targets, _): findings += targets.compactMap { changed(base(of: $0), $0) }
      case .call(let call):
        guard case .call(let callee, let arguments) = plugin[call],
          case .field(let library, let name, _) = plugin[callee],
          case .global("table") = plugin[library], ["insert", "remove", "sort"].contains(name),
          let list = arguments.first
        else { continue }
        findings += [changed(list, list)].compactMap { $0 }
      default: break
      }
    }
    return findings
  }

  private func base(of target: Int) -> Int? {
    switch plugin[target] {
    case .field(let base, _, _), .index(let base, _): base
    default: nil
    }
  }

  private func changed(_ table: Int?, _ place: Int) -> PluginFinding? {
    guard let table else { return nil }
    let root = root(of: table)
    let written = plugin.written(place)
    if case .table(ModeAPI.context) = plugin.shapes[root] {
      // An unknown field of ctx is reported as that.
      if root == table, case .field(_, let name, _) = plugin[place], !ModeAPI.context.names.contains(name) {
        return nil
      }
      return finding(
        .readOnly, on: place, "'\(written)' is read-only",
        "keep what changes in the state, and change it in after or acted")
    }
    guard case .state = plugin.shapes[root], case .variable(let variable) = plugin[root],
      case .parameter(let function, 0) = plugin.origins[variable],
      let hook = plugin.orderedHooks.first(where: { $0.function == function })?.hook, hook != .after, hook != .acted
    else { return nil }
    return finding(
      .readOnly, on: place, "the state is read-only in \(hook.rawValue)",
      "change it in after or acted, or change a copy")
  }

  /// `ctx` of `ctx.quiz.questions[1]`.
  private func root(of place: Int) -> Int {
    var root = plugin.bare(place)
    while let base = base(of: root) { root = plugin.bare(base) }
    return root
  }
}

/// State that is not in the state.
extension Proofreader {
  /// Places where functions change what outlives a call: variables of the file, tables behind them, the library.
  func hiddenState() -> [PluginFinding] {
    var seen: Set<Int> = []
    return keeping.changes.filter { seen.insert($0.place).inserted }.map { change in
      let root = root(of: change.what)
      var name = plugin.written(change.what)
      var advice = "keep what changes in the state, and change it in after or acted"
      if case .variable(let variable) = plugin[root] {
        name = tree.variables[variable].name
        advice = "keep it in the state: `state.\(name)`, made in start and changed in after or acted"
      }
      return finding(
        .hiddenState, on: change.place,
        "'\(name)' is changed, but it is not in the state: it is forgotten after the call", advice)
    }
  }
}

internal import LuaKit

/// Places where functions of a file change something that outlives a call of a hook.
///
/// Values are followed through names, fields, parameters and results, not through tables into which they are put. Playing finds
/// the rest.
struct LastingChanges {
  /// The origin of a value.
  enum Root: Hashable {
    case kept
    /// The place of a variable.
    case parameter(Int)
  }

  /// A place that changes something that outlives the call.
  struct Change {
    /// The expression that stands there.
    let place: Int
    /// The expression for the changed value.
    let what: Int
  }

  private let plugin: PluginTree
  private let uses: FunctionUses
  /// Parameters into which functions of other files put something, by the functions' names.
  private let foreign: [String: Set<Int>]
  private var roots: [Set<Root>]
  private var results: [Set<Root>]
  /// The parameters whose values change.
  private var changed: Set<Int> = []
  private(set) var changes: [Change] = []
  private var tree: LuaTree { plugin.tree }

  init(_ plugin: PluginTree, foreign: [String: Set<Int>] = [:]) {
    self.plugin = plugin
    self.foreign = foreign
    uses = FunctionUses(plugin)
    roots = plugin.tree.variables.map { $0.function == 0 ? [.kept] : [] }
    results = plugin.tree.functions.map { _ in [] }
    for function in plugin.tree.functions {
      for parameter in function.parameters { roots[parameter].insert(.parameter(parameter)) }
    }
    follow()
    markMetamethods()
    var known = -1
    while changed.count != known {
      known = changed.count
      changes = []
      for statement in plugin.tree.statements { look(at: statement) }
      for place in plugin.tree.expressions.indices { look(at: place) }
    }
  }

  /// The parameters into which this file's functions put something, by the functions' names.
  var changedParameters: [String: Set<Int>] {
    var byName: [String: Set<Int>] = [:]
    for (name, functions) in plugin.named {
      for function in functions {
        for (place, parameter) in tree.functions[function].parameters.enumerated() where changed.contains(parameter) {
          byName[name, default: []].insert(place)
        }
      }
    }
    return byName
  }

  // MARK: Where values come from

  private mutating func follow() {
    var isNew = true
    while isNew {
      let before = (roots, results)
      for statement in tree.statements { follow(statement) }
      isNew = before != (roots, results)
    }
  }

  private mutating func follow(_ statement: LuaStatement) {
    switch statement.kind {
    case .local(let variables, let values):
      for (variable, value) in zip(variables, values) { roots[variable].formUnion(source(of: value)) }
    case .assign(let targets, let values):
      for (target, value) in zip(targets, values) {
        if case .variable(let variable) = plugin[target], tree.variables[variable].function != 0 {
          roots[variable].formUnion(source(of: value))
        }
      }
    case .each(let variables, let values, _):
      guard let value = values.first else { return }
      var list = source(of: value)
      if case .call(let callee, let arguments) = plugin[value], case .global(let name) = plugin[callee],
        name == "pairs" || name == "ipairs", let argument = arguments.first
      {
        list = source(of: argument)
      }
      for variable in variables { roots[variable].formUnion(list) }
    case .returns(let values):
      for value in values { results[statement.function].formUnion(source(of: value)) }
    case .localFunction, .call, .block, .loop, .until, .choice, .count, .leave, .jump, .label: break
    }
  }

  private func source(of place: Int) -> Set<Root> {
    switch plugin[place] {
    case .variable(let variable):
      let owner = tree.variables[variable].function
      let outlives = owner != 0 && uses.outlives(tree.expressions[place].function, owner)
      return outlives ? roots[variable].union([.kept]) : roots[variable]
    case .global(let name):
      return LuaLibrary.names[name] != nil || !LuaLibrary.globals.contains(name) || name == "_G" || name == "_ENV"
        ? [.kept] : []
    case .field(let base, _, _), .index(let base, _): return source(of: base)
    case .parentheses(let inner): return source(of: inner)
    case .binary("or", let left, let right): return source(of: left).union(source(of: right))
    case .binary("and", _, let right): return source(of: right)
    case .call(let callee, let arguments): return result(of: callee, arguments)
    case .method(let base, let name, _, let arguments):
      return result(of: plugin.functions(called: name), [base] + arguments)
    case .none, .boolean, .number, .text, .varargs, .function, .unary, .binary, .table: return []
    }
  }

  private func result(of callee: Int, _ arguments: [Int]) -> Set<Root> {
    let handsOn = ["setmetatable", "rawget", "rawset", "assert", "next"]
    switch plugin[callee] {
    case .global("require"): return [.kept]
    case .global(let name) where handsOn.contains(name): return arguments.first.map(source) ?? []
    case .field(let library, "unpack", _) where isLibrary(library, "table"): return arguments.first.map(source) ?? []
    default: return result(of: functions(at: callee), arguments)
    }
  }

  private func result(of functions: [Int], _ arguments: [Int]) -> Set<Root> {
    var sources: Set<Root> = []
    for function in functions {
      for root in results[function] {
        guard case .parameter(let variable) = root else {
          sources.insert(root)
          continue
        }
        guard let place = tree.functions[function].parameters.firstIndex(of: variable),
          arguments.indices.contains(place)
        else { continue }
        sources.formUnion(source(of: arguments[place]))
      }
    }
    return sources
  }

  /// The functions that a call may mean.
  private func functions(at callee: Int) -> [Int] {
    if let function = plugin.function(at: callee) { return [function] }
    guard case .field(let base, let name, _) = plugin[callee], plugin.shapes[base] != .table(ModeAPI.context) else {
      return []
    }
    return plugin.functions(called: name)
  }

  private func isLibrary(_ place: Int, _ name: String) -> Bool {
    if case .global(name) = plugin[place] { true } else { false }
  }

  // MARK: Changes

  private mutating func look(at statement: LuaStatement) {
    switch statement.kind {
    case .assign(let targets, _):
      for target in targets { lookAtTarget(target) }
    case .each(_, let values, _):
      if let iterator = values.first, isKeptIterator(iterator) { note(iterator, iterator) }
    case .local, .localFunction, .call, .block, .loop, .until, .choice, .count, .returns, .leave, .jump, .label: break
    }
  }

  private mutating func lookAtTarget(_ target: Int) {
    switch plugin[target] {
    case .variable(let variable):
      let owner = tree.variables[variable].function
      if owner == 0 || uses.outlives(tree.expressions[target].function, owner) { note(target, target) }
    case .field(let base, _, _), .index(let base, _): change(base, at: target, what: target)
    default: break
    }
  }

  private mutating func look(at place: Int) {
    switch plugin[place] {
    case .call(let callee, let arguments):
      if isKeptIterator(callee) { note(place, callee) }
      if let changed = changedByLibrary(callee, arguments) { change(changed, at: place, what: changed) }
      pass(arguments, to: functions(at: callee), at: place)
      if case .field(_, let name, _) = plugin[callee] { pass(arguments, foreign[name], at: place) }
    case .method(let base, let name, _, let arguments):
      pass([base] + arguments, to: plugin.functions(called: name), at: place)
      pass([base] + arguments, foreign[name], at: place)
    default: break
    }
  }

  private mutating func pass(_ arguments: [Int], to functions: [Int], at place: Int) {
    for function in functions {
      for (argument, parameter) in zip(arguments, tree.functions[function].parameters) where changed.contains(parameter)
      {
        change(argument, at: place, what: argument)
      }
    }
  }

  private mutating func pass(_ arguments: [Int], _ changed: Set<Int>?, at place: Int) {
    for index in (changed ?? []).sorted() where arguments.indices.contains(index) {
      change(arguments[index], at: place, what: arguments[index])
    }
  }

  /// The argument that a function of the library changes.
  private func changedByLibrary(_ callee: Int, _ arguments: [Int]) -> Int? {
    var callee = plugin.bare(callee)
    if case .variable(let variable) = plugin[callee], case .value(let value) = plugin.origins[variable] {
      callee = value
    }
    switch plugin[callee] {
    case .global("rawset"), .global("setmetatable"): return arguments.first
    case .field(let library, "move", _) where isLibrary(library, "table"):
      return arguments.count > 4 ? arguments[4] : arguments.first
    case .field(let library, let name, _) where isLibrary(library, "table"):
      return ["insert", "remove", "sort"].contains(name) ? arguments.first : nil
    default: return nil
    }
  }

  /// Whether it is an iterator of `gmatch` that was made while the file was loaded.
  private func isKeptIterator(_ place: Int) -> Bool {
    guard case .variable(let variable) = plugin[plugin.bare(place)], tree.variables[variable].function == 0,
      case .value(let value) = plugin.origins[variable]
    else { return false }
    switch plugin[value] {
    case .method(_, "gmatch", _, _): return true
    case .call(let callee, _):
      if case .field(_, "gmatch", _) = plugin[callee] { return true }
      return false
    default: return false
    }
  }

  /// The first parameter of `__index` and its like is the table that has the metatable.
  private mutating func markMetamethods() {
    for expression in tree.expressions {
      guard case .call(let callee, let arguments) = expression.kind, case .global("setmetatable") = plugin[callee],
        expression.function == 0, arguments.count == 2
      else { continue }
      var table = plugin.bare(arguments[1])
      if case .variable(let variable) = plugin[table], case .value(let value) = plugin.origins[variable] {
        table = value
      }
      guard case .table(let entries) = plugin[table] else { continue }
      for entry in entries {
        guard case .name(let name) = entry.key, name.hasPrefix("__"), let function = plugin.function(at: entry.value),
          let parameter = tree.functions[function].parameters.first
        else { continue }
        roots[parameter] = [.kept]
      }
    }
    follow()
  }

  private mutating func change(_ value: Int, at place: Int, what: Int) {
    for root in source(of: value) {
      switch root {
      case .kept: note(place, what)
      case .parameter(let variable): changed.insert(variable)
      }
    }
  }

  private mutating func note(_ place: Int, _ what: Int) {
    guard uses.plays(tree.expressions[place].function) else { return }
    changes.append(Change(place: place, what: what))
  }
}

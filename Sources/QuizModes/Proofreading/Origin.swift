internal import LuaKit

/// The origin of a variable's value, if it has exactly one.
enum Origin {
  case unknown
  /// The place of an expression.
  case value(Int)
  case parameter(function: Int, place: Int)
  /// A number that a loop counts.
  case count
  /// The first or second variable of a loop over `ipairs(…)` or `pairs(…)`; `list` is the place of the argument.
  case element(list: Int, isSecond: Bool, isOrdered: Bool)

  static func all(_ tree: LuaTree) -> [Origin] {
    var origins = [Origin](repeating: .unknown, count: tree.variables.count)
    var later: [Int: Int] = [:]
    for (place, function) in tree.functions.enumerated() {
      for (index, variable) in function.parameters.enumerated() {
        origins[variable] = .parameter(function: place, place: index)
      }
    }
    for statement in tree.statements {
      switch statement.kind {
      case .local(let variables, let values):
        for (variable, value) in zip(variables, values) { origins[variable] = .value(value) }
      case .localFunction(let variable, let value): origins[variable] = .value(value)
      case .count(let variable, _, _): origins[variable] = .count
      case .each(let variables, let values, _):
        let found = elements(values, tree)
        for (variable, origin) in zip(variables, found) { origins[variable] = origin }
      case .assign(let targets, let values):
        for (target, value) in zip(targets, values) {
          if case .variable(let variable) = tree.expressions[target].kind { later[variable] = value }
        }
      default: break
      }
    }
    for (place, variable) in tree.variables.enumerated() where !variable.writes.isEmpty {
      // `local f`, and its value later.
      guard case .unknown = origins[place], variable.kind == .local, variable.writes.count == 1,
        let value = later[place]
      else {
        origins[place] = .unknown
        continue
      }
      origins[place] = .value(value)
    }
    return origins
  }

  private static func elements(_ values: [Int], _ tree: LuaTree) -> [Origin] {
    guard values.count == 1, case .call(let callee, let arguments) = tree.expressions[values[0]].kind,
      case .global(let name) = tree.expressions[callee].kind, name == "ipairs" || name == "pairs",
      let list = arguments.first
    else { return [] }
    return [false, true].map { .element(list: list, isSecond: $0, isOrdered: name == "ipairs") }
  }
}

internal import LuaKit

/// Local variables that are never read, and those that hide an outer one.
extension Proofreader {
  func locals() -> [PluginFinding] {
    tree.statements.compactMap { statement in
      let variables: [LuaVariable]
      var values: [Int] = []
      switch statement.kind {
      case .local(let places, let written): (variables, values) = (places.map { tree.variables[$0] }, written)
      case .localFunction(let place, _): variables = [tree.variables[place]]
      default: return nil
      }
      let told = variables.filter { !$0.name.hasPrefix("_") && $0.attribute != "close" }
      guard let first = told.first else { return nil }
      // Of `local a, b = f()` it is enough that one is read: the others may stand there for their places.
      if variables.allSatisfy(\.reads.isEmpty) { return unused(first, statement) }
      guard told.count == variables.count, variables.allSatisfy({ isMistaken($0, values) }) else { return nil }
      return hiding(first, statement)
    }
  }

  private func unused(_ variable: LuaVariable, _ statement: LuaStatement) -> PluginFinding {
    if let hiding = hiding(variable, statement) { return hiding }
    let isSet = !variable.writes.isEmpty
    let kind = variable.kind == .function ? "function" : "local"
    return finding(
      .unused, at: variable.token, in: statement.function,
      isSet ? "'\(variable.name)' gets values that are never read" : "the \(kind) '\(variable.name)' is never used",
      "leave it out, or call it `_\(variable.name)`")
  }

  private func hiding(_ variable: LuaVariable, _ statement: LuaStatement) -> PluginFinding? {
    guard let hidden = variable.hides.map({ tree.variables[$0] }) else { return nil }
    let line = tree.tokens[hidden.token].line
    let end = variable.reads.isEmpty ? ", and it is never read" : ""
    return finding(
      .shadowed, at: variable.token, in: statement.function,
      "'\(variable.name)' hides the \(hidden.kind.inWords) of the same name in line \(line)\(end)",
      "leave `local` out to change that one, or choose another name")
  }

  /// True when a variable hides one of the same function that is read again after its block, where the assignment is
  /// lost.
  ///
  /// `local x = x or 1` is intended.
  private func isMistaken(_ variable: LuaVariable, _ values: [Int]) -> Bool {
    guard let hidden = variable.hides.map({ tree.variables[$0] }), hidden.function == variable.function else {
      return false
    }
    let reads = hidden.reads.map { tree.expressions[$0].tokens.lowerBound }
    let isMeant = values.contains { value in reads.contains { tree.expressions[value].tokens.contains($0) } }
    return !isMeant && reads.contains { $0 > variable.end }
  }
}

extension LuaVariable.Kind {
  fileprivate var inWords: String {
    switch self {
    case .local: "local"
    case .function: "function"
    case .parameter: "parameter"
    case .loop: "variable of a loop"
    }
  }
}

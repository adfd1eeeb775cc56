internal import LuaKit

/// Names that stand for nothing, and variables without `local`.
extension Proofreader {
  func names() -> [PluginFinding] {
    let targets = assignedGlobals
    let made = Set(targets.filter { tree.expressions[$0].function == 0 }.compactMap(globalName))
    return tree.expressions.indices.compactMap { place in
      guard let name = globalName(place) else { return nil }
      if let absent = LuaAbsentNames.advice.first(where: { $0.name == name }) {
        let parts = absent.advice.split(separator: ": ", maxSplits: 1)
        let cure = parts.count > 1 ? String(parts[1]) : "do without it"
        return finding(.unknownName, on: place, "\(name) \(parts[0])", cure)
      }
      if LuaLibrary.globals.contains(name) || made.contains(name) { return nil }
      if targets.contains(place) {
        return finding(
          .global, on: place, "assigns the global '\(name)'",
          "write `local \(name) = …`, or keep it in the state: `state.\(name) = …`")
      }
      return finding(.unknownName, on: place, "there is no '\(name)'", cure(of: name, at: place))
    }
  }

  private func globalName(_ place: Int) -> String? {
    guard case .global(let name) = plugin[place] else { return nil }
    return name
  }

  private var assignedGlobals: Set<Int> {
    var places: Set<Int> = []
    for case .assign(let targets, _) in tree.statements.map(\.kind) {
      places.formUnion(targets.filter { globalName($0) != nil })
    }
    return places
  }

  /// The suggestion for an unknown name: a visible similar one, or one declared elsewhere.
  private func cure(of name: String, at place: Int) -> String {
    let token = tree.expressions[place].tokens.lowerBound
    if let elsewhere = tree.variables.first(where: { $0.name == name }) {
      let line = tree.tokens[elsewhere.token].line
      return "'\(name)' of line \(line) cannot be seen here: declare it before the block, or hand it over"
    }
    let visible = tree.variables.filter { $0.token < token && token < $0.end }.map(\.name)
    return meant(name, among: Set(visible).union(LuaLibrary.globals).sorted()) ?? foreign[name]
      ?? "declare it with `local \(name) = …`, or take it from ctx"
  }

  /// Words of other languages.
  private var foreign: [String: String] {
    [
      "null": "write `nil`", "None": "write `nil`", "undefined": "write `nil`", "True": "write `true`",
      "False": "write `false`", "this": "write `state`", "len": "write `#list`", "str": "write `tostring(…)`",
      "int": "write `math.floor(…)`", "var": "write `local`", "let": "write `local`", "const": "write `local`",
      "continue": "Lua has none: write `goto continue`, and `::continue::` at the end of the loop",
    ]
  }
}

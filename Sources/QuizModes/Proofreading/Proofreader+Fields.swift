internal import LuaKit
internal import QuizCore

/// Fields that are read but do not exist: of `ctx`, of events, questions and verdicts, of the libraries, of options and texts.
extension Proofreader {
  func fields() -> [PluginFinding] {
    let targets = assigned
    return tree.expressions.indices.compactMap { place in
      switch plugin[place] {
      case .field(let base, let name, let key):
        return field(name, key, of: base, place: place, isWritten: targets.contains(place))
      case .method(let base, let name, let key, _): return method(name, key, of: base, place: place)
      default: return nil
      }
    }
  }

  /// The places of expressions that are given a value.
  var assigned: Set<Int> {
    var places: Set<Int> = []
    for case .assign(let targets, _) in tree.statements.map(\.kind) { places.formUnion(targets) }
    return places
  }

  private func field(_ name: String, _ key: Int, of base: Int, place: Int, isWritten: Bool) -> PluginFinding? {
    let function = tree.expressions[place].function
    let owner = plugin.written(base)
    switch plugin.shapes[base] {
    case .table(let table):
      if table.names.contains(name) { return nil }
      if table != ModeAPI.context && (isWritten || given.contains(name)) { return nil }
      return finding(
        .unknownField, at: key, in: function, "'\(owner)' has no field '\(name)'",
        meant(name, among: table.names) ?? "it has \(table.names.joined(separator: ", "))")
    case .list(let element):
      if isWritten || given.contains(name) || name == "n" { return nil }
      var cure = "take one of its entries: `\(owner)[1]`, or `#\(owner)` for their number"
      if case .table(let table) = element, table.names.contains(name) { cure = "write `\(owner)[1].\(name)`" }
      return finding(
        .unknownField, at: key, in: function, "'\(owner)' is a list and has no field '\(name)'", cure)
    case .library(let library):
      return isWritten || given.contains(name) ? nil : libraryName(name, key, library, function)
    case .options: return option(name, key, function)
    case .texts: return text(name, key, function)
    case let shape where shape.scalars == [.text]: return libraryName(name, key, "string", function)
    default: return nil
    }
  }

  private func libraryName(_ name: String, _ key: Int, _ library: String, _ function: Int) -> PluginFinding? {
    let known = LuaLibrary.names[library] ?? []
    if known.contains(name) { return nil }
    let absent = LuaAbsentNames.advice.contains { $0.name == "\(library).\(name)" }
    return finding(
      .unknownName, at: key, in: function,
      absent ? "\(library).\(name) is not available in a plugin" : "'\(library)' has no '\(name)'",
      LuaLibrary.advice(on: name, in: library) ?? meant(name, among: known) ?? "it has \(known.joined(separator: ", "))"
    )
  }

  private func method(_ name: String, _ key: Int, of base: Int, place: Int) -> PluginFinding? {
    let function = tree.expressions[place].function
    switch plugin.shapes[base] {
    case .table(ModeAPI.context) where ModeAPI.context.names.contains(name):
      return finding(
        .hookFailed, at: key, in: function, "'\(plugin.written(base)):\(name)' hands ctx over as the first argument",
        "write `\(plugin.written(base)).\(name)(…)`, with a point")
    case .table(let table) where !table.names.contains(name) && !given.contains(name):
      return finding(
        .unknownField, at: key, in: function, "'\(plugin.written(base))' has no field '\(name)'",
        meant(name, among: table.names) ?? "it has \(table.names.joined(separator: ", "))")
    case let shape where shape.scalars == [.text]: return libraryName(name, key, "string", function)
    default: return nil
    }
  }

  /// `ctx.options.name` without such an option.
  private func option(_ name: String, _ key: Int, _ function: Int) -> PluginFinding? {
    guard let known = options?.map(\.name), !known.contains(name) else { return nil }
    return finding(
      .unknownField, at: key, in: function, "'options' does not declare '\(name)'",
      meant(name, among: known) ?? "declare it: `options = { \(name) = { type = \"int\", default = 1 } }`")
  }

  /// `ctx.t.name` without such a text.
  private func text(_ name: String, _ key: Int, _ function: Int) -> PluginFinding? {
    let known = Set(texts.values.flatMap(\.keys)).sorted()
    if known.contains(name) { return nil }
    return finding(
      .missingText, at: key, in: function, "'strings' has no text '\(name)'",
      meant(name, among: known) ?? "add `\(name) = \"…\"` to strings.en")
  }
}

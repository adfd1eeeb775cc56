internal import LuaKit
internal import QuizCore

/// Reads declarations of options and inputs.
enum Specs {
  /// A table from names to specs, by name.
  static func read(_ value: LuaValue?, _ name: String) throws(Misfit) -> [NamedSpec] {
    guard let value else { return [] }
    var specs: [NamedSpec] = []
    for field in try TableReader(value, name).fields {
      guard case .text(let key) = field.key else { throw Misfit("\(name) is a table from names to types") }
      do {
        specs.append(NamedSpec(key, try spec(field.value, "'\(key)' of \(name)")))
      } catch {
        throw error.within(key)
      }
    }
    return specs
  }

  private static func spec(_ value: LuaValue, _ name: String) throws(Misfit) -> ValueSpec {
    let table = try TableReader(value, name)
    try table.allow(ModeAPI.spec.names)
    let typeName = try table.requiredText("type")
    guard let type = ValueSpec.ValueType(rawValue: typeName) else {
      let known = ValueSpec.ValueType.allCases.map(\.rawValue)
      let hint =
        nearest(to: typeName, in: known).map { "did you mean '\($0)'?" } ?? "one of \(known.joined(separator: ", "))"
      throw Misfit("\(name) has the unknown type '\(typeName)'; \(hint)")
    }
    var spec = ValueSpec(type)
    spec.min = try table.number("min")
    spec.max = try table.number("max")
    spec.about = try table.text("about")
    spec.choices = try table.list("of").map(PlainValue.init)
    if type == .choice && spec.choices.isEmpty {
      throw Misfit("\(name) is a choice: it needs 'of', the list of values")
    }
    if let initial = table["default"] { spec.initial = try accepted(PlainValue(initial), spec, name) }
    return spec
  }

  private static func accepted(_ value: PlainValue, _ spec: ValueSpec, _ name: String) throws(Misfit) -> PlainValue {
    guard let accepted = spec.accepted(value) else {
      throw Misfit("the default of \(name) must be \(spec.inWords), got '\(ValueSpec.written(value))'")
    }
    return accepted
  }
}

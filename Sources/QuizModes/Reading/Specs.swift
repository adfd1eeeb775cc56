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
      specs.append(NamedSpec(key, try spec(field.value, "'\(key)' of \(name)")))
    }
    return specs
  }

  private static func spec(_ value: LuaValue, _ name: String) throws(Misfit) -> ValueSpec {
    let table = try TableReader(value, name)
    try table.allow(keys)
    let typeName = try table.requiredText("type")
    guard let type = ValueSpec.ValueType(rawValue: typeName) else {
      let known = ValueSpec.ValueType.allCases.map(\.rawValue)
      let hint =
        nearest(to: typeName, in: known).map { "did you mean '\($0)'?" } ?? "one of \(known.joined(separator: ", "))"
      throw Misfit("\(name) has the unknown type '\(typeName)'; \(hint)")
    }
    try check(table, type)
    var spec = ValueSpec(type)
    spec.min = try table.number("min")
    spec.max = try table.number("max")
    if let min = spec.min, let max = spec.max, min > max {
      throw Misfit("\(name) must have min ≤ max, got \(written(min)) and \(written(max))")
    }
    spec.about = try table.text("about")
    if type == .choice { spec.choices = try choices(table) }
    if let initial = table["default"] { spec.initial = try accepted(PlainValue(initial), spec, name) }
    return spec
  }

  private static let keys = ["type", "min", "max", "default", "about", "of"]

  /// Refuses keys that say nothing about values of the type.
  private static func check(_ table: TableReader, _ type: ValueSpec.ValueType) throws(Misfit) {
    if let bound = ["min", "max"].first(where: { table[$0] != nil }), !type.isNumeric {
      throw Misfit("'\(bound)' of \(table.name) is for numbers; a \(type.rawValue) has no bounds")
    }
    if table["of"] != nil && type != .choice {
      throw Misfit("'of' of \(table.name) is for a choice; its type is '\(type.rawValue)'")
    }
  }

  /// The values of a choice: texts, numbers or booleans, each once.
  private static func choices(_ table: TableReader) throws(Misfit) -> [PlainValue] {
    let choices = try table.list("of").map(PlainValue.init)
    if choices.isEmpty { throw Misfit("\(table.name) is a choice: it needs 'of', the list of values") }
    for (place, choice) in choices.enumerated() {
      guard choice.string != nil || choice.double != nil || choice.boolean != nil else {
        throw Misfit("'of' of \(table.name) must be a list of texts, numbers or booleans, got \(choice.kindInWords)")
      }
      guard !choices[..<place].contains(choice) else {
        throw Misfit("'of' of \(table.name) has '\(ValueSpec.written(choice))' twice")
      }
    }
    return choices
  }

  private static func written(_ bound: Double) -> String { ValueSpec.written(.numeric(bound)) }

  private static func accepted(_ value: PlainValue, _ spec: ValueSpec, _ name: String) throws(Misfit) -> PlainValue {
    guard let accepted = spec.accepted(value) else {
      throw Misfit("the default of \(name) must be \(spec.inWords), got '\(ValueSpec.written(value))'")
    }
    return accepted
  }
}

extension ValueSpec.ValueType {
  /// Whether its values are numbers, which can have bounds.
  fileprivate var isNumeric: Bool {
    switch self {
    case .int, .number, .percent, .seconds: return true
    case .bool, .text, .choice, .list, .map: return false
    }
  }
}

internal import LuaKit
internal import QuizCore

/// Reads declarations of options and inputs.
enum Specs {
  /// A table from names to specs, by name.
  static func read(
    _ value: LuaValue?, _ name: String, in languages: [String], areInputs: Bool = false
  ) throws(Misfit) -> [NamedSpec] {
    guard let value else { return [] }
    var specs: [NamedSpec] = []
    for field in try LuaTableReader(value, name).fields {
      guard case .text(let key) = field.key else { throw Misfit("\(name) is a table from names to types") }
      do throws(Misfit) {
        let place = "'\(key)' of \(name)"
        specs.append(NamedSpec(key, try spec(field.value, place, languages, areInputs: areInputs)))
      } catch {
        throw error.within(key)
      }
    }
    return specs
  }

  private static func spec(
    _ value: LuaValue, _ name: String, _ languages: [String], areInputs: Bool
  ) throws(Misfit) -> ValueSpec {
    let table = try LuaTableReader(value, name)
    try table.allow(ModeAPI.spec.names)
    let type = try valueType(
      try table.requiredText("type"), ValueSpec.ValueType.allCases, "\(name) has the unknown type")
    var spec = ValueSpec(type)
    if let word = try table.text("values") {
      let scalars = ValueSpec.ValueType.allCases.filter(\.isScalar)
      guard !type.isScalar else {
        throw Misfit("'values' of \(name) is for a list or a map; its type is '\(type.rawValue)'")
      }
      spec.values = try valueType(word, scalars, "\(name) has entries of the unknown type")
    }
    try check(table, spec)
    spec.min = try table.number("min")
    spec.max = try table.number("max")
    if let min = spec.min, let max = spec.max, min > max {
      throw Misfit("\(name) must have min ≤ max, got \(written(min)) and \(written(max))")
    }
    spec.about = try table.text("about", in: languages)
    spec.isSecret = try table.flag("secret") ?? false
    if spec.isSecret && !areInputs {
      throw Misfit("'secret' of \(name) is for inputs of ctx.ask and ctx.show: options are visible")
    }
    if spec.isOfChoices { (spec.choices, spec.labels) = try choices(table, languages) }
    if let initial = table["default"] { spec.initial = try accepted(PlainValue(initial), spec, name) }
    return spec
  }

  private static func valueType(
    _ word: String, _ known: [ValueSpec.ValueType], _ complaint: String
  ) throws(Misfit) -> ValueSpec.ValueType {
    if let type = known.first(where: { $0.rawValue == word }) { return type }
    let words = known.map(\.rawValue)
    let hint =
      nearest(to: word, in: words).map { "did you mean '\($0)'?" } ?? "one of \(words.joined(separator: ", "))"
    throw Misfit("\(complaint) '\(word)'; \(hint)")
  }

  /// Refuses keys that say nothing about values of the type, or of the entries' type.
  private static func check(_ table: LuaTableReader, _ spec: ValueSpec) throws(Misfit) {
    let isUntyped = !spec.type.isScalar && spec.values == nil
    if let bound = ["min", "max"].first(where: { table[$0] != nil }), !(spec.values ?? spec.type).isNumeric {
      let advice = isUntyped ? "; say what each entry is: values = \"number\"" : ""
      let type = spec.values ?? spec.type
      throw Misfit("'\(bound)' of \(table.name) is for numbers; a \(type.rawValue) has no bounds\(advice)")
    }
    if table["of"] != nil && !spec.isOfChoices {
      let advice = isUntyped ? "; say what each entry is: values = \"choice\"" : ""
      throw Misfit("'of' of \(table.name) is for a choice; its type is '\(spec.type.rawValue)'\(advice)")
    }
  }

  /// The values of a choice: texts, numbers or booleans, each once; a table gives one with its label.
  private static func choices(
    _ table: LuaTableReader, _ languages: [String]
  ) throws(Misfit) -> ([PlainValue], [ValueSpec.ChoiceLabel]) {
    var (choices, labels): ([PlainValue], [ValueSpec.ChoiceLabel]) = ([], [])
    for entry in try table.list("of") {
      guard entry.fields != nil, entry.elements == nil else {
        choices.append(PlainValue(entry))
        continue
      }
      let labelled = try LuaTableReader(entry, "an entry of 'of' of \(table.name)")
      try labelled.allow(ModeAPI.choice.names)
      guard let value = labelled["value"] else { throw Misfit("\(labelled.name) needs 'value'") }
      choices.append(PlainValue(value))
      if let label = try labelled.text("label", in: languages)?.inOneLine, !label.isEmpty {
        labels.append(ValueSpec.ChoiceLabel(value: PlainValue(value), label: label))
      }
    }
    if choices.isEmpty { throw Misfit("\(table.name) is a choice: it needs 'of', the list of values") }
    for (place, choice) in choices.enumerated() {
      guard choice.string != nil || choice.double != nil || choice.boolean != nil else {
        throw Misfit("'of' of \(table.name) must be a list of texts, numbers or booleans, got \(choice.kindInWords)")
      }
      guard !choices[..<place].contains(choice) else {
        throw Misfit("'of' of \(table.name) has '\(ValueSpec.written(choice))' twice")
      }
    }
    return (choices, labels)
  }

  private static func written(_ bound: Double) -> String { ValueSpec.written(.numeric(bound)) }

  private static func accepted(_ value: PlainValue, _ spec: ValueSpec, _ name: String) throws(Misfit) -> PlainValue {
    if let misfit = spec.misfit(in: value) { throw Misfit("the default of \(name): \(misfit.sentence)") }
    guard let accepted = spec.accepted(value) else {
      throw Misfit("the default of \(name) must be \(spec.inWords), got '\(ValueSpec.written(value))'")
    }
    return accepted
  }
}

extension ValueSpec {
  /// Whether it, or each of its entries, is one of a few values.
  fileprivate var isOfChoices: Bool { (values ?? type) == .choice }
}

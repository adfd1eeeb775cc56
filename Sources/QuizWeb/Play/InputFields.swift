internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import Words

/// Values that a mode asks for together with an answer, or on a page.
struct InputFields {
  let inputs: [NamedSpec]
  let words: PageWords
  let refilled: Refilled

  var html: HTML { .joined(inputs.map(field)) }

  private func field(_ input: NamedSpec) -> HTML {
    let name = "input.\(input.name)"
    let label = words.label(input.spec.about ?? input.name)
    if input.spec.type == .bool {
      let isOn = refilled.isTicked(name, else: input.spec.initial == .bool(true))
      let box: [Attribute] = [.type("checkbox"), .name(name), .value("true")] + (isOn ? [.flag("checked")] : [])
      return Tag.label(.class("tick")) {
        Tag.input(box)
        Tag.span(.dirAuto) { label }
      }
    }
    if let values = Self.few(input.spec) {
      return row(of: values.map { (String($0), String($0)) }, input.spec, name, label)
    }
    if !input.spec.labels.isEmpty, input.spec.choices.count <= Self.mostChoices {
      let tiles = input.spec.choices.map { (ValueSpec.written($0), input.spec.label(of: $0)) }
      return row(of: tiles, input.spec, name, label)
    }
    return Tag.div(.class("field")) {
      Tag.label(.named("for", name), .dirAuto) { label }
      control(input.spec, name)
      Self.bounds(input.spec, words)
      refilled.amiss(name)
    }
  }

  /// So few whole numbers that each can be a choice of its own.
  private static func few(_ spec: ValueSpec) -> ClosedRange<Int>? {
    guard spec.type == .int, let min = spec.min.flatMap({ Int(exactly: $0) }),
      let max = spec.max.flatMap({ Int(exactly: $0) }), max > min, max - min < mostChoices
    else { return nil }
    return min...max
  }

  private static let mostChoices = 7

  private func row(of values: [(value: String, text: String)], _ spec: ValueSpec, _ name: String, _ label: String)
    -> HTML
  {
    Tag.fieldset(.class("field")) {
      Tag.legend(.dirAuto) { label }
      Tag.div(.class("row")) {
        values.map { value, text in
          var box: [Attribute] = [.type("radio"), .name(name), .value(value)]
          if refilled.isTicked(name, value, else: spec.initial.map(ValueSpec.written) == value) {
            box.append(.flag("checked"))
          }
          if spec.initial == nil { box.append(.flag("required")) }
          return Tag.label(.class("tick", "button")) {
            Tag.input(box)
            Tag.span(.dirAuto) { text }
          }
        }
      }
      refilled.amiss(name)
    }
  }

  private func control(_ spec: ValueSpec, _ name: String) -> HTML {
    if spec.type == .choice {
      return Tag.select(.id(name), .name(name)) {
        spec.choices.map { choice in
          let text = ValueSpec.written(choice)
          let isChosen = refilled.isTicked(name, text, else: choice == spec.initial)
          return Tag.option([.value(text)] + (isChosen ? [.flag("selected")] : [])) { spec.label(of: choice) }
        }
      }
    }
    var attributes: [Attribute] = [
      .id(name), .type(spec.isSecret ? "password" : spec.type == .date ? "date" : "text"), .name(name),
      .named("autocomplete", "off"),
      .value(spec.isSecret ? "" : refilled.value(name) ?? spec.initial.map { shown($0, spec) } ?? ""),
    ]
    if spec.type.isNumeric { attributes.append(.named("inputmode", "decimal")) }
    if spec.initial == nil { attributes.append(.flag("required")) }
    return Tag.input(attributes + refilled.marks(name))
  }

  private func shown(_ value: PlainValue, _ spec: ValueSpec) -> String {
    guard spec.type.isNumeric, let number = value.double else { return ValueSpec.written(value) }
    return TypedNumber.text(of: number, words.language)
  }

  /// The bounds of a number, if there are both.
  static func bounds(_ spec: ValueSpec, _ words: PageWords) -> HTML {
    guard spec.type.isNumeric, let min = spec.min, let max = spec.max else { return .empty }
    return Tag.small { words.play.fromMinToMax(["min": words.number(min), "max": words.number(max)]) }
  }
}

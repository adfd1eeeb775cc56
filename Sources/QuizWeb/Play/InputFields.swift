internal import HTMLText
internal import QuizCore
internal import QuizPlay

/// Values that a mode asks for together with an answer, or on a page.
struct InputFields {
  private let inputs: [NamedSpec]
  private let words: PageWords

  init(_ inputs: [NamedSpec], _ words: PageWords) {
    (self.inputs, self.words) = (inputs, words)
  }

  var html: HTML { .joined(inputs.map(field)) }

  private func field(_ input: NamedSpec) -> HTML {
    let name = "input.\(input.name)"
    let label = input.spec.about ?? input.name
    if input.spec.type == .bool {
      let isOn = input.spec.initial == .bool(true)
      let box: [Attribute] = [.type("checkbox"), .name(name), .value("true")] + (isOn ? [.flag("checked")] : [])
      return Tag.label(.class("tick")) {
        Tag.input(box)
        Tag.span(.dirAuto) { label }
      }
    }
    return Tag.p(.class("field")) {
      Tag.label(.named("for", name), .dirAuto) { label }
      control(input.spec, name)
      Self.bounds(input.spec, words)
    }
  }

  private func control(_ spec: ValueSpec, _ name: String) -> HTML {
    if spec.type == .choice {
      return Tag.select(.id(name), .name(name)) {
        spec.choices.map { choice in
          let text = ValueSpec.written(choice)
          return Tag.option([.value(text)] + (choice == spec.initial ? [.flag("selected")] : [])) { text }
        }
      }
    }
    var attributes: [Attribute] = [
      .id(name), .type(spec.isSecret ? "password" : "text"), .name(name), .named("autocomplete", "off"),
      .value(spec.isSecret ? "" : spec.initial.map { shown($0, spec) } ?? ""),
    ]
    if spec.type.isNumeric { attributes.append(.named("inputmode", "decimal")) }
    return Tag.input(attributes)
  }

  private func shown(_ value: PlainValue, _ spec: ValueSpec) -> String {
    guard spec.type.isNumeric, let number = value.double else { return ValueSpec.written(value) }
    return TypedNumber.text(of: number, words.language)
  }

  /// Between what a number must be, where that is said.
  static func bounds(_ spec: ValueSpec, _ words: PageWords) -> HTML {
    guard spec.type.isNumeric, let min = spec.min, let max = spec.max else { return .empty }
    return Tag.small { words.play.ofRange(["min": words.number(min), "max": words.number(max)]) }
  }
}

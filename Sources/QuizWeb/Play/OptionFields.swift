internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import Words

/// Options of a mode and its modifiers on a cover.
///
/// An empty field is not sent; it shows its default faintly, so that a sitting without options of its own remains one.
struct OptionFields {
  let options: [NamedSpec]
  let words: PageWords
  let refilled: Refilled

  var html: HTML { .joined(options.map(field)) }

  private func field(_ option: NamedSpec) -> HTML {
    // The form reads numbers as they are typed in the page's language.
    let name = (option.spec.type.isNumeric ? "number." : "set.") + option.name
    return Tag.div(.class("field")) {
      Tag.label(.named("for", name), .dirAuto) { words.label(option.spec.about ?? option.name) }
      control(option.spec, name)
      InputFields.bounds(option.spec, words)
      refilled.amiss(name)
    }
  }

  private func control(_ spec: ValueSpec, _ name: String) -> HTML {
    let standard = spec.initial.map { shown($0, spec) }
    let choices = spec.type == .bool ? [.bool(true), .bool(false)] : spec.choices
    guard choices.isEmpty || !spec.type.isScalar else {
      return Tag.select(.id(name), .name(name)) {
        Tag.option(.value("")) { words.cover.standard(["value": standard ?? "–"]) }
        choices.filter { $0 != spec.initial }.map { choice in
          let text = ValueSpec.written(choice)
          return Tag.option([.value(text)] + (refilled.value(name) == text ? [.flag("selected")] : [])) {
            shown(choice, spec)
          }
        }
      }
    }
    var attributes: [Attribute] = [
      .id(name), .type(spec.type == .date ? "date" : "text"), .name(name), .value(refilled.value(name) ?? ""),
      .named("autocomplete", "off"),
    ]
    if let standard { attributes.append(.named("placeholder", standard)) }
    if spec.type.isNumeric { attributes.append(.named("inputmode", "decimal")) }
    return Tag.input(attributes + refilled.marks(name))
  }

  /// A value as the player would type it.
  private func shown(_ value: PlainValue, _ spec: ValueSpec) -> String {
    switch value {
    case .bool(let isOn): isOn ? words.cover.yes : words.cover.no
    case .int, .number:
      spec.type.isNumeric
        ? value.double.map { TypedNumber.text(of: $0, words.language) } ?? "" : ValueSpec.written(value)
    default: spec.type == .choice ? spec.label(of: value) : ValueSpec.typed(value)
    }
  }
}

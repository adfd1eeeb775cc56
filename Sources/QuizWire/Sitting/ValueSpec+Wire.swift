package import JSONText
package import QuizCore

/// The options of a mode, and what it asks for beside an answer, cross as an object by their names.
extension NamedSpec: WireMember {
  package var member: (name: String, value: ValueSpec) { (name, spec) }
}

extension ValueSpec.ValueType: WireValue {}

extension ValueSpec: WireObject {
  package init() { self.init(.text) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("type", &type)
    fields.field("values", &values)
    fields.field("min", &min)
    fields.field("max", &max)
    // A table without anything in it is a list, where nothing says that it is none.
    if type == .map && initial == .empty { initial = .map([]) }
    fields.field("default", &initial)
    if initial == .map([]) { initial = .empty }
    fields.field("about", &about)
    fields.field("of", &choices, else: [])
    fields.field("secret", &isSecret, else: false)
  }
}

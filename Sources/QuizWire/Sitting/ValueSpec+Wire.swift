package import JSONText
package import QuizCore

/// A mode's options and inputs, written as an object by name.
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
    // An empty table is a list unless its type is a map.
    if type == .map && initial == .empty { initial = .map([]) }
    fields.field("default", &initial)
    if initial == .map([]) { initial = .empty }
    fields.field("about", &about)
    fields.field("of", &choices, else: [])
    fields.field("secret", &isSecret, else: false)
  }
}

/// The fields of a form that was sent, in their order.
struct FormFields: Equatable, Sendable {
  private let fields: [Field]

  private struct Field: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// The fields of an `application/x-www-form-urlencoded` body.
  init(_ body: String) {
    fields = formFields(body).map { Field(name: $0.name, value: $0.value) }
  }

  /// The fields as if a form had sent them.
  init(_ fields: [String: String] = [:]) {
    self.fields = fields.map { Field(name: $0.key, value: $0.value) }
  }

  var isEmpty: Bool { fields.isEmpty }

  /// The first of that name.
  subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The first of that name, unless it was left empty.
  func filled(_ name: String) -> String? {
    self[name].flatMap { $0.trimmed.isEmpty ? nil : String($0.trimmed) }
  }

  var all: [(name: String, value: String)] { fields.map { ($0.name, $0.value) } }

  func all(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// The fields with names like `left.a`, by the part after the dot.
  func under(_ prefix: String) -> [(name: String, value: String)] {
    fields.filter { $0.name.hasPrefix(prefix + ".") }.map { (String($0.name.dropFirst(prefix.count + 1)), $0.value) }
  }
}

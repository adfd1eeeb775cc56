package import JSONText

/// The fields of a form that was sent, in their order.
package struct FormFields: Equatable, Sendable {
  private let fields: [Field]

  private struct Field: Equatable, Sendable {
    var name: String
    var value: String
  }

  package init(pairs: [(name: String, value: String)]) {
    fields = pairs.map { Field(name: $0.name, value: $0.value) }
  }

  /// As if a form of these had been sent.
  package init(_ fields: [String: String] = [:]) {
    self.fields = fields.map { Field(name: $0.key, value: $0.value) }
  }

  package var isEmpty: Bool { fields.isEmpty }

  /// The first of that name.
  package subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The first of that name, unless it was left empty.
  package func filled(_ name: String) -> String? {
    self[name].map { $0.withoutBlanksAround }.flatMap { $0.isEmpty ? nil : $0 }
  }

  package var all: [(name: String, value: String)] { fields.map { ($0.name, $0.value) } }

  package func all(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// The fields with names like `left.a`, named by the part behind the point.
  package func under(_ prefix: String) -> [(name: String, value: String)] {
    fields.filter { $0.name.hasPrefix(prefix + ".") }.map { (String($0.name.dropFirst(prefix.count + 1)), $0.value) }
  }
}

extension FormFields: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(written) }

  /// A list of pairs, each with a name and a value: `[["answer","a"],["step","3"]]`.
  package var written: JSONValue { .list(fields.map { .list([.text($0.name), .text($0.value)]) }) }

  package init?(wire node: JSONNode) {
    guard let pairs = node.array?.map({ $0.array ?? [] }) else { return nil }
    fields = pairs.compactMap { pair in
      guard pair.count == 2, let name = pair[0].string, let value = pair[1].string else { return nil }
      return Field(name: name, value: value)
    }
    if fields.count != pairs.count { return nil }
  }
}

extension StringProtocol {
  /// Without the blanks and tabs before and behind it.
  fileprivate var withoutBlanksAround: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

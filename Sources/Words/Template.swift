/// A sentence of the interface with places to fill in, such as `Question {n} of {of}`.
package struct Template: Sendable, ExpressibleByStringLiteral {
  private let text: String

  package init(stringLiteral text: String) { self.init(text) }

  package init(_ text: String) { self.text = text }

  /// The sentence with every place filled; what was filled in is not looked at again.
  package func callAsFunction(_ values: KeyValuePairs<String, String>) -> String {
    filled { name in values.first { $0.key == name }?.value }
  }

  package func callAsFunction(_ values: [String: String]) -> String {
    filled { values[String($0)] }
  }

  private func filled(_ value: (Substring) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      result += value(name) ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

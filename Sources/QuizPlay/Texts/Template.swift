/// A sentence of the interface with places to fill in, such as `Question {n} of {of}`.
package struct Template: Sendable, ExpressibleByStringLiteral {
  private let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }

  /// The sentence with every place filled; what was filled in is not looked at again.
  package func callAsFunction(_ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      result += values.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

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

/// A sentence that counts, in the forms of the plural rules of Unicode's CLDR; a language with more forms adds them here.
package struct Plural: Sendable {
  private let one: Sentence
  private let other: Sentence
  private let language: InterfaceLanguage

  package init(one: Sentence, other: Sentence, _ language: InterfaceLanguage) {
    (self.one, self.other, self.language) = (one, other, language)
  }

  /// The form for a count, which `{n}` shows; other values may show another `{n}`.
  package func callAsFunction(_ count: Int, _ values: [String: String] = [:]) -> String {
    form(Double(count))(values.merging(["n": String(count)]) { own, _ in own })
  }

  /// The form for a number that may have decimals, as it is written: `1.5 points`.
  package func callAsFunction(_ value: Double, written: String) -> String { form(value)(["n": written]) }

  private func form(_ value: Double) -> Template { (language.isOne(value) ? one : other)[language] }
}

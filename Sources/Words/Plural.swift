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

/// A text of a plugin, in one language: the same for every number, or one for each form that the language has.
package struct PluginText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The text for all numbers that no other form is for.
  package var other: String
  /// The further forms.
  package var forms: [PluralForm: String]
  /// The tag of the language that it is written in.
  package var language: String

  package init(_ other: String, forms: [PluralForm: String] = [:], language: String = "") {
    self.other = other
    self.forms = forms
    self.language = language
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// Every form, that for all numbers first.
  package var all: [String] { [other] + PluralForm.allCases.compactMap { forms[$0] } }

  /// The form for a number; without one that for all others.
  func form(for number: Double?) -> String {
    guard let number, !forms.isEmpty else { return other }
    return PluralForm(of: number, in: language).flatMap { forms[$0] } ?? other
  }
}

extension [Sentence] {
  package func `in`(_ language: InterfaceLanguage) -> [String] { map { $0[language] } }
}

extension Dictionary where Value == Sentence {
  package func `in`(_ language: InterfaceLanguage) -> [Key: String] { mapValues { $0[language] } }
}

/// A table of sentences, read in one language.
package protocol Wording: Sendable {
  var language: InterfaceLanguage { get }
  init(_ language: InterfaceLanguage)
}

extension Wording {
  package static var english: Self { Self(.english) }
  package static var german: Self { Self(.german) }
  package static func of(_ language: InterfaceLanguage) -> Self { Self(language) }

  /// Between a whole number and its decimals.
  package var decimalMark: String { language.decimalMark }

  /// A written number with the decimal mark of the language.
  package func decimal(_ written: String) -> String { written.asRead(decimalMark) }
}

extension String {
  /// A written number as people read it: with a decimal mark of theirs, and a minus sign where programs write a hyphen.
  ///
  /// Every number that is shown goes through here; those of JSON, CSV and commands stay as they are written.
  package func asRead(_ decimalMark: String) -> String {
    let number = decimalMark == "." ? self : replacing(".", with: decimalMark)
    return number.hasPrefix("-") ? "\u{2212}" + number.dropFirst() : number
  }
}

extension String {
  /// As a sentence begins.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

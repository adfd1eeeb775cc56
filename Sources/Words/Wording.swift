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

/// A language that the program itself speaks, whatever languages a quiz has.
package enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  #if DEBUG
    /// The made-up language of those who write languages and tests; no release has it, and no list names it.
    case accented = "en-xa"
  #endif

  package static let allCases: [InterfaceLanguage] = [.english, .german, .french, .spanish]

  /// Between a whole number and its decimals.
  package var decimalMark: String {
    switch self {
    case .english: return "."
    case .german, .french, .spanish: return ","
    #if DEBUG
      case .accented: return "."
    #endif
    }
  }

  /// The language's own name.
  package var name: String {
    switch self {
    case .english: return "English"
    case .german: return "Deutsch"
    case .french: return "Français"
    case .spanish: return "Español"
    #if DEBUG
      case .accented: return "Accents"
    #endif
    }
  }

  /// Whether a count takes the form for one, after the plural rules of Unicode's CLDR.
  package func isOne(_ value: Double) -> Bool {
    switch self {
    case .english, .german, .spanish: return value == 1
    case .french: return value >= 0 && value < 2
    #if DEBUG
      case .accented: return value == 1
    #endif
    }
  }

  /// The tags of all languages, such as `en, de, fr, es`.
  package static var tags: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The first of some BCP 47 tags that is spoken; English when none is.
  package init(_ tags: [String]) {
    // The first of a lazy sequence would look its types up by their names, at every start.
    for tag in tags {
      if let language = Self(spoken: tag) {
        self = language
        return
      }
    }
    self = .english
  }

  /// The language of a BCP 47 tag such as `de-AT`; nil for one that is not spoken here.
  package init?(spoken tag: String) {
    let tag = tag.lowercased()
    guard let known = Self(rawValue: tag) ?? Self(rawValue: String(tag.prefix { $0 != "-" })) else { return nil }
    self = known
  }
}

/// One sentence in all languages of the program.
package struct Sentence: Sendable {
  package let english: String
  private let german: String
  private let french: String
  private let spanish: String

  package init(_ english: String, de german: String, fr french: String, es spanish: String) {
    (self.english, self.german, self.french, self.spanish) = (english, german, french, spanish)
  }

  /// The sentence in one language.
  package subscript(language: InterfaceLanguage) -> String {
    switch language {
    case .english: return english
    case .german: return german
    case .french: return french
    case .spanish: return spanish
    #if DEBUG
      case .accented: return Accents.text(english)
    #endif
    }
  }

  /// A sentence with places to fill in.
  package subscript(language: InterfaceLanguage) -> Template { Template(self[language]) }
}

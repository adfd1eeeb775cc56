/// A language that the program itself speaks, whatever languages a quiz has.
package enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  #if DEBUG
    /// The made-up language of those who write languages and tests; no release has it, and no list names it.
    case accented = "en-xa"
  #endif

  package static let allCases: [InterfaceLanguage] = [.english, .german]

  /// The first of some BCP 47 tags that is spoken; English when none is.
  package init(_ tags: [String]) {
    let known = tags.lazy.compactMap { tag in
      let tag = tag.lowercased()
      return Self(rawValue: tag) ?? Self(rawValue: String(tag.prefix { $0 != "-" }))
    }
    self = known.first ?? .english
  }
}

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
    self = tags.lazy.compactMap(Self.init(spoken:)).first ?? .english
  }

  /// The language of a BCP 47 tag such as `de-AT`; nil for one that is not spoken here.
  package init?(spoken tag: String) {
    let tag = tag.lowercased()
    guard let known = Self(rawValue: tag) ?? Self(rawValue: String(tag.prefix { $0 != "-" })) else { return nil }
    self = known
  }
}

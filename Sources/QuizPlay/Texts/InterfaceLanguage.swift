/// The languages that the interface itself speaks; quizzes and modes may have others.
package enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// The first of some BCP 47 tags that is spoken; English when none is.
  package init(_ tags: [String]) {
    let known = tags.lazy.compactMap { Self(rawValue: String($0.prefix { $0 != "-" }).lowercased()) }
    self = known.first ?? .english
  }
}

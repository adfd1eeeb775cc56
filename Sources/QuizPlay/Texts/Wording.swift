/// A table of words that every language of the interface has one of; the languages are chosen here and nowhere else.
package protocol Wording: Sendable {
  init()
  static var english: Self { get }
  static var german: Self { get }
}

extension Wording {
  /// The table of a language.
  package static func of(_ language: InterfaceLanguage) -> Self {
    switch language {
    case .english: return english
    case .german: return german
    #if DEBUG
      case .accented: return Accents.table(of: english)
    #endif
    }
  }
}

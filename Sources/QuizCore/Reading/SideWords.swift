/// The words for true and false in the languages of the interface.
package enum SideWords {
  package typealias Pair = (true: String, false: String)

  package static let byLanguage: [String: Pair] = [
    "en": ("True", "False"), "de": ("Wahr", "Falsch"),
  ]
}

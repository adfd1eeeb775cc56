/// What true and false are called, by the languages of the interface.
package enum SideWords {
  package typealias Pair = (true: String, false: String)

  package static let byLanguage: [String: Pair] = [
    "en": ("True", "False"), "de": ("Wahr", "Falsch"),
  ]
}

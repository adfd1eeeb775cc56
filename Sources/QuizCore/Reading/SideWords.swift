/// What true and false are called, by the languages of the interface.
package enum SideWords {
  package static let byLanguage: [String: (true: String, false: String)] = [
    "en": ("True", "False"), "de": ("Wahr", "Falsch"),
  ]
}

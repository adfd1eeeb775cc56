/// Words for yes and no as people type them, in every language of the interface; capitals do not matter.
package enum TruthWord {
  package static let sides: [String: Bool] = [
    "true": true, "t": true, "yes": true, "y": true, "wahr": true, "w": true, "ja": true, "j": true, "richtig": true,
    "false": false, "f": false, "no": false, "n": false, "falsch": false, "nein": false,
  ]

  package static func read(_ text: String) -> Bool? { sides[text.lowercased()] }

  /// A truth word or a switch: `on` and `off` too; nil for others.
  package static func switched(_ text: String) -> Bool? {
    read(text) ?? ["on": true, "off": false, "an": true, "aus": false][text.lowercased()]
  }
}

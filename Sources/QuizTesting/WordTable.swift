internal import QuizPlay

/// The words of a table such as `ScreenTexts`, by property name, with a dot for nested parts.
package struct WordTable {
  package let texts: [String: String]

  package init(_ table: Any) { texts = Self.texts(table, "") }

  /// The placeholders of a text, such as `{n}`, in alphabetical order.
  package static func places(_ text: String) -> [String] {
    text.matches(of: /{[a-z]+}/).map { String($0.output) }.sorted()
  }

  private static func texts(_ table: Any, _ prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for child in Mirror(reflecting: table).children {
      guard let label = child.label, !(child.value is InterfaceLanguage) else { continue }
      let name = prefix + label
      switch child.value {
      case let text as String: found[name] = text
      case let lines as [String]: found[name] = lines.joined(separator: "\n")
      case let words as [String: String]: for (key, word) in words { found["\(name)/\(key)"] = word }
      case let words as [Int: String]: for (key, word) in words { found["\(name)/\(key)"] = word }
      case let pairs as [(key: String, text: String)]: for pair in pairs { found["\(name)/\(pair.key)"] = pair.text }
      case let template as Template: found[name] = Mirror(reflecting: template).children.first?.value as? String
      default: found.merge(texts(child.value, name + ".")) { first, _ in first }
      }
    }
    return found
  }

  /// The mistakes in another language: missing keys, lost placeholders, untranslated texts.
  ///
  /// `same` names the texts that are equal in both, so that a later translation of them is found too.
  package func problems(with other: WordTable, same: Set<String> = []) -> [String] {
    var found = Set(texts.keys).symmetricDifference(other.texts.keys).map { "'\($0)' is in one language alone" }
    for (name, text) in texts {
      guard let translated = other.texts[name] else { continue }
      if Self.places(text) != Self.places(translated) {
        found.append("'\(name)': '\(translated)' lacks a place of '\(text)'")
      }
      if text == translated, !same.contains(name), text.contains(where: \.isLetter) {
        found.append("'\(name)' is not translated: '\(text)'")
      }
      if text != translated, same.contains(name) { found.append("'\(name)' is translated: take it out of the list") }
    }
    return found.sorted()
  }
}

extension PluginChecker {
  /// Texts that one language has and another lacks, and names in braces that a translation lost or misspelt.
  func missingTexts(_ plugin: Plugin) -> [PluginFinding] {
    let languages = plugin.strings.keys.sorted()
    let names = Set(plugin.strings.values.flatMap(\.keys)).sorted()
    return languages.flatMap { language in
      names.compactMap { name -> PluginFinding? in
        let line = source.line(at: ["strings", language, name]) ?? 1
        let other = measure(of: language, name, plugin)
        guard let text = plugin.strings[language]?[name] else {
          return PluginFinding(
            .missingText, source.path, line, "strings.\(language) lacks '\(name)', which strings.\(other) has",
            suggestion: "add `\(name) = \"…\"` to strings.\(language)")
        }
        guard let lost = lost(text, plugin.strings[other]?[name], language, other, name) else { return nil }
        return PluginFinding(.missingText, source.path, line, lost.message, suggestion: lost.cure)
      }
    }
  }

  /// The language to compare a text with: English, which fills gaps; for English another one with more placeholders.
  private func measure(of language: String, _ name: String, _ plugin: Plugin) -> String {
    let languages = plugin.strings.keys.sorted().filter { plugin.strings[$0]?[name] != nil }
    let first = languages.contains("en") ? "en" : languages.first ?? "en"
    guard language == first, let own = plugin.strings[language]?[name].map({ Self.holes($0) }) else { return first }
    return languages.first { Self.holes(plugin.strings[$0]?[name]).isStrictSuperset(of: own) } ?? first
  }

  private func lost(
    _ text: PluginText, _ original: PluginText?, _ language: String, _ other: String, _ name: String
  ) -> (message: String, cure: String)? {
    let lost = Self.holes(original).subtracting(Self.holes(text)).sorted()
    let own = Self.holes(text).subtracting(Self.holes(original)).sorted()
    guard let hole = lost.first else { return nil }
    if let wrong = own.first {
      return (
        "strings.\(language).\(name) has {\(wrong)}, which strings.\(other) does not have", "write {\(hole)} instead"
      )
    }
    return (
      "strings.\(language).\(name) lacks {\(hole)}, which strings.\(other) has", "say {\(hole)} somewhere in the text"
    )
  }

  /// The names in all forms of a text: a form for one thing need not say its number.
  private static func holes(_ text: PluginText?) -> Set<String> {
    Set((text?.all ?? []).flatMap { $0.matches(of: /\{(\w+)\}/).map { String($0.1) } })
  }
}

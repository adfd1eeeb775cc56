/// Finds texts that the made-up language of `Accents` left in English or cut.
package enum AccentedText {
  /// Words of two letters and more without an accent, each once, but those of samples and what is left of a title before
  /// an ellipsis.
  package static func english(in text: String, besides own: Set<String> = []) -> [String] {
    words(text.replacing(/[A-Za-z]+…/, with: "")).filter { word in
      word.count > 1 && word.allSatisfy(\.isASCII) && !own.contains(word)
    }.sorted()
  }

  /// The words of a text, each once.
  package static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter }.map(String.init))
  }

  /// Whether every text that begins also ends; where a screen scrolls, one, and what is filled into it, may go on below.
  package static func isWhole(_ text: String, scrolls: Bool = false) -> Bool {
    let missing = text.count { $0 == "⟦" } - text.count { $0 == "⟧" }
    return scrolls ? (-2...2).contains(missing) : missing == 0
  }
}

/// Finds texts that the made-up language of `Accents` left in English or cut.
package enum AccentedText {
  /// The words of two letters and more without an accent, each once, apart from samples and titles cut by an ellipsis.
  package static func english(in text: String, besides own: Set<String> = []) -> [String] {
    words(text.replacing(/[A-Za-z]+…/, with: "")).filter { word in
      word.count > 1 && word.allSatisfy(\.isASCII) && !own.contains(word)
    }.sorted()
  }

  /// The words of a text, each once.
  package static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter }.map(String.init))
  }

  /// True when every begun text also ends; on a scrolling screen one, with its inserted value, may go on below.
  package static func isWhole(_ text: String, scrolls: Bool = false) -> Bool {
    let missing = text.count { $0 == "⟦" } - text.count { $0 == "⟧" }
    return scrolls ? (-2...2).contains(missing) : missing == 0
  }
}

#if DEBUG
  /// The made-up language: the English sentences, every word with accents and a third longer, every text in brackets. What is
  /// English on a screen stayed behind in the code, and what has lost a bracket is cut.
  enum Accents {
    /// `⟦Quúueéestiíioón {n}⟧`: places and single letters, which are keys, stay; so do commands and options in quotes.
    static func text(_ english: String) -> String {
      guard english.contains(where: \.isLetter) else { return english }
      let words = english.split(separator: " ", omittingEmptySubsequences: false).map { word($0) }
      let text = words.joined(separator: " ")
      return text == english ? english : "⟦\(text)⟧"
    }

    private static func word(_ word: Substring) -> String {
      if word.filter(\.isLetter).count < 2 { return String(word) }
      var (result, isPlace) = ("", false)
      for letter in word {
        if letter == "{" { isPlace = true }
        result += isPlace ? String(letter) : accented[letter] ?? String(letter)
        if letter == "}" { isPlace = false }
      }
      return result
    }

    private static let accented: [Character: String] = [
      "a": "áa", "e": "ée", "i": "íi", "o": "óo", "u": "úu", "y": "ýy", "A": "Áa", "E": "Ée", "I": "Íi", "O": "Óo",
      "U": "Úu", "Y": "Ýy", "c": "ç", "d": "ð", "g": "ğ", "h": "ħ", "k": "ķ", "l": "ł", "n": "ñ", "r": "ř", "s": "š",
      "t": "ŧ", "w": "ŵ", "z": "ž",
    ]
  }
#endif

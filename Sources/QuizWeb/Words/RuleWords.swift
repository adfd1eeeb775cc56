internal import QuizPlay

extension PageWords {
  /// Why an answer was worth what it was; the engine says it in English.
  func rule(_ sentence: String) -> (text: String, language: String?) {
    switch language {
    case .english: return (sentence, nil)
    case .german:
      if let german = Self.germanRules[sentence] { return (german, nil) }
      return (sentence, "en")
    }
  }

  private static let germanRules = [
    "marked by the mode's own rule": "nach einer eigenen Regel des Modus",
    "not marked: nothing is right or wrong here": "nicht gewertet: hier ist nichts richtig oder falsch",
    "nothing was submitted: no points": "es wurde nichts abgegeben: keine Punkte",
    "the share that the chosen answer has": "der Anteil der gewählten Antwort",
    "right or wrong": "richtig oder falsch",
    "the shares of the chosen answers added up": "die Anteile der gewählten Antworten zusammen",
    "right decisions of all answers (each)": "richtige Entscheidungen von allen Antworten (each)",
    "right choices less wrong ones, of all that are right (net)":
      "richtige Kreuze weniger falsche, von allen richtigen (net)",
    "the share found of what is right, times the share right of what was chosen (coverage)":
      "der gefundene Anteil des Richtigen mal der richtige Anteil des Gewählten (coverage)",
    "all or nothing (all)": "alles oder nichts (all)",
    "exactly the right number": "genau die richtige Zahl",
    "the share of the part of the scale": "der Anteil des Abschnitts der Skala",
    "the share of the first number that fits": "der Anteil der ersten Zahl, die passt",
    "the share of the first text that fits": "der Anteil des ersten Textes, der passt",
    "one of the texts that are accepted": "einer der Texte, die gelten",
    "all in the right order or nothing": "alles in der richtigen Reihenfolge oder nichts",
    "right pairs of all pairs": "richtige Paare von allen Paaren",
  ]
}

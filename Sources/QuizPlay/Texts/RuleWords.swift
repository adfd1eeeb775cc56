/// Why an answer was worth what it was, in one language.
package struct RuleWords: Wording {
  /// By the sentences of `history --explain --json`, which are English.
  package var sentences = Dictionary(uniqueKeysWithValues: Self.sentencesInEnglish.map { ($0, $0) })
  package var within: Template = "within {n} of the right number"
  package var withinPercent: Template = "within {n} % of the right number"
  package var withinFactor: Template = "within a factor of {n} from the right number"
  package var decimalMark = "."

  package init() {}

  package static let english = RuleWords()

  package static let german: RuleWords = {
    var words = RuleWords()
    words.within = "höchstens {n} neben der richtigen Zahl"
    words.withinPercent = "höchstens {n} % neben der richtigen Zahl"
    words.withinFactor = "höchstens um den Faktor {n} neben der richtigen Zahl"
    words.sentences = Self.sentencesInGerman
    words.decimalMark = ","
    return words
  }()

  /// Such a sentence in this language; nil for one that is not known.
  package func words(for sentence: String) -> String? {
    if let own = sentences[sentence] { return own }
    let forms = [
      (/within a factor of ([0-9.]+) from the right number/, withinFactor),
      (/within ([0-9.]+) % of the right number/, withinPercent),
      (/within ([0-9.]+) of the right number/, within),
    ]
    for (form, words) in forms {
      guard let found = sentence.wholeMatch(of: form) else { continue }
      return words(["n": String(found.output.1).asRead(decimalMark)])
    }
    return nil
  }

  private static let sentencesInEnglish = [
    "marked by the mode's own rule",
    "not marked: nothing is right or wrong here",
    "nothing was submitted: no points",
    "the share that the chosen answer has",
    "right or wrong",
    "the shares of the chosen answers added up",
    "right decisions of all answers (each)",
    "right choices less wrong ones, of all that are right (net)",
    "the share found of what is right, times the share right of what was chosen (coverage)",
    "all or nothing (all)",
    "exactly the right number",
    "the share of the part of the scale",
    "the share of the first number that fits",
    "the share of the first text that fits",
    "one of the texts that are accepted",
    "all in the right order or nothing",
    "right pairs of all pairs",
  ]

  private static let sentencesInGerman = [
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

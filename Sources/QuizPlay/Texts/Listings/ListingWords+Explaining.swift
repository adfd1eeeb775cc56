/// What is said of why a sitting has its score.
extension ListingWords {
  /// The words of one language.
  package struct Explaining: Sendable {
    package var given: Template = "Given: {given}"
    package var right: Template = "Right: {answer}"
    package var rule: Template = "{points}: {rule}"
    package var superseded: Template = "{points}: {rule}; a later try counts instead"
    package var sum: Template = "The questions together: {points}"
    package var nothingToMark = "Nothing was answered that a rule could mark, as where cards are rated by oneself."
    package var unasked: Template = "Never asked: {n} more that could be had"
    package var own: Template = "The mode's own part ('{mode}'): {n}"
    package var noPoints: Template = "The result has no points: {headline}"
    package var rescored: Template = "Scored again on {day} under {modes}: {score}"

    init() {}

    static let german: Explaining = {
      var words = Explaining()
      words.given = "Gegeben: {given}"
      words.right = "Richtig: {answer}"
      words.superseded = "{points}: {rule}; stattdessen zählt ein späterer Versuch"
      words.sum = "Die Fragen zusammen: {points}"
      words.nothingToMark = "Keine Antwort, die eine Regel werten könnte, wie bei Karten, die man selbst bewertet."
      words.unasked = "Nie gestellt: {n} weitere, die es gegeben hätte"
      words.own = "Was der Modus selbst dazutut („{mode}“): {n}"
      words.noPoints = "Das Ergebnis hat keine Punkte: {headline}"
      words.rescored = "Am {day} nachgewertet unter {modes}: {score}"
      return words
    }()
  }
}

/// Every word of what a simulation came to, as people read it; English unless told.
package final class SimulationWords: Wording, @unchecked Sendable {
  package var head: Template = "{n} players, strategy {strategy}, seed {seed}"
  package var percent = "percent"
  package var points = "points"
  package var players = "players"
  package var result = "result"
  package var tied = "(tie for the first place)"
  package var passed = "(passed)"
  /// Headings of the figures, by the keys of `simulate --json`.
  package var figures = ["mean": "mean", "sd": "sd", "min": "min", "median": "median", "max": "max"]

  package init() {}

  package static let english = SimulationWords()

  package static let german: SimulationWords = {
    let words = SimulationWords()
    words.head = "{n} Spieler, Strategie {strategy}, Startwert {seed}"
    words.percent = "Prozent"
    words.points = "Punkte"
    words.players = "Spieler"
    words.result = "Ergebnis"
    words.tied = "(Gleichstand auf dem ersten Platz)"
    words.passed = "(bestanden)"
    words.figures = ["mean": "Mittel", "sd": "Streuung", "min": "kleinster", "median": "Median", "max": "größter"]
    return words
  }()
}

internal import QuizCore

/// Every word that is printed beside the quiz's own; English unless told.
package final class PaperWords: Wording, @unchecked Sendable {
  package var language = InterfaceLanguage.english
  package var version: Template = "Version {letter}"
  package var seed: Template = "Seed {n}"
  /// What tells the paper apart from others of the quiz.
  package var check: Template = "Check {n}"
  package var name = "Name"
  package var group = "Class"
  package var date = "Date"
  package var points = "Points"
  package var minutes: Template = "Time: {n} minutes"
  package var secondsEach: Template = "Each question: {n} seconds"
  private var onePoint = "1 point"
  private var somePoints: Template = "{n} points"
  package var sheet = "Answer sheet"
  package var key = "Answers and points"
  package var number = "No."
  package var answer = "Answer"
  package var inWords = "In words"
  package var total = "Total"
  package var tickAll = "Mark all that are right."
  package var writeOrder = "Write the numbers in the right order."
  package var writeLetters = "Write the letter that belongs to each number."
  package var markLine = "Mark a place on the line."
  package var unmarked = "not marked"
  package var byHand = "marked by hand"
  package var picture: Template = "[Picture: {name}]"
  package var lostPicture: Template = "the picture '{name}' of question '{id}' cannot be read: its place stays empty"

  package init() {}

  package static let english = PaperWords()

  package static let german: PaperWords = {
    let words = PaperWords()
    words.language = .german
    words.version = "Fassung {letter}"
    words.seed = "Startzahl {n}"
    words.check = "Prüfzahl {n}"
    words.name = "Name"
    words.group = "Klasse"
    words.date = "Datum"
    words.points = "Punkte"
    words.minutes = "Zeit: {n} Minuten"
    words.secondsEach = "Je Frage: {n} Sekunden"
    words.onePoint = "1 Punkt"
    words.somePoints = "{n} Punkte"
    words.sheet = "Antwortbogen"
    words.key = "Lösungen und Punkte"
    words.number = "Nr."
    words.answer = "Antwort"
    words.inWords = "In Worten"
    words.total = "Summe"
    words.tickAll = "Markiere alle richtigen."
    words.writeOrder = "Schreib die Nummern in der richtigen Reihenfolge auf."
    words.writeLetters = "Schreib zu jeder Nummer den Buchstaben, der dazugehört."
    words.markLine = "Markiere eine Stelle auf der Linie."
    words.unmarked = "ohne Wertung"
    words.byHand = "von Hand gewertet"
    words.picture = "[Bild: {name}]"
    words.lostPicture = "das Bild '{name}' der Frage '{id}' lässt sich nicht lesen: sein Platz bleibt leer"
    return words
  }()

  /// `9 questions, 12.5 points`.
  package func extent(questions: Int, points: Double) -> String {
    let points = points == 1 ? onePoint : somePoints(["n": number(points)])
    return "\(ListingWords.of(language).questions(questions)), \(points)"
  }

  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String {
    decimal(Scores.written(value))
  }

  /// A written number with the decimal mark of the language.
  package func decimal(_ written: String) -> String {
    written.asRead(PlainWords.of(language).decimalMark)
  }
}

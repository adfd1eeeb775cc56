internal import QuizCore

/// Every word of the sheets that participants get back; English unless told.
package final class FeedbackWords: Wording, @unchecked Sendable {
  package var language = InterfaceLanguage.english
  package var given = "Your answer"
  package var right = "Right answer"
  package var nothing = "no answer"
  package var unmarked = "not marked"
  package var passed = "Passed"
  package var notPassed = "Not passed"
  package var untilNow = "so far"
  package var handPoints = "____ points"
  package var points: Template = "{n} of {of} points"
  package var ofOne: Template = "{n} of 1 point"
  package var percent: Template = "{n} %"
  package var unreadable: Template = "“{cell}” ({at}) could not be read and counts as no answer."
  package var notGraded: Template = "This could not be graded: {why}"

  /// How many questions somebody is still to mark by hand.
  package func waiting(_ count: Int) -> String { language.waiting(count) ?? "" }

  /// `2 of 3 points`.
  package func score(_ points: Double, of: Double) -> String {
    of == 1 ? ofOne(["n": number(points)]) : self.points(["n": number(points), "of": number(of)])
  }

  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String { decimal(Scores.written(value)) }

  /// A written number with the decimal mark of the language.
  package func decimal(_ written: String) -> String {
    written.asRead(PlainWords.of(language).decimalMark)
  }

  package init() {}

  package static let english = FeedbackWords()

  package static let german: FeedbackWords = {
    let words = FeedbackWords()
    words.language = .german
    words.given = "Deine Antwort"
    words.right = "Richtig ist"
    words.nothing = "keine Antwort"
    words.unmarked = "nicht gewertet"
    words.passed = "Bestanden"
    words.notPassed = "Nicht bestanden"
    words.untilNow = "bisher"
    words.handPoints = "____ Punkte"
    words.points = "{n} von {of} Punkten"
    words.unreadable = "„{cell}“ ({at}) war nicht lesbar und zählt als keine Antwort."
    words.notGraded = "Das konnte nicht gewertet werden: {why}"
    words.ofOne = "{n} von 1 Punkt"
    return words
  }()
}

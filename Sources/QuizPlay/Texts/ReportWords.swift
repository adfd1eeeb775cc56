internal import QuizCore

/// Every word of the report about the questions of a quiz; English unless told.
package final class ReportWords: Wording, @unchecked Sendable {
  package var language = InterfaceLanguage.english
  package var participants = "participants"
  package var totals = "Totals"
  package var totalsChart = "Participants by their points"
  package var questions = "Questions"
  package var answers = "Answers"
  package var answersChart = "How often each answer was given"
  package var legend = "What the bars and signs say"
  package var right = "right"
  package var partly = "right in part"
  package var other = "not right, or not marked"
  package var noResponse = "no response"
  package var others: Template = "{n} further values"
  package var oneOther = "1 further value"
  package var range: Template = "{from} to {to}"
  package var rangeBelow: Template = "{from} to under {to}"
  package var share: Template = "{n} ({percent} %)"
  package var meaning = "What the figures say"
  package var negative: Template =
    """
    Those who do well elsewhere do badly here (discrimination {n}): look at the key. If it is right, the wording misleads those \
    who know: change it, or let it count for nobody (points 0).
    """
  package var weak: Template = """
    Those who do well elsewhere do no better here (discrimination {n}), which may be chance: nothing to do yet; see whether \
    it comes again.
    """
  package var preferred: Template =
    "Those who chose '{answer}' earn more elsewhere ({n} points) than those who chose right ({of}): is '{answer}' right too? Then mark it right as well and grade again; if not, say in the question what rules it out."

  /// Headings of the columns of figures, by the keys of `analyze --json`.
  package var columns = [
    "question": "question", "asked": "asked", "facility": "facility", "discrimination": "discrimination",
    "efficiency": "efficiency", "weight": "weight", "sd": "sd",
  ]

  // Of the tables in the terminal
  package var nobody = "No participant was read."
  package var points = "points"
  package var suspects = "Look at these again:"
  package var none = "(none)"
  package var moreValues: Template = "({n} more values)"
  package var oneMoreValue = "(1 more value)"
  package var answerColumns = ["question", "answer", "given", "%", "", "text"]
  /// Those of `columns` in few letters.
  package var shortColumns = [
    "question": "question", "asked": "asked", "facility": "facility", "discrimination": "discr.",
    "efficiency": "effic.", "weight": "weight", "sd": "sd",
  ]

  package var meanings: [(key: String, text: String)] = [
    ("facility", "how much of its points the question gave on average: 1 is all, 0 none"),
    (
      "discrimination",
      "whether those who do well elsewhere do well here: 100 at most, below 0 is a reason to look again"
    ),
    ("efficiency", "how much of the discrimination that the marks allow there is"),
    ("weight", "how much the question decides of the total, in percent"), ("sd", "how far the marks lie apart"),
  ]

  /// Figures of the whole quiz, by the same keys.
  package var figures = [
    "of": "points to be had", "mean": "mean", "median": "median", "sd": "standard deviation", "skewness": "skewness",
    "kurtosis": "kurtosis", "cic": "Cronbach's alpha %", "error_ratio": "error ratio %",
    "standard_error": "standard error",
  ]

  /// A number with at most two decimals and the decimal mark of the language.
  package func number(_ value: Double) -> String { decimal(Scores.written(value)) }

  /// A written number with the decimal mark of the language.
  package func decimal(_ written: String) -> String {
    written.asRead(PlainWords.of(language).decimalMark)
  }

  package init() {}

  package static let english = ReportWords()

  package static let german: ReportWords = {
    let words = ReportWords()
    words.language = .german
    words.participants = "Teilnehmer"
    words.totals = "Punkte"
    words.totalsChart = "Teilnehmer nach ihren Punkten"
    words.questions = "Fragen"
    words.answers = "Antworten"
    words.answersChart = "Wie oft welche Antwort gegeben wurde"
    words.legend = "Was Balken und Zeichen sagen"
    words.right = "richtig"
    words.partly = "zum Teil richtig"
    words.other = "nicht richtig, oder nicht gewertet"
    words.noResponse = "ohne Antwort"
    words.others = "{n} weitere Werte"
    words.oneOther = "1 weiterer Wert"
    words.range = "{from} bis {to}"
    words.rangeBelow = "{from} bis unter {to}"
    words.meaning = "Was die Kennzahlen sagen"
    words.negative = """
      Wer sonst gut abschneidet, schneidet hier schlecht ab (Trennschärfe {n}): Sieh dir die Lösung an. Stimmt sie, führt \
      der Wortlaut die in die Irre, die es wissen: Ändere ihn, oder lass die Frage für niemanden zählen (points 0).
      """
    words.weak = """
      Wer sonst gut abschneidet, schneidet hier nicht besser ab (Trennschärfe {n}); das kann Zufall sein: Noch ist nichts zu \
      tun; sieh, ob es wieder vorkommt.
      """
    words.preferred =
      "Wer „{answer}“ gewählt hat, hat sonst mehr Punkte ({n}) als wer richtig gewählt hat ({of}): Ist „{answer}“ auch richtig? Dann markiere auch das als richtig und werte neu; sonst sage in der Frage, was dagegen spricht."
    words.fillFigures()
    words.fillTables()
    return words
  }()

  private func fillTables() {
    nobody = "Es wurde kein Teilnehmer gelesen."
    points = "Punkte"
    suspects = "Sieh dir diese noch einmal an:"
    none = "(keine)"
    moreValues = "({n} weitere Werte)"
    oneMoreValue = "(1 weiterer Wert)"
    answerColumns = ["Frage", "Antwort", "gegeben", "%", "", "Text"]
    shortColumns = [
      "question": "Frage", "asked": "gestellt", "facility": "Quote", "discrimination": "Trenn.",
      "efficiency": "Effiz.", "weight": "Gewicht", "sd": "Streuung",
    ]
  }

  private func fillFigures() {
    columns = [
      "question": "Frage", "asked": "gestellt", "facility": "Lösungsquote", "discrimination": "Trennschärfe",
      "efficiency": "Effizienz", "weight": "Gewicht", "sd": "Streuung",
    ]
    meanings = [
      ("facility", "welchen Teil ihrer Punkte die Frage im Mittel gebracht hat: 1 sind alle, 0 keine"),
      ("discrimination", "ob gut ist, wer sonst gut ist: höchstens 100, unter 0 ein Grund, genauer hinzusehen"),
      ("efficiency", "wie viel von der Trennschärfe da ist, die diese Punkte zulassen"),
      ("weight", "wie viel die Frage am Gesamtergebnis entscheidet, in Prozent"),
      ("sd", "wie weit die Punkte auseinanderliegen"),
    ]
    figures = [
      "of": "erreichbare Punkte", "mean": "Mittelwert", "median": "Median", "sd": "Standardabweichung",
      "skewness": "Schiefe", "kurtosis": "Wölbung", "cic": "Cronbachs Alpha %", "error_ratio": "Fehleranteil %",
      "standard_error": "Standardfehler",
    ]
  }
}

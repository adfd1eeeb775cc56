import QuizCore
import QuizPlay
import QuizTesting
import Words
import XCTest

/// The languages of the interface: chosen by their tags, and spoken.
final class LanguageTests: XCTestCase {
  func testTheFirstLanguageThatIsSpoken() {
    let cases: [([String], InterfaceLanguage)] = [
      (["de"], .german), (["de-AT", "en"], .german), (["it", "de"], .german), (["en-GB", "de"], .english),
      (["it"], .english), (["fr-CA"], .french), (["es-MX", "en"], .spanish), ([], .english), (["den"], .english),
      (["DE"], .german),
    ]
    for (tags, language) in cases { XCTAssertEqual(InterfaceLanguage(tags), language, "\(tags)") }
  }

  /// Every possible difference has its words.
  func testEveryDifferenceHasWords() {
    for language in InterfaceLanguage.allCases {
      let words = VerifyWords.of(language)
      for subject in Difference.Subject.allCases { XCTAssertNotEqual(words.words(subject), "", subject.rawValue) }
      for form in Difference.Glimpse.Form.allCases {
        let values = ["ids": "x", "id": "x", "n": "2", "ms": "5", "points": "1.5", "of": "2", "words": "x"]
        let text = words.words(Difference.Glimpse(form, values))
        XCTAssertFalse(text.isEmpty || text.contains("{"), form.rawValue)
      }
    }
    let parted = Difference(
      event: 4, step: 2, question: "q2", what: .verdict, recorded: .init(.points, ["points": "2.5", "of": "3"]),
      replayed: .init(.points, ["points": "1", "of": "3"]))
    XCTAssertEqual(
      VerifyWords.german.sentence(parted),
      "Schritt 2 („q2“): die Bewertung: aufgezeichnet ist 2,5 von 3, nachgespielt kommt 1 von 3 heraus")
    XCTAssertEqual(
      VerifyWords.english.sentence(parted),
      "step 2 ('q2'): the verdict is recorded as 2.5 of 3, the replay gives 1 of 3")
  }

  func testTrueAndFalseHaveANameInEveryLanguage() {
    for language in InterfaceLanguage.allCases { XCTAssertNotNil(SideWords.byLanguage[language.rawValue]) }
  }

  func testListedNumbersInGerman() {
    let (german, english) = (ListingWords.of(.german), ListingWords.english)
    let cases = [
      (german.percent(46.875, digits: 1), "46,9 %"), (german.percent(62.5), "63 %"), (german.percent(nil), ""),
      (german.points(2.25, of: 4), "2,25 von 4"), (german.points(7, of: nil), "7"), (german.seconds(ms: 4240), "4,2 s"),
      (german.days(1), "1 Tag"), (german.days(0), "0 Tage"), (german.questions(1), "1 Frage"),
      (english.percent(46.875, digits: 1), "46.9 %"), (english.points(2.25, of: 4), "2.25 of 4"),
    ]
    for (written, expected) in cases { XCTAssertEqual(written, expected) }
  }

  func testASittingInGerman() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"))
    let lines = ScriptedLines("9", "2", echo: .pipe)
    _ = try PlainFace(.of(quiz), lines.io, isInteractive: false, language: .german).play(resumed: false)
    for text in ["Frage 1 von", "„9“ passt nicht. Erwartet: 1 bis", "Dein Stand ist gespeichert"] {
      XCTAssertTrue(lines.transcript.contains(text), "'\(text)' is missing:\n\(lines.transcript)")
    }
  }

  /// Numbers have the decimal mark of the language, in prompts, points, results and what is shared.
  func testGermanNumbers() throws {
    var half = Question(id: "q1", kind: .range, text: "Wie viel?")
    half.scale = Scale(min: 0.5, max: 9.5, step: 0.5)
    half.correct = .number(2.5)
    var partly = Question.multiple("q2", "*a", "*b", "c")
    partly.partial = .net
    let lines = ScriptedLines("1,5", "1", echo: .pipe)
    _ = try PlainFace(.of(Quiz.of(half, partly)), lines.io, isInteractive: false, language: .german).play(
      resumed: false)
    for text in ["eine Zahl von 0,5 bis 9,5", "Die richtige Antwort: 2,5", "0,5 von 1", "0,5 von 2"] {
      XCTAssertTrue(lines.transcript.contains(text), "'\(text)' is missing:\n\(lines.transcript)")
    }
  }

  /// A label that begins with the number at its end of a scale stands in for it.
  func testLabelsThatNameTheirNumber() {
    let cases = [
      ("40", "40 °C", true), ("4000", "4,000 m", true), ("4000", "4.000 m", true), ("1300", "1300", true),
      ("0,5", "0,5 l", true), ("-10", "-10 °C", true), ("13", "13,000", false), ("45", "4.5 m", false),
      ("4", "40 °C", false), ("0", "Just me", false), ("0", "", false), ("1000", "1,00,0", false),
    ]
    for (number, label, expected) in cases { XCTAssertEqual(Scale.isNamed(number, by: label), expected, label) }
  }
}

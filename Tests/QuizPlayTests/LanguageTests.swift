import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// The languages of the interface: complete, with the same places to fill in, and spoken.
final class LanguageTests: XCTestCase {
  func testTheFirstLanguageThatIsSpoken() {
    let cases: [([String], InterfaceLanguage)] = [
      (["de"], .german), (["de-AT", "en"], .german), (["fr", "de"], .german), (["en-GB", "de"], .english),
      (["fr"], .english), ([], .english), (["den"], .english), (["DE"], .german),
    ]
    for (tags, language) in cases { XCTAssertEqual(InterfaceLanguage(tags), language, "\(tags)") }
  }

  func testTheGermanWordsAreComplete() {
    check(PlainWords.english, PlainWords.of(.german), same: ["enter", "percent", "inputPrompt"])
    check(
      ListingWords.english, ListingWords.of(.german),
      same: ["quiz", "id", "percent", "seconds", "mark"])
  }

  /// Every word is translated, and a template has the same places in both languages.
  private func check(_ words: Any, _ others: Any, same: Set<String>) {
    let (english, german) = (texts(words), texts(others))
    XCTAssertGreaterThan(english.count, 90)
    XCTAssertEqual(english.keys.sorted(), german.keys.sorted())
    for (name, text) in english {
      let other = german[name] ?? ""
      XCTAssertEqual(places(text), places(other), name)
      XCTAssertEqual(text == other, same.contains(name), "'\(name)': '\(text)' and '\(other)'")
    }
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

  // MARK: Reading the catalogue

  /// The texts of a catalogue by the names of its properties.
  private func texts(_ words: Any) -> [String: String] {
    let entries = Mirror(reflecting: words).children.flatMap { child -> [(String, String)] in
      guard let name = child.label else { return [] }
      if let text = child.value as? String { return [(name, text)] }
      if let lines = child.value as? [String] { return [(name, lines.joined(separator: "\n"))] }
      if let texts = child.value as? [String: String] { return texts.map { ("\(name)/\($0.key)", $0.value) } }
      return [(name, Mirror(reflecting: child.value).children.first?.value as? String ?? "")]
    }
    return Dictionary(uniqueKeysWithValues: entries)
  }

  private func places(_ text: String) -> [String] {
    text.matches(of: #/{[a-z]+}/#).map { String($0.output) }.sorted()
  }
}

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

  /// Every word is translated, and a template has the same places in both languages.
  func testTheGermanWordsAreComplete() {
    let same: Set = ["enter", "percent", "inputPrompt"]
    let english = texts(PlainWords.english)
    let german = texts(PlainWords.of(.german))
    XCTAssertEqual(english.keys.sorted(), german.keys.sorted())
    for (name, text) in english {
      let other = german[name] ?? ""
      XCTAssertEqual(places(text), places(other), name)
      if !same.contains(name) { XCTAssertNotEqual(text, other, "'\(name)' is not translated") }
    }
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

  // MARK: Reading the catalogue

  /// The texts of a catalogue by the names of its properties.
  private func texts(_ words: PlainWords) -> [String: String] {
    let entries = Mirror(reflecting: words).children.compactMap { child -> (String, String)? in
      guard let name = child.label else { return nil }
      if let text = child.value as? String { return (name, text) }
      if let lines = child.value as? [String] { return (name, lines.joined(separator: "\n")) }
      return (name, Mirror(reflecting: child.value).children.first?.value as? String ?? "")
    }
    return Dictionary(uniqueKeysWithValues: entries)
  }

  private func places(_ text: String) -> [String] {
    text.matches(of: #/{[a-z]+}/#).map { String($0.output) }.sorted()
  }
}

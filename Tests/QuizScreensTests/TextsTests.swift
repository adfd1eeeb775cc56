import QuizPlay
import XCTest

@testable import QuizScreens

/// The words of the screens: complete in every language, with the same places to fill in.
final class TextsTests: XCTestCase {
  /// Words that are the same in both languages.
  private static let same: Set = [
    "enter", "esc", "seconds", "record.seconds", "nothingYet", "percent", "gave", "home.title",
    "home.percentAndPoints", "record.onDay", "record.quiz", "record.board", "settings.newName",
    "settings.languages/en", "settings.languages/de",
  ]

  func testTheGermanWordsAreComplete() {
    let english = texts(ScreenTexts.english, "")
    let german = texts(ScreenTexts.of(.german), "")
    XCTAssertGreaterThan(english.count, 250)
    XCTAssertEqual(english.keys.sorted(), german.keys.sorted())
    for (name, text) in english {
      let other = german[name] ?? ""
      XCTAssertEqual(places(text), places(other), name)
      if Self.same.contains(name) {
        XCTAssertEqual(text, other, "'\(name)' is translated: take it out of the list")
      } else {
        XCTAssertNotEqual(text, other, "'\(name)' is not translated")
      }
    }
  }

  func testGermanNumbers() {
    let texts = ScreenTexts.german
    let cases = [
      (texts.points(0.5, of: 1), "0,5 von 1 Punkt"), (texts.points(14.5, of: 20), "14,5 von 20 Punkten"),
      (texts.pointsAlone(1), "1 Punkt"), (texts.pointsAlone(3), "3 Punkte"), (texts.tenths(4240), "4,2 s"),
      (texts.count(1), "1 Frage"), (texts.days(1), "1 Tag"), (texts.days(0), "0 Tage"),
      (ScreenTexts.english.pointsAlone(1), "1 point"), (ScreenTexts.english.points(0.5, of: 1), "0.5 of 1 point"),
    ]
    for (written, expected) in cases { XCTAssertEqual(written, expected) }
  }

  /// The texts of a catalogue by the names of its properties, those of what it holds after a dot.
  private func texts(_ catalogue: Any, _ prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for child in Mirror(reflecting: catalogue).children {
      guard let label = child.label, !(child.value is InterfaceLanguage) else { continue }
      let name = prefix + label
      switch child.value {
      case let text as String: found[name] = text
      case let lines as [String]: found[name] = lines.joined(separator: "\n")
      case let words as [String: String]: for (key, word) in words { found["\(name)/\(key)"] = word }
      case let template as Template: found[name] = Mirror(reflecting: template).children.first?.value as? String
      default: found.merge(texts(child.value, name + ".")) { first, _ in first }
      }
    }
    return found
  }

  private func places(_ text: String) -> [String] {
    text.matches(of: #/{[a-z]+}/#).map { String($0.output) }.sorted()
  }
}

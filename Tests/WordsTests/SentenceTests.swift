import Foundation
import XCTest

@testable import Words

/// The table of sentences: each is translated, with the same places to fill in.
final class SentenceTests: XCTestCase {
  /// Sentences that are the same in all languages.
  private static let same: Set = [
    "", "%", "?", "Apr", "April", "Aug", "August", "CODE", "Code", "Codes", "Enter", "Esc", "Feb", "Fr", "ID",
    "Jan",
    "Jul", "Jun", "Mo", "NAME", "Name", "Nov", "November", "Pause", "QUIZ", "Quiz", "Sa", "Sep", "September", "Team",
    "Teams", "f",
    "quizrun: {player}", "{day}, {time}", "{ids}", "{mark}, {points}", "{month} {year}", "{ms} ms",
    "{name} ({expected}):",
    "{name}: {given}", "{name}: {value}", "{n} %", "{n}\u{A0}%", "{n} ({percent} %)", "{n} s", "{percent} ({points})",
    "{player}: {points}, {why}", "{points}, {percent}", "{points}: {rule}", "{quiz}: {why}", "{score} ({percent})",
    "{they}: {theirs}. {you}: {yours}. {ending}", "{title} ({n}/{of})", "{words}", "SHELL",
    "random, skilled=0.7, always-first, always-last, skips", "[Film]",
  ]

  func testEveryLanguageIsComplete() throws {
    let table = try SentenceTable()
    XCTAssertGreaterThan(table.sentences.count, 1000)
    XCTAssertEqual(table.sentences.flatMap { $0.problems(same: Self.same) }, [])
  }

  /// Tables share a sentence by `Wording`. Twice are a month and its short name, and some of help,
  /// which knows texts by their English.
  func testNoSentenceStandsTwice() throws {
    let english = try SentenceTable().sentences.map { $0.texts[0] }
    let twice = Dictionary(grouping: english, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    XCTAssertEqual(
      twice, ["May", "a sitting", "add a player", "play", "seconds above 0, up to a million", "true or false"])
  }

  func testWhatIsMissingIsFound() {
    let problems = SentenceTable(
      of: #"""
        Sentence("{n} and {of}", de: "{n}") Sentence("More", de: "More") Sentence("Quiz", de: "Ratespiel")
        Sentence("a \"b\"", de: "ein „b“")
        """#
    ).sentences.flatMap { $0.problems(same: ["Quiz"]) }
    XCTAssertEqual(
      problems,
      [
        "'{n}' lacks a place of '{n} and {of}'", "'More' is not translated",
        "'Quiz' is translated: take it out of the list",
      ])
  }

  /// A terminal without other characters shows the English of the full screen as it is.
  func testScreensSpeakASCII() throws {
    let table = try SentenceTable(from: "// MARK: - The full screen", to: "// MARK: - Pages of the browser")
    XCTAssertGreaterThan(table.sentences.count, 300)
    for sentence in table.sentences { XCTAssertTrue(sentence.texts[0].allSatisfy(\.isASCII), sentence.texts[0]) }
  }

  func testTheMadeUpLanguage() throws {
    for sentence in try SentenceTable().sentences {
      let english = sentence.texts[0].replacing("\\n", with: "\n")
      let accented: String = Sentence(english, de: "", fr: "", es: "")[.accented]
      XCTAssertEqual(SentenceTable.places(accented), SentenceTable.places(english))
      let words = english.replacing(/{[a-z]+}|'[^']*'|`[^`]*`/, with: "").split { !$0.isLetter }
      if words.contains(where: { $0.count > 1 }) { XCTAssertTrue(accented.contains("⟦"), english) }
    }
  }

  func testADecimalMarkIsOfItsLanguage() {
    XCTAssertEqual(PlainWords.german.decimal("-1.5"), "\u{2212}1,5")
    XCTAssertEqual(PlainWords.english.decimal("1.5"), "1.5")
  }
}

/// The sentences of `Sources/Words`, as they are written there.
struct SentenceTable {
  struct Entry {
    /// English, then the others.
    let texts: [String]

    /// Texts that lost a place, or are not translated; those that are the same in all languages are listed.
    func problems(same: Set<String>) -> [String] {
      let english = texts[0]
      return texts.dropFirst().compactMap { text in
        if SentenceTable.places(text) != SentenceTable.places(english) {
          return "'\(text)' lacks a place of '\(english)'"
        }
        return nil
      }
        + (texts.count > 1 && texts[1] == english && !same.contains(english) ? ["'\(english)' is not translated"] : [])
        + (same.contains(english) && texts[1] != english
          ? ["'\(english)' is translated: take it out of the list"] : [])
    }
  }

  let sentences: [Entry]

  /// What stands between two lines of the table.
  init(from start: String = "", to end: String = "") throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Words/Sentences.swift")
    var text = try String(contentsOf: file, encoding: .utf8)[...]
    if let range = text.range(of: start) { text = text[range.upperBound...] }
    if let range = text.range(of: end) { text = text[..<range.lowerBound] }
    self.init(of: String(text))
  }

  init(of source: String) {
    let text = /"((?:[^"\\]|\\.)*)"/
    sentences = source.matches(of: /Sentence\("(?:[^"\\]|\\.)*"(?:, [a-z]{2}: "(?:[^"\\]|\\.)*")+\)/).map { call in
      Entry(texts: call.output.matches(of: text).map { Self.read(String($0.output.1)) })
    }
  }

  private static func read(_ literal: String) -> String {
    literal.replacing("\\\"", with: "\"").replacing("\\u{A0}", with: "\u{A0}")
  }

  static func places(_ text: String) -> [String] { text.matches(of: /{[a-z]+}/).map { String($0.output) }.sorted() }
}

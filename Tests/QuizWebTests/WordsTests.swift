import QuizPlay
import QuizTesting
import XCTest

@testable import QuizWeb

/// The words of the pages: complete in every language, with the same places to fill in.
final class WordsTests: XCTestCase {
  /// Words that are the same in both languages.
  private static let same: Set = [
    "play.seconds", "record.percent", "record.quiz", "record.seconds", "result.score", "shelf.code", "shelf.name",
    "room.codeOfRoom", "calendar.moment", "calendar.monthOfYear", "room.player", "host.theirName", "host.pause",
  ]

  func testEveryLanguageIsComplete() {
    let english = WordTable(PageWords.english)
    XCTAssertGreaterThan(english.texts.count, 200)
    for language in InterfaceLanguage.allCases where language != .english {
      XCTAssertEqual(english.problems(with: WordTable(PageWords.of(language)), same: Self.same), [])
    }
  }

  func testWhatIsMissingIsFound() {
    var (english, other) = (PageWords.Shell(), PageWords.Shell.german)
    english.close = "{n} and {of}"
    other.close = "{n}"
    other.more = english.more
    let problems = WordTable(english).problems(with: WordTable(other), same: ["history"])
    XCTAssertEqual(
      problems,
      [
        "'close': '{n}' lacks a place of '{n} and {of}'", "'history' is translated: take it out of the list",
        "'more' is not translated: 'More pages'",
      ])
  }
}

import QuizCore
import XCTest

/// A short way for almost everything gives the result of the long way.
final class ShortWayTests: XCTestCase {
  func testCategoriesAreFoundHoweverTheyAreSpaced() {
    let film = "Entertainment: Film"
    for wanted in ["film", "FILM", " film ", "entertainment:  film", "Entertainment:\tFilm\u{A0}", "11"] {
      XCTAssertTrue(CategoryName.matches(film, wanted), wanted)
    }
    XCTAssertTrue(CategoryName.matches(" Entertainment:  Film", "entertainment: film"))
    XCTAssertTrue(CategoryName.matches("STÄDTE", "städte"))
    for wanted in ["", " ", "fil", "films", "12", "entertainment"] {
      XCTAssertFalse(CategoryName.matches(film, wanted), wanted)
    }
    XCTAssertFalse(CategoryName.matches("", " "))
  }

  /// The time is that of the specification's example.
  func testIdsAreWrittenInCrockfordsBase() {
    let time = WallTime(milliseconds: 1_469_918_176_385)
    let texts: [(UInt16, UInt64, String)] = [
      (0, 0, "0000000000000000"), (.max, .max, "ZZZZZZZZZZZZZZZZ"), (1, 31, "000G00000000000Z"),
      (0x8000, 1 << 60, "G001000000000000"),
    ]
    for (high, low, text) in texts { XCTAssertEqual(ULID.text(time, high: high, low: low), "01ARYZ6S41" + text) }
    XCTAssertTrue(ULID.isOne("01ARYZ6S41G001000000000000"))
    for text in ["01ARYZ6S41G00100000000000", "01ARYZ6S41G00100000000000I", "01ARYZ6S41G0010000000000é"] {
      XCTAssertFalse(ULID.isOne(text), text)
    }
  }
}

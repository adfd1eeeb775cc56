import QuizPlay
import QuizTesting
import Words
import XCTest

@testable import QuizScreens

/// The words of the screens: numbers as people read them.
final class TextsTests: XCTestCase {
  /// A minus is a minus wherever a number is shown, and stays a hyphen where it is typed or read by programs.
  func testMinusSigns() {
    XCTAssertEqual(ScreenTexts.english.number(-0.25), "\u{2212}0.25")
    XCTAssertEqual(ScreenTexts.german.points(-1.5, of: 3), "\u{2212}1,5 von 3 Punkten")
    XCTAssertEqual(ListingWords.english.points(-4, of: 6), "\u{2212}4 of 6")
    XCTAssertEqual(FeedbackWords.english.number(-1), "\u{2212}1")
    XCTAssertEqual(PaperWords.german.number(-0.5), "\u{2212}0,5")
    XCTAssertEqual(ReportWords.english.number(-2), "\u{2212}2")
    XCTAssertEqual(LargeDigits("\u{2212}67", unit: " %", isASCII: false)?.rows[1], "▀▀▀ █▀█   █  ")
    XCTAssertEqual(TypedNumber.text(of: -1.5, .german), "-1,5")
  }

  func testGermanNumbers() {
    let texts = ScreenTexts.german
    let cases = [
      (texts.points(0.5, of: 1), "0,5 von 1 Punkt"), (texts.points(14.5, of: 20), "14,5 von 20 Punkten"),
      (texts.pointsAlone(1), "1 Punkt"), (texts.pointsAlone(3), "3 Punkte"), (texts.tenths(4240), "4,2 s"),
      (texts.questions(1), "1 Frage"), (texts.days(1), "1 Tag"), (texts.days(0), "0 Tage"),
      (ScreenTexts.english.pointsAlone(1), "1 point"),
      (ScreenTexts.english.points(0.5, of: 1), "0.5 of 1 point"),
    ]
    for (written, expected) in cases { XCTAssertEqual(written, expected) }
  }
}

import QuizTesting
import XCTest

@testable import QuizCore

/// Tests the signs that phones and word processors put into a typed text by themselves.
final class PlainSignTests: XCTestCase {
  private let table: [(right: String, typed: String)] = [
    ("l'eau", "l’eau"), ("l’eau", "l'eau"), ("Geht's", "Geht´s"), ("Hawai'i", "Hawaiʻi"), ("\"Faust\"", "„Faust“"),
    ("“Faust”", "\"Faust\""), ("1914-1918", "1914–1918"), ("−5", "-5"), ("*'s*", "it’s"), ("co-op", "co\u{2011}op"),
    ("Faust", "\u{FEFF}Faust"), ("Faust", "Fa\u{AD}ust"), ("Faust", "Faust\u{200B} "), ("New York", "\u{200E}New York"),
  ]

  func testTheyAreWhatAPlainKeyboardHas() {
    for row in table {
      for rule in [TextRule(), TextRule(caseSensitive: true)] {
        XCTAssertTrue(Marking.matches(row.typed, [row.right], rule), "\(row)")
      }
      XCTAssertFalse(
        Marking.matches(row.typed, [row.right], TextRule(readsPlainSigns: false, isAlike: false)), "\(row)")
    }
    // Signs that change how letters look, and other dashes, are signs of their own.
    for (right, typed) in [("نمی‌دانم", "نمیدانم"), ("a—b", "a-b"), ("«a»", "\"a\""), ("lune", "l'une")] {
      XCTAssertFalse(Marking.matches(typed, [right], TextRule()), right)
    }
  }

  /// With typos, a curly apostrophe is none.
  func testTheyCostNoTypo() {
    XCTAssertTrue(Marking.matches("l’eax", ["l'eau"], TextRule(typos: 1)))
  }

  /// A sitting of an earlier version of the rules is marked as it was.
  func testOlderSittingsKeepTheirSigns() {
    for (rules, points) in [(6, 0.0), (7, 1)] {
      var beginning = Beginning.of(.of(.text("q1", accept: "l'eau")), layers: [BuiltInMode()])
      beginning.rules = rules
      var play = Scenario(beginning, [BuiltInMode()])
      play.when(.begin, .answer(.text("l’eau"), inputs: []))
      XCTAssertEqual(play.state.result?.points, points, "rules \(rules)")
    }
  }
}

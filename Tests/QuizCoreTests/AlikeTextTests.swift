import QuizTesting
import XCTest

@testable import QuizCore

/// Typed texts in signs that stand for others, and letters in any case: rules of version 9.
final class AlikeTextTests: XCTestCase {
  private struct Row {
    let right: String
    let typed: String
    var isMatch = true
    var rule = TextRule()
  }

  private func check(_ rows: [Row]) {
    for row in rows {
      XCTAssertEqual(Marking.matches(row.typed, [row.right], row.rule), row.isMatch, "\(row.right), \(row.typed)")
    }
  }

  func testAllLettersIAreOne() {
    let forms = ["İstanbul", "istanbul", "ISTANBUL", "ıstanbul", "İSTANBUL", "i\u{307}stanbul", "I\u{307}stanbul"]
    check(forms.flatMap { right in forms.map { Row(right: right, typed: $0) } })
    check([
      Row(right: "kapı", typed: "KAPI"), Row(right: "Diyarbakır", typed: "DİYARBAKIR"),
      Row(right: "İstanbul", typed: "istanbul", rule: TextRule(accents: false)),
      Row(right: "İstanbul", typed: "istanbul", isMatch: false, rule: TextRule(caseSensitive: true)),
      Row(right: "Straße", typed: "STRASSE"), Row(right: "STRAẞE", typed: "strasse"), Row(right: "ΟΔΟΣ", typed: "οδος"),
      Row(right: "ŉ", typed: "'n"), Row(right: "naïve", typed: "NAI\u{308}VE"),
      Row(right: "kapı", typed: "kapu", isMatch: false),
    ])
  }

  func testSignsThatStandForOthers() {
    check([
      Row(right: "ABC", typed: "ＡＢＣ"), Row(right: "ＡＢＣ", typed: "abc"), Row(right: "カタカナ", typed: "ｶﾀｶﾅ"),
      Row(right: "ガンダム", typed: "ｶﾞﾝﾀﾞﾑ"), Row(right: "find", typed: "ﬁnd"), Row(right: "3.14", typed: "３．１４"),
      Row(right: "5 Ω", typed: "5 Ω"), Row(right: "Ångström", typed: "Ångström"), Row(right: "25 °C", typed: "25 ℃"),
      Row(right: "VIII", typed: "Ⅷ"), Row(right: "a b", typed: "a\u{3000}b"), Row(right: "-5", typed: "－５"),
      Row(right: "don't", typed: "don＇t"), Row(right: "\u{1D400}", typed: "A"),
      Row(right: "ABC", typed: "ＡＢＣ", rule: TextRule(caseSensitive: true)),
      Row(right: "ABC", typed: "ａｂｃ", isMatch: false, rule: TextRule(caseSensitive: true)),
      Row(right: "カ", typed: "ガ", isMatch: false), Row(right: "œuvre", typed: "oeuvre", isMatch: false),
    ])
  }

  func testSignsThatKeyboardsLack() {
    check([
      Row(right: "½", typed: "1/2"), Row(right: "1/2", typed: "½"), Row(right: "x ≤ 3", typed: "x <= 3"),
      Row(right: "x≥3", typed: "x>=3"), Row(right: "a ≠ b", typed: "a != b"),
      Row(right: "a ≠ b", typed: "a =\u{338} b"),
      Row(right: "and so on…", typed: "and so on..."), Row(right: "7⁄8", typed: "7/8"), Row(right: "⅚", typed: "5/6"),
      // A fraction beside a whole number does not run into it.
      Row(right: "5½", typed: "5 1/2"), Row(right: "5 ½", typed: "5½"), Row(right: "5½", typed: "51/2", isMatch: false),
      Row(right: "½", typed: "1/3", isMatch: false), Row(right: "≤", typed: "<", isMatch: false),
    ])
  }

  func testRaisedAndLoweredDigits() {
    var plain = TextRule()
    plain.readsPlainDigits = true
    check([
      Row(right: "H₂O", typed: "H2O"), Row(right: "H2O", typed: "h₂o"), Row(right: "*H₂O*", typed: "water is H2O"),
      Row(right: "SO₄²⁻", typed: "SO42-"), Row(right: "Ca(OH)₂", typed: "ca(oh)2"), Row(right: "¹⁴C", typed: "14C"),
      Row(right: "CuSO₄·5H₂O", typed: "CuSO4·5H2O"), Row(right: "2 H₂ + O₂ → 2 H₂O", typed: "2 h2 + o2 → 2 h2o"),
      Row(right: "10²", typed: "102", isMatch: false), Row(right: "102", typed: "10²", isMatch: false),
      Row(right: "10²", typed: "10²"), Row(right: "m²", typed: "m2", isMatch: false),
      Row(right: "I²R", typed: "I2R", isMatch: false), Row(right: "x₁", typed: "x1", isMatch: false),
      Row(right: "m²", typed: "m2", rule: plain), Row(right: "x₁", typed: "X1", rule: plain),
      Row(right: "10²", typed: "102", rule: plain), Row(right: "H₂O", typed: "H3O", isMatch: false, rule: plain),
    ])
  }

  /// A wide star is a star that is typed, and stands for nothing.
  func testWideStarsMeanThemselves() {
    check([
      Row(right: "2＊3", typed: "2*3"), Row(right: "2＊3", typed: "2 and 3", isMatch: false),
      Row(right: "2\\*3", typed: "2＊3"), Row(right: "a＼b", typed: "a\\b"),
    ])
  }

  func testTyposAreCountedInThePlainForm() {
    check([
      Row(right: "İstanbul", typed: "ISTANBLU", rule: TextRule(typos: 1)),
      Row(right: "CaCO₃", typed: "CaCO3x", rule: TextRule(typos: 1)),
      Row(right: "katakana", typed: "ｋａｔａｋａｎ", rule: TextRule(typos: 1)),
    ])
  }

  /// A sitting of an earlier version of the rules is marked as it was.
  func testOlderSittingsKeepTheirRules() {
    for (rules, points) in [(6, 0.0), (7, 0), (8, 0), (9, 1)] {
      for (right, typed) in [("İstanbul", "istanbul"), ("H₂O", "H2O"), ("½", "1/2"), ("ABC", "ＡＢＣ")] {
        var beginning = Beginning.of(.of(.text("q1", accept: right)), layers: [BuiltInMode()])
        beginning.rules = rules
        var play = Scenario(beginning, [BuiltInMode()])
        play.when(.begin, .answer(.text(typed), inputs: []))
        XCTAssertEqual(play.state.result?.points, points, "\(right) under rules \(rules)")
      }
    }
  }

  func testFoldedTextsAreOneAnswer() {
    XCTAssertEqual(Marking.folded(" Ａda  Lovelace "), Marking.folded("ada lovelace"))
    XCTAssertEqual(Marking.folded("İzmir"), Marking.folded("IZMIR"))
    XCTAssertNotEqual(Marking.folded("10²"), Marking.folded("102"))
  }

  func testPlainDigits() {
    let rows = [
      ("３．１４", "3.14"), ("٢", "2"), ("१२", "12"), ("۳٫۵", "3.5"), ("1、2，3", "1,2,3"), ("：ｑ", ":q"), ("½", "½"),
      ("10²", "10²"),
      ("三", "三"),
    ]
    for (typed, plain) in rows { XCTAssertEqual(typed.withPlainDigits, plain) }
  }

  /// Texts that look the same on a board count as the same.
  func testTextsThatLookAlikeAtAGlance() {
    for (one, other) in [("Anna", "Аnna"), ("Peter", "Реtеr"), ("Nina", "Νina"), ("HOPE", "ΗΟΡΕ"), ("Ada", "ａda")] {
      XCTAssertEqual(one.atAGlance, other.atAGlance, other)
    }
    for (one, other) in [("Ada", "Ада"), ("Anna", "Änna"), ("Hope", "Норе!")] {
      XCTAssertNotEqual(one.atAGlance, other.atAGlance, other)
    }
  }
}

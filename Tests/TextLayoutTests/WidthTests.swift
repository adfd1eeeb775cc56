import TextLayout
import XCTest

final class WidthTests: XCTestCase {
  /// Text, cells by the rule of grapheme-aware terminals, and whether all terminals agree (every cluster is plain).
  private let table: [(String, Int, Bool)] = [
    ("", 0, true), ("quiz", 4, true), ("a b", 3, true), ("é", 1, true), ("e\u{301}", 1, false),
    ("日本語", 6, false), ("ｶﾅ", 2, false), ("ｶﾞ", 2, false), ("한국", 4, false),
    ("\u{1112}\u{1161}\u{11AB}", 2, false), ("กำ", 2, false), ("स्ते", 2, false), ("שלום", 4, true),
    ("مرحبا", 5, true), ("สวัสดี", 4, false), ("→★●", 3, false), ("→●█▀", 4, true), ("⣿⠿", 2, false),
    ("😀", 2, false), ("✅", 2, false), ("❌", 2, false), ("⌚", 2, false), ("❤", 1, false), ("❤️", 2, false),
    ("☑️", 2, false), ("1️⃣", 2, false), ("👍🏽", 2, false), ("👩‍👩‍👧", 2, false), ("🇩🇪", 2, false),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2, false), ("🫠", 2, false), ("🫩", 2, false), ("🏽", 2, false), ("a\u{FE0F}", 1, false),
    ("\u{200B}", 0, false), ("\u{200E}", 0, false), ("\u{AD}", 1, false), ("\u{301}", 0, false), ("\u{7}", 0, false),
    ("\u{85}", 0, false), ("\t", 1, false), ("（）", 4, false), ("\u{303F}", 1, false), ("𠀀", 2, false),
  ]

  func testCellsOfText() {
    for (text, cells, plain) in table {
      XCTAssertEqual(text.cells, cells, text.debugDescription)
      XCTAssertEqual(text.allSatisfy(\.isPlain), plain, text.debugDescription)
    }
  }

  func testCellsOfMixedTextAreTheSum() {
    for (text, cells, _) in table {
      XCTAssertEqual(("ab " + text + "|cd").cells, cells + 6, text.debugDescription)
    }
  }

  func testPlainClustersAreOneCellWide() {
    for value in UInt32(0)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      XCTAssertTrue((0...2).contains(character.cells), String(value, radix: 16))
      if character.isPlain { XCTAssertEqual(character.cells, 1, String(value, radix: 16)) }
    }
  }

  func testTruncation() {
    let table: [(String, Int, String)] = [
      ("quiz", 4, "quiz"), ("quizrun", 4, "qui…"), ("quiz", 1, "…"), ("quiz", 0, ""), ("quiz", -3, ""), ("", 0, ""),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
      ("a👩‍👩‍👧b", 4, "a👩‍👩‍👧b"), ("a👩‍👩‍👧bc", 4, "a👩‍👩‍👧…"), ("a👩‍👩‍👧bc", 3, "a…"),
    ]
    for (text, width, expected) in table { XCTAssertEqual(text.truncated(to: width), expected, "\(text) to \(width)") }
    XCTAssertEqual("quizrun".truncated(to: 5, ellipsis: "..."), "qu...")
    XCTAssertEqual("quizrun".truncated(to: 2, ellipsis: "..."), "qu")
  }

  func testPadding() {
    let table: [(String, Int, TextAlignment, String)] = [
      ("ab", 4, .left, "ab  "), ("ab", 4, .right, "  ab"), ("ab", 5, .centre, " ab  "), ("abc", 2, .left, "abc"),
      ("日", 4, .right, "  日"), ("", 2, .centre, "  "), ("ab", -1, .left, "ab"),
    ]
    for (text, width, side, expected) in table { XCTAssertEqual(text.padded(to: width, side), expected) }
  }
}

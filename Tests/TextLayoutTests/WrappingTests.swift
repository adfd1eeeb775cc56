import TextLayout
import XCTest

final class WrappingTests: XCTestCase {
  func testLines() {
    let table: [(name: String, text: String, width: Int, lines: [String])] = [
      ("nothing", "", 10, [""]),
      ("one word", "quiz", 10, ["quiz"]),
      ("words", "one two three", 7, ["one two", "three"]),
      ("exact fit", "one two", 7, ["one two"]),
      ("spaces at a break go", "one    two", 5, ["one", "two"]),
      ("spaces inside stay", "a  b c", 4, ["a  b", "c"]),
      ("indentation stays", "  if x:\n    return", 20, ["  if x:", "    return"]),
      ("indentation too wide goes", "      word", 6, ["word"]),
      ("trailing spaces go", "one  ", 10, ["one"]),
      ("only spaces", "   ", 10, [""]),
      ("newlines", "a\n\nb\n", 10, ["a", "", "b", ""]),
      ("carriage return and newline", "a\r\nb", 10, ["a", "b"]),
      ("tab is a space", "a\tb", 10, ["a b"]),
      ("long word", "abcdefgh", 3, ["abc", "def", "gh"]),
      ("long word after a short one", "x abcdefgh y", 4, ["x", "abcd", "efgh", "y"]),
      ("end of a long word is filled up", "abcde f", 4, ["abcd", "e f"]),
      ("wide characters", "日本語のテスト", 6, ["日本語", "のテス", "ト"]),
      ("odd width", "日本語", 5, ["日本", "語"]),
      ("no line begins with a full stop", "日本語。終", 6, ["日本", "語。終"]),
      ("no line ends with a bracket", "日本（語）", 6, ["日本", "（語）"]),
      ("latin and wide", "abc日本", 5, ["abc日", "本"]),
      ("no-break space", "10\u{A0}km away", 6, ["10\u{A0}km", "away"]),
      ("zero-width space", "abc\u{200B}def", 4, ["abc\u{200B}", "def"]),
      ("clusters stay whole", "👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]),
      ("cluster wider than the line", "日a", 1, ["日", "a"]),
      ("width nought", "ab", 0, ["a", "b"]),
    ]
    for row in table { XCTAssertEqual(wrapped(row.text, width: row.width), row.lines, row.name) }
  }

  func testLongLinesBreakBetweenWords() {
    let table: [(text: String, broken: String)] = [
      ("", ""), ("short\n", "short\n"), ("one two three\n", "one two\nthree\n"),
      ("Answer one two: ", "Answer one\ntwo: "),
      ("  one two three\nfour\n", "  one two\n  three\nfour\n"), ("                word\n", "     word\n"),
    ]
    for row in table { XCTAssertEqual(row.text.broken(at: 10), row.broken) }
  }

  func testLinesFitAndNothingIsLost() {
    var state: UInt64 = 7
    let alphabet = Array("ab cd ef  日本。（é👩‍👩‍👧❤️\n\u{301}")
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let width = 2 + Int(state >> 40) % 12
      let lines = wrapped(text, width: width)
      XCTAssertTrue(lines.allSatisfy { $0.cells <= width }, "\(text.debugDescription) at \(width): \(lines)")
      let letters = { (text: String) in text.unicodeScalars.filter { !$0.properties.isWhitespace }.map(\.value) }
      XCTAssertEqual(letters(lines.joined()), letters(text))
    }
  }
}

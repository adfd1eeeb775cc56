import JSONText
import XCTest

/// Malformed input: the place and the sentence.
final class JSONErrorTests: XCTestCase {
  private func check(_ cases: [(String, String)], line: UInt = #line) {
    for (text, expected) in cases {
      check(Array(text.utf8), expected, "\(text.debugDescription)", line: line)
    }
  }

  private func check(_ bytes: [UInt8], _ expected: String, _ name: String, line: UInt = #line) {
    do {
      let node = try JSONParser.parse(bytes)
      XCTFail("\(name) was read as \(node.content)", line: line)
    } catch {
      XCTAssertEqual(error.description, expected, name, line: line)
    }
  }

  func testPunctuation() {
    check([
      ("", "1:1: the input is empty: a value was expected"),
      (" \n ", "2:2: the input is empty: a value was expected"),
      ("[1 x]", "1:4: a comma or ']' was expected, found 'x'"),
      ("[1 2]", "1:4: a comma or ']' was expected, found '2'"),
      ("{\"a\":1 \"b\":2}", "1:8: a comma or '}' was expected, found '\"'"),
      ("{\"a\":1; \"b\":2}", "1:7: a comma or '}' was expected, found ';'"),
      ("{\"a\" 1}", "1:6: ':' after the key was expected, found '1'"),
      ("{\"a\"=1}", "1:5: ':' after the key was expected, found '='"),
      ("{\"a\":}", "1:6: a value was expected, found '}'"),
      ("{,}", "1:2: a key in double quotes or '}' was expected, found ','"),
      ("[,1]", "1:2: a value or ']' was expected, found ','"),
      ("[1,,2]", "1:4: a value was expected, found ','"),
      ("[1,\n 2,\n]", "2:3: the comma before ']' is one too many: remove it"),
      ("{\"a\":1 , }", "1:8: the comma before '}' is one too many: remove it"),
      ("[1}", "1:3: found '}', but the '[' at column 1 is still open: write ']'"),
      ("{\"a\":\n[{\"b\":1]]}", "2:8: found ']', but the '{' at column 2 is still open: write '}'"),
      ("{\n\"a\":1]", "2:6: found ']', but the '{' at 1:1 is still open: write '}'"),
      ("]", "1:1: a value was expected, found ']'"),
      ("1 2", "1:3: '2' follows the end of the value: remove it"),
      ("[]]", "1:3: ']' follows the end of the value: remove it"),
      ("{} // done", "1:4: JSON has no comments: remove '//' and what belongs to it"),
      ("[\u{A0}1]", "1:2: a value or ']' was expected, found U+00A0"),
      ("[1\u{0B}]", "1:3: a comma or ']' was expected, found U+000B"),
      ("[1\u{202E}]", "1:3: a comma or ']' was expected, found U+202E"),
    ])
  }

  func testOtherDialects() {
    check([
      ("{\n  // a\n}", "2:3: JSON has no comments: remove '//' and what belongs to it"),
      ("[1, /* b */ 2]", "1:5: JSON has no comments: remove '/*' and what belongs to it"),
      ("# c\n1", "1:1: JSON has no comments: remove '#' and what belongs to it"),
      ("['a']", "1:2: texts and keys stand in double quotes: write '\"' instead of '''"),
      ("{'a':1}", "1:2: texts and keys stand in double quotes: write '\"' instead of '''"),
      ("[“a”]", "1:2: texts and keys stand in double quotes: write '\"' instead of '“'"),
      ("{a: 1}", "1:2: keys stand in double quotes: write \"a\""),
      ("{\"a\": 1, b2: 1}", "1:10: keys stand in double quotes: write \"b2\""),
      ("{1: 1}", "1:2: keys stand in double quotes: write \"1\""),
      ("[True]", "1:2: 'True' is no JSON value: did you mean true?"),
      ("[truex]", "1:2: 'truex' is no JSON value: did you mean \"truex\"?"),
      ("[nul]", "1:2: 'nul' is no JSON value: did you mean null?"),
      ("None", "1:1: 'None' is no JSON value: did you mean null?"),
      ("[NaN]", "1:2: 'NaN' is no JSON value: did you mean null?"),
      ("{\"a\": cat}", "1:7: 'cat' is no JSON value: did you mean \"cat\"?"),
    ])
    let utf16: [UInt8] = [0xFF, 0xFE, 0x5B, 0, 0x5D, 0]
    check(utf16, "1:1: this is UTF-16: save it as UTF-8", "UTF-16 with a mark")
    check(Array(utf16.dropFirst(2)), "1:1: this is UTF-16: save it as UTF-8", "UTF-16 without")
  }

  func testNumbers() {
    check([
      ("[01]", "1:2: a number has no leading zero: write 1"),
      ("-007.5", "1:1: a number has no leading zero: write -7"),
      ("00", "1:1: a number has no leading zero: write 0"),
      ("[+1]", "1:2: a number has no plus sign: remove '+'"),
      ("[.5]", "1:2: a digit was expected before '.': write 0. and the digits"),
      ("[1.]", "1:4: a digit was expected after '.', found ']'"),
      ("[-]", "1:3: a digit was expected after '-', found ']'"),
      ("[-a]", "1:3: a digit was expected after '-', found 'a'"),
      ("[1e]", "1:4: a digit was expected after 'e', found ']'"),
      ("[1e+é]", "1:5: a digit was expected after '+', found 'é'"),
      ("[0x1F]", "1:2: '0x1F' is not a decimal number: write it with the digits 0 to 9"),
      ("[1_000]", "1:3: a comma or ']' was expected, found '_'"),
      ("[1e400]", "1:2: the number 1e400 is too large"),
      ("-1e99999999999999999999", "1:1: the number -1e99999999999999999999 is too large"),
      ("-", "1:2: a digit was expected, but the input ends"),
    ])
  }

  func testTexts() {
    check([
      (
        "[\"a\nb\"]",
        "1:4: the text that begins at column 2 is not closed on its line: write '\"', or \\n for a line break"
      ),
      ("\"a\tb\"", "1:3: the control character U+0009 in a text: write \\t"),
      ("\"a\u{1B}b\"", "1:3: the control character U+001B in a text: write \\u001B"),
      ("\"é\\x\"", "1:3: unknown escape, found 'x' after '\\': write \\\\ for a backslash"),
      ("\"C:\\quiz\"", "1:4: unknown escape, found 'q' after '\\': write \\\\ for a backslash"),
      ("\"\\u12g4\"", "1:2: \\u takes four hexadecimal digits: write for example \\u00e9"),
      ("\"\\u+123\"", "1:2: \\u takes four hexadecimal digits: write for example \\u00e9"),
      ("\"a\\ud83d\"", "1:3: \\uD83D is half of a character: write both halves, or the character itself"),
      ("\"\\ude00\"", "1:2: \\uDE00 is half of a character: write both halves, or the character itself"),
      ("\"\\ud83d\\u0041\"", "1:2: \\uD83D is half of a character: write both halves, or the character itself"),
      ("\"\\ud83d\\n\"", "1:2: \\uD83D is half of a character: write both halves, or the character itself"),
    ])
  }

  func testInvalidUTF8() {
    let cases: [([UInt8], String)] = [
      ([0x80], "0x80"), ([0xC0, 0xAF], "0xC0"), ([0xE0, 0x80, 0x80], "0xE0"), ([0xED, 0xA0, 0x80], "0xED"),
      ([0xF0, 0x8F, 0xBF, 0xBF], "0xF0"), ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0xF5], "0xF5"), ([0xFF], "0xFF"),
      ([0xE9], "0xE9"), ([0xE2, 0x82], "0xE2"),
    ]
    for (bad, shown) in cases {
      let sentence = "\(shown) is not UTF-8: save the text as UTF-8"
      check(Array("[\n\"日x".utf8) + bad + Array("\"]".utf8), "2:4: the byte " + sentence, "in a text: \(bad)")
      check(Array("[\n1".utf8) + bad + Array(" ]".utf8), "2:2: the byte " + sentence, "outside: \(bad)")
      check(Array("\"\\".utf8) + bad + Array("\"]".utf8), "1:3: the byte " + sentence, "after a backslash: \(bad)")
    }
  }

  func testEndsTooEarly() {
    check([
      ("[", "1:2: a value or ']' was expected, but the input ends; still open: the '[' at column 1"),
      ("[1,", "1:4: a value was expected, but the input ends; still open: the '[' at column 1"),
      (
        "{\"a\":\n[1",
        "2:3: a comma or ']' was expected, but the input ends; still open: the '[' at column 1, the '{' at 1:1"
      ),
      ("{\"a", "1:4: '\"' was expected, but the input ends; still open: the text at column 2, the '{' at column 1"),
      ("{\"a\"", "1:5: ':' after the key was expected, but the input ends; still open: the '{' at column 1"),
      ("[tr", "1:4: a value or ']' was expected, but the input ends; still open: the '[' at column 1"),
      ("tr", "1:1: 'tr' is no JSON value: did you mean \"tr\"?"),
      (
        "[[[[[",
        "1:6: a value or ']' was expected, but the input ends; still open: the '[' at column 5, "
          + "the '[' at column 4, the '[' at column 3 and 2 more"
      ),
    ])
    check(
      Array("[\"a".utf8) + [0xE6, 0x97],
      "1:5: '\"' was expected, but the input ends; "
        + "still open: the text at column 2, the '[' at column 1", "a character cut in two")
  }

  func testDuplicateKeys() {
    check([
      ("{\"a\":1,\n \"a\":2}", "2:2: the key 'a' is there twice: first at 1:2"),
      ("{\"a\":1,\"\\u0061\":2}", "1:8: the key 'a' is there twice: first at column 2"),
      ("{\"\u{E9}\":1,\"e\u{301}\":2}", "1:8: the key 'e\u{301}' is there twice: first at column 2"),
      ("{\"\\u001b[\":1,\"\\u001b[\":2}", "1:14: the key 'U+001B[' is there twice: first at column 2"),
    ])
    XCTAssertNoThrow(try JSONParser.parse("[{\"a\":{\"a\":1}},{\"a\":1}]"))
  }
}

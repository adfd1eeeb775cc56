import XCTest

@testable import quizrun_fetch

final class TextEncodingTests: XCTestCase {
  func testTexts() {
    let cases: [(TextEncoding, String, String?)] = [
      (.entities, "a &amp; b", "a & b"), (.base64, "", ""), (.base64, "TQ==", "M"), (.base64, "TWE=", "Ma"),
      (.base64, "TWFu", "Man"), (.base64, "TQ", "M"), (.base64, "w6k=", "é"),
      (.base64, "4pyTIMOgIGxhIG1vZGU=", "✓ à la mode"),
      (.base64, "TWFuT", nil), (.base64, "T", nil), (.base64, "TW u", nil), (.base64, "T===Q", nil),
      (.base64, "//8=", nil),
      (.base64, "&quot;", nil), (.url3986, "a%20b%2Bc+d", "a b+c+d"), (.url3986, "%C3%A9", "é"),
      (.url3986, "100%", nil),
      (.url3986, "%zz", nil), (.url3986, "%FF", nil), (.url3986, "%4", nil), (.urlLegacy, "a+b%2Bc", "a b+c"),
      (.urlLegacy, "%22x%22", "\"x\""),
    ]
    for (encoding, text, expected) in cases {
      XCTAssertEqual(encoding.decoded(text), expected, "\(encoding) '\(text)'")
    }
  }
}

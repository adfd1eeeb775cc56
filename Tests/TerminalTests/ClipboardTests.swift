import Foundation
import XCTest

@testable import Terminal

/// Texts for the clipboard leave as base64 alone.
final class ClipboardTests: XCTestCase {
  func testTheSequence() {
    for text in ["a", "ab", "abc", "abcd", "🟩🟥\nzwei", "\u{1B}]52;c;x\u{7}\u{1B}[2J"] {
      let expected = "\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{7}"
      XCTAssertEqual(String(decoding: Clipboard.sequence(text), as: UTF8.self), expected)
    }
    XCTAssertEqual(Clipboard.sequence(""), [])
    XCTAssertEqual(Clipboard.sequence(String(repeating: "x", count: 50_001)), [])
  }
}

import TextLayout
import XCTest

final class CleaningTests: XCTestCase {
  func testEveryUncleanScalarIsReplacedAndNoOther() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let unclean: Bool =
        switch value {
        case 9, 10: false
        case 0..<32, 127...159, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      XCTAssertEqual(
        Array(String(scalar).cleaned.unicodeScalars), unclean ? ["\u{FFFD}"] : [scalar], String(value, radix: 16))
    }
  }

  func testCleanedText() {
    let table = [
      ("plain", "plain"), ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\r\nb", "a\u{FFFD}\nb"),
      ("tab\tnewline\n", "tab\tnewline\n"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("é £ …", "é £ …"), ("abc\u{202E}def", "abc\u{FFFD}def"),
      ("e\u{301}\u{7F}", "e\u{301}\u{FFFD}"),
    ]
    for (text, expected) in table {
      XCTAssertEqual(Array(text.cleaned.utf8), Array(expected.utf8), text.debugDescription)
      XCTAssertEqual(text.cleaned.cleaned, text.cleaned)
    }
  }

  func testFurtherLinesHangBelowTheFirst() {
    XCTAssertEqual("a\n  b\n\nc".hanging(behind: "10. "), "10. a\n      b\n\n    c")
    XCTAssertEqual("a".hanging(behind: "  "), "  a")
  }

  func testFolding() {
    let table = [
      ("Straße", "STRASSE"), ("e\u{301}", "É"), ("ΟΔΟΣ", "οδος"), ("ẞ", "ss"), ("ﬁn", "FIN"), ("Å", "\u{212B}"),
      ("ſ", "S"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("ᾳ", "ΑΙ"), ("Quiz", "qUIZ"),
    ]
    for (left, right) in table { XCTAssertEqual(Array(left.folded.utf8), Array(right.folded.utf8), "\(left) \(right)") }
    XCTAssertNotEqual("ı".folded, "I".folded)
    XCTAssertNotEqual("e".folded, "é".folded)
    XCTAssertEqual(Array("e\u{301}".composed.unicodeScalars), ["é"])
  }
}

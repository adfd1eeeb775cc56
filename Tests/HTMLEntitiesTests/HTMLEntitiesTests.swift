import XCTest

@testable import HTMLEntities

final class HTMLEntitiesTests: XCTestCase {
  /// Cases by the WHATWG's rules.
  func testReferences() {
    let cases: [(String, String)] = [
      ("plain", "plain"), ("", ""), ("&", "&"), ("a & b", "a & b"), ("AT&T", "AT&T"), ("&;", "&;"), ("&&amp;", "&&"),
      ("&quot;Panic&quot; &amp; more &lt;&gt;", "\"Panic\" & more <>"), ("&#039;s", "'s"), ("&#x27;", "'"),
      ("&#X27;", "'"), ("100&deg;C", "100°C"), ("Pok&eacute;mon", "Pokémon"), ("&Eacute;&eacute;", "Éé"),
      ("&amp;lt;", "&lt;"), ("&amp;amp;quot;", "&amp;quot;"), ("&copy2024", "©2024"), ("&notit;", "¬it;"),
      ("&notin;", "∉"), ("&hearts", "&hearts"), ("&hearts;", "♥"), ("&nosuchname;", "&nosuchname;"),
      ("&shy;&lrm;&nbsp;", "\u{AD}\u{200E}\u{A0}"), ("&prime;&Omicron;", "′Ο"), ("&NotEqualTilde;", "≂\u{338}"),
      ("&CounterClockwiseContourIntegral;", "∳"), ("&NewLine;&Tab;", "\n\t"), ("&zwnj;", "\u{200C}"),
      ("&AMP;&AMP &LT", "&& <"), ("&fjlig;", "fj"), ("&#65", "A"), ("&#65x", "Ax"), ("&#;", "&#;"), ("&#x;", "&#x;"),
      ("&#xg;", "&#xg;"), ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"), ("&#x110000;", "\u{FFFD}"),
      ("&#99999999999999999999;", "\u{FFFD}"), ("&#x10FFFF;", "\u{10FFFF}"), ("&#128;", "€"), ("&#150;", "–"),
      ("&#x81;", "\u{81}"), ("&#128512;", "😀"), ("日本&eacute;&", "日本é&"), ("&é;", "&é;"), ("&\u{301};", "&\u{301};"),
      ("&thetasym;&theta;", "ϑθ"), ("&sup1;&sup12;", "¹¹2;"), ("&there4;", "∴"),
    ]
    for (text, expected) in cases {
      XCTAssertEqual(Array(decodeHTMLEntities(text).utf8), Array(expected.utf8), text)
    }
  }

  /// There are as many names as in the specification, and each is found.
  func testEveryNameIsThere() throws {
    let packed = EntityNames.packed.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let entries = packed.split(separator: " ")
    XCTAssertEqual(entries.count, 2125)
    XCTAssertEqual(entries.count { $0.contains("?") }, 106)
    for entry in entries {
      let parts = entry.split { "=?".contains($0) }
      let points = try parts[1].split(separator: "+").map {
        try XCTUnwrap(UInt32($0, radix: 16).flatMap(Unicode.Scalar.init))
      }
      let expected = points.map { Array(String($0).utf8) }.flatMap { $0 }
      XCTAssertEqual(Array(decodeHTMLEntities("&\(parts[0]);").utf8), expected, String(entry))
    }
  }
}

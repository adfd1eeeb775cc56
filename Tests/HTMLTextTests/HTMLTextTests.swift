import TextLayout
import XCTest

@testable import HTMLText

final class HTMLTextTests: XCTestCase {
  func testTextsAreEscaped() {
    let cases: [(String, String)] = [
      ("plain", "plain"), ("", ""), ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"'", "&quot;&#39;"),
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("&amp;", "&amp;amp;"),
      ("a\nb\tc", "a\nb\tc"), ("nul\0 bell\u{7} del\u{7F}", "nul\u{FFFD} bell\u{FFFD} del\u{FFFD}"),
      ("\u{85}\u{202E}evil\u{2066}", "\u{FFFD}\u{FFFD}evil\u{FFFD}"), ("caf\u{e9} – “quotes” 日本", "café – “quotes” 日本"),
      ("<\u{301}", "&lt;\u{301}"), ("\r\n", "\u{FFFD}\n"), ("🏴‍☠️ & עברית", "🏴‍☠️ &amp; עברית"),
    ]
    for (text, expected) in cases {
      XCTAssertEqual(Array(HTML.text(text).source.utf8), Array(expected.utf8), text)
    }
  }

  /// Cleaning replaces the same signs as all other output does.
  func testCleaningIsThatOfAllOutput() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value), !"&<>\"'".unicodeScalars.contains(scalar) else { continue }
      XCTAssertEqual(HTML.text("a\(scalar)b").source, "a\(scalar)b".cleaned, "U+\(String(value, radix: 16))")
    }
  }

  func testElements() {
    XCTAssertEqual(Tag.span(.class("a", "", "b")) { "2 < 3" }.source, "<span class=\"a b\">2 &lt; 3</span>")
    XCTAssertEqual(Tag.p { "x" }.source, "<p>x</p>\n")
    XCTAssertEqual(Tag.br().source, "<br>")
    XCTAssertEqual(
      Tag.img(.src("data:image/png;base64,AA=="), .alt("a \"b\"")).source,
      "<img src=\"data:image/png;base64,AA==\" alt=\"a &quot;b&quot;\">")
    XCTAssertEqual(
      Tag.input(.type("radio"), .name("a"), .flag("checked")).source,
      "<input type=\"radio\" name=\"a\" checked>")
    XCTAssertEqual(Tag.td().source, "<td></td>")
    XCTAssertEqual(
      Tag.svg(.named("viewBox", "0 0 1 1")) { Tag.rect(.named("width", "1")) }.source,
      "<svg viewBox=\"0 0 1 1\"><rect width=\"1\"></rect></svg>")
  }

  func testBuilding() {
    let names = ["a<", "b"]
    let none: String? = nil
    let list = Tag.span {
      for name in names { Tag.b { name } }
      if names.count > 5 { "many" } else { "few & good" }
      if let none { Tag.i { none } }
      none.map { HTML.text($0) }
      [HTML.text("x"), HTML.text("y")]
    }
    XCTAssertEqual(list.source, "<span><b>a&lt;</b><b>b</b>few &amp; goodxy</span>")
    XCTAssertEqual(HTML.lines("a\n\n<b>").source, "a<br><br>&lt;b&gt;")
    XCTAssertEqual(HTML.joined([.text("a"), .text("b")], separator: .text(" & ")).source, "a &amp; b")
    XCTAssertTrue(HTML {}.isEmpty)
  }

  func testAttributes() {
    let cases: [(Attribute, String)] = [
      (.data("participant", "Ann \"A\" <b>\nO'Neil"), "data-participant=\"Ann &quot;A&quot; &lt;b&gt;\nO&#39;Neil\""),
      (.data("a b=\"c\" É_1", ""), "data-a-b--c----1=\"\""), (.aria("label", "x"), "aria-label=\"x\""),
      (.dirAuto, "dir=\"auto\""), (.id("q1"), "id=\"q1\""), (.flag("hidden"), "hidden"),
      (.href("https://a.example/?b&c"), "href=\"https://a.example/?b&amp;c\""), (.href("#item1"), "href=\"#item1\""),
      (.href("quizzes/a:b"), "href=\"quizzes/a:b\""), (.href("javascript:alert(1)"), "href=\"#\""),
      (.href(" javascript:alert(1)"), "href=\"#\""), (.href("java\nscript:alert(1)"), "href=\"#\""),
      (.href("\u{1}javascript:a/b"), "href=\"#\""), (.href("DATA:text/html,a"), "href=\"#\""),
      (.href("MailTo:a@b.example"), "href=\"MailTo:a@b.example\""), (.src("data:text/html,a"), "src=\"#\""),
      (.src("img/a.png"), "src=\"img/a.png\""),
      (.src("data:audio/mpeg;base64,AA"), "src=\"data:audio/mpeg;base64,AA\""),
    ]
    for (attribute, expected) in cases { XCTAssertEqual(attribute.source, expected) }
  }

  func testAStyleSheetEndsNothingElse() {
    let sheet = "p > b { content: \"</style><!--\"; }"
    XCTAssertEqual(HTML.style(sheet).source, "<style>\np > b { content: \"<\\/style><\\!--\"; }\n</style>\n")
  }

  func testAPage() {
    var page = HTMLPage(language: "de", title: "a < b", styleSheet: "p { margin: 0; }")
    page.colours = "light"
    let text = page.text { Tag.p { "x" } }
    XCTAssertEqual(
      text,
      """
      <!doctype html>
      <html lang="de">
      <head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light">
      <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; img-src data:">
      <title>a &lt; b</title>
      <style>
      p { margin: 0; }
      </style>
      </head>
      <body>
      <p>x</p>
      </body>
      </html>

      """)
    XCTAssertEqual(text, page.opening + "<p>x</p>\n" + page.closing)
  }
}

import HTMLText
import QuizCore
import QuizHTML
import XCTest

/// Texts as HTML: plain ones to the byte as they were before there was markup, others by the place where they stand.
final class ShownTextTests: XCTestCase {
  private let code = "```\nif x:\n\ty\n```"

  private func shown(_ source: String, _ markup: TextMarkup = .markdown) -> ShownText {
    ShownText(source, markup) { path, alt in
      path == "dot.png" ? Tag.img(.src("/media/dot"), .alt(alt)) : nil
    }
  }

  func testPlainTextsAreNotRead() {
    let text = shown("a *b* $x$ <u>c</u>\nd\n\n  e  f", .plain)
    XCTAssertEqual(text.lines, .lines("a *b* $x$ <u>c</u>\nd\n\n  e  f"))
    XCTAssertEqual(text.button, text.lines)
    XCTAssertEqual(
      text.paragraphs.source,
      "<p dir=\"auto\">a *b* $x$ &lt;u&gt;c&lt;/u&gt;<br>d</p>\n<p dir=\"auto\">  e  f</p>\n")
    XCTAssertEqual(
      text.body.source,
      "<p dir=\"auto\">a *b* $x$ &lt;u&gt;c&lt;/u&gt;<br>d</p>\n<pre class=\"columns\" dir=\"auto\">  e  f</pre>\n")
    XCTAssertEqual(text.plain, "a *b* $x$ <u>c</u>\nd\n\n  e  f")
    XCTAssertEqual(text.cell, .text(text.plain))
    XCTAssertEqual(
      shown("a\nb", .plain).element(.p, "text", codeWidth: 80).source, "<p class=\"text\" dir=\"auto\">a\nb</p>\n")
    XCTAssertFalse(text.isRich)
    XCTAssertFalse(text.isBlock)
    XCTAssertEqual(shown("![a](dot.png)", .plain).picturePaths, [])
  }

  func testTextsForLinesHoldNoBlocks() {
    let cases = [
      ("**a** `b  c`", "<strong>a</strong> <code dir=\"ltr\">b  c</code>"),
      ("a\n\nb", "<span class=\"markup-part\">a</span><span class=\"markup-part\">b</span>"),
      (code, "<code class=\"markup-code\" dir=\"ltr\">if x:\n\ty</code>"),
      ("> q", "<span class=\"markup-quotation\"><span class=\"markup-part\">q</span></span>"),
      (
        "- a",
        "<span class=\"markup-list\" role=\"list\"><span class=\"markup-item\" role=\"listitem\">"
          + "<span class=\"markup-sign\">•</span><span>a</span></span></span>"
      ),
      (
        "3. a\n4. b",
        "<span class=\"markup-list\" role=\"list\"><span class=\"markup-item\" role=\"listitem\">"
          + "<span class=\"markup-sign\">3.</span><span>a</span></span><span class=\"markup-item\" role=\"listitem\">"
          + "<span class=\"markup-sign\">4.</span><span>b</span></span></span>"
      ),
      (
        "| a | b |\n|--:|---|\n| 1 | |",
        "<span class=\"markup-scroll\"><span class=\"markup-table\" role=\"table\"><span class=\"markup-row\" role=\"row\">"
          + "<span class=\"right\" role=\"columnheader\">a</span><span role=\"columnheader\">b</span></span>"
          + "<span class=\"markup-row\" role=\"row\"><span class=\"right\" role=\"cell\">1</span><span role=\"cell\">"
          + "</span></span></span></span>"
      ),
      ("a\n\n---", "<span class=\"markup-part\">a</span><span class=\"markup-rule\" role=\"separator\"></span>"),
      ("![a dot](dot.png)", "<img src=\"/media/dot\" alt=\"a dot\">"),
      ("![a dot](none.png)", "<span class=\"markup-lost\">a dot</span>"),
      ("![](none.png)", "<span class=\"markup-lost\">none.png</span>"),
    ]
    for (source, expected) in cases { XCTAssertEqual(shown(source).lines.source, expected, source) }
    let blocks = ["<p", "<pre", "<ul", "<ol", "<table", "<div", "<blockquote", "<hr"]
    let all = cases.map(\.0).joined(separator: "\n\n") + "\n\n$$x$$"
    let lines = shown(all).lines.source
    for block in blocks { XCTAssertFalse(lines.contains(block), block) }
    XCTAssert(lines.contains("<span class=\"math\"><math dir=\"ltr\" display=\"block\">"))
  }

  func testButtonsHoldNoLinks() {
    XCTAssertEqual(shown("a [b *c*](https://x.org)").button.source, "a b <em>c</em>")
    XCTAssert(shown("a [b](https://x.org)").lines.source.contains("rel=\"noopener noreferrer nofollow\""))
    XCTAssertFalse(shown(code).button.source.contains("tabindex"))
  }

  func testBoxes() {
    let box = { (content: String) in "<div class=\"markup\" dir=\"auto\">\(content)</div>\n" }
    XCTAssertEqual(shown("a **b**").paragraphs.source, box("a <strong>b</strong>"))
    XCTAssertEqual(shown("a").body, shown("a").paragraphs)
    XCTAssertEqual(
      shown(code).paragraphs.source, box("<pre dir=\"ltr\" tabindex=\"0\"><code>if x:\n\ty</code></pre>\n"))
    XCTAssert(
      shown("| a |\n|---|\n| b |").paragraphs.source.hasPrefix(
        "<div class=\"markup\" dir=\"auto\"><div class=\"markup-scroll\"><table class=\"markup\"><thead>"))
  }

  /// On paper nothing scrolls: a line that is too long goes on behind a sign.
  func testCodeOnPaperIsDivided() {
    let text = shown("```swift\nlet abcdef = 12\n```")
    XCTAssertEqual(
      text.element(.p, "text", codeWidth: 10).source,
      "<div class=\"text markup\" dir=\"auto\"><pre dir=\"ltr\" tabindex=\"0\"><code class=\"language-swift\">"
        + "<span class=\"code-keyword\">let</span> abcdef\n↪  = <span class=\"code-number\">12</span></code></pre>\n"
        + "</div>\n")
  }

  func testTheDirectionOfFormulasAndCodeIsTheirOwn() {
    let text = shown("$x$ שלום `a`").lines.source
    XCTAssert(text.hasPrefix("<math dir=\"ltr\"><semantics>"), text)
    XCTAssert(text.hasSuffix("<code dir=\"ltr\">a</code>"), text)
  }

  func testWhatIsPlainAndWhatIsRich() {
    XCTAssertEqual(shown("**a** $x^2$ `b`").plain, "a x² b")
    XCTAssert(shown("$x^2$").isRich)
    XCTAssertFalse(shown("two\nlines").isRich)
    for source in [code, "$$x$$", "a\n\nb", "- a", "![a](dot.png)"] { XCTAssert(shown(source).isBlock, source) }
    for source in ["a", "**a** $x$"] { XCTAssertFalse(shown(source).isBlock, source) }
    XCTAssertEqual(
      shown("![a](1.png) [![b](2.png)](https://x.org)\n\n- > ![c](1.png) `![d](3.png)`").picturePaths,
      ["1.png", "2.png", "1.png"])
  }

  func testTextsThatMeanHarm() {
    let evil = [
      "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "![x](javascript:y)",
      "$\\text{</annotation><script>x</script>}$", "`</code><script>`", "```\n</pre><script>\n```",
      "<u onclick=x>a</u>",
      "| <script> |\n|---|\n| </table> |", "![\"><script>](dot.png)", "[a](https://x.org/\"onclick=\"x)",
    ].joined(separator: "\n\n")
    for html in [shown(evil).lines, shown(evil).button, shown(evil).paragraphs, shown(evil, .plain).lines] {
      for piece in ["<script", "<img src=x", "href=\"javascript", "onclick=\"", "src=\"javascript"] {
        XCTAssertFalse(html.source.contains(piece), piece)
      }
    }
    let long = String(repeating: "*", count: 1 << 20)
    XCTAssert(shown(long).lines.source.contains("***"))
    XCTAssertFalse(shown(String(repeating: "> ", count: 10_000) + "a").lines.isEmpty)
  }

  func testTheSheetsFitWhereTheyAre() {
    XCTAssert(MarkupSheet.screen.contains("prefers-color-scheme: dark"))
    XCTAssertFalse(MarkupSheet.paper.contains("prefers-color-scheme"))
    for sheet in [MarkupSheet.screen, MarkupSheet.paper] {
      for piece in ["url(", "@import", "@font-face", "http"] { XCTAssertFalse(sheet.contains(piece), piece) }
      XCTAssertEqual(sheet.count { $0 == "{" }, sheet.count { $0 == "}" })
    }
  }

  /// Gaps stand inside of markup and between plain words; a mark that was typed is none.
  func testGaps() {
    let gaps = ["1", "2"].map { number in Tag.b { number } }
    let source = ShownText.marked(["The **", nil, "** and\u{E000} $x$ <", nil, ">."])
    let marked = ShownText(source, .markdown).filled(with: gaps) { $0.lines }.source
    XCTAssertTrue(marked.hasPrefix("The <strong><b>1</b></strong> and\u{FFFD} <math"), marked)
    XCTAssertTrue(marked.hasSuffix("</math> &lt;<b>2</b>&gt;."), marked)
    XCTAssertEqual(
      ShownText(source, .plain).filled(with: gaps) { $0.lines }.source,
      "The **<b>1</b>** and\u{FFFD} $x$ &lt;<b>2</b>&gt;.")
    let link = ShownText.marked(["[a](https://a.example/", nil, ") ", nil])
    XCTAssertEqual(
      ShownText(link, .markdown).filled(with: gaps) { $0.lines }.source, "[a](https://a.example/<b>1</b>) <b>2</b>")
  }
}

import XCTest

import Formula
import HTMLText
import Markup

/// Blocks as sources that read as the same blocks.
final class MarkupSourceTests: XCTestCase {
  func testPlainTextsKeepEverySign() {
    let cases = [
      ("plain, with (brackets) 50% and \"marks\"?", "plain, with (brackets) 50% and \"marks\"?"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("2*3*4", "2\\*3\\*4"),
      ("snake_case_name", "snake_case_name"),
      ("_x_", "\\_x\\_"),
      ("costs $5 and $6", "costs $5 and $6"),
      ("$x$", "\\$x\\$"),
      ("# no heading", "\\# no heading"),
      ("- no item\n+ no item", "\\- no item\n\\+ no item"),
      ("1. no item", "1\\. no item"),
      ("1986. A year", "1986\\. A year"),
      ("> no quotation", "\\> no quotation"),
      ("a\n---", "a\n\\---"),
      ("a\n===", "a\n\\==="),
      ("a | b\n--|--", "a | b\n\\--|--"),
      ("[words](https://x.org)", "[words\\](https://x.org)"),
      ("[x]: y", "[x\\]: y"),
      ("![a](b)", "\\![a\\](b)"),
      ("<u>x</u> a < b <vector>", "\\<u>x\\</u> a < b \\<vector>"),
      ("&lt; & &copy;", "\\&lt; & \\&copy;"),
      ("\\frac{1}{2} \\(x\\)", "\\\\frac{1}{2} \\\\(x\\\\)"),
      ("`code`", "\\`code\\`"),
      ("~~no~~", "\\~\\~no\\~\\~"),
      ("if x:\n    y()", "if x:\n\u{A0}\u{A0}\u{A0}\u{A0}y()"),
      ("one\n\ntwo", "one\n\ntwo"),
      ("[[1]] {{x}}", "[[1]] {{x}}"),
    ]
    for (text, expected) in cases {
      let source = MarkupSource.written(plain: text)
      XCTAssertEqual(source, expected, text)
      XCTAssertEqual(read(source), text.replacing("    y", with: "\u{A0}\u{A0}\u{A0}\u{A0}y"), source)
    }
  }

  /// The text of paragraphs without any markup; nil where there is some.
  private func read(_ source: String) -> String? {
    var lines: [String] = []
    for block in Markup(source).blocks {
      guard case .paragraph(let line) = block else { return nil }
      var text = ""
      for inline in line {
        switch inline {
        case .text(let words): text += words
        case .lineBreak: text += "\n"
        default: return nil
        }
      }
      lines.append(text)
    }
    return lines.joined(separator: "\n\n")
  }

  func testStyles() {
    let cases: [([MarkupInline], String)] = [
      ([.text("a "), .styled(.bold, [.text("b")]), .text(" c")], "a **b** c"),
      ([.styled(.bold, [.text("Note:")]), .text("text")], "**Note:**&#116;ext"),
      ([.text("a"), .styled(.bold, [.text("\"x\"")]), .text("b")], "&#97;**\"x\"**&#98;"),
      ([.styled(.bold, [.text(" b ")]), .text("c")], "\u{A0}**b** c"),
      ([.styled(.bold, [.styled(.italic, [.text("x")])])], "**_x_**"),
      ([.styled(.underlined, [.styled(.bold, [.text("x")])])], "<u>**x**</u>"),
      ([.text("H"), .styled(.lowered, [.text("2")]), .text("O")], "H<sub>2</sub>O"),
      ([.code("a`b")], "``a`b``"),
      ([.code("`")], "`` ` ``"),
      ([.code("a  b")], "`a  b`"),
      ([.formula(Formula(tex: "x^2"))], "$x^2$"),
      ([.formula(Formula(tex: "x")), .text("5")], "\\(x\\)5"),
      ([.formula(Formula(tex: "\\text{$x$}"))], "\\(\\text{$x$}\\)"),
      ([.formula(Formula(tex: "\\$5\\)"))], "$\\$5\\)$"),
      ([.styled(.italic, [.text("a "), .styled(.italic, [.text("b")]), .text(" c")])], "*a _b_ c*"),
      ([.link([.text("a [b]")], address: "https://x.org/a_(b)")], "[a &#91;b&#93;](https://x.org/a_&#40;b&#41;)"),
      ([.picture(path: "a b.png", alt: "a [cell]")], "![a &#91;cell&#93;](a&#32;b.png)"),
      ([.text("Oh!"), .link([.text("x")], address: "https://x.org")], "Oh\\![x](https://x.org)"),
    ]
    for (line, expected) in cases {
      let source = MarkupSource.written([.paragraph(line)])
      XCTAssertEqual(source, expected)
      XCTAssertEqual(MarkupSource.written(Markup(source).blocks), expected)
    }
  }

  func testBlocks() {
    let cases = [
      "- a\n- b\n  - c\n\nnext",
      "3. a\n4. b\n\n5) c",
      "- a\n\n+ b",
      "> q\n>\n> - a\n>   1. b",
      "```python\nif x:\n    y()\n\n\tz()\n```",
      "````\n```\n````",
      "| a | b |\n| --- | --: |\n| $\\|x\\|$ | `a\\|b` |\n|  | one<br>two |",
      "$$x^2$$",
      "\\[\\text{$$}\\]",
      "before\n\n$$x$$\n\nbehind",
      "# Title\n\ntext",
      "***",
      "- a\n\n  b\n\n- ```\n  c\n  ```",
    ]
    for source in cases {
      let source = source.replacing("\t", with: "    ")
      XCTAssertEqual(MarkupSource.written(Markup(source).blocks), source)
    }
  }

  /// A source of any signs, written and read again, is drawn the same.
  func testAnySourceReadsBack() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "*", "**", "_", "`", "``", "$", "$$", "\\", "\\(", "\\)", "[", "](", ")", "<u>", "</u>", "<br>", "~~", "#", "> ",
      "- ", "1. ", "\n", "\n\n", "|", "---", "a", "b c", " ", "  ", "!", "&amp;", "é", "\u{A0}", "```\n",
      "| a | b |\n|---|---|\n",
    ]
    for _ in 0..<3000 {
      let source = (0..<Int.random(in: 1...14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let once = MarkupSource.written(Markup(source).blocks)
      let twice = MarkupSource.written(Markup(once).blocks)
      XCTAssertEqual(words(twice), words(source), source.debugDescription + " → " + once.debugDescription)
    }
  }

  private func words(_ source: String) -> String {
    MarkupLines.plain(Markup(source)).filter { !$0.isWhitespace }
  }

  func testForms() {
    let markup = Markup("is $a<b$?\n\n$$x$$\n\n```swift\nlet a = 1\n```\n\na\nb\n\n| x |\n|:-:|\n| 1 |")
    let picture = { (_: String, _: String) in HTML.empty }
    XCTAssertEqual(
      ExchangeHTML(.tex, picture: picture).source(markup),
      "<p>is \\(a&lt;b\\)?</p>\n<p>\\[x\\]</p>\n<pre><code class=\"language-swift\">let a = 1</code></pre>\n<p>a<br>b</p>\n"
        + "<table><thead><tr><th style=\"text-align: center\">x</th></tr>\n</thead>\n"
        + "<tbody><tr><td style=\"text-align: center\">1</td></tr>\n</tbody>\n</table>\n")
    let xhtml = ExchangeHTML(.xhtml, picture: picture).source(Markup("a\n$x$"), isInline: true)
    XCTAssertTrue(xhtml.hasPrefix("a<br/><math xmlns=\"http://www.w3.org/1998/Math/MathML\"><semantics>"), xhtml)
    XCTAssertEqual(
      ExchangeHTML(.tex, picture: picture).source(Markup("|  |  |\n|---|---|\n| a | b |")),
      "<table><tbody><tr><td>a</td><td>b</td></tr>\n</tbody>\n</table>\n")
  }
}

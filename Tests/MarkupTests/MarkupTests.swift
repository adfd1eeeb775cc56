import XCTest

import Formula
import HTMLText
import Markup

/// Sources of Markdown as the three renderers draw them.
final class MarkupTests: XCTestCase {
  func testHTML() {
    let rel = "rel=\"noopener noreferrer nofollow\""
    let cases = [
      ("plain", "plain"),
      ("a *b* **c** ~~d~~", "a <em>b</em> <strong>c</strong> <s>d</s>"),
      ("two\nlines", "two<br>lines"),
      ("one\n\ntwo", "<p>one</p>\n<p>two</p>\n"),
      ("`a < b`", "<code dir=\"ltr\">a &lt; b</code>"),
      ("2 < 3 && \"x\"", "2 &lt; 3 &amp;&amp; &quot;x&quot;"),
      ("&lt;b&gt;", "&lt;b&gt;"),
      ("# Title\ntext", "<p><strong>Title</strong></p>\n<p>text</p>\n"),
      ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n".replacingOccurrences(of: "<ul>\n", with: "<ul>")),
      ("3. a\n4. b", "<ol start=\"3\"><li>a</li>\n<li>b</li>\n</ol>\n"),
      ("> q", "<blockquote><p>q</p>\n</blockquote>\n"),
      (
        "```swift\nlet a = 1\n\tb\n```",
        "<pre dir=\"ltr\" tabindex=\"0\"><code class=\"language-swift\"><span class=\"code-keyword\">let</span> a = "
          + "<span class=\"code-number\">1</span>\n\tb</code></pre>\n"
      ),
      ("<u>word</u> H<sub>2</sub>O x<sup>2</sup>", "<u>word</u> H<sub>2</sub>O x<sup>2</sup>"),
      ("a<br>b<BR/>c", "a<br>b<br>c"),
      ("<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>"),
      (
        "<kbd>Ctrl</kbd> <mark>m</mark> <ins>i</ins> <del>d</del>",
        "<kbd>Ctrl</kbd> <mark>m</mark> <ins>i</ins> <del>d</del>"
      ),
      ("<b>no</b> <script>x</script>", "&lt;b&gt;no&lt;/b&gt; &lt;script&gt;x&lt;/script&gt;"),
      ("<u class=\"x\">no</u>", "&lt;u class=&quot;x&quot;&gt;no&lt;/u&gt;"),
      ("<div>\n*a*\n</div>", "&lt;div&gt;<br><em>a</em><br>&lt;/div&gt;"),
      ("<u>open", "&lt;u&gt;open"),
      ("**<u>both</u>**", "<strong><u>both</u></strong>"),
      ("<u>**both**</u>", "<u><strong>both</strong></u>"),
      ("[w](https://x.org)", "<a href=\"https://x.org\" \(rel)>w</a>"),
      ("<https://x.org>", "<a href=\"https://x.org\" \(rel)>https://x.org</a>"),
      ("[w](javascript:x)", "<em>w (javascript:x)</em>"),
      ("![a cell](cell.png)", "<img alt=\"a cell\" src=\"cell.png\">"),
      ("[[gap]] {{name}}", "[[gap]] {{name}}"),
      ("costs $5 and $6", "costs $5 and $6"),
      ("\\$5\\$", "$5$"),
      ("5 * 3 * 2", "5 * 3 * 2"),
      ("**Note:**<br>text", "<strong>Note:</strong><br>text"),
      ("a<br>**\"b\"**$x$", "a<br><strong>&quot;b&quot;</strong>" + html("$x$")),
      ("_(a)_\\<b> *(i)*<sub>*(j)*</sub>", "<em>(a)</em>&lt;b&gt; <em>(i)</em><sub><em>(j)</em></sub>"),
      ("<u>_a_</u> <u>**_b_**</u>", "<u><em>a</em></u> <u><strong><em>b</em></strong></u>"),
      ("#", "#"),
      ("-", "-"),
      ("+\n", "+"),
      (">", "&gt;"),
      ("1.", "1."),
      ("- \u{A0}", "- \u{A0}"),
      ("- -\n\n- >", "- -<br>- &gt;"),
      ("-\n- a", "<ul><li></li>\n<li>a</li>\n</ul>\n"),
      ("snake_case_name", "snake_case_name"),
      ("`$x$`", "<code dir=\"ltr\">$x$</code>"),
      ("    $x$\n    *y*", "<pre dir=\"ltr\" tabindex=\"0\"><code>$x$\n*y*</code></pre>\n"),
      ("```\n$$\n<u>\n```", "<pre dir=\"ltr\" tabindex=\"0\"><code>$$\n&lt;u&gt;</code></pre>\n"),
      ("\u{100000}", "\u{FFFD}"),
    ]
    for (source, expected) in cases { XCTAssertEqual(html(source), expected, source) }
  }

  func testTables() {
    XCTAssertEqual(
      html("| a | b |\n|---|--:|\n| $\\|x\\|$ | |"),
      "<div class=\"markup-scroll\"><table class=\"markup\"><thead><tr><th>a</th><th class=\"right\">b</th></tr>\n</thead>\n<tbody><tr><td>"
        + math("|x|")
        + "</td><td class=\"right\"></td></tr>\n</tbody>\n</table>\n</div>\n")
    XCTAssertEqual(lines("| a | *b* |\n|---|---|\n| 1 | 2 |"), "| a | b |\n| 1 | 2 |")
    XCTAssertEqual(
      cells("| n | n² |\n|--:|:-:|\n| 10 | 100 |\n| 2 | 4 |", width: 20),
      ["┌────┬─────┐", "│  n │ n²  │", "├────┼─────┤", "│ 10 │ 100 │", "│  2 │  4  │", "└────┴─────┘"])
    XCTAssertEqual(
      cells("| word | meaning |\n|---|---|\n| a | one two three |", width: 18),
      [
        "┌──────┬─────────┐", "│ word │ meaning │", "├──────┼─────────┤", "│ a    │ one two │", "│      │ three   │",
        "└──────┴─────────┘",
      ])
  }

  func testFormulas() {
    let display = { (tex: String) in "<div class=\"math\" tabindex=\"0\">\(self.math(tex, isDisplay: true))</div>\n" }
    let cases = [
      ("is $x^2$?", "is \(math("x^2"))?"),
      ("is \\(a_1*b*c\\)?", "is \(math("a_1*b*c"))?"),
      ("$a<b$ and $b>c$", "\(math("a<b")) and \(math("b>c"))"),
      ("**$x$**", "<strong>\(math("x"))</strong>"),
      ("$\\{x\\}$", math("\\{x\\}")),
      ("$a\\$b$", math("a\\$b")),
      ("$$x$$", display("x")),
      ("$$\nx\n$$", display("\nx\n")),
      ("\\[x\\]", display("x")),
      ("a $$x$$ \\[y\\] b", "<p>a</p>\n\(display("x"))\(display("y"))<p>b</p>\n"),
      ("before\n$$x$$\nbehind", "<p>before</p>\n\(display("x"))<p>behind</p>\n"),
      ("> $$\n> x\n> $$", "<blockquote>\(display("\nx\n"))</blockquote>\n"),
      ("- $$x$$", "<ul><li>\(display("x"))</li>\n</ul>\n"),
      ("$ x $", "$ x $"),
      ("$x$5", "$x$5"),
      ("$x\n\ny$", "<p>$x</p>\n<p>y$</p>\n"),
    ]
    for (source, expected) in cases { XCTAssertEqual(html(source), expected, source) }
  }

  func testPlainLines() {
    let cases = [
      ("a *b* **c** <u>d</u> ~~e~~ `f`", "a b *c* _d_ ~e~ `f`"),
      ("$x^2$ and $\\frac{a}{b}$", "x² and a/b"),
      ("H<sub>2</sub>O, 10<sup>3</sup>", "H₂O, 10³"),
      ("```\nif x:\n\ty\n```", "    if x:\n        y"),
      ("- a\n- b\n  - c", "- a\n- b\n  - c"),
      ("2. a\n3. b", "2. a\n3. b"),
      ("[words](https://x.org) <https://y.org>", "words (https://x.org) https://y.org"),
      ("![a cell](c.png)", "[image: a cell]"),
      ("# T\n\np", "*T*\n\np"),
      ("> q", "> q"),
      ("$$\\sum_{i=1}^n i$$", "∑ᵢ₌₁ⁿ i"),
      ("<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "漢(かん)"),
      ("one\n\ntwo", "one\n\ntwo"),
      ("\\frac", "\\frac"),
    ]
    for (source, expected) in cases { XCTAssertEqual(lines(source), expected, source) }
    XCTAssertEqual(MarkupLines.plain(Markup("**a** $x^2$ `c`")), "a x² c")
    XCTAssertEqual(MarkupLines.plain(Markup("- [w](https://x.org)\n- ![p](p.png)")), "w\np")
  }

  func testCells() {
    XCTAssertEqual(
      MarkupCells(width: 40, picture: "image").lines(of: Markup("a **b *c*** <u>d</u>")),
      [
        [
          run("a "), run("b ", .bold), run("c", [.bold, .italic]), run(" "), run("d", .underlined),
        ]
      ])
    XCTAssertEqual(
      MarkupCells(width: 5, picture: "image").lines(of: Markup("**aa bb cc**")),
      [[run("aa bb", .bold)], [run("cc", .bold)]])
    XCTAssertEqual(cells("```\nabcdefgh\n```", width: 5), ["abcde", "↪ fgh"])
    XCTAssertEqual(cells("- one two\n- b", width: 6), ["• one", "  two", "• b"])
    XCTAssertEqual(cells("> a b", width: 3), ["│ a", "│ b"])
    XCTAssertEqual(cells("$$\\frac{a+b}{2}$$", width: 20), ["a + b", "─────", "  2  "])
    XCTAssertEqual(cells("$$\\frac{a+b}{2}$$", width: 4), ["(a+b", ")/2"])
    XCTAssertEqual(cells("x $\\frac{a}{b}$ y", width: 20), ["x a/b y"])
    XCTAssertEqual(cells("a `b` <kbd>c</kbd>", width: 20), ["a `b` c"])
    // a sign of a list stands on the line of the formula
    XCTAssertEqual(cells("1. $$\\frac{a}{b}$$\n2. c", width: 20), ["   a", "1. ─", "   b", "2. c"])
    // a short formula is not cut
    XCTAssertEqual(cells("ab cd $x = y$", width: 8), ["ab cd", "x = y"])
    XCTAssertEqual(
      cells("$$a_1+a_2+a_3+a_4=b_1+b_2+b_3$$", width: 20), ["a₁ + a₂ + a₃ + a₄", "  = b₁ + b₂ + b₃ "])
    XCTAssertEqual(
      cells("$a_1+a_2+a_3+a_4+a_5+a_6+a_7+a_8=b_1+b_2+b_3+b_4$", width: 20),
      ["a₁+a₂+a₃+a₄+a₅+a₆+a₇", "+a₈ = b₁+b₂+b₃+b₄"])
  }

  func testTablesInCells() {
    let table = "| a | b |\n|---|--:|\n| one two three | 2 |\n| c | **d** |"
    XCTAssertEqual(
      cells(table, width: 30),
      [
        "┌───────────────┬───┐", "│ a             │ b │", "├───────────────┼───┤", "│ one two three │ 2 │",
        "│ c             │ d │", "└───────────────┴───┘",
      ])
    // rows of several lines are told apart
    XCTAssertEqual(
      cells(table, width: 16),
      [
        "┌──────────┬───┐", "│ a        │ b │", "├──────────┼───┤", "│ one two  │ 2 │", "│ three    │   │",
        "├──────────┼───┤", "│ c        │ d │", "└──────────┴───┘",
      ])
    XCTAssertEqual(
      cells(table, width: 12), ["a: one two", "three", "b: 2", "────────────", "a: c", "b: d"])
  }

  func testPicturesInCells() {
    let drawer = MarkupCells(width: 20, picture: "image") { $0.path == "a.png" ? 2 : nil }
    let lines = drawer.lines(of: Markup("x ![w](a.png) y ![v](b.png)\n\n- ![w](a.png)"))
    XCTAssertEqual(
      lines.map { $0.map(\.text).joined() }, ["x", "", "", "y [image: v]", "", "• ", "  "])
    XCTAssertEqual(lines.map { $0.compactMap { $0.picture?.columns } }, [[], [20], [], [], [], [18], []])
  }

  func testCodeHasItsParts() {
    let cases: [(String, String, String)] = [
      ("python", "def f(x): # c\n  return 'a\\'b' + 12", "k:def c:# c k:return s:'a\\'b' n:12"),
      ("py", "\"\"\"a\nb\"\"\" if", "s:\"\"\"a\nb\"\"\" k:if"),
      ("c", "int x1 = 0x1F; /* a\nb */ // c", "k:int n:0x1F c:/* a\nb */ c:// c"),
      ("sql", "SELECT a FROM b -- c", "k:SELECT k:FROM c:-- c"),
      ("html", "<a href=\"x\"><!-- c -->", "s:\"x\" c:<!-- c -->"),
      ("js", "let a = `b\nc`", "k:let s:`b\nc`"),
      ("lua", "--[[ a\nb ]] local", "c:--[[ a\nb ]] k:local"),
      ("rust", "fn f<'a>() {}", "k:fn"),
      ("none", "if 1", ""),
      ("c", "\"open\nint", "s:\"open k:int"),
      ("c", "/* open", "c:/* open"),
    ]
    for (language, code, expected) in cases {
      let lines = MarkupCells(width: 80, picture: "image").lines(of: Markup("```\(language)\n\(code)\n```"))
      XCTAssertEqual(lines.map { $0.map(\.text).joined() }.joined(separator: "\n"), code)
      var parts: [String] = []
      var last: CodePart?
      for (index, line) in lines.enumerated() {
        for run in line {
          let isContinued = index > 0 && run == line.first && run.part == last && run.part != nil
          if let part = run.part {
            if isContinued {
              parts[parts.count - 1] += "\n" + run.text
            } else {
              parts.append("\(part.rawValue.first ?? "-"):\(run.text)")
            }
          }
          last = run.part
        }
      }
      XCTAssertEqual(parts.joined(separator: " "), expected, code)
    }
    for name in [
      "python", "javascript", "typescript", "java", "c", "cpp", "csharp", "go", "rust", "swift", "kotlin", "php",
      "ruby", "sql",
      "css", "json", "lua", "bash", "r",
    ] {
      let runs = MarkupCells(width: 80, picture: "image").lines(of: Markup("```\(name)\n\"a\" 1\n```"))[0]
      XCTAssertEqual(runs.map(\.part), [.string, nil, .number], name)
    }
  }

  func testMistakesHaveTheirPlace() {
    let cases: [(String, [(MarkupProblem.Kind, Int?)])] = [
      ("fine $x$ `y`", []),
      ("a $\\foo$", [(.formula(.unknownCommand("\\foo")), 3)]),
      ("$\\frac{1$", [(.formula(.unfinished("}")), 6)]),
      ("a $$x", [(.unfinishedFormula("$$"), 2)]),
      ("\\(x", [(.unfinishedFormula("\\)"), 0)]),
      ("a\n\\[x", [(.unfinishedFormula("\\]"), 2)]),
      ("a\n\n```\nb", [(.unfinishedCode, 3)]),
      ("![](p.png)", [(.pictureWithoutAlt("p.png"), nil)]),
      ("[a](file:///etc/passwd)", [(.foreignLink("file:///etc/passwd"), nil)]),
      (String(repeating: "> ", count: 50) + "a", [(.tooDeep(limit: Markup.depthLimit), 0)]),
      ("a\n" + String(repeating: "|", count: 202), [(.tooWide(limit: Markup.columnLimit), 2)]),
      (String(repeating: "a", count: 200_001), [(.tooLong(limit: Markup.lengthLimit), 0)]),
    ]
    for (source, expected) in cases {
      let problems = Markup(source).problems
      XCTAssertEqual(problems.map(\.kind), expected.map(\.0), String(source.prefix(40)))
      XCTAssertEqual(problems.map(\.offset), expected.map(\.1), String(source.prefix(40)))
      for problem in problems { XCTAssertFalse(problem.sentence.isEmpty) }
    }
  }

  private func math(_ tex: String, isDisplay: Bool = false) -> String {
    Formula(tex: tex).mathML(isDisplay: isDisplay).replacing("<math", with: "<math dir=\"ltr\"", maxReplacements: 1)
  }

  private func html(_ source: String) -> String {
    MarkupHTML { path, alt in Tag.img(.alt(alt), .src(path)) }.html(Markup(source)).source
  }

  private func lines(_ source: String) -> String { MarkupLines { "[image: \($0)]" }.text(Markup(source)) }

  private func cells(_ source: String, width: Int) -> [String] {
    MarkupCells(width: width, picture: "image").lines(of: Markup(source)).map { $0.map(\.text).joined() }
  }

  private func run(_ text: String, _ looks: MarkupLooks = []) -> MarkupRun { MarkupRun(text: text, looks: looks) }
}

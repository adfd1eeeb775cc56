import QuizCore
import QuizFormats
import QuizTesting
import XCTest

/// Styles, code, lists, tables and formulas of other programs become Markdown; texts without any stay plain.
final class MarkupImportTests: XCTestCase {
  func testMoodle() throws {
    for (name, html, text) in Self.texts {
      let xml = "<quiz><question type=\"description\"><questiontext format=\"html\"><text><![CDATA[\(html)]]></text>"
      try check(name, .moodleXML, xml + "</questiontext></question></quiz>", text)
    }
  }

  func testGift() throws {
    for (name, html, text) in Self.texts where !html.contains("<pre") {
      let escaped = html.reduce(into: "") { $0 += ("~=#{}:\\".contains($1) ? "\\" : "") + String($1) }
      try check(name, .gift, "::i:: [html]" + escaped.replacing("\n", with: " "), text)
    }
  }

  func testCanvas() throws {
    for (name, html, text) in Self.texts {
      let item = """
        <questestinterop><assessment><section><item ident="i"><itemmetadata><qtimetadata><qtimetadatafield>
        <fieldlabel>question_type</fieldlabel><fieldentry>text_only_question</fieldentry></qtimetadatafield></qtimetadata>
        </itemmetadata><presentation><material><mattext texttype="text/html"><![CDATA[<div>\(html)</div>]]></mattext>
        </material></presentation></item></section></assessment></questestinterop>
        """
      try check(name, .canvas, item, text)
    }
  }

  /// A text beginning with `plain:` is one without markup.
  private func check(_ name: String, _ format: QuizFormat, _ file: String, _ text: String) throws {
    let question = try XCTUnwrap(foreign(Array(file.utf8), format).quiz?.questions.first, "\(format): \(name)")
    let isPlain = text.hasPrefix("plain:")
    XCTAssertEqual(question.text, isPlain ? String(text.dropFirst(6)) : text, "\(format): \(name)")
    XCTAssertEqual(question.markup, isPlain ? .plain : .markdown, "\(format): \(name)")
  }

  /// HTML with what it becomes.
  private static let texts: [(String, String, String)] = [
    ("no markup", "<p>What is 2 * 3 &lt; 7?</p>", "plain:What is 2 * 3 < 7?"),
    ("two paragraphs", "<p>One</p><p>Two_x_</p>", "plain:One\n\nTwo_x_"),
    ("indentation", "if x:<br>&nbsp;&nbsp;y()", "plain:if x:\n  y()"),
    ("bold and italic", "<p>a <b>b</b> <em>c</em> 2*3*4</p>", "a **b** *c* 2\\*3\\*4"),
    ("by style", "<span style=\"font-weight: bold\">b</span> <span style=\"font-style:italic\">i</span>", "**b** *i*"),
    (
      "underline", "the <u>quick</u> <span style=\"text-decoration: underline;\">fox</span>",
      "the <u>quick</u> <u>fox</u>"
    ),
    ("struck", "<s>a</s> <strike>b</strike> <del>c</del> <ins>d</ins>", "~~a~~ ~~b~~ <del>c</del> <ins>d</ins>"),
    ("raised and lowered", "H<sub>2</sub>O, 10<sup>3</sup>", "H<sub>2</sub>O, 10<sup>3</sup>"),
    ("keys and marks", "<kbd>Ctrl</kbd> <mark>m</mark>", "<kbd>Ctrl</kbd> <mark>m</mark>"),
    ("code", "<code>a  *b*</code> and <tt>x|y</tt>", "`a *b*` and `x|y`"),
    ("block of code", "<p>Run:</p><pre>if x:\n    y()\n\n\tz</pre>", "Run:\n\n```\nif x:\n    y()\n\n\tz\n```"),
    (
      "code with its language", "<pre class=\"language-python\"><code>print(\"&lt;b&gt;\")</code></pre>",
      "```python\nprint(\"<b>\")\n```"
    ),
    ("list", "<p>Which?</p><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>", "Which?\n\n- a\n- b\n  - c"),
    ("numbers", "<ol type=\"a\" start=\"3\"><li>third</li><li>fourth</li></ol>", "3. third\n4. fourth"),
    (
      "table", "<table><tr><th>In</th><th>Old</th></tr><tr><td>a|b</td><td></td></tr></table>",
      "| In | Old |\n| --- | --- |\n| a\\|b |  |"
    ),
    ("table without a heading", "<table><tr><td>a</td><td>b</td></tr></table>", "|  |  |\n| --- | --- |\n| a | b |"),
    (
      "table with spans",
      "<table><tr><th>a</th><th>b</th></tr><tr><td rowspan=2>c</td><td>d</td></tr><tr><td>e</td></tr></table>",
      "| a | b |\n| --- | --- |\n| c | d |\n|  | e |"
    ),
    ("link", "<a href=\"https://x.org/a_(b)?c=1&amp;d=2\">w</a>", "[w](https://x.org/a_&#40;b&#41;?c=1&d=2)"),
    ("quotation", "<blockquote><p>Call me</p><p>Ishmael</p></blockquote>", "> Call me\n>\n> Ishmael"),
    ("ruby", "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>"),
    ("TeX in a line", "<p>Let \\(a<b\\) and \\(c>d\\).</p>", "Let $a<b$ and $c>d$."),
    ("TeX with references", "\\(a &lt; b\\) &amp; \\(x \\&amp; y\\)", "$a < b$ & $x \\& y$"),
    (
      "TeX on its own", "<p>Then \\[\\begin{pmatrix}1 &amp; 2\\\\3 &amp; 4\\end{pmatrix}\\] holds</p>",
      "Then\n\n$$\\begin{pmatrix}1 & 2\\\\3 & 4\\end{pmatrix}$$\n\nholds"
    ),
    ("two dollars", "<p>$$x$$ costs $5 or \\$6</p>", "$$x$$\n\ncosts $5 or \\\\$6"),
    ("latex in brackets", "[latex]x^2[/latex] [$]y[/$] [$$]z[/$$]", "$x^2$ $y$\n\n$$z$$"),
    ("MathML", "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of it", "$\\frac{1}{2}$ of it"),
    (
      "MathML with its source",
      "<math><semantics><mi>x</mi><annotation encoding=\"application/x-tex\">\\text{x}</annotation></semantics></math>",
      "$\\text{x}$"
    ),
    ("an editor's MathML", "«math xmlns=¨x¨»«msqrt»«mn»9«/mn»«/msqrt»«/math».", "$\\sqrt{9}$."),
    (
      "pictures of formulas",
      "<img class=\"equation_image\" alt=\"LaTeX: x^2=4\" data-equation-content=\"x^2>4\"> "
        + "<img class=\"texrender\" alt=\"\\frac{1}{2}\" src=\"pix.gif\"> "
        + "<img src=\"/equation_images/x%255E2?scale=1\" class=\"equation_image\"> "
        + "<img class=\"Wirisformula\" data-mathml=\"«math»«mi»x«/mi»«/math»\">",
      "$x^2>4$ $\\frac{1}{2}$ $x^2$ $x$"
    ),
    (
      "a formula that a script drew",
      "<span class=\"katex\"><math><mi>x</mi></math><span class=\"katex-html\"><span>x</span></span></span>!", "$x$!"
    ),
    ("signs beside styles", "<b>Note:</b>text", "**Note:**&#116;ext"),
    ("what looks like markup", "<b>a</b> # [x](y) `z` ~~", "**a** # [x\\](y) \\`z\\` \\~\\~"),
    ("a tag as text", "&lt;u&gt; <i>is</i> a tag", "\\<u> *is* a tag"),
    ("escapes are undone once", "<i>&amp;lt;</i>", "*\\&lt;*"),
    ("unfinished formula", "\\(x and <b>y</b>", "\\\\(x and **y**"),
  ]

  func testAnswers() throws {
    try ForeignCase(
      "all texts of a question, but not what is typed", .moodleXML,
      """
      <quiz><question type="shortanswer"><questiontext format="html"><text>&lt;u&gt;Which&lt;/u&gt; tag?</text></questiontext>
      <answer fraction="100"><text>&lt;b&gt;*</text><feedback format="html"><text>a_b_</text></feedback></answer>
      </question>
      <question type="multichoice"><questiontext format="html"><text>Plain 2*3*4?</text></questiontext>
      <answer fraction="100" format="html"><text>&lt;code&gt;a  b&lt;/code&gt;</text></answer>
      <answer fraction="0" format="plain_text"><text>*a*</text></answer>
      </question></quiz>
      """,
      #"""
      {"kind": "text", "markup": "markdown", "text": "<u>Which</u> tag?",
        "answers": [{"accept": "<b>*", "correct": true, "feedback": "a_b\\_"}]},
      {"kind": "single", "markup": "markdown", "text": "Plain 2\\*3\\*4?",
        "answers": [{"text": "\\*a\\*"}, {"text": "`a b`", "correct": true}]}
      """#
    ).check()
    try ForeignCase(
      "pairs", .gift, "Match [[x]] {=[html]<b>a</b> -> *b* =c -> [html]<i>d</i>}",
      #"""
      {"kind": "match", "markup": "markdown", "text": "Match [[x]]",
        "pairs": [["**a**", "\\*b\\*"], ["c", "*d*"]]}
      """#
    ).check()
  }

  func testAPictureAtTheEdgeLeavesNoBlank() throws {
    let xml = """
      <quiz><question type="description"><questiontext format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/a.png" \
      alt="a cell"> <b>Which</b>?</p>]]></text><file name="a.png" path="/" encoding="base64">AAEC</file></questiontext>
      </question></quiz>
      """
    let quiz = QuizFile.salvage(Array(xml.utf8), path: "q.xml", format: .moodleXML, mediaFolder: "f").reading.quiz
    XCTAssertEqual(quiz?.questions.first?.text, "**Which**?")
    XCTAssertEqual(quiz?.questions.first?.image, "f/a.png")
  }

  func testGiftFormats() throws {
    try ForeignCase(
      "Markdown, blanks and TeX that begins like a line break", .gift,
      """
      ::a:: [markdown]What **is** this?
      ```
      if x:
          y()
      ``` {T}

      ::b:: [plain]Which line?
      while a:
          b() {=b ~c}

      ::c:: Is \\(a \\neq b\\) \\n or not? {T}
      """,
      #"""
      {"id": "a", "kind": "truefalse", "markup": "markdown", "text": "What **is** this?\n\n```\nif x:\n    y()\n```",
        "correct": true},
      {"id": "b", "kind": "single", "text": "Which line?\nwhile a:\n    b()",
        "answers": [{"text": "b", "correct": true}, {"text": "c"}]},
      {"id": "c", "kind": "truefalse", "markup": "markdown", "text": "Is $a \\neq b$\nor not?", "correct": true}
      """#
    ).check()
  }

  /// Spellings that say the same become one, so that a text comes back from any format as it went.
  func testSpellingsOfGiftComeBackEqual() throws {
    let gift = """
      ::a:: [markdown]I _____ _(ride)_ a motorbike.
      ##### Next
      -   one
          - two {T}
      """
    let first = QuizFile.read(Array(gift.utf8), path: "q.gift", format: .gift).quiz
    let text = try XCTUnwrap(first?.questions.first?.text)
    XCTAssertTrue(text.contains("*(ride)*"), text)
    XCTAssertTrue(text.contains("##### Next"), text)
    for format in [QuizFormat.gift, .moodleXML, .qti] {
      let writing = QuizWriter.write(try XCTUnwrap(first), as: format, named: "q")
      let back = QuizFile.read(writing.bytes, path: "q.x", format: format).quiz
      XCTAssertEqual(back?.questions.first?.text, text, "\(format)")
    }
  }

  func testMarkdown() throws {
    try ForeignCase(
      "formulas, tables, nested lists", .md,
      """
      ### Which set? {#set}

      - [x] $\\{2, 3\\}$
      - [ ] \\(\\{1, 2\\}\\)

      ### Plain? {#plain}

      - [x] a \\* b
      - [ ] c

      ### Nested {#n kind=info}

      | a | b |
      |---|---|
      | 1 |   |

      Steps:

      - alpha
        - beta
      """,
      #"""
      {"id": "set", "kind": "single", "markup": "markdown", "text": "Which set?",
        "answers": [{"text": "$\\{2, 3\\}$", "correct": true}, {"text": "\\(\\{1, 2\\}\\)"}]},
      {"id": "plain", "kind": "single", "text": "Plain?", "answers": [{"text": "a * b", "correct": true}, {"text": "c"}]},
      {"id": "n", "kind": "info", "markup": "markdown",
        "text": "Nested\n\n| a | b |\n|---|---|\n| 1 |   |\n\nSteps:\n\n- alpha\n  - beta"}
      """#
    ).check()
    let said =
      "---\nmarkup: plain\n---\n\n### Is **this** bold? {#a markup=markdown}\n\n- [x] True\n- [ ] False\n"
      + "\n### Is *this*? {#b}\n\n- [x] True\n- [ ] False\n"
    let quiz = try XCTUnwrap(foreign(Array(said.utf8), .md).quiz)
    XCTAssertEqual(quiz.markup, .plain)
    XCTAssertEqual(quiz.questions.map(\.markup), [.markdown, .plain])
    XCTAssertEqual(quiz.questions.map(\.text), ["Is **this** bold?", "Is *this*?"])
  }

  /// Pages of mkdocs-quiz: questions between tags, with boxes or gaps; the page around them is told.
  func testQuestionsBetweenTags() throws {
    let page = """
      # Page

      <quiz>
      The capital of **France**?

      - [ ] Lyon
      - [x] Paris

      Not *Nice*.
      </quiz>

      Some words.

          <quiz>
          ## Who?
          It was [[Ada]] in [[18*]].
          ---
          She did.
          </quiz>

      <quiz>
      Never closed.
      """
    let reading = QuizFile.read(Array(page.utf8), path: "q.md", format: .md)
    let questions = try XCTUnwrap(reading.quiz?.questions)
    XCTAssertEqual(
      questions.map(\.text), ["The capital of **France**?", "## Who?\nIt was [[1]] in [[2]]."])
    XCTAssertEqual(questions.map(\.kind), [.single, .gaps])
    XCTAssertEqual(questions.map(\.explanation), ["Not *Nice*.", "She did."])
    XCTAssertEqual(questions[0].answers.map(\.isCorrect), [false, true])
    XCTAssertEqual(questions[1].gaps.map(\.question.accept), [["Ada"], ["18\\*"]])
    XCTAssertEqual(questions[1].partial, .all)
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      [
        "q.md:12:1: warning: this text belongs to no question and is left out: 'Some words.'",
        "q.md:21:1: warning: this text belongs to no question and is left out: '<quiz>'",
      ])
  }

  func testMostTextsSayItOnce() throws {
    let quiz = try XCTUnwrap(
      foreign(Array("::a:: [html]<b>x</b> {T}\n\n::b:: [html]<i>y</i> {T}\n\n::c:: z_ {T}\n".utf8), .gift).quiz)
    XCTAssertEqual(quiz.markup, .markdown)
    XCTAssertEqual(quiz.questions.map(\.markup), [.markdown, .markdown, .plain])
  }

  func testCards() throws {
    let deck =
      "#separator:tab\n#html:true\n#columns:Front\tBack\n"
      + "<b>Area</b> of a circle\t\\(\\pi r^2\\)\n"
      + "<img class=latex alt=\"[latex]x^2[/latex]\" src=\"latex-1.png\">\tsquare\n"
      + "plain\tword\n"
    let quiz = try XCTUnwrap(foreign(Array(deck.utf8), .anki).quiz)
    XCTAssertEqual(quiz.questions.map(\.text), ["**Area** of a circle", "$x^2$", "plain"])
    XCTAssertEqual(quiz.questions.map(\.markup), [.markdown, .markdown, .plain])
    XCTAssertEqual(quiz.questions[0].explanation, "$\\pi r^2$")
    XCTAssertEqual(quiz.questions[0].accept.first, "πr²")
    XCTAssertEqual(quiz.questions[1].accept, ["square"])
  }

  /// Hostile HTML is read in a time that grows with it, and what comes of it is no deeper than markup may be.
  func testHostileHTML() throws {
    for (before, piece, after, count) in [
      ("", "<b>", "", 300_000), ("", "<div><ul><li>", "x", 10_000), ("", "<b ", ">", 300_000),
      ("", "<img alt=\"<b ", "", 70_000), ("", "\\(", "", 400_000), ("", "$$x", "", 300_000),
      ("", "[latex]", "", 140_000), ("", "«math»", "", 100_000), ("<math>", "<msqrt>", "</math>", 100_000),
      ("", "<span class=\"katex-html\">", "", 40_000),
      ("<table>", "<tr><td rowspan=999 colspan=999>", "", 20_000), ("", "<i>a</i>*_`$[]", "", 20_000),
    ] {
      let growsEvenly = ThreadTime.growsEvenly(to: count) { count in
        let text = before + String(repeating: piece, count: count) + after
        let file =
          "<quiz><question type=\"description\"><questiontext format=\"html\"><text>"
          + text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") + "</text></questiontext></question></quiz>"
        _ = foreign(Array(file.utf8), .moodleXML)
      }
      XCTAssertTrue(growsEvenly, piece)
    }
  }
}

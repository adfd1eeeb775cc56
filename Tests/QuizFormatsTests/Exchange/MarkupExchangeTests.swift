import QuizCore
import QuizFormats
import XCTest

/// Texts with markup, written in a format and read again, say the same.
final class MarkupExchangeTests: XCTestCase {
  private static let texts = [
    "a **bold** *italic* <u>underlined</u> ~~struck~~ word", "H<sub>2</sub>O and 10<sup>3</sup>",
    "is $a<b$ and $\\frac{1}{2}$?", "so:\n\n$$\\sum_{i=1}^n i$$", "`a  b` and `x|y`",
    "```python\nif x:\n    y(\"<b>\")\n```", "- one\n- two\n  - three", "3. third\n4. fourth",
    "| a | b |\n| --- | --: |\n| $x$ |  |", "|  |  |\n| --- | --- |\n| 1 | 2 |", "> quoted\n>\n> twice",
    "[words](https://example.org/?a=1)", "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "two\nlines **x**",
    "2\\*3\\*4 and \\_x\\_ **y**", "<kbd>Ctrl</kbd> <mark>m</mark> <ins>i</ins> <del>d</del>", "\\<b> is **not** a tag",
    "a & b **c**", "- one\n\n  more\n\n- two", "Q9. What is **x**?", "Answer: **x**",
  ]

  func testEveryTextReadsBack() throws {
    for format in [QuizFormat.moodleXML, .gift, .qti, .canvas, .md] {
      for text in Self.texts {
        let quiz = try quiz([text])
        let writing = QuizWriter.write(quiz, as: format)
        let once = try XCTUnwrap(
          foreign(writing.bytes, format).quiz, "\(format): \(text)\n\(writing.text.prefix(2000))")
        // What was read is written and read without a change.
        let again = try XCTUnwrap(foreign(QuizWriter.write(once, as: format).bytes, format).quiz)
        XCTAssertEqual(again.questions.map(\.text), once.questions.map(\.text), "\(format): \(text)")
        XCTAssertEqual(once.questions.first?.text, text, "\(format)")
        XCTAssertEqual(once.questions.first?.markup, .markdown, "\(format): \(text)")
        guard format != .md else { continue }
        XCTAssertEqual(once.questions.last?.answers.map(\.text).sorted(), ["other", text].sorted(), "\(format)")
      }
    }
  }

  /// Texts of any pieces, in and out and in again.
  func testAnyTextsReadBack() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let texts = (0..<4).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.texts.randomElement(using: &random) ?? "" }
          .joined(separator: "\n\n")
      }
      for format in [QuizFormat.moodleXML, .gift, .qti, .canvas] {
        let written = QuizWriter.write(try quiz(texts), as: format)
        let once = try XCTUnwrap(foreign(written.bytes, format).quiz)
        let again = try XCTUnwrap(foreign(QuizWriter.write(once, as: format).bytes, format).quiz)
        XCTAssertEqual(again.questions, once.questions, "\(format): \(texts)")
      }
    }
  }

  private func quiz(_ texts: [String]) throws -> Quiz {
    var quiz = try cleanQuiz(#"{"title": "T", "markup": "markdown", "questions": [{"kind": "info", "text": "x"}]}"#)
    let page = quiz.questions[0]
    quiz.questions = []
    for (index, text) in texts.enumerated() {
      var info = page
      (info.id, info.text) = ("i\(index)", text)
      var choice = Question(id: "c\(index)", kind: .single, text: "Which of **these**?")
      choice.markup = .markdown
      choice.answers = [Answer(id: "a", text: "other"), Answer(id: "b", text: text)]
      choice.answers[1].isCorrect = true
      choice.explanation = text
      quiz.questions += [info, choice]
    }
    return quiz
  }

  func testFormsOfFormulas() throws {
    let quiz = try quiz(["is $a<b$?"])
    let moodle = QuizWriter.write(quiz, as: .moodleXML).text
    XCTAssertTrue(moodle.contains("format=\"html\"><text>&lt;p&gt;is \\(a&amp;lt;b\\)?&lt;/p&gt;"), moodle)
    let gift = QuizWriter.write(quiz, as: .gift).text
    XCTAssertTrue(gift.contains("[html]<p>is \\\\(a&lt;b\\\\)?</p>"), gift)
  }

  func testTablesAndAikenTellWhatIsLost() throws {
    let quiz = try quiz(["a **b** $x^2$"])
    for format in [QuizFormat.csv, .tsv, .aiken] {
      let writing = QuizWriter.write(quiz, as: format)
      XCTAssertTrue(writing.text.contains("a b x²"), writing.text)
      XCTAssertTrue(
        writing.losses.contains {
          $0.contains("what sets words off, formulas and pictures in its texts become plain text")
        }, "\(format): \(writing.losses)")
      XCTAssertFalse(writing.losses.contains { $0.contains("'markup'") }, "\(writing.losses)")
    }
  }

  /// The markup of a quiz is that of its texts, which these formats have as HTML.
  func testNoMarkupIsLost() throws {
    for format in [QuizFormat.moodleXML, .gift, .qti, .canvas, .md] {
      let losses = QuizWriter.write(try quiz(Self.texts), as: format).losses
      XCTAssertFalse(losses.contains { $0.contains("'markup'") }, "\(format): \(losses)")
    }
  }

  /// Lists below the things to be put in order stand in by the width of their numbers.
  func testListsInsideOfItems() throws {
    let item = "**one**\n- a\n- b"
    let texts = (1...10).map { "\(item) \($0)" }
    let answers = texts.map { #"{"text": "\#($0.replacing("\n", with: "\\n"))"}"# }.joined(separator: ", ")
    let first = try cleanQuiz(
      #"{"title": "T", "markup": "markdown", "questions": [{"id": "q", "kind": "order", "text": "?", "answers": [\#(answers)]}]}"#
    )
    let back = try XCTUnwrap(foreign(QuizWriter.write(first, as: .md).bytes, .md).quiz)
    XCTAssertEqual(back.questions.first?.answers.map(\.text), texts)
    let written = "### Sort {kind=order}\n\n1. **x**:\n   - y\n2. z\n"
    let read = try XCTUnwrap(foreign(Array(written.utf8), .md).quiz)
    XCTAssertEqual(read.questions.first?.answers.first?.text, "**x**:\n- y")
  }

  func testPlainQuizzesAreWrittenAsBefore() throws {
    let quiz = try cleanQuiz(
      #"{"title": "T", "questions": [{"id": "a", "kind": "truefalse", "text": "2*3*4 $x$", "correct": true}]}"#)
    let written = QuizWriter.write(quiz, as: .md).text
    XCTAssertTrue(written.hasPrefix("---\nmarkup: plain\n---\n"), written)
    XCTAssertEqual(foreign(Array(written.utf8), .md).quiz?.questions, quiz.questions)
    XCTAssertFalse(QuizWriter.write(quiz, as: .moodleXML).text.contains("html"))
  }

  func testPicturesStandAtTheirPlace() throws {
    let xml = """
      <quiz><question type="multichoice"><name><text>p</text></name><questiontext format="html"><text><![CDATA[<p>Look \
      <img src="@@PLUGINFILE@@/a%20b.png" alt="a [cell]"> here.</p>]]></text>
      <file name="a b.png" path="/" encoding="base64">iVBORw0KGgo=</file></questiontext><single>true</single>
      <answer fraction="100" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/c.png">]]></text>
      <file name="c.png" path="/" encoding="base64">R0lGODlh</file></answer>
      <answer fraction="0" format="html"><text>none</text></answer></question></quiz>
      """
    let reading = QuizFile.salvage(
      Array(xml.utf8), path: "q.xml", format: .moodleXML, mediaFolder: "q-files"
    ).reading
    let question = try XCTUnwrap(reading.quiz?.questions.first)
    XCTAssertEqual(question.text, "Look ![a &#91;cell&#93;](q-files/a&#32;b.png) here.")
    // A picture alone is the answer's own.
    XCTAssertEqual(question.answers.map(\.text), ["", "none"])
    XCTAssertEqual(question.answers.map(\.media.image), ["q-files/c.png", nil])
    XCTAssertEqual(question.answers.map(\.media.imageAlt), ["c", nil])
    XCTAssertEqual(reading.media.map(\.path), ["q-files/a b.png", "q-files/c.png"])
    let media = MediaSource { path in reading.media.first { $0.path == path }?.bytes }
    let quiz = try XCTUnwrap(reading.quiz)
    for format in [QuizFormat.moodleXML, .qti, .canvas] {
      let written = QuizWriter.write(quiz, as: format, media: media)
      let again = QuizFile.salvage(written.bytes, path: "q.x", format: format, mediaFolder: "q-files").reading
      XCTAssertEqual(again.quiz?.questions.first?.text, question.text, "\(format)")
      let pictures = again.quiz?.questions.first?.answers.map(\.media.image)
      XCTAssertEqual(pictures, question.answers.map(\.media.image), "\(format)")
      XCTAssertEqual(again.media.count, 2, "\(format)")
    }
  }
}

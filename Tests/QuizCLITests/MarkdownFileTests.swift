import Foundation
import Words
import XCTest

/// Markdown files as people write them, through `quiz convert`: what is right stays right, and what is lost is told.
final class MarkdownFileTests: XCTestCase {
  /// The results for a file as JSON: the questions, the messages, and the exit code.
  private func convert(
    _ text: String, to format: String = "json", file: StaticString = #filePath, line: UInt = #line
  ) throws -> (output: String, errors: String, code: Int32) {
    let place = try Place()
    try place.write(text, to: "in.md")
    let outcome = try place.run(["quiz", "convert", "in.md", "-", "--to", format])
    return (outcome.output, outcome.errors, outcome.code)
  }

  private func questions(_ text: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(convert(text).output.utf8)) as? [String: Any]
    return try XCTUnwrap(json?["questions"] as? [[String: Any]])
  }

  /// Every way in which boxes are written: two wrong answers and a right one, in whatever order they stand.
  func testBoxes() throws {
    let lists = [
      "- [ ] b\n- [x]right\n- [ ] c", "- [ ]b\n- [x] right\n- [ ]c", "-[ ] b\n-[x] right\n-[ ]c",
      "- [\u{A0}] b\n- [x]\u{A0}right\n- [ ]\u{A0}c", "-\u{A0}[ ] b\n-\u{A0}[x] right\n-\u{A0}[\u{A0}] c",
      "* [ ] b\n* [X] right\n* [ ] c", "+ [ ] b\n+ [X]right\n+ [] c", "1. [ ] b\n2. [x] right\n3. [ ] c",
      "1) [ ]b\n2) [x]right\n3) [ ]c", "a) [ ] b\nb) [x] right\nc) [ ] c", "A. [ ] b\nB. [x] right\nC. [ ] c",
      "-\t[ ]\tb\n-\t[x]\tright\n-\t[ ]\tc", "- [ x ] right\n- [  ] b\n- [ ] c", "[ ] b\n[x] right\n[ ] c",
      "- ☐ b\n- ☑ right\n- ☐ c", "- [ ] b\n- [✅] right\n- [ ] c", "- ( ) b\n- (x)right\n- ()c",
      "\t- [ ] b\n\t- [x] right\n\t- [ ] c", "- [ ] b\n\n- [x] right\n\n- [ ] c",
      "- [ ] b\n- [ ] right\n- [ ] c\n\nAnswer: right",
    ]
    for list in lists {
      let read = try questions("# T\n\n### Which?\n\n\(list)\n\n### Next?\n\n- [x] y\n- [ ] z\n")
      XCTAssertEqual(read.count, 2, list)
      XCTAssertEqual(read.first?["text"] as? String, "Which?", list)
      let answers = try XCTUnwrap(read.first?["answers"] as? [[String: Any]], list)
      XCTAssertEqual(answers.compactMap { $0["text"] as? String }, ["b", "c", "right"], list)
      XCTAssertEqual(
        answers.filter { $0["correct"] as? Bool == true }.compactMap { $0["text"] as? String }, ["right"], list)
    }
  }

  func testWhatCannotBeReadIsToldAtItsPlace() throws {
    for (text, said, code) in [
      (
        "### A?\n- [x] a\n- [y] b\n- [ ] c\n",
        "in.md:3:1: the box '[y]' says neither right nor wrong: write '[x]' or '[ ]'", 65
      ),
      (
        "### A?\n- [x] a\n- [ ] b\n- c\n",
        "in.md:4:1: 'c' has no box, and is taken as wrong: write '[x]' or '[ ]' before it", 0
      ),
      (
        "- [x] a\n- [ ] b\n\n### A?\n- [x] a\n- [ ] b\n", "in.md:1:1: a question is expected first, found '- [x] a'", 65
      ),
      (
        "### A?\n- [x] a\n- [ ] b\n\nAnswer: c\n",
        "in.md:5:1: 'Answer' takes an answer's number (1), letter (A) or text, found 'c'", 65
      ),
      (
        "### A?\n- [x] a\n- [ ] b\n\nAnswer: b\n",
        "in.md:5:1: 'Answer: b' contradicts the boxes: remove one of the two", 65
      ),
      (
        "### A?\n- [x] a\n- [ ] b\n\n## More\n\nSome words.\n\nMore.\n",
        "in.md:7:1: this text belongs to no question and is left out: 'Some words.'", 0
      ),
      ("### A?\n\n![](a.png)\n![](b.png)\n\n- [x] a\n- [ ] b\n", "in.md:4:1: a second image cannot be carried over", 0),
    ] {
      let outcome = try convert(text)
      XCTAssertTrue(outcome.errors.contains(said), "\(text)\n\(outcome.errors)")
      XCTAssertEqual(Int(outcome.code), code, text)
    }
  }

  func testAnswersOfSeveralLinesStay() throws {
    let text =
      "# T\n\n### What prints `\\n`? {#code kind=single}\n\n- ( )\n  ```c\n  int x;\n\n    puts(\"#\");\n  ```\n- ( ) #\n- (x) one\n\n  two\n"
    let first = try convert(text)
    XCTAssertEqual(first.errors, "")
    let parts = [
      ##""```c\nint x;\n\n  puts(\"#\");\n```""##, ##""text": "#""##, ##""one\n\ntwo""##, ##"What prints `\\n`?"##,
    ]
    for part in parts {
      XCTAssertTrue(first.output.contains(part), "\(part) is not in \(first.output)")
    }
    let place = try Place()
    try place.write(text, to: "in.md")
    XCTAssertEqual(try place.run(["quiz", "convert", "in.md", "out.md"]).code, 0)
    XCTAssertEqual(
      try place.run(["quiz", "convert", "out.md", "-", "--to", "json"]).output.replacing("\"out\"", with: "\"in\""),
      first.output)
  }

  func testBracesInATextHideNoAttributes() throws {
    let json =
      #"{"title":"T","questions":[{"id":"who","category":"C","kind":"truefalse","text":"Is \"{x}\" {#a b=\" so?","correct":true}]}"#
    let place = try Place()
    try place.write(json, to: "in.json")
    XCTAssertEqual(try place.run(["quiz", "convert", "in.json", "out.md"]).code, 0)
    let back = try place.run(["quiz", "convert", "out.md", "-", "--to", "json"])
    for part in [#""id": "who""#, #""category": "C""#, #""text": "Is \"{x}\" {#a b=\" so?""#] {
      XCTAssertTrue(back.output.contains(part), back.output)
    }
  }

  /// A block of code without an end is told, and hides no question, wherever it stands.
  func testAFenceThatIsNeverClosedHidesNothing() throws {
    for broken in [[0], [2], [5], [1, 2], [0, 3, 5]] {
      var text = "# T\n"
      for number in 0..<6 {
        text +=
          "\n### Q\(number)?\n\n```js\nlet a = \(number)\n# no title\n" + (broken.contains(number) ? "" : "```\n")
          + "\n- [x] a\n- [ ] b\n"
      }
      let outcome = try convert(text)
      XCTAssertEqual(outcome.code, 65)
      for (before, number) in broken.enumerated() {
        let said = "in.md:\(5 + 10 * number - before):1: the block of code that opens here is never closed"
        XCTAssertTrue(outcome.errors.contains(said), "\(said)\n\(outcome.errors)\n\(text)")
        XCTAssertTrue(outcome.output.contains("let a = \(number)"), outcome.output)
      }
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, broken.count, outcome.errors)
      XCTAssertEqual(try questions(text).count, 6, text)
    }
    let inside = "# T\n\n### A?\n\n- [ ]\n  ```c\n  int x;\n- [x] b\n\n### B?\n\n- [x] b\n- [ ] c\n"
    XCTAssertEqual(try questions(inside).count, 2)
  }

  /// A fence behind the marker of an answer opens a block too, in which nothing is a heading or a list.
  func testAFenceBehindTheMarkerOfAnAnswerOpensCode() throws {
    for (marker, other, key) in [("- [x]", "- [ ]", ""), ("A)", "B)", "\nAnswer: A\n")] {
      let answers = "\(marker) ```python\n   # comment\n   - x\n\n     y\n   ```\n\(other) ```\n   b\n   ```\n"
      let outcome = try convert("# T\n\n### Q?\n\n" + answers + key)
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertEqual(outcome.errors, "", answers)
      for code in [#""```python\n# comment\n- x\n\n  y\n```", "correct": true"#, #""```\nb\n```""#] {
        XCTAssertTrue(outcome.output.contains(code), outcome.output)
      }
    }
  }

  func testListsThatAreNoQuestions() throws {
    let quiz = "# T\n\n### A?\n- [x] a\n- [ ] b\n"
    for (more, said, code) in [
      (
        "## References\n\n1. https://a.example\n2. [Book](https://b.example)\n",
        "warning: in.md:9:1: this text belongs to no question", 0
      ),
      (
        "### References\n\n1. https://a.example\n2. [Book](https://b.example)\n",
        "warning: in.md:9:1: this text belongs to no question", 0
      ),
      (
        "### Fill in the blanks\n\n1. Paris lies in ____.\n2. Rome lies in ____.\n",
        "in.md:9:1: this list is nothing to be put in order", 65
      ),
      (
        "### Look here\n\n1. https://a.example\n2. https://b.example\n",
        "in.md:9:1: this list is nothing to be put in order", 65
      ),
    ] {
      let outcome = try convert("\(quiz)\n\(more)")
      XCTAssertEqual(Int(outcome.code), code, "\(more)\(outcome.errors)")
      XCTAssertTrue(outcome.errors.contains(said), outcome.errors)
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, outcome.errors)
      XCTAssertEqual(try questions("\(quiz)\n\(more)").count, 1)
    }
    let claims = try questions("\(quiz)\n### Which are true?\n\n1. One\n2. Two\n\n- [x] only 1\n- [ ] both\n")
    XCTAssertEqual(claims.last?["text"] as? String, "Which are true?\n\n1. One\n2. Two")
    let part = try questions("\(quiz)\n### Part\n\n1. One?\n   - [x] a\n   - [ ] b\n2. Two?\n   Answer: Rome\n")
    XCTAssertEqual(part.map { $0["category"] as? String }, [nil, "Part", "Part"])
  }

  func testAnImageFromElsewhereIsLostAlone() throws {
    for path in ["https://x.example/a.png", "../a.png", "/a.png"] {
      let outcome = try convert("# T\n\n### A?\n\n![A cat](\(path))\n\n- [x] a\n- [ ] b\n")
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertTrue(
        outcome.errors.contains("warning: in.md:5:1: the image '\(path)' is not in the quiz's folder"), outcome.errors)
      XCTAssertTrue(outcome.output.contains(#""text": "A?""#), outcome.output)
    }
  }

  func testAnImageFromElsewhereInsideALineIsLostAlone() throws {
    let remote = "![A cat](https://x.example/a.png)"
    let outcome = try convert(
      "# T\n\n### Who is \(remote)?\n\nSee \(remote), `\(remote)`.\n\n- [x] a \(remote)\n- [ ] b\n")
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    for place in ["3:1", "5:1", "7:1"] {
      XCTAssertTrue(
        outcome.errors.contains("warning: in.md:\(place): the image 'https://x.example/a.png' is not in"),
        outcome.errors)
    }
    XCTAssertTrue(
      outcome.output.contains(#""text": "Who is A cat?\n\nSee A cat, `![A cat](https://x.example/a.png)`.""#),
      outcome.output)
    XCTAssertTrue(outcome.output.contains(#""text": "a A cat""#), outcome.output)
  }

  func testCharacterReferences() throws {
    let answers = { (question: [String: Any]) in
      (question["answers"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    }
    let read = try questions(
      "# T\n\n### Is 1 &lt; 2 &amp; so&shy;on, \\&lt;?\n\n- [x] &eacute;\n- [ ] &amp;lt;\n"
        + "\n### Is 1 &lt; 2, `&lt;` \\&lt;?\n\n- [x] &eacute;\n- [ ] &amp;lt;\n")
    XCTAssertEqual(read[0]["text"] as? String, "Is 1 < 2 & so\u{AD}on, &lt;?")
    XCTAssertEqual(answers(read[0]), ["&lt;", "é"])
    // Code is markup: the references are those of Markdown then.
    XCTAssertEqual(read[1]["text"] as? String, "Is 1 &lt; 2, `&lt;` \\&lt;?")
    XCTAssertEqual(answers(read[1]), ["&amp;lt;", "&eacute;"])
    XCTAssertEqual([read[0], read[1]].map { $0["markup"] as? String }, [nil, "markdown"])
    // A file that says that it is plain has its references decoded, beside code too.
    let plain = try questions("---\nmarkup: plain\n---\n\n### Is `&lt;` 1 &lt; 2?\n\n- [x] &eacute;\n- [ ] &amp;lt;\n")
    XCTAssertEqual(plain[0]["text"] as? String, "Is `&lt;` 1 < 2?")
    XCTAssertEqual(answers(plain[0]), ["&lt;", "é"])
  }

  func testFrontMatter() throws {
    let outcome = try convert("---\ntitle: \"T: \\\"x\\\"\"\nautor: Ada\nlayout: page\n---\n### A?\n- [x] a\n- [ ] b\n")
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(
      outcome.errors.contains("warning: in.md:3:1: unknown key 'autor': did you mean 'author'?"), outcome.errors)
    XCTAssertTrue(outcome.errors.contains("warning: in.md:4:1: unknown key 'layout'"), outcome.errors)
    XCTAssertTrue(outcome.output.contains(#""title": "T: \"x\"""#), outcome.output)
  }
}

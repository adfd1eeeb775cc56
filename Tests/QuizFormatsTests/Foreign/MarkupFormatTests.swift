import QuizCore
import QuizFormats
import XCTest

/// Markdown and Moodle XML.
final class MarkupFormatTests: XCTestCase {
  func testMarkdown() throws {
    for test in markdown { try test.check() }
  }

  private let markdown: [ForeignCase] = [
    ForeignCase(
      "headings", .md,
      """
      # My quiz

      About it.

      ## Space

      ### Which planet has rings? {#rings points=2 hint="Look up"}

      - ( ) Mars
      - (x) Saturn
        > The best known.
      - (50%) Uranus

      > Four planets have rings.
      > Saturn's are the widest.

      ### Which are prime?
      Any number.

      * [x] 2
      * [ ] 4
      * [X] 5

      ### Bees sleep.
      - [x] True
      - [ ] False

      ### Sort
      1. one
      2. two

      ### Match
      - a -> 1
      - b -> 2
      - -> 3

      ### Who?
      Answer: Ada
      Answer (50%): Bob

      ### Pi?
      Answer: 3.14 ± 0.01

      ### Read this {kind=info}
      """,
      #"""
      {"id": "rings", "kind": "single", "text": "Which planet has rings?", "category": "Space", "points": 2,
        "hint": "Look up", "explanation": "Four planets have rings.\nSaturn's are the widest.",
        "answers": [{"text": "Mars"}, {"text": "Saturn", "correct": true, "feedback": "The best known."},
          {"text": "Uranus", "fraction": 0.5}]},
      {"kind": "multiple", "text": "Which are prime?\nAny number.", "category": "Space",
        "answers": [{"text": "2", "correct": true}, {"text": "4"}, {"text": "5", "correct": true}]},
      {"kind": "truefalse", "text": "Bees sleep.", "category": "Space", "correct": true},
      {"kind": "order", "text": "Sort", "category": "Space", "answers": [{"text": "one"}, {"text": "two"}]},
      {"kind": "match", "text": "Match", "category": "Space", "pairs": [["a", "1"], ["b", "2"]], "extra": ["3"]},
      {"kind": "text", "text": "Who?", "category": "Space", "answers": [{"accept": "Ada", "correct": true},
        {"accept": "Bob", "fraction": 0.5}]},
      {"kind": "number", "text": "Pi?", "category": "Space", "correct": 3.14, "tolerance": 0.01},
      {"kind": "info", "text": "Read this", "category": "Space"}
      """#),
    ForeignCase(
      "numbers, code, images", .md,
      """
      1. What does this print?

         ```swift
         # print(1)
         - [x] no answer
         ```

         - [x] 1
         - [ ] \\*2\\*
           > no

         > It prints.

      2) ![A cat](img/cat.png)
         What is this?
         ![A cat](img/cat.png)
         - ( ) a dog
         - (x) a cat
      """,
      #"""
      {"kind": "single", "markup": "markdown", "text": "What does this print?\n\n```swift\n# print(1)\n- [x] no answer\n```",
        "explanation": "It prints.", "answers": [{"text": "1", "correct": true}, {"text": "\\*2\\*", "feedback": "no"}]},
      {"kind": "single", "markup": "markdown", "text": "![A cat](img/cat.png)\nWhat is this?", "image": "img/cat.png", "imageAlt": "A cat",
        "answers": [{"text": "a cat", "correct": true}, {"text": "a dog"}]}
      """#),
    ForeignCase(
      "a readme is no quiz", .md,
      "# Project\n\nSome words.\n\n## Install\n\n1. Do this\n2. Do that\n\n- a\n- b\n\n### Use\n\nx",
      "",
      "1:1: no question was found: in Markdown one is a heading '### What?' with a list of '- [x] right' and '- [ ] wrong'"
    ),
    ForeignCase(
      "broken questions are skipped", .md,
      "### A? 1️⃣\n\nNothing.\n\n### B? {kind=singel}\n- [x] a\n- [ ] b\n\n### C?\n- [x] a\n- [ ] b\n\n### D? {points=many}\n- [x] a\n- [ ] b",
      #"{"kind": "single", "text": "C?", "answers": [{"text": "a", "correct": true}, {"text": "b"}]}"#,
      "1:1: the question has no answer: write at least two", "5:1: unknown kind 'singel': did you mean 'single'?",
      "13:1: 'points' takes a number, found 'many'"),
  ]

  func testMoodleXML() throws {
    for test in moodle { try test.check() }
  }

  private let moodle: [ForeignCase] = [
    ForeignCase(
      "every type", .moodleXML,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <quiz>
      <!-- exported -->
      <question type="category"><category><text>$course$/top/Science</text></category></question>
      <question type="multichoice"><name><text>mc</text></name>
        <questiontext format="html"><text><![CDATA[<p>Which &amp; <b>what</b>?<br>Say.</p>]]></text></questiontext>
        <generalfeedback format="html"><text>&lt;p&gt;So.&lt;/p&gt;</text></generalfeedback>
        <defaultgrade>2.0000000</defaultgrade>1️⃣<penalty>0.3333333</penalty><single>true</single>
        <answer fraction="100" format="html"><text>yes</text><feedback format="html"><text>Right</text></feedback></answer>
        <answer fraction="33.33333"><text>half</text></answer><answer fraction="0"><text>no</text></answer></question>
      <question type="multichoice"><questiontext><text>Any?</text></questiontext><single>false</single>
        <answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer>
        <answer fraction="-100"><text>c</text></answer></question>
      <question type="truefalse"><questiontext><text>So?</text></questiontext>
        <answer fraction="0"><text>true</text><feedback><text>No</text></feedback></answer>
        <answer fraction="100"><text>false</text></answer></question>
      <question type="shortanswer"><questiontext><text>Who?</text></questiontext><usecase>1</usecase>
        <answer fraction="100"><text>Ada</text></answer><answer fraction="100"><text>Ada*</text></answer></question>
      <question type="numerical"><questiontext><text>How many?</text></questiontext>
        <answer fraction="100"><text>7</text><tolerance>0.5</tolerance></answer></question>
      <question type="matching"><questiontext><text>Match</text></questiontext>
        <subquestion><text>a</text><answer><text>1</text></answer></subquestion>
        <subquestion><text>b</text><answer><text>2</text></answer></subquestion>
        <subquestion><text></text><answer><text>3</text></answer></subquestion></question>
      <question type="description"><questiontext><text>Read</text></questiontext></question>
      <question type="essay"><questiontext><text>Tell</text></questiontext><defaultgrade>4</defaultgrade></question>
      <question type="essay"><questiontext><text>Say</text></questiontext><defaultgrade>0</defaultgrade></question>
      <question type="cloze"><questiontext><text>{1:SA:=x}</text></questiontext></question>
      2️⃣<question type="stack"><questiontext><text>{x}?</text></questiontext></question>
      </quiz>
      """,
      #"""
      {"id": "mc", "kind": "single", "markup": "markdown", "text": "Which & **what**?\nSay.", "category": "Science", "points": 2,
        "explanation": "So.", "answers": [{"text": "half", "fraction": 0.3333333333333333}, {"text": "no"},
          {"text": "yes", "correct": true, "feedback": "Right"}]},
      {"kind": "multiple", "text": "Any?", "category": "Science", "answers": [{"text": "a", "fraction": 0.5},
        {"text": "b", "fraction": 0.5}, {"text": "c", "fraction": -1}]},
      {"kind": "truefalse", "text": "So?", "category": "Science", "correct": false,
        "answers": [{"id": "true", "feedback": "No"}]},
      {"kind": "text", "text": "Who?", "category": "Science", "accept": ["Ada", "Ada*"], "caseSensitive": true},
      {"kind": "number", "text": "How many?", "category": "Science", "correct": 7, "tolerance": 0.5},
      {"kind": "match", "text": "Match", "category": "Science", "pairs": [["a", "1"], ["b", "2"]], "extra": ["3"]},
      {"kind": "info", "text": "Read", "category": "Science"}, {"kind": "text", "text": "Tell", "category": "Science",
        "points": 4, "marked": "by hand"}, {"kind": "text", "text": "Say", "category": "Science"},
      {"kind": "gaps", "text": "[[1]]", "category": "Science", "gaps": {"1": {"accept": ["x"]}}}
      """#,
      "1️⃣: warning: the penalty for further tries cannot be carried over: choose a mode that takes points off for further tries",
      "2️⃣: a question of type 'stack' cannot be carried over: ask it in another way"),
    ForeignCase(
      "an entity bomb", .moodleXML,
      "<!DOCTYPE quiz [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<quiz><question type=\"description\"><questiontext>"
        + "<text>&b;</text></questiontext></question></quiz>",
      "", "1:16: a DOCTYPE is refused: remove it, and write texts in the place of its entities"),
    ForeignCase(
      "another XML", .moodleXML, "<feed/>", "", "1:1: a Moodle quiz begins with '<quiz>', found '<feed>'"),
    ForeignCase(
      "what came before the damage is read", .moodleXML,
      "<quiz><question type=\"description\"><questiontext><text>One</text></questiontext></question>\n<question",
      #"{"kind": "info", "text": "One"}"#, "2:1: this is no XML: unclosed token"),
  ]

  func testDeepXMLIsRefused() {
    let text = String(repeating: "<quiz>", count: 100_000)
    let reading = foreign(Array(text.utf8), .moodleXML)
    XCTAssertNil(reading.quiz)
    XCTAssertEqual(reading.diagnostics.map(\.message), ["this is no XML: elements are nested too deep"])
  }

  func testEncodings() throws {
    let bytes = Array("// t\nCaf".utf8) + [0xE9] + Array(" {T}\n\nO".utf8) + [0x80] + Array(" é {T}".utf8)
    let reading = foreign(bytes, .gift)
    XCTAssertEqual(reading.quiz?.questions.map(\.text), ["Café", "O€ é"])
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      [
        "q.x:2:4: warning: bad encoding: the byte 0xE9 is no UTF-8, read as 'é': save the file as UTF-8",
        "q.x:4:2: warning: bad encoding: the byte 0x80 is no UTF-8, read as '€': save the file as UTF-8",
      ])
    let wide: [UInt8] =
      [0xFF, 0xFE] + "text\ta\tb\tcorrect\nÉ?\tx\ty\t1\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    XCTAssertEqual(foreign(wide, .tsv).quiz?.questions.map(\.text), ["É?"])
    let marked = [0xEF, 0xBB, 0xBF] + Array("text,correct\nA?,true\n".utf8)
    XCTAssertEqual(foreign(marked, .csv).diagnostics.map(\.description), [])
  }
}

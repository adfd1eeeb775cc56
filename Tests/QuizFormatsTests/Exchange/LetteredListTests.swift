import QuizCore
import QuizFormats
import XCTest

/// Questions in Markdown as chat programs and teachers write them: answers with letters, and what is right in words.
final class LetteredListTests: XCTestCase {
  func testLayouts() throws {
    for test in layouts { try test.check() }
  }

  func testKeys() throws {
    for test in keys { try test.check() }
  }

  func testWhatIsNoQuestion() throws {
    for test in others { try test.check() }
  }

  private static let nice =
    #"{"kind": "single", "text": "Capital?", "answers": [{"text": "Lyon"}, {"text": "Paris", "correct": true}]}"#

  private let layouts: [ForeignCase] = [
    ForeignCase(
      "bold numbers", .md,
      """
      # Quiz

      **1. Capital?**

      A) Paris
      B) Lyon

      **Answer:** A

      **2.** *Next?*

      - A) one
      - B) two

      **Correct answer: B**
      **Explanation:** because

      ### Third?
      - [ ] one
      - [x] two

      **Question 4:** Fourth?
      a. one
      b. two
      Correct: a) one

      ---

      **Q5.** Fifth?

      * **A)** one
      * **B)** two
        and a half

      > **Answer: B**
      """,
      nice + #"""
        , {"kind": "single", "markup": "markdown", "text": "Next?", "explanation": "**Explanation:** because",
            "answers": [{"text": "one"}, {"text": "two", "correct": true}]},
        {"kind": "single", "text": "Third?", "answers": [{"text": "one"}, {"text": "two", "correct": true}]},
        {"kind": "single", "text": "Fourth?", "answers": [{"text": "one", "correct": true}, {"text": "two"}]},
        {"kind": "single", "text": "Fifth?", "answers": [{"text": "one"}, {"text": "two\nand a half", "correct": true}]}
        """#),
    ForeignCase(
      "plain numbers, and what is said before", .md,
      "# Quiz\n\nAbout.\n\n1) Capital?\n\nA) Paris\nB) Lyon\n\nAnswer: A\n\n2) Next?\n\nA. one\nB. two\n\nAnswer: B\n",
      nice + #", {"kind": "single", "text": "Next?", "answers": [{"text": "one"}, {"text": "two", "correct": true}]}"#),
    ForeignCase(
      "paragraphs, the first of all among them", .md,
      """
      What this is about.

      Capital?

      A) Paris
      B) Lyon

      Antwort: A

      **Pick
      two.**

      (a) one
      (b) two
      (c) three

      Richtige Antworten: a und c
      """,
      nice + #"""
        , {"kind": "multiple", "markup": "markdown", "text": "**Pick\ntwo.**",
          "answers": [{"text": "one", "correct": true}, {"text": "three", "correct": true}, {"text": "two"}]}
        """#),
    ForeignCase(
      "what is right stands out", .md,
      """
      1. One?
      A) x
      **B) y**

      2. Two?
      - A) x ✅
      - B) y ❌

      3. Three?
      A. x
      B. y (richtig)

      4. Four?
      **A) True**
      **B) False**
      Lösung: B

      5. Five?
      A) **x**
      B) y
      """,
      #"""
      {"kind": "single", "text": "One?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]},
      {"kind": "single", "text": "Two?", "answers": [{"text": "x", "correct": true}, {"text": "y"}]},
      {"kind": "single", "text": "Three?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]},
      {"kind": "truefalse", "text": "Four?", "correct": false},
      {"kind": "single", "text": "Five?", "answers": [{"text": "x", "correct": true}, {"text": "y"}]}
      """#),
    ForeignCase(
      "typed answers in other words", .md,
      "**Capital of France?**\n\n**Answer:** Paris\n\n**How many?**\n\nLösung: 3\n\n### Who?\n\nAntwort: Ada\n",
      #"""
      {"kind": "text", "text": "Capital of France?", "accept": ["Paris"]},
      {"kind": "number", "text": "How many?", "correct": 3}, {"kind": "text", "text": "Who?", "accept": ["Ada"]}
      """#),
  ]

  private let keys: [ForeignCase] = [
    ForeignCase(
      "a list of answers at the end", .md,
      """
      1. Capital?
         - a) Paris
         - b) Lyon

      2. Which?
         - a) x
         - b) y

      3. What?

      ## Answer key
      1. a
      2. **B) y** – because
      3. foo
      1️⃣9. A
      """,
      nice + #"""
        , {"kind": "single", "text": "Which?", "explanation": "because", "answers": [{"text": "x"}, {"text": "y", "correct": true}]},
        {"kind": "text", "text": "What?", "accept": ["foo"]}
        """#, "1️⃣: warning: this text belongs to no question and is left out: '9. A'"),
    ForeignCase(
      "on one line, and for boxes", .md,
      "### Capital?\n- [ ] Paris\n- [ ] Lyon\n\n### Question 7\nB?\nA) x\nB) y\n\n**Lösungen**\n\n1-A, 7: b\n",
      nice
        + #", {"kind": "single", "text": "Question 7\nB?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}"#
    ),
    ForeignCase(
      "an answer that there is not", .md,
      "1. Capital?\nA) Paris\nB) Lyon\n2️⃣Answer: 4\n\n2. Capital?\n3️⃣A) Paris\nB) Lyon\n\n3. Capital?\nA) Paris\nB) Lyon\nAnswer: A) Paris, the city\n",
      #"{"kind": "single", "text": "Capital?", "explanation": "the city", "answers": [{"text": "Lyon"}, {"text": "Paris", "correct": true}]}"#,
      "2️⃣: 'Answer' takes an answer's number (1), letter (A) or text, found '4'",
      "3️⃣: no answer is marked right: mark one"),
  ]

  private let others: [ForeignCase] = [
    ForeignCase(
      "letters that are a part of the question", .md,
      """
      ### Which are true?
      A) Water is wet.
      B) Fire is cold.

      - [x] Only A
      - [ ] More

      ### Who wrote it?
      A. Smith
      B. Jones

      Answer: Newton

      ### Read. {kind=info}
      A) one
      B) two
      """,
      #"""
      {"kind": "single", "text": "Which are true?\nA) Water is wet.\nB) Fire is cold.",
        "answers": [{"text": "More"}, {"text": "Only A", "correct": true}]},
      {"kind": "text", "text": "Who wrote it?\nA. Smith\nB. Jones", "accept": ["Newton"]},
      {"kind": "info", "text": "Read.\nA) one\nB) two"}
      """#),
    ForeignCase(
      "words that explain", .md,
      "### One?\n- [x] a\n- [ ] b\n\nLösung: weil es so ist.\n\nSee **2. below** and\nA. Smith.\n",
      #"""
      {"kind": "single", "markup": "markdown", "text": "One?", "explanation": "See **2. below** and\nA. Smith.\nLösung: weil es so ist.",
        "answers": [{"text": "a", "correct": true}, {"text": "b"}]}
      """#),
    ForeignCase(
      "what only seems to be a question is told", .md,
      """
      # Quiz

      1️⃣What is 2 + 2?
      - 3
      - **4**

      ### One?
      - [x] a
      - [ ] b

      2️⃣**And then?**
      • x
      • y

      **1. Who?**
      A) x
      B) y
      Answer: B

      3️⃣**2. Explain.**
      """,
      #"""
      {"kind": "single", "markup": "markdown", "text": "One?", "explanation": "**And then?**\n• x\n• y", "answers": [{"text": "a", "correct": true}, {"text": "b"}]},
      {"kind": "single", "text": "Who?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}
      """#,
      "1️⃣: warning: 'What is 2 + 2?' seems to be a question and is taken as text: write '### ' before it, and '- [x] ' or '- [ ] ' before its answers",
      "2️⃣: warning: '**And then?**' seems to be a question and is taken as text: write '### ' before it, and '- [x] ' or '- [ ] ' before its answers",
      "3️⃣: the question has no answer: write at least two"),
  ]
}

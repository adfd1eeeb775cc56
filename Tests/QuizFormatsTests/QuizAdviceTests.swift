import QuizCore
import QuizFormats
import XCTest

/// Tests what a thorough reading warns of, and a plain one does not.
final class QuizAdviceTests: XCTestCase {
  func testAdvice() {
    for (name, sample, expected) in cases {
      let marked = MarkedText(sample)
      let bytes = Array(marked.text.utf8)
      let reading = QuizFile.read(bytes, path: "q.json", thorough: true)
      let found = reading.diagnostics.map { String($0.description.dropFirst("q.json:".count)) }
      XCTAssertEqual(found, expected.map(marked.resolved), name)
      XCTAssertNotNil(reading.quiz, name)
      XCTAssertEqual(QuizFile.read(bytes, path: "q.json").diagnostics, [], "\(name): a plain reading is silent")
    }
  }

  private let cases: [(name: String, sample: String, expected: [String])] = [
    (
      "no id",
      #"{"title": "T", "questions": [{"id": "a", "kind": "info", "text": "?"}, 1️⃣{"kind": "info", "text": "?"}]}"#,
      ["1️⃣: warning: question 'q2' has no id of its own: a question put before it would renumber it; give it one"]
    ),
    (
      "more is drawn than there is",
      #"""
      { "title": "T", "pick": 1️⃣5, "sections": [{ "id": "A", "pick": 2️⃣3 }, { "id": "B", "pick": 1 }], "questions": [
        { "id": "i", "kind": "info", "text": "?" }, { "id": "a", "kind": "number", "text": "?", "correct": 1 },
        { "id": "b", "kind": "number", "text": "?", "correct": 1, "section": "A" },
        { "id": "c", "kind": "number", "text": "?", "correct": 1, "section": "A" },
        { "id": "d", "kind": "number", "text": "?", "correct": 1, "section": "B" },
        { "id": "e", "kind": "number", "text": "?", "correct": 1, "section": "B" }] }
      """#,
      [
        "1️⃣: warning: 'pick' of the quiz is '5', and there are 4 questions to draw from, so none is left out: "
          + "write a smaller number, or remove it",
        "2️⃣: warning: 'pick' of section 'A' is '3', and there are 2 questions to draw from, so none is left out: "
          + "write a smaller number, or remove it",
      ]
    ),
    (
      "as much is drawn as there is",
      #"""
      { "title": "T", "pick": 1, "sections": [{ "id": "A", "pick": 1 }], "questions": [
        { "id": "b", "kind": "number", "text": "?", "correct": 1, "section": "A" }] }
      """#, []
    ),
    (
      "typos that nothing forgives",
      #"""
      { "title": "T", "defaults": { "typos": 1 }, "questions": [
        { "id": "a", "kind": "text", "text": "?", "accept": ["cat", "12345", "oak*"], 1️⃣"typos": 1 },
        { "id": "b", "kind": "text", "text": "?", "answers": [{ "accept": "cat", "fraction": 1 }], 2️⃣"typos": 2 },
        { "id": "c", "kind": "text", "text": "?", "accept": ["cat", "lion"], "typos": 1 },
        { "id": "d", "kind": "text", "text": "?", "accept": ["cat"], "typos": 0 },
        { "id": "e", "kind": "text", "text": "?", "accept": ["cat"] }] }
      """#,
      ["1️⃣: warning: 'typos' of question 'a'", "2️⃣: warning: 'typos' of question 'b'"].map {
        $0 + " forgives nothing: answers of three letters or fewer, and those with '*', must be right; remove it"
      }
    ),
    (
      "unmarked among marked",
      #"""
      { "title": "T", "questions": [
        { "id": "a", "kind": "number", "text": "?", "correct": 1 }, { "id": "i", "kind": "info", "text": "?" },
        1️⃣{ "id": "b", "text": "?", "answers": [{ "text": "x" }] } ] }
      """#,
      [
        "1️⃣: warning: question 'b' has nothing marked right, and earns no points among questions that do: "
          + "mark one as right"
      ]
    ),
    (
      "an essay that is none yet",
      #"""
      { "title": "T", "questions": [
        { "id": "a", "kind": "number", "text": "?", "correct": 1 }, 1️⃣{ "id": "b", "kind": "text", "text": "?" },
        { "id": "c", "kind": "text", "text": "?", "marked": "by hand" } ] }
      """#,
      [
        "1️⃣: warning: question 'b' has nothing marked right, and earns no points among questions that do: "
          + "mark one as right, or write 'marked': 'by hand' to mark the answers yourself"
      ]
    ),
    (
      "all unmarked, and meant so",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "text": "?", "answers": [{"text": "x"}]}]}"#, []
    ),
    (
      "nothing is marked", #"{"title": "T", "questions": [1️⃣{"id": "b", "text": "?", "answers": [{"text": "x"}]}]}"#,
      [
        "1️⃣: warning: question 'b' has nothing marked right, and the quiz has neither outcomes nor a mode: "
          + "mark one as right"
      ]
    ),
    (
      "parts that do not add up",
      #"""
      { "title": "T", "author": "Ada", "licence": "CC0", "questions": [
        1️⃣{ "id": "a", "kind": "multiple", "text": "?", "answers": [
          { "text": "x", "fraction": 0.5 }, { "text": "y", "fraction": 0.4 }, { "text": "z", "fraction": -1 }] },
        2️⃣{ "id": "b", "text": "?", "answers": [{ "text": "x", "fraction": 0.5 }, { "text": "y" }] },
        { "id": "c", "text": "?", "answers": [{ "text": "x", "fraction": 0.5 }, { "text": "y", "correct": true }] }] }
      """#,
      [
        "1️⃣: warning: the right answers of question 'a' earn '0.9' of the points together: make it 1",
        "2️⃣: warning: the right answers of question 'b' earn '0.5' of the points together: make it 1",
      ]
    ),
    (
      "an empty answer, and no licence",
      #"1️⃣{"title": "T", "source": "A book", "plugin": "x", "questions": [{"id": "b", "text": "?", "answers": [2️⃣{"text": ""}]}]}"#,
      [
        "1️⃣: warning: the quiz names its author or source and has no 'licence': add one, "
          + "as in 'CC BY 4.0'", "2️⃣: warning: answer 'a' of question 'b' has an empty text: write one",
      ]
    ),
    (
      "equal texts",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "text": "?", "answers": [1️⃣{"text": "x"}, {"text": "y"}, 2️⃣{"text": "x"}]}]}"#,
      ["2️⃣: warning: the text 'x' of answer 'c' of question 'b' is already that of the answer at 1️⃣"]
    ),
    (
      "rules show no text",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "text", "text": "?", "answers": [{"accept": "x"}, {"accept": "y"}]}]}"#,
      []
    ),
    (
      "otherwise before another rule",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "number", "text": "?", "answers": [1️⃣{"otherwise": true}, {"value": 1}]}]}"#,
      [
        "1️⃣: warning: answer 'a' of question 'b' applies when no other does, wherever it stands: write it last"
      ]
    ),
    (
      "otherwise twice",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "text", "text": "?", "answers": [{"accept": "x"}, 1️⃣{"otherwise": true}, 2️⃣{"otherwise": true}]}]}"#,
      [
        "2️⃣: warning: answer 'c' of question 'b' never applies, as the answer at 1️⃣ takes all that it would: "
          + "put the narrower one first, or remove one"
      ]
    ),
    (
      "a rule behind one that takes everything",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "text", "text": "?", "answers": [1️⃣{"accept": ["x", "*"]}, 2️⃣{"accept": "y"}, 3️⃣{"otherwise": true}]}]}"#,
      [
        "2️⃣: warning: answer 'b' of question 'b' never applies, as the answer at 1️⃣ takes all that it would: "
          + "put the narrower one first, or remove one",
        "3️⃣: warning: answer 'c' of question 'b' never applies, as the answer at 1️⃣ takes all that it would: "
          + "put the narrower one first, or remove one",
      ]
    ),
    (
      "patterns within patterns",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "text", "text": "?", "answers": [1️⃣{"accept": "Re*"}, 2️⃣{"accept": ["red", "rea*r"]}, {"accept": ["red", "green"]}, {"accept": "\\*"}, {"accept": "Gr\\*"}]}]}"#,
      [
        "2️⃣: warning: answer 'b' of question 'b' never applies, as the answer at 1️⃣ takes all that it would: "
          + "put the narrower one first, or remove one"
      ]
    ),
    (
      "case may matter",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "text", "text": "?", "caseSensitive": true, "answers": [{"accept": "Co"}, {"accept": "CO"}]}]}"#,
      []
    ),
    (
      "a number within the reach of another",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "number", "text": "?", "answers": [1️⃣{"value": 330, "tolerance": 60}, 2️⃣{"value": 331, "tolerance": 5}, 4️⃣{"value": 390, "tolerance": 5}, 3️⃣{"value": 390, "tolerance": 5}, {"otherwise": true}]}]}"#,
      [
        "2️⃣: warning: answer 'b' of question 'b' never applies, as the answer at 1️⃣ takes all that it would: "
          + "put the narrower one first, or remove one",
        "3️⃣: warning: answer 'd' of question 'b' never applies, as the answer at 4️⃣ takes all that it would: "
          + "put the narrower one first, or remove one",
      ]
    ),
    (
      "equal bounds of a slider",
      #"{"title": "T", "plugin": "survey", "questions": [{"id": "b", "kind": "range", "text": "?", "answers": [1️⃣{"upTo": 1}, {"upTo": 0.5}, 2️⃣{"upTo": 1}]}]}"#,
      [
        "2️⃣: warning: answer 'c' of question 'b' never applies, as the answer at 1️⃣ takes all that it would: "
          + "put the narrower one first, or remove one"
      ]
    ),
    (
      "two bands from the same percentage",
      #"{"title": "T", "plugin": "survey", "bands": [1️⃣{"from": 80}, {"from": 0}, 2️⃣{"from": 80.0}], "questions": [{"id": "b", "text": "?", "answers": [{"text": "x"}]}]}"#,
      [
        "2️⃣: warning: band 3 begins at '80' like the band at 1️⃣, and is never given: write another 'from', or remove it"
      ]
    ),
    (
      "an outcome that no answer leads to", outcomes(#"1️⃣{"id": "owl"}, {"id": "cat"}"#, #"{"cat": 1}"#, "{}"),
      []
    ),
    (
      "no answer leads anywhere: the mode that is named finds the outcome",
      #"{"id": "x", "title": "T", "plugin": "mirror", "outcomes": [{"id": "cat"}, {"id": "owl"}], "questions": [{"id": "b", "text": "?", "answers": [{"text": "x"}, {"text": "y"}]}]}"#,
      []
    ),
    (
      "the first wins ties, the second does not", outcomes(#"{"id": "cat"}, 1️⃣{"id": "owl"}"#, #"{"cat": 1}"#, "{}"),
      ["1️⃣: warning: outcome 'owl' can never win: whatever is answered, 'cat' is ahead of it"]
    ),
    (
      "always behind", outcomes(#"1️⃣{"id": "owl"}, {"id": "cat"}"#, #"{"owl": 1, "cat": 2}"#, #"{"cat": 1}"#),
      ["1️⃣: warning: outcome 'owl' can never win: whatever is answered, 'cat' is ahead of it"]
    ),
    (
      "no answer speaks for any", outcomes(#"{"id": "owl"}, 1️⃣{"id": "cat"}"#, "{}", "{}"),
      ["1️⃣: warning: outcome 'cat' can never win: whatever is answered, 'owl' is ahead of it"]
    ),
    (
      "a mode finds them in its own way",
      #"{"title": "T", "plugin": "adventure", "outcomes": [{"id": "owl"}, {"id": "cat"}], "questions": ["#
        + #"{"id": "q", "text": "?", "answers": [{"text": "x"}, {"text": "y"}]}]}"#, []
    ),
    ("each can win", outcomes(#"{"id": "owl"}, {"id": "cat"}"#, #"{"owl": 1, "cat": 2}"#, #"{"owl": 1}"#), []),
  ]

  private static func outcomes(_ declared: String, _ first: String, _ second: String) -> String {
    #"{"title": "T", "outcomes": [\#(declared)], "questions": [{"id": "q", "text": "?", "answers": ["#
      + #"{"text": "x", "outcomes": \#(first)}, {"text": "y", "outcomes": \#(second)}]}]}"#
  }
}

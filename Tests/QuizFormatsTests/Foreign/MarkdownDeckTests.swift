import QuizCore
import QuizTesting
import XCTest

@testable import QuizFormats

/// Cards in Markdown, as hashcards and notes for Obsidian have them.
final class MarkdownDeckTests: XCTestCase {
  private func read(_ text: String, _ path: String = "deck.md") -> QuizFileReading {
    QuizFile.read(Array(text.utf8), path: path)
  }

  private func cards(_ text: String, _ path: String = "deck.md") throws -> [String] {
    let reading = read(text, path)
    let quiz = try XCTUnwrap(reading.quiz, "\(reading.diagnostics.map(\.description))")
    XCTAssertEqual(quiz.plugin, "cards")
    return quiz.questions.map { question in
      XCTAssertEqual(question.kind, .text)
      let parts = [question.id, question.text, question.accept.first ?? "", question.explanation ?? ""]
      return (parts + (question.markup == .markdown ? ["markdown"] : [])).joined(separator: " | ")
    }
  }

  func testLinesWithLabels() throws {
    let text = """
      ---
      name = "Geography"
      ---

      Q: What is the capital of France?
      A: Paris

      Q: What is the **order** of
      a group $G$?
      A: The number of its elements,
      written $|G|$.
      ---
      Q: Name three primes
      A:
      - 2
      - 3
      C: The [order] of a group is [the number] of its elements, see ![a picture](a.png).
      """
    XCTAssertEqual(read(text).quiz?.title, "Geography")
    XCTAssertEqual(
      try cards(text),
      [
        "What is the capital of France? | What is the capital of France? | Paris | ",
        "What is the order of a group G? | What is the **order** of\na group $G$? | The number of its elements, | written $|G|$. | markdown",
        "Name three primes | Name three primes | 2, 3 | - 2\n- 3 | markdown",
        "The order of a group is the number of its elemen… nu5zr5:c1 | The [...] of a group is the number of its elements, see ![a picture](a.png). | order | The order of a group is the number of its elements, see ![a picture](a.png). | markdown",
        "The order of a group is the number of its elemen… nu5zr5:c2 | The order of a group is [...] of its elements, see ![a picture](a.png). | the number | The order of a group is the number of its elements, see ![a picture](a.png). | markdown",
      ])
  }

  func testBoldLabelsAndText() throws {
    let text = "**Q:** 2 + 2?\n**A:** 4\n\n**Q**: 3 + 3?\n**A**: 6\n"
    for path in ["deck.md", "deck.txt"] {
      XCTAssertEqual(try cards(text, path), ["2 + 2? | 2 + 2? | 4 | ", "3 + 3? | 3 + 3? | 6 | "])
    }
  }

  func testNotesWithSigns() throws {
    let text = """
      #flashcards

      # Biology

      What is the powerhouse of the cell?::Mitochondria <!--SR:!2022-01-01,3,250-->
      <!--SR:!2022-01-01,3,250-->
      Hund:::dog
      cat::Katze

      ## Plants
      What is
      photosynthesis?
      ?
      Making sugar
      of light

      The ==chlorophyll== is ==green==.

      ```
      a :: b
      ```
      """
    let reading = read(text)
    XCTAssertEqual(reading.quiz?.title, "Biology")
    XCTAssertEqual(reading.quiz?.questions.map(\.category), [nil, nil, nil, nil, "Plants", "Plants", "Plants"])
    XCTAssertEqual(
      try cards(text),
      [
        "What is the powerhouse of the cell? | What is the powerhouse of the cell? | Mitochondria | ",
        "Hund | Hund | dog | ", "Hund:2 | dog | Hund | ", "cat | cat | Katze | ",
        "What is photosynthesis? | What is\nphotosynthesis? | Making sugar | of light",
        "The chlorophyll is green.:c1 | The [...] is green. | chlorophyll | The chlorophyll is green.",
        "The chlorophyll is green.:c2 | The chlorophyll is [...]. | green | The chlorophyll is green.",
      ])
  }

  func testWhatLacksASideIsTold() {
    let reading = read("Some words first.\n\nQ: One?\nA: 1\n\nQ: Two?\n\nQ: Three?\nA:\n")
    XCTAssertEqual(reading.quiz?.questions.map(\.text), ["One?"])
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      [
        "deck.md:1:1: warning: this text belongs to no question and is left out: 'Some words first.'",
        "deck.md:6:1: the question has no line 'A:': write one", "deck.md:8:1: the question has no back: write one",
      ])
  }

  /// Quizzes stay quizzes: answers to choose from, and names of programmers in prose.
  func testOthersAreNoDecks() {
    let quiz = "### What is `std::vector`?\n\n- [x] a list\n- [ ] a map\n\nUse std::vector :: always.\n"
    XCTAssertEqual(read(quiz).quiz?.questions.map(\.kind), [.single])
    for text in [
      "Just use std::vector here.\nAnd std::map there.\n", "Q: Which?\nA: one\nB: two\nANSWER: A\n", "Time: 9::00\n",
      "?\n",
      "A: alone\n", "a\n?\n",
    ] {
      XCTAssertNotEqual(read(text).quiz?.plugin, "cards", text)
    }
  }

  func testHostileDecks() {
    for (before, piece, after, count) in [
      ("", "Q: a\nA: b\n", "", 20_000), ("", "[", "", 200_000), ("C: ", "[a]", "", 60_000),
      ("", "==", "\na :: b", 100_000), ("Q: a\nA: ", "\n- x", "", 30_000), ("", "a::", "", 60_000),
    ] {
      XCTAssertTrue(
        ThreadTime.growsEvenly(to: count) { _ = read(before + String(repeating: piece, count: $0) + after) }, piece)
    }
  }
}

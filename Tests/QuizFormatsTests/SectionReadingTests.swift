import QuizCore
import QuizFormats
import XCTest

/// Sections in quiz files: whose question is where, and what is wrong about it.
final class SectionReadingTests: XCTestCase {
  func testQuestionsOfASectionStandTogether() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "sections": [{"id": "A", "title": {"en": "Part", "de": "Teil"}}, {"id": "B"}], "questions": [
        {"id": "b1", "section": "B", "kind": "info", "text": "?"}, {"id": "a1", "section": "A", "kind": "info", "text": "?"},
        {"id": "n1", "kind": "info", "text": "?"}, {"id": "b2", "section": "B", "kind": "info", "text": "?"},
        {"id": "a2", "section": "A", "kind": "info", "text": "?"}]}
      """#)
    XCTAssertEqual(quiz.questions.map(\.id), ["n1", "a1", "a2", "b1", "b2"])
    XCTAssertEqual(quiz.sections.map(\.title), ["Part", nil])
  }

  /// Ids that are given by place are those of the file.
  func testGivenIDsFollowTheFile() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "sections": [{"id": "A"}], "defaults": {"kind": "info"}, "questions": [
        {"section": "A", "text": "one"}, {"text": "two"}]}
      """#)
    XCTAssertEqual(quiz.questions.map(\.id), ["q2", "q1"])
  }

  func testADefaultCanBeTakenBack() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "sections": [{"id": "A"}], "defaults": {"kind": "info", "section": "A"}, "questions": [
        {"text": "one"}, {"text": "two", "section": null}]}
      """#)
    XCTAssertEqual(quiz.questions.map(\.section), [nil, "A"])
  }

  func testMistakes() {
    for sample in [
      ReadingCase(
        "unknown section",
        #"""
        {"title": "T", "sections": [{"id": "Reading"}, {"id": "Maths"}], "questions": [
          {"kind": "info", "text": "?", "section": 1️⃣"reading"}, {"kind": "info", "text": "?", "section": 2️⃣"Chemistry"}]}
        """#,
        "1️⃣: the section 'reading' of question 'q1' is not among the quiz's 'sections': did you mean 'Reading'?",
        "2️⃣: the section 'Chemistry' of question 'q2' is not among the quiz's 'sections': add it there"),
      ReadingCase(
        "no sections", #"{"title": "T", "questions": [{"kind": "info", "text": "?", "section": 1️⃣"A"}]}"#,
        "1️⃣: the section 'A' of question 'q1' is not among the quiz's 'sections': add it there"),
      ReadingCase(
        "section no text",
        #"{"title": "T", "sections": [{"id": "A"}], "questions": [{"kind": "info", "text": "?", "section": 1️⃣1}]}"#,
        "1️⃣: 'section' of question 'q1' takes a text, found the number '1'"),
      ReadingCase(
        "a page called like a section",
        #"{"title": "T", "sections": [{"id": 1️⃣"A"}], "questions": [{"id": 2️⃣"A", "kind": "info", "text": "?"}]}"#,
        "2️⃣: the id 'A' is already that of the section at 1️⃣: give each its own"),
    ] { sample.check() }
  }

  func testAdvice() throws {
    let text =
      #"{"title": "T", "sections": [{"id": "A"}, {"id": "B"}], "questions": [{"id": "x", "kind": "truefalse", "correct": true, "text": "?", "section": "A"}]}"#
    let reading = QuizFile.read(Array(text.utf8), path: "a.json", thorough: true)
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      ["a.json:1:49: warning: section 'B' has no question: write its id as 'section' of its questions"])
  }

  func testInMarkdown() throws {
    let text = """
      # Test

      ## Reading {#A kind=section pick=1 shuffle=true}

      Read this first.

      - and this

      ```
      code
      ```

      ### One? {#q1}

      - (x) yes
      - ( ) no

      ## A category

      ### Two? {#q2}

      Answer: 2

      ## {#B kind=section}

      1. Three?
         - [x] yes
         - [ ] no
      """
    let reading = QuizFile.read(Array(text.utf8), path: "a.md")
    XCTAssertEqual(reading.diagnostics.map(\.description), [])
    let quiz = try XCTUnwrap(reading.quiz)
    XCTAssertEqual(
      quiz.sections,
      [
        Section(
          id: "A", title: "Reading", text: "Read this first.\n\n- and this\n\n```\ncode\n```", pick: 1, shuffle: true),
        Section(id: "B"),
      ])
    XCTAssertEqual(quiz.questions.map(\.section), ["A", "A", "B"])
    XCTAssertEqual(quiz.questions.map(\.category), [nil, "A category", nil])
    XCTAssertNil(quiz.description)
  }

  func testMistakesInMarkdown() {
    let text = """
      ## Reading {#A kind=section pick=some shufle=true}
      ### One? {#q1}
      Answer: 1
      """
    let reading = QuizFile.read(Array(text.utf8), path: "a.md")
    XCTAssertEqual(
      reading.diagnostics.map(\.description).map { $0.prefix(60) },
      [
        "a.md:1:1: 'pick' takes a number, found 'some'",
        "a.md:1:1: warning: unknown key 'shufle': did you mean 'shuff",
      ])
  }

  /// A format that cannot hold sections says so.
  func testOtherFormatsTellTheLoss() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "sections": [{"id": "A", "title": "Part"}], "questions": [
        {"id": "x", "kind": "truefalse", "correct": true, "text": "?", "section": "A"}]}
      """#)
    for format in QuizFormat.allCases where !format.isReadOnly {  // which are only read
      let writing = QuizWriter.write(quiz, as: format)
      let holds = [.json, .lua, .md].contains(format)
      XCTAssertEqual(
        writing.losses.contains { $0.hasPrefix("'sections' of the quiz has no place") }, !holds, "\(format)")
      // Aiken has no place for such a question at all.
      if format != .aiken { XCTAssertEqual(writing.losses.contains { $0.contains("'section'") }, !holds, "\(format)") }
      guard holds else { continue }
      let read = QuizFile.read(Array(writing.text.utf8), path: "a.\(format == .md ? "md" : format.rawValue)")
      XCTAssertEqual(read.quiz?.sections, quiz.sections, "\(format)")
      XCTAssertEqual(read.quiz?.questions, quiz.questions, "\(format)")
    }
  }
}

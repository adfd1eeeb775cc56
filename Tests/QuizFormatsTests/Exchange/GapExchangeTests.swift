import QuizCore
import QuizFormats
import XCTest

/// Texts with gaps out of quizrun and back: what a format has is the same, what it lacks is told.
final class GapExchangeTests: XCTestCase {
  private static let mixed = #"""
    { "id": "rhine", "kind": "gaps", "points": 3, "text": "The [[1]] is [[2]] km long\nand passes [[3]] & more.",
      "explanation": "So it is.", "gaps": {
        "1": { "accept": ["Rhine", "Rhein"], "weight": 2 }, "2": { "correct": 1230, "tolerance": 30 },
        "3": { "answers": [ { "text": "K}ö#ln~", "correct": true }, { "text": "Kiel", "fraction": 0.5, "feedback": "Near." },
          { "text": "<b>" } ], "weight": 3 } } }
    """#
  private static let words = #"""
    { "id": "sea", "kind": "gaps", "text": "From [[1]] to [[2]], then [[3]].", "words": ["a", "b", "b", "c"],
      "gaps": { "1": { "correct": "b" }, "2": { "correct": "a" }, "3": { "correct": "b" } } }
    """#

  private func quiz(_ questions: String) throws -> Quiz {
    try cleanQuiz(#"{"title": "T", "questions": ["# + questions + "]}")
  }

  private func back(_ quiz: Quiz, _ format: QuizFormat) throws -> (quiz: Quiz?, losses: [String], found: [String]) {
    let writing = QuizWriter.write(quiz, as: format, named: "sample")
    let reading = QuizFile.read(writing.bytes, path: "sample.x", format: format)
    return (reading.quiz, writing.losses, reading.diagnostics.map(\.description))
  }

  /// The prompt of a match of gaps is a part of the text, and feedback beside them is told.
  func testTextsAroundTheGapsOfQTIArrive() throws {
    let xml = """
      <qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="g" title="T">
      <qti-response-declaration identifier="R" cardinality="multiple" base-type="directedPair"><qti-correct-response>
      <qti-value>W G1</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body><qti-gap-match-interaction response-identifier="R"><qti-prompt>Which <b>season</b> is it?</qti-prompt>
      <qti-gap-text identifier="W" match-max="1">winter</qti-gap-text><qti-gap-text identifier="S" match-max="1">spring</qti-gap-text>
      <p>Now is the <qti-gap identifier="G1"/>.</p></qti-gap-match-interaction>
      <p><qti-feedback-inline outcome-identifier="F" identifier="x">Not quite so.</qti-feedback-inline></p>
      <p><qti-feedback-inline outcome-identifier="F" identifier="y">Well done.</qti-feedback-inline></p></qti-item-body>
      </qti-assessment-item>
      """
    let reading = QuizFile.read(Array(xml.utf8), path: "q.xml", format: .qti)
    XCTAssertEqual(reading.quiz?.questions.first?.text, "Which **season** is it?\n\nNow is the [[1]].")
    let told = reading.diagnostics.map(\.description).joined(separator: "\n")
    for feedback in ["Not quite so.", "Well done."] { XCTAssertTrue(told.contains("the feedback '\(feedback)'"), told) }
  }

  /// All of it is there again, in and out and in again.
  func testJSONMoodleAndQTICarryAll() throws {
    for format in [QuizFormat.json, .moodleXML, .qti] {
      for sample in [Self.mixed, Self.words] {
        let first = try quiz(sample)
        let (read, losses, found) = try back(first, format)
        XCTAssertEqual(losses.filter { !$0.contains("'title' of the quiz") }, [], "\(format)")
        XCTAssertEqual(found, [], "\(format)")
        let question = try XCTUnwrap(read?.questions.first, "\(format)")
        XCTAssertEqual(question.kind, .gaps, "\(format)")
        XCTAssertEqual(question.text, first.questions[0].text, "\(format)")
        XCTAssertEqual(question.points, first.questions[0].points, "\(format)")
        XCTAssertEqual(question.words.sorted(), first.questions[0].words.sorted(), "\(format)")
        XCTAssertEqual(question.gaps.map(\.id), ["1", "2", "3"], "\(format)")
        XCTAssertEqual(question.gaps.map(\.kind), first.questions[0].gaps.map(\.kind), "\(format)")
        let responses: [[FilledGap]] = [
          [], [FilledGap("1", .text("Rhein"))], [FilledGap("2", .number(1260)), FilledGap("3", .text("b"))],
          [FilledGap("1", .text("b")), FilledGap("2", .text("a")), FilledGap("3", .text("c"))],
          [FilledGap("1", .text("b")), FilledGap("2", .text("a")), FilledGap("3", .text("b"))],
        ]
        for filled in responses {
          let points = [first.questions[0], question].map {
            Marking.verdict(on: $0, .gaps(filled), partial: .net).points
          }
          XCTAssertEqual(points[0], points[1], accuracy: 1e-6, "\(format) \(filled)")
        }
        XCTAssertEqual(
          question.gaps.last?.question.answers.map(\.feedback),
          first.questions[0].gaps.last?.question.answers.map(\.feedback))
        let again = try back(try XCTUnwrap(read), format).quiz
        XCTAssertEqual(again?.questions, read?.questions, "\(format)")
      }
    }
  }

  /// The weights of words come back as they were, not as shares of the points.
  func testWeightsOfWordsInQTI() throws {
    let first = try quiz(
      Self.words.replacing(#"{ "correct": "a" }"#, with: #"{ "correct": "a", "weight": 2 }"#)
        .replacing(#""kind": "gaps","#, with: #""kind": "gaps", "points": 4,"#))
    let question = try XCTUnwrap(try back(first, .qti).quiz?.questions.first)
    XCTAssertEqual(question.gaps.map(\.weight), [1, 2, 1])
    XCTAssertEqual(question.points, 4)
  }

  func testCanvasHasDropdownsAndBlanks() throws {
    let lists = try quiz(
      #"{ "id": "g", "kind": "gaps", "text": "The [[a]] is [[b]].", "points": 2, "gaps": { "a": { "answers": [ { "text": "sky", "correct": true }, { "text": "sea" } ] }, "b": { "answers": [ { "text": "dry" }, { "text": "blue", "correct": true } ] } } }"#
    )
    let (read, losses, found) = try back(lists, .canvas)
    XCTAssertEqual(losses, [])
    XCTAssertEqual(found, [])
    XCTAssertEqual(read?.questions.first?.gaps, lists.questions[0].gaps)
    XCTAssertEqual(read?.questions.first?.text, lists.questions[0].text)
    let blanks = try back(try quiz(Self.mixed), .canvas)
    XCTAssertEqual(blanks.quiz?.questions.first?.gaps.map(\.kind), [.text, .text, .text])
    for part in ["same part of the points", "does not mix blanks and dropdowns", "without a tolerance"] {
      XCTAssertTrue(blanks.losses.contains { $0.contains(part) }, "\(part): \(blanks.losses)")
    }
  }

  func testOtherFormatsSayThatTheyHaveNone() throws {
    for format in [QuizFormat.gift, .csv, .aiken, .md] {
      let writing = QuizWriter.write(try quiz(Self.mixed), as: format, named: "sample")
      XCTAssertTrue(writing.losses.contains { $0.contains("'rhine'") && $0.contains("left out") }, "\(format)")
    }
  }

  /// Words that may be used again, words in a list with typed gaps: what Moodle cannot ask is told.
  func testWhatACannotBeAskedIsTold() throws {
    let sample = #"""
      { "id": "q", "kind": "gaps", "text": "[[a]] [[b]]", "words": ["x", "y"], "gaps": {
        "a": { "correct": "x" }, "b": { "accept": "z", "typos": 1 } } }
      """#
    let losses = QuizWriter.write(try quiz(sample), as: .moodleXML).losses
    for part in ["names of its gaps", "become a list", "typing mistakes"] {
      XCTAssertTrue(losses.contains { $0.contains(part) }, "\(part): \(losses)")
    }
    let reused = try quiz(
      #"{ "id": "q", "kind": "gaps", "text": "[[1]] [[2]]", "words": ["x", "y"], "reuse": true, "gaps": { "1": { "correct": "x" }, "2": { "correct": "x" } } }"#
    )
    for format in [QuizFormat.moodleXML, .qti] {
      let question = try XCTUnwrap(try back(reused, format).quiz?.questions.first)
      XCTAssertTrue(question.reusesWords, "\(format)")
      XCTAssertEqual(question.words, ["x", "y"], "\(format)")
    }
  }
}

import QuizCore
import QuizFormats
import XCTest

/// Written in a format and read back, a quiz is what it was, as far as that format can say it.
final class RoundTripTests: XCTestCase {
  /// Questions of every kind that each format carries whole.
  private static let shared = #"""
    {"id": "a", "kind": "single", "text": "One of # these: {x} = ~y\\n?", "category": "Fun: Pets",
      "answers": [{"text": "- [x] z"}, {"text": "=b", "correct": true}, {"text": "%50%a"}]},
    {"id": "b", "kind": "truefalse", "text": "1. So <b>?", "category": "Fun: Pets", "correct": false},
    {"id": "c", "kind": "single", "text": "Quote \" and , and ; and &amp; 'x'", "category": "Art / Music",
      "answers": [{"text": "1"}, {"text": "2", "correct": true}, {"text": "3"}]}
    """#
  /// Questions that all formats but Aiken and the Open Trivia DB carry.
  private static let rich = #"""
    ,{"id": "d", "kind": "multiple", "text": "Any?", "category": "Fun", "difficulty": "easy", "explanation": "Why\nnot",
      "answers": [{"text": "a", "correct": true, "feedback": "yes"}, {"text": "b", "correct": true}, {"text": "c"}]},
    {"id": "e", "kind": "multiple", "text": "Parts", "answers": [
      {"text": "a", "fraction": 0.5}, {"text": "b", "fraction": 0.5}, {"text": "c", "fraction": -0.25}, {"text": "d"}]},
    {"id": "f", "kind": "number", "text": "Pi", "correct": 3.14, "tolerance": 0.01},
    {"id": "g", "kind": "number", "text": "Tower", "answers": [{"value": 330, "tolerance": 5, "correct": true},
      {"value": 330, "tolerance": 60, "fraction": 0.5, "feedback": "near"}, {"otherwise": true, "feedback": "no"}]},
    {"id": "h", "kind": "text", "text": "Who?", "accept": ["Ada", "*Love\\*lace"]},
    {"id": "i", "kind": "text", "text": "Symbol?", "answers": [{"accept": "Co", "correct": true},
      {"accept": "CO", "fraction": 0.25, "feedback": "gas"}]},
    {"id": "j", "kind": "match", "text": "Rivers", "pairs": [["London", "Thames: x"], ["Rome", "Tiber"]],
      "extra": ["Nile"]},
    {"id": "k", "kind": "info", "text": "A page\nof two lines"}
    """#
  private static let more = #"""
    ,{"id": "l", "kind": "order", "text": "Order", "points": 2, "hint": "h", "answers": [{"text": "z"}, {"text": "a"}]}
    """#

  /// A question marked by hand, and one that is never marked.
  private static let essay = #"""
    ,{"id": "s", "kind": "text", "text": "Tell", "marked": "by hand"}
    """#
  private static let essays =
    essay
      + #"""
      ,{"id": "t", "kind": "text", "text": "Tell more", "points": 5, "marked": "by hand", "explanation": "So."},
      {"id": "u", "kind": "text", "text": "What do you say?"}
      """#

  /// The parts that zips of Canvas have beside the shared ones, and those that QTI adds.
  private static let packaged = #"""
    ,{"id": "d", "kind": "multiple", "text": "Any?", "explanation": "Why\nnot", "points": 2.5,
      "answers": [{"text": "a", "correct": true, "feedback": "yes"}, {"text": "b", "correct": true}, {"text": "c"}]},
    {"id": "f", "kind": "number", "text": "Pi", "correct": 3.14, "tolerance": 0.01},
    {"id": "h", "kind": "text", "text": "Who?", "accept": ["Ada", "Love & <lace>"]},
    {"id": "j", "kind": "match", "text": "Rivers", "pairs": [["London", "Thames: x"], ["Rome", "Tiber"], ["Pisa", "Arno"]],
      "extra": ["Nile"]},
    {"id": "k", "kind": "info", "text": "A page\nof  two lines"},
    {"id": "l", "kind": "order", "text": "Order", "answers": [{"text": "z"}, {"text": "a"}, {"text": "m"}]},
    {"id": "m", "kind": "truefalse", "text": "So?", "correct": true, "answers": [{"id": "false", "feedback": "No"}]}
    """#
  private static let parts = #"""
    ,{"id": "e", "kind": "multiple", "text": "Parts", "answers": [
      {"text": "a", "fraction": 0.5}, {"text": "b", "fraction": 0.5}, {"text": "c", "fraction": -0.25}, {"text": "d"}]},
    {"id": "n", "kind": "multiple", "text": "Whole", "partial": "all", "answers": [
      {"text": "a", "correct": true}, {"text": "b", "correct": true}, {"text": "c"}]},
    {"id": "i", "kind": "text", "text": "The _____ is cold.", "caseSensitive": true, "answers": [
      {"accept": "Co", "correct": true}, {"accept": "CO", "fraction": 0.25}]},
    {"id": "o", "kind": "range", "text": "Slide", "min": -5, "max": 5, "step": 0.5, "correct": 1.5, "tolerance": 0.5},
    {"id": "p", "kind": "single", "text": "Shares", "points": 3, "answers": [
      {"text": "a", "correct": true}, {"text": "b", "fraction": 0.25}, {"text": "c", "fraction": -0.5}]}
    """#

  private static let whole = rich + more + essays

  func testEveryFormat() throws {
    let carried: [QuizFormat: String] = [
      .gift: Self.rich + Self.essay, .moodleXML: Self.whole, .csv: Self.whole, .tsv: Self.whole, .md: Self.whole,
      .opentdb: "", .qti: Self.packaged + Self.parts + Self.essays, .canvas: Self.packaged + Self.essays,
      .json: Self.whole, .lua: Self.whole,
    ]
    for (format, questions) in carried {
      let quiz = try cleanQuiz(#"{"title": "T", "questions": ["# + Self.shared + questions + "]}")
      let writing = QuizWriter.write(quiz, as: format)
      let text = format.isArchive ? "an archive" : writing.text
      let reading = foreign(writing.bytes, format)
      XCTAssertEqual(reading.diagnostics.map(\.description), [], "\(format)\n\(text)")
      let read = try XCTUnwrap(reading.quiz, "\(format)\n\(text)").questions
      XCTAssertEqual(read.count, quiz.questions.count, "\(format)\n\(text)")
      for (a, b) in zip(read, quiz.questions) {
        XCTAssertEqual(normalized(a, format), normalized(b, format), "\(format)\n\(text)")
      }
    }
  }

  /// Choices sorted and renamed as an importer does; what the Open Trivia DB has no place for taken away.
  private func normalized(_ question: Question, _ format: QuizFormat) -> Question {
    var question = question
    if format.isArchive { question.category = nil }
    if format == .opentdb { (question.id, question.difficulty) = ("", nil) }
    guard question.kind == .single || question.kind == .multiple else { return question }
    question.answers.sort { $0.text < $1.text }
    for index in question.answers.indices { question.answers[index].id = String(index) }
    return question
  }

  func testWrittenTwiceIsTheSame() throws {
    let quiz = try cleanQuiz(#"{"title": "T", "questions": ["# + Self.shared + Self.rich + "]}")
    for format in QuizFormat.written where format != .aiken && format != .opentdb {
      let once = QuizWriter.write(quiz, as: format).bytes
      let read = try XCTUnwrap(foreign(once, format).quiz)
      let twice = QuizWriter.write(read, as: format).bytes
      let again = try XCTUnwrap(foreign(twice, format).quiz)
      XCTAssertTrue(QuizWriter.write(again, as: format).bytes == twice, "\(format)")
    }
  }

  func testJSONAndLuaKeepEverything() throws {
    // A list of Lua has no holes.
    let quiz = try cleanQuiz(fullQuiz.replacing("[1, null]", with: "[1, 2]"))
    for format in [QuizFormat.json, .lua] {
      let writing = QuizWriter.write(quiz, as: format)
      XCTAssertEqual(writing.losses, [])
      let reading = QuizFile.read(Array(writing.text.utf8), path: "animals.x", format: format)
      XCTAssertEqual(reading.diagnostics.map(\.description), [], writing.text)
      XCTAssertEqual(reading.quiz, quiz, "\(format)")
    }
  }

  /// A deck whose cards all have tags is no page of warnings.
  func testWhatManyQuestionsLoseIsToldOnce() throws {
    for count in [9, 12] {
      let cards = (1...count).map { #"{"id":"c\#($0)","kind":"text","text":"?","accept":["x"],"data":{"tags":["a"]}}"# }
      let quiz = try cleanQuiz(#"{"title":"T","questions":[\#(cards.joined(separator: ","))]}"#)
      let lost = QuizWriter.write(quiz, as: .csv).losses.filter { $0.contains("'data'") }
      XCTAssertEqual(lost.count, count < 10 ? count : 1, "\(lost)")
      XCTAssertEqual(
        lost.first,
        count < 10
          ? "question 'c1': 'data' has no place in CSV and is lost"
          : "12 questions ('c1', 'c2', 'c3', …): 'data' has no place in CSV and is lost")
    }
  }

  /// The loss of an essay's expected answer is reported.
  func testEssaysInOtherFormats() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "questions": [{"id": "e", "kind": "text", "text": "Why?", "accept": ["so"], "marked": "by hand"},
        {"id": "f", "kind": "text", "text": "And you?"}]}
      """#)
    let lost = "question 'e': the expected answer has no place in an essay and is lost"
    for format in [QuizFormat.moodleXML, .qti, .canvas, .gift] {
      let writing = QuizWriter.write(quiz, as: format)
      XCTAssertTrue(writing.losses.contains(lost), "\(format): \(writing.losses)")
      let read = foreign(writing.bytes, format).quiz?.questions ?? []
      XCTAssertEqual(read.map(\.marked), [.byHand, format == .gift ? .byHand : .byRule], "\(format)")
    }
    let told = "question 'f': it becomes an essay, to be marked by hand"
    XCTAssertTrue(QuizWriter.write(quiz, as: .gift).losses.contains(told))
    for format in [QuizFormat.csv, .md] {
      let read = foreign(QuizWriter.write(quiz, as: format).bytes, format).quiz
      XCTAssertEqual(read?.questions, quiz.questions, "\(format)")
    }
    let table = "kind,text,correct\nessay,Why?,\nessay,Who?,Ada\n"
    XCTAssertEqual(foreign(Array(table.utf8), .csv).quiz?.questions.map(\.marked), [.byHand, .byRule])
    // A free text is marked by hand where it is worth something and nothing is accepted; surveys have others.
    let rows = [
      "Typ;Frage;Lösung;Punkte", "Aufsatz;A?;;", "Freitext;B?;;3", "Freitext;C?;;", "Freitext;D?;Ada;2",
      "Aufsatz;E?;;0",
    ]
    let read = foreign(Array(rows.joined(separator: "\n").utf8), .csv).quiz
    XCTAssertEqual(read?.questions.map(\.marked), [.byHand, .byHand, .byRule, .byRule, .byRule])
  }

  func testAikenCarriesOneRightAnswer() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "questions": [{"kind": "single", "text": "Which?", "answers": [
        {"text": "y"}, {"text": "x", "correct": true}]}, {"kind": "number", "text": "?", "correct": 1}]}
      """#)
    let writing = QuizWriter.write(quiz, as: .aiken)
    XCTAssertEqual(writing.text, "Which?\nA. y\nB. x\nANSWER: B\n")
    XCTAssertEqual(
      writing.losses,
      ["question 'q2': only a question with one right answer, and 26 at most, has a place in Aiken: left out"])
  }

  func testLossesAreNamed() throws {
    let quiz = try cleanQuiz(fullQuiz)
    let losses = QuizWriter.write(quiz, as: .gift).losses
    for text in [
      "'image' of the quiz has no place in GIFT and is lost", "'bands' of the quiz has no place in GIFT and is lost",
      "question 'q4': the slider becomes a number to be typed",
      "question 'q7': putting in order cannot be asked in GIFT: left out",
    ] {
      XCTAssertTrue(losses.contains(text), "\(text) is not in \(losses)")
    }
  }
}

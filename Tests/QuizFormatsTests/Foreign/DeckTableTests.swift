import QuizCore
import QuizFormats
import XCTest

/// Tables of two columns are decks, and texts of Anki are cut at the sign that cuts them evenly.
final class DeckTableTests: XCTestCase {
  private func cards(_ text: String, _ path: String, file: StaticString = #filePath, line: UInt = #line) -> [String] {
    let reading = QuizFile.read(Array(text.utf8), path: path)
    XCTAssertEqual(reading.diagnostics.map(\.description), [], text, file: file, line: line)
    XCTAssertEqual(reading.quiz?.plugin, "cards", text, file: file, line: line)
    return reading.quiz?.questions.map { "\($0.text) | \($0.accept.first ?? "")" } ?? []
  }

  func testTablesOfTwoColumnsAreDecks() {
    let bodies = [
      ("a.csv", "Hund,dog\nKatze,cat\n"), ("a.csv", "front,back\nHund,dog\nKatze,cat\n"),
      ("a.csv", "term;definition\r\nHund;dog\r\nKatze;cat\r\n"), ("a.tsv", "question\tanswer\nHund\tdog\nKatze\tcat"),
      ("a.csv", "Vorderseite,Rückseite\nHund,dog\nKatze,cat"), ("a.csv", "definition,term\ndog,Hund\ncat,Katze"),
      ("a.csv", "\"Hund\",\"dog\"\n\"Katze\",\"cat\"\n"), ("a.tsv", "Hund\tdog\nKatze\tcat"),
      ("a.csv", "front,back,tags\nHund,dog,animal\nKatze,cat,animal"), ("a.txt", "front\tback\nHund\tdog\nKatze\tcat"),
      ("a.csv", "Recto;Verso\nHund;dog\nKatze;cat"), ("a.csv", "anverso,reverso\nHund,dog\nKatze,cat"),
      ("a.tsv", "Hund\tdog\tanimal\nKatze\tcat\tanimal"),
      ("a.tsv", "Words\n\nQuestion\tAnswer\nHund\tdog\nKatze\tcat"),
    ]
    for (path, text) in bodies { XCTAssertEqual(cards(text, path), ["Hund | dog", "Katze | cat"], text) }
  }

  /// Quizlet's export with other signs than a tab, and lists as people write them.
  func testListsWithOtherSigns() {
    let bodies = [
      "Hund - dog\nKatze - cat\n", "Hund – dog\r\nKatze – cat\r\n", "Hund;;dog\n\nKatze;;cat", "Hund = dog\nKatze=cat",
      "Hund: dog\nKatze: cat", "Hund::dog\nKatze::cat", "Hund;dog\nKatze;cat\n", "Hund,dog\nKatze,cat",
      "Hund|dog\nKatze|cat",
      "\"Hund\",\"dog\"\n\"Katze\",\"cat\"", "Hund,dog;Katze,cat", "Begriff;Definition\nHund;dog\nKatze;cat",
    ]
    for text in bodies { XCTAssertEqual(cards(text, "a.txt"), ["Hund | dog", "Katze | cat"], text) }
    XCTAssertEqual(
      cards("Hund - dog, hound\nam Rand: x - on the edge\n", "a.txt"),
      ["Hund | dog, hound", "am Rand: x | on the edge"])
    XCTAssertEqual(cards("\"a, b\",\"c\"\nd,e\n", "a.txt"), ["a, b | c", "d | e"])
  }

  func testProseIsNoDeck() {
    for text in ["One line: no deck.", "A line, and\nanother one without.\n", "A, b, c\nd, e\n", "a - b\nc -\n"] {
      let reading = QuizFile.read(Array(text.utf8), path: "a.txt")
      XCTAssertNil(reading.quiz, text)
    }
  }

  func testTablesOfQuestionsStayQuizzes() {
    for text in [
      "text,correct\nBees sleep.,true\n", "question,answer,category\nWhat?,x,y\n",
      "Frage;Antwort A;Antwort B;Richtig\nA?;4;7;A",

    ] {
      let quiz = QuizFile.read(Array(text.utf8), path: "a.csv").quiz
      XCTAssertNotNil(quiz, text)
      XCTAssertNil(quiz?.plugin, text)
    }
    let misspelt = QuizFile.read(Array("txt,correct\nBees sleep.,true\n".utf8), path: "a.csv")
    XCTAssertNil(misspelt.quiz)
  }

  func testTheSignThatCutsEvenly() {
    XCTAssertEqual(
      cards("#html:true\nGet up at 9:00,wake up\nAt 10:30,run\nurl https://example.org/x,a link\n", "a.txt"),
      ["Get up at 9:00 | wake up", "At 10:30 | run", "url https://example.org/x | a link"])
    XCTAssertEqual(cards("#html:false\ndog: Hund\ncat: Katze, Kater\n", "a.txt"), ["dog | Hund", "cat | Katze, Kater"])
    XCTAssertEqual(cards("#html:false\na b;c d\ne f;g\n", "a.txt"), ["a b | c d", "e f | g"])
  }

  func testHeadsThatASpreadsheetProgramSaved() {
    let rows = "Time is 9:00,\"Nine, sharp\",Test::CSV\n\"He said \"\"hi\"\"\",Greeting,Test::CSV\n"
    for path in ["a.csv", "a.txt"] {
      XCTAssertEqual(
        cards("#separator:Comma,,\n#html:false,,\n#deck column:3,,\n" + rows, path),
        ["Time is 9:00 | Nine, sharp", "He said \"hi\" | Greeting"])
    }
  }

  func testCellsOfTagsAloneAreText() {
    XCTAssertEqual(cards("bold\t<b>\nbreak\t<br>\n", "a.txt"), ["bold | <b>", "break | <br>"])
  }
}

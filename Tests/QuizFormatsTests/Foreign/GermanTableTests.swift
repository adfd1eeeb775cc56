import QuizCore
import QuizFormats
import XCTest

/// Tables as a German teacher's Excel writes them: German names, semicolons, Windows-1252, commas in numbers.
final class GermanTableTests: XCTestCase {
  private func quiz(_ bytes: [UInt8], line: UInt = #line) throws -> Quiz {
    let reading = QuizFile.read(bytes, path: "klasse.csv", format: .csv, languages: ["de"])
    XCTAssertEqual(reading.diagnostics.filter { $0.severity == .error }.map(\.message), [], line: line)
    return try XCTUnwrap(reading.quiz, line: line)
  }

  /// Each character is one byte, as far as Windows-1252 has it where ISO 8859-1 has.
  private func windows(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

  private let table = [
    "Nr.;Frage;Antwort A;Antwort B;Antwort C;Antwort D;Richtig;Punkte;Zeit (s);Kategorie;Erklärung",
    "1;Welche Stadt ist die Hauptstadt von Österreich?;Graz;Wien;Linz;Salzburg;B;1,5;20;Erdkunde;\"Wien; seit 1918.\"",
    "2;Welche sind Flüsse?;Rhein;Harz;Elbe;Eifel;A, C;2;;Erdkunde;",
    "3;Der Brocken liegt im Harz.;;;;;WAHR;0,5;;Erdkunde;",
    "4;Bienen schlafen nie.;Wahr;Falsch;;;Falsch;1;;Biologie;",
    "5;Wie groß ist Pi, auf zwei Stellen?;;;;;3,14;1;;Mathematik;",
    "6;Wie heißt der höchste Berg Deutschlands?;;;;;Zugspitze;1;;;",
    ";;;;;;;;;;", "",
  ].joined(separator: "\r\n")

  /// German names are suggested where the columns are named in German.
  func testMisspeltNamesAreToldInGerman() {
    let told = { (head: String) in
      QuizFile.read(Array("\(head)\nWer?;Ada;1\n".utf8), path: "k.csv", format: .csv).diagnostics.map(\.message)
    }
    XCTAssertEqual(told("Frage;Richtig;Katgorie").first, "unknown key 'Katgorie': did you mean 'Kategorie'?")
    XCTAssertEqual(told("Frage;Richtig;Erklärrung").first, "unknown key 'Erklärrung': did you mean 'Erklärung'?")
    XCTAssertEqual(told("text;correct;categry").first, "unknown key 'categry': did you mean 'category'?")
  }

  func testAsExcelWritesIt() throws {
    let bom: [UInt8] = [0xEF, 0xBB, 0xBF]
    let tabbed = table.replacing(";", with: "\t").replacing("\t ", with: "; ")
    let utf16: [UInt8] =
      [0xFF, 0xFE] + tabbed.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [windows(table), bom + table.utf8, windows("sep=;\r\n" + table), Array(table.utf8), utf16] {
      let quiz = try quiz(bytes)
      XCTAssertEqual(quiz.language, "de")
      let questions = quiz.questions
      XCTAssertEqual(questions.map(\.kind), [.single, .multiple, .truefalse, .truefalse, .number, .text])
      guard questions.count == 6 else { continue }
      XCTAssertEqual(questions[0].text, "Welche Stadt ist die Hauptstadt von Österreich?")
      XCTAssertEqual(questions[0].answers.filter(\.isCorrect).map(\.text), ["Wien"])
      XCTAssertEqual(questions[0].points, 1.5)
      XCTAssertEqual(questions[0].limit, 20)
      XCTAssertEqual(questions[0].category, "Erdkunde")
      XCTAssertEqual(questions[0].explanation, "Wien; seit 1918.")
      XCTAssertEqual(Set(questions[1].answers.filter(\.isCorrect).map(\.text)), ["Rhein", "Elbe"])
      XCTAssertEqual(questions[2].correct, .side(true))
      XCTAssertEqual(questions[3].correct, .side(false))
      XCTAssertEqual(questions[4].correct, .number(3.14))
    }
  }

  /// A file wholly in the encoding of Windows gets two lines, however many letters it has.
  func testTheEncodingIsToldOnce() {
    let reading = QuizFile.read(windows(table), path: "klasse.csv", format: .csv, languages: ["de"])
    XCTAssertEqual(
      reading.diagnostics.map(\.description).filter { $0.contains("encoding") },
      [
        "klasse.csv:1:89: warning: bad encoding: the byte 0xE4 is no UTF-8, read as 'ä': save the file as UTF-8",
        "klasse.csv:1:89: warning: bad encoding: 4 more lines are no UTF-8: save the file as UTF-8",
      ])
  }

  /// A question with points and nothing to compare with is marked by hand; without points it is a page.
  func testARowWithPointsAlone() throws {
    let questions = try quiz(
      windows("Frage;Antwort A;Richtig;Punkte\r\nErkläre es.;;;4\r\nLies das.;;;\r\nUnd das.;;;0\r\nWien?;;Wien;2\r\n")
    ).questions
    XCTAssertEqual(questions.map(\.kind), [.text, .info, .info, .text])
    XCTAssertEqual(questions.map { $0.marked == .byHand }, [true, false, false, false])
    XCTAssertEqual(questions[0].points, 4)
  }

  func testOtherNames() throws {
    let table =
      "Aufgabenstellung;Fragetyp;Antwort 1;Antwort 2;Falsche Antwort 1;Lösung;Schwierigkeit;Tipp;Groß-Schreibung\r\n"
      + "Nenne Wien.;Freitext;;;;Wien;leicht;Donau;nein\r\nBringe in Ordnung.;Reihenfolge;eins;zwei;;;;;\r\n"
      + "Ist es kalt?;Ja/Nein;;;;Nein;;;\r\n"
    let questions = try quiz(windows(table)).questions
    XCTAssertEqual(questions.map(\.kind), [.text, .order, .truefalse])
    XCTAssertEqual(questions[0].difficulty, "leicht")
    XCTAssertEqual(questions[0].hint, "Donau")
    XCTAssertEqual(questions[2].correct, .side(false))
  }
}

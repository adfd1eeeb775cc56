import XCTest

@testable import Words

/// Sentences that are made in English are read back in the reader's language.
final class FileWordsTests: XCTestCase {
  private let german = FileWords(.german)

  func testSentencesOfFiles() {
    let samples = [
      "'title' of the quiz is empty: write one": "das Quiz: „title“ ist leer; schreib etwas hinein",
      "animals.json:3:5: unknown key 'titel' in question 'q1': did you mean 'title'?":
        "animals.json:3:5: Frage „q1“: unbekannter Schlüssel „titel“; meintest du „title“?",
      "a/b.json:9:1: 'points' of question 'it's' takes a number, found the text 'two: three'":
        "a/b.json:9:1: Frage „it's“: „points“ muss eine Zahl sein, gefunden: der Text „two: three“",
      "question 'q' has no 'kind' and no 'answers': write 'single', 'multiple' or 'info'":
        "Frage „q“: „kind“ und „answers“ fehlen; schreib 'single', 'multiple' oder „info“",
      "the id 'a' is already that of the question at 3:5: give each its own":
        "die id „a“ gibt es schon (Frage bei 3:5): gib jedem eine eigene",
      "a comma or '}' was expected, but the input ends; still open: the '{' at 1:1":
        "erwartet: ein Komma oder „}“, aber die Eingabe endet; noch offen: das „{“ bei 1:1",
      "there is no quiz 'lakse'; did you mean 'lakes'?": "ein Quiz „lakse“ gibt es nicht; meintest du „lakes“?",
      "there is no plugin 'x': `quizrun plugins` lists them":
        "ein Plugin „x“ gibt es nicht; `quizrun plugins` zeigt alle",
      "'theme' takes auto, dark, light or mono, not 'pink'":
        "'theme' erwartet auto, dark, light oder mono, nicht „pink“",
      "quizzes/x.json: No such file or directory": "quizzes/x.json: Datei oder Ordner gibt es nicht",
      "the record 'a.db' has 1 sitting: --merge adds the missing ones, --force replaces it":
        "„a.db“ hat schon 1 Durchgang: --merge fügt fehlende hinzu, --force ersetzt alles",
    ]
    for (english, own) in samples { XCTAssertEqual(german.sentence(english), own) }
  }

  func testOthersStayAsTheyAre() {
    for text in [
      "", "x", "row.lua:3: 'verdct' means nothing", "das Quiz: „title“ ist leer; schreib etwas hinein", "a: b: c",
    ] {
      XCTAssertEqual(german.sentence(text), text)
    }
    XCTAssertEqual(FileWords(.english).sentence("the table is empty"), "the table is empty")
  }

  /// A sentence filled with values is found again, with the same values, whatever other sentences look like it.
  func testEverySentenceIsFoundAgain() {
    let parts = FileWords.parts.filter { !$0.english.contains("{") }.map(\.english)
    for (number, sentence) in FileWords.sentences.enumerated() {
      for part in [parts[number % parts.count], "the quiz"] {
        let found = EnglishForm(sentence)
        var values: [String: String] = [:]
        for place in found.places { values[place.name] = place.isPart ? part : "x\(values.count)" }
        let english = (sentence[.english] as Template)(values)
        for place in found.places where place.isPart { values[place.name] = Self.part(part, .french) }
        XCTAssertEqual(FileWords(.french).sentence(english), (sentence[.french] as Template)(values), english)
      }
    }
  }

  private static func part(_ english: String, _ language: InterfaceLanguage) -> String? {
    FileWords.parts.first { $0.english == english }?[language]
  }
}

/// Findings in a teacher's words: no ids, no keys of the file, no words of programmers.
final class TeacherWordsTests: XCTestCase {
  func testFindingsOfTeachers() {
    let samples = [
      "'title' of the quiz is empty: write one": "Hier steht nichts: schreib etwas hinein.",
      "question 'q7' has nothing marked right, and earns no points among questions that do: mark one as right":
        "Keine Antwort ist als richtig markiert: kreuze die richtige an.",
      "the text 'Rome' of answer 'b' of question 'q1' is already that of the answer at 3:5":
        "Zwei Antworten haben denselben Text: ändere eine davon.",
      "'points' of question 'it's' takes a number, found the text 'two: three'":
        "Hier muss etwas anderes stehen: eine Zahl.",
      "the image 'img/a.png' of question 'q2' is not there: add the file or correct its path":
        "Das Bild „img/a.png“ fehlt: wähle es noch einmal.",
      "'text' of question 'q1': unknown command '\\foo': it is shown as written":
        "\\foo ist in Formeln nicht bekannt: es steht so da, wie es geschrieben ist.",
    ]
    for (english, said) in samples { XCTAssertEqual(TeacherWords(.german).sentence(english), said) }
    XCTAssertNil(
      TeacherWords(.english).sentence(
        "question 'q1' has no id of its own: a question put before it would renumber it; give it one"))
    XCTAssertEqual(TeacherWords(.german).sentence("the table is empty"), "die Tabelle ist leer")
  }

  /// Each form is found again whatever stands in it, and is said without keys and ids.
  func testEveryFormIsFound() throws {
    for said in TeacherWords.sentences {
      for english in said.forms {
        let values = english.replacing("{shape}", with: "a number").replacing("{found}", with: "nothing")
          .replacing("{item}", with: "question at 3:5")
        let filled = values.replacing(/\{[a-z]+\}/, with: "x")
        let own = try XCTUnwrap(TeacherWords(.english).sentence(filled), english)
        let start = said.sentence.english.prefix { $0 != "{" }
        XCTAssertTrue(own.hasPrefix(start), "\(english): \(own)")
        XCTAssertFalse(own.contains("'") || own.contains("question x"), own)
      }
    }
  }
}

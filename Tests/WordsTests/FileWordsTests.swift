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

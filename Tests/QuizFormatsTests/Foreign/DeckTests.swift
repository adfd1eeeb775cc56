import QuizCore
import QuizFormats
import XCTest

/// Decks of cards: notes of Anki, in packages and as text, and Quizlet's lines.
final class DeckTests: XCTestCase {
  private func read(_ name: String) throws -> QuizFileReading {
    QuizFile.read(try DeckSamples.bytes(name), path: name)
  }

  private func text(_ lines: String...) -> QuizFileReading {
    QuizFile.read(Array(lines.joined(separator: "\n").utf8), path: "deck.txt")
  }

  private func tags(_ names: String...) -> PlainValue {
    .record([PlainField(.text("tags"), .list(names.map(PlainValue.text)))])
  }

  private func cards(_ reading: QuizFileReading) -> [String] {
    (reading.quiz?.questions ?? []).map { question in
      "\(question.id) | \(question.text) | \(question.accept.joined(separator: " / "))".replacing("\n", with: "⏎")
    }
  }

  // MARK: Packages

  private let packaged = [
    "aB1cD2eF3g | The **cat** in German?⏎(with its article) | die Katze",
    "q`v#S$t{|} | What is this? | a cat & nothing else",
    "rev0000001 | der Hund | the dog", "rev0000001:2 | the dog | der Hund",
    "rev0000002 | die Maus | the mouse", "rev0000002:2 | the mouse | die Maus",
    "rev0000003 | das Pferd | the horse",
    #"typ0000001 | 2 * 3 = ? | 2 \* 3 = 6"#,
    "clo0000001:c1 | [city] is the capital of Australia. | Canberra",
    "clo0000001:c2 | Canberra is the capital of [...]. | Australia",
    "clo0000002:c1 | A [...] roars, a [...] squeaks. | lion, mouse",
    "voc0000001 | **rennen**⏎(<u>verb</u>) | to run", "voc0000001:2 | to run | rennen",
    "voc0000002 | **gehen** | to go; to walk / to go / to walk", "voc0000002:2 | to go; to walk | gehen",
    #"quo0000001 | She said "no" and left | tab, "quotes"⏎and a line"#,
    "has0000001 | # is a sign | hash", "snd0000001 | 🔊 | [cat größe.png]",
  ]

  func testPackagesOfBothForms() throws {
    for name in ["latest.apkg", "legacy.apkg"] {
      let reading = try read(name)
      XCTAssertEqual(cards(reading), packaged, name)
      XCTAssertEqual(reading.diagnostics, [], name)
      let quiz = try XCTUnwrap(reading.quiz)
      XCTAssertEqual(quiz.title, "Animals", name)
      XCTAssertEqual(quiz.plugin, "cards", name)
      XCTAssertTrue(quiz.questions.allSatisfy { $0.kind == .text }, name)
      let byID = Dictionary(uniqueKeysWithValues: quiz.questions.map { ($0.id, $0) })
      XCTAssertEqual(byID["rev0000001"]?.category, "Verbs", name)
      XCTAssertNil(byID["aB1cD2eF3g"]?.category, name)
      XCTAssertEqual(byID["voc0000001"]?.explanation, "*Der Hund rennt.*", name)
      XCTAssertEqual(byID["voc0000001:2"]?.hint, "Der Hund rennt.", name)
      XCTAssertEqual(byID["clo0000001:c1"]?.explanation, "Since *1913*", name)
      let stem = String(name.dropLast(5))
      XCTAssertEqual(byID["q`v#S$t{|}"]?.image, "\(stem)-files/cat größe.png", name)
      XCTAssertEqual(byID["snd0000001"]?.audio, "\(stem)-files/miau.mp3", name)
    }
  }

  func testFilesComeAlong() throws {
    let bytes = try DeckSamples.bytes("latest.apkg")
    let (reading, _) = QuizFile.salvage(bytes, path: "latest.apkg", format: .apkg, mediaFolder: "out-files")
    XCTAssertEqual(Set(reading.media.map(\.path)), ["out-files/cat größe.png", "out-files/miau.mp3"])
    XCTAssertEqual(reading.quiz?.questions.first { $0.image != nil }?.image, "out-files/cat größe.png")
    let inside = QuizFile.inside(bytes, path: "decks/latest.apkg")
    XCTAssertEqual(inside("latest-files/miau.mp3"), reading.media.first { $0.path == "out-files/miau.mp3" }?.bytes)
    XCTAssertNil(inside("latest-files/other.mp3"))
  }

  func testMissingFilesAreToldOnce() throws {
    let reading = try read("without-media.apkg")
    let told = reading.diagnostics.map(\.description)
    XCTAssertEqual(reading.quiz?.questions.compactMap(\.image), [])
    XCTAssertEqual(reading.quiz?.questions.compactMap(\.audio), [])
    XCTAssertEqual(reading.quiz?.questions.filter { $0.text.isEmpty }.map(\.id), [])
    XCTAssertEqual(
      told,
      [
        "without-media.apkg: warning: 2 files that the cards name, such as 'cat größe.png', are not in the package: export it with 'Include media' ticked"
      ])
  }

  func testWhatIsNoPackageIsToldInASentence() {
    let reading = QuizFile.read(Array("PK no".utf8), path: "deck.apkg")
    XCTAssertNil(reading.quiz)
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      ["deck.apkg: is no zip archive, or was cut off: the directory at its end is missing"])
  }

  // MARK: Notes in plain text

  /// All that the columns say is what the package has, but for a notetype of one's own: its templates are not in the text.
  func testNotesWithEverything() throws {
    let reading = try read("notes.txt")
    let own = { (card: String) in card.hasPrefix("voc") || card.hasPrefix("snd") }
    XCTAssertEqual(cards(reading).filter { !own($0) }, packaged.filter { !own($0) })
    XCTAssertEqual(
      cards(reading).filter(own),
      [
        "voc0000001 | rennen | to run", "voc0000002 | gehen | to go; to walk / to go / to walk",
        "snd0000001 | 🔊 | [cat größe.png]",
      ])
    XCTAssertEqual(reading.diagnostics, [])
    let quiz = try XCTUnwrap(reading.quiz)
    XCTAssertEqual(quiz.title, "Animals")
    XCTAssertEqual(quiz.questions.first { $0.id == "voc0000001" }?.explanation, "Der Hund rennt.\n<u>verb</u>")
    XCTAssertEqual(quiz.questions.first { $0.id == "voc0000001" }?.category, "Verbs")
    XCTAssertEqual(quiz.questions[0].data, tags("animals", "pets"))
    // Files do not come with a text: they may lie beside it.
    XCTAssertEqual(quiz.questions[1].image, "cat größe.png")
  }

  func testPlainNotes() throws {
    let reading = try read("notes-plain.txt")
    XCTAssertEqual(
      Array(cards(reading).prefix(3)),
      [
        "aB1cD2eF3g | The cat in German? (with its article) | die Katze",
        "q`v#S$t{|} | What is this? | a cat & nothing else", "rev0000001 | der Hund | the dog",
      ])
    // The note that is but a sound and a picture is empty there.
    XCTAssertEqual(
      reading.diagnostics.map(\.description), ["notes-plain.txt:17:1: the question has no text: write one"])
    XCTAssertEqual(reading.quiz?.title, "notes-plain")
  }

  func testNotesWithoutGuidAreKnownByTheirFront() throws {
    let reading = try read("notes-bare.txt")
    XCTAssertEqual(reading.quiz?.questions[0].id, "The cat in German? (with its article)")
    XCTAssertTrue(cards(reading).contains("# is a sign | # is a sign | hash"))
    XCTAssertTrue(
      cards(reading).contains(
        "Canberra is the capital of Australia.:c2 | Canberra is the capital of [...]. | Australia"))
    let twice = text("#separator:tab", "a\tb", "a\tc", "x\ty")
    XCTAssertEqual(cards(twice), ["a | a | b", "a (2) | a | c", "x | x | y"])
    let long = text("#separator:tab", String(repeating: "word ", count: 40) + "\tb")
    XCTAssertLessThan(long.quiz?.questions[0].id.count ?? 999, 61)
  }

  func testHeads() {
    let cases: [(String, [String])] = [
      ("#separator:Comma\n#html:false\n\"a, b\",c <b>\n# a remark\nd,e", ["a, b | a, b | c <b>", "d | d | e"]),
      ("#separator:|\na|b", ["a | a | b"]),
      ("#separator:semicolon\r\n#columns:Back;Front;Guid\r\n#guid column:3\r\nb;a;g1\r\n", ["g1 | a | b"]),
      ("#html:true\na &amp; b\t<i>c</i><br>d", ["a & b | a & b | c⏎d"]),
      ("tags:one two\na\tb", ["a | a | b"]),
      ("#notetype:Basic (and reversed card)\n#guid column:1\ng\ta\tb", ["g | a | b", "g:2 | b | a"]),
      ("#guid column:1\n#notetype column:2\ng\tEinfach (beide Richtungen)\ta\tb", ["g | a | b", "g:2 | b | a"]),
      ("#guid column:3\na\tb\tg", ["g | a | b"]),
      (
        "#separator:tab\n{{c1::a::b}} and {{c2::c {{c1::d}}}}\t",
        ["a and c d:c1 | [b] and c [...] | a, d", "a and c d:c2 | a and [...] | c d"]
      ),
      ("#separator:tab\n\"two\nlines\"\tb", ["two lines | two⏎lines | b"]),
    ]
    for (file, expected) in cases {
      let reading = QuizFile.read(Array(file.utf8), path: "deck.txt")
      XCTAssertEqual(cards(reading), expected, file)
      XCTAssertEqual(reading.diagnostics, [], file)
    }
  }

  func testTagsOfTheHeadAndOfALine() {
    let reading = text("#tags:all", "#tags column:3", "a\tb\tone two")
    XCTAssertEqual(
      reading.quiz?.questions[0].data, tags("all", "one", "two"))
    XCTAssertNil(reading.quiz?.questions[0].explanation)
  }

  func testWhatCannotBeReadIsTold() {
    let reading = text("#separator:two", "#html:maybe", "#guid column:first", "a\tb", "alone", "\tback")
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      [
        "deck.txt:1:1: 'separator' takes tab, comma, semicolon, colon, pipe, space or a sign, found 'two'",
        "deck.txt:2:1: 'html' takes true or false, found 'maybe'",
        "deck.txt:3:1: 'guid column' takes the number of a column, from 1, found 'first'",
        "deck.txt:5:1: the question has no back: write one", "deck.txt:6:1: the question has no text: write one",
      ])
    XCTAssertEqual(cards(reading), ["a | a | b"])
  }

  // MARK: Quizlet

  func testLinesWithATab() {
    let reading = text("die Katze\tthe cat", "\"Hallo\" sagen\tto say \"hello\"", "#1\tnumber one", "", "a\tb\tc")
    XCTAssertEqual(
      cards(reading),
      [
        "die Katze | die Katze | the cat", #""Hallo" sagen | "Hallo" sagen | to say "hello""#,
        "#1 | #1 | number one", "a | a | b",
      ])
    XCTAssertEqual(reading.quiz?.questions[3].explanation, "c")
    XCTAssertEqual(reading.quiz?.title, "deck")
    XCTAssertEqual(reading.diagnostics, [])
  }

  func testTheContentSaysWhatATextIs() {
    let cases: [(String, QuizFormat?)] = [
      ("#separator:tab\na\tb", .anki), ("a\tb\nc\td", .anki), ("\u{FEFF}a\tb", .anki), ("\u{FEFF}#html:true\n", .anki),
      ("What?\nA. x\nB. y\nANSWER: A\n", .aiken), ("What?\nA.\tx\nB.\ty\nANSWER: A\n", .aiken),
      ("::q:: What? {=a ~b}", .gift), ("// a remark\nWhat? {\n\t=a\n\t~b\n}", .gift), ("", nil),
      ("ANSWER: A\tfoo\nb\tc", .anki), ("question\ta\tb\tcorrect\nCapital?\tLyon\tParis\tParis\n", .tsv),
      ("Quiz 7b\n\nQuestion\tAnswer\nCapital?\tParis\n", .tsv), ("text;a;b;correct\nWhat?;x;y;a\n", .csv),
      ("question\nWhat?\n", nil), ("What is a question, a or b?\nANSWER: A\n", .aiken),
    ]
    for (text, format) in cases {
      XCTAssertEqual(QuizFormat(path: "x.TXT", content: Array(text.utf8)), format, text)
    }
  }

  // MARK: Parts of it

  func testTemplatesWithConditionsAndFilters() {
    // By way of fields: what a package says in its templates is in `testPackagesOfBothForms`.
    let reading = text("#separator:tab", "#html:true", "\\(x^2\\) [sound:a.mp3]<img src='b%20c.png'>\t[latex]y[/latex]")
    let question = reading.quiz?.questions.first
    XCTAssertEqual(question?.text, "$x^2$")
    XCTAssertEqual(question?.markup, .markdown)
    XCTAssertEqual(question?.accept, ["y"])
    XCTAssertEqual(question?.audio, "a.mp3")
    XCTAssertEqual(question?.image, "b%20c.png")
  }

  /// A back is accepted as it is typed, stars and brackets included.
  func testEveryBackIsItsOwnAnswer() throws {
    for back in ["2 * 3 = 6", #"\frac{1}{2}"#, #"a\*b"#, #"a\\"#, "gehen (ging)", "a / b", "x;y", "*", "(only)"] {
      let question = try XCTUnwrap(text("#html:false", "#separator:tab", "front\t\(back)").quiz?.questions.first)
      let verdict = Marking.verdict(on: question, .text(back), partial: .net)
      XCTAssertEqual(verdict.correct, true, back)
      XCTAssertEqual(Marking.literal(question.accept[0]), back)
    }
    let words = try XCTUnwrap(text("#separator:tab", "f\tgehen (ging); laufen").quiz?.questions.first)
    XCTAssertEqual(words.accept, ["gehen (ging); laufen", "gehen (ging)", "laufen", "gehen"])
  }
}

import Foundation
import Words
import XCTest

/// `quiz print`: one file for paper, whose letters mean the same as those that come back.
final class PrintCommandTests: XCTestCase {
  static let quiz = """
    { "title": "Test <1> & \\"more\\"", "timing": { "quiz": 2700 },
      "sections": [ { "id": "A", "title": "Part A", "text": "Choose." }, { "id": "B", "title": "Part B" } ],
      "defaults": { "section": "A" },
      "questions": [
        { "id": "s", "text": "Which <b>one</b>?", "image": "p.png", "imageAlt": "A \\"dot\\"", "answers": [
          { "text": "Paris", "correct": true }, { "text": "Rome" }, { "text": "Oslo" }, { "text": "none", "pin": "last" } ] },
        { "id": "m", "kind": "multiple", "text": "All?", "points": 2, "answers": [
          { "text": "one", "correct": true }, { "text": "two" }, { "text": "three", "correct": true } ] },
        { "id": "t", "kind": "truefalse", "text": "So?", "correct": false },
        { "id": "o", "kind": "order", "text": "Sort.", "answers": [ { "text": "x" }, { "text": "y" }, { "text": "z" } ] },
        { "id": "p", "kind": "match", "text": "Match.", "pairs": [["France", "Paris"], ["Italy", "Rome"]], "extra": ["Oslo"] },
        { "id": "i", "kind": "info", "text": "Read this.", "section": "B" },
        { "id": "n", "kind": "number", "text": "How many?", "correct": 3.5, "tolerance": 0.25, "section": "B" },
        { "id": "r", "kind": "range", "text": "How warm?", "min": -10, "max": 30, "step": 1, "labels": ["cold", "hot"],
          "correct": 4, "section": "B" },
        { "id": "w", "kind": "text", "text": "Who?", "accept": "Ada*", "section": "B" },
        { "id": "e", "kind": "text", "text": "Why?", "section": "B" } ] }
    """

  private static let dot = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")

  private func place(_ quiz: String = PrintCommandTests.quiz) throws -> Place {
    let place = try Place()
    try place.quiz("test", quiz)
    try Self.dot?.write(to: URL(fileURLWithPath: place.root + "/home/quizzes/p.png"))
    return place
  }

  /// The paper's own words are read in their language, the quiz's in its own.
  func testTextsHaveTheirLanguage() throws {
    for (language, page, texts) in [("ar", "en", true), ("de", "de", false), ("en-GB", "en-GB", false)] {
      let quiz =
        #"{"title":"T","language":"\#(language)","questions":[{"text":"Q?","answers":[{"text":"A","correct":true},{"text":"B"}]}]}"#
      let paper = try printed([], place(quiz))
      XCTAssertTrue(paper.contains(#"<html lang="\#(page)""#), language)
      XCTAssertEqual(paper.contains(#"dir="auto" lang="\#(language)">Q?"#), texts, language)
      XCTAssertEqual(paper.contains(#"dir="auto" lang="\#(language)">A<"#), texts, language)
    }
  }

  private func printed(_ options: [String] = [], _ place: Place? = nil) throws -> String {
    let outcome = try (place ?? self.place()).run(["quiz", "print", "test"] + options)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertEqual(outcome.errors, "")
    return outcome.output
  }

  /// The pages of a version: `test`, `sheet` or `key`.
  private func part(_ html: String, _ kind: String, _ version: String) throws -> String {
    let body = html.replacing("</main>\n</body>\n</html>\n", with: "")
    let parts = body.components(separatedBy: "<table class=\"part ").dropFirst()
    return try XCTUnwrap(parts.first { $0.hasPrefix("\(kind)\" data-version=\"\(version)\"") }, "\(kind) \(version)")
  }

  private func all(_ pattern: String, _ text: String) throws -> [String] {
    try NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators)
      .matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } }
  }

  /// A teacher who marks by the key finds the words where the letters are: `1B 2A` is about the first and the second
  /// printed left.
  func testTheWordsOfAMatchStandAsItsLetters() throws {
    let rights = ["France": "Paris", "Italy": "Rome"]
    var orders: Set<[String]> = []
    let html = try printed(["--versions", "6", "--seed", "1", "--key"])
    for version in ["A", "B", "C", "D", "E", "F"] {
      let test = try part(html, "test", version)
      let lefts = ["France", "Italy"].sorted { left, right in
        guard let one = test.range(of: left), let other = test.range(of: right) else { return false }
        return one.lowerBound < other.lowerBound
      }
      orders.insert(lefts)
      let words = lefts.map { "\($0) – \(rights[$0] ?? "")" }.joined(separator: ", ")
      XCTAssertTrue(try part(html, "key", version).contains(words), "\(version): \(words)")
    }
    XCTAssertEqual(orders.count, 2, "both orders were printed")
  }

  func testOneQuestionOfOnePoint() throws {
    let quiz = #"{"title":"T","questions":[{"id":"q","kind":"number","text":"1?","correct":1}]}"#
    XCTAssertTrue(try printed([], place(quiz)).contains(">1 question, 1 point<"))
    let german = try place(quiz).run(["quiz", "print", "test"], [], ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(german.contains(">1 Frage, 1 Punkt<"), german)
  }

  func testVersions() throws {
    let html = try printed(["--versions", "3", "--seed", "7"])
    let orders = try ["A", "B", "C"].map { try all(#"data-question="(\w+)""#, part(html, "test", $0)) }
    XCTAssertEqual(Set(orders).count, 3)
    XCTAssertEqual(orders[0], ["s", "m", "t", "o", "p", "n", "r", "w", "e"])
    for (order, version) in zip(orders, ["A", "B", "C"]) {
      XCTAssertEqual(Set(order.prefix(5)), ["s", "m", "t", "o", "p"])
      XCTAssertEqual(Set(order.suffix(4)), ["n", "r", "w", "e"])
      let test = try part(html, "test", version)
      XCTAssertEqual(try all(#"data-number="(\d+)""#, test), (1...9).map(String.init))
      XCTAssertTrue(test.contains("<span class=\"mark\">Version \(version) · Seed 7</span>"))
      XCTAssertEqual(try all(#"data-section="(\w)""#, test), ["A", "B"])
    }
    XCTAssertEqual(html, try printed(["--versions", "3", "--seed", "7"]))
    XCTAssertNotEqual(html, try printed(["--versions", "3", "--seed", "8"]))
    // One version more changes nothing in the others.
    let two = try printed(["--versions", "2", "--seed", "7"])
    XCTAssertEqual(try part(two, "test", "B"), try part(html, "test", "B"))
    XCTAssertFalse(two.contains("data-version=\"C\""))
    XCTAssertTrue(try printed().contains("Version A · Seed 0"))
  }

  /// The key's letters are those of the answers that are right, in each version.
  func testTheKeyFitsTheVersion() throws {
    let html = try printed(["--versions", "4", "--seed", "3", "--key", "--sheet"])
    for version in ["A", "B", "C", "D"] {
      let (test, key) = (try part(html, "test", version), try part(html, "key", version))
      let numbers = try all(#"data-number="(\d+)" data-question"#, key)
      let ids = try all(#"data-question="(\w+)""#, key)
      XCTAssertEqual(ids, try all(#"data-question="(\w+)""#, test))
      let marks = Dictionary(uniqueKeysWithValues: zip(ids, try all(#"<td class="mark">(.*?)</td>"#, key)))
      let blocks = test.components(separatedBy: "<div class=\"question\"").dropFirst()
      for (id, block) in zip(ids, blocks) {
        let letters = try all(#"<span class="bubble \w+">(\w)</span>"#, block)
        let texts = try all(#"<span class="text" dir="auto">(.*?)</span>"#, block)
        switch id {
        case "s": XCTAssertEqual(marks[id], texts.firstIndex(of: "Paris").map { letters[$0] })
        case "m":
          let right = zip(letters, texts).filter { ["one", "three"].contains($1) }.map(\.0)
          XCTAssertEqual(marks[id], right.joined(separator: " "))
        case "t": XCTAssertEqual(marks[id], "B")
        case "o":
          XCTAssertEqual(
            marks[id],
            ["x", "y", "z"].compactMap { texts.firstIndex(of: $0).map { String($0 + 1) } }.joined(separator: " "))
          XCTAssertNotEqual(texts, ["x", "y", "z"])
        case "p":
          let (lefts, rights) = (Array(texts.prefix(2)), Array(texts.suffix(3)))
          let pairs = lefts.enumerated().map { place, left in
            "\(place + 1)" + ["A", "B", "C"][rights.firstIndex(of: left == "France" ? "Paris" : "Rome") ?? 0]
          }
          XCTAssertEqual(marks[id], pairs.joined(separator: " "))
        default: XCTAssertEqual(marks[id], "")
        }
      }
      XCTAssertEqual(numbers.count, 9)
      XCTAssertTrue(
        key.contains("3.5 ± 0.25") && key.contains("not marked") && key.contains("<td class=\"n\">9</td>"), key)
      let sheet = try part(html, "sheet", version)
      XCTAssertEqual(try all(#"data-number="(\d+)""#, sheet), (1...9).map(String.init))
    }
    // The right answers are in the key alone.
    XCTAssertFalse(try part(html, "test", "A").contains("Ada"))
    XCTAssertFalse(try printed().contains("class=\"part key"))
    XCTAssertFalse(try printed().contains("class=\"part sheet"))
  }

  func testEveryKindHasItsForm() throws {
    let test = try part(printed(), "test", "A")
    let blocks = test.components(separatedBy: "<div class=\"question\"").dropFirst()
    let forms = Dictionary(
      uniqueKeysWithValues: try blocks.map {
        (try XCTUnwrap(try all(#"data-kind="(\w+)""#, $0).first) + "\($0.contains("Why?") ? " free" : "")", $0)
      })
    let count = { (kind: String, part: String) in (forms[kind] ?? "").components(separatedBy: part).count - 1 }
    XCTAssertEqual(count("single", "bubble round"), 4)
    XCTAssertEqual(count("multiple", "bubble square"), 3)
    XCTAssertEqual(count("truefalse", "bubble round"), 2)
    XCTAssertEqual(count("order", "<span class=\"box\">"), 3)
    XCTAssertEqual(count("match", "<span class=\"box\">"), 2)
    XCTAssertEqual(count("range", "<svg"), 1)
    XCTAssertTrue(forms["range"]?.contains(">-10</text>") == true && forms["range"]?.contains("cold") == true)
    XCTAssertEqual(count("number", "class=\"rule short\""), 1)
    XCTAssertEqual(count("text", "class=\"rule\""), 1)
    XCTAssertGreaterThan(count("text free", "class=\"rule full\""), 3)
    XCTAssertTrue(test.contains("Read this."))
    XCTAssertTrue(test.contains("Time: 45 minutes"))
  }

  func testTextsAreEscapedAndNothingIsLoaded() throws {
    let html = try printed(["--key"])
    XCTAssertTrue(html.contains("Test &lt;1&gt; &amp; &quot;more&quot;"))
    XCTAssertTrue(html.contains("Which &lt;b&gt;one&lt;/b&gt;?"))
    XCTAssertTrue(html.contains("src=\"data:image/png;base64,iVBORw0KGgo"))
    XCTAssertTrue(html.contains("alt=\"A &quot;dot&quot;\""))
    for word in ["http:", "https:", "<script", "<link", "url("] { XCTAssertFalse(html.contains(word), word) }
  }

  func testPaperAndFile() throws {
    let place = try self.place()
    XCTAssertTrue(try printed([], place).contains("size: A4"))
    XCTAssertTrue(try printed(["--paper", "letter"], place).contains("size: letter"))
    let outcome = try place.run(["quiz", "print", "test", "--out", "out.html", "--paper", "a4"])
    XCTAssertEqual(outcome.output, "")
    XCTAssertEqual(outcome.errors, "quizrun: wrote out.html\n")
    XCTAssertEqual(try String(contentsOfFile: place.root + "/out.html", encoding: .utf8), try printed([], place))
  }

  func testTheWordsAreThoseOfTheQuiz() throws {
    let german = Self.quiz.replacing("\"timing\"", with: "\"language\": \"de\", \"timing\"")
    let html = try printed(["--key", "--sheet"], place(german))
    for word in ["Fassung A · Startwert 0", "Antwortbogen", "Lösungen und Punkte", "3,5 ± 0,25", "Zeit: 45 Minuten"] {
      XCTAssertTrue(html.contains(word), word)
    }
    XCTAssertTrue(html.contains("<html lang=\"de\">"))
    let arabic = try printed([], place(Self.quiz.replacing("\"timing\"", with: "\"language\": \"ar\", \"timing\"")))
    XCTAssertTrue(arabic.contains("dir=\"rtl\""))
    let place = try self.place()
    place.environment["LANG"] = "de_DE.UTF-8"
    XCTAssertTrue(try printed([], place).contains("Fassung A"))
  }

  /// A picture that is not there leaves a place and a warning; one elsewhere is not looked for.
  func testLostPictures() throws {
    let place = try self.place()
    try FileManager.default.removeItem(atPath: place.root + "/home/quizzes/p.png")
    let outcome = try place.run(["quiz", "print", "test"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.errors.contains("the picture 'p.png' of question 's' cannot be read"), outcome.errors)
    XCTAssertTrue(outcome.output.contains("[Picture: A &quot;dot&quot;]"))
    try FileManager.default.createSymbolicLink(
      atPath: place.root + "/home/quizzes/p.png", withDestinationPath: "/etc/hostname")
    XCTAssertFalse(try place.run(["quiz", "print", "test"]).output.contains("base64"))
  }

  /// Answers marked by hand have their points on paper, room for sentences, and the expected answer in the key.
  func testMarkedByHand() throws {
    let quiz = """
      {"title":"T","questions":[{"id":"q","text":"1?","answers":[{"text":"a","correct":true},{"text":"b"}]},
        {"id":"e","kind":"text","text":"Why?","points":4,"marked":"by hand","accept":["It is hot."]},
        {"id":"f","kind":"text","text":"How?","points":3,"marked":"by hand"},{"id":"u","kind":"text","text":"And?"}]}
      """
    let html = try printed(["--key", "--sheet"], place(quiz))
    let test = try part(html, "test", "A")
    XCTAssertTrue(test.contains("4 questions, 8 points"), test)
    XCTAssertEqual(try all(#"class="worth">/ (\d+)<"#, test), ["1", "4", "3"])
    XCTAssertEqual(test.components(separatedBy: "<div class=\"room\">").count, 4)
    let key = try part(html, "key", "A")
    XCTAssertTrue(key.contains("marked by hand: It is hot."))
    XCTAssertEqual(try all(#"<td class="n">(\d+)</td>\n?</tr>"#, key), ["1", "4", "3", "0", "8"])
    XCTAssertEqual(try part(html, "sheet", "A").components(separatedBy: "class=\"row wide\"").count, 4)
  }

  /// Pictures that lie inside of the file are printed and shown as those beside it.
  func testPicturesInsideOfFiles() throws {
    let place = try self.place()
    let data = try XCTUnwrap(Self.dot).base64EncodedString()
    for (name, format) in [("m.xml", "moodle-xml"), ("q.zip", "qti"), ("c.zip", "canvas")] {
      let made = try place.run(["quiz", "convert", place.root + "/home/quizzes/test.json", name, "--to", format])
      XCTAssertEqual(made.code, 0, made.errors)
      let outcome = try place.run(["quiz", "print", name])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertTrue(outcome.output.contains("src=\"data:image/png;base64,\(data)\""), "\(name): \(outcome.errors)")
      let check = try place.run(["quiz", "check", name])
      XCTAssertFalse(check.output.contains("is not there"), check.output + check.errors)
    }
  }

  func testWrongWords() throws {
    let place = try self.place()
    let cases: [([String], Int32, String)] = [
      (["test", "--versions", "0"], 2, "from 1 to 26"), (["test", "--versions", "27"], 2, "from 1 to 26"),
      (["test", "--versions", "two"], 2, "'two'"), (["test", "--paper", "a5"], 2, "a4 or letter"),
      (["test", "--seed", "-1"], 2, "--seed"), (["tset"], 66, "did you mean 'test'?"), ([], 2, "QUIZ"),
      (["no/such.json"], 66, "no/such.json"), (["test", "--out", "no/such/file"], 74, "no/such/file"),
      (["test", "--verions", "2"], 2, "--versions"),
    ]
    for (words, code, told) in cases {
      let outcome = try place.run(["quiz", "print"] + words)
      XCTAssertEqual(outcome.code, code, "\(words): \(outcome.errors)")
      XCTAssertTrue(outcome.errors.contains(told), "\(words): \(outcome.errors)")
      XCTAssertEqual(outcome.output, "")
    }
  }

  /// Pick and the sections' picks hold on paper, the same for every version.
  func testOnlyWhatIsDrawnIsPrinted() throws {
    let picking = Self.quiz.replacing("\"id\": \"A\", \"title\"", with: "\"id\": \"A\", \"pick\": 2, \"title\"")
    let html = try printed(["--versions", "2", "--seed", "5"], place(picking))
    let orders = try ["A", "B"].map { try all(#"data-question="(\w+)""#, part(html, "test", $0)) }
    XCTAssertEqual(orders.map(\.count), [6, 6])
    XCTAssertEqual(Set(orders[0]), Set(orders[1]))
  }
}

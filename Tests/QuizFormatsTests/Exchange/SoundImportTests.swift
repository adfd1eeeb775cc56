import QuizCore
import QuizFormats
import XCTest

/// Sounds by their content, and what becomes of those of other programs.
final class SoundImportTests: XCTestCase {
  func testKindsByContent() {
    let opus = Array("OggS".utf8) + Array(repeating: 0, count: 24) + Array("OpusHead".utf8)
    let webm: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3] + Array("....webm....".utf8)
    let mp4 = Array("....ftypmp42....moovhdlr........".utf8)
    let cases: [(bytes: [UInt8], type: String?, use: MediaKind.Use?)] = [
      (Array("ID3....".utf8), "audio/mpeg", .sound), ([0xFF, 0xFB, 0x90], "audio/mpeg", .sound),
      ([0xFF, 0xE3, 0x18], "audio/mpeg", .sound), ([0xFF, 0xF1, 0x50], "audio/aac", .sound),
      ([0xFF, 0xF9, 0x50], "audio/aac", .sound), (Array("fLaC".utf8), "audio/flac", .sound),
      (Array("RIFF....WAVE".utf8), "audio/wav", .sound), (Array("OggS".utf8), "audio/ogg", .sound),
      (opus, "audio/ogg", .sound), (Array("OggS....\u{80}theora".utf8), "video/ogg", .film),
      (webm + Array("A_OPUS".utf8), "audio/webm", .sound), (webm + Array("V_VP9".utf8), "video/webm", .film),
      (Array("....ftypM4A ".utf8), "audio/mp4", .sound), (mp4 + Array("soun".utf8), "audio/mp4", .sound),
      (mp4 + Array("soun....vide".utf8), "video/mp4", .film), ([0xFF, 0xD8, 0xFF], "image/jpeg", .picture),
      (Array("meow".utf8), nil, nil), ([], nil, nil), ([0xFF], nil, nil),
    ]
    for (bytes, type, use) in cases {
      let kind = MediaKind(bytes)
      XCTAssertEqual(kind?.type, type, String(decoding: bytes, as: UTF8.self))
      XCTAssertEqual(kind?.use, use, String(decoding: bytes, as: UTF8.self))
    }
  }

  func testASoundAloneAsks() throws {
    let question = try cleanQuestion(#"{"id": "a", "kind": "truefalse", "audio": "a.mp3", "correct": true}"#)
    XCTAssertEqual(question.text, "")
    XCTAssertEqual(question.audio, "a.mp3")
    XCTAssertEqual(try cleanQuestion(#"{"id": "a", "kind": "info", "text": "", "image": "a.png"}"#).text, "")
    ReadingCase.questions(
      "neither", #"1️⃣{"id": "a", "kind": "truefalse", "correct": true}"#, "1️⃣: question 'a' has no 'text': add one"
    ).check()
  }

  // MARK: Moodle

  private func moodle(_ text: String, _ answer: String = "x") -> QuizFileReading {
    let file = #"<file name="a b.mp3" path="/" encoding="base64">SUQz</file>"#
    let xml = """
      <quiz><question type="multichoice"><name><text>s</text></name>
      <questiontext format="html"><text><![CDATA[\(text)]]></text>\(text.contains("a%20b") ? file : "")</questiontext><single>true</single>
      <answer fraction="100" format="html"><text><![CDATA[\(answer)]]></text>\(answer.contains("a%20b") ? file : "")</answer>
      <answer fraction="0"><text>y</text></answer></question></quiz>
      """
    return QuizFile.salvage(Array(xml.utf8), path: "q.xml", format: .moodleXML, mediaFolder: "q-files").reading
  }

  func testSoundsOfMoodleAreHeard() {
    let texts = [
      #"<p>Which?</p><audio controls src="@@PLUGINFILE@@/a%20b.mp3"></audio>"#,
      #"<p>Which?</p><audio controls><source src="@@PLUGINFILE@@/a%20b.mp3">@@PLUGINFILE@@/a%20b.mp3</audio>"#,
      #"<p>Which?</p><a href="@@PLUGINFILE@@/a%20b.mp3">a b.mp3</a>"#,
      #"<audio src="@@PLUGINFILE@@/a%20b.mp3"></audio>"#,
    ]
    for text in texts {
      let reading = moodle(text)
      XCTAssertEqual(reading.diagnostics.map(\.description), [], text)
      XCTAssertEqual(reading.quiz?.questions.first?.audio, "q-files/a b.mp3", text)
      XCTAssertEqual(reading.media.map(\.path), ["q-files/a b.mp3"], text)
      XCTAssertEqual(reading.quiz?.questions.first?.text.hasPrefix("Which?"), text.contains("Which"), text)
    }
  }

  func testOtherSoundsOfMoodleAreReported() {
    let missing = moodle(#"<p>Which?</p><audio src="@@PLUGINFILE@@/c.mp3"></audio>"#)
    XCTAssertEqual(
      missing.diagnostics.map(\.message),
      [
        "the sound '@@PLUGINFILE@@/c.mp3' is not in the file and is left out: save it beside the quiz and name it as 'audio'"
      ])
    let ofAnswer = moodle("Which?", #"moo <audio src="@@PLUGINFILE@@/a%20b.mp3"></audio>"#)
    XCTAssertEqual(ofAnswer.diagnostics.map(\.message), [])
    let sounds = ofAnswer.quiz?.questions.first?.answers.compactMap(\.media.audio)
    XCTAssertEqual(sounds, ["q-files/a b.mp3"])
    let film = moodle(#"<p>Which?</p><video src="https://example.org/a.mp4"></video>"#)
    XCTAssertEqual(
      film.diagnostics.map(\.message), ["a sound or film cannot be carried over: say in words what it shows"])
  }

  // MARK: QTI and decks

  func testSoundsOfPackages() throws {
    for sound in [#"<object type="audio/mpeg" data="m/a.mp3"/>"#, #"<audio src="m/a.mp3"></audio>"#] {
      let item = QTITests.item(
        "<responseDeclaration identifier=\"R\" cardinality=\"single\" baseType=\"string\"><correctResponse><value>moo</value></correctResponse></responseDeclaration>",
        "<p>Which?</p>\(sound)<p><textEntryInteraction responseIdentifier=\"R\"/></p>")
      let bytes = try QTITests.zip([("imsmanifest.xml", "<manifest/>"), ("i.xml", item), ("m/a.mp3", "ID3")])
      let reading = QuizFile.salvage(bytes, path: "q.zip", format: .qti, mediaFolder: "q-files").reading
      XCTAssertEqual(reading.diagnostics.map(\.description), [], sound)
      XCTAssertEqual(reading.quiz?.questions.first?.audio, "q-files/a.mp3", sound)
    }
  }

  func testSoundsAndFilmsOfDecks() {
    let text = """
      #html:true
      #separator:tab
      <audio src="a.mp3"></audio>word\tback
      [sound:b.m4a]\tback2
      [sound:clip.mp4]\tvideo front
      <video src="v.mp4"></video>word2\tback3
      <iframe src="https://youtu.be/x"></iframe>word3\tback4
      """
    let reading = QuizFile.read(Array(text.utf8), path: "d.txt")
    XCTAssertEqual(reading.quiz?.questions.map(\.audio), ["a.mp3", "b.m4a", nil, nil, nil])
    XCTAssertEqual(
      reading.diagnostics.map(\.message),
      ["3 cards with a film, which cannot be carried over: say in words what it shows"])
  }

  // MARK: One sentence for all

  func testWhatComesOftenIsSaidOnce() throws {
    func bank(_ count: Int, _ words: (Int) -> String) -> [String] {
      let questions = (0..<count).map { number in
        """
        <question type="truefalse"><name><text>n\(number)</text></name><questiontext><text>Q\(number)</text></questiontext>
        <correctfeedback><text>\(words(number))</text></correctfeedback><answer fraction="100"><text>true</text></answer></question>
        """
      }
      let text = "<quiz>" + questions.joined() + "</quiz>"
      return QuizFile.read(Array(text.utf8), path: "b.xml").diagnostics.map(\.message)
    }
    XCTAssertEqual(bank(9) { _ in "Votre réponse est correcte." }, [])
    XCTAssertEqual(
      bank(9) { "Bravo \($0)" },
      [
        "the feedback 'Bravo 0' (correctfeedback) and 8 more cannot be carried over: write it as feedback of the answers, or as the explanation"
      ])
    let row = "### Q\n\n![](https://example.org/a.png)\n\n- [x] a\n- [ ] b\n\n"
    let told = QuizFile.read(Array(String(repeating: row, count: 6).utf8), path: "b.md").diagnostics
    XCTAssertEqual(told.count, 1, "\(told)")
    XCTAssertTrue(told.first?.message.hasSuffix("(and so at 5 more places)") ?? false, "\(told)")
  }

  func testQuestionsWithoutIDsAreOneSentence() {
    let text = "text,a,b,correct\nOne?,x,y,x\nTwo?,x,y,x\nThree?,x,y,x\n"
    let found = QuizFile.read(Array(text.utf8), path: "t.csv", thorough: true).diagnostics.map(\.description)
    XCTAssertEqual(
      found,
      [
        "t.csv:2:1: warning: 3 questions have no id of their own, the first is question 'q1': a question put before them would renumber them; give each one"
      ])
  }
}

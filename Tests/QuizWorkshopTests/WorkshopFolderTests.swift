import Foundation
import JSONText
import QuizLibrary
import QuizSittings
import QuizWire
import XCTest

@testable import QuizWorkshop

/// Quizzes and modes in the workshop's folder: read, saved, refused, kept.
final class WorkshopFolderTests: XCTestCase {
  private var root = URL(fileURLWithPath: "/")
  private var quizzes: URL { root.appendingPathComponent("home/quizzes") }

  override func setUpWithError() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("workshop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("home/quizzes"), withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: root)
  }

  private func folder() throws -> WorkshopFolder {
    let variables = [
      "QUIZRUN_HOME": root.appendingPathComponent("home").path,
      "QUIZRUN_DATA": root.appendingPathComponent("data").path,
    ]
    return try WorkshopFolder(Surroundings(Environment { variables[$0] }, tell: { _ in }))
  }

  private func put(_ text: String, _ name: String) throws {
    try text.write(to: quizzes.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: quizzes.appendingPathComponent(name), encoding: .utf8)
  }

  private func value(_ text: String) throws -> JSONValue { JSONValue(try JSONParser.parse(text)) }

  private func quiz(_ id: String, _ word: String = "Two") -> String {
    """
    {  "title":"T", "id": "\(id)", "own":{"x":1.50},
      "questions":[ {"id":"q","kind":"text", "text":"\(word)",  "accept":["2"]} ] }

    """
  }

  private func refusal(_ body: () throws -> Void, file: StaticString = #filePath, line: UInt = #line)
    -> WorkshopRefusal?
  {
    do {
      try body()
      XCTFail("nothing was refused", file: file, line: line)
      return nil
    } catch {
      return error as? WorkshopRefusal
    }
  }

  // MARK: Copying

  func testAQuestionIsCopiedIntoAnotherQuiz() throws {
    try put(
      #"""
      { "id": "from", "title": "F", "markup": "markdown", "defaults": { "points": 2 }, "variables": { "a": "1 + 1" },
        "questions": [ { "id": "q", "text": "Is **{{a}}** even?", "kind": "truefalse", "correct": true, "section": "s" } ],
        "sections": [ { "id": "s", "title": "S" } ] }
      """#, "from.json")
    try put(
      #"{ "id": "to", "title": "T", "questions": [ { "id": "q", "kind": "info", "text": "One" }, { "kind": "info", "text": "Two" } ] }"#,
      "to.json")
    let folder = try folder()
    let source = try folder.quiz("from").value
    XCTAssertEqual(try folder.copy(question: 0, of: source, named: "from", to: "to"), 2)
    let target = try XCTUnwrap(WorkshopItem(.quiz, "to"))
    let draft = try XCTUnwrap(folder.draft(target))
    XCTAssertEqual(draft.etag, try folder.quiz("to").etag)
    XCTAssertEqual(
      JSONWriter.text(draft.value),
      #"{"id":"to","title":"T","questions":[{"id":"q","kind":"info","text":"One"},{"id":"q2","kind":"info","text":"Two"},"#
        + #"{"id":"q-2","text":"Is **{{a}}** even?","kind":"truefalse","correct":true,"points":2,"markup":"markdown","variables":{"a":"1 + 1"}}]}"#
    )
    XCTAssertEqual(try folder.copy(question: 0, of: source, named: "from", to: "to"), 3, "behind the draft's questions")
    let saved = try folder.save(quiz: "to", XCTUnwrap(folder.draft(target)).value, etag: draft.etag)
    XCTAssertEqual(saved.findings.filter { $0.severity == "error" }.map(\.message), [])
    for (index, other) in [(1, "to"), (-1, "to"), (0, "nowhere"), (0, "../x")] {
      XCTAssertThrowsError(try folder.copy(question: index, of: source, named: "from", to: other))
    }
  }

  /// Pictures come along where the other quiz lies in another folder.
  func testACopiedQuestionBringsItsPicture() throws {
    let inner = quizzes.appendingPathComponent("more/img")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: inner.appendingPathComponent("a.png"))
    try put(
      #"{ "id": "from", "title": "F", "questions": [ { "id": "p", "kind": "info", "text": "x", "image": "img/a.png" } ] }"#,
      "more/from.json")
    try put(quiz("to"), "to.json")
    let folder = try folder()
    _ = try folder.copy(question: 0, of: folder.quiz("from").value, named: "from", to: "to")
    XCTAssertTrue(FileManager.default.fileExists(atPath: quizzes.appendingPathComponent("img/a.png").path))
  }

  // MARK: Saving

  func testOnlyTheChangedFieldIsWritten() throws {
    try put(quiz("tour"), "tour.json")
    let folder = try folder()
    let read = try folder.quiz("tour")
    XCTAssertTrue(read.isWritable)
    let saved = try folder.save(quiz: "tour", try value(quiz("tour", "Zwei")), etag: read.etag)
    XCTAssertEqual(text("tour.json"), quiz("tour", "Zwei"))
    XCTAssertNotEqual(saved.etag, read.etag)
    XCTAssertTrue(saved.findings.contains { $0.path == "own" && $0.severity == "warning" }, "\(saved.findings)")
    XCTAssertEqual(try folder.quiz("tour").etag, saved.etag)
  }

  /// Every shipped quiz, with every key it has, goes through the workshop as it is; a changed title changes that line alone.
  func testShippedQuizzesKeepTheirBytes() throws {
    let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("quizzes")
    let names = try FileManager.default.contentsOfDirectory(atPath: shipped.path).filter { $0.hasSuffix(".json") }
    XCTAssertGreaterThan(names.count, 10)
    let folder = try folder()
    for name in names {
      try FileManager.default.copyItem(
        at: shipped.appendingPathComponent(name), to: quizzes.appendingPathComponent(name))
      let before = try XCTUnwrap(text(name))
      let id = String(name.dropLast(5))
      guard let read = try? folder.quiz(id), read.isWritable else { continue }
      _ = try folder.save(quiz: id, read.value, etag: read.etag)
      XCTAssertEqual(text(name), before)
      guard case .object(var object) = read.value, case .text(let title)? = object["title"] else { continue }
      object["title"] = .text(title + " 2")
      _ = try folder.save(quiz: id, .object(object), etag: read.etag)
      let changed = zip(before.split(separator: "\n"), try XCTUnwrap(text(name)).split(separator: "\n"))
      XCTAssertEqual(changed.count { $0 != $1 }, 1, name)
      try FileManager.default.removeItem(at: quizzes.appendingPathComponent(name))
    }
  }

  func testWhatWasChangedMeanwhileIsAConflictWithWhatIsThere() throws {
    try put(quiz("tour"), "tour.json")
    let folder = try folder()
    let etag = try folder.quiz("tour").etag
    try put(quiz("tour", "Editor"), "tour.json")
    let refusal = refusal { _ = try folder.save(quiz: "tour", try value(quiz("tour", "Zwei")), etag: etag) }
    XCTAssertEqual(refusal?.reason, .conflict)
    XCTAssertEqual(refusal?.present, try value(quiz("tour", "Editor")))
    XCTAssertEqual(text("tour.json"), quiz("tour", "Editor"))
    XCTAssertEqual(refusal?.etag, try folder.quiz("tour").etag)
  }

  func testANewQuizMustNotBeThere() throws {
    let folder = try folder()
    _ = try folder.save(quiz: "new", try value(quiz("new")), etag: nil)
    XCTAssertNotNil(text("new.json"))
    XCTAssertEqual(
      refusal { _ = try folder.save(quiz: "new", try value(quiz("new", "X")), etag: nil) }?.reason, .conflict)
    XCTAssertEqual(
      refusal { _ = try folder.save(quiz: "gone", try value(quiz("gone")), etag: "abc") }?.reason, .conflict)
  }

  func testAQuizWithMistakesIsRefusedWithTheirPlaces() throws {
    let folder = try folder()
    let broken = try value(
      #"{"id":"b","questions":[{"id":"q","kind":"single","text":"?","answers":[{"text":"a"},{"text":7}]}]}"#)
    let refusal = refusal { _ = try folder.save(quiz: "b", broken, etag: nil) }
    XCTAssertEqual(refusal?.reason, .unfit)
    XCTAssertTrue(
      refusal?.findings.contains { $0.path == "questions[0].answers[1].text" && $0.isError } ?? false,
      "\(refusal?.findings ?? [])")
    XCTAssertNil(text("b.json"))
  }

  func testAnotherIDInsideIsRefused() throws {
    let folder = try folder()
    let refusal = refusal { _ = try folder.save(quiz: "here", try value(quiz("there")), etag: nil) }
    XCTAssertEqual(refusal?.reason, .unfit)
    XCTAssertEqual(refusal?.findings.first?.path, "id")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: quizzes.path), [])
  }

  func testABrokenFileGivesItsSource() throws {
    try put("{ \"id\": ", "bad.json")
    let refusal = refusal { _ = try folder().quiz("bad") }
    XCTAssertEqual(refusal?.reason, .unfit)
    XCTAssertEqual(refusal?.source, "{ \"id\": ")
    XCTAssertEqual(refusal?.findings.first?.line, 1)
    XCTAssertEqual(try folder().quizzes().map(\.isBroken), [true])
    // It can be mended.
    _ = try folder().save(quiz: "bad", try value(quiz("bad")), etag: refusal?.etag)
    XCTAssertEqual(try folder().quiz("bad").value, try value(quiz("bad")))
  }

  func testAFileOfAnotherNameIsFoundByItsID() throws {
    try FileManager.default.createDirectory(
      at: quizzes.appendingPathComponent("maths"), withIntermediateDirectories: true)
    try put(quiz("sums"), "maths/first.json")
    let folder = try folder()
    let read = try folder.quiz("sums")
    XCTAssertTrue(read.isWritable)
    _ = try folder.save(quiz: "sums", try value(quiz("sums", "Zwei")), etag: read.etag)
    XCTAssertEqual(text("maths/first.json"), quiz("sums", "Zwei"))
    XCTAssertNil(text("sums.json"))
  }

  func testOtherFormatsAreReadAndNotOverwritten() throws {
    try put("question,answer\nOne?,1\n", "cards.csv")
    try put("::q1:: Two? {=2}\n", "typed.gift")
    let folder = try folder()
    let read = try folder.quiz("typed")
    XCTAssertFalse(read.isWritable)
    XCTAssertEqual(refusal { _ = try folder.save(quiz: "typed", read.value, etag: nil) }?.reason, .conflict)
  }

  // MARK: Names and links

  func testNamesAndLinksLeadNowhere() throws {
    let folder = try folder()
    for name in ["", "..", "../x", "a/b", "A", "ä", "a.b", "a b", String(repeating: "a", count: 65), "a\0"] {
      XCTAssertEqual(refusal { _ = try folder.quiz(name) }?.reason, .unknown, name)
      XCTAssertEqual(refusal { _ = try folder.save(quiz: name, ["questions": []], etag: nil) }?.reason, .unknown, name)
      XCTAssertEqual(refusal { _ = try folder.save(mode: name, "x", etag: nil) }?.reason, .unknown, name)
      let isMedia = name == "a.b"
      XCTAssertEqual(
        refusal { _ = try folder.put(media: [], named: name, for: "a") }?.reason, isMedia ? .wrongMedia : .unknown, name
      )
    }
    let outside = root.appendingPathComponent("outside.json")
    try quiz("link").write(to: outside, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      at: quizzes.appendingPathComponent("link.json"), withDestinationURL: outside)
    XCTAssertEqual(refusal { _ = try folder.quiz("link") }?.reason, .conflict)
    XCTAssertEqual(
      refusal { _ = try folder.save(quiz: "link", try value(quiz("link", "X")), etag: nil) }?.reason, .conflict)
    XCTAssertEqual(try String(contentsOf: outside, encoding: .utf8), quiz("link"))
    let elsewhere = root.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: quizzes.appendingPathComponent("pics-files"), withDestinationURL: elsewhere)
    XCTAssertEqual(refusal { _ = try folder.put(media: Self.picture, named: "a.png", for: "pics") }?.reason, .conflict)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path), [])
  }

  // MARK: Versions and drafts

  func testVersionsAreKeptAndBroughtBack() throws {
    let folder = try folder()
    let item = try XCTUnwrap(WorkshopItem(.quiz, "tour"))
    var etag: String?
    for number in 1...25 {
      etag = try folder.save(quiz: "tour", try value(quiz("tour", "N\(number)")), etag: etag).etag
    }
    let versions = try folder.versions(item)
    XCTAssertEqual(versions.count, 20)
    XCTAssertFalse(versions.contains { $0.etag == etag })
    XCTAssertTrue(try folder.version(versions[0].number, of: item).contains("N24"))
    _ = try folder.bringBack(versions[19].number, of: item)
    XCTAssertTrue(text("tour.json")?.contains("N5") ?? false)
    XCTAssertTrue(try folder.version(try folder.versions(item)[0].number, of: item).contains("N25"))
  }

  func testARemovedQuizIsPutAside() throws {
    let folder = try folder()
    let item = try XCTUnwrap(WorkshopItem(.quiz, "tour"))
    let etag = try folder.save(quiz: "tour", try value(quiz("tour")), etag: nil).etag
    XCTAssertEqual(refusal { try folder.delete(item, etag: "other") }?.reason, .conflict)
    try folder.delete(item, etag: etag)
    XCTAssertNil(text("tour.json"))
    XCTAssertEqual(refusal { _ = try folder.quiz("tour") }?.reason, .unknown)
    XCTAssertEqual(refusal { try folder.delete(item, etag: etag) }?.reason, .unknown)
    _ = try folder.bringBack(try folder.versions(item)[0].number, of: item)
    XCTAssertEqual(try folder.quiz("tour").value, try value(quiz("tour")))
  }

  func testWhatAnEditorWroteIsAVersionToo() throws {
    let folder = try folder()
    let item = try XCTUnwrap(WorkshopItem(.quiz, "tour"))
    _ = try folder.save(quiz: "tour", try value(quiz("tour", "First")), etag: nil)
    try put(quiz("tour", "Editor"), "tour.json")
    _ = try folder.save(quiz: "tour", try value(quiz("tour", "Last")), etag: try folder.quiz("tour").etag)
    let words = try folder.versions(item).map { try folder.version($0.number, of: item) }
    XCTAssertTrue(words.contains { $0.contains("First") } && words.contains { $0.contains("Editor") })
  }

  func testADraftStaysUntilItIsSaved() throws {
    let item = try XCTUnwrap(WorkshopItem(.quiz, "tour"))
    try folder().keepDraft(["title": "half"], etag: "e", item)
    XCTAssertEqual(try folder().draft(item)?.value, ["title": "half"])
    XCTAssertEqual(try folder().draft(item)?.etag, "e")
    _ = try folder().save(quiz: "tour", try value(quiz("tour")), etag: nil)
    XCTAssertNil(try folder().draft(item))
  }

  /// What is kept is found again once the folder is there, also behind a link.
  func testVersionsOfAFolderThatIsMade() throws {
    let (real, link) = (root.appendingPathComponent("real"), root.appendingPathComponent("link"))
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let variables = [
      "QUIZRUN_HOME": link.appendingPathComponent("new").path,
      "QUIZRUN_DATA": root.appendingPathComponent("data").path,
    ]
    let item = try XCTUnwrap(WorkshopItem(.quiz, "tour"))
    let made = { try WorkshopFolder(Surroundings(Environment { variables[$0] }, tell: { _ in })) }
    try made().keepDraft(["title": "half"], etag: nil, item)
    _ = try made().save(quiz: "other", try value(quiz("other")), etag: nil)
    XCTAssertEqual(try made().draft(item)?.value, ["title": "half"])
  }

  /// A write that fails anywhere, as on a full disk, leaves the old file or the new one, and nothing beside it.
  func testADiskThatIsFullLosesNothing() throws {
    let folder = try folder()
    let etag = try folder.save(quiz: "tour", try value(quiz("tour", "Old")), etag: nil).etag
    let long = String(repeating: "long ", count: 2000)
    var before = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
    signal(SIGXFSZ, SIG_IGN)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before) }
    for limit in [0, 1, 100, 4096, 9000] {
      var small = rlimit(rlim_cur: rlim_t(limit), rlim_max: before.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
      let refusal = refusal { _ = try folder.save(quiz: "tour", try value(quiz("tour", long)), etag: etag) }
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
      XCTAssertEqual(refusal?.reason, .unsaved)
      XCTAssertTrue(text("tour.json")?.contains("Old") ?? false)
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: quizzes.path), ["tour.json"])
    }
    _ = try folder.save(quiz: "tour", try value(quiz("tour", long)), etag: etag)
  }

  /// What a killed program left is removed, and a whole file among it is kept as a version.
  func testLeftoversAreCleared() throws {
    let folder = try folder()
    let item = try XCTUnwrap(WorkshopItem(.quiz, "tour"))
    let etag = try folder.save(quiz: "tour", try value(quiz("tour", "Old")), etag: nil).etag
    try put("{ half", ".tour.json.part-999999")
    try put(quiz("tour", "Displaced"), ".tour.json.new-999999")
    _ = try folder.save(quiz: "tour", try value(quiz("tour", "New")), etag: etag)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: quizzes.path), ["tour.json"])
    let words = try folder.versions(item).map { try folder.version($0.number, of: item) }
    XCTAssertTrue(words.contains { $0.contains("Displaced") })
    XCTAssertFalse(words.contains { $0.contains("half") })
  }

  // MARK: Media and imports

  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0]

  func testPicturesAreTakenByTheirContent() throws {
    let folder = try folder()
    XCTAssertEqual(try folder.put(media: Self.picture, named: "a.png", for: "tour"), "tour-files/a.png")
    XCTAssertEqual(
      refusal { _ = try folder.put(media: Array("<svg/>".utf8), named: "b.png", for: "tour") }?.reason, .wrongMedia)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: quizzes.appendingPathComponent("tour-files").path), ["a.png"])
  }

  func testAnImportIsReadAndNothingIsSaved() throws {
    let folder = try folder()
    let csv = Array("question,answer,wrong\nOne plus one?,2,3\n".utf8)
    let imported = try folder.imported(csv, named: "Über Flüsse.csv")
    guard case .object(let quiz) = imported.quiz else { return XCTFail("no object") }
    XCTAssertEqual(quiz["id"], "uber-flusse")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: quizzes.path), [])
    _ = try folder.save(quiz: "uber-flusse", imported.quiz, etag: nil)
    // The next one gets another id.
    guard case .object(let other) = try folder.imported(csv, named: "Über Flüsse.csv").quiz else { return XCTFail() }
    XCTAssertEqual(other["id"], "uber-flusse-2")
    XCTAssertEqual(refusal { _ = try folder.imported([1, 2, 3], named: "x.exe") }?.reason, .unfit)
    XCTAssertEqual(refusal { _ = try folder.imported(Array("nonsense".utf8), named: "x.xml") }?.reason, .unfit)
  }

  func testPicturesOfAnImportComeByTheirTokens() throws {
    let folder = try folder()
    let data = Data(Self.picture).base64EncodedString()
    let xml = """
      <?xml version="1.0"?><quiz><question type="shortanswer"><name><text>n</text></name>
      <questiontext format="html"><text><![CDATA[<p>What? <img src="@@PLUGINFILE@@/Bild%20EINS.png" alt="a"></p>]]></text>
      <file name="Bild EINS.png" path="/" encoding="base64">\(data)</file></questiontext>
      <answer fraction="100"><text>x</text></answer></question></quiz>
      """
    let imported = try folder.imported(Array(xml.utf8), named: "art.xml")
    XCTAssertEqual(imported.media.map(\.name), ["bild-eins.png"])
    XCTAssertTrue(JSONWriter.text(imported.quiz).contains("art-files/bild-eins.png"), JSONWriter.text(imported.quiz))
    XCTAssertEqual(
      try folder.put(token: imported.media[0].token, named: "bild-eins.png", for: "art"), "art-files/bild-eins.png")
    XCTAssertEqual(
      refusal { _ = try folder.put(token: "../x.art", named: "a.png", for: "art") }?.reason, .unfit)
    let saved = try folder.save(quiz: "art", imported.quiz, etag: nil)
    XCTAssertFalse(saved.findings.contains { $0.message.contains("bild-eins") }, "\(saved.findings)")
  }

  // MARK: Modes

  func testAModeIsSavedWithItsFindings() throws {
    let folder = try folder()
    let template = WorkshopFolder.template("lives")
    let saved = try folder.save(mode: "lives", template, etag: nil)
    XCTAssertEqual(saved.findings, [])
    XCTAssertEqual(try folder.mode("lives").source, template)
    let wrong = template.replacing("state.row = 0", with: "state.row = nothing")
    let worse = try folder.save(mode: "lives", wrong, etag: saved.etag)
    let lines = wrong.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try XCTUnwrap(lines.firstIndex { $0.contains("nothing") })
    let column = lines[line].distance(
      from: lines[line].startIndex, to: try XCTUnwrap(lines[line].firstRange(of: "nothing")).lowerBound)
    XCTAssertTrue(
      worse.findings.contains { $0.line == line + 1 && $0.column == column + 1 }, "\(worse.findings)")
    // A source that does not load is saved too.
    let broken = try folder.save(mode: "lives", "return {", etag: worse.etag)
    XCTAssertFalse(broken.findings.isEmpty)
    XCTAssertEqual(try folder.mode("lives").source, "return {")
    XCTAssertEqual(refusal { _ = try folder.save(mode: "lives", "x", etag: nil) }?.reason, .conflict)
    XCTAssertEqual(folder.modes().map(\.isWritable), [true])
  }

  /// A quiz that an example names is found, however many others are at hand.
  func testTheQuizOfAnExampleIsFound() throws {
    let folder = try folder()
    for name in ["a", "b", "c", "d", "e", "zoo"] { try put(quiz(name), "\(name).json") }
    let source = #"return { api = 1, examples = { { quiz = "zoo", responses = {}, expect = { points = 0 } } } }"#
    let findings = try folder.save(mode: "zoo", source, etag: nil).findings
    XCTAssertFalse(findings.contains { $0.message.contains("there is no quiz") }, "\(findings)")
  }

  func testTheExamplesOfAModeArePlayed() throws {
    let folder = try folder()
    _ = try folder.save(mode: "lives", WorkshopFolder.template("lives"), etag: nil)
    let report = try folder.test(mode: "lives")
    XCTAssertFalse(report.examples.isEmpty)
    XCTAssertTrue(report.examples.allSatisfy(\.isPassed), report.line)
  }
}

import Cells
import Foundation
import QuizCore
import XCTest

@testable import QuizCells
@testable import QuizFormats
@testable import QuizLibrary

/// Files of other programs are read in cells: what ends a cell is a sentence, and what comes back is what a reader here says.
final class ForeignFileTests: XCTestCase {
  private let cells = PluginCells(Confinement(isRequired: { true }, tell: { _ in }), works: works.map { CellWork($0) })

  private static let works = [answers, loops, crashes, leaves, eats]
  private static let answers = ForeignWork("answers") { _, wanted in wanted }
  private static let loops = ForeignWork("loops") { _, _ in
    var count = 0
    while true { count &+= 1 }
  }
  private static let crashes = ForeignWork("crashes") { _, _ in [[1]][Int(CommandLine.argc) + 7] }
  private static let leaves = ForeignWork("leaves") { _, _ in Array(FileManager.default.currentDirectoryPath.utf8) }
  private static let eats = ForeignWork("eats") { _, _ in
    var all: [[UInt8]] = []
    while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }
  }

  private func request(_ work: ForeignWork, on path: String = "a.xml", _ bytes: [UInt8] = [1]) -> ForeignRequest {
    ForeignRequest(work, on: ForeignFile(path: path, bytes: bytes), wanted: [7])
  }

  private func message(_ work: ForeignWork, _ bytes: [UInt8] = [1]) -> String {
    guard case .failure(let failure)? = cells.readers.foreign?.read(request(work, on: "a.xml", bytes)) else {
      return ""
    }
    return failure.message
  }

  // MARK: Ends

  func testAReaderThatLoopsIsEnded() {
    let message = message(Self.loops)
    XCTAssertTrue(message.contains("within 1 s"), message)
  }

  func testAReaderThatCrashesIsEnded() {
    XCTAssertEqual(message(Self.crashes), ForeignFailure.garbled.message)
    XCTAssertEqual(message(Self.leaves), ForeignFailure.garbled.message)
    // A file that is told is no memory that its reader took.
    XCTAssertEqual(message(Self.crashes, [UInt8](repeating: 1, count: 40 << 20)), ForeignFailure.garbled.message)
  }

  func testAReaderThatEatsMemoryIsEnded() {
    let message = message(Self.eats)
    XCTAssertTrue(message.contains("MB of memory"), message)
  }

  func testPatienceGrowsWithTheFile() {
    let (none, some, much) = (0, 1 << 20, 100 << 20)
    let processor = [none, some, much].map { ForeignPatience(bytes: $0).processor }
    XCTAssertEqual(processor[2] - processor[0], 100 * (processor[1] - processor[0]))
    XCTAssertEqual(
      ForeignPatience(bytes: some, isPacked: true).processor - processor[0], 4 * (processor[1] - processor[0]))
    XCTAssertEqual(ForeignPatience(bytes: much).memory, 14 * much)
  }

  func testWhereNothingClosesOffLimitsHold() {
    let open = PluginCells(
      Confinement(seals: false, isRequired: { true }, tell: { _ in }), works: Self.works.map { CellWork($0) })
    let foreign = open.readers.foreign
    XCTAssertEqual(foreign?.read(request(Self.answers)), .success([7]))
    for (work, reason) in [(Self.loops, "within 1 s"), (Self.eats, "MB of memory")] {
      guard case .failure(let failure)? = foreign?.read(request(work)) else { return XCTFail() }
      XCTAssertTrue(failure.message.contains(reason), failure.message)
    }
  }

  func testAFailureIsRememberedUntilTheFileChanges() throws {
    let folder = NSTemporaryDirectory() + "quizrun-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let memory = IndexFolder(in: folder).failureMemory
    let first = cells.listedReaders(memory, programs: 0).readers.foreign?.read(request(Self.loops))
    guard case .failure(let failure)? = first else { return XCTFail() }
    // Another process does not ask again.
    let again = cells.listedReaders(memory, programs: 0).readers.foreign
    XCTAssertEqual(again?.read(request(Self.answers)), .failure(failure))
    XCTAssertEqual(again?.read(request(Self.answers, on: "a.xml", [2])), .success([7]))
  }

  func testFailuresOfAFolderHaveSecondsTogether() {
    let foreign = cells.listedReaders(nil, programs: 0).readers.foreign
    let begin = ContinuousClock.now
    for number in 0..<12 {
      guard case .failure? = foreign?.read(request(Self.loops, on: "\(number).xml")) else { return XCTFail() }
    }
    // Twelve by themselves would take 18 s of processor time; those that are read well still are.
    XCTAssertLessThan(ContinuousClock.now - begin, .seconds(40))
    XCTAssertEqual(foreign?.read(request(Self.answers, on: "good.xml")), .success([7]))
  }

  /// A garbled answer is refused.
  func testGarbledAnswersAreRefused() {
    let file = Array("What? {=a ~b}".utf8)
    let whole = ForeignRead.failed("x", isStart: true).bytes
    var texts: [[UInt8]] = [[], [1, 2, 3], Array(repeating: 0xFF, count: 40), whole + [0], Array(whole.dropLast())]
    guard case .quiz(let quiz) = QuizFile.foreign(ForeignFile(path: "a.gift", bytes: file), .gift, manner(.here)) else {
      return XCTFail()
    }
    let honest = ForeignRead.quiz(quiz).bytes
    for place in honest.indices {
      var changed = honest
      changed[place] = changed[place] &+ 0x81
      texts.append(changed)
    }
    for text in texts {
      let readers = QuizReaders(
        lua: .here, foreign: ForeignReading(read: { _ in .success(text) }, open: { _ in { _ in nil } }))
      let reading = QuizFile.read(file, path: "a.gift", readers: readers)
      XCTAssertTrue(reading.quiz != nil || !reading.diagnostics.isEmpty)
    }
    var outside = quiz
    for path in ["../a.png", "/a.png", "a-files/.a", "a-files/b/c.png", "b-files/a.png"] {
      outside.media = [QuizMedia(path: path, bytes: [1])]
      XCTAssertNil(try? ForeignRead(ForeignRead.quiz(outside).bytes, mediaIn: "a-files"), path)
    }
  }

  private func manner(_ readers: QuizReaders) -> QuizFile.Manner {
    QuizFile.Manner(languages: [], isThorough: false, readers: readers)
  }

  // MARK: The same

  private static let decks = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("AnkiPackageTests/Decks")

  func testCellsSayWhatReadersHereSay() throws {
    var files: [(String, [UInt8])] = [
      ("a.gift", Array("::One:: What? {=a ~b#no}\n\nBroken {\n\n::Two:: Say {=x =y}\n\n::Two:: Again {T}".utf8)),
      ("b.txt", Array("Why?\nA) a\nB) b\nANSWER: B\n".utf8)),
      ("c.csv", Array("question;correct;wrong\nWhat?;a;b\n;;\nWhy?;;b\n".utf8)),
      ("d.md", Array("---\ntitle: D\nid: own\n---\n\n1. What?\n   - [x] a\n   - [ ] b\n\n2. Nothing\n".utf8)),
      ("e.xml", Array("<quiz><question type=\"truefalse\"><questiontext><text>a</text></questiontext></quiz>".utf8)),
      ("f.xml", Array(Self.moodle.utf8)), ("g.qti", Array("<assessmentItem/>".utf8)),
      ("h.xlsx", Array("PK\u{3}\u{4}".utf8)),
      ("i.txt", Array("nothing".utf8)), ("j.odd", [1, 2]),
    ]
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.decks.path).sorted()
    where name.hasSuffix(".apkg") {
      files.append((name, Array(try Data(contentsOf: Self.decks.appendingPathComponent(name)))))
    }
    XCTAssertGreaterThan(files.count, 10)
    for (path, bytes) in files {
      for thorough in [true, false] {
        let here = QuizFile.read(bytes, path: path, languages: ["de"], thorough: thorough)
        let there = QuizFile.read(bytes, path: path, languages: ["de"], thorough: thorough, readers: cells.readers)
        XCTAssertEqual(here.quiz, there.quiz, path)
        XCTAssertEqual(here.diagnostics, there.diagnostics, path)
        XCTAssertEqual([here.id, here.title] + here.languages, [there.id, there.title] + there.languages, path)
      }
      guard let format = QuizFormat(path: path, content: bytes) else { continue }
      let here = QuizFile.salvage(bytes, path: path, format: format, mediaFolder: "m")
      let there = QuizFile.salvage(bytes, path: path, format: format, mediaFolder: "m", readers: cells.readers)
      XCTAssertEqual(here.table, there.table, path)
      XCTAssertEqual(here.reading.media, there.reading.media, path)
      for file in here.reading.media {
        let name = QuizFile.name(of: path) + "-files/" + (file.path.split(separator: "/").last ?? "")
        let inside = QuizFile.inside(bytes, path: path, readers: cells.readers)
        XCTAssertEqual(inside(name), QuizFile.inside(bytes, path: path)(name), path)
        XCTAssertNil(inside("none.png"))
      }
    }
  }

  private static let moodle = """
    <quiz><question type="multichoice"><name><text>n</text></name><questiontext format="html"><text><![CDATA[<p>\
    <span lang="de" class="multilang">Was?</span><span lang="en" class="multilang">What?</span></p>]]></text>\
    </questiontext><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>
    <question type="odd"><name><text>n</text></name></question></quiz>
    """
}

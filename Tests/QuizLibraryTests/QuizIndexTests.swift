import Foundation
import QuizCore
import QuizFormats
import XCTest

@testable import QuizLibrary

/// The index of quiz files changes nothing but how long reading takes.
final class QuizIndexTests: XCTestCase {
  private var folder = ""
  private var data: String { folder + "/data" }
  private var home: String { folder + "/home" }
  private var quizzes: String { home + "/quizzes" }

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "quizindex-" + UUID().uuidString
    for path in [data, quizzes] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  /// A library whose clock is so much later that every file counts as left alone.
  private func indexed(_ languages: [String] = ["en"], later: Int = 10, data: String? = nil) -> Library {
    Library(
      homes: [home, folder + "/other"], languages: languages,
      indexes: IndexFolder(in: data ?? self.data, least: 0) { time(nil) + later })
  }

  private func plain(_ languages: [String] = ["en"]) -> Library {
    Library(homes: [home, folder + "/other"], languages: languages)
  }

  private func assertSame(_ hint: String = "", _ languages: [String] = ["en"], line: UInt = #line) {
    let expected = IndexedFolder.told(plain(languages))
    // Once with what the index has by now, once with all that it can have.
    for time in ["at first", "again"] {
      let told = IndexedFolder.told(indexed(languages))
      for (told, expected) in zip(told, expected) {
        XCTAssertEqual(told, expected, "\(hint) \(time)", line: line)
      }
      XCTAssertEqual(told.count, expected.count, "\(hint) \(time)", line: line)
    }
  }

  /// How many quizzes come from the index.
  private var known: Int { indexed().catalogue().entries.count { $0.isIntact && $0.quiz == nil } }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: quizzes + "/" + name))
  }

  private var indexFiles: [String] { Files.names(in: data + "/index").map { data + "/index/" + $0 } }

  // MARK: -

  func testNothingIsReadTwice() throws {
    for (name, text) in IndexedFolder.samples { try write(name, text) }
    assertSame()
    assertSame("", ["de"])
    let entries = indexed().catalogue().entries
    let isRead = entries.filter { $0.quiz != nil }.map(\.path)
    XCTAssertEqual(isRead.map { $0.split(separator: ".").last }, ["lua"], "a program is always run")
    XCTAssertEqual(indexFiles.count, 2, "one for each language")
    let known = try XCTUnwrap(entries.first { $0.id == "good" })
    XCTAssertEqual(indexed().quiz(of: known)?.questions.count, 4)
    XCTAssertEqual(indexed().quiz(of: known)?.drawable, known.drawable)
  }

  func testAFewFilesNeedNone() throws {
    try write("a.json", IndexedFolder.quiz("a"))
    let library = Library(homes: [home], languages: ["en"], indexes: IndexFolder(in: data) { time(nil) + 10 })
    _ = library.catalogue()
    XCTAssertEqual(Files.names(in: data), [])
  }

  /// A second write within a tick of the clock leaves no trace but bytes.
  func testWhatWasJustWrittenIsReadAgain() throws {
    for round in 0..<50 {
      try write("a.json", IndexedFolder.quiz("a", title: "Title \(round % 2)"))
      XCTAssertEqual(indexed(later: 0).catalogue()["a"]?.title, "Title \(round % 2)")
    }
    let mark = try XCTUnwrap(try Files.readMarked(quizzes + "/a.json", upTo: .max).mark)
    XCTAssertFalse(mark.isSettled(at: time(nil)))
    XCTAssertTrue(mark.isSettled(at: time(nil) + 3))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: quizzes + "/a.json")
    let other = try XCTUnwrap(try Files.readMarked(quizzes + "/a.json", upTo: .max).mark)
    XCTAssertFalse(other.isSettled(at: time(nil)), "the time of the change itself cannot be set")
  }

  func testAfterAnyEditsItIsAsWithout() throws {
    var edits = FolderEdits(quizzes, seed: 25)
    var wasKnown = 0
    for round in 0..<150 {
      let what = try edits.make()
      assertSame("\(round): \(what)", round % 5 == 0 ? ["de", "en"] : ["en"])
      wasKnown += known
    }
    XCTAssertGreaterThan(wasKnown, 100, "the index was not used")
  }

  /// The same folder by another path, in a second home, and another folder with the same names.
  func testFoldersAreToldApart() throws {
    try write("a.json", IndexedFolder.quiz("a"))
    let other = folder + "/other"
    try FileManager.default.createDirectory(atPath: other + "/quizzes", withIntermediateDirectories: true)
    try Data(IndexedFolder.quiz("a", title: "Another").utf8).write(to: URL(fileURLWithPath: other + "/quizzes/a.json"))
    assertSame("two homes")
    XCTAssertEqual(indexFiles.count, 2)
    try FileManager.default.removeItem(atPath: other)
    symlink(home, other)
    assertSame("a link")
    try FileManager.default.removeItem(atPath: other)
    rename(home, other)
    assertSame("renamed")
    XCTAssertEqual(indexFiles.count, 2)
  }

  // MARK: Damage

  func testADamagedIndexIsNone() throws {
    for (name, text) in IndexedFolder.samples { try write(name, text) }
    assertSame()
    let path = try XCTUnwrap(indexFiles.first)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let stamp = "stamp"
    var random = SplitMix(seed: 7)
    for round in 0..<300 {
      var bytes = whole
      switch round % 4 {
      case 0: bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
      case 2: bytes.append(0)
      default: bytes = Data((0..<round).map { _ in UInt8.random(in: 0...255, using: &random) })
      }
      XCTAssertNil(QuizIndex(Array(bytes), stamp: stamp), "\(round)")
      try bytes.write(to: URL(fileURLWithPath: path))
      if round % 10 == 0 { assertSame("\(round)") }
    }
  }

  /// Bytes behind a head that is right are read within its bounds.
  func testForeignBytesWithARightSumAreHarmless() throws {
    try write("good.json", IndexedFolder.samples["good.json"] ?? "")
    let mark = try XCTUnwrap(try Files.readMarked(quizzes + "/good.json", upTo: .max).mark)
    var random = SplitMix(seed: 8)
    for _ in 0..<2000 {
      var writer = QuizIndex.Writer()
      let count = Int.random(in: 0..<200, using: &random)
      let raw = (0..<count).map { _ in [0, 1, 2, 9, 127, 128, 255].randomElement(using: &random) ?? UInt8(0) }
      writer.add("good.json", mark) { bytes in
        if Bool.random(using: &random) { bytes.add("good") }
        bytes.add(bytes: raw)
      }
      var index = try XCTUnwrap(QuizIndex(writer.bytes(stamp: "s"), stamp: "s"))
      if let record = index.record(of: "good.json", mark) {
        _ = index.isNamed("good", record)
        _ = index.entry(record, path: "good.json")?.drawable
      }
    }
    XCTAssertNil(QuizIndex(QuizIndex.Writer().bytes(stamp: "s"), stamp: "t"), "of another program")
  }

  func testWhereNothingCanBeKeptNothingIsSaid() throws {
    try write("a.json", IndexedFolder.quiz("a"))
    let expected = IndexedFolder.told(plain())
    let nowhere = folder + "/nowhere"
    XCTAssertEqual(IndexedFolder.told(indexed(data: nowhere)), expected)
    XCTAssertFalse(Files.exists(nowhere), "no folder is made for an index alone")
    for obstacle in [0, 1, 2] {
      let data = "\(folder)/data\(obstacle)"
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      switch obstacle {
      case 0: try Data().write(to: URL(fileURLWithPath: data + "/index"))
      case 1: symlink("/nowhere", data + "/index")
      default:
        _ = indexed(data: data).catalogue()
        let path = data + "/index/" + (Files.names(in: data + "/index").first ?? "")
        unlink(path)
        XCTAssertEqual(mkfifo(path, 0o600), 0)
      }
      for _ in 0..<2 { XCTAssertEqual(IndexedFolder.told(indexed(data: data)), expected, "\(obstacle)") }
    }
  }

  func testOldIndexesGo() throws {
    try write("a.json", IndexedFolder.quiz("a"))
    for number in 0..<40 { _ = indexed(["x\(number)"]).catalogue() }
    XCTAssertEqual(indexFiles.count, 16)
  }

  /// Several programs at once, while files change.
  func testManyAtOnce() throws {
    for number in 0..<20 { try write("q\(number).json", IndexedFolder.quiz("q\(number)")) }
    let (expected, homes, data, quizzes) = (IndexedFolder.told(plain()), [home], data, quizzes)
    DispatchQueue.concurrentPerform(iterations: 16) { worker in
      for round in 0..<10 {
        if worker == 0 {
          let text = IndexedFolder.quiz("q\(round)")
          try? Data(text.utf8).write(to: URL(fileURLWithPath: "\(quizzes)/q\(round).json"), options: .atomic)
        }
        let indexes = IndexFolder(in: data, least: 0) { time(nil) + 10 }
        let library = Library(homes: homes, languages: ["en"], indexes: indexes)
        XCTAssertEqual(IndexedFolder.told(library), expected)
      }
    }
    XCTAssertEqual(IndexedFolder.told(indexed()), expected)
    XCTAssertFalse(indexFiles.contains { $0.contains(".part") })
  }

  /// Of other files with its id a player hears, whether an index knows them or not.
  func testAnIDThatTwoFilesHave() throws {
    try write("a.json", IndexedFolder.quiz("a"))
    try write("b.json", IndexedFolder.quiz("a"))
    try write("c.json", IndexedFolder.quiz("c"))
    try write("\u{E9}.json", IndexedFolder.quiz("e\u{301}"))
    try write("e.json", IndexedFolder.quiz("\u{E9}"))
    assertSame()
    for id in ["a", "b", "c", "\u{E9}", "e\u{301}"] {
      let found = try indexed().quiz(id: id, seed: 1)
      XCTAssertEqual(found?.warnings, try plain().quiz(id: id, seed: 1)?.warnings, id)
      XCTAssertEqual(found?.path, try plain().quiz(id: id, seed: 1)?.path, id)
    }
    XCTAssertEqual(try indexed().quiz(id: "a", seed: 1)?.warnings.count, 1)
  }
}

import Foundation
import QuizCore
import QuizFormats
import QuizModes
import XCTest

@testable import QuizLibrary

/// Finding quizzes and modes: values in, values out, problems as facts.
final class LibraryTests: XCTestCase {
  private var home = ""
  private var library: Library { Library(homes: [home], languages: ["en"]) }

  override func setUpWithError() throws {
    home = NSTemporaryDirectory() + "quizlibrary-" + UUID().uuidString
    try write(
      "quizzes/sea.json",
      #"{"title":"Sea","questions":[{"text":"Salt?","answers":[{"text":"a","correct":true},{"text":"b"}]}]}"#)
    try write("quizzes/broken.json", #"{"title":"Broken"}"#)
    try write("plugins/lives.lua", #"return { api = 1, start = function() return {} end }"#)
    try write("plugins/calm.lua", #"return { api = 1, result = function() return {} end }"#)
    try write("plugins/late.lua", #"return { api = 1, order = function(questions) return questions end }"#)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: home) }

  private func write(_ path: String, _ text: String) throws {
    let file = home + "/" + path
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func problem(_ body: () throws -> Void) -> Problem? {
    do { try body() } catch { return error as? Problem }
    return nil
  }

  /// An open workbook has a lock of Excel's beside it.
  func testLocksOfExcelAreNoQuizzes() throws {
    try write("quizzes/~$sea.xlsx", "x")
    try write("plugins/~$lives.lua", "x")
    XCTAssertFalse(library.catalogue(seed: 1).entries.contains { $0.path.contains("~$") })
    XCTAssertEqual(library.pluginPaths.map(\.id), ["calm", "late", "lives"])
  }

  func testAQuizIsFoundByItsID() throws {
    XCTAssertEqual(try library.quiz(id: "sea", seed: 1)?.quiz.title, "Sea")
    XCTAssertNil(try library.quiz(id: "see", seed: 1))
  }

  /// Other files are read as quizzes only where they may have the same id.
  func testWhichFilesMayHaveTheSameID() throws {
    for (text, may) in [
      (#"{"id":"sea"}"#, true), ("{\n  \"title\": \"x\",\n  \"id\"\t:\n \"sea\"}", true),
      (#"return { id = "sea" }"#, true),
      (#"return { ["id"]="sea" }"#, true), (#"{"category":"sea","id":"lake"}"#, false), (#"{"text":"sea"}"#, false),
      (#"{"id":"seas"}"#, false), (#"{"text":"sea","x":"sea","id":"sea"}"#, true), (#""sea""#, false), ("", false),
    ] {
      try write("other", text)
      XCTAssertEqual(Files.mentions(id: "sea", home + "/other", upTo: 1000), may, text)
      XCTAssertFalse(Files.mentions(id: "sea", home + "/other", upTo: 3), text)
    }
    let lake =
      #"{"id":"sea","title":"Lake","questions":[{"text":"?","answers":[{"text":"a","correct":true},{"text":"b"}]}]}"#
    try write("quizzes/lake.json", lake)
    let found = try XCTUnwrap(try library.quiz(id: "sea", seed: 1))
    XCTAssertEqual(found.warnings.count, 1)
    XCTAssertTrue(found.warnings[0].contains("lake.json"), found.warnings[0])
  }

  /// A file without a size is read to its end all the same.
  func testFilesWithoutASize() throws {
    XCTAssertFalse(try Files.read("/proc/self/status").isEmpty)
    let large = [UInt8](repeating: 7, count: 3 << 20)
    try Files.write(large, to: home + "/large")
    XCTAssertEqual(try Files.read(home + "/large"), large)
    XCTAssertThrowsError(try Files.read("/dev/zero", upTo: 100_000))
  }

  func testABrokenFileIsBadDataWithItsPlace() {
    let broken = problem { _ = try library.quiz(at: home + "/quizzes/broken.json", seed: 1) }
    XCTAssertEqual(broken?.kind, .badData)
    XCTAssertEqual(broken?.lacks, .file)
    XCTAssertEqual(broken?.message.hasPrefix(home + "/quizzes/broken.json:1:"), true, broken?.message ?? "")
    let missing = problem { _ = try library.quiz(at: home + "/quizzes/none.json", seed: 1) }
    XCTAssertEqual(missing?.kind, .noInput)
  }

  /// Thousands of errors in one file are not told one by one.
  func testOfManyErrorsTheFirstAreTold() throws {
    let question = #"{"id":"q","text":"?","answers":[{"text":"a","correct":true},{"text":"b"}]}"#
    let questions = Array(repeating: question, count: 50).joined(separator: ",")
    try write("quizzes/many.json", #"{"title":"Many","questions":[\#(questions)]}"#)
    let many = problem { _ = try library.quiz(at: home + "/quizzes/many.json", seed: 1) }
    XCTAssertEqual(many?.message.contains("\n"), false)
    XCTAssertEqual(many?.further.count, 20)
    XCTAssertEqual(
      many?.further.last, "\(home)/quizzes/many.json: 29 more errors: `quizrun quiz check` lists all of them")
  }

  func testAnUnknownPluginNamesTheNearest() {
    let unknown = problem { _ = try library.plugin("live") }
    XCTAssertEqual(unknown?.kind, .noInput)
    XCTAssertEqual(unknown?.message, "there is no plugin 'live'; did you mean 'lives'?")
  }

  func testOneModeAndAnyModifiers() throws {
    let choice = try ModeChoice(["lives", "late.lua"], library)
    XCTAssertEqual(choice.mode?.info.id, "lives")
    XCTAssertEqual(choice.modifiers.map(\.info.id), ["late"])
    XCTAssertEqual(problem { _ = try ModeChoice(["lives", "calm"], library) }?.kind, .usage)
    for twice in [["late", "lives", "late.lua"], ["lives", "lives"]] {
      let refused = problem { _ = try ModeChoice(twice, library) }
      XCTAssertEqual(refused?.kind, .usage)
      XCTAssertEqual(refused?.message.contains("named twice"), true, refused?.message ?? "")
    }
  }

  func testFiltersLeaveCategoriesOfTheQuizIn() {
    var quiz = Quiz(id: "q", title: "Q", questions: [])
    quiz.category = "Science: Sea"
    var filter = QuestionFilter()
    filter.category = "sea"
    let question = Question(id: "one", kind: .single, text: "?")
    XCTAssertTrue(filter.passes(question, in: quiz))
    filter.difficulty = "hard"
    XCTAssertFalse(filter.passes(question, in: quiz))
  }

  func testFailuresOfTheRecordAreProblemsOfTheirKind() {
    let kinds: [(RecordFailure.Kind, Problem.Kind)] = [
      (.newer, .badData), (.missing, .noInput), (.busy, .tryLater), (.taken, .usage),
    ]
    for (kind, expected) in kinds {
      let failure = RecordFailure(kind, "why")
      XCTAssertEqual(problem { try recorded { () throws(RecordFailure) in throw failure } }?.kind, expected, "\(kind)")
    }
  }
}

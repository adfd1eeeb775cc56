import JSONText
import QuizFormats
import QuizModes
import XCTest

/// What the documents show as plugins and quizzes can be used as it stands.
final class BlockTests: XCTestCase {
  func testEveryPluginLoads() throws {
    let blocks = try Documents().all().flatMap { $0.blocks("lua") }.filter {
      $0.fileName?.hasPrefix("plugins/") == true
    }
    XCTAssertGreaterThan(blocks.count, 5, "the plugins were not found")
    for block in blocks {
      do {
        _ = try BlockTests.plugin(block)
      } catch {
        XCTFail("\(block.place): \(error)")
      }
    }
  }

  func testABrokenPluginIsFound() {
    let block = Block(
      path: "docs/a.md", line: 1, language: "lua", lines: ["-- plugins/a.lua", "return { api = 1, nxt = 1 }"])
    XCTAssertThrowsError(try BlockTests.plugin(block))
  }

  func testEveryQuizReadsWithoutAWord() throws {
    let blocks = try Documents().all().flatMap { $0.blocks("json") }.filter(\.isQuiz)
    XCTAssertGreaterThan(blocks.count, 10, "the quizzes were not found")
    for block in blocks {
      let reading = QuizFile.read(Array(block.text.utf8), path: "quiz.json")
      XCTAssertNotNil(reading.quiz, block.place)
      XCTAssertEqual(reading.diagnostics.map(\.description), [], block.place)
    }
  }

  func testEveryLuaQuizReads() throws {
    let blocks = try Documents().all().flatMap { $0.blocks("lua") }.filter {
      $0.fileName?.hasPrefix("quizzes/") == true
    }
    for block in blocks {
      let reading = QuizFile.read(Array(block.text.utf8), path: block.fileName ?? "", seed: 1)
      XCTAssertNotNil(reading.quiz, "\(block.place): \(reading.diagnostics.map(\.description))")
    }
  }

  private static func plugin(_ block: Block) throws -> Plugin {
    let path = block.fileName ?? "plugins/unnamed.lua"
    let id = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return try Plugin.load(PluginSource(id: id, path: path, bytes: Array(block.text.utf8)))
  }
}

extension Block {
  /// Whether a block of JSON is a whole quiz: an object with `questions`.
  var isQuiz: Bool { json?.object?.contains { $0.key == "questions" } ?? false }

  /// The quiz's own id.
  var quizID: String? { json?.object?.first { $0.key == "id" }?.value.string }

  private var json: JSONNode? { language == "json" ? try? JSONParser.parse(text) : nil }
}

import JSONText
import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// The plugins and quizzes shown in the documents can be used as they stand.
final class BlockTests: XCTestCase {
  /// A block without a test would say anything.
  func testEveryBlockIsTested() throws {
    let documents = Documents()
    for document in try documents.all() {
      for block in document.blocks() {
        switch block.language {
        case "lua": XCTAssertNotNil(block.fileName ?? block.excerpted, "\(block.place): no file is named")
        case "json" where block.isQuiz: XCTAssertNotNil(block.quizPath, "\(block.place): no file is named")
        case "json": XCTAssertEqual(block.path, "docs/protocol.md", "\(block.place): no quiz")
        case "console": break
        // HTTPDocumentTests runs these, one after the other.
        case "shell", "python": XCTAssertEqual(block.path, "docs/http.md", "\(block.place): not tested")
        case "markdown":
          let reading = QuizFile.read(Array(block.text.utf8), path: "quiz.md")
          XCTAssertEqual(reading.diagnostics.map(\.description), [], block.place)
        case "sh":
          for line in block.lines {
            let script = documents.root.appendingPathComponent(String(line.prefix { $0 != " " })).path
            XCTAssertTrue(FileManager.default.isExecutableFile(atPath: script), "\(block.place): \(line)")
          }
        case "text":
          XCTAssertTrue(
            ["docs/ARCHITECTURE.md", "docs/browser.md", "docs/internals/pages.md", "docs/operators.md"].contains(
              block.path),
            "\(block.place): not tested")
        // Files of other programs: that ours are called by options that exist is tested like all else.
        case "ini", "nginx":
          XCTAssertTrue(
            ["docs/browser.md", "docs/daily.md", "docs/operators.md"].contains(block.path), "\(block.place): not tested"
          )
        default: XCTFail("\(block.place): blocks of '\(block.language)' are not tested")
        }
      }
    }
  }

  func testEveryPluginLoadsAndPassesItsExamples() throws {
    let blocks = try BlockTests.plugins()
    XCTAssertGreaterThan(blocks.count, 5, "the plugins were not found")
    for block in blocks {
      do {
        let reports = ExampleRunner(try BlockTests.plugin(block)).run()
        XCTAssertEqual(reports.flatMap(\.problems), [], block.place)
      } catch {
        XCTFail("\(block.place): \(error)")
      }
    }
  }

  /// Saved as it stands, a plugin would take the place of a shipped one.
  func testNoPluginHasTheNameOfAShippedOne() throws {
    let documents = Documents()
    for block in try BlockTests.plugins() {
      let path = documents.root.appendingPathComponent(block.fileName ?? "").path
      XCTAssertFalse(FileManager.default.fileExists(atPath: path), "\(block.place): \(block.fileName ?? "")")
    }
  }

  /// Every plugin plays a quiz to its end without a word; the one that shows a failing hook says so, and so does the one
  /// that leaves kinds of questions out.
  func testEveryPluginPlays() throws {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    let answers = ["4", "[\"b\"]", "[\"true\"]", "\"four\""].enumerated().flatMap { index, answer in
      [
        "{\"answer\":\(answer),\"inputs\":{\"wager\":1},\"step\":\(index + 1)}",
        "{\"answer\":\(answer),\"step\":\(index + 1)}",
      ]
    }
    let last = "{\"answer\":\"four\"}"
    let forTwo = ["4", "[\"b\"]", "[\"true\"]", "\"four\""].flatMap { answer in
      ["{\"continue\":true}", "{\"continue\":true}", "{\"answer\":\(answer)}"]
    }
    for (number, block) in try BlockTests.plugins().enumerated() {
      let name = try XCTUnwrap(block.fileName?.dropFirst("plugins/".count))
      if IdeaTests.names.contains(String(name.dropLast(4))) { continue }  // they are played there
      let isForTwo = name == "auction.lua"
      let lines = isForTwo ? forTwo : answers + [last]
      let players = isForTwo ? " --players Ada,Ben" : ""
      let output = try playground.run(
        "quizrun sums --plugin \(name)\(players) --json --virtual-clock <<'END'\n\(lines.joined(separator: "\n"))\nEND",
        data: "plays\(number)")
      XCTAssertTrue(output.contains("{\"type\":\"result\""), "\(block.place): \(output)")
      XCTAssertEqual(
        output.contains("\"warning\""), ["clumsy.lua", "boxes.lua"].contains(name), "\(block.place): \(output)")
    }
  }

  func testAchievementsAreEarned() throws {
    let block = try XCTUnwrap(try BlockTests.plugins().first { $0.fileName == "plugins/devoted.lua" })
    let stats = PlainValue.record([
      PlainField("streak", .record([PlainField("best", .int(7)), PlainField("current", .int(1))])),
      PlainField("perfect", .int(9)),
    ])
    let (ids, problems) = try BlockTests.plugin(block).earned(stats)
    XCTAssertEqual(ids, ["week"])
    XCTAssertEqual(problems, [])
  }

  /// The lines of an excerpt stand in the file it names, one after the other.
  func testExcerptsAreOfTheirFiles() throws {
    let documents = Documents()
    let blocks = try documents.all().flatMap { $0.blocks() }.filter { $0.excerpted != nil }
    XCTAssertGreaterThan(blocks.count, 10, "the excerpts were not found")
    for block in blocks {
      let file = try String(
        contentsOf: documents.root.appendingPathComponent(block.excerpted ?? ""), encoding: .utf8)
      XCTAssertGreaterThan(block.lines.count, 1, block.place)
      let shown = block.lines.dropFirst().joined(separator: "\n")
      XCTAssertTrue("\n\(file)".contains("\n\(shown)\n"), "\(block.place): not in \(block.excerpted ?? "")")
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

  private static func plugins() throws -> [Block] {
    try Documents().all().flatMap { $0.blocks("lua") }.filter { $0.fileName?.hasPrefix("plugins/") == true }
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

  /// The file of a quiz: by its own id, else as the text says.
  var quizPath: String? {
    json?.object?.first { $0.key == "id" }?.value.string.map { "quizzes/\($0).json" } ?? announced
  }

  private var json: JSONNode? { language == "json" ? try? JSONParser.parse(text) : nil }
}

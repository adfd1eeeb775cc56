import LuaKit
import XCTest

/// Numbers and names in the documents are those of the program.
final class FactTests: XCTestCase {
  func testLimitsOfLua() throws {
    let limits = LuaLimits.standard
    let table = try Documents().document("docs/plugins.md").text
    let rows = [
      "| instructions | 10,000,000 |": limits.instructions == 10_000_000 && limits.loadInstructions == 10_000_000,
      "| time of the processor | 1 second |": limits.milliseconds == 1000,
      "| memory, all values together | 32 MB |": limits.heap == 32 << 20,
      "| one text, or one part of a table | 1 MB |": limits.block == 1 << 20,
      "| the file | 64 KB |": limits.source == 64 << 10,
      "| nesting of what a hook returns | 16 |": limits.resultDepth == 16,
      "| values in what a hook returns | 10,000 |": limits.resultNodes == 10_000,
      "| a text in what a hook returns | 64 KB |": limits.resultString == 64 << 10,
    ]
    for (row, isTrue) in rows {
      XCTAssertTrue(table.contains(row), "docs/plugins.md lacks '\(row)'")
      XCTAssertTrue(isTrue, "'\(row)' of docs/plugins.md is not the limit")
    }
  }

  func testEveryOptionExists() throws {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    let known = Set(Self.options(in: try Self.help(playground)))
    XCTAssertTrue(known.isSuperset(of: ["--plugin", "--status", "--explain"]))
    for document in try documents.all() {
      for option in Self.options(in: document.prose.map { $0.line + "\n" }.joined()) where !known.contains(option) {
        if !Self.othersOptions.contains(option) { XCTFail("\(document.path): there is no option \(option)") }
      }
    }
  }

  func testEveryCommandOptionAndSettingIsDocumented() throws {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    let pages = try documents.all().map(\.text).joined()
    for option in Set(Self.options(in: try Self.help(playground))).subtracting(["--help"]).sorted() {
      XCTAssertTrue(pages.contains(option), "no document speaks of \(option)")
    }
    let commands = try Self.commands(playground)
    XCTAssertTrue(Set(commands).isSuperset(of: ["daily", "plugin check", "simulate"]), "\(commands)")
    for command in commands where command != "play" && command != "help" {
      let isThere = pages.contains("quizrun \(command)") || pages.contains("`\(command)")
      XCTAssertTrue(isThere, "no document speaks of the command '\(command)'")
    }
    let settings = try playground.run("quizrun config --csv | tail -n +2 | cut -d, -f1", data: "settings")
    let table = try documents.document("docs/full-screen.md").text
    for setting in settings.split(separator: "\n") {
      XCTAssertTrue(table.contains("`\(setting)`"), "docs/full-screen.md lacks the setting '\(setting)'")
    }
  }

  /// The help that `quizrun help` gives for itself and for every command.
  private static func help(_ playground: Playground) throws -> String {
    let pages = try commands(playground).map { "quizrun help \($0)" }
    return try playground.run((["quizrun help"] + pages).joined(separator: "\n"), data: "help")
  }

  private static func commands(_ playground: Playground) throws -> [String] {
    let help = try playground.run("quizrun help", data: "help")
    return help.matches(of: /(?m)^ {2}([a-z]+(?: [a-z]+)?) {2}/).map { String($0.1) }
  }

  /// Options of other programs that the documents speak of.
  private static let othersOptions: Set = [
    "--filter", "--list", "--strict", "--pipe", "--pipepart", "--block", "--header",
    "--explicit-target-dependency-import-check", "--build-tests", "--skip-build", "--target", "--recursive", "--now",
    "--packages",
  ]

  /// Every command that stands indented in the text can be given as it stands.
  func testEveryCommandRuns() throws {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    var count = 0
    for document in try documents.all() {
      for (number, command) in document.commands {
        count += 1
        let output = try playground.run(command.dropFirst(2) + " >out 2>&1 || { echo $?; cat out; }", data: "c\(count)")
        XCTAssertEqual(output, "", "\(document.path):\(number): \(command)")
      }
    }
    XCTAssertGreaterThan(count, 8, "the commands were not found")
  }

  private static func options(in text: String) -> [String] {
    text.matches(of: /(?:^|[\s`(])(--[a-z][a-z-]*)/).map { String($0.1) }
  }
}

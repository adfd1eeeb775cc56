import Foundation
import JSONText
import QuizModes
import XCTest

/// Every name in Promises.txt, which docs/stability.md promises to keep, is still there. `PROMISES=write` adds new
/// names. A line leaves that file only by hand, and with it goes the promise.
final class PromiseTests: XCTestCase {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Promises.txt")

  func testNothingPromisedIsGone() throws {
    let today = try Self.today()
    let promised = Set(try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init))
    XCTAssertGreaterThan(promised.count, 500)
    for line in promised.subtracting(today).sorted() { XCTFail("'\(line)' was promised to stay, and is gone") }
    if ProcessInfo.processInfo.environment["PROMISES"] == "write" {
      let all = promised.union(today).sorted().joined(separator: "\n") + "\n"
      try all.write(to: Self.file, atomically: true, encoding: .utf8)
    }
  }

  /// Each kind of promise is looked for where it is made.
  func testEveryKindIsFound() throws {
    let today = try Self.today()
    for line in [
      "quiz question.explanation", "quiz timing.whileClosed", "kind match", "mode Plugin.api", "mode Context.random",
      "line verdict.points", "exit 65", "option grade --csv", "option play --seed", "setting timed",
    ] { XCTAssertTrue(today.contains(line), "'\(line)' is not found") }
  }

  /// The page names the tests that keep its promises, and they exist.
  func testTheTestsThatKeepThemExist() throws {
    let documents = Documents()
    let tests = FileManager.default.enumerator(atPath: documents.root.appendingPathComponent("Tests").path)
    let names = Set((tests?.compactMap { $0 as? String } ?? []).map { ($0 as NSString).lastPathComponent })
    for path in ["docs/stability.md", "docs/internals/conventions.md"] {
      let named = try documents.document(path).text.matches(of: /`(\w+Tests)`/).map { String($0.1) }
      XCTAssertGreaterThan(named.count, 10)
      for name in named { XCTAssertTrue(names.contains("\(name).swift"), "\(path): there is no \(name)") }
    }
  }

  private static func today() throws -> Set<String> {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    return Set(
      try quizKeys(documents) + ModeAPI.all.flatMap { table in table.names.map { "mode \(table.name).\($0)" } }
        + objects() + commands(playground))
  }

  /// The keys of quiz files, by the schema that is compared with the reader.
  private static func quizKeys(_ documents: Documents) throws -> [String] {
    let schema = try Data(contentsOf: documents.root.appendingPathComponent("docs/quiz.schema.json"))
    let root = try XCTUnwrap(try JSONSerialization.jsonObject(with: schema) as? [String: Any])
    var keys = (root["properties"] as? [String: Any] ?? [:]).keys.map { "quiz quiz.\($0)" }
    for (name, part) in root["$defs"] as? [String: [String: Any]] ?? [:] {
      let properties = part["properties"] as? [String: [String: Any]] ?? [:]
      keys += properties.keys.map { "quiz \(name).\($0)" }
      if name == "question" { keys += (properties["kind"]?["enum"] as? [String] ?? []).map { "kind \($0)" } }
    }
    return keys
  }

  /// The keys of the objects that the transcripts of the protocol have, which are compared with what the program prints.
  private static func objects() throws -> [String] {
    try ProtocolTests.lines().flatMap { _, line in
      let members = ProtocolTests.members(line)
      guard let type = members["type"]?.string else { return members.keys.map { "say \($0)" } }
      return members.keys.map { "line \(type).\($0)" }
    }
  }

  /// Commands, options, settings and exit codes, as the program tells them.
  private static func commands(_ playground: Playground) throws -> [String] {
    let page = try playground.run("quizrun help --man; echo; echo .SH END; quizrun config --csv", data: "promises")
    var found: [String] = []
    var (section, command) = ("", "")
    for line in page.replacingOccurrences(of: "\\-", with: "-").split(separator: "\n") {
      if line.hasPrefix(".SH ") {
        section = String(line.dropFirst(4))
      } else if let match = line.firstMatch(of: /^\.SS "quizrun ([a-z]+(?: [a-z]+)?)/) {
        command = String(match.1)
        found.append("command \(command)")
      } else if section == "COMMANDS", let match = line.firstMatch(of: /^\.B .*?(--[a-z-]+)/) {
        found.append("option \(command) \(match.1)")
      } else if section == "EXIT STATUS", let match = line.firstMatch(of: /^\.B (\d+)$/) {
        found.append("exit \(match.1)")
      } else if section == "END", let key = line.split(separator: ",").first, key != "setting", key != "key" {
        found.append("setting \(key)")
      }
    }
    return found
  }
}

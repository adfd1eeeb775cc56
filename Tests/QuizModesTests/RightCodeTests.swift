import Foundation
import LuaKit
import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// `plugin check` finds nothing in right code: in the modes that come with the program, those of the docs, and those modes
/// written in other ways.
final class RightCodeTests: XCTestCase {
  /// Quizzes on which modes of every kind have something to play.
  private static let quizzes: [CheckedQuiz] = [
    """
    {"title": "Marked", "id": "marked", "questions": [
      {"id": "q1", "kind": "truefalse", "text": "One", "correct": true, "category": "A", "level": 1, "hint": "Yes."},
      {"id": "q2", "kind": "single", "text": "Two", "category": "B", "level": 2,
       "answers": [{"text": "a"}, {"text": "b", "correct": true}, {"text": "c"}]},
      {"id": "q3", "kind": "text", "text": "Three", "accept": ["three"], "difficulty": "hard"}]}
    """,
    """
    {"title": "Outcomes", "id": "outcomes", "outcomes": [{"id": "cat", "title": "Cat"}, {"id": "dog", "title": "Dog"}],
     "questions": [{"id": "q1", "kind": "single", "text": "?", "answers": [
        {"text": "a", "outcomes": {"cat": 2}}, {"text": "b", "outcomes": {"dog": 2}}]}]}
    """,
  ].map { text in
    let bytes = Array(text.utf8)
    return CheckedQuiz(quiz: QuizFile.read(bytes, path: "q.json").quiz!, path: "q.json", bytes: bytes)
  }

  /// A mode, and what it may require.
  private struct Mode {
    var name: String
    var bytes: [UInt8]
  }

  private static func modes() throws -> [Mode] {
    var modes = try Shipped.plugins.map { Mode(name: $0, bytes: try Shipped.plugin($0).source.bytes) }
    for page in Shipped.names(in: "docs", ending: ".md") {
      let text = try String(contentsOf: Shipped.root.appendingPathComponent("docs/\(page)"), encoding: .utf8)
      for block in text.matches(of: /```lua\n-- plugins\/([\w-]+)\.lua\n(?s:(.*?))```/) {
        if block.1 != "clumsy" { modes.append(Mode(name: String(block.1), bytes: Array(block.2.utf8))) }
      }
    }
    return modes
  }

  private func source(_ name: String, _ bytes: [UInt8]) -> PluginSource {
    PluginSource(id: name, path: "plugins/\(name).lua", bytes: bytes) { module in
      ["plugins", "plugins/lib"].lazy.compactMap { folder in
        try? Array(Data(contentsOf: Shipped.root.appendingPathComponent("\(folder)/\(module).lua")))
      }.first
    }
  }

  /// nil where a busy machine stopped it.
  private func loaded(_ name: String, _ bytes: [UInt8]) throws -> Plugin? {
    do {
      return try Plugin.load(source(name, bytes))
    } catch {
      if error.message.contains("stopped after") { return nil }
      throw error
    }
  }

  private func findings(_ name: String, _ bytes: [UInt8]) -> [PluginFinding] {
    PluginChecker(source(name, bytes), quizzes: Self.quizzes, budget: 200, saysGuesses: false).report().findings
  }

  private func told(_ findings: [PluginFinding]) -> String {
    findings.map { "\($0.line) [\($0.code.rawValue)] \($0.message) – \($0.suggestion)" }.joined(separator: "\n")
  }

  func testModesOfTheDocs() throws {
    let modes = try Self.modes()
    XCTAssertGreaterThan(modes.count, 25)
    for mode in modes { XCTAssertEqual(told(findings(mode.name, mode.bytes)), "", mode.name) }
  }

  /// Random changes that keep the meaning: the examples still pass, and nothing is found.
  func testModesWrittenInOtherWays() throws {
    let modes = try Self.modes().filter { findings($0.name, $0.bytes).isEmpty }
    let rounds = Int(ProcessInfo.processInfo.environment["QUIZRUN_EDITS"] ?? "") ?? 200
    var stream = SplitMix64(seed: UInt64(ProcessInfo.processInfo.environment["QUIZRUN_SEED"] ?? "") ?? 17)
    func draw(_ count: Int) -> Int { count == 0 ? 0 : stream.within(0, count - 1) }
    var used: [String: Int] = [:]
    for round in 0..<rounds {
      let mode = modes[round % modes.count]
      var bytes = mode.bytes
      var done: [String] = []
      for step in 0...draw(3) {
        guard let edits = LuaEdits(bytes, number: 10 * round + step) else { break }
        let kinds = edits.all.filter { !$0.edits.isEmpty }
        let kind = kinds[(round + step * 5) % kinds.count]
        let changed = LuaEdits.applied(kind.edits[draw(kind.edits.count)], to: bytes)
        XCTAssertNotNil(LuaTree(changed), "\(mode.name), \(kind.name)")
        bytes = changed
        done.append(kind.name)
        used[kind.name, default: 0] += 1
      }
      let label = "\(mode.name), round \(round): \(done.joined(separator: ", "))"
      guard let plugin = try loaded(mode.name, bytes) else { continue }
      let problems = ExampleRunner(plugin, quiz: { Shipped.quizzes[$0] }).run().flatMap(\.problems)
      XCTAssertEqual(problems, [], label)
      let found = told(findings(mode.name, bytes))
      if !found.isEmpty { XCTFail("\(label)\n\(found)\n\(String(decoding: bytes, as: UTF8.self).prefix(6000))") }
    }
    XCTAssertGreaterThan(used.count, 14)
  }
}

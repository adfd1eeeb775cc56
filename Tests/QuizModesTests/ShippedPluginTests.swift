import QuizCore
import QuizModes
import XCTest

/// Every plugin that comes with the program loads, says what it is, and does what its examples say.
final class ShippedPluginTests: XCTestCase {
  func testEveryExamplePasses() throws {
    let names = Shipped.plugins
    XCTAssertGreaterThanOrEqual(names.count, 3)
    for name in names {
      let plugin = try Shipped.plugin(name)
      let reports = ExampleRunner(plugin, quiz: { Shipped.quizzes[$0] }).run()
      XCTAssertFalse(reports.isEmpty, "\(name) has no example")
      XCTAssertEqual(reports.flatMap(\.problems), [], name)
    }
  }

  func testTextsAreInEnglishAndGerman() throws {
    for name in Shipped.plugins {
      let plugin = try Shipped.plugin(name)
      XCTAssertNotNil(plugin.info.about, name)
      XCTAssertEqual(plugin.strings["en"]?.keys.sorted(), plugin.strings["de"]?.keys.sorted(), name)
      for option in plugin.info.options { XCTAssertNotNil(option.spec.about, "\(name): \(option.name)") }
    }
  }

  /// Old quizzes have outcomes whose id is an empty text, declared or not.
  func testAnOutcomeWithoutANameBreaksNoPersonality() throws {
    let declared = #", "outcomes": [{"id": "", "title": "Nobody"}, {"id": "cat", "title": "Cat"}]"#
    for (outcomes, headline, labels) in [(declared, "Nobody", ["Nobody", "Cat"]), ("", "", ["", "cat"])] {
      let quiz = try Stage.read(
        #"""
        {"title": "T", "id": "t", "questions": [{"id": "q1", "kind": "single", "text": "Outside?", "answers": [
          {"text": "No", "outcomes": {"": 2}}, {"text": "Yes", "outcomes": {"": 1, "cat": 1}}]},
          {"id": "q2", "kind": "single", "text": "Milk?", "answers": [{"text": "Yes", "outcomes": {"cat": 1}}]}]\#(outcomes)}
        """#)
      var stage = Stage(try Shipped.plugin("personality"), quiz: quiz) {
        $0.options = [PlainField("ties", .text("first"))]
      }
      for command in [Command.begin, .answer(.chosen(["a"]), inputs: []), .answer(.chosen(["a"]), inputs: [])] {
        try stage.perform(command)
      }
      XCTAssertEqual(stage.failures, [])
      XCTAssertEqual(stage.result?.outcome, "")
      XCTAssertEqual(stage.result?.headline, headline)
      XCTAssertEqual(stage.result?.bars.map(\.label), labels)
    }
  }

  /// How many tries are left is told from the second on: beside the verdict on the last one stands nothing of the question to come.
  func testTriesAreToldWhileThereAreSome() throws {
    let quiz = try Stage.read(
      #"""
      {"title": "T", "id": "t", "defaults": {"kind": "text", "accept": ["yes"]},
       "questions": [{"id": "q1", "text": "One"}, {"id": "q2", "text": "Two"}]}
      """#)
    var stage = Stage(try Shipped.plugin("tries"), quiz: quiz) {
      $0.options = [PlainField("tries", .int(3)), PlainField("cost", .int(33))]
    }
    try stage.perform(.begin)
    var told = [stage.state.status.map(\.text)]
    for _ in 0..<3 {
      try stage.perform(.answer(.text("no"), inputs: []))
      told.append(stage.state.status.map(\.text))
    }
    XCTAssertEqual(told, [[], ["2 tries left"], ["last try"], []])
    XCTAssertEqual(stage.state.open?.id, "q2")
  }
}

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
}

import QuizCore
import QuizModes
import XCTest

/// The cookbook has every shipped mode with all its options and their defaults, and docs/shipped.md names them all.
final class CookbookTests: XCTestCase {
  func testEveryModeAndOptionIsThere() throws {
    let documents = Documents()
    let cookbook = try XCTUnwrap(try documents.document("docs/cookbook.md").section("## Recipes"))
    let list = try documents.document("docs/shipped.md").text
    let plugins = try CookbookTests.shipped(documents)
    XCTAssertGreaterThan(plugins.count, 15, "the plugins were not found")
    for plugin in plugins {
      let id = plugin.info.id
      XCTAssertTrue(list.contains("| `\(id)`") || list.contains(", `\(id)`"), "docs/shipped.md lacks \(id)")
      let section = try XCTUnwrap(cookbook.section("### \(id)"), id)
      XCTAssertTrue(section.text.contains("](../plugins/\(id).lua)"), "\(id): no link to the file")
      XCTAssertTrue(section.blocks("lua").contains { $0.excerpted == "plugins/\(id).lua" }, "\(id): no lines of it")
      for option in plugin.info.options {
        let written = CookbookTests.written(option)
        XCTAssertTrue(section.text.contains("`\(written)`"), "\(id): lacks `\(written)`")
      }
      XCTAssertEqual(plugin.info.options.isEmpty, section.text.contains("t has no options."), id)
    }
  }

  func testEveryQuizIsListed() throws {
    let documents = Documents()
    let list = try documents.document("docs/shipped.md").text
    let files = FileManager.default.enumerator(atPath: documents.root.appendingPathComponent("quizzes").path)
    let ids = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }.map {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    XCTAssertGreaterThan(ids.count, 8, "the quizzes were not found")
    for id in ids { XCTAssertTrue(list.contains("`\(id)`"), "docs/shipped.md lacks \(id)") }
  }

  /// `lives = 3`; the name alone when there is no default, or a list.
  private static func written(_ option: NamedSpec) -> String {
    guard let initial = option.spec.initial, initial.elements == nil else { return option.name }
    if let text = initial.string { return "\(option.name) = \"\(text)\"" }
    return "\(option.name) = \(ValueSpec.written(initial))"
  }

  static func shipped(_ documents: Documents) throws -> [Plugin] {
    let folder = documents.root.appendingPathComponent("plugins")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".lua") }
    return try names.sorted().map { name in
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let module = { (name: String) in
        try? Array(Data(contentsOf: folder.appendingPathComponent("lib/\(name).lua")))
      }
      return try Plugin.load(
        PluginSource(
          id: (name as NSString).deletingPathExtension, path: "plugins/\(name)", bytes: bytes, module: module))
    }
  }
}

import Foundation
import QuizPlay
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// Every scene in every language, compared with the file that shows it; `GOLDEN=write` writes the files anew.
///
/// Languages other than English are shown where room is scarce; that words of any length fit is `AccentedScreenTests`' job.
final class GoldenTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Golden")

  /// The others are drawn by the same code with other sentences.
  private static let languages: [InterfaceLanguage] = [.english, .german]

  private static func sizes(of language: InterfaceLanguage) -> [Size] {
    language == .english ? [.wide, .narrow, .large] : [.narrow]
  }

  func testScenes() throws {
    let writes = ProcessInfo.processInfo.environment["GOLDEN"] == "write"
    for language in Self.languages {
      for scene in GoldenScene.all {
        let file = Self.folder.appendingPathComponent("\(scene.name).\(language.rawValue).txt")
        let drawn = try Self.drawn(scene, language)
        if writes { try drawn.write(to: file, atomically: true, encoding: .utf8) }
        let expected = try String(contentsOf: file, encoding: .utf8)
        XCTAssertEqual(drawn, expected, "\(file.lastPathComponent), drawn:\n\(drawn)")
      }
    }
  }

  func testEveryFileIsOfAScene() throws {
    let names = GoldenScene.all.flatMap { scene in
      Self.languages.map { "\(scene.name).\($0.rawValue).txt" }
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted(), names.sorted())
  }

  /// Every kind of scene there is has a file, and so has its help, where it has one.
  func testEverySceneHasAFile() throws {
    let drawn = try GoldenScene.all.map { scene in
      (scene.name, String(describing: type(of: try scene.make(.english, .wide).scene)))
    }
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources/QuizScreens")
    var kinds: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil) ?? .init()
    {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/\nstruct (\w+Scene): /#) { kinds.insert(String(match.output.1)) }
    }
    XCTAssertGreaterThan(kinds.count, 15)
    let names = Set(drawn.map(\.0))
    for kind in kinds.sorted() {
      XCTAssertTrue(drawn.contains { $0.1 == kind }, "\(kind) is in no golden file")
      let helped = drawn.contains { $0.1 == kind && names.contains($0.0 + "-help") }
      XCTAssertTrue(helped || kind == "HelpScene", "the help of \(kind) is in no golden file")
    }
    XCTAssertEqual(names.count, drawn.count, "two scenes have one name")
  }

  /// All sizes one below the other, each with its size as a heading.
  private static func drawn(_ scene: GoldenScene, _ language: InterfaceLanguage) throws -> String {
    try sizes(of: language).map { size in
      "== \(size.columns)x\(size.rows)\n" + (try scene.draw(language, size).picture) + "\n"
    }.joined()
  }
}

import Foundation
import QuizPlay
import Terminal
import XCTest

@testable import QuizScreens

/// Every scene in every language, compared with the file that shows it; `GOLDEN=write` writes the files anew.
final class GoldenTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Golden")

  private static let sizes = [LobbySamples.wide, LobbySamples.narrow]

  func testScenes() throws {
    let writes = ProcessInfo.processInfo.environment["GOLDEN"] == "write"
    for language in InterfaceLanguage.allCases {
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
      InterfaceLanguage.allCases.map { "\(scene.name).\($0.rawValue).txt" }
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted(), names.sorted())
  }

  /// Both sizes one below the other, each with its size as a heading.
  private static func drawn(_ scene: GoldenScene, _ language: InterfaceLanguage) throws -> String {
    try sizes.map { size in
      "== \(size.columns)x\(size.rows)\n" + (try scene.draw(language, size).picture) + "\n"
    }.joined()
  }
}

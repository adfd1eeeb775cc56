import Foundation
import XCTest

/// Files are named after what is in them.
final class FileTests: XCTestCase {
  func testFilesAreNamedAfterTheirContent() throws {
    for problem in try SourceTree().files.compactMap(vaguelyNamed) { XCTFail(problem) }
  }

  /// Quizzes and plugins that come along have no sign that terminals give different widths: none that becomes an emoji by
  /// a selector, none newer than Unicode 12.
  func testShippedEmojiAreThoseTerminalsAgreeAbout() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var read = 0
    for folder in ["quizzes", "plugins"] {
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      for case let path as String in files ?? .init() where ["json", "lua"].contains((path as NSString).pathExtension) {
        let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(path)"), encoding: .utf8)
        read += 1
        for scalar in text.unicodeScalars {
          let age = scalar.properties.age.map { $0.major } ?? 0
          XCTAssertTrue(scalar != "\u{FE0F}" && age <= 12, "\(folder)/\(path): U+\(String(scalar.value, radix: 16))")
        }
      }
    }
    XCTAssertGreaterThan(read, 20)
  }

  func testTheChecksFindWhatTheyShould() {
    for name in ["Utilities", "Helpers", "StringHelpers", "Array+Utils"] {
      XCTAssertNotNil(vaguelyNamed(SourceFile(path: "Sources/A/\(name).swift", text: "")), name)
    }
    XCTAssertNil(vaguelyNamed(SourceFile(path: "Sources/A/Quiz+Defaults.swift", text: "")))
  }

  private func vaguelyNamed(_ file: SourceFile) -> String? {
    let isVague = ["Utilities", "Utility", "Helpers", "Helper", "Utils", "Misc"].contains { file.name.hasSuffix($0) }
    return isVague ? "\(file.path): the name says nothing, name the file after what is in it" : nil
  }
}

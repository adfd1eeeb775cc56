import XCTest

/// Files stay small and are named after what is in them.
final class FileTests: XCTestCase {
  func testFilesStaySmall() throws {
    for problem in try SourceTree().files.compactMap(tooLong) { XCTFail(problem) }
  }

  func testFilesAreNamedAfterTheirContent() throws {
    for problem in try SourceTree().files.compactMap(vaguelyNamed) { XCTFail(problem) }
  }

  func testTheChecksFindWhatTheyShould() {
    let lines = { (count: Int) in String(repeating: "x\n", count: count) }
    XCTAssertNil(tooLong(SourceFile(path: "Sources/A/B.swift", text: lines(300))))
    XCTAssertEqual(
      tooLong(SourceFile(path: "Sources/A/B.swift", text: lines(301))),
      "Sources/A/B.swift has 301 lines: split it by topic, 300 are the limit")
    XCTAssertNil(tooLong(SourceFile(path: "Sources/A/b.c", text: lines(400))))
    XCTAssertNotNil(tooLong(SourceFile(path: "Sources/A/b.h", text: lines(401))))
    for name in ["Utilities", "Helpers", "StringHelpers", "Array+Utils"] {
      XCTAssertNotNil(vaguelyNamed(SourceFile(path: "Sources/A/\(name).swift", text: "")), name)
    }
    XCTAssertNil(vaguelyNamed(SourceFile(path: "Sources/A/Quiz+Defaults.swift", text: "")))
  }

  private func tooLong(_ file: SourceFile) -> String? {
    let limit = file.isSwift ? 300 : 400
    return file.lineCount > limit
      ? "\(file.path) has \(file.lineCount) lines: split it by topic, \(limit) are the limit" : nil
  }

  private func vaguelyNamed(_ file: SourceFile) -> String? {
    let isVague = ["Utilities", "Utility", "Helpers", "Helper", "Utils", "Misc"].contains { file.name.hasSuffix($0) }
    return isVague ? "\(file.path): the name says nothing, name the file after what is in it" : nil
  }
}

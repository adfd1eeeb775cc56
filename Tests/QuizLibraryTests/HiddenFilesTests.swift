import XCTest

@testable import QuizLibrary

/// Tests what is said of quizzes and plugins that nearer files hide.
final class HiddenFilesTests: XCTestCase {
  func testAFewAreToldOneByOne() {
    XCTAssertEqual(
      HiddenFiles(.plugins, [file("far/plugins/a.lua", "plugins/a.lua")]).sentences,
      ["far/plugins/a.lua: the plugin 'a' is already in 'plugins/a.lua', which is the one that is used"])
  }

  func testAFolderThatRepeatsAnotherIsToldOnce() {
    let files = ["a", "b", "c", "sub/d"].map { file("/far/quizzes/\($0).json", "quizzes/\($0).json") }
    let other = file("/far/quizzes/e.json", "/home/quizzes/f.json")
    XCTAssertEqual(
      HiddenFiles(.quizzes, files + [other]).sentences,
      [
        "/far: 4 quizzes are already in '.', which are those that are played: 'a', 'b', 'c', 'd'",
        "/far/quizzes/e.json: the quiz 'e' is already in '/home/quizzes/f.json', which is the one that is played",
      ])
  }

  func testRootsAndFoldersOfTheirOwn() {
    let atRoot = "abcd".map { file("/quizzes/\($0).json", "near/quizzes/\($0).json") }
    XCTAssertEqual(
      HiddenFiles(.quizzes, atRoot).sentences,
      ["/: 4 quizzes are already in 'near', which are those that are played: 'a', 'b', 'c', 'd'"])
    let renamed = "abcd".map { file("q/far/\($0)2.json", "q/near/\($0).json") }
    XCTAssertEqual(
      HiddenFiles(.quizzes, renamed).sentences,
      ["q/far: 4 quizzes are already in 'q/near', which are those that are played: 'a2', 'b2', 'c2', 'd2'"])
  }

  private func file(_ path: String, _ nearer: String) -> HiddenFiles.File {
    let id = path.split(separator: "/").last!.split(separator: ".")[0]
    return HiddenFiles.File(id: String(id), path: path, nearer: nearer)
  }
}

import Foundation
import Glibc
import XCTest

/// A folder that is reached by several ways counts once, and nothing in it is read twice.
final class OneFolderTests: XCTestCase {
  /// In a clone, the folder in which the program is started is also its share folder.
  func testTheCurrentFolderIsTheSharedOne() throws {
    let place = try clone()
    for share in [place.root, place.root + "/", place.root + "/../" + (place.root as NSString).lastPathComponent] {
      try expectSilence(place, ["QUIZRUN_HOME": nil, "HOME": place.root + "/user", "QUIZRUN_SHARE": share])
    }
  }

  func testLinksLeadToTheSameFolder() throws {
    let place = try clone()
    let far = place.root + "/user/.local/share/quizrun"
    try FileManager.default.createDirectory(atPath: far, withIntermediateDirectories: true)
    for name in ["quizzes", "plugins"] {
      XCTAssertEqual(symlink("\(place.root)/\(name)", "\(far)/\(name)"), 0)
    }
    try expectSilence(place, ["QUIZRUN_HOME": nil, "HOME": place.root + "/user"])
  }

  /// One file that has the same name in two folders is no second quiz; another one of that name is.
  func testFilesThatAreOne() throws {
    let place = try clone()
    for path in ["quizzes/a.json", "quizzes/sub/b.json", "plugins/near.lua"] {
      let far = URL(fileURLWithPath: place.root + "/user/.local/share/quizrun/" + path)
      try FileManager.default.createDirectory(at: far.deletingLastPathComponent(), withIntermediateDirectories: true)
      XCTAssertEqual(path == "quizzes/a.json" ? link(path, far, place) : symlink("\(place.root)/\(path)", far.path), 0)
    }
    let settings: [String: String?] = ["QUIZRUN_HOME": nil, "HOME": place.root + "/user"]
    try expectSilence(place, settings)
    try place.write(Samples.statements(2), to: "user/.local/share/quizrun/quizzes/other/a.json")
    let list = try place.run(["list"], [], settings)
    XCTAssertTrue(list.errors.contains("the quiz 'a' is already in 'quizzes/a.json'"), list.errors)
  }

  /// A folder inside one that was searched is met on the way.
  func testAFolderInsideAnother() throws {
    let place = try clone()
    let far = place.root + "/user/.local/share/quizrun"
    try FileManager.default.createDirectory(atPath: far, withIntermediateDirectories: true)
    XCTAssertEqual(symlink("\(place.root)/quizzes/sub", "\(far)/quizzes"), 0)
    try expectSilence(place, ["QUIZRUN_HOME": nil, "HOME": place.root + "/user"])
  }

  func testEveryQuizIsReadOnce() throws {
    let place = try clone()
    let settings: [String: String?] = [
      "QUIZRUN_HOME": nil, "HOME": place.root + "/user", "QUIZRUN_SHARE": place.root,
    ]
    for command in [["list"], ["daily", "--status"], ["categories"]] {
      let opened = try OpenedFiles.names(in: place.root + "/quizzes") {
        XCTAssertEqual(try place.run(command, [], settings).code, 0, "\(command)")
      }
      XCTAssertEqual(opened.count { $0 == "a.json" }, 1, "\(command): \(opened)")
    }
  }

  // MARK: Helpers

  private func clone() throws -> Place {
    let place = try Place()
    for (id, path) in [("a", "quizzes/a.json"), ("b", "quizzes/sub/b.json")] {
      try place.write(Samples.statements(1, #""id":"\#(id)","#), to: path)
    }
    try place.write(
      """
      return { api = 1, name = "Near", examples = {
        { quiz = { title = "One", questions = { { id = "q1", kind = "truefalse", text = "1 < 2", correct = true } } },
          responses = { q1 = { "true" } }, expect = { points = 1 } } } }
      """, to: "plugins/near.lua")
    return place
  }

  private func link(_ path: String, _ far: URL, _ place: Place) -> Int32 {
    Glibc.link("\(place.root)/\(path)", far.path)
  }

  private func expectSilence(_ place: Place, _ settings: [String: String?], line: UInt = #line) throws {
    for arguments in [["list"], ["plugins"], ["categories"], ["daily", "--status"], ["quiz", "check"]] {
      let outcome = try place.run(arguments, [], settings)
      XCTAssertEqual(outcome.errors, "", "\(arguments)", line: line)
      XCTAssertEqual(outcome.code, 0, "\(arguments): \(outcome.output)", line: line)
    }
    let played = try place.run(["a", "--plugin", "near", "--json", "--new"], [#"{"answer":["true"]}"#], settings)
    XCTAssertEqual(played.errors, "", line: line)
    XCTAssertTrue(played.output.contains(#""type":"result""#), played.output, line: line)
    let rows = try place.run(["list", "--json"], [], settings).output.components(separatedBy: #""id":"#).count - 1
    XCTAssertEqual(rows, 2, line: line)
  }
}

import Foundation
import Glibc
import XCTest

/// Tests the folders searched for quizzes and plugins, and which of two with the same id is played.
final class FolderTests: XCTestCase {
  private let elsewhere: [String: String?] = ["QUIZRUN_HOME": nil]

  func testOnlyTheHomeThatIsSet() throws {
    let place = try Place()
    try place.write(Samples.statements(1), to: "quizzes/here.json")
    try place.write(Samples.statements(1), to: "xdg/quizrun/quizzes/there.json")
    try place.quiz("home", Samples.statements(1))
    let settings = ["XDG_DATA_HOME": place.root + "/xdg"]
    XCTAssertEqual(try ids(place, settings), ["home"])
    XCTAssertEqual(try place.run(["here"], [], settings).code, 2)
  }

  func testFoldersInTurn() throws {
    let place = try Place()
    try place.write(Samples.statements(1), to: "quizzes/a.json")
    try place.write(Samples.statements(2), to: "xdg/quizrun/quizzes/b.json")
    try place.write(Samples.statements(3), to: "share/quizzes/c.json")
    for (name, folder) in [("a", "plugins"), ("b", "xdg/quizrun/plugins"), ("c", "share/plugins")] {
      try place.write("return { api = 1, name = \"\(folder)\" }", to: "\(folder)/\(name).lua")
    }
    var settings = elsewhere
    settings["XDG_DATA_HOME"] = place.root + "/xdg"
    settings["QUIZRUN_SHARE"] = place.root + "/share"
    XCTAssertEqual(try ids(place, settings), ["a", "b", "c"])
    XCTAssertEqual(try ids(place, settings, "plugins"), ["a", "b", "c"])
    settings["XDG_DATA_HOME"] = .some(nil)
    settings["HOME"] = place.root + "/user"
    try place.write(Samples.statements(2), to: "user/.local/share/quizrun/quizzes/d.json")
    XCTAssertEqual(try ids(place, settings), ["a", "c", "d"])
  }

  func testTheFirstWinsAndTheOtherIsToldOf() throws {
    let place = try Place()
    try place.write(Samples.statements(1), to: "quizzes/same.json")
    try place.write(Samples.statements(2), to: "xdg/quizrun/quizzes/same.json")
    try place.write("return { api = 1, name = \"near\" }", to: "plugins/mode.lua")
    try place.write("return { api = 1, name = \"far\" }", to: "xdg/quizrun/plugins/mode.lua")
    var settings = elsewhere
    settings["XDG_DATA_HOME"] = place.root + "/xdg"
    let list = try place.run(["list"], [], settings)
    XCTAssertEqual(list.code, 0)
    XCTAssertTrue(list.errors.contains("warning") && list.errors.contains("'same'"), list.errors)
    XCTAssertEqual(try place.play(["same"], [], settings).first("question")?.int("of"), 1)
    let plugins = try place.run(["plugins", "--json"], [], settings)
    XCTAssertTrue(plugins.output.contains("near") && !plugins.output.contains("far"), plugins.output)
    XCTAssertTrue(plugins.errors.contains("warning") && plugins.errors.contains("'mode'"), plugins.errors)
  }

  func testEqualIdsInOneFolder() throws {
    let place = try Place()
    try place.quiz("first", Samples.statements(1, #""id":"same","#))
    try place.quiz("second", Samples.statements(2, #""id":"same","#))
    let list = try place.run(["list"])
    XCTAssertTrue(list.errors.contains("second.json") && list.errors.contains("first.json"), list.errors)
    XCTAssertEqual(try place.play(["same"]).first("question")?.int("of"), 1)
  }

  func testANearerQuizOfAnotherNameWins() throws {
    let place = try Place()
    try place.write(Samples.statements(1, #""id":"same","#), to: "quizzes/other.json")
    try place.write(Samples.statements(2), to: "xdg/quizrun/quizzes/same.json")
    var settings = elsewhere
    settings["XDG_DATA_HOME"] = place.root + "/xdg"
    XCTAssertEqual(try place.play(["same"], [], settings).first("question")?.int("of"), 1)
  }

  func testOddFilesNeitherHangNorHide() throws {
    let place = try Place()
    try place.quiz("good", Samples.statements(1))
    try place.plugin("good", Samples.mirror)
    for path in ["quizzes/pipe.json", "plugins/pipe.lua"] {
      XCTAssertEqual(mkfifo("\(place.root)/home/\(path)", 0o600), 0)
    }
    for (target, link) in [
      ("/dev/zero", "zero.json"), ("nowhere", "dangling.json"), (".", "loop"), ("good.json", "linked.json"),
    ] {
      XCTAssertEqual(symlink(target, "\(place.root)/home/quizzes/\(link)"), 0)
    }
    let list = try place.run(["list"])
    XCTAssertEqual(list.code, 65)
    XCTAssertEqual(list.errors.split(separator: "\n").count, 1, list.errors)
    XCTAssertTrue(list.errors.contains("dangling.json: cannot be read: No such file"), list.errors)
    XCTAssertEqual(list.output.split(separator: "\n").count, 3, list.output)
    XCTAssertEqual(try place.run(["plugins"]).output.split(separator: "\n").count, 2)
    XCTAssertEqual(try place.play(["good"]).first("question")?.int("of"), 1)
  }

  func testListingsAsJSON() throws {
    let place = try Place()
    try place.quiz("one", Samples.statements(2, #""category":"Science: Nature","tags":["x"],"daily":true,"#))
    try place.plugin("mirror", Samples.mirror)
    let quiz = try XCTUnwrap(objects(place.run(["list", "--json"]).output).first)
    XCTAssertEqual(quiz["id"] as? String, "one")
    XCTAssertEqual(quiz["title"] as? String, "Statements")
    XCTAssertEqual(quiz["path"] as? String, place.root + "/home/quizzes/one.json")
    let plugin = try XCTUnwrap(objects(place.run(["plugins", "--json"]).output).first)
    XCTAssertEqual(plugin["id"] as? String, "mirror")
    XCTAssertEqual(plugin["name"] as? String, "Mirror")
    XCTAssertEqual(plugin["path"] as? String, place.root + "/home/plugins/mirror.lua")
    let category = try XCTUnwrap(objects(place.run(["categories", "--json"]).output).first)
    XCTAssertEqual(category["category"] as? String, "Science: Nature")
  }

  func testTablesAsCSV() throws {
    let place = try Place()
    try place.quiz("one", #"{"title":"Say \"hi\", you","questions":[{"kind":"truefalse","text":"x"}]}"#)
    let output = try place.run(["list", "--csv"]).output
    let lines = output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 2, output)
    XCTAssertTrue(lines[0].hasPrefix("id,title,") && lines[0].hasSuffix(",due"), output)
    XCTAssertTrue(lines[1].hasPrefix("one,\"Say \"\"hi\"\", you\","), output)
    XCTAssertEqual(try place.run(["list", "--csv", "--json"]).code, 2)
    for command in ["plugins", "categories"] { XCTAssertEqual(try place.run([command, "--csv"]).code, 0, command) }
  }

  func testEmptyFolders() throws {
    let place = try Place()
    for command in ["list", "plugins", "categories"] {
      let outcome = try place.run([command])
      XCTAssertEqual(outcome.code, 0, command)
      XCTAssertEqual(try place.run([command, "--json"]).output, "[]\n", command)
    }
    XCTAssertEqual(try place.run([]).code, 66)
  }

  private func ids(_ place: Place, _ settings: [String: String?], _ command: String = "list") throws -> [String] {
    objects(try place.run([command, "--json"], [], settings).output).compactMap { $0["id"] as? String }
  }

  private func objects(_ text: String) -> [[String: Any]] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]) ?? []
  }
}

import Foundation
import XCTest

/// Tests files that never end, or to which nothing is written, where a plugin names them or they take its place.
final class SpecialFileTests: XCTestCase {
  private static let quiz =
    #"{"title":"Q","questions":[{"text":"?","answers":[{"text":"a","correct":true},{"text":"b"}]}]}"#

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Self.quiz)
    let plugins = place.root + "/home/plugins/"
    try FileManager.default.createSymbolicLink(atPath: plugins + "endless.lua", withDestinationPath: "/dev/zero")
    XCTAssertEqual(mkfifo(plugins + "pipe.lua", 0o600), 0)
    try place.write("", to: "home/plugins/sparse.lua")
    XCTAssertEqual(truncate(plugins + "sparse.lua", 3 << 30), 0)
    return place
  }

  func testRequiredFilesThatNeverEnd() throws {
    let place = try place()
    for name in ["endless", "pipe", "sparse"] {
      try place.plugin(
        "asks-\(name)", "return { api = 1, status = function() return { select(2, pcall(require, '\(name)')) } end }")
      let outcome = try place.run(["mini", "--plugin", "asks-\(name)", "--json"], [#"{"answer":["a"]}"#])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertTrue(outcome.output.contains("there is no file of this name"), outcome.output)
    }
  }

  func testPluginsThatAreNone() throws {
    let place = try place()
    for (word, code) in [("endless", 66), ("pipe", 66), ("sparse", 65), ("/dev/zero", 65)] as [(String, Int32)] {
      let outcome = try place.run(["mini", "--plugin", word, "--json"])
      XCTAssertEqual(outcome.code, code, outcome.errors)
    }
    XCTAssertEqual(try place.run(["plugins"]).code, 65)
  }

  func testBytecodeIsNamedByItsFile() throws {
    let place = try place()
    try place.plugin("bytes", "\u{1B}Lua")
    let outcome = try place.run(["mini", "--plugin", "bytes"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("plugins/bytes.lua: attempt to load"), outcome.errors)
  }
}

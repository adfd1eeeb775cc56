import Foundation
import XCTest

/// The message about an added record agrees with listings and `verify`.
final class ImportCountTests: XCTestCase {
  func testImportTellsWhichSittingsThereAre() throws {
    let (from, to) = (try Place(), try Place())
    try from.quiz("mini", Samples.quiz(#"{"id":"q1","kind":"truefalse","text":"S","correct":true}"#, #""id":"mini","#))
    for _ in 0..<2 { _ = try from.play(["mini", "--new", "--player", "Ada"], [#"{"answer":["true"]}"#]) }
    _ = try from.play(["mini", "--new", "--player", "Ada"], [#"{"select":["true"]}"#])
    _ = try from.play(["mini", "--new", "--player", "Ada"], [#"{"select":["true"]}"#, #"{"quit":"discard"}"#])
    let file = to.root + "/all.json"
    XCTAssertEqual(try from.run(["player", "export", "Ada", "--out", file]).code, 0)
    let added = try to.run(["player", "import", file])
    XCTAssertTrue(
      added.output.hasPrefix("Added: 4 sittings (2 finished, 1 begun, 1 discarded), "), added.output + added.errors)
    XCTAssertEqual(
      try to.run(["history", "--all-players", "--json"]).output.components(separatedBy: #""status":"finished""#).count
        - 1, 2)
    XCTAssertTrue(try to.run(["verify"]).output.contains("4"))
  }
}

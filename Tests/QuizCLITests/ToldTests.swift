import Foundation
import Words
import XCTest

/// Likely mistakes are reported where it matters: in play, in checks, in programs' lines.
final class ToldTests: XCTestCase {
  private func check(_ questions: String) throws -> String {
    let place = try Place()
    try place.quiz("q", #"{"title":"Q","questions":[\#(questions)]}"#)
    return try place.run(["quiz", "check", "q"]).output
  }

  func testAMisspeltOptionIsToldInPlay() throws {
    let place = try Place()
    try place.plugin(
      "exam",
      """
      return { api = 1, options = { pass = { type = "percent", default = 60 } }, result = function() return {} end }
      """)
    try place.plugin("calm", "return { api = 1, result = function() return {} end }")
    try place.quiz("q", Samples.statements(1, #""plugin":"exam","options":{"pas":50},"#))
    let own = try place.run(["q", "--plain"], [""])
    XCTAssertTrue(own.errors.contains("the mode has no option 'pas': did you mean 'pass'?"), own.errors)
    let other = try place.run(["q", "--plain", "--plugin", "calm", "--new"], [""])
    XCTAssertFalse(other.errors.contains("pas"), other.errors)
  }

  func testPointsThatNobodyCanEarnAreTold() throws {
    let zero = #"""
      {"id":"a","kind":"single","text":"?","answers":[{"text":"x","fraction":0},{"text":"y","fraction":-1}]}
      """#
    let nothing = try check(zero)
    XCTAssertTrue(nothing.contains("earn '0' of the points together"), nothing)
    let beside = #"""
      {"id":"a","kind":"text","text":"?","accept":["Paris"],
        "answers":[{"accept":"Pariis","fraction":0.5},{"otherwise":true}]}
      """#
    let idle = try check(beside)
    XCTAssertTrue(idle.contains("has 'accept', so its 'answers' earn nothing"), idle)
  }

  func testJSONLinesTellThatAPartGoesOn() throws {
    let place = try Place()
    try place.quiz("q", Samples.statements(3))
    _ = try place.run(["q", "--limit", "2", "--json"], [#"{"answer":["true"]}"#])
    let outcome = try place.run(["q", "--json"])
    XCTAssertTrue(
      outcome.output.contains(#"{"type":"warning","message":"this sitting was begun with --limit 2"#), outcome.output)
  }

  func testIDsMayHaveSlashes() throws {
    let place = try Place()
    try place.quiz("one", Samples.statements(1, #""id":"other/one","#))
    for command in [["other/one", "--json"], ["quiz", "check", "other/one"], ["quiz", "print", "other/one"]] {
      let outcome = try place.run(command)
      XCTAssertEqual(outcome.code == 66, false, "\(command): \(outcome.errors)")
      XCTAssertFalse(outcome.errors.contains("No such file"), "\(command): \(outcome.errors)")
    }
    XCTAssertEqual(try place.run(["other/two"]).code, 66)
  }

  /// Texts about a folder are no quizzes, nor is a note.
  func testWhatLiesBesideQuizzes() throws {
    let place = try Place()
    try place.quiz("q", Samples.statements(1))
    for name in ["README.md", "LICENSE.txt", "sub/Readme.txt"] {
      try place.write("Some words.\n", to: "home/quizzes/\(name)")
    }
    let list = try place.run(["list", "--json"])
    XCTAssertEqual(list.errors, "")
    XCTAssertEqual(list.output.components(separatedBy: #""path":"#).count, 2, list.output)
    try place.write("remember the milk\n", to: "home/quizzes/note.txt")
    XCTAssertTrue(try place.run(["list"]).errors.contains("note.txt:1:1: no question was found"))
  }

  /// Answers that come from a file of Windows.
  func testAMarkOfTheEncodingIsNoAnswer() throws {
    let place = try Place()
    try place.quiz("q", Samples.statements(1))
    let outcome = try place.run(["q", "--plain"], ["\u{FEFF}t"])
    XCTAssertTrue(outcome.output.contains("1 of 1"), outcome.output)
  }

  func testEmptyNamesAreRefused() throws {
    let place = try Place()
    try place.quiz("q", Samples.statements(1))
    XCTAssertEqual(try place.run(["q", "--players", "A,,B"]).code, 2)
  }

  func testNullsOfJSONAreLostInLua() throws {
    let place = try Place()
    try place.quiz(
      "q",
      #"{"title":"Q","data":[1,null],"questions":[{"kind":"truefalse","text":"?","correct":true,"hint":null}]}"#)
    let outcome = try place.run(["quiz", "convert", "home/quizzes/q.json", "q.lua"])
    XCTAssertTrue(outcome.errors.contains("2 nulls of JSON have no place in Lua and are lost"), outcome.errors)
  }

  /// The player's language, then the quiz's own, then English.
  func testTextsFallBackToTheQuizzesOwnLanguage() throws {
    let place = try Place()
    try place.quiz("q", Samples.statements(1, #""language":"fr","description":{"en":"English","fr":"French"},"#))
    for (locale, text) in [("de_DE.UTF-8", "French"), ("en_GB.UTF-8", "English"), ("fr_FR.UTF-8", "French")] {
      let outcome = try place.run(["list", "--json"], [], ["LANG": locale, "LC_ALL": nil])
      XCTAssertTrue(outcome.output.contains(text), "\(locale): \(outcome.output)")
    }
  }
}

import Foundation
import XCTest

/// Errors of files and names are in the reader's language.
final class FileErrorLanguageTests: XCTestCase {
  private static let locales = ["de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8"]

  private static let broken = #"""
    { "title": 7, "format": 2, "plugin": "plugins/x.lua", "timing": { "question": -1, "quizz": 3 }, "questions": [
      { "id": "a", "text": "", "answers": [] },
      { "id": "a", "kind": "sinlge", "text": "Which?", "points": "two", "answers": [ { "text": "x" }, { "text": "x" } ] },
      { "id": "b", "kind": "range", "text": "Where?", "min": 5, "max": 1, "step": 9 },
      { "id": "c", "kind": "match", "text": "What?", "image": "/etc/passwd" },
      { "id": "d", "kind": "text", "text": "Why?", "section": "s", "typos": 99, "accept": 5 },
      { "id": "e", "text": "Who?" }, 8,
      { "id": "f", "kind": "truefalse", "text": "So?", "correct": true, "answers": [ { "id": "x", "text": "X" } ] },
      { "id": "g", "kind": "number", "text": "How?", "correct": 3, "tolerance": { "relative": 1, "x": 2 } } ],
      "bands": [ { "from": 200, "title": 1 } ], "outcomes": [ { "title": "A" } ], "sections": [ { "id": "t" } ] }
    """#

  /// Lines of each language; the English ones are not among them.
  private func compare(
    _ place: Place, _ arguments: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let english = try place.run(arguments)
    let lines = (english.output + english.errors).split(separator: "\n")
    XCTAssertGreaterThan(lines.count, 0, file: file, line: line)
    for locale in Self.locales {
      let own = try place.run(arguments, [], ["LANG": locale])
      XCTAssertEqual(own.code, english.code, file: file, line: line)
      let left = (own.output + own.errors).split(separator: "\n").filter(lines.contains)
      XCTAssertEqual(left, [], locale, file: file, line: line)
    }
  }

  func testQuizFiles() throws {
    let place = try Place()
    try place.write(Self.broken, to: "broken.json")
    XCTAssertGreaterThan(try place.run(["quiz", "check", "broken.json"]).output.split(separator: "\n").count, 15)
    try compare(place, ["quiz", "check", "broken.json"])
    try compare(place, ["broken.json", "--plain"])
    for text in [
      "", "{", "[1,]", "{ 'title': 1 }", "{ title: 1 }", "{\"a\":1,\"a\":2}", "{\"a\": 01}", "{\"a\": \"x\ny\"}",
      "{\"title\": \"x\", \"questions\": [}", "{} x", "// x", "{\"a\": True}", "{\"questions\": []}",
      "{\"a\": \"\\q\"}",
    ] {
      try place.write(text, to: "other.json")
      try compare(place, ["other.json", "--plain"])
    }
  }

  func testFilesOfOthers() throws {
    let place = try Place()
    for (name, text) in [
      ("a.gift", "Who? { =x"), ("c.aiken", "Who?\nA. x\nANSWER: C"), ("d.csv", "a,b\n1,2\n"),
      ("e.xml", "<a>"), ("f.md", "nothing"), ("g.xml", "<!DOCTYPE a [<!ENTITY b \"c\">]><quiz>&b;</quiz>"),
      ("h.csv", "text,kind,correct\nWho?,sinlge,x\n"),
    ] {
      try place.write(text, to: name)
      try compare(place, [name, "--plain"])
    }
  }

  func testNames() throws {
    let place = try Place()
    try place.quiz("lakes", Samples.statements(2))
    for arguments in [
      ["quiz", "check", "lakse"], ["lakes", "--plugin", "survivla"], ["gone.json"], ["lakse"],
      ["stats", "--player", "No"],
      ["config", "colour"], ["history", "7"], ["backup", "copy.db"], ["restore", "copy.db"], ["home/quizzes"],
      ["challenge", "accept", "quizrun1-x"], ["rooms", "77"],
    ] { try compare(place, arguments) }
  }
}

import Foundation
import XCTest

/// Tests what `quiz check` says of files that a quiz needs beside its own, and of a quiz without mistakes.
final class QuizCheckTests: XCTestCase {
  private func quiz(_ keys: String, _ question: String = "") -> String {
    #"{"title":"T","licence":"CC0",\#(keys)"questions":["#
      + #"{"id":"i","kind":"info","text":"Read"},{"id":"a","kind":"truefalse","text":"?","correct":true\#(question)},"#
      + #"{"id":"b","kind":"truefalse","points":2.5,"text":"?","correct":true}]}"#
  }

  func testACleanQuizIsSaidToBe() throws {
    let place = try Place()
    try place.write(quiz(""), to: "q.json")
    let outcome = try place.run(["quiz", "check", "q.json"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertEqual(outcome.output, "q.json: nothing found: 2 questions, 3.5 points\n")
    XCTAssertEqual(try place.run(["quiz", "check", "q.json", "--json"]).output, "[]\n")
    try place.write(quiz(#""pick":1,"#), to: "home/quizzes/all.json")
    let all = try place.run(["quiz", "check"])
    XCTAssertEqual(all.code, 0)
    XCTAssertTrue(all.output.hasSuffix("/all.json: nothing found: 2 questions (1 are drawn), 3.5 points\n"), all.output)
    try place.write(
      #"{"title":"T","questions":[{"id":"a","kind":"text","text":"?"}],"plugin":"m"}"#, to: "home/quizzes/m.json")
    try place.plugin("m", "return { api = 1 }")
    XCTAssertTrue(
      try place.run(["quiz", "check", "m"]).output.hasSuffix("m.json: nothing found: 1 question, no points\n"))
  }

  func testTheModeMustBeThere() throws {
    let place = try Place()
    try place.plugin("survival", "return { api = 1 }")
    for (name, hint) in [("survivl", "did you mean 'survival'?"), ("zebra", "`quizrun plugins` lists those at hand")] {
      try place.write("{\n" + quiz(#""plugin":"\#(name)","#).dropFirst(), to: "q.json")
      let outcome = try place.run(["quiz", "check", "q.json"])
      XCTAssertEqual(outcome.code, 1)
      XCTAssertEqual(outcome.output, "q.json:2: warning: there is no mode '\(name)': \(hint)\n")
    }
    try place.write("---\nplugin: survivl\n---\n### A? {#a}\n- [x] a\n- [ ] b\n", to: "q.md")
    XCTAssertEqual(
      try place.run(["quiz", "check", "q.md"]).output,
      "q.md:2: warning: there is no mode 'survivl': did you mean 'survival'?\n")
  }

  func testPicturesMustBePNGOrJPEG() throws {
    let place = try Place()
    for (name, bytes, said) in [
      ("c.gif", Array("GIF89a".utf8), "is a GIF"), ("d.webp", Array("RIFF0000WEBP".utf8), "is a WebP"),
      ("e.svg", Array("<svg/>".utf8), "is an SVG"), ("f.png", [], "is no picture that is known"),
    ] as [(String, [UInt8], String)] {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(place.root)/\(name)"))
      try place.write(quiz("", #","image":"\#(name)""#), to: "q.json")
      let outcome = try place.run(["quiz", "check", "q.json"])
      XCTAssertEqual(
        outcome.output,
        "q.json: warning: the image '\(name)' of question 'a' \(said), and pictures are PNG or JPEG files: save it as one of them\n"
      )
      XCTAssertEqual(outcome.code, 1)
    }
    // The ending says nothing; a frame with four components holds inks.
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 20, 8, 0, 9, 0, 9]
    for (name, bytes, code) in [
      ("g.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], 0), ("a.jpg", start + [3, 0, 0], 0),
      ("b.png", start + [1, 0, 0], 0), ("h.jpg", start + [4, 0, 0], 1),
    ] as [(String, [UInt8], Int32)] {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(place.root)/\(name)"))
      try place.write(quiz("", #","image":"\#(name)""#), to: "q.json")
      let outcome = try place.run(["quiz", "check", "q.json"])
      XCTAssertEqual(outcome.code, code, name)
      XCTAssertEqual(outcome.output.contains("is a JPEG in CMYK"), code == 1, outcome.output)
    }
  }

  func testFrontMatterThatIsNotKnown() throws {
    let place = try Place()
    try place.write("---\ntitel: X\ntags:\n  - a\n---\n### A? {#a}\n- [x] a\n- [ ] b\n", to: "q.md")
    let outcome = try place.run(["quiz", "check", "q.md"])
    XCTAssertEqual(outcome.code, 1)
    XCTAssertTrue(
      outcome.output.hasPrefix(
        "q.md:2:1: warning: unknown key 'titel': did you mean 'title'?\nq.md:3:1: warning: unknown key 'tags'"),
      outcome.output)
    XCTAssertEqual(outcome.output.split(separator: "\n").count, 2, outcome.output)
  }
}

import Foundation
import Glibc
import XCTest

/// Text of quizzes, plugins and players never reaches a terminal as anything but text.
final class InjectionTests: XCTestCase {
  /// Sequences as they stand in JSON: titles, clipboards, clearing, questions to the terminal, C1, overrides, a bell.
  private let attacks = [
    "\\u001b]0;owned\\u0007", "\\u001b]52;c;b3duZWQ=\\u0007", "\\u001b[2J", "\\u001b[6n", "\\u001bPq\\u001b\\\\",
    "\\u009b6n", "\\u009d0;x\\u009c", "\\r", "\\b\\b\\b", "\\u202e", "\\u2066", "\\u007f", "\\u0000",
  ]

  private var quiz: String {
    let text = attacks.joined(separator: "x")
    return """
      { "title": "T\(text)", "description": "\(text)", "questions": [
        { "id": "q", "text": "Q\(text)", "hint": "H\(text)", "explanation": "\(text)", "answers": [
          { "id": "a", "text": "A\(text)", "correct": true, "feedback": "F\(text)" }, { "id": "b", "text": "B\(text)" } ] } ],
        "bands": [ { "from": 0, "title": "R\(text)", "text": "\(text)", "emoji": "\\u001b[5m" } ] }
      """
  }

  func testFullScreen() throws {
    let house = try House()
    try house.quiz("evil", quiz)
    let screen = try house.start(["evil", "--player", "P\u{1B}[2Jx"])
    screen.settle()
    for key in ["\r", "h", "1\r", "\r", "\r", "?"] {
      screen.type(key)
      screen.settle()
    }
    screen.type("\u{3}")
    _ = screen.end()
    for (index, byte) in screen.raw.enumerated() where byte == 7 || byte == 8 || byte == 0 || byte == 0x7F {
      XCTFail("byte \(byte) at \(index)")
    }
    XCTAssertFalse(screen.rawText.unicodeScalars.contains { 0x80...0x9F ~= $0.value }, "a C1 control")
    XCTAssertFalse(screen.rawText.contains("\u{1B}]"), "an operating system command")
    XCTAssertFalse(screen.rawText.contains("\u{1B}P"), "a device control string")
    XCTAssertFalse(screen.rawText.contains("\u{1B}[6n"), "a question to the terminal")
    for override in "\u{202E}\u{2066}".unicodeScalars {
      XCTAssertFalse(screen.rawText.unicodeScalars.contains(override), "a bidi control")
    }
  }

  func testEverythingElse() throws {
    let house = try House()
    try house.quiz("evil", quiz)
    try house.quiz("broken", "{ \"title\": \"\\u001b[2J\", \"questions\": [ { \"kind\": \"\\u001b]0;x\" } ] }")
    let runs: [([String], String)] = [
      (["evil", "--plain"], "h\n1\n"), (["evil", "--json"], "{\"hint\":true}\n{\"answer\":[\"a\"]}\n"),
      (["broken"], ""), (["list"], ""), (["list", "--json"], ""), (["list", "--csv"], ""), (["history"], ""),
      (["history", "--json"], ""), (["stats"], ""), (["stats", "--questions"], ""), (["no\u{1B}[2J"], ""),
      (["evil", "--plugin", "no\u{1B}]0;x\u{7}"], ""), (["evil", "--player", "\u{1B}[2J", "--plain"], "1\n"),
      (["player", "list"], ""), (["./no\u{9B}2J.json"], ""),
    ]
    for (arguments, input) in runs {
      let outcome = try house.run(arguments, input: input)
      for data in [outcome.output, outcome.errors] {
        let text = String(decoding: data, as: UTF8.self)
        let controls = text.unicodeScalars.filter {
          $0.value < 0x20 && $0 != "\n" && $0 != "\t" || 0x7F...0x9F ~= $0.value || 0x202A...0x202E ~= $0.value
            || 0x2066...0x2069 ~= $0.value
        }
        XCTAssertEqual(controls.map(\.value), [], "quizrun \(arguments)")
      }
    }
  }
}

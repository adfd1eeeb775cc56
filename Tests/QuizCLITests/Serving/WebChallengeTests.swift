import Foundation
import XCTest

/// A challenge that is taken up over HTTP is the same as the one that `quizrun challenge accept` plays.
final class WebChallengeTests: XCTestCase {
  private let quiz = Samples.statements(4, #""id":"mini","shuffle":{"questions":true},"#)
  private let answers = ["true", "false", "true", "false"]

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", quiz)
    try place.plugin("lives", Samples.lives)
    return place
  }

  /// Ada has played; what she sends to others.
  private func code() throws -> String {
    let adas = try place()
    let lines = Array(repeating: #"{"answer":["true"]}"#, count: 3) + [#"{"answer":["false"]}"#]
    _ = try adas.play(["mini", "--plugin", "lives", "--seed", "5", "--player", "Ada"], lines)
    let created = try adas.run(["challenge", "create"])
    XCTAssertEqual(created.code, 0, created.errors)
    return String(try XCTUnwrap(created.output.split(whereSeparator: \.isWhitespace).last))
  }

  func testItIsTheSameChallenge() throws {
    let code = try code()
    let lines = answers.map { EngineDriver.line(["answer": [$0]]) }
    let expected = try place().play(["challenge", "accept", code], lines).map(\.common)
    XCTAssertEqual(expected.last?.contains(#""type":"challenge""#), true)
    let served = try place()
    let web = try WebDriver(served)
    for cookie in [web.owner, "X-Nobody: 1"] {
      let opened = try web.ask("POST", "/sittings", ["challenge": code], cookie: cookie)
      XCTAssertEqual(opened.status, 201, opened.text)
      let (cookie, sitting) = (opened.cookie ?? cookie, try XCTUnwrap(opened.message?.string("sitting")))
      var shown = opened.objects
      for (turn, answer) in answers.enumerated() {
        shown += try web.act(sitting, ["answer": [answer]], cookie: cookie).objects
        if turn == 1 { try web.kill(.engine) }
        shown += try web.act(sitting, ["continue": true], cookie: cookie).objects
      }
      XCTAssertEqual(shown.map(\.common), expected)
      XCTAssertEqual(try web.ask("GET", "/sittings/\(sitting)", cookie: cookie).objects.last?.common, expected.last)
    }
    web.end()
  }

  /// The quiz of a code can be looked at before.
  func testItHasACover() throws {
    let code = try code()
    let served = try place()
    let web = try WebDriver(served)
    for cookie in [web.owner, "X-Nobody: 1"] {
      let page = try web.form("/challenge", "code=\(code)", cookie: cookie)
      XCTAssertEqual(page.status, 200, page.text)
      for piece in ["Score to beat, of Ada: 3 of 4 points", "name=\"challenge\" value=\"\(code)\""] {
        XCTAssert(page.text.contains(piece), "no \(piece) in \(page.text)")
      }
      XCTAssertFalse(page.text.contains("Continue"))
    }
    _ = try web.ask("POST", "/sittings", ["challenge": code])
    let broken = String(code.dropLast(3))
    XCTAssertEqual(try web.form("/challenge", "code=\(broken)", cookie: web.owner).status, 422)
    web.end()
  }

  /// A player who comes again goes on, unless a new sitting is wanted.
  func testItGoesOn() throws {
    let code = try code()
    let served = try place()
    let web = try WebDriver(served)
    let first = try web.ask("POST", "/sittings", ["challenge": code])
    let sitting = try XCTUnwrap(first.message?.string("sitting"))
    _ = try web.act(sitting, ["answer": ["true"]])
    let again = try web.ask("POST", "/sittings", ["challenge": code])
    XCTAssertEqual(again.message?.string("sitting"), sitting)
    XCTAssertEqual(again.objects.first?.bool("resumed"), true)
    XCTAssertNotNil(again.objects.first?.object["challenge"])
    let new = try web.ask("POST", "/sittings", ["challenge": code, "new": true])
    XCTAssertNotEqual(new.message?.string("sitting"), sitting)
    web.end()
  }

  func testWhatIsNoChallenge() throws {
    let code = try code()
    let web = try WebDriver(try place())
    for (wishes, words) in [
      (["challenge": "quizrun1-AAAA"], "no challenge code"),
      (["challenge": String(code.dropLast(3))], "no challenge code"),
      (["challenge": code, "quiz": "mini"], "'quiz'"), (["challenge": code, "seed": 4], "'seed'"),
      (["challenge": 7], "a text"),
    ] as [([String: Any], String)] {
      let reply = try web.ask("POST", "/sittings", wishes)
      XCTAssertEqual(reply.status, 422, reply.text)
      XCTAssertTrue(reply.text.contains(words), reply.text)
    }
    let elsewhere = try Place()
    let other = try WebDriver(elsewhere)
    XCTAssertEqual(try other.ask("POST", "/sittings", ["challenge": code]).status, 404, "its quiz is not there")
    web.end()
    other.end()
  }
}

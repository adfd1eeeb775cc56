import CommandLine
import Foundation
import QuizLibrary
import QuizSittings
import QuizTesting
import Terminal
import TerminalTesting
import WebTesting
import XCTest

@testable import QuizCLI

/// A record of several players, modes and rooms, and the faces that show it.
///
/// Ada is the current player. Bob began one sitting alone and one together with Ada.
final class FacesRecord {
  let place: Place
  private(set) var server: WebDriver!

  init() throws {
    place = try Place.withShippedModes()
    try place.takeWholeQuizzes()
    for (id, title, count, more) in [
      ("sea", "Sea", 3, #""category":"Nature","description":"Salt and waves.","#),
      ("land", "Land", 4, #""category":"Nature","#),
      ("art", "Art", 2, #""category":"Art","daily":true,"#), ("duel", "Duel", 4, ""), ("alone", "Alone", 3, ""),
    ] {
      try place.quiz(id, Samples.statements(count, more).replacing(#""Statements""#, with: #""\#(title)""#))
    }
    for name in ["Ada", "Bob"] { _ = try place.run(["player", "add", name]) }
    XCTAssertEqual(try place.run(["player", "use", "Ada"]).code, 0)
    try play(["sea"], [true, true, false])
    try play(["sea", "--new"], [true, false, false])
    try play(["alone", "--player", "Bob"], [true])
    try play(["duel", "--plugin", "hotseat", "--players", "Bob,Ada"], [true], first: [#"{"continue":true}"#])
    try play(["land"], [true])
    try play(["sea", "--plugin", "exam"], [false])
    try play(["daily"], [true])
    server = try WebDriver(place)
  }

  /// Answers in turn; the sitting is kept where answers are missing.
  func play(_ arguments: [String], _ answers: [Bool], first: [String] = []) throws {
    let lines = first + answers.map { #"{"answer":["\#($0)"]}"# } + [#"{"quit":"keep"}"#]
    let outcome = try place.run(arguments + ["--json"], lines)
    XCTAssertFalse(outcome.output.contains(#""type":"error""#), "\(arguments): \(outcome.output)")
  }

  // MARK: Faces

  /// The objects of a listing with `--json`; one that stands alone is a list of one.
  func listed(_ arguments: [String]) throws -> [Message] { try Self.objects(place.run(arguments + ["--json"]).output) }

  func text(_ arguments: [String], _ lines: [String] = []) throws -> String { try place.run(arguments, lines).output }

  /// The objects of the same over HTTP.
  func served(_ path: String) throws -> [Message] { try Self.objects(server.ask("GET", path).text) }

  /// A page as a browser gets it.
  func page(_ path: String) throws -> String {
    let client = try server.connect()
    client.send(server.request("GET", path).replacing("Accept: application/json", with: "Accept: text/html"))
    let reply = try client.reply()
    XCTAssertEqual(reply.status, 200, path)
    return reply.body.replacing("\u{A0}", with: " ")
  }

  /// The last frame of the full screen behind these keys from home on; `q` leaves it.
  func screen(_ keys: [Key] = [], _ size: Size = Size(rows: 60, columns: 90)) throws -> [String] {
    let screen = ScriptedScreen(size)
    for key in keys { screen.press(key) }
    try home { surroundings, request in
      var room = HomeRoom(screen: screen.screen, surroundings: surroundings, request: request)
      _ = try room.run()
    }
    return (screen.frames.last?.text ?? "").components(separatedBy: "\n")
  }

  /// Home in plain lines.
  func plainHome() throws -> [String] {
    let lines = ScriptedLines(":q", echo: .marked)
    try home { surroundings, request in
      _ = try? PlainHome(surroundings: surroundings, request: request, io: lines.io).run()
    }
    return lines.transcript.components(separatedBy: "\n")
  }

  private func home(_ show: (Surroundings, PlayRequest) throws -> Void) throws {
    let variables = place.environment
    let surroundings = try Surroundings(Environment { variables[$0] }, tell: { _ in })
    defer { surroundings.record.close() }
    let request = try PlayRequest(CommandTable.program.parse([])).settled(in: surroundings)
    try show(surroundings, request.atHome)
  }

  private static func objects(_ text: String) throws -> [Message] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let list = value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
    if list.count == 1, let objects = list[0]["objects"] as? [[String: Any]] { return try messages(objects) }
    return try messages(list)
  }

  private static func messages(_ list: [[String: Any]]) throws -> [Message] {
    try list.map { object in
      let data = try JSONSerialization.data(withJSONObject: object)
      return try XCTUnwrap(Message(String(decoding: data, as: UTF8.self)))
    }
  }
}

extension String {
  /// The first groups of a pattern, wherever it fits.
  func groups(_ pattern: String) throws -> [String] {
    let pattern = try NSRegularExpression(pattern: pattern, options: [.dotMatchesLineSeparators])
    return pattern.matches(in: self, range: NSRange(startIndex..., in: self)).compactMap { match in
      Range(match.range(at: 1), in: self).map { String(self[$0]) }
    }
  }

  /// The text of a page without its tags.
  var withoutTags: String {
    replacing(/<[^>]*>/, with: " ").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

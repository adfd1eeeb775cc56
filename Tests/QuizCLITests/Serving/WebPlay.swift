import Foundation
import Glibc
import XCTest

/// One sitting that a made-up player plays over HTTP, to the result.
final class WebPlay {
  let quiz: String
  let seed: Int
  /// Whether connections break, engines die and a terminal comes in between.
  let isDisturbed: Bool
  var plugin: String? {
    // Where the time for an answer is seen, each has to be told apart.
    didSet { player.goesBack = plugin.map { !Self.modesWithClocks.contains($0) } ?? true }
  }
  var limit: Int?
  var players: [String] = []
  private(set) var sitting = ""
  private(set) var shown: [Message] = []
  private(set) var commands: [[String: Any]] = []
  /// The commands that settled a question, by their place.
  private var settled: [Int] = []
  /// Why it could not begin.
  private(set) var refusal = ""
  private var player: MadeUpPlayer

  init(quiz: String, seed: Int, isDisturbed: Bool) {
    (self.quiz, self.seed, self.isDisturbed) = (quiz, seed, isDisturbed)
    player = MadeUpPlayer(seed)
  }

  var name: String { "\(quiz), \(plugin ?? "its mode"), seed \(seed)" }

  /// The arguments of `quizrun` for the same sitting.
  var arguments: [String] {
    var arguments = [quiz, "--seed", String(seed), "--new"]
    if let plugin { arguments += ["--plugin", plugin] }
    if let limit { arguments += ["--limit", String(limit)] }
    if !players.isEmpty { arguments += ["--players", players.joined(separator: ",")] }
    return arguments
  }

  private var wishes: [String: Any] {
    var wishes: [String: Any] = ["quiz": quiz, "seed": seed, "new": true]
    if let plugin { wishes["plugin"] = [plugin] }
    if let limit { wishes["limit"] = limit }
    if !players.isEmpty { wishes["players"] = players }
    return wishes
  }

  /// False when it cannot begin.
  @discardableResult
  func run(_ web: WebDriver, _ place: Place) throws -> Bool {
    let opened = try web.ask("POST", "/sittings", wishes)
    guard opened.status == 201 else {
      XCTAssertEqual(opened.status, 422, "\(name): \(opened.text)")
      refusal = opened.message?.string("message") ?? ""
      return false
    }
    sitting = try XCTUnwrap(opened.message?.string("sitting"))
    shown = opened.objects
    for turn in 0..<500 {
      guard let last = shown.last, last.type != "result" else { return true }
      if isDisturbed && player.happens(8) { try disturb(web) }
      if last.type == "verdict" {
        let reply = try act(["continue": true], "on \(turn)", web)
        shown += reply.objects
        if reply.objects.isEmpty { try playOn(turn, web) }
      } else if isDisturbed && player.happens(5) {
        try playInTerminal(web, place)
      } else {
        try playOn(turn, web)
      }
    }
    XCTFail("\(name) does not end")
    return true
  }

  private func disturb(_ web: WebDriver) throws {
    switch player.draw(4) {
    case 0: try web.kill(.engine)
    case 1: try web.kill(.engine, SIGTERM)
    default: web.reconnect()
    }
  }

  private func act(_ command: [String: Any], _ request: String, _ web: WebDriver) throws -> WebDriver.Answer {
    let command = command.merging(["request": request]) { $1 }
    if isDisturbed && player.happens(8) {
      web.reconnect(losing: web.request("POST", "/sittings/\(sitting)", command))
    }
    let answer = try web.act(sitting, command)
    XCTAssertTrue([200, 422].contains(answer.status), "\(name): \(answer.text)")
    return answer
  }

  private func playOn(_ turn: Int, _ web: WebDriver) throws {
    let command = nextCommand()
    let reply = try act(command, "c \(turn)", web)
    if reply.status == 422 {
      let message = reply.message?.string("message") ?? ""
      shown += [Message(EngineDriver.line(["type": "error", "message": message]))!]
      try lookAgain(web)
    } else {
      note(command)
      shown += reply.objects
    }
  }

  private var again: Message?

  /// Looks at the open step after a command that was refused: it is known already.
  private func lookAgain(_ web: WebDriver) throws {
    again = try web.ask("GET", "/sittings/\(sitting)").objects.last
  }

  private func nextCommand() -> [String: Any] {
    let last = again ?? shown.last
    again = nil
    let command = last.flatMap { player.command($0) } ?? ["finish": true]
    commands.append(command)
    return command
  }

  private func note(_ command: [String: Any]) {
    if command["answer"] != nil || command["skip"] != nil { settled.append(commands.count - 1) }
  }

  /// One command in a terminal, which goes on with the sitting and leaves it.
  private func playInTerminal(_ web: WebDriver, _ place: Place) throws {
    XCTAssertEqual(try web.act(sitting, ["quit": "keep"]).status, 200)
    let command = nextCommand()
    let arguments = arguments.filter { $0 != "--new" }
    let outcome = try place.run(arguments + ["--json"], [EngineDriver.line(command)])
    let lines = Message.all(outcome.output)
    XCTAssertEqual(lines.first?.string("sitting"), sitting, "another sitting went on")
    if !lines.contains(where: { $0.type == "error" }) { note(command) }
    shown += lines.dropFirst(2)
  }

  /// The modes in which the time for an answer is seen in what is shown.
  private static let modesWithClocks: Set = ["speed", "drill"]

  /// The commands with the time that went by before each, where that can be seen.
  func commandsInTime(_ place: Place) throws -> [[String: Any]] {
    guard let plugin, Self.modesWithClocks.contains(plugin) else { return commands }
    let review = try Message.all(place.run(["history", sitting, "--json"]).output).first
    let turns = (review?.object["answers"] as? [[String: Any]] ?? []).compactMap { $0["ms"] as? Int }
    XCTAssertEqual(turns.count, settled.count, name)
    var timed: [[String: Any]] = []
    for (place, command) in commands.enumerated() {
      if let turn = settled.firstIndex(of: place), turn < turns.count { timed.append(["wait": turns[turn]]) }
      timed.append(command)
    }
    return timed
  }
}

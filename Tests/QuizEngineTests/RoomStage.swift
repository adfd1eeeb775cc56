import JSONText
import XCTest

@testable import QuizEngine

/// A room on a stage: its host is the desk, its players are guests.
final class RoomStage {
  let stage: EngineStage
  private(set) var code = ""
  private(set) var room = ""
  private(set) var owner = ""
  /// The cookies of those who joined, by name.
  private(set) var tokens: [String: String] = [:]

  init(_ stage: EngineStage, _ body: String) throws {
    self.stage = stage
    owner = try stage.owner()
    let reply = try stage.ask("room-open", ["token": owner, "body": body])
    XCTAssertEqual(reply.status, 201, reply.message)
    (code, room) = (reply["code"]?.string ?? "", reply["room"]?.string ?? "")
  }

  @discardableResult
  func join(_ name: String, team: String? = nil) throws -> Int {
    let fields = ["code": code, "name": name].merging(team.map { ["team": $0] } ?? [:]) { $1 }
    let reply = try stage.ask("room-join", fields)
    XCTAssertEqual(reply.status, 201, reply.message)
    tokens[name] = reply["token"]?.string
    return reply["player"]?.int ?? 0
  }

  func host(_ body: String) throws -> JSONNode {
    try stage.ask("room-host", ["token": owner, "code": code, "body": body])
  }

  /// Does something that must be done; the room as the host sees it.
  @discardableResult
  func act(_ verb: String) throws -> JSONNode {
    let reply = try host(#"{"do":"\#(verb)"}"#)
    XCTAssertEqual(reply.status, 200, "\(verb): \(reply.message)")
    return try XCTUnwrap(reply.objects.first)
  }

  func answer(_ name: String, _ body: String) throws -> JSONNode {
    try stage.ask("room-answer", ["token": tokens[name] ?? "", "code": code, "body": body])
  }

  /// The room as that visitor sees it.
  func see(_ name: String) throws -> JSONNode {
    let reply = try stage.ask("room", ["token": tokens[name] ?? "", "code": code])
    return try XCTUnwrap(reply.objects.first, reply.message)
  }

  func see(as role: String) throws -> JSONNode {
    let reply = try stage.ask("room", ["token": role == "host" ? owner : "", "code": code, "as": role])
    return try XCTUnwrap(reply.objects.first, reply.message)
  }

  func watch(_ name: String, from: Int? = nil) throws -> JSONNode {
    try stage.ask("watch", ["token": tokens[name] ?? "", "audience": "room/\(code)"])
  }
}

extension JSONNode {
  var phase: String { self["phase"]?.string ?? "" }

  /// The board as `name place points`.
  var rows: [String] {
    (self["board"]?.array ?? []).map {
      "\($0["name"]?.string ?? "") \($0["place"]?.int ?? 0) \($0["points"]?.double ?? 0)"
    }
  }
}

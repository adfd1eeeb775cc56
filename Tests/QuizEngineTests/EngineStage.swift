import Foundation
import JSONText
import QuizCore
import QuizLibrary
import QuizSittings
import QuizStore
import QuizWire
import XCTest

@testable import QuizEngine

/// An engine in this process: its records on disk, its plugins in this process, a clock that stands still until it is moved.
final class EngineStage {
  let home: String
  private(set) var engine: Engine!
  private(set) var events: [JSONNode] = []
  private var replies: [Int: JSONNode] = [:]
  private var count = 0
  private(set) var told: [String] = []
  /// Milliseconds of the steady clock.
  var now = 1_000_000

  private let isWatching: Bool

  init(isWatching: Bool = false) throws {
    self.isWatching = isWatching
    home = NSTemporaryDirectory() + "quizengine-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: home + "/quizzes", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: home + "/plugins", withIntermediateDirectories: true)
    try begin()
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  var data: String { home + "/data" }

  /// A new engine on the same records, as after a crash.
  func begin() throws {
    let variables = ["QUIZRUN_HOME": home, "QUIZRUN_DATA": data, "LANG": "C", "TZ": "UTC"]
    let surroundings = try Surroundings(Environment { variables[$0] }, tell: { [weak self] in self?.told.append($0) })
    engine = Engine(
      surroundings, lines: [], folder: home + "/media", isWatching: isWatching,
      clock: { [weak self] in self?.now ?? 0 },
      send: { [weak self] in self?.take($0) })
  }

  func quiz(_ id: String, _ text: String) throws {
    try text.write(toFile: "\(home)/quizzes/\(id).json", atomically: true, encoding: .utf8)
  }

  func plugin(_ id: String, _ text: String) throws {
    try text.write(toFile: "\(home)/plugins/\(id).lua", atomically: true, encoding: .utf8)
  }

  private func take(_ line: String) {
    guard line.hasSuffix("\n"), let node = try? JSONParser.parse(line) else { return XCTFail("no line: \(line)") }
    checkWire(node)
    if let id = node["id"]?.int { replies[id] = node } else { events.append(node) }
  }

  /// The server and the desk read what the engine wrote: the same to the byte.
  private func checkWire(_ node: JSONNode) {
    let typed: Set = ["begin", "scene", "question", "page", "verdict", "result", "extras", "hint", "timeout", "room"]
    for object in node["objects"]?.array ?? []
    where typed.contains(object["type"]?.string ?? "") && (object["room"] == nil || object["epoch"] != nil) {
      let line = object["epoch"] == nil ? SittingLine(wire: object)?.line : RoomView(wire: object)?.line
      XCTAssertEqual(line, JSONWriter.text(JSONValue(object)))
    }
  }

  // MARK: Asking

  /// Sends a request; its number.
  @discardableResult
  func send(_ operation: String, _ fields: [String: String] = [:], _ plugins: [String] = []) -> Int {
    count += 1
    var object: JSONObject = ["id": .int(count), "op": .text(operation)]
    for (key, value) in fields { object.append(key, .text(value)) }
    if !plugins.isEmpty { object.append("plugin", .list(plugins.map(JSONValue.text))) }
    engine.take(JSONWriter.bytes(.object(object)))
    return count
  }

  func reply(_ id: Int) -> JSONNode? { replies.removeValue(forKey: id) }

  /// Asks with a request that is made already.
  func ask(_ request: EngineRequest) throws -> JSONNode {
    count += 1
    var request = request
    request.id = .number(count)
    engine.take(request.line)
    // A form may be two commands, each saved for itself.
    for _ in 1...2 { engine.advance() }
    return try XCTUnwrap(reply(count), "\(request.operation) was not answered")
  }

  /// Sends a line as the parent does.
  func sendFromDesk(_ operation: String) {
    engine.take(JSONWriter.bytes(.object(["id": "desk", "op": .text(operation)])))
    engine.advance()
  }

  /// `plugins` is the list under `plugin`.
  func ask(_ operation: String, _ fields: [String: String] = [:], plugins: [String] = []) throws -> JSONNode {
    let id = send(operation, fields, plugins)
    engine.advance()
    return try XCTUnwrap(reply(id), "\(operation) \(fields) was not answered")
  }

  func open(_ body: String, _ token: String?) throws -> JSONNode {
    try ask("open", fields(["body": body], token))
  }

  func show(_ sitting: String, _ token: String?) throws -> JSONNode {
    try ask("show", fields(["sitting": sitting], token))
  }

  func act(_ sitting: String, _ token: String?, _ body: String) throws -> JSONNode {
    try ask("do", fields(["sitting": sitting, "body": body], token))
  }

  private func fields(_ fields: [String: String], _ token: String?) -> [String: String] {
    var fields = fields
    fields["token"] = token
    return fields
  }

  /// The cookie of the default player.
  func owner() throws -> String {
    XCTAssertEqual(try ask("key", ["key": "no"]).status, 403)
    return try XCTUnwrap(try ask("key", ["key": try ServeKey.read(in: data)])["token"]?.string)
  }

  /// The time goes by.
  func pass(_ ms: Int) {
    now += ms
    engine.advance()
    engine.advance()
  }

  /// Another program with the same record.
  func other() throws -> SQLiteRecord { try SQLiteRecord(folder: data, now: { WallTime(milliseconds: 0) }) }
}

extension JSONNode {
  var status: Int { self["status"]?.int ?? 0 }
  var objects: [JSONNode] { self["objects"]?.array ?? [] }
  var types: [String] { objects.compactMap { $0["type"]?.string } }
  var message: String { self["message"]?.string ?? "" }
  var sitting: String { self["sitting"]?.string ?? "" }

  /// The objects as text, without what the moment decides.
  var shown: [String] {
    objects.map { node in
      guard case .object(let object) = JSONValue(node) else { return "" }
      let kept = object.members.filter { !["left_ms", "quiz_left_ms", "ms"].contains($0.key) }
      return JSONWriter.text(.object(JSONObject(kept.map { ($0.key, $0.value) })))
    }
  }
}

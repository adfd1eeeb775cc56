import Foundation
import XCTest

/// The engine as its server sees it: requests in, replies out, killed and started anew at will.
final class EngineDriver {
  private let start: () throws -> Program
  private(set) var program: Program
  private var count = 0
  private var replies: [Int: Message] = [:]
  private(set) var events: [Message] = []
  /// The requests in the order in which they were answered.
  private(set) var answered: [Int] = []
  private(set) var token = ""

  /// The engine of the default player of a place; `quizzes` is another home.
  init(_ place: Place, _ settings: [String: String?] = [:], through tracer: [String] = []) throws {
    start = {
      if tracer.isEmpty { return try place.start(["engine"], settings) }
      var environment = place.environment
      for (name, value) in settings { environment[name] = value }
      return try Program(
        Array(tracer.dropFirst()) + [Program.path, "engine"], environment: environment, folder: place.root,
        path: tracer[0])
    }
    program = try start()
    _ = ask("key", ["key": "none"])
    let key = try String(contentsOfFile: place.root + "/data/serve.key", encoding: .utf8)
    token = ask("key", ["key": key.trimmingCharacters(in: .whitespacesAndNewlines)])?.string("token") ?? ""
    XCTAssertFalse(token.isEmpty)
  }

  /// Ends it and starts another; `signal` nil lets it end by itself.
  func again(_ signal: Int32?) throws {
    if let signal { program.kill(signal) } else { program.closeInput() }
    let outcome = program.finish()
    XCTAssertEqual(outcome.code, signal.map { 128 + $0 } ?? 0, outcome.errors)
    program = try start()
  }

  static func line(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @discardableResult
  func send(_ operation: String, _ fields: [String: Any] = [:]) -> Int {
    count += 1
    program.send(Self.line(fields.merging(["id": count, "op": operation, "token": token]) { first, _ in first }))
    return count
  }

  /// The reply; nil when there is none in time, or the engine has gone.
  func reply(_ id: Int, within seconds: Double = Program.patience) -> Message? {
    let deadline = Date().addingTimeInterval(seconds)
    while replies[id] == nil {
      guard let line = program.readLine(within: max(0, deadline.timeIntervalSinceNow)) else { return nil }
      guard let message = Message(line) else { continue }
      if let id = message.int("id") {
        replies[id] = message
        answered.append(id)
      } else {
        events.append(message)
      }
    }
    return replies.removeValue(forKey: id)
  }

  /// Whether a reply has come already, as far as was read.
  func hasReply(_ id: Int) -> Bool { replies[id] != nil }

  func ask(_ operation: String, _ fields: [String: Any] = [:]) -> Message? { reply(send(operation, fields)) }

  func open(_ wishes: [String: Any]) -> Message? { ask("open", ["body": Self.line(wishes)]) }

  @discardableResult
  func sendCommand(_ sitting: String, _ command: [String: Any]) -> Int {
    send("do", ["sitting": sitting, "body": Self.line(command)])
  }

  func act(_ sitting: String, _ command: [String: Any]) -> Message? { reply(sendCommand(sitting, command)) }
}

extension Message {
  var objects: [Message] { (object["objects"] as? [[String: Any]] ?? []).compactMap { Message(EngineDriver.line($0)) } }

  /// The object as text, without the parts in which two ways to play may differ.
  var common: String {
    EngineDriver.line(Self.withoutPlaces(object) as? [String: Any] ?? [:])
  }

  /// Times and paths of files, which differ between faces, are left out at every depth.
  private static func withoutPlaces(_ value: Any) -> Any {
    let other: Set = ["sitting", "ms", "left_ms", "quiz_left_ms", "image", "audio", "video"]
    if let object = value as? [String: Any] {
      return object.filter { !other.contains($0.key) }.mapValues(withoutPlaces)
    }
    return (value as? [Any])?.map(withoutPlaces) ?? value
  }
}

import Foundation
import Words
import XCTest

/// A scratch folder with a home (plugins, quizzes) and a record of its own, and the program run inside it.
final class Place {
  let root: String
  /// Of every run, unless a run says otherwise; nothing else is inherited.
  var environment: [String: String]

  init() throws {
    let name = "quizrun-cli-\(getpid())-\(UInt64.random(in: .min ... .max))"
    root = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name).path
    environment = [
      "PATH": "/usr/bin:/bin", "QUIZRUN_HOME": root + "/home", "QUIZRUN_DATA": root + "/data", "TZ": "UTC",
      "LANG": "en_US.UTF-8",
    ]
    try FileManager.default.createDirectory(atPath: root + "/home/plugins", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: root + "/home/quizzes", withIntermediateDirectories: true)
  }

  /// Whether what the test left behind must verify: false where it damages the record, or its mode.
  var verifies = true
  /// Seconds that this may take: more where very much was played.
  var patience = Program.patience

  /// Every sitting of every test is replayed in another process before it goes.
  deinit {
    if verifies, FileManager.default.fileExists(atPath: root + "/data/quizrun.db") {
      let outcome = try? start(["verify"]).finish(within: patience)
      if outcome?.code != 0 { XCTFail("the record does not verify: \(outcome?.output ?? "") \(outcome?.errors ?? "")") }
    }
    try? FileManager.default.removeItem(atPath: root)
  }

  /// One with the modes that come with the program.
  static func withShippedModes() throws -> Place {
    let place = try Place()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = URL(fileURLWithPath: place.root).appendingPathComponent("home")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("plugins"))
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("plugins"), to: folder.appendingPathComponent("plugins"))
    return place
  }

  /// Writes a file below the scratch folder; the folders on the way are made.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: root).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func quiz(_ id: String, _ text: String) throws { try write(text, to: "home/quizzes/\(id).json") }

  func plugin(_ id: String, _ text: String) throws { try write(text, to: "home/plugins/\(id).lua") }

  /// Every day has one of the quizzes instead of questions drawn from all.
  func takeWholeQuizzes() throws { XCTAssertEqual(try run(["config", "daily-source", "quizzes"]).code, 0) }

  // MARK: Running

  /// Starts the program; a variable set to nil in `settings` is taken out of the environment.
  func start(
    _ arguments: [String], _ settings: [String: String?] = [:], input: Program.Channel = .pipe,
    output: Program.Channel = .pipe, errors: Program.Channel = .pipe
  ) throws -> Program {
    var environment = environment
    for (name, value) in settings { environment[name] = value }
    return try Program(
      arguments, environment: environment, folder: root, input: input, output: output, errors: errors)
  }

  /// Runs the program to its end with those lines as its input.
  func run(
    _ arguments: [String], _ lines: [String] = [], _ settings: [String: String?] = [:],
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> Program.Outcome {
    let program = try start(arguments, settings)
    for text in lines { program.send(text) }
    return program.finish(file: file, line: line)
  }

  /// The messages of a run in JSON lines.
  func play(
    _ arguments: [String], _ lines: [String] = [], _ settings: [String: String?] = [:],
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [Message] {
    let outcome = try run(arguments + ["--json"], lines, settings, file: file, line: line)
    XCTAssertEqual(outcome.code, 0, outcome.errors, file: file, line: line)
    return Message.all(outcome.output, file: file, line: line)
  }
}

/// One JSON line of the program.
struct Message {
  let object: [String: Any]
  let text: String

  init?(_ text: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return nil }
    self.object = object
    self.text = text
  }

  static func all(_ output: String, file: StaticString = #filePath, line: UInt = #line) -> [Message] {
    output.split(separator: "\n").compactMap { text in
      let message = Message(String(text))
      XCTAssertNotNil(message, "no JSON: \(text)", file: file, line: line)
      return message
    }
  }

  var type: String { string("type") ?? "" }
  var keys: Set<String> { Set(object.keys) }
  func string(_ key: String) -> String? { object[key] as? String }
  func int(_ key: String) -> Int? { object[key] as? Int }
  func number(_ key: String) -> Double? { object[key] as? Double }
  func bool(_ key: String) -> Bool? { object[key] as? Bool }

  /// The ids of a list such as `answers`.
  func ids(_ key: String) -> [String] {
    (object[key] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  func texts(_ key: String) -> [String] {
    (object[key] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
  }
}

extension Array where Element == Message {
  func of(_ type: String) -> [Message] { filter { $0.type == type } }
  func first(_ type: String) -> Message? { first { $0.type == type } }
  func last(_ type: String) -> Message? { last { $0.type == type } }
}

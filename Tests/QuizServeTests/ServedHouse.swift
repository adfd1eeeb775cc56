import Foundation
import WebTesting
import XCTest

/// `quizrun serve` with a record of its own.
final class ServedHouse {
  let process = Process()
  let folder: URL
  private(set) var port = 0
  private(set) var url = ""
  private let output = Pipe()
  private let errors: URL

  init(
    _ arguments: [String] = ["--port", "0"], home: URL = Programs.root, now: String? = nil, notify: String? = nil,
    data: String? = nil, programs: String? = nil
  ) throws {
    given = data
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    errors = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.executableURL = Programs.folder.appendingPathComponent("quizrun")
    process.arguments = ["serve", "--json"] + arguments
    process.environment = [
      "HOME": folder.path, "QUIZRUN_HOME": home.path, "TZ": "UTC", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "TMPDIR": folder.path, "QUIZRUN_DATA": self.data,
    ]
    if let programs { process.environment?["PATH"] = "\(programs):/usr/bin:/bin" }
    process.environment?["QUIZRUN_NOW"] = now
    process.environment?["NOTIFY_SOCKET"] = notify
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    begin()
  }

  /// Not there before the first start, nor is the folder it lies in.
  var data: String { given ?? folder.appendingPathComponent("share/data").path }
  private let given: String?

  /// Reads the one line that says where it listens; none when the program ends before.
  private func begin() {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first.map({ $0 != 0x0A }) == true {
      line += byte
    }
    guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else { return }
    port = object["port"] as? Int ?? 0
    url = object["url"] as? String ?? ""
  }

  /// Runs another start of the program on the same files, with a record of its own and nothing on standard input, and
  /// returns its output.
  func run(_ arguments: [String], data: String) throws -> String {
    let other = Process()
    let output = Pipe()
    other.executableURL = process.executableURL
    other.arguments = arguments
    other.environment = process.environment?.merging([
      "QUIZRUN_DATA": folder.appendingPathComponent(data).path
    ]) { _, new in new }
    other.standardOutput = output
    other.standardInput = FileHandle.nullDevice
    try other.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    other.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// Runs another command on the same record; its exit code and output.
  func command(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let other = Process()
    let output = Pipe()
    other.executableURL = process.executableURL
    other.arguments = arguments
    other.environment = process.environment
    other.standardOutput = output
    other.standardError = FileHandle.nullDevice
    other.standardInput = FileHandle.nullDevice
    try other.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    other.waitUntilExit()
    return (other.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  var key: String {
    let text = (try? String(contentsOfFile: data + "/serve.key", encoding: .utf8)) ?? ""
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  var said: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGTERM) }
    _ = exitCode()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The exit code, when it ends in time.
  func exitCode(within seconds: Double = 20) -> Int32? {
    let deadline = Date().addingTimeInterval(seconds)
    while process.isRunning && Date() < deadline { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    return process.isRunning ? nil : process.terminationStatus
  }

  /// The running children with their names: `quizrun` is the engine, `quizrun-serve` the server.
  var children: [String: pid_t] {
    var found: [String: pid_t] = [:]
    let path = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for pid in text.split(separator: " ").compactMap({ pid_t($0) }) {
      let name = (try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8)) ?? ""
      found[name.trimmingCharacters(in: .newlines)] = pid
    }
    return found
  }

  /// Asks on a connection of its own.
  func ask(
    _ method: String, _ path: String, _ headers: [String] = [], body: String? = nil, within seconds: Double = 30
  ) throws -> WebClient.Reply {
    let client = try WebClient(port: port)
    client.send(WebClient.text(method, path, port: port, headers, body: body))
    return try client.reply(within: seconds)
  }

  /// Asks again and again, as clients do while something starts anew, until it is no 503.
  func askUntilAnswered(
    _ method: String, _ path: String, _ headers: [String] = [], body: String? = nil
  ) throws -> WebClient.Reply {
    let deadline = Date().addingTimeInterval(30)
    while true {
      if let reply = try? ask(method, path, headers, body: body), reply.status != 503 { return reply }
      guard Date() < deadline else { throw WebClient.Failure() }
      usleep(50_000)
    }
  }

  /// A guest with an open sitting: the header with the cookie, and the sitting's id.
  func guest(_ body: String = #"{"quiz":"animals","seed":1}"#, cookie: String? = nil) throws -> (
    cookie: String, sitting: String
  ) {
    let reply = try ask("POST", "/sittings", cookie.map { [$0] } ?? [], body: body)
    XCTAssertEqual(reply.status, 201, reply.body)
    let sitting = reply.header("Location")?.components(separatedBy: "/").last ?? ""
    return (Self.cookie(reply) ?? cookie ?? "", sitting)
  }

  /// The cookie of the default player.
  func owner() throws -> String {
    let reply = try ask("POST", "/key", body: "key=\(key)")
    XCTAssertEqual(reply.status, 204, reply.body)
    return Self.cookie(reply) ?? ""
  }

  private static func cookie(_ reply: WebClient.Reply) -> String? {
    reply.header("Set-Cookie").map { "Cookie: " + ($0.components(separatedBy: ";").first ?? "") }
  }
}

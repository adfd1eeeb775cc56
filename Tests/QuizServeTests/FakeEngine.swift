import Foundation
import Glibc
import WebTesting
import XCTest

/// The program `quizrun-serve` with an engine of a few lines at its pipes.
final class FakeEngine: @unchecked Sendable {
  typealias Answer = @Sendable ([String: Any]) -> [String: Any]?

  private let process = Process()
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private let answer: Answer
  private let lock = NSLock()
  private var lines: [[String: Any]] = []
  private var log = Data()
  private var reads = 0
  private let errors = Pipe()
  private(set) var port = 0
  /// While it is held, nothing is read.
  let gate = NSLock()

  /// Everything is answered with an empty list of objects, unless `answer` says something else.
  init(_ arguments: [String] = [], server: String? = nil, answer: @escaping Answer = { _ in [:] }) throws {
    self.answer = answer
    // A server that was stopped reads no more.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL =
      server.map { URL(fileURLWithPath: $0) } ?? Programs.folder.appendingPathComponent("quizrun-serve")
    process.arguments = ["--port=0"] + arguments
    process.standardInput = toServer
    process.standardOutput = fromServer
    process.standardError = errors
    errors.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      self?.lock.withLock { self?.log.append(data) }
    }
    try process.run()
    Thread.detachNewThread { [self] in serve() }
    let deadline = Date().addingTimeInterval(60)
    while lock.withLock({ port }) == 0 && Date() < deadline { usleep(5000) }
  }

  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  var pid: pid_t { process.processIdentifier }

  /// The exit code, when it ends in time.
  func exitCode(within seconds: Double = 60) -> Int32? {
    let deadline = Date().addingTimeInterval(seconds)
    while process.isRunning && Date() < deadline { usleep(5000) }
    return process.isRunning ? nil : process.terminationStatus
  }

  func closeInput() { try? toServer.fileHandleForWriting.close() }

  /// The server's output on standard error.
  var said: String { lock.withLock { String(decoding: log, as: UTF8.self) } }

  /// Waits until the server has said something: its log is written behind the answer, and read here by another thread.
  func says(_ text: String, within seconds: Double = 60) -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    while !said.contains(text) {
      if Date() > deadline { return false }
      usleep(2000)
    }
    return true
  }

  /// Requests with that `op`.
  func asked(_ op: String) -> [[String: Any]] {
    lock.withLock { lines.filter { $0["op"] as? String == op } }
  }

  /// How often something came: lines that were written together come together.
  var readCount: Int { lock.withLock { reads } }

  /// Waits until so many requests with that `op` have come.
  func waitFor(_ op: String, count: Int = 1, within seconds: Double = 60) -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    while asked(op).count < count {
      if Date() > deadline { return false }
      usleep(2000)
    }
    return true
  }

  /// A line to the server, as it is.
  func send(_ line: String) { send(bytes: Array((line + "\n").utf8)) }

  func send(bytes: [UInt8]) {
    lock.withLock {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          write(toServer.fileHandleForWriting.fileDescriptor, $0.baseAddress, $0.count)
        }
        if count <= 0 { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func serve() {
    var rest: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      gate.withLock {}
      let count = read(fromServer.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
      guard count > 0 else { return }
      lock.withLock { reads += 1 }
      rest += chunk[..<count]
      while let end = rest.firstIndex(of: 0x0A) {
        let line = Data(rest[..<end])
        rest.removeFirst(end + 1)
        if let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] { take(object) }
      }
    }
  }

  private func take(_ request: [String: Any]) {
    lock.withLock {
      lines.append(request)
      if request["op"] as? String == "hello" { port = request["port"] as? Int ?? 0 }
    }
    guard let reply = answer(request) else { return }
    let usual: [String: Any] = ["id": request["id"] ?? 0, "status": 200, "objects": [Any]()]
    let whole = usual.merging(reply) { $1 }
    if let data = try? JSONSerialization.data(withJSONObject: whole) { send(String(decoding: data, as: UTF8.self)) }
  }

  /// Asks on a connection of its own.
  func ask(
    _ method: String, _ path: String, _ headers: [String] = [], body: String? = nil
  ) throws -> WebClient.Reply {
    let client = try WebClient(port: port)
    client.send(WebClient.text(method, path, port: port, headers, body: body))
    return try client.reply()
  }
}

/// The built programs.
enum Programs {
  /// The folder of the programs built beside the tests; `QUIZRUN_TEST_PROGRAMS` names another, as of a release build.
  static let folder: URL = {
    if let other = ProcessInfo.processInfo.environment["QUIZRUN_TEST_PROGRAMS"] { return URL(fileURLWithPath: other) }
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    if access(beside.appendingPathComponent("quizrun-serve").path, X_OK) == 0 { return beside }
    return root.appendingPathComponent(".build/debug")
  }()

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs a command and returns its output and its exit code.
  static func run(_ path: String, _ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

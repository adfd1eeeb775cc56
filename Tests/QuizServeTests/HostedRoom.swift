import Foundation
import Glibc
import WebTesting
import XCTest

/// `quizrun host --json` with a record of its own: rooms as they are told, orders, and players who join over HTTP.
final class HostedRoom: @unchecked Sendable {
  let folder: URL
  private(set) var port = 0
  private(set) var code = ""
  private(set) var room = ""
  private var process = Process()
  private var input = Pipe()
  private let lock = NSLock()
  private var told: [[String: Any]] = []
  private var errors = ""

  /// Takes a port of its own that no program gets by chance. Players who come back to a port without a listener may get
  /// it themselves where it is one of those, and keep the host from it.
  init(port: Int = 0) throws {
    self.port = port
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("hosted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a quiz; its path.
  func quiz(_ name: String, _ text: String) throws -> String {
    let file = folder.appendingPathComponent("\(name).json")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private var environment: [String: String] {
    [
      "HOME": folder.path, "QUIZRUN_HOME": Programs.root.path, "TZ": "UTC", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "TMPDIR": folder.path,
    ]
  }

  /// Runs another command on the same record.
  func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = Programs.folder.appendingPathComponent("quizrun")
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Starts the host, and waits until it says where the room is.
  func start(_ arguments: [String]) throws {
    process = Process()
    input = Pipe()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = Programs.folder.appendingPathComponent("quizrun")
    process.arguments = ["host", "--json", "--listen", "127.0.0.1", "--port", "\(port)"] + arguments
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    lock.withLock { told = [] }
    try process.run()
    read(output.fileHandleForReading) { [weak self] line in self?.take(line) }
    read(error.fileHandleForReading) { [weak self] line in self?.say(line) }
    let serving = try wait("serving") { $0["type"] as? String == "serving" }
    port = serving["port"] as? Int ?? 0
    code = serving["code"] as? String ?? ""
    room = serving["room"] as? String ?? ""
  }

  private func read(_ handle: FileHandle, _ take: @escaping @Sendable (Data) -> Void) {
    let reader = LineBuffer(take)
    handle.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil } else { reader.add(data) }
    }
  }

  private func take(_ line: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else { return }
    lock.withLock { told.append(object) }
  }

  private func say(_ line: Data) { lock.withLock { errors += String(decoding: line, as: UTF8.self) + "\n" } }

  var said: String { lock.withLock { errors } }

  /// Kills the host and with it both children, as a power cut of the machine would.
  func kill() {
    guard process.isRunning else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends the input, as who leaves the desk; the exit code.
  func leave() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  var pid: pid_t { process.processIdentifier }

  /// Forgets the lines so far: they are not waited for any more.
  func forgetTold() { lock.withLock { told = [] } }

  /// The process of one of its children, `quizrun` (the engine) or `quizrun-serve`; nil while it is started anew.
  func child(_ name: String) -> pid_t? {
    let children = (try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)) ?? ""
    return children.split(separator: " ").compactMap { pid_t($0) }.first { child in
      let called = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
      return called?.trimmingCharacters(in: .whitespacesAndNewlines) == name
    }
  }

  // MARK: The host

  func order(_ order: [String: Any]) throws {
    let line = try JSONSerialization.data(withJSONObject: order) + Data("\n".utf8)
    input.fileHandleForWriting.write(line)
  }

  /// The newest object that fits, as soon as there is one.
  func wait(
    _ what: String, within seconds: Double = 60, _ fits: ([String: Any]) -> Bool
  ) throws -> [String: Any] {
    let deadline = Date().addingTimeInterval(seconds)
    // Each object is looked at once: those of a full room are long.
    var seen = 0
    while Date() < deadline {
      let new = lock.withLock { Array(told[seen...]) }
      if let found = new.last(where: fits) { return found }
      seen += new.count
      usleep(5000)
    }
    let lists = ["people", "missing", "board", "question"]
    let last = lock.withLock { told.last?.filter { !lists.contains($0.key) } }
    XCTFail("\(what) did not come; the last was \(String(describing: last)), said: \(said)")
    throw WebClient.Failure()
  }

  /// Orders it, and waits for the phase that it leads to; an epoch tells one question from the next.
  @discardableResult
  func lead(_ verb: String, to phase: String, epoch: Int? = nil) throws -> [String: Any] {
    lock.withLock { told.removeAll { $0["phase"] as? String == phase } }
    try order(["do": verb])
    return try wait("\(verb) to \(phase)") { room in
      room["phase"] as? String == phase && (epoch == nil || room["epoch"] as? Int == epoch)
    }
  }
}

/// Data to lines.
private final class LineBuffer: @unchecked Sendable {
  private let take: @Sendable (Data) -> Void
  private var rest = Data()

  init(_ take: @escaping @Sendable (Data) -> Void) { self.take = take }

  func add(_ data: Data) {
    rest += data
    while let end = rest.firstIndex(of: 0x0A) {
      take(Data(rest[rest.startIndex..<end]))
      rest = Data(rest[rest.index(after: end)...])
    }
  }
}

/// A player with a phone.
final class Phone {
  private let house: HostedRoom
  private(set) var cookie = ""
  private(set) var player = 0

  init(_ house: HostedRoom, name: String) throws {
    self.house = house
    let body = String(decoding: try JSONSerialization.data(withJSONObject: ["name": name]), as: UTF8.self)
    let reply = try ask("POST", "/players", body: body)
    XCTAssertEqual(reply.status, 201, reply.body)
    cookie = reply.header("Set-Cookie").map { "Cookie: " + ($0.components(separatedBy: ";").first ?? "") } ?? ""
    player = try Self.object(reply)["player"] as? Int ?? 0
  }

  private func ask(_ method: String, _ path: String, body: String? = nil) throws -> WebClient.Reply {
    let deadline = Date().addingTimeInterval(30)
    while true {
      let client = try? WebClient(port: house.port)
      let headers = cookie.isEmpty ? [] : [cookie]
      client?.send(WebClient.text(method, "/rooms/\(house.code)\(path)", port: house.port, headers, body: body))
      if let reply = try? client?.reply(), reply.status != 503 { return reply }
      guard Date() < deadline else { throw WebClient.Failure() }
      usleep(50_000)
    }
  }

  private static func object(_ reply: WebClient.Reply) throws -> [String: Any] {
    try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(reply.body.utf8)) as? [String: Any], reply.body)
  }

  /// The room as this phone sees it.
  func look() throws -> [String: Any] { try Self.object(try ask("GET", "")) }

  /// Answers; the status.
  @discardableResult
  func answer(_ ids: [String], epoch: Int) throws -> Int {
    let object: [String: Any] = ["epoch": epoch, "answer": ids, "request": "\(player)-\(epoch)"]
    let body = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    return try ask("POST", "/answer", body: body).status
  }

  /// The beginning of a stream of events for a player who was away since that place.
  func stream(since place: Int) throws -> String {
    let client = try WebClient(port: house.port)
    client.send(
      WebClient.text(
        "GET", "/rooms/\(house.code)/events", port: house.port, [cookie, "Last-Event-ID: \(place)"]))
    return client.read(until: "\n\n", within: 20)
  }
}

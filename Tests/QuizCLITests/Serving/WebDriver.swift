import Foundation
import WebTesting
import XCTest

/// `quizrun serve` as a program sees it that plays over HTTP, and asks again until it is answered.
final class WebDriver {
  private let place: Place
  private(set) var program: Program
  private(set) var port = 0
  /// The header of the player of the place.
  private(set) var owner = ""
  private var client: WebClient?

  /// A part that can be ended from outside.
  enum Part: CaseIterable {
    case engine, server, parent, children
  }

  struct Answer {
    var status: Int
    var text: String
    /// The head, before the text.
    var head: String
    /// The header with the cookie that came, for a visitor who is new.
    var cookie: String?

    var message: Message? { Message(text) }
    var objects: [Message] { message?.objects ?? [] }

    init(_ reply: WebClient.Reply) {
      (status, text, head) = (reply.status, reply.body, reply.head)
      cookie = reply.header("Set-Cookie").map { "Cookie: " + ($0.components(separatedBy: ";").first ?? "") }
    }
  }

  /// Serves the record of a place, and knows its key.
  init(_ place: Place) throws {
    self.place = place
    _ = FileManager.default.createFile(atPath: place.root + "/serve.log", contents: nil)
    program = try Self.start(place, port: 0)
    let line = try XCTUnwrap(program.readLine(), said)
    let keyFile = try XCTUnwrap(Message(line)?.string("key_file"))
    port = try XCTUnwrap(Message(line)?.int("port"))
    owner = try XCTUnwrap(ask("POST", "/key", ["key": String(contentsOfFile: keyFile, encoding: .utf8)]).cookie)
  }

  private static func start(_ place: Place, port: Int) throws -> Program {
    try place.start(["serve", "--json", "--port", String(port)], errors: .file(place.root + "/serve.log"))
  }

  /// Its output on standard error.
  var said: String { (try? String(contentsOfFile: place.root + "/serve.log", encoding: .utf8)) ?? "" }

  // MARK: Asking

  func connect() throws -> WebClient { try WebClient(port: port) }

  /// A request as it is sent; as the player of the place unless there is another cookie.
  func request(_ method: String, _ path: String, _ body: [String: Any]? = nil, cookie: String? = nil) -> String {
    WebClient.text(
      method, path, port: port, [cookie ?? owner].filter { !$0.isEmpty }, body: body.map(EngineDriver.line))
  }

  /// Asks, on the same connection while that lasts, until there is an answer.
  func ask(_ method: String, _ path: String, _ body: [String: Any]? = nil, cookie: String? = nil) throws -> Answer {
    let deadline = Date().addingTimeInterval(3 * Program.patience)
    while true {
      if let reply = try? askOnce(request(method, path, body, cookie: cookie)), reply.status != 503 {
        return Answer(reply)
      }
      guard Date() < deadline else { throw WebClient.Failure() }
      usleep(20_000)
    }
  }

  private func askOnce(_ text: String) throws -> WebClient.Reply {
    do {
      let client = try client ?? connect()
      self.client = client
      client.send(text)
      return try client.reply(within: Program.patience)
    } catch {
      client = nil
      throw error
    }
  }

  /// Sends a form as a browser does, and gets a page.
  func form(_ path: String, _ fields: String, cookie: String? = nil) throws -> Answer {
    let text = WebClient.text("POST", path, port: port, [cookie ?? owner], body: fields)
    return Answer(try askOnce(text.replacingOccurrences(of: "Accept: application/json", with: "Accept: text/html")))
  }

  /// A page as a browser gets it.
  func page(_ path: String) throws -> String {
    let text = WebClient.text("GET", path, port: port, [owner], body: nil)
    let asked = text.replacingOccurrences(of: "Accept: application/json", with: "Accept: text/html")
    return Answer(try askOnce(asked)).text
  }

  func act(_ sitting: String, _ command: [String: Any], cookie: String? = nil) throws -> Answer {
    try ask("POST", "/sittings/\(sitting)", command, cookie: cookie)
  }

  // MARK: Trouble

  /// Breaks the connection, with a request on it whose answer is lost.
  func reconnect(losing text: String? = nil) {
    if let text { client?.send(text) }
    client = nil
  }

  /// Kills a part; what its parent does not start anew is started here.
  func kill(_ part: Part, _ signal: Int32 = SIGKILL) throws {
    for child in children where part == .children || part == child.part { Glibc.kill(child.pid, signal) }
    guard part == .parent else { return }
    program.kill(SIGKILL)
    _ = program.finish()
    for _ in 0..<100 {
      program = try Self.start(place, port: port)
      if program.readLine() != nil { return }
      // The port is its old children's until they have noticed.
      _ = program.finish()
    }
    XCTFail("it does not start again: \(said)")
  }

  private var children: [(part: Part, pid: pid_t)] {
    let path = "/proc/\(program.pid)/task/\(program.pid)/children"
    let pids = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return pids.split(separator: " ").compactMap { word in
      guard let pid = pid_t(word) else { return nil }
      let name = (try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8)) ?? ""
      return (name.hasPrefix("quizrun-serve") ? .server : .engine, pid)
    }
  }

  /// Ends it as Ctrl-C does.
  func end() {
    program.kill(SIGINT)
    XCTAssertEqual(program.finish().code, 0, said)
  }
}

import Foundation
import Glibc
import Synchronization
import XCTest

/// A server on this machine that answers as the Open Trivia DB does, or as a test wants it to.
final class TriviaServer: Sendable {
  /// A request: the path without its slash, and its parameters.
  struct Request: Sendable {
    var path: String
    /// The host of another server, when this one is asked as a proxy.
    var host: String?
    var parameters: [String: String]
    /// Of a steady clock.
    var at: Double

    var amount: Int { parameters["amount"].flatMap(Int.init) ?? 0 }
  }

  /// A reply that the server sends.
  enum Reply: Sendable {
    case json(String, status: Int = 200, headers: [String] = [])
    /// Bytes as they are, then the end of the connection.
    case raw(String)
    /// Nothing, for seconds; then the end of the connection.
    case silence(Double)

    /// Questions in the shape of the service.
    static func questions(_ numbers: Range<Int>) -> Reply {
      .json("{\"response_code\":0,\"results\":[\(numbers.map(TriviaServer.question).joined(separator: ","))]}")
    }

    static func code(_ code: Int) -> Reply { .json("{\"response_code\":\(code),\"results\":[]}") }

    static func token(_ text: String) -> Reply {
      .json("{\"response_code\":0,\"response_message\":\"Token Generated Successfully!\",\"token\":\"\(text)\"}")
    }
  }

  let port: UInt16
  private let listener: Int32
  private let seen = Mutex<[Request]>([])
  private let answer: @Sendable (Request, Int) -> Reply

  /// `answer` gets each request with the number of requests for the same path before it.
  init(_ answer: @escaping @Sendable (Request, Int) -> Reply) throws {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in serve() }
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// Everything that was asked so far.
  var requests: [Request] { seen.withLock { $0 } }

  func requests(_ path: String) -> [Request] { requests.filter { $0.path == path } }

  /// Ends the server; without it the thread would wait for ever.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  static func question(_ number: Int) -> String {
    """
    {"type":"multiple","difficulty":"easy","category":"Entertainment: Film","question":"Who said &quot;\(number)&quot;?",\
    "correct_answer":"R&eacute;my","incorrect_answers":["Bob","Carol &amp; Ted","Dan"]}
    """
  }

  // MARK: Serving

  private func serve() {
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 { return }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread { [self] in
        if let request = read(from: client) { send(reply(to: request), to: client) }
        close(client)
      }
    }
  }

  private func reply(to request: Request) -> Reply {
    let before = seen.withLock { seen in
      seen.append(request)
      return seen.count { $0.path == request.path } - 1
    }
    return answer(request, before)
  }

  private func read(from client: Int32) -> Request? {
    var text = ""
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = Glibc.read(client, &chunk, chunk.count)
      if count <= 0 { return nil }
      text += String(decoding: chunk[..<count], as: UTF8.self)
    }
    guard let target = text.split(separator: " ").dropFirst().first else { return nil }
    guard let parts = URLComponents(string: String(target)) else { return nil }
    let parameters = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return Request(
      path: String(parts.path.dropFirst()), host: parts.host, parameters: Dictionary(parameters) { $1 },
      at: ProcessInfo.processInfo.systemUptime)
  }

  private func send(_ reply: Reply, to client: Int32) {
    switch reply {
    case .json(let body, let status, let headers):
      let head =
        ["HTTP/1.1 \(status) X", "Content-Type: application/json", "Content-Length: \(body.utf8.count)"] + headers
      write((head + ["Connection: close", "", ""]).joined(separator: "\r\n") + body, to: client)
    case .raw(let text): write(text, to: client)
    case .silence(let seconds): Thread.sleep(forTimeInterval: seconds)
    }
  }

  private func write(_ text: String, to client: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}

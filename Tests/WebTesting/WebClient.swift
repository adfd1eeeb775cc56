import Foundation
import Glibc

/// A connection to a server on this machine, byte by byte as the test wants it.
package final class WebClient {
  package let descriptor: Int32
  private var pending: [UInt8] = []

  package struct Failure: Error {
    package init() {}
  }

  /// The reply to one request.
  package struct Reply {
    package init(head: String = "") { self.head = head }

    package var status = 0
    package var head = ""
    package var body = ""

    package func header(_ name: String) -> String? {
      let lines = head.components(separatedBy: "\r\n")
      return lines.first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
        .map { String($0.dropFirst(name.count + 1)).trimmingCharacters(in: .whitespaces) }
    }
  }

  package init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(descriptor)
      throw Failure()
    }
  }

  deinit { close(descriptor) }

  /// False when the other side took no more.
  @discardableResult
  package func send(_ text: String) -> Bool { send(bytes: Array(text.utf8)) }

  @discardableResult
  package func send(bytes: [UInt8]) -> Bool {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Whether something more came before the time was over; nil at the end of the stream.
  private func fill(_ deadline: Date) -> Bool? {
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let left = max(0, Int32(deadline.timeIntervalSinceNow * 1000))
    guard poll(&place, 1, left) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    guard count > 0 else { return nil }
    pending += chunk[..<count]
    return true
  }

  /// Seconds that a busy machine may take for what comes for sure.
  package static let patience = 60.0

  /// All that comes until a text is there, or the stream ends, or the time is over.
  package func read(until end: String, within seconds: Double = patience) -> String {
    let deadline = Date().addingTimeInterval(seconds)
    while true {
      let text = String(decoding: pending, as: UTF8.self)
      if text.contains(end) { return text }
      guard fill(deadline) == true else { return text }
    }
  }

  /// Whether the other side closes the connection in time, whatever it sends before.
  package func ends(within seconds: Double) -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    while let more = fill(deadline) { guard more else { return false } }
    return true
  }

  /// One whole answer, with a body as long as its head says.
  package func reply(within seconds: Double = patience) throws -> Reply {
    let deadline = Date().addingTimeInterval(seconds)
    let gap = Array("\r\n\r\n".utf8)
    while true {
      if let end = pending.firstRange(of: gap) {
        var reply = Reply(head: String(decoding: pending[..<end.lowerBound], as: UTF8.self))
        reply.status = Int(reply.head.split(separator: " ").dropFirst().first ?? "") ?? 0
        let count = Int(reply.header("content-length") ?? "") ?? 0
        if pending.count >= end.upperBound + count {
          reply.body = String(decoding: pending[end.upperBound..<end.upperBound + count], as: UTF8.self)
          pending.removeFirst(end.upperBound + count)
          return reply
        }
      }
      guard fill(deadline) == true else { throw Failure() }
    }
  }

  /// A request in JSON as curl would send it.
  package static func text(
    _ method: String, _ path: String, port: Int, _ headers: [String] = [], body: String? = nil
  ) -> String {
    let length = body.map { ["Content-Length: \($0.utf8.count)"] } ?? []
    let lines =
      ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept: application/json"] + headers + length
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }
}

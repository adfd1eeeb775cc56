import QuizWire
import WebAddress
import XCTest

@testable import QuizWeb

/// A form with files, cut at every place where it may be cut on its way.
final class MultipartStreamTests: XCTestCase {
  private func request(_ type: String = "multipart/form-data; boundary=\"a-b\"") throws -> WebRequest {
    let address = try XCTUnwrap(IPAddress("127.0.0.1"))
    return WebRequest("POST", "/", headers: [.init("Content-Type", type)], peer: address, local: address)
  }

  /// The parts of a body that comes in pieces of so many bytes; nil for a malformed or unfinished one.
  private func parts(_ body: String, _ step: Int) throws -> [String]? {
    var stream = try XCTUnwrap(MultipartStream(try request()))
    var parts: [String] = []
    let bytes = Array(body.utf8)
    for start in stride(from: 0, to: bytes.count, by: step) {
      let pieces = bytes[start..<min(bytes.count, start + step)].withUnsafeBytes { stream.add($0) }
      guard let pieces else { return nil }
      for piece in pieces {
        switch piece {
        case .field(let name): parts.append("\(name)=")
        case .file(let field, let name): parts.append("\(field)/\(name)=")
        case .bytes(let bytes): parts[parts.count - 1] += String(decoding: bytes, as: UTF8.self)
        }
      }
    }
    return stream.isComplete ? parts : nil
  }

  private func part(_ head: String, _ content: String) -> String {
    "--a-b\r\nContent-Disposition: form-data; \(head)\r\nX: y\r\n\r\n\(content)\r\n"
  }

  func testEveryCut() throws {
    let body =
      "before\r\n" + part("name=\"seed\"", "13") + part("name=\"empty\"", "")
      + part("name=\"f\"; filename=\"C:\\\\scans\\\\a.pdf\"", "\r\n--a-\r\r\n--a\r\n--a-c")
      + part("name=\"f\"; filename=\"\"", "nothing") + part("name=\"f\"; filename=\"b.png\"", "\r\n")
      + "--a-b--\r\nbehind"
    let wanted = ["seed=13", "empty=", "f/a.pdf=\r\n--a-\r\r\n--a\r\n--a-c", "f/b.png=\r\n"]
    for step in 1...body.utf8.count { XCTAssertEqual(try parts(body, step), wanted, "\(step)") }
  }

  func testMalformedOnes() throws {
    for body in ["", "--a-b", part("name=\"a\"", "x"), "--a-bx\r\n", "--a-b\r\nX: y\r\n\r\n\r\n--a-b--"] {
      for step in [1, 7, 1000] { XCTAssertNil(try parts(body, step), body) }
    }
    let long = "--a-b\r\nContent-Disposition: form-data; name=\"" + String(repeating: "a", count: 9000)
    XCTAssertNil(try parts(long, 100))
    XCTAssertNil(MultipartStream(try request("application/x-www-form-urlencoded")))
    XCTAssertNil(MultipartStream(try request("multipart/form-data")))
  }
}

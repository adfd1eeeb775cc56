import Foundation
import WebTesting
import XCTest

/// What an operator's tools ask of the service: checks, figures, signals, and the service manager.
final class ServiceTests: XCTestCase {
  func testACheckSaysWhetherSittingsCanBeSaved() throws {
    let house = try ServedHouse()
    for host in ["127.0.0.1:\(house.port)", "another.example", "10.0.0.7:1"] {
      let client = try WebClient(port: house.port)
      client.send("GET /healthz HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      let reply = try client.reply(within: 10)
      XCTAssertEqual(reply.status, 200, host)
      XCTAssertEqual(reply.body, "ok\n")
    }
    XCTAssertEqual(try house.ask("POST", "/healthz", body: "").status, 405)
    XCTAssertFalse(house.said.contains("healthz"), house.said)
    // The engine is gone until it is started anew.
    kill(try XCTUnwrap(house.children["quizrun"]), SIGSTOP)
    let stopped = try house.ask("GET", "/healthz", within: 8)
    XCTAssertEqual(stopped.status, 503)
    XCTAssertGreaterThan(stopped.body.count, 5)
    // What is stopped for ten seconds is replaced.
    XCTAssertEqual(try house.askUntilAnswered("GET", "/healthz").body, "ok\n")
    XCTAssertTrue(house.said.contains("the engine was stopped for 10 seconds and is replaced"), house.said)
    let figures = try house.ask("GET", "/metrics").body
    XCTAssertTrue(figures.contains("quizrun_restarts_total{program=\"engine\"} 1\n"), figures)
    XCTAssertTrue(figures.contains("quizrun_restarts_total{program=\"server\"} 0\n"), figures)
  }

  func testFiguresAreForThisMachineOrWithTheToken() throws {
    let token = FileManager.default.temporaryDirectory.appendingPathComponent("token-\(UUID().uuidString)")
    try "let-me-see\n".write(to: token, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: token.path)
    defer { try? FileManager.default.removeItem(at: token) }
    let house = try ServedHouse([
      "--port", "0", "--trusted-proxy", "127.0.0.1/32", "--metrics-token", token.path,
    ])
    let guest = try house.guest()
    let skip = #"{"skip":true,"step":1}"#
    XCTAssertEqual(try house.ask("POST", "/sittings/\(guest.sitting)", [guest.cookie], body: skip).status, 200)
    XCTAssertEqual(try house.ask("GET", "/quizzes/world-capitals").status, 200)
    let text = try house.ask("GET", "/metrics").body
    for line in [
      "quizrun_requests_total{path=\"/sittings/ID\",status=\"200\"} 1", "quizrun_request_seconds_bucket{le=\"+Inf\"} 3",
      "quizrun_request_seconds_count 3", "quizrun_sittings_open 1", "quizrun_rooms_open 0", "quizrun_players 1",
      "# TYPE quizrun_save_seconds histogram",
    ] {
      XCTAssertTrue(text.contains(line + "\n"), "\(line) is not in \(text)")
    }
    for name in ["quizrun_saves_total ", "quizrun_cells ", "quizrun_disk_free_bytes "] {
      let value = text.split(separator: "\n").first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) }
      XCTAssertGreaterThan(value ?? 0, 0, name)
    }
    XCTAssertFalse(text.contains("world-capitals") || text.contains(guest.sitting), text)
    let far = ["X-Forwarded-For: 203.0.113.9"]
    XCTAssertEqual(try house.ask("GET", "/metrics", far).status, 403)
    XCTAssertEqual(try house.ask("GET", "/metrics", far + ["Authorization: Bearer let-me-se"]).status, 403)
    XCTAssertEqual(try house.ask("GET", "/metrics", far + ["Authorization: Bearer let-me-see"]).status, 200)
    // What somebody else passed on is not of this machine.
    let plain = try ServedHouse()
    XCTAssertEqual(try plain.ask("GET", "/metrics", far).status, 403)
    XCTAssertEqual(try plain.ask("GET", "/metrics").status, 200)
  }

  func testAHangUpEndsNothing() throws {
    let house = try ServedHouse()
    let children = house.children
    for process in [house.process.processIdentifier] + children.values { kill(process, SIGHUP) }
    usleep(300_000)
    XCTAssertEqual(try house.ask("GET", "/healthz").status, 200)
    XCTAssertEqual(house.children, children)
  }

  func testTheServiceManagerIsTold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("s").path
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    XCTAssertTrue(isBound)
    let house = try ServedHouse(notify: path)
    XCTAssertEqual(Self.message(descriptor), "READY=1")
    kill(house.process.processIdentifier, SIGTERM)
    XCTAssertEqual(Self.message(descriptor), "STOPPING=1")
    XCTAssertEqual(house.exitCode(within: 5), 0)
  }

  private static func message(_ descriptor: Int32) -> String {
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&place, 1, 10_000)
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  func testAPathOfAProxyIsKept() throws {
    let house = try ServedHouse(["--port", "0", "--base-path", "/quiz"])
    XCTAssertEqual(house.url, "http://127.0.0.1:\(house.port)/quiz/")
    let page = try house.ask("GET", "/quiz/quizzes", ["Accept: text/html, application/json;q=0"])
    XCTAssertEqual(page.status, 200)
    XCTAssertTrue(page.body.contains("href=\"/quiz/quizzes/animals\""), page.body)
    XCTAssertTrue(page.body.contains("href=\"/quiz/assets/"), page.body)
    XCTAssertFalse(page.body.contains("href=\"/assets/") || page.body.contains("action=\"/quizzes"), page.body)
    XCTAssertEqual(try house.ask("GET", "/quizzes").status, 404)
    XCTAssertEqual(try house.ask("GET", "/quizz").status, 404)
    let made = try house.ask("POST", "/quiz/sittings", body: #"{"quiz":"animals"}"#)
    XCTAssertTrue(made.header("Location")?.hasPrefix("/quiz/sittings/") ?? false)
    XCTAssertEqual(try house.ask("GET", "/quiz/healthz").status, 200)
    XCTAssertEqual(try house.ask("GET", "/healthz").status, 200)
    XCTAssertEqual(try house.ask("POST", "/quiz/key", body: "key=\(house.key)").status, 204)
  }

  func testACookieIsNamedByItsRecord() throws {
    let (first, second) = (try ServedHouse(), try ServedHouse())
    let names = try [first, second].map { house in
      let header = try house.ask("POST", "/sittings", body: #"{"quiz":"animals"}"#).header("Set-Cookie") ?? ""
      XCTAssertFalse(header.contains(String(house.port)), header)
      return header.components(separatedBy: "=")[0]
    }
    XCTAssertNotEqual(names[0], names[1])
  }

  func testTheLogHasWhatWasAskedFor() throws {
    let (anonymous, none) = (
      try ServedHouse(["--port", "0", "--log", "anonymous"]), try ServedHouse(["--port", "0", "--log", "none"])
    )
    for house in [anonymous, none] { XCTAssertEqual(try house.ask("GET", "/quizzes").status, 200) }
    usleep(200_000)
    XCTAssertTrue(anonymous.said.contains(" - GET /quizzes 200"), anonymous.said)
    XCTAssertFalse(anonymous.said.contains("127.0.0.1"), anonymous.said)
    XCTAssertEqual(none.said, "")
  }
}

import Foundation
import WebTesting
import XCTest

/// The same over TLS.
final class EncryptionTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    for tool in ["openssl", "curl"] {
      try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)"), "there is no \(tool)")
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["one", "other"] {
      let made = try Programs.run(
        "/usr/bin/openssl",
        [
          "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1",
          "-subj", "/CN=localhost", "-keyout", path("\(name).key"), "-out", path("\(name).pem"),
        ])
      XCTAssertEqual(made.code, 0, made.output)
    }
  }

  override func tearDown() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func testCookiesAreForEncryptedConnectionsAlone() throws {
    let engine = try FakeEngine(["--tls-cert=\(path("one.pem"))", "--tls-key=\(path("one.key"))"]) { _ in
      ["token": "abc"]
    }
    defer { engine.stop() }
    let plain = try WebClient(port: engine.port)
    plain.send(WebClient.text("GET", "/quizzes", port: engine.port))
    let url = "https://127.0.0.1:\(engine.port)/quizzes"
    let answer = try Programs.run("/usr/bin/curl", ["-ski", "-m", "10", "-H", "Accept: application/json", url]).output
    XCTAssertTrue(answer.hasPrefix("HTTP/1.1 200"), answer)
    XCTAssertTrue(answer.contains("__Host-quizrun-\(engine.port)=abc; Path=/; "), answer)
    XCTAssertTrue(answer.contains("; Secure"), answer)
    let old = try Programs.run("/usr/bin/curl", ["-sk", "-m", "10", "--tls-max", "1.1", url])
    XCTAssertNotEqual(old.code, 0, "TLS 1.1 is no more")
  }

  func testKeysThatDoNotFit() throws {
    let program = Programs.folder.appendingPathComponent("quizrun-serve").path
    let arguments = ["--port=0", "--tls-cert=\(path("one.pem"))", "--tls-key=\(path("other.key"))"]
    let outcome = try Programs.run(program, arguments)
    XCTAssertEqual(outcome.code, 66)
    XCTAssertTrue(outcome.output.contains("other.key"), outcome.output)
  }
}

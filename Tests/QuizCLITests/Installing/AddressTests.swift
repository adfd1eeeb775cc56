import Foundation
import XCTest

/// Packages fetched from addresses, from a server over TLS that answers with files as they are.
final class AddressTests: XCTestCase {
  private var place: Place!
  private var server: Program!
  private var port = 0

  override func setUpWithError() throws {
    let openssl = "/usr/bin/openssl"
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: openssl), "there is no openssl")
    place = try Place()
    let settings = ["PATH": "/usr/bin:/bin"]
    let made = try Program(
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj",
        "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "authority.pem",
      ], environment: settings, folder: place.root, path: openssl
    ).finish()
    XCTAssertEqual(made.code, 0, made.errors)
    server = try Program(
      ["s_server", "-HTTP", "-accept", "127.0.0.1:0", "-cert", "authority.pem", "-key", "key.pem"],
      environment: settings, folder: place.root, path: openssl)
    while let line = server.readLine(), port == 0 {
      if line.hasPrefix("ACCEPT ") { port = line.split(separator: ":").last.flatMap { Int($0) } ?? 0; break }
    }
    XCTAssertNotEqual(port, 0)
    place.environment["QUIZRUN_CA"] = "authority.pem"
  }

  override func tearDown() {
    server?.kill(SIGKILL)
    place = nil
  }

  private func address(_ name: String, host: String = "localhost") -> String { "https://\(host):\(port)/\(name)" }

  /// Puts an answer at a path of the server.
  private func serve(
    _ name: String, _ body: [UInt8] = [], status: String = "200 OK", headers: String = ""
  ) throws {
    let head = Array("HTTP/1.0 \(status)\r\n\(headers)\r\n".utf8)
    try Data(head + body).write(to: URL(fileURLWithPath: place.root + "/" + name))
  }

  private func archive(_ version: String) -> [UInt8] {
    ForgedZip.bytes([ForgedZip.Entry("quick.lua", InstallTests.mode("quick", #"version = "\#(version)","#))])
  }

  private var installed: [String] {
    FileManager.default.subpaths(atPath: place.root + "/home/plugins") ?? []
  }

  func testAPackageIsFetchedAndUpdated() throws {
    try serve("quick.zip", archive("1"))
    let outcome = try place.run(["plugin", "install", address("quick.zip"), "--yes"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let lock = try String(contentsOfFile: place.root + "/home/plugins/plugins.lock", encoding: .utf8)
    XCTAssertTrue(lock.contains(address("quick.zip")), lock)
    XCTAssertEqual(try place.run(["plugin", "update", "--yes"]).output, "'quick' is up to date\n")
    try serve("quick.zip", archive("2"))
    let update = try place.run(["plugin", "update", "--yes"])
    XCTAssertEqual(update.code, 0, update.errors)
    XCTAssertTrue(try place.run(["plugins", "--json"]).output.contains(#""version":"2""#))
    try serve("quick.zip", status: "404 Not Found")
    XCTAssertEqual(try place.run(["plugin", "update", "--yes"]).code, 66)
    XCTAssertTrue(try place.run(["plugins", "--json"]).output.contains(#""version":"2""#))
    try serve("alone.lua?raw=1", Array(InstallTests.mode("alone").utf8))
    XCTAssertEqual(try place.run(["plugin", "install", address("alone.lua?raw=1"), "--yes"]).code, 0)
    XCTAssertTrue(installed.contains("alone/alone.lua"), "\(installed)")
  }

  func testHostileAddresses() throws {
    try serve("good.zip", archive("1"))
    try serve("gone", Array("<h1>nothing</h1>".utf8), status: "404 Not Found")
    try serve("trouble", status: "503 Service Unavailable")
    try serve("open", status: "302 Found", headers: "Location: http://localhost:\(port)/good.zip\r\n")
    try serve("file", status: "302 Found", headers: "Location: file://\(place.root)/good.zip\r\n")
    try serve("circle", status: "302 Found", headers: "Location: \(address("circle"))\r\n")
    try serve("page.html", Array("<html>no package</html>".utf8))
    try serve("cut.zip", archive("1"), headers: "Content-Length: 100000\r\n")
    try serve("large.zip", [UInt8](repeating: 7, count: (8 << 20) + 1))
    try serve("empty.zip")
    let codes: [(String, Int32)] = [
      (address("gone"), 66), (address("trouble"), 69), (address("open"), 69), (address("file"), 69),
      (address("circle"), 69), (address("page.html"), 65), (address("cut.zip"), 69), (address("large.zip"), 65),
      (address("empty.zip"), 65), (address("good.zip", host: "127.0.0.1"), 69), ("https://localhost:1/good.zip", 69),
      ("https://", 69), ("https:/localhost/good.zip", 2), ("https://a b/x.zip", 2), ("HTTPS://localhost:1/x", 69),
      ("http://localhost:\(port)/good.zip", 2), ("ftp://localhost/good.zip", 2), ("file:///etc/passwd", 2),
      ("data:text/plain,x", 2), ("ssh://localhost/x", 2), ("https://[::1/x", 69), ("gopher://localhost/x", 2),
    ]
    for (source, code) in codes {
      let outcome = try place.run(["plugin", "install", source, "--yes"])
      XCTAssertEqual(outcome.code, code, "\(source): \(outcome.errors)")
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, "\(source): \(outcome.errors)")
      XCTAssertEqual(installed, [], source)
    }
  }

  func testOnlyNamedAuthoritiesAreTrusted() throws {
    try serve("good.zip", archive("1"))
    for authority in [nil, "", "nowhere.pem", "good.zip"] {
      let settings = ["QUIZRUN_CA": authority]
      let outcome = try place.run(["plugin", "install", address("good.zip"), "--yes"], [], settings)
      XCTAssertEqual(outcome.code, 69, "\(authority ?? "none"): \(outcome.errors)")
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, outcome.errors)
      XCTAssertEqual(installed, [])
    }
  }
}

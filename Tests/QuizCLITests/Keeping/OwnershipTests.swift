import Foundation
import XCTest

/// Tests the owners and permissions of what quizrun writes: files that root writes in a service's folder stay the
/// service's.
final class OwnershipTests: XCTestCase {
  private let service: uid_t = 4242

  private func owner(_ path: String) throws -> uid_t {
    var info = stat()
    XCTAssertEqual(lstat(path, &info), 0, path)
    return info.st_uid
  }

  private func mode(_ path: String) throws -> Int {
    try XCTUnwrap(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  func testRestoringAsRootKeepsTheOwner() throws {
    try XCTSkipIf(geteuid() != 0, "only root can give files away")
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    _ = try place.play(["sea"], [#"{"answer":["true"]}"#])
    XCTAssertEqual(try place.run(["backup", "copy.db"]).code, 0)
    let folder = place.root + "/service"
    XCTAssertEqual(mkdir(folder, 0o700), 0)
    XCTAssertEqual(chown(folder, service, service), 0)
    let settings = ["QUIZRUN_DATA": folder]
    for arguments in [
      ["restore", "copy.db"], ["restore", "copy.db", "--force"], ["restore", "copy.db", "--merge"], ["list"],
    ] {
      XCTAssertEqual(try place.run(arguments, [], settings).code, 0)
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        XCTAssertEqual(try owner("\(folder)/\(file)"), service, "\(arguments) \(file)")
      }
    }
    XCTAssertEqual(try mode(folder + "/quizrun.db"), 0o600)
  }

  /// The script is run beside stand-ins of what it installs.
  func testInstallingDoesNotFollowTheUmask() throws {
    let place = try Place()
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let root = place.root + "/checkout"
    let script = """
      set -e; umask 077
      mkdir -p \(root)/scripts \(root)/.build/release \(root)/Sources \(root)/plugins/lib \(root)/quizzes
      cp \(repository)/scripts/install \(repository)/scripts/lib.sh \(root)/scripts/
      touch \(root)/Package.swift; echo x >\(root)/plugins/lib/a.lua; echo x >\(root)/quizzes/b.json
      for program in quizrun quizrun-fetch quizrun-serve quizrun-rehearse quizrun-scan; do cp /bin/true \(root)/.build/release/$program; done
      touch \(root)/.build/release/built
      sh \(root)/scripts/install --prefix \(place.root)/prefix
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    for (path, wanted) in [
      ("bin/quizrun", 0o755), ("share/quizrun/plugins/lib", 0o755), ("share/quizrun/plugins/lib/a.lua", 0o644),
      ("share/quizrun/quizzes/b.json", 0o644), ("share/man/man1/quizrun.1", 0o644), ("share/quizrun", 0o755),
    ] { XCTAssertEqual(try mode("\(place.root)/prefix/\(path)"), wanted, path) }
  }
}

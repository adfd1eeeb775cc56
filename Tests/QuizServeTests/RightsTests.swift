import Foundation
import WebTesting
import XCTest

/// Three kinds of processes, each with one right: sockets, the record, computing.
final class RightsTests: XCTestCase {
  private func libraries(_ program: String) throws -> String {
    try Programs.run("/usr/bin/ldd", [Programs.folder.appendingPathComponent(program).path]).output
  }

  func testWhatEachProgramLinks() throws {
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: "/usr/bin/ldd"), "there is no ldd")
    let server = try libraries("quizrun-serve")
    XCTAssertTrue(server.contains("libmicrohttpd"), server)
    for library in ["liblua", "libsqlite3", "libcurl", "libcmark"] { XCTAssertFalse(server.contains(library), library) }
    let engine = try libraries("quizrun")
    XCTAssertTrue(engine.contains("liblua"), engine)
    for library in ["libmicrohttpd", "libcurl", "libcmark"] { XCTAssertFalse(engine.contains(library), library) }
  }

  func testWhatEachProcessOpens() throws {
    let house = try ServedHouse()
    let guest = try house.guest()
    XCTAssertEqual(try house.ask("GET", "/sittings/\(guest.sitting)", [guest.cookie]).status, 200)
    let (engine, server) = (try XCTUnwrap(house.children["quizrun"]), try XCTUnwrap(house.children["quizrun-serve"]))
    XCTAssertTrue(opened(engine).contains { $0.hasSuffix("quizrun.db") }, "\(opened(engine))")
    XCTAssertFalse(opened(engine).contains { $0.hasPrefix("socket:") && isInternet($0) }, "\(opened(engine))")
    XCTAssertTrue(opened(server).contains { $0.hasPrefix("socket:") }, "\(opened(server))")
    XCTAssertFalse(opened(server).contains { $0.contains(house.data) }, "\(opened(server))")
    XCTAssertFalse(maps(server).contains("sqlite") || maps(server).contains("liblua"))
    let parent = opened(house.process.processIdentifier)
    XCTAssertFalse(parent.contains { isInternet($0) || $0.contains("quizrun.db") }, "\(parent)")
  }

  private func opened(_ pid: pid_t) -> [String] {
    let folder = "/proc/\(pid)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
  }

  private func maps(_ pid: pid_t) -> String {
    (try? String(contentsOfFile: "/proc/\(pid)/maps", encoding: .utf8)) ?? ""
  }

  /// Whether `socket:[123]` is one of the internet.
  private func isInternet(_ link: String) -> Bool {
    let inode = link.filter(\.isNumber)
    return link.hasPrefix("socket:")
      && ["/proc/net/tcp", "/proc/net/tcp6"].contains { path in
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n").contains {
          $0.split(separator: " ").dropFirst(9).first.map { $0 == inode } ?? false
        }
      }
  }
}

import Foundation
import Glibc
import WebTesting
import XCTest

/// Tests the memory of the processes in which plugins run.
final class CellSecrecyTests: XCTestCase {
  /// However late a cell is made, and whatever the engine has read by then: a plugin that broke out of Lua finds none of it.
  func testNoCellHasTheKeyOrAGuest() throws {
    let house = try ServedHouse()
    let engine = try XCTUnwrap(house.children["quizrun"])
    let guest = try house.guest(#"{"quiz":"solar-system","plugin":["survival"],"seed":1}"#)
    // A sitting that no plugin plays, so no cell is told of it.
    let other = try house.guest()
    _ = try house.owner()
    let secrets =
      [other.sitting, house.key] + [guest, other].compactMap { $0.cookie.split(separator: "=").last.map(String.init) }
    let before = cells(of: engine)
    XCTAssertGreaterThan(before.count, 2)
    for cell in before { kill(cell, SIGKILL) }
    for seed in 2...4 {
      _ = try house.guest(#"{"quiz":"solar-system","plugin":["survival"],"seed":\#(seed)}"#, cookie: guest.cookie)
      _ = try house.guest(#"{"quiz":"roman-numerals","seed":\#(seed)}"#, cookie: guest.cookie)
    }
    let new = cells(of: engine).subtracting(before)
    XCTAssertFalse(new.isEmpty)
    let engines = try XCTUnwrap(memory(of: engine, has: secrets), "the engine's memory cannot be read")
    XCTAssertEqual(engines.first, true, "what is looked for is not where it should be")
    for cell in new {
      let found = try XCTUnwrap(memory(of: cell, has: secrets), "the cell's memory cannot be read")
      XCTAssertFalse(found.contains(true), "\(found)")
    }
  }

  /// The cell in which a stranger's file is read is no copy of the engine either.
  func testNoReaderOfAFileHasTheKey() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("strange-\(UUID().uuidString)")
    let quizzes = home.appendingPathComponent("quizzes")
    try FileManager.default.createDirectory(at: quizzes, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let questions = (0..<20_000).map { "Question \($0)? {=right ~wrong ~worse}\n\n" }.joined()
    try Data(questions.utf8).write(to: quizzes.appendingPathComponent("strange.gift"))
    let house = try ServedHouse(home: home)
    let engine = try XCTUnwrap(house.children["quizrun"])
    let cookie = try house.owner()
    let known = cells(of: engine)
    let client = try WebClient(port: house.port)
    client.send(
      WebClient.text("POST", "/sittings", port: house.port, [cookie], body: #"{"quiz":"strange","seed":1}"#))
    var found: [Bool]?
    let deadline = Date(timeIntervalSinceNow: 30)
    while found == nil && Date() < deadline {
      for cell in cells(of: engine).subtracting(known) {
        // A sight from before the file was told says nothing.
        if let now = memory(of: cell, has: [house.key, "Question 17? {=right"]), now[1] { found = now }
      }
      usleep(2000)
    }
    XCTAssertEqual(found, [false, true])
    XCTAssertEqual(try client.reply(within: 60).status, 201)
  }

  private func cells(of engine: pid_t) -> Set<pid_t> {
    let path = "/proc/\(engine)/task/\(engine)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return Set(
      text.split(separator: " ").compactMap { pid_t($0) }.filter {
        (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)) == "quizrun-cell\n"
      })
  }

  /// Whether each text lies in what a process can write to; nil when that cannot be read.
  private func memory(of process: pid_t, has texts: [String]) -> [Bool]? {
    guard let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8) else { return nil }
    let memory = open("/proc/\(process)/mem", O_RDONLY)
    guard memory >= 0 else { return nil }
    defer { close(memory) }
    var found = texts.map { _ in false }
    for line in maps.split(separator: "\n") where line.contains(" rw") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }
      guard ends.count == 2, ends[1] - ends[0] < 256 << 20 else { continue }
      var bytes = [UInt8](repeating: 0, count: ends[1] - ends[0])
      let count = pread(memory, &bytes, bytes.count, ends[0])
      guard count > 0 else { continue }
      let held = Data(bytes.prefix(count))
      for (place, text) in texts.enumerated() where !found[place] {
        found[place] = held.range(of: Data(text.utf8)) != nil
      }
    }
    return found
  }
}

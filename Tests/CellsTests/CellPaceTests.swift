import Foundation
import XCTest

@testable import Cells

/// Tests the processor on which a cell runs, and that of its caller.
final class CellPaceTests: XCTestCase {
  /// How many processors a process may use, 0 for this thread: the bits of `Cpus_allowed: ff,ffffffff`.
  private func processors(of process: pid_t) -> Int {
    let name = process == 0 ? "thread-self" : "\(process)"
    let text = (try? String(contentsOfFile: "/proc/\(name)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") } ?? ""
    return line.dropFirst("Cpus_allowed:".count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
  }

  private func askUntilBound(_ cell: Cell) throws {
    for _ in 0..<100_000 {
      if processors(of: 0) == 1 { return }
      _ = try cell.ask([1], within: 5000)
    }
  }

  func testWhoAsksFastIsBoundAndFreeAgain() throws {
    let all = processors(of: 0)
    try XCTSkipIf(all < 2, "only one processor")
    let before = childProcesses()
    let cell = try Cell { request, _ in request }
    let process = try XCTUnwrap(childProcesses().subtracting(before).first)
    for _ in 0..<3 {
      _ = try cell.ask([1], within: 5000)
      XCTAssertEqual(processors(of: 0), all, "a few questions bind nobody")
    }
    try askUntilBound(cell)
    XCTAssertEqual([processors(of: 0), processors(of: process)], [1, 1])

    usleep(10_000)
    _ = try cell.ask([1], within: 5000)
    XCTAssertEqual([processors(of: 0), processors(of: process)], [all, all], "nobody hurries any more")

    try askUntilBound(cell)
    cell.end()
    XCTAssertEqual(processors(of: 0), all, "it has ended")
  }

  func testACellThatIsMadeMeanwhileIsFree() throws {
    let all = processors(of: 0)
    try XCTSkipIf(all < 2, "only one processor")
    let cell = try Cell { request, _ in request }
    try askUntilBound(cell)
    let before = childProcesses()
    let other = try Cell { request, _ in request }
    _ = try other.ask([1], within: 5000)
    let process = try XCTUnwrap(childProcesses().subtracting(before).first)
    XCTAssertEqual(processors(of: process), all)
    // A thread that is bound to one cell is not bound to another.
    for _ in 0..<50 { _ = try other.ask([1], within: 5000) }
    XCTAssertEqual(processors(of: process), all)
    cell.end()
    XCTAssertEqual(processors(of: 0), all)
    other.end()
  }

  func testACellThatTakesLongIsFree() throws {
    let all = processors(of: 0)
    try XCTSkipIf(all < 2, "only one processor")
    let cell = try Cell { request, _ in
      if request == [2] {
        while true {}
      }
      return request
    }
    try askUntilBound(cell)
    var seen: [Int] = []
    XCTAssertThrowsError(
      try cell.ask([2], within: 5000) {
        seen.append(self.processors(of: 0))
        return false
      })
    XCTAssertEqual(seen, [all])
  }
}

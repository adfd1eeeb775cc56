import Glibc
import XCTest

@testable import Cells

/// The work of a cell counts, not the time on the wall.
final class CellWaitTests: XCTestCase {
  /// The end of a wait with a look each 100 ms, at which the cell has used so many microseconds more; with its milliseconds.
  private func end(_ wait: CellWait, _ work: (_ look: Int) -> Int) -> (CellEnd?, Int) {
    var wait = wait
    var used = 0
    for look in 1...3000 {
      used += work(look)
      do throws(CellEnd) { try wait.look(at: look * 100, used: used) } catch { return (error, look * 100) }
    }
    return (nil, 300_000)
  }

  private func expect(
    _ end: (CellEnd?, Int), _ kind: CellEnd?, _ range: ClosedRange<Int>, line: UInt = #line
  ) {
    XCTAssertEqual(end.0, kind, line: line)
    XCTAssertTrue(range.contains(end.1), "\(end.1) ms", line: line)
  }

  func testWorkEndsAfterItsTime() {
    expect(end(CellWait(2500, at: 0)) { _ in 100_000 }, .late, 2500...2700)
  }

  /// A fifteenth of a processor is enough to go on with.
  func testABusyMachineEndsNothing() {
    expect(end(CellWait(2500, at: 0)) { _ in 6667 }, .late, 37_000...38_000)
    expect(end(CellWait(2500, at: 0)) { $0 % 30 == 0 ? 1000 : 0 }, .late, 49_000...51_000)
    expect(end(CellWait(2500, longest: 8000, at: 0)) { _ in 6667 }, .late, 7900...8100)
  }

  func testAStoppedProcessIsGivenUp() {
    expect(end(CellWait(2500, at: 0)) { _ in 0 }, .stalled, 4900...5200)
    expect(end(CellWait(2500, at: 0)) { $0 <= 10 ? 10_000 : 0 }, .stalled, 5900...6200)
  }

  /// This process was stopped as well, for an hour: nothing is known of the cell yet.
  func testOnesOwnRestSaysNothing() throws {
    var wait = CellWait(2500, at: 0)
    try wait.look(at: 100, used: 10)
    try wait.look(at: 3_600_000, used: 10)
    try wait.look(at: 3_600_100, used: 20)
  }

  func testEachStepHasItsTime() throws {
    var wait = CellWait(200, at: 0)
    for look in 1...20 {
      wait.begin(200)
      try wait.look(at: look * 150, used: look * 150_000)
    }
    XCTAssertThrowsError(try wait.look(at: 3300, used: 3_300_000)) { XCTAssertEqual($0 as? CellEnd, .late) }
  }

  /// A cell that is stopped and goes on has lost nothing; one that stays stopped is ended.
  func testAStoppedCell() throws {
    let before = childProcesses()
    let cell = try Cell { request, _ in
      var sum = 0
      for value in 0..<20_000_000 { sum &+= value }
      return request + [UInt8(truncatingIfNeeded: sum)]
    }
    _ = try cell.ask([1], within: 60_000)
    let process = try XCTUnwrap(childProcesses().subtracting(before).first)
    kill(process, SIGSTOP)
    var looks = 0
    let began = Cell.now
    let reply = try cell.ask([2]) { () throws(CellEnd) in
      looks += 1
      if Cell.now - began > 400 { kill(process, SIGCONT) }
    }
    XCTAssertEqual(reply.first, 2)
    kill(process, SIGSTOP)
    XCTAssertThrowsError(try cell.ask([3], within: 60_000, longest: 20_000)) {
      XCTAssertEqual($0 as? CellEnd, .stalled)
    }
    XCTAssertFalse(cell.isRunning)
  }
}

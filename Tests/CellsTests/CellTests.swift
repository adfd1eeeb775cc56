import Glibc
import XCTest

@testable import Cells

/// A cell answers, is refused calls, and ends.
final class CellTests: XCTestCase {
  private func echo(_ request: inout [UInt8], _ note: CellNote) -> [UInt8] { request + [0] }

  func testRepliesToRequests() throws {
    let cell = try Cell(service: echo)
    XCTAssertEqual(try cell.ask([1, 2], within: 5000), [1, 2, 0])
    XCTAssertEqual(try cell.ask([], within: 5000), [0])
    XCTAssertTrue(cell.isSealed)
  }

  /// A cell that has not said its first word could be written to: without a wait for that word, there would be no wait
  /// at all.
  func testTheFirstWordIsWaitedFor() throws {
    let cell = try Cell(service: echo)
    let exchange = CellExchange(sending: [1])
    XCTAssertEqual(cell.waiting(exchange).events, POLLIN)
    _ = try cell.ask([], within: 5000)
    XCTAssertEqual(cell.waiting(exchange).events, POLLIN | POLLOUT)
  }

  func testLargeRequestsAndReplies() throws {
    let cell = try Cell(service: echo)
    let large = [UInt8](repeating: 7, count: 30_000_000)
    XCTAssertEqual(try cell.ask(large, within: 20_000).count, large.count + 1)
  }

  /// A reply beyond the largest is not sent; the cell says so instead, in the place of its length.
  func testAReplyThatIsTooLargeIsTold() throws {
    let largest = CellLink.Direction.reply.largest
    let cell = try Cell { request, _ in [UInt8](repeating: 7, count: largest + (request.isEmpty ? 0 : 1)) }
    XCTAssertEqual(try cell.ask([], within: 60_000).count, largest)
    XCTAssertThrowsError(try cell.ask([1], within: 60_000)) { XCTAssertEqual($0 as? CellEnd, .tooLarge) }
    XCTAssertFalse(cell.isRunning)
  }

  func testARequestThatIsTooLargeIsNotSent() throws {
    let cell = try Cell { _, _ in [1] }
    let large = [UInt8](repeating: 7, count: CellLink.Direction.request.largest + 1)
    XCTAssertThrowsError(try cell.ask(large, within: 60_000)) { XCTAssertEqual($0 as? CellEnd, .tooLarge) }
  }

  /// Small ones go through the channel, larger ones lie in memory, and the largest go through the channel again.
  func testMessagesOfAnySize() throws {
    let cell = try Cell(service: echo)
    for size in [4087, 4088, 4089, 4095, 4096, 5000, 100_000, (512 << 10) - 1, 512 << 10, (512 << 10) + 1, 7, 0] {
      let message = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ size) }
      XCTAssertEqual(try cell.ask(message, within: 20_000), message + [0], "\(size)")
    }
  }

  /// A reply that claims more than there is room for, or has something behind its end, is none.
  func testForgedRepliesAreRefused() throws {
    let lying: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0x80]
    let forged: [[UInt8]] = [
      [1, 0, 8, 0, 0, 0, 0, 0x80], [0, 0, 0, 0, 0, 0, 0, 0xC0], [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0], lying + [1],
      [1, 0, 0, 0, 0, 0, 0, 0, 1, 2], [0, 0, 0, 0, 0, 0, 0, 0x40, 1], [UInt8](repeating: 0xFF, count: 8),
    ]
    for bytes in forged {
      let cell = try Cell { _, _ in
        _ = write(3, bytes, bytes.count)
        while true {}
      }
      XCTAssertThrowsError(try cell.ask([], within: 5000), "\(bytes)") { XCTAssertEqual($0 as? CellEnd, .garbled) }
      XCTAssertFalse(cell.isRunning)
    }
    let cell = try Cell { _, _ in
      _ = write(3, lying, lying.count)
      while true {}
    }
    XCTAssertEqual(try cell.ask([], within: 5000), [], "nothing lies there")
  }

  func testACellThatWaitsTooLongIsEnded() throws {
    let cell = try Cell { _, _ in
      while true {}
    }
    XCTAssertThrowsError(try cell.ask([], within: 50)) { XCTAssertEqual($0 as? CellEnd, .late) }
    XCTAssertFalse(cell.isRunning)
  }

  func testWhoeverWaitsCanGiveUp() throws {
    let cell = try Cell { _, _ in
      while true {}
    }
    var asked = 0
    XCTAssertThrowsError(
      try cell.ask([], within: 60_000) {
        asked += 1
        return asked < 3
      }
    ) { XCTAssertEqual($0 as? CellEnd, .notWanted) }
    XCTAssertEqual(asked, 3)
  }

  func testTheNoteIsSeenAfterTheEnd() throws {
    let cell = try Cell { request, note in
      note.write(42)
      if request == [1] {
        while true {}
      }
      return []
    }
    XCTAssertEqual(cell.note, 0)
    XCTAssertEqual(try cell.ask([0], within: 5000), [])
    XCTAssertEqual(cell.note, 42)
  }

  /// A forbidden call ends the cell, by the kernel's hand (SIGSYS).
  func testForbiddenCallsEndTheCell() throws {
    let calls: [(String, () -> Void)] = [
      ("open", { _ = open("/etc/hostname", O_RDONLY) }),
      ("socket", { _ = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }),
      ("kill", { _ = kill(getppid(), SIGKILL) }),
      ("kill self", { _ = kill(1, 0) }),
      (
        "ioctl",
        {
          var size = winsize(); _ = ioctl(0, UInt(TIOCGWINSZ), &size)
        }
      ),
      ("write elsewhere", { _ = write(1, "x", 1) }),
      ("code", { _ = mmap(nil, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) }),
      ("chmod", { _ = chmod("/tmp", 0o777) }),
      ("unlink", { _ = unlink("/tmp/nothing") }),
      ("sleep", { _ = usleep(1) }),
    ]
    for (name, call) in calls {
      let cell = try Cell { _, _ in
        call()
        return [1]
      }
      XCTAssertThrowsError(try cell.ask([], within: 5000), name) {
        XCTAssertEqual($0 as? CellEnd, .ended(signal: SIGSYS), name)
      }
    }
  }

  /// Without the kernel's filter limits alone hold, and the cell says so.
  func testWithoutAFilterLimitsHold() throws {
    let cell = try Cell(seals: false) { _, _ in open("/etc/hostname", O_RDONLY) < 0 ? [1] : [0] }
    XCTAssertEqual(try cell.ask([], within: 5000), [1], "no descriptor is to be had")
    XCTAssertFalse(cell.isSealed)
  }

  func testMemoryIsBounded() throws {
    let limits = CellLimits(memory: 64 << 20)
    let cell = try Cell(limits) { _, _ in
      let memory = mmap(nil, 128 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      return [memory == MAP_FAILED ? 1 : 0]
    }
    XCTAssertEqual(try cell.ask([], within: 5000), [1])
  }

  /// A cell itself says why it broke down: how much memory its parent had, now or before, says nothing about that.
  func testACellThatIsRefusedMemorySaysSo() throws {
    do { XCTAssertEqual([UInt8](repeating: 1, count: 300 << 20).last, 1) }
    let services: [(String, wasRefused: Bool, Cell.Service)] = [
      (
        "many", true,
        { _, _ in
          var all: [[UInt8]] = []
          while true { all.append([UInt8](repeating: 1, count: 100 << 10)) }
        }
      ),
      ("one", true, { _, _ in [UInt8](repeating: 1, count: 8 << 30) }),
      (
        "C++", true,
        { _, _ in
          if malloc(8 << 30) == nil { abort() }
          return []
        }
      ),
      ("trap", false, { request, _ in [request[7]] }), ("abort", false, { _, _ in abort() }),
      ("leave", false, { _, _ in exit(0) }),
      (
        "little", false,
        { request, _ in
          let memory = [UInt8](repeating: 1, count: 40 << 20)
          return [memory[request.count], request[7]]
        }
      ),
    ]
    for (name, wasRefused, service) in services {
      let cell = try Cell(CellLimits(memory: 64 << 20), service: service)
      XCTAssertThrowsError(try cell.ask([], within: 5000), name)
      XCTAssertEqual(cell.wasRefusedMemory, wasRefused, name)
    }
  }

  func testMemoryThatIsSharedIsNotInACell() throws {
    let page = try XCTUnwrap(mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))
    defer { munmap(page, 4096) }
    let word = page.assumingMemoryBound(to: UInt8.self)
    let cell = try Cell { _, _ in
      word.pointee = 1
      return []
    }
    XCTAssertThrowsError(try cell.ask([], within: 5000)) { XCTAssertEqual($0 as? CellEnd, .ended(signal: SIGSEGV)) }
    XCTAssertEqual(word.pointee, 0)
  }

  func testNothingOfAnEndedCellIsLeft() throws {
    let before = childProcesses()
    let cell = try Cell(service: echo)
    _ = try cell.ask([], within: 5000)
    cell.end()
    XCTAssertEqual(childProcesses().subtracting(before), [], "no child is left")
    XCTAssertThrowsError(try cell.ask([], within: 100))
  }
}

/// Tests the messages given where the kernel cannot close a cell off.
final class ConfinementTests: XCTestCase {
  private func result(_ confinement: Confinement) throws -> [UInt8] {
    try confinement.result(within: 5000) { () throws(CellEnd) in try confinement.copy { _, _ in [1] } }
  }

  func testAKernelWithoutFiltersIsToldOnce() throws {
    var told: [String] = []
    let confinement = Confinement(seals: false, isRequired: { false }, tell: { told.append($0) })
    for _ in 0..<2 { XCTAssertEqual(try result(confinement), [1]) }
    XCTAssertEqual(told, ["this system cannot close plugins off (no seccomp): only quizrun's own limits hold them"])
  }

  func testWhoRequiresCellsDoesWithout() throws {
    let confinement = Confinement(seals: false, isRequired: { true }, tell: { _ in XCTFail("nothing is to be told") })
    XCTAssertThrowsError(try result(confinement)) { XCTAssertEqual($0 as? CellEnd, .unsealed) }
  }

  func testHereIsNoProcess() throws {
    var count = 0
    let cell = try Confinement.here.copy { request, _ in
      count += 1
      return request
    }
    XCTAssertEqual(try cell.ask([5], within: 1), [5])
    XCTAssertEqual(count, 1)
  }
}

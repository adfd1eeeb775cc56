import Glibc
import XCTest

@testable import Cells

/// Cells that are copies of a process that knows nothing.
final class CellTemplateTests: XCTestCase {
  /// A place in the memory of this process.
  private let secret = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  override func setUp() { secret.pointee = 1 }
  override func tearDown() { secret.deallocate() }

  private func template() throws -> CellTemplate {
    try CellTemplate(service: { [secret] request, _ in request + [secret.pointee] })
  }

  func testACellHasNothingThatItsParentLearnedLater() throws {
    let template = try template()
    secret.pointee = 2
    let cell = try Cell(from: template)
    XCTAssertEqual(try cell.ask([7], within: 5000), [7, 1])
    XCTAssertTrue(cell.isSealed)
    let copy = try Cell { [secret] _, _ in [secret.pointee] }
    XCTAssertEqual(try copy.ask([], within: 5000), [2], "a copy of this process would")
  }

  func testEachCellIsACopyOfItsOwn() throws {
    let template = try CellTemplate(service: { [secret] _, _ in
      secret.pointee += 1
      return [secret.pointee]
    })
    for _ in 0..<2 {
      let cell = try Cell(from: template)
      XCTAssertEqual(try cell.ask([], within: 5000), [2])
      XCTAssertEqual(try cell.ask([], within: 5000), [3])
    }
  }

  func testMessagesOfAnySize() throws {
    let template = try CellTemplate(service: { request, note in
      note.write(UInt32(request.count))
      return request + [0]
    })
    let cell = try Cell(from: template)
    for size in [0, 4095, 4096, (512 << 10) - 1, 512 << 10, 1 << 20] {
      let message = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
      XCTAssertEqual(try cell.ask(message, within: 20_000), message + [0], "\(size)")
      XCTAssertEqual(cell.note, UInt32(size))
    }
  }

  /// A cell is closed off as a copy of this process is: its only descriptor is its own channel.
  func testACellCanDoNothingElse() throws {
    let template = try CellTemplate(service: { _, _ in
      _ = getppid()
      return [1]
    })
    XCTAssertThrowsError(try Cell(from: template).ask([], within: 5000)) {
      XCTAssertEqual($0 as? CellEnd, .ended(signal: SIGSYS))
    }
    let open = try CellTemplate(service: { _, _ in (0..<64).filter { fcntl($0, F_GETFD) >= 0 }.map(UInt8.init) })
    let cell = try Cell(from: open, seals: false)
    XCTAssertEqual(try cell.ask([], within: 5000), [3])
    XCTAssertFalse(cell.isSealed)
  }

  func testLimitsHold() throws {
    let template = try CellTemplate(service: { _, _ in
      let memory = mmap(nil, 128 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      return [memory == MAP_FAILED ? 1 : 0]
    })
    XCTAssertEqual(try Cell(from: template, CellLimits(memory: 64 << 20)).ask([], within: 5000), [1])
    XCTAssertEqual(try Cell(from: template).ask([], within: 5000), [0], "a limit is that of one cell")
  }

  func testNothingIsLeft() throws {
    let before = childProcesses()
    let template = try template()
    let cell = try Cell(from: template)
    _ = try cell.ask([], within: 5000)
    XCTAssertEqual(childProcesses().subtracting(before).count, 2)
    cell.end()
    template.end()
    XCTAssertEqual(childProcesses().subtracting(before), [])
  }

  /// Cells outlive their template; without one there are no new ones.
  func testATemplateThatEnded() throws {
    let before = childProcesses()
    let template = try template()
    let known = childProcesses().subtracting(before)
    let cell = try Cell(from: template)
    XCTAssertEqual(try cell.ask([3], within: 5000), [3, 1])
    for process in known { kill(process, SIGKILL) }
    usleep(200_000)
    XCTAssertThrowsError(try Cell(from: template)) { XCTAssertEqual($0 as? CellEnd, .unavailable(EPIPE)) }
    XCTAssertFalse(template.isAlive)
    XCTAssertEqual(try cell.ask([4], within: 5000), [4, 1])
    let refused = try CellTemplate(service: { request, _ in request }, ready: { _exit(1) })
    XCTAssertThrowsError(try Cell(from: refused).ask([], within: 5000), "it ends before anything is asked")
    XCTAssertThrowsError(try Cell(from: refused)) { XCTAssertEqual($0 as? CellEnd, .unavailable(EPIPE)) }
  }

  /// Nothing is asked of a cell whose template found an error of the program.
  func testATemplateThatIsUnfit() throws {
    let template = try CellTemplate(service: { request, _ in request }, ready: { _exit(CellTemplate.unfit) })
    var count = 0
    template.whenUnfit = { count += 1 }
    let cell = try Cell(from: template)
    XCTAssertThrowsError(try cell.ask([1], within: 5000))
    XCTAssertThrowsError(try Cell(from: template))
    XCTAssertEqual(count, 1)
  }

  /// Cells that are no longer wanted, in any order, leave nothing.
  func testOrdersThatAreGivenUp() throws {
    let before = childProcesses()
    let template = try template()
    var cells = try (0..<6).map { _ in try Cell(from: template) }
    cells.removeFirst()
    cells.remove(at: 2)
    XCTAssertEqual(try cells[3].ask([1], within: 5000), [1, 1])
    XCTAssertEqual(try cells[0].ask([2], within: 5000), [2, 1])
    cells = []
    template.end()
    XCTAssertEqual(childProcesses().subtracting(before), [])
  }

  /// Tried in a cell, as it cannot be taken back.
  func testAProcessThatKnowsSecretsMakesNoCopy() throws {
    let cell = try Cell { _, _ in
      Cell.endCopies()
      do throws(CellEnd) {
        _ = try Cell { _, _ in [] }
      } catch {
        return [error == .unavailable(EPERM) ? 1 : 2]
      }
      return [0]
    }
    XCTAssertEqual(try cell.ask([], within: 5000), [1])
  }
}

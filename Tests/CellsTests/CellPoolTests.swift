import Foundation
import Glibc
import XCTest

@testable import Cells

/// Pieces that cells work on: finished in their order, none lost and none twice, whatever becomes of the cells.
final class CellPoolTests: XCTestCase {
  /// Counted by one thread, seen by another some time later.
  private final class Progress: @unchecked Sendable {
    var (finished, seen, kills) = (0, 0, 0)
    var isOver = false
  }

  private struct Run {
    var products: [String] = []
    var end: CellEnd?
  }

  /// A piece is some numbers; a cell answers with them, unless `work` does something else with one of them.
  private func task(
    lasts: Bool = true, each: Int = 20_000, _ work: @escaping (UInt8) -> Void = { _ in }
  ) -> CellTask<[UInt8], String> {
    var task = CellTask<[UInt8], String>(lasts: lasts) { piece in
      CellPatience(steps: piece.count, each: each)
    } service: { first in
      { request, note in
        let piece = lasts ? request : first
        for (place, number) in piece.enumerated() {
          note.write(UInt32(place + 1))
          work(number)
        }
        return piece
      }
    } product: { reply, piece in
      reply == piece ? "\(reply)" : nil
    } lost: { piece, end in
      "lost \(piece): \(end)"
    }
    task.request = { [$0] }
    task.parts = { $0.map { [$0] } }
    return task
  }

  private func run(
    _ pieces: [[UInt8]], _ task: CellTask<[UInt8], String>, jobs: Int = 2, seals: Bool = true,
    finish: (String) -> Bool = { _ in true }
  ) -> Run {
    let confinement = Confinement(seals: seals, isRequired: { !seals }, tell: { _ in })
    var (run, left) = (Run(), pieces[...])
    let before = childProcesses()
    do throws(CellEnd) {
      try CellPool(confinement, jobs: jobs, task).run {
        left.popFirst().map { .piece($0) } ?? .ended
      } finish: { product in
        run.products.append(product)
        return finish(product)
      }
    } catch {
      run.end = error
    }
    XCTAssertEqual(childProcesses().subtracting(before), [], "no child is left")
    return run
  }

  private let pieces: [[UInt8]] = (0..<60).map { [$0, $0 + 100] }

  func testProductsComeInOrder() {
    for (jobs, lasts) in [(1, true), (2, true), (5, true), (2, false)] {
      let task = task(lasts: lasts) { if $0 % 7 == 0 { for _ in 0..<300_000 { _ = getppid } } }
      XCTAssertEqual(run(pieces, task, jobs: jobs).products, pieces.map { "\($0)" }, "\(jobs) jobs")
    }
  }

  func testAPieceThatNeedsNoCellHasNone() {
    var task = task { _ in abort() }
    task.ready = { "\($0)" }
    XCTAssertEqual(run(pieces, task).products, pieces.map { "\($0)" })
  }

  /// The piece that ends every cell is taken apart; the others of it are done.
  func testWhatEndsEveryCellIsLostAlone() {
    let run = run([[1, 2], [3, 66, 4], [5]], task { if $0 == 66 { _ = socket(AF_INET, 1, 0) } })
    XCTAssertEqual(run.products, ["[1, 2]", "[3]", "lost [66]: ended(signal: \(SIGSYS))", "[4]", "[5]"])
  }

  func testWhatIsLateIsLostAlone() {
    let run = run(
      [[1], [66], [2]],
      task(each: 60) { number in
        while number == 66 {}
      })
    XCTAssertEqual(run.products, ["[1]", "lost [66]: late", "[2]"])
  }

  /// Each step has its own time, and a cell that only says that it goes on has no more of it than its steps.
  func testStepsHaveTimeOneByOne() {
    func busy(_ milliseconds: Int) {
      let end = Cell.now + milliseconds
      while Cell.now < end {}
    }
    let slow = task(each: 400) { _ in busy(150) }
    XCTAssertEqual(run([[1, 2, 3, 4, 5]], slow).products, ["[1, 2, 3, 4, 5]"])
    var endless = CellTask<[UInt8], String>(lasts: true) { _ in
      CellPatience(steps: 2, each: 50)
    } service: { _ in
      { _, note in
        var count: UInt32 = 0
        while true {
          count += 1
          note.write(count)
        }
      }
    } product: { _, _ in
      "done"
    } lost: { _, end in
      "\(end)"
    }
    endless.request = { [$0] }
    XCTAssertEqual(run([[1]], endless).products, ["late"])
  }

  func testAReplyThatCannotBeIsNone() {
    var task = task()
    let honest = task.service
    task.service = { piece in
      let service = honest(piece)
      return { request, note in request == [66] ? [1, 2, 3] : service(&request, note) }
    }
    XCTAssertEqual(run([[1], [66], [2]], task).products, ["[1]", "lost [66]: garbled", "[2]"])
  }

  /// A cell that replied works on the next piece while its reply is looked at.
  func testCellsHaveWorkBeforeTheirRepliesAreLookedAt() {
    var (task, asked, ahead) = (task(), 0, [Int]())
    task.request = {
      asked += 1
      return [$0]
    }
    let honest = task.product
    task.product = { reply, piece in
      ahead.append(asked)
      return honest(&reply, piece)
    }
    XCTAssertEqual(run([[1], [2], [3], [4]], task, jobs: 1).products, ["[1]", "[2]", "[3]", "[4]"])
    XCTAssertEqual(ahead, [2, 3, 4, 4])
  }

  /// A piece that a cell worked on is done again when its last reply turns out to be none; it counts for nothing.
  func testACellThatLiedIsNotWaitedFor() {
    for jobs in [1, 2] {
      var (task, refused) = (task(), Set<[UInt8]>())
      let honest = task.product
      task.product = { reply, piece in
        piece[0] % 3 == 0 && refused.insert(piece).inserted ? nil : honest(&reply, piece)
      }
      let pieces = (1...12).map { [UInt8($0)] }
      XCTAssertEqual(run(pieces, task, jobs: jobs).products, pieces.map { "\($0)" }, "\(jobs) jobs")
      XCTAssertEqual(refused.count, 4)
    }
  }

  func testItStopsWhenNobodyWantsMore() {
    var count = 0
    let run = run(pieces, task()) { _ in
      count += 1
      return count < 3
    }
    XCTAssertEqual(run.products.count, 3)
  }

  /// Cells that are killed at any moment take nothing with them; `QUIZRUN_TEST_KILLS` asks for more.
  func testKilledCellsLoseNothing() throws {
    let wanted = ProcessInfo.processInfo.environment["QUIZRUN_TEST_KILLS"].flatMap(Int.init) ?? 60
    let (own, progress) = (getpid(), Progress())
    let killer = Thread {
      var random = SystemRandomNumberGenerator()
      while !progress.isOver {
        usleep(UInt32.random(in: 50...4000, using: &random))
        // However slow the machine is, something comes to its end between two kills.
        guard progress.finished > progress.seen, let cell = Self.children(of: own).randomElement() else { continue }
        progress.seen = progress.finished
        if kill(cell, SIGKILL) == 0 { progress.kills += 1 }
      }
    }
    killer.start()
    while progress.kills < wanted {
      let run = run(pieces, task(each: 60_000) { _ in for _ in 0..<100_000 { _ = getppid } }) { _ in
        progress.finished += 1
        return true
      }
      XCTAssertEqual(run.products, pieces.map { "\($0)" })
    }
    progress.isOver = true
  }

  func testACellThatCannotBeClosedOffEndsTheRunWhereThatIsWanted() {
    XCTAssertEqual(run(pieces, task(), seals: false).end, .unsealed)
  }

  func testWaitingForInputKeepsProductsMoving() throws {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(pipe(&ends), 0)
    var (given, products): (UInt8, [String]) = (0, [])
    let confinement = Confinement(isRequired: { false }, tell: { _ in })
    try CellPool(confinement, jobs: 2, task()).run {
      if given == 5 { return .ended }
      if Int(given) > products.count { return .waits(for: ends[0]) }
      given += 1
      return .piece([given])
    } finish: { product in
      products.append(product)
      return true
    }
    XCTAssertEqual(products.count, 5)
    close(ends[0])
    close(ends[1])
  }

  /// Processes whose parent a process is.
  private static func children(of parent: pid_t) -> [pid_t] {
    let text = (try? String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }
}

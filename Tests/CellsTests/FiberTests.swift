import XCTest

@testable import Cells

/// Work that waits in the middle, and a loop that goes on with others.
final class FiberTests: XCTestCase {
  func testItWaitsWhereItIsAndGoesOnThere() throws {
    var said: [String] = []
    let fiber = try XCTUnwrap(
      Fiber {
        for turn in 1...3 {
          said.append("turn \(turn)")
          Fiber.wait()
        }
        said.append("end")
      })
    XCTAssertEqual(said, [])
    for turn in 1...3 {
      fiber.resume()
      XCTAssertEqual(said.last, "turn \(turn)")
      XCTAssertNil(Fiber.current)
    }
    XCTAssertFalse(fiber.hasEnded)
    fiber.resume()
    XCTAssertTrue(fiber.hasEnded)
    fiber.resume()
    XCTAssertEqual(said, ["turn 1", "turn 2", "turn 3", "end"])
  }

  func testOneResumesAnother() throws {
    var said: [String] = []
    let inner = try XCTUnwrap(
      Fiber {
        said.append("inner")
        Fiber.wait()
        said.append("inner again")
      })
    let outer = try XCTUnwrap(
      Fiber {
        inner.resume()
        said.append("outer")
        Fiber.wait()
        said.append("outer again")
      })
    outer.resume()
    inner.resume()
    outer.resume()
    XCTAssertEqual(said, ["inner", "outer", "inner again", "outer again"])
  }

  /// Errors and references cross a wait as they cross any call.
  func testThousandsWaitAtTheSameTime() throws {
    struct Stop: Error { var number: Int }
    final class Counter { var ended = 0 }
    let counter = Counter()
    func wait(_ number: Int) throws(Stop) {
      Fiber.wait()
      if number % 2 == 1 { throw Stop(number: number) }
    }
    let fibers = try (0..<5000).map { number in
      try XCTUnwrap(
        Fiber { [counter] in
          do throws(Stop) { try wait(number) } catch { XCTAssertEqual(error.number, number) }
          counter.ended += 1
        })
    }
    for fiber in fibers { fiber.resume() }
    XCTAssertEqual(counter.ended, 0)
    for fiber in fibers { fiber.resume() }
    XCTAssertEqual(counter.ended, 5000)
  }

  // MARK: Cells

  private func confinement() -> Confinement { Confinement(isRequired: { false }, tell: { _ in }) }

  /// What a cell answers after so many milliseconds: its request behind a mark.
  private func reply(_ word: String, _ confinement: Confinement, pause: UInt32 = 0) -> Result<String, CellEnd> {
    Result { () throws(CellEnd) in
      let bytes = try confinement.result(within: 5000, Array(word.utf8)) { () throws(CellEnd) in
        try confinement.copy { request, _ in
          if pause > 0 {
            let end = Cell.now + Int(pause)
            while Cell.now < end {}
          }
          return Array("-".utf8) + request
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Lets all work go on until nothing is left of it.
  private func finish(_ queue: CellQueue) {
    while queue.isBusy {
      for fiber in queue.advance() { fiber.resume() }
      usleep(200)
    }
  }

  func testOneThatWaitsForCellsIsDoneOnce() throws {
    let confinement = confinement()
    let queue = confinement.queues()
    var steps: [String] = []
    let fiber = try XCTUnwrap(
      Fiber { [self] in
        for word in ["a", "b", "c"] {
          steps.append(word)
          steps.append((try? reply(word, confinement).get()) ?? "?")
        }
      })
    fiber.resume()
    XCTAssertEqual(steps, ["a"])
    finish(queue)
    XCTAssertEqual(steps, ["a", "-a", "b", "-b", "c", "-c"])
    XCTAssertTrue(fiber.hasEnded)
  }

  /// A quick one comes past one that takes long, and no more are under way than there is room for.
  func testNobodyWaitsForAnother() throws {
    let confinement = confinement()
    let queue = confinement.queues()
    var ended: [String] = []
    let fibers = try [("slow", 300), ("quick", 0), ("next", 0)].map { (word, pause) in
      try XCTUnwrap(
        Fiber { [self] in
          ended.append((try? reply(word, confinement, pause: UInt32(pause)).get()) ?? "?")
        })
    }
    for fiber in fibers { fiber.resume() }
    XCTAssertLessThanOrEqual(queue.waiting.count, max(2, Confinement.processors))
    finish(queue)
    XCTAssertEqual(ended, ["-quick", "-next", "-slow"])
  }

  /// A hundred who ask the same at the same time cost one cell.
  func testTheSameIsAskedOnce() throws {
    let confinement = confinement()
    let queue = confinement.queues()
    var ended: [String] = []
    let fibers = try (0..<100).map { _ in
      try XCTUnwrap(Fiber { [self] in ended.append((try? reply("a", confinement, pause: 20).get()) ?? "?") })
    }
    for fiber in fibers { fiber.resume() }
    XCTAssertEqual(queue.waiting.count, 1)
    queue.giveUp(fibers[0])
    fibers[0].resume()
    XCTAssertTrue(queue.isBusy)
    finish(queue)
    XCTAssertEqual(ended, ["?"] + Array(repeating: "-a", count: 99))
  }

  func testOneThatIsGivenUpComesToItsEnd() throws {
    let confinement = confinement()
    let queue = confinement.queues()
    var ends: [CellEnd?] = []
    let fiber = try XCTUnwrap(
      Fiber { [self] in
        for word in ["a", "b"] {
          if case .failure(let end) = reply(word, confinement, pause: 60_000) { ends.append(end) }
        }
      })
    fiber.resume()
    queue.giveUp(fiber)
    XCTAssertFalse(queue.isBusy)
    fiber.resume()
    XCTAssertTrue(fiber.hasEnded)
    XCTAssertEqual(ends, [.notWanted, .notWanted])
  }

  func testAQueueThatIsFullGivesUpWhoeverComes() throws {
    let queue = CellQueue(atOnce: 1, waiting: 2)
    var ends: [CellEnd] = []
    let fibers = try (0..<3).map { number in
      try XCTUnwrap(
        Fiber {
          guard let fiber = Fiber.current else { return }
          do throws(CellEnd) {
            _ = try queue.reply(to: [UInt8(number)], within: 5000, for: fiber) { () throws(CellEnd) in
              try Cell { request, _ in request }
            }
          } catch { ends.append(error) }
        })
    }
    for fiber in fibers { fiber.resume() }
    XCTAssertEqual(ends, [.notWanted])
    XCTAssertTrue(fibers[2].isGivenUp)
    finish(queue)
    XCTAssertEqual(ends, [.notWanted])
    XCTAssertTrue(fibers.allSatisfy(\.hasEnded))
  }

  /// Outside of a fiber a command waits as ever.
  func testWhoeverHasNoFiberWaitsInPlace() throws {
    let confinement = confinement()
    _ = confinement.queues()
    XCTAssertEqual(try reply("a", confinement).get(), "-a")
  }
}

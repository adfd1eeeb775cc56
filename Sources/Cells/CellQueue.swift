internal import Glibc

/// Work in cells of its own that fibers ask for: each waits for its reply where it asks, and a loop goes on with all of it.
///
/// A reply depends on its request alone: fibers that ask for the same at the same time get the same reply.
package final class CellQueue {
  /// In the order in which they were asked for.
  private var jobs: [Job] = []
  /// Fibers that wait.
  private var count = 0
  /// So many are under way at the same time, and so many wait at most.
  private let (mostAtOnce, mostWaiting): (Int, Int)

  private final class Job {
    var fibers: [Fiber]
    let request: [UInt8]
    let (milliseconds, longest): (Int, Int?)
    let make: () throws(CellEnd) -> Cell
    var isBegun = false
    var cell: Cell?
    var exchange = CellExchange(sending: nil)
    var wait = CellWait(0)
    var losses = 0
    var result: Result<[UInt8], CellEnd>?

    init(
      _ fiber: Fiber, _ request: [UInt8], _ milliseconds: Int, longest: Int?,
      _ make: @escaping () throws(CellEnd) -> Cell
    ) {
      (fibers, self.request, self.make) = ([fiber], request, make)
      (self.milliseconds, self.longest) = (milliseconds, longest)
    }
  }

  /// How often work is begun anew after its process was killed or stopped from outside.
  private static let mostLosses = 3

  package init(atOnce: Int = max(2, Confinement.processors), waiting: Int = 1000) {
    (mostAtOnce, mostWaiting) = (atOnce, waiting)
  }

  // MARK: Asking

  /// The reply to a request, for which the fiber waits here. A queue that is full gives the fiber up.
  func reply(
    to request: [UInt8], within milliseconds: Int, longest: Int? = nil, for fiber: Fiber,
    _ make: @escaping () throws(CellEnd) -> Cell
  ) throws(CellEnd) -> [UInt8] {
    if count >= mostWaiting { fiber.giveUp() }
    if fiber.isGivenUp { throw .notWanted }
    count += 1
    defer { count -= 1 }
    let job = job(request, milliseconds, longest, fiber, make)
    while true {
      if let result = job.result {
        jobs.removeAll { $0 === job }
        return try result.get()
      }
      Fiber.wait()
      if fiber.isGivenUp { throw .notWanted }
    }
  }

  private func job(
    _ request: [UInt8], _ milliseconds: Int, _ longest: Int?, _ fiber: Fiber,
    _ make: @escaping () throws(CellEnd) -> Cell
  ) -> Job {
    if let same = jobs.first(where: { $0.result == nil && $0.request == request }) {
      same.fibers.append(fiber)
      return same
    }
    let job = Job(fiber, request, milliseconds, longest: longest, make)
    jobs.append(job)
    beginSome()
    return job
  }

  /// Ends the work of a fiber that is no longer wanted; it fails once the fiber is resumed.
  package func giveUp(_ fiber: Fiber) {
    fiber.giveUp()
    for job in jobs where job.fibers.contains(where: { $0 === fiber }) {
      job.fibers.removeAll { $0 === fiber }
      if job.fibers.isEmpty { finish(job, .failure(.notWanted)) }
    }
    jobs.removeAll(where: \.fibers.isEmpty)
  }

  // MARK: Going on

  package var isBusy: Bool { !jobs.isEmpty }

  /// The descriptors to poll, with their events.
  package var waiting: [(descriptor: Int32, events: Int32)] {
    jobs.prefix(mostAtOnce).compactMap { job in job.cell?.waiting(job.exchange) }
  }

  /// Goes on with all work as far as that goes without waiting; the fibers whose replies have come.
  package func advance() -> [Fiber] {
    if jobs.isEmpty { return [] }
    for job in jobs.prefix(mostAtOnce) where job.isBegun { advance(job) }
    let done = jobs.prefix(mostAtOnce).filter { $0.result != nil }.flatMap(\.fibers)
    if !done.isEmpty { jobs.removeAll { $0.result != nil } }
    beginSome()
    return done
  }

  private func beginSome() {
    for job in jobs.prefix(mostAtOnce) where !job.isBegun { begin(job) }
  }

  private func begin(_ job: Job) {
    job.isBegun = true
    do throws(CellEnd) {
      job.cell = try job.make()
      job.exchange = CellExchange(sending: job.request)
      job.wait = CellWait(job.milliseconds, longest: job.longest)
    } catch {
      job.result = .failure(error)
    }
  }

  private func advance(_ job: Job) {
    guard let cell = job.cell else { return }
    do throws(CellEnd) {
      if let reply = try cell.step(&job.exchange) {
        finish(job, .success(reply))
      } else {
        try job.wait.look(at: cell)
      }
    } catch {
      var end = error
      let signal = cell.end()
      if case .ended = error { end = .ended(signal: signal) }
      job.losses += 1
      if end.isFromOutside && job.losses < Self.mostLosses {
        begin(job)
      } else {
        finish(job, .failure(end))
      }
    }
  }

  private func finish(_ job: Job, _ result: Result<[UInt8], CellEnd>) {
    job.cell?.end()
    job.cell = nil
    job.result = result
  }
}

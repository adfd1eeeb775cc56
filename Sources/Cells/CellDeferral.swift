internal import Glibc

/// Work in cells for a loop that does not wait: the first request begins it, and the repeated request finds its result.
///
/// Work belongs to an asker. While any of it is under way, requests throw, and other results of the same pass are to be
/// dropped. Once all is done, the loop repeats the pass from the beginning.
package final class CellDeferral {
  /// By who asks, and by its name.
  private var jobs: [String: [String: Job]] = [:]
  private var asker: String?
  /// Whether something that was asked for is not there yet.
  package private(set) var isAwaited = false
  /// So much is under way at the same time.
  private let most: Int

  private struct Job {
    let make: () throws(CellEnd) -> Cell
    let request: [UInt8]
    let milliseconds: Int
    var cell: Cell?
    var exchange = CellExchange(sending: nil)
    var deadline = 0
    var result: Result<[UInt8], CellEnd>?
    var losses = 0
  }

  /// The most times that work is begun anew after its process was killed.
  private static let mostLosses = 3

  init(most: Int = max(2, Confinement.processors)) {
    self.most = most
  }

  // MARK: Asking

  /// Begins a pass for an asker.
  package func begin(for asker: String) {
    self.asker = asker
    isAwaited = false
  }

  /// Ends the pass; true when it has to wait for work.
  package func end() -> Bool {
    asker = nil
    return isAwaited
  }

  /// Drops the work of an asker that needs it no more.
  package func forget(_ asker: String) {
    for job in jobs.removeValue(forKey: asker)?.values ?? [:].values { job.cell?.end() }
  }

  /// True when all work of an asker is done, and more can be begun.
  package func isReady(_ asker: String) -> Bool {
    running < most && (jobs[asker] ?? [:]).values.allSatisfy { $0.result != nil }
  }

  /// The result of work; nil without an asker, when the caller computes it at once.
  func result(
    _ name: String, within milliseconds: Int, _ request: [UInt8] = [], _ make: @escaping () throws(CellEnd) -> Cell
  ) throws(CellEnd) -> [UInt8]? {
    guard let asker else { return nil }
    if let result = jobs[asker]?[name]?.result { return try result.get() }
    if jobs[asker]?[name] == nil && running < most {
      var job = Job(make: make, request: request, milliseconds: milliseconds)
      Self.start(&job)
      jobs[asker, default: [:]][name] = job
    }
    isAwaited = true
    throw .notWanted
  }

  private static func start(_ job: inout Job) {
    do throws(CellEnd) {
      job.cell = try job.make()
      job.exchange = CellExchange(sending: job.request)
      job.deadline = Cell.now + job.milliseconds
    } catch {
      job.result = .failure(error)
    }
  }

  private var running: Int { jobs.values.reduce(0) { $0 + $1.values.count { $0.result == nil } } }

  // MARK: Going on

  package var isBusy: Bool { running > 0 }

  /// The descriptors to poll, with their events.
  package var waiting: [(descriptor: Int32, events: Int32)] {
    jobs.values.flatMap { $0.values.compactMap { job in job.cell?.waiting(job.exchange) } }
  }

  /// Goes on with all work as far as that goes without waiting.
  package func advance() {
    for (asker, names) in jobs {
      for (name, job) in names where job.result == nil {
        var job = job
        Self.advance(&job)
        jobs[asker]?[name] = job
      }
    }
  }

  private static func advance(_ job: inout Job) {
    guard let cell = job.cell else { return }
    do throws(CellEnd) {
      if let reply = try cell.step(&job.exchange) {
        finish(&job, .success(reply))
      } else if Cell.now >= job.deadline {
        finish(&job, .failure(.late))
      }
    } catch {
      var end = error
      let signal = cell.end()
      if case .ended = error { end = .ended(signal: signal) }
      finish(&job, .failure(end))
      job.losses += 1
      if end == .ended(signal: SIGKILL) && job.losses < mostLosses {
        job.result = nil
        start(&job)
      }
    }
  }

  private static func finish(_ job: inout Job, _ result: Result<[UInt8], CellEnd>) {
    job.cell?.end()
    job.cell = nil
    job.result = result
  }
}

internal import Glibc

/// Work in cells that a loop does not wait for: it is begun when somebody asks for it, and its result is there when the same
/// one asks again.
///
/// Work is asked for on somebody's behalf. While any of it is under way the asking throws, and whatever came of it otherwise
/// is to be thrown away: once all is there, the loop does everything again from the beginning.
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

  /// Times that work is begun anew of which somebody killed the process.
  private static let mostLosses = 3

  init(most: Int = max(2, Confinement.processors)) {
    self.most = most
  }

  // MARK: Asking

  /// From now on somebody asks.
  package func begin(for asker: String) {
    self.asker = asker
    isAwaited = false
  }

  /// Nobody asks any more; whether something of it has to be waited for.
  package func end() -> Bool {
    asker = nil
    return isAwaited
  }

  /// Nobody wants what is left of somebody's work.
  package func forget(_ asker: String) {
    for job in jobs.removeValue(forKey: asker)?.values ?? [:].values { job.cell?.end() }
  }

  /// Whether all is there that somebody asked for, and something can be begun.
  package func isReady(_ asker: String) -> Bool {
    running < most && (jobs[asker] ?? [:]).values.allSatisfy { $0.result != nil }
  }

  /// The result of work; nil when nobody asks, and it is to be done here and now.
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

  /// What to poll for, on which descriptors.
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

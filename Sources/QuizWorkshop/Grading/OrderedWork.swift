internal import Glibc

/// Work of several threads, piece by piece, finished in the order of the pieces.
///
/// Each thread takes the next piece, works on it, and delivers the product. The thread with the next product in order
/// finishes it and those that wait behind it. So a slow piece stops no other, and at most twice as many products as
/// threads wait.
package final class OrderedWork<Piece, Product> {
  private let take: () -> Piece?
  private let finish: (Product) -> Bool
  private let makeWorker: () -> (Piece) -> Product
  private var input = pthread_mutex_t()
  private var output = pthread_mutex_t()
  private var fewerWait = pthread_cond_t()
  /// Guarded by `input`.
  private var taken = 0
  /// Guarded by `output`.
  private var finished = 0
  private var waiting: [Int: Product] = [:]
  private var isStopped = false
  private var mostWaiting = 0

  /// `take` gives the next piece and `finish` takes a product (false stops everything): never two calls at once. `worker`
  /// makes what one thread works with: all threads call it at once, so that it only reads what it shares with the others.
  package init(
    take: @escaping () -> Piece?, finish: @escaping (Product) -> Bool,
    worker: @escaping () -> (Piece) -> Product
  ) {
    self.take = take
    self.finish = finish
    makeWorker = worker
    pthread_mutex_init(&input, nil)
    pthread_mutex_init(&output, nil)
    pthread_cond_init(&fewerWait, nil)
  }

  deinit {
    pthread_cond_destroy(&fewerWait)
    pthread_mutex_destroy(&output)
    pthread_mutex_destroy(&input)
  }

  /// Works until nothing is left, with that many threads, this one among them.
  package func run(jobs: Int) {
    mostWaiting = 2 * jobs
    let threads = (1..<max(1, jobs)).compactMap { _ in Thread { [self] in work() } }
    work()
    for thread in threads { thread.join() }
  }

  private func work() {
    let worker = makeWorker()
    while let (number, piece) = next() {
      layDown(worker(piece), number)
    }
  }

  private func layDown(_ product: Product, _ number: Int) {
    pthread_mutex_lock(&output)
    defer { pthread_mutex_unlock(&output) }
    while number - finished > mostWaiting { pthread_cond_wait(&fewerWait, &output) }
    waiting[number] = product
    while let next = waiting.removeValue(forKey: finished) {
      if !isStopped && !finish(next) { isStopped = true }
      finished += 1
    }
    pthread_cond_broadcast(&fewerWait)
  }

  private func next() -> (Int, Piece)? {
    pthread_mutex_lock(&output)
    let isStopped = isStopped
    pthread_mutex_unlock(&output)
    pthread_mutex_lock(&input)
    defer { pthread_mutex_unlock(&input) }
    guard !isStopped, let piece = take() else { return nil }
    taken += 1
    return (taken - 1, piece)
  }
}

/// A thread of the system that runs something to its end.
private struct Thread {
  private let thread: pthread_t

  /// Starts a thread; nil when the system has none left, and the caller does the work alone.
  package init?(_ body: @escaping () -> Void) {
    let box = Unmanaged.passRetained(Box(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    guard status == 0 else {
      box.release()
      return nil
    }
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }

  private final class Box {
    package let body: () -> Void
    package init(_ body: @escaping () -> Void) { self.body = body }
  }
}

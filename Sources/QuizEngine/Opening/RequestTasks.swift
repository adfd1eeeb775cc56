internal import Cells
internal import QuizCore
internal import QuizRoom
internal import QuizStore

/// The requests that are under way, each on a fiber of its own: it waits where it needs something, and others go on.
final class RequestTasks {
  /// Work of plugins for requests; nil where plugins run in this process.
  private let queue: CellQueue?
  private let clock: () -> Int
  private let began: Int
  /// The waiting requests, the longest first.
  private var tasks: [(fiber: Fiber, since: Int)] = []
  /// The fibers that are resumed next.
  private var ready: [Fiber] = []
  private var sleeping: [(fiber: Fiber, until: Int)] = []
  /// The fibers that want a sitting or room which another fiber is reading, by its id.
  private var waiters: [String: [Fiber]] = [:]

  /// Milliseconds after which a request is no longer waited for.
  private static let longestWait = 30_000
  /// Requests that wait at most until a room or a sitting has been read.
  private static let mostWaiters = 2 * RoomRules.mostPlayers
  /// Milliseconds within which an engine that went before this one has let its sittings go, and between two tries.
  private static let longestFarewell = 5000
  private static let pauseOfTries = 50

  init(_ queue: CellQueue?, _ clock: @escaping () -> Int) {
    (self.queue, self.clock, began) = (queue, clock, clock())
  }

  // MARK: Running

  /// Does something that may wait. Without memory for its stack it keeps everybody waiting.
  func run(_ body: @escaping () -> Void) {
    guard let fiber = Fiber(body) else { return body() }
    fiber.resume()
    if !fiber.hasEnded { tasks.append((fiber, clock())) }
  }

  /// Lets all go on that can, and gives those up that have waited too long.
  func advance() {
    if tasks.isEmpty { return }
    let now = clock()
    ready += queue?.advance() ?? []
    ready += sleeping.filter { $0.until <= now }.map(\.fiber)
    sleeping.removeAll { $0.until <= now }
    for task in tasks.prefix(while: { now - $0.since > Self.longestWait }) { giveUp(task.fiber) }
    while !ready.isEmpty {
      let fibers = ready
      ready = []
      for fiber in fibers { fiber.resume() }
    }
    tasks.removeAll(where: \.fiber.hasEnded)
  }

  /// Nothing is waited for any more.
  func giveAllUp() {
    for task in tasks { giveUp(task.fiber) }
    advance()
  }

  private func giveUp(_ fiber: Fiber) {
    queue?.giveUp(fiber)
    if queue == nil { fiber.giveUp() }
    ready.append(fiber)
  }

  var isGivenUp: Bool { Fiber.current?.isGivenUp ?? false }

  /// Throws when the request is no longer waited for: nothing is changed then.
  func checkIsWanted() throws(Denial) {
    if isGivenUp { throw .tooMuch }
  }

  // MARK: For the loop

  /// Whether a cell works for a request.
  var isBusy: Bool { queue?.isBusy ?? false }

  /// The descriptors to poll, with their events.
  var waiting: [(descriptor: Int32, events: Int32)] { queue?.waiting ?? [] }

  /// Milliseconds until a request goes on by itself; nil when none does.
  var patience: Int? {
    if !ready.isEmpty { return 0 }
    return sleeping.map(\.until).min().map { max(0, $0 - clock()) }
  }

  // MARK: Waiting

  /// Whether a sitting or a room is being read.
  func isOpening(_ id: String) -> Bool { waiters[id] != nil }

  /// A sitting or a room: the one that is held, or the one that `open` makes of the record. Requests for it while it is
  /// read wait, and go on in the order in which they came.
  func opened<Live>(_ id: String, held: () -> Live?, open: () throws(Denial) -> Live) throws(Denial) -> Live {
    while waiters[id] != nil { try wait(for: id) }
    if let held = held() { return held }
    waiters[id] = []
    defer { ready += waiters.removeValue(forKey: id) ?? [] }
    return try open()
  }

  private func wait(for id: String) throws(Denial) {
    guard let fiber = Fiber.current, waiters[id, default: []].count < Self.mostWaiters else { throw .tooMuch }
    waiters[id]?.append(fiber)
    Fiber.wait()
    waiters[id]?.removeAll { $0 === fiber }
    try checkIsWanted()
  }

  /// Claims a sitting or a room; false while another program has it.
  ///
  /// Behind a parent that was killed the engine before this one still saves what it had read, so a young one tries again.
  func claim(_ id: String, in record: SQLiteRecord) throws(Denial) -> Bool {
    while true {
      let isOurs = try Denial.recording(record.claim(id))
      if isOurs { return true }
      guard let fiber = Fiber.current, !isGivenUp, clock() - began < Self.longestFarewell else { return false }
      sleeping.append((fiber, clock() + Self.pauseOfTries))
      Fiber.wait()
      sleeping.removeAll { $0.fiber === fiber }
    }
  }
}

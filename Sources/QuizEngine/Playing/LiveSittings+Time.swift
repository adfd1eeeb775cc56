internal import Cells
internal import QuizPlay

/// Work without a request: limits, timeouts and idle sittings.
extension LiveSittings {
  /// Milliseconds between two rounds of saving and dropping.
  private static let beat = 500
  /// Milliseconds of a clock that are saved at the latest.
  private static let saveEvery = 1000
  /// Milliseconds after its last request after which a sitting is let go, and one of which nothing is kept.
  private static let patienceOfSitting = 5000
  private static let patienceOfPractice = 1_800_000

  /// Decides expired limits; twice a second it also saves elapsed time, and drops abandoned sittings.
  func letTimePass() {
    let now = self.now
    let isBeat = now >= nextBeat
    if isBeat {
      nextBeat = now + Self.beat
      giveMemoryBack()
    }
    guard isBeat || timeToLimit == 0 else { return }
    let looked = isBeat ? Array(lives.values) : limits.due(at: now).compactMap { lives[$0] }
    for live in looked where live.work == nil {
      if rooms.openness(of: live) == .nothing {
        begin(Work(kind: .leave(nil), at: now), live)
      } else if isDue(live, now, isBeat) {
        begin(Work(kind: .expiry, at: now), live)
      } else if isBeat && isLeft(live, now) {
        begin(Work(kind: .leave(nil), at: now), live)
      } else if limits[live.id].map({ $0 <= now }) ?? false {
        // The time that modes and record took is not charged.
        noteLimit(of: live)
      }
    }
  }

  /// Returns the memory of dropped sittings to the system after a burst; the library would keep it.
  private func giveMemoryBack() {
    mostLives = max(mostLives, lives.count)
    guard mostLives >= Self.burst, 4 * lives.count <= mostLives else { return }
    mostLives = lives.count
    Cell.giveMemoryBack()
  }

  /// The number of sittings that counts as a burst.
  private static let burst = 50

  /// Decides again what was done in sittings whose quiz or plugin was saved, and tells the faces that show them.
  func lookAtFiles() {
    for live in Array(lives.values) where live.work == nil && live.sitting.isWatched {
      let moments = live.sitting.look(at: now)
      guard !moments.isEmpty else { continue }
      live.pause = nil
      live.news = moments.filter(\.isNews)
      begin(Work(kind: .saved(moments), at: now), live)
    }
  }

  /// Notes when the limit that runs is reached.
  func noteLimit(of live: LiveSitting) {
    let now = self.now
    limits[live.id] = live.sitting.isRunning ? live.sitting.timeLeft(at: now).map { now + $0 } : nil
  }

  private func isDue(_ live: LiveSitting, _ now: Int, _ isBeat: Bool) -> Bool {
    guard live.sitting.isRunning, let left = live.sitting.timeLeft(at: now) else { return false }
    return left == 0 || isBeat && live.sitting.waiting(at: now) >= Self.saveEvery
  }

  /// True when a sitting is abandoned. One with a running limit is not.
  private func isLeft(_ live: LiveSitting, _ now: Int) -> Bool {
    if live.held == nil { return now - live.touched >= Self.patienceOfPractice }
    let runs = live.sitting.isRunning && live.sitting.timeLeft(at: now) != nil
    return !runs && now - live.touched >= Self.patienceOfSitting
  }

  /// Milliseconds to the next limit; nil when none runs.
  private var timeToLimit: Int? { limits.soonest().map { max(0, $0 - now) } }

  /// Milliseconds after which something happens by itself at the latest.
  var patience: Int {
    let beat = max(0, nextBeat - now)
    if context.isWatching && !lives.isEmpty { return min(beat, Sitting.watchEvery) }
    return lives.isEmpty ? 60_000 : min(beat, timeToLimit ?? beat)
  }

  /// Stops all clocks, and lets all go of which nothing is being done.
  func leaveAll() {
    for live in Array(lives.values) where live.work == nil { begin(Work(kind: .leave(nil), at: now), live) }
  }
}

extension Moment {
  /// Whether it is told above what is open, and not what is open itself.
  fileprivate var isNews: Bool {
    switch self {
    case .warning, .news: true
    default: false
    }
  }
}

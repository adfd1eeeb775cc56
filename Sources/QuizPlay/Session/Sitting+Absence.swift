internal import QuizCore
package import Words

/// Time without an answer: limits expire one after the other, until the player is asked whether to go on.
extension Sitting {
  /// How many limits in a row may be reached without a sign of the player; a whole quiz of usual length may.
  package var patience: Int { min(200, max(30, state.orderedQuestions.count)) }

  /// Whether so many limits were reached that a face has to ask whether anybody is there, or to leave; time stands still then.
  package var seemsAlone: Bool { unanswered > 0 && unanswered >= patience && !state.isOver }

  /// The sentence on stopping a sitting whose player seems to be gone.
  package func nobodyThere(_ language: InterfaceLanguage) -> String {
    PlainWords.of(language).nobodyThere(["n": String(patience)])
  }

  /// A key or a line came.
  package func playerIsThere() {
    unanswered = 0
  }

  func noteExpiries(_ events: [SittingEvent]) {
    unanswered += events.count { $0.isExpiry }
    if seemsAlone { stopwatch.stop() }
  }

  /// Lets exactly that much time pass, whatever the clock says: virtual time, or time while quizrun was closed.
  ///
  /// A mode may ask timed questions for ever. After a thousand limits, or some seconds of work, the rest of the time is
  /// dropped with a warning. The call counts as a sign of the player.
  package func letPass(_ ms: Int) -> [Moment] {
    defer { playerIsThere() }
    let start = workClock()
    var moments: [Moment] = []
    var left = ms
    var limits = 0
    while left > 0 && isWaiting {
      if limits >= Self.mostLimits || workClock() - start > Self.longestWork {
        return moments + [.warning("\(limits) limits in a row were reached; the rest of the time was left out")]
      }
      let toLimit = min(left, state.timeLeft ?? left)
      moments += letPassToLimit(left)
      left -= toLimit
      limits += 1
    }
    return moments
  }

  /// Whether time that goes by changes anything.
  private var isWaiting: Bool { !state.isOver && (state.open != nil || state.isWaitingForFinish) }

  private static let mostLimits = 1000
  /// Milliseconds.
  private static let longestWork = 5000
}

extension SittingEvent {
  /// Whether the time of a question ran out.
  fileprivate var isExpiry: Bool { if case .took(let turn) = self, case .timedOut = turn.input { true } else { false } }
}

/// Events that wait for the record: time, and drafts of responses.
extension Sitting {
  /// Adds events to the unsaved ones; a draft replaces the one before it.
  func wait(_ events: [SittingEvent]) {
    for event in events {
      if event.isDraft { removeWaitingDraft() }
      pending.append(event)
    }
  }

  private func removeWaitingDraft() {
    for place in pending.indices.reversed() {
      if pending[place].mustBeKept { return }
      if pending[place].isDraft {
        pending.remove(at: place)
        return
      }
    }
  }

  /// Takes the drafts out that wait for the next event of another kind: many of them took their room in the record.
  func heldDrafts() -> [SittingEvent] {
    guard draftBytes > RecordUse.mostDrafts, !pending.contains(where: \.mustBeKept) else { return [] }
    let drafts = pending.filter(\.isDraft)
    pending.removeAll(where: \.isDraft)
    return drafts
  }
}

extension SittingEvent {
  fileprivate var isDraft: Bool { if case .selected = self { true } else { false } }

  /// Whether the player would miss it after a crash; time and ticks are saved every second and at quit.
  var mustBeKept: Bool {
    switch self {
    case .timePassed, .selected: return false
    default: return true
    }
  }
}

/// Counts the milliseconds of a steady clock that are not charged yet.
struct Stopwatch {
  private var since: Int?

  var isRunning: Bool { since != nil }

  mutating func start(at now: Int) {
    if since == nil { since = now }
  }

  mutating func stop() {
    since = nil
  }

  /// Milliseconds since the last `taken`; 0 while stopped.
  func waiting(at now: Int) -> Int {
    since.map { max(0, now - $0) } ?? 0
  }

  /// The milliseconds not charged yet; they count as charged from now on.
  mutating func taken(at now: Int) -> Int {
    let ms = waiting(at: now)
    since = since.map { max($0, now) }
    return ms
  }

  /// Takes milliseconds up again that were accounted for, and did not go by after all.
  mutating func owe(_ ms: Int) {
    since = since.map { $0 - max(0, ms) }
  }

  /// Exempts milliseconds that are passing from being charged.
  mutating func excuse(_ ms: Int) {
    since = since.map { $0 + max(0, ms) }
  }
}

package import QuizCore

/// Hosting of many sittings, which are decided one after the other and saved together.
extension Sitting {
  /// Milliseconds that passed and are not charged yet.
  package func waiting(at now: Int) -> Int { stopwatch.waiting(at: now) }

  /// Whether the clock runs.
  package var isRunning: Bool { stopwatch.isRunning }

  /// Lets the time go by that reaches no limit; a limit is left for `tick`, or for the command that comes too late.
  package func catchUp(to now: Int) {
    guard broken == nil else { return }
    let waiting = stopwatch.waiting(at: now)
    if let left = state.timeLeft, waiting >= left { return }
    pending += passing(stopwatch.taken(at: now)).events
  }

  /// Stops the clock; the time since the last charge is not charged.
  package func holdClock() { stopwatch.stop() }

  /// Hands over what waits to be kept.
  package func save() { _ = keep([], now: true) }

  /// The moments of events that a sitting already has, as they were shown at the time; `before` are the earlier events.
  package static func moments(
    of events: some Collection<SittingEvent>, after before: some Collection<SittingEvent>, in stored: StoredSitting
  ) -> [Moment] {
    var state = SittingState.initial(stored.beginning)
    for event in before { state.evolve(event) }
    let moments = Moments(from: state)
    let names = stored.renaming
    for event in events {
      state.evolve(event)
      moments.note(event.renamed(names), state.renamed(names))
    }
    return moments.all
  }
}

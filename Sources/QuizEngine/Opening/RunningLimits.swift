/// The times at which limits of sittings expire, in milliseconds of the steady clock.
///
/// They are checked on every request, which therefore need not visit every sitting.
struct RunningLimits {
  private var times: [String: Int] = [:]
  /// The soonest of them; nil where that has to be looked up.
  private var known: Int??

  /// The limit of a sitting; nil when none runs.
  subscript(sitting: String) -> Int? {
    get { times[sitting] }
    set {
      let before = times[sitting]
      if before == newValue { return }
      times[sitting] = newValue
      guard let soonest = known else { return }
      if let time = newValue, time <= soonest ?? .max { known = .some(time) } else if before == soonest { known = nil }
    }
  }

  /// The time of the first limit; nil without one.
  mutating func soonest() -> Int? {
    if let known { return known }
    let least = times.values.min()
    known = .some(least)
    return least
  }

  /// The sittings whose limit has expired by then.
  func due(at now: Int) -> [String] { times.filter { $0.value <= now }.map(\.key) }
}

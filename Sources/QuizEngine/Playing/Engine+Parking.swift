/// Requests that cannot be done now and are asked again by themselves.
extension Engine {
  /// Milliseconds within which an engine that went before this one has let its sittings go, and between two tries.
  private static let longestFarewell = 5000
  private static let pauseOfTries = 50

  /// Keeps a request for later; false when it is to be answered.
  ///
  /// Behind a parent that was killed the engine before this one still saves what it had read: for that moment its sittings
  /// are open in another program.
  func parks(_ request: EngineRequest, _ denial: Denial) -> Bool {
    guard denial.status == .taken, now - began < Self.longestFarewell else { return false }
    if parked.isEmpty { nextTry = now + Self.pauseOfTries }
    parked.append(request)
    return true
  }

  func askAgain() {
    guard !parked.isEmpty, now >= nextTry else { return }
    let requests = parked
    parked = []
    for request in requests { ask(request) }
  }
}

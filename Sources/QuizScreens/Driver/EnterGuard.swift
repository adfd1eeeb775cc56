internal import Terminal

/// Tells an Enter that is meant from one that is held down, tapped without a look, or typed too early.
struct EnterGuard {
  /// The time of the last Enter, Right or other submitting key, whatever its effect.
  private var enteredAt: Int
  /// A second Enter that may be the first repetition of a key that is held down, and until when another would show it.
  private var doubted: (key: Key, until: Int)?

  /// An Enter within this time of another one that continued was typed without reading.
  private static let readingTime = 400
  /// Terminals repeat a key that is held down for the first time within this.
  private static let longestDelay = 1000
  /// Terminals repeat it within this from then on.
  private static let longestRepetition = 150

  init(at now: Int) { enteredAt = now }

  /// True when a key may take effect now. `question` is nil where none is on the screen.
  mutating func admits(_ key: Key, on question: QuestionScene?, at now: Int) -> Bool {
    let since = now - enteredAt
    let handsIn = question?.handsIn(key) ?? false
    if handsIn || key == .enter || key == .right { enteredAt = now }
    let isHeld = doubted != nil && handsIn
    doubted = nil
    guard let question, handsIn, question.isUntouchedChoice || question.asksOnceMore else { return true }
    if isHeld || since < Self.readingTime { return false }
    if question.isUntouchedChoice || since >= Self.longestDelay { return true }
    doubted = (key, now + Self.longestRepetition)
    return false
  }

  /// The key that was not held down after all; nil when none is doubted, or it is too early to say.
  mutating func takeCleared(at now: Int) -> Key? {
    guard let doubted, now >= doubted.until else { return nil }
    self.doubted = nil
    return doubted.key
  }

  /// Milliseconds until a doubted key is cleared; nil without one.
  func patience(at now: Int) -> Int? { doubted.map { $0.until - now } }
}

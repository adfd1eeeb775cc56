package import Terminal

/// A screen for tests: events are fed in advance, frames are kept.
///
/// Each `wait` gives the next batch that was fed. A wait with a limit and nothing fed gives no event and moves `now` by
/// the limit, so that a countdown runs at once; a wait without limit and nothing fed hangs up, so that no test hangs.
package final class ScriptedScreen {
  /// The frames shown, oldest first.
  package private(set) var frames: [Frame] = []
  /// Milliseconds spent in `wait` up to now.
  package private(set) var now = 0
  /// Whether the terminal is slow.
  package var isBehind = false
  private var batches: [Batch] = []
  private var size: Size
  private let depth: ColourDepth

  /// Events that arrive together, `after` milliseconds of waiting.
  private struct Batch {
    var after: Int
    var events: [ScreenEvent]
  }

  package init(_ size: Size = Size(rows: 24, columns: 80), depth: ColourDepth = .none) {
    self.size = size
    self.depth = depth
  }

  /// Feeds events that arrive together, after so many milliseconds of waiting.
  package func feed(_ events: [ScreenEvent], after milliseconds: Int = 0) {
    batches.append(Batch(after: max(0, milliseconds), events: events))
  }

  /// Feeds keys that arrive one after the other.
  package func press(_ keys: Key...) {
    for key in keys { feed([.key(key)]) }
  }

  /// Feeds the characters of a text one after the other.
  package func type(_ text: String) {
    for character in text { feed([.key(.character(character))]) }
  }

  /// The screen to hand to the code under test.
  package var screen: Screen {
    Screen(
      size: { self.size }, depth: depth, show: { self.frames.append($0) }, wait: { self.next(within: $0) }, redraw: {},
      now: { self.now }, isBehind: { self.isBehind })
  }

  private func next(within limit: Int?) -> [ScreenEvent] {
    guard let batch = batches.first else {
      now += limit ?? 0
      return limit == nil ? [.hangUp] : []
    }
    if let limit, limit < batch.after {
      now += limit
      batches[0].after -= limit
      return []
    }
    now += batch.after
    batches.removeFirst()
    for case .resize(let size) in batch.events { self.size = size }
    return batch.events
  }
}

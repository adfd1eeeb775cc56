internal import QuizCore

/// A cell's note of its present work: the layer, the hook, and a counter that changes with each call.
struct HookNote: Equatable {
  var layer: Int
  var hook: Hook
  var count: UInt32

  /// Never 0: that is a cell that has called nothing.
  var word: UInt32 { count << 16 | UInt32(truncatingIfNeeded: layer + 1) << 8 & 0xFF00 | UInt32(hook.place) & 0xFF }

  init(layer: Int, hook: Hook, count: UInt32) {
    self.layer = layer
    self.hook = hook
    self.count = count
  }

  /// Nil when the word says nothing of the kind.
  init?(_ word: UInt32) {
    let layer = Int(word >> 8 & 0xFF) - 1
    guard layer >= 0, let hook = Hook(place: Int(word & 0xFF)) else { return nil }
    self.init(layer: layer, hook: hook, count: word >> 16)
  }
}

@testable import QuizCore

extension SittingState {
  /// The same without the bytes that it takes: the quick ways bound those instead of counting each.
  var uncounted: SittingState {
    var state = self
    state.use = RecordUse()
    return state
  }
}

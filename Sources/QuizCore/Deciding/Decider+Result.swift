extension Decider {
  /// The last pages of the order, then the result.
  mutating func finish(why: String?) {
    if state.isOver { return }
    let pages = unseenPages(before: nil)
    if let first = pages.first {
      return emit(.opened(step(of: first), status: [], rest: pages.dropFirst().map(step(of:))))
    }
    finishNow(why: why)
  }

  /// The mode's result, filled in.
  mutating func finishNow(why: String?) {
    if state.isOver { return }
    let ending = Ending(why: why)
    if holdsResult {
      self.ending = ending
      return
    }
    let answered = answer(ending)
    emit(.finished(ResultRules(state: state, why: why).filled(answered ?? SittingResult())))
  }

  /// The result of the mode's `result` hook; nil when there is no such hook, or it fails.
  mutating func answer(_ ending: Ending) -> SittingResult? {
    guard mode.info.hooks.contains(.result) else { return nil }
    let result = ask(mode, .result) { mode, context throws(HookFailure) in
      try mode.result(context.with(why: ending.why))
    }
    guard let result, !hasRoom(for: .finished(result), upTo: RecordUse.mostWithResult) else { return result }
    refuse(.result, of: mode)
    return nil
  }
}

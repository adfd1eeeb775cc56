extension Decider {
  /// The last pages of the order, then the result.
  mutating func finish(why: String?) {
    let pages = unseenPages(before: nil)
    if let first = pages.first {
      return emit(.opened(step(of: first), status: [], rest: pages.dropFirst().map(step(of:))))
    }
    finishNow(why: why)
  }

  /// The mode's result, filled in.
  mutating func finishNow(why: String?) {
    let ending = Ending(why: why)
    if holdsResult {
      self.ending = ending
      return
    }
    let answered = answer(ending)
    emit(.finished(ResultRules(state: state, why: why).filled(answered ?? SittingResult())))
  }

  /// What the mode says of the end; nil when it says nothing, or fails.
  mutating func answer(_ ending: Ending) -> SittingResult? {
    guard mode.info.hooks.contains(.result) else { return nil }
    return ask(mode, .result) { mode, context throws(HookFailure) in
      try mode.result(context.with(why: ending.why))
    }
  }
}

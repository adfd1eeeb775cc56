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
    var answered: SittingResult?
    if mode.info.hooks.contains(.result) {
      answered = ask(mode, .result) { mode, context throws(HookFailure) in
        try mode.result(context.with(why: why))
      }
    }
    emit(.finished(ResultRules(state: state, why: why).filled(answered ?? SittingResult())))
  }
}

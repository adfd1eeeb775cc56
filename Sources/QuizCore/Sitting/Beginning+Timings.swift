extension Beginning {
  /// The time limits that a player can choose before it begins: the present ones first, then different ones.
  ///
  /// Those are no limits, or `seconds` for every question where there are none.
  package func timings(offering seconds: Double) -> [LimitSettings.Timing] {
    let first = limits.timing
    let written = quiz?.hasLimits == true
    let byMode = mode.decidesLength
    var others: [LimitSettings.Timing] = []
    if written || byMode { others.append(.asWritten) }
    others.append(.untimed)
    if !written { others.append(.every(seconds)) }
    let isOff = first == .asWritten && !written && !byMode
    return [first] + others.filter { $0 != first && !(isOff && $0 == .untimed) }
  }
}

extension SittingEvent {
  /// The events that may leave the sitting: before the result, none from the first secret input on, which the mode's
  /// state may contain.
  package static func tellable(_ events: [SittingEvent]) -> [SittingEvent] {
    guard let secret = events.firstIndex(where: \.takesSecret), !events.contains(where: \.isResult) else {
      return events
    }
    return Array(events[..<secret])
  }

  /// The values that a mode remembered since the first secret input of an unfinished sitting; they stay hidden until
  /// its end.
  package static func untellable(_ events: [SittingEvent]) -> RememberedValues {
    var kept = RememberedValues()
    for case .remembered(let values) in events[tellable(events).count...] { kept.add(values) }
    return kept
  }

  private var takesSecret: Bool {
    guard case .took(let turn) = self else { return false }
    let secrets = Set(turn.step.inputs.filter(\.spec.isSecret).map { PlainKey.text($0.name) })
    return turn.inputs.contains { secrets.contains($0.key) }
  }

  var isResult: Bool {
    if case .finished = self { return true }
    return false
  }
}

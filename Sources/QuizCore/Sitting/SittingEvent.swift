/// An event of a sitting; the recorded events, in order, are the sitting.
package enum SittingEvent: Equatable, Sendable {
  /// Ids in the order they will be asked, `info` pages among them.
  case ordered([String])
  /// The mode's state is now this.
  case stateChanged(PlainValue)
  /// The mode remembers this from now on, whatever comes of the sitting, unless it is discarded.
  case remembered(RememberedValues)
  /// A step was put to the player, with the header's short texts; `rest` waits behind it (a question behind its pages).
  case opened(OpenStep, status: [StatusEntry], rest: [OpenStep])
  /// Milliseconds went by on the open step.
  case timePassed(Int)
  /// The player ticked, moved or typed something without submitting it.
  case selected(Response)
  /// The open step got this input; settled questions carry their verdict.
  case took(Turn)
  /// Back to before that turn, which is open again; the later ones are kept to be decided again.
  case rewound(to: Int)
  /// The turns kept by going back are dropped, since the mode asks something else now.
  case keptDropped
  /// Every question is answered; free navigation waits for `finish`.
  case waitedForFinish
  case hookFailed(HookFailure)
  case finished(SittingResult)
  /// The player threw the sitting away.
  case discarded

  var isFailure: Bool { if case .hookFailed = self { true } else { false } }
}

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

  var isResult: Bool { if case .finished = self { true } else { false } }
}

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

  var isFailure: Bool {
    if case .hookFailed = self { return true }
    return false
  }
}

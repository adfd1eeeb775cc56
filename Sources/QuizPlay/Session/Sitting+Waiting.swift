internal import QuizCore

/// Events that wait for the record: time, and drafts of responses.
extension Sitting {
  /// Adds events to the unsaved ones; a draft replaces the one before it.
  func wait(_ events: [SittingEvent]) {
    for event in events {
      if event.isDraft { removeWaitingDraft() }
      pending.append(event)
    }
  }

  private func removeWaitingDraft() {
    for place in pending.indices.reversed() {
      if pending[place].mustBeKept { return }
      if pending[place].isDraft {
        pending.remove(at: place)
        return
      }
    }
  }

  /// Takes the drafts out that wait for the next event of another kind: many of them took their room in the record.
  func heldDrafts() -> [SittingEvent] {
    guard draftBytes > RecordUse.mostDrafts, !pending.contains(where: \.mustBeKept) else { return [] }
    let drafts = pending.filter(\.isDraft)
    pending.removeAll(where: \.isDraft)
    return drafts
  }
}

extension SittingEvent {
  fileprivate var isDraft: Bool {
    if case .selected = self { return true }
    return false
  }

  /// Whether the player would miss it after a crash; time and ticks are saved every second and at quit.
  var mustBeKept: Bool {
    switch self {
    case .timePassed, .selected: return false
    default: return true
    }
  }
}

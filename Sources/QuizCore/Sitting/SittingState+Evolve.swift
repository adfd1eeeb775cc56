extension SittingState {
  /// The state after an event. Total: whatever is recorded has happened.
  package mutating func evolve(_ event: SittingEvent) {
    var use = use
    use.add(event, to: self)
    self.use = use
    switch event {
    case .ordered(let ids): course = Course(order: ids, like: usualOrder) { quizQuestion($0)?.kind == .info }
    case .stateChanged(let value): modeState = value
    case .remembered(let values): remembered.add(values)
    case .opened(let step, let status, let rest): opened(step, status, rest)
    case .timePassed(let ms): timePassed(ms)
    case .selected(let response): draft = response
    case .took(let turn): took(turn)
    case .rewound(let count): rewound(to: count)
    case .keptDropped: kept = []
    case .waitedForFinish: waitedForFinish()
    case .hookFailed(let failure): failures[failure.place, default: 0] += 1
    case .finished(let result): finished(result)
    case .discarded: isDiscarded = true
    }
  }

  private mutating func opened(_ step: OpenStep, _ status: [StatusEntry], _ rest: [OpenStep]) {
    let isSame = open?.isSame(as: step) == true
    if !isSame { leaveDraft() }
    open = step
    self.status = status
    self.rest = rest
    isWaitingForFinish = false
    if !isSame { draft = nil }
    record(opening: step)
  }

  private mutating func record(opening step: OpenStep) {
    guard case .question(let asked, _) = step.content else { return }
    guard let place = records.index(forKey: step.id) else {
      records[step.id] = QuestionRecord(number: step.number, attempt: step.attempt)
      return record(making: asked)
    }
    records.values[place].attempt = step.attempt
    records.values[place].isTryOpen = true
    record(making: asked)
  }

  private mutating func record(making asked: AskedQuestion) {
    guard case .made(let question) = asked, let place = records.index(forKey: question.id) else { return }
    if records.values[place].made == nil { madeIDs.append(question.id) }
    records.values[place].made = question
  }

  private mutating func timePassed(_ ms: Int) {
    elapsed = Self.sum(elapsed, ms)
    spend(ms)
  }

  /// A clock at its end stays there.
  static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? StoredRange.milliseconds.upperBound : StoredRange.milliseconds.nearest(sum)
  }

  private mutating func took(_ turn: Turn) {
    if turn.input == .hinted { hintPlaces.append(turns.count) }
    turns.append(turn)
    statusOfTurns.append(status)
    record(closing: turn)
    if turn.isSettled {
      if !leftDrafts.isEmpty { leftDrafts[TryID(question: turn.step.id, attempt: turn.step.attempt)] = nil }
      course.settle(turn.step.id, at: turns.count - 1)
      reopened = nil
    }
    if let first = kept.first, first.step.isSame(as: turn.step) { kept.removeFirst() }
    if turn.isSettled || turn.step.asking == nil {
      open = nil
      draft = nil
    }
  }

  private mutating func record(closing turn: Turn) {
    switch turn.step.stepID {
    case .page(let id): pagesSeen.insert(id)
    case .question(let id):
      guard turn.isSettled, let place = records.index(forKey: id) else { return }
      if !records.values[place].isSettled { settledCount += 1 }
      records.values[place].isSettled = true
      records.values[place].isTryOpen = false
      records.values[place].verdict = turn.verdict
    }
  }

  /// Returns to before a turn and opens its step again with the response it had.
  private mutating func rewound(to count: Int) {
    guard turns.indices.contains(count) else { return }
    leaveDraft()
    let turn = turns[count]
    kept = turns[(count + 1)...] + (reopened.map { [$0] } ?? []) + kept
    reopened = turn
    turns.removeSubrange(count...)
    status = statusOfTurns[count]
    statusOfTurns.removeSubrange(count...)
    hintPlaces.removeAll { $0 >= count }
    modeState = turn.before
    records = [:]
    settledCount = 0
    madeIDs = []
    pagesSeen = []
    for earlier in turns {
      record(opening: earlier.step)
      record(closing: earlier)
    }
    open = turn.step
    rest = []
    isWaitingForFinish = false
    record(opening: turn.step)
    course.rewind(to: count) { records[$0]?.isSettled == true }
    draft = turn.response
  }

  private mutating func waitedForFinish() {
    open = nil
    draft = nil
    isWaitingForFinish = true
  }

  private mutating func finished(_ result: SittingResult) {
    self.result = result
    open = nil
    rest = []
    draft = nil
  }
}

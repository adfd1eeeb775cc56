extension Decider {
  /// Time goes by: up to a limit, its expiry, and on with the rest of the time.
  mutating func pass(_ ms: Int) {
    var left = StoredRange.milliseconds.nearest(ms)
    var expiries = 0
    while left > 0 && expiries < mostExpiries && !state.isOver && (state.open != nil || state.isWaitingForFinish) {
      guard let stop = state.timeLeft, stop <= left else { return emit(.timePassed(left)) }
      if stop > 0 { emit(.timePassed(stop)) }
      left -= stop
      expiries += 1
      expire()
    }
  }

  /// The open question's time, or the whole quiz's, is up.
  mutating func expire() {
    let quizIsUp = state.quizLeft == 0
    if let (step, question, _) = try? openQuestion() {
      record(step, question, expiry(of: question), ms: state.openSpent)
      if !quizIsUp || !state.kept.isEmpty { continueAfter(step) }
    }
    if quizIsUp && !state.isOver { finishNow(why: nil) }
  }

  /// The input that counts when time runs out. Kinds `single` and `truefalse` are skipped unless they were answered
  /// before; the others submit their draft.
  private func expiry(of question: Question) -> Turn.Input {
    switch question.kind {
    case .single, .truefalse:
      if let given = answeredBefore { return .timedOut(given, selected: []) }
      if case .chosen(let ids) = state.draft { return .timedOut(nil, selected: ids) }
      return .timedOut(nil, selected: [])
    case .multiple:
      let ticked = state.draft.map { Self.tidied($0, question) } ?? .chosen([])
      return .timedOut(ticked, selected: [])
    case .range: return .timedOut(state.draft ?? .value(question.scale.middle), selected: [])
    case .order: return .timedOut(state.draft ?? .order(shownOrder(question)), selected: [])
    case .match: return .timedOut(state.draft ?? .pairs([]), selected: [])
    case .gaps:
      let filled = state.draft.map { Self.tidied($0, question) }
      return .timedOut(filled == .gaps([]) ? nil : filled, selected: [])
    case .number, .text, .info: return .timedOut(state.draft == .text("") ? nil : state.draft, selected: [])
    }
  }

  /// The response from before the open question was reopened; looking at an answer does not withdraw it.
  private var answeredBefore: Response? {
    guard state.beginning.rules >= 8, let turn = state.reopened, state.open?.isSame(as: turn.step) == true else {
      return nil
    }
    return turn.response
  }

  private func shownOrder(_ question: Question) -> [String] {
    Presentation(state: state).items(of: question).map(\.id)
  }
}

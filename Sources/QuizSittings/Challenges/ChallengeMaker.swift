package import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import QuizRoom
package import QuizStore
internal import Words

/// Turns a finished sitting into a code that another player can play and check.
package struct ChallengeMaker {
  private let surroundings: Surroundings
  private let record: any PlayerRecord

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord) {
    (self.surroundings, self.record) = (surroundings, record)
  }

  /// The challenge that a sitting is, and its code.
  package func made(of id: String) throws(Problem) -> (challenge: Challenge, code: String) {
    let (stored, events, _) = try recorded(record.load(id))
    let challenge = try challenge(stored, events)
    guard challenge.inputs.count <= InputReplay.mostInputs, let (code, _) = ChallengeCode.code(of: challenge) else {
      throw Problem(.badData, "this sitting is too long for a code that can be sent as a text")
    }
    return (challenge, code)
  }

  /// The challenge of the sitting that counts, for a quiz of the day.
  package func made(ofCounting id: String, player: String) throws(Problem) -> (challenge: Challenge, code: String) {
    let (stored, _, _) = try recorded(record.load(id))
    guard let day = stored.request["daily"].flatMap(CivilDay.init) else { return try made(of: id) }
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player)
    return try made(of: try desk.counting(on: day) ?? id)
  }

  /// True when a sitting can become a code.
  ///
  /// The accepting player learns the right answers, so guests make no codes of sittings that reveal nothing.
  package static func takes(_ stored: StoredSitting, _ state: SittingState, isOwner: Bool) -> Bool {
    guard state.result != nil, stored.request[RoomIDs.requestKey] == nil else { return false }
    return isOwner || state.past.allSatisfy { $0.step.asking.map { $0.reveal != .nothing } ?? true }
  }

  private func challenge(_ stored: StoredSitting, _ events: [SittingEvent]) throws(Problem) -> Challenge {
    let beginning = stored.beginning
    if let problem = RulesVersion.problem(beginning.rules) { throw Problem(.badData, "cannot verify: \(problem)") }
    if events.contains(where: \.isByClock) {
      throw Problem(
        .badData, "a hook was stopped by the clock in this sitting: on another computer it could go differently")
    }
    let inputs: [ReplayInput]
    switch try SittingReplayer(surroundings.library).replayed(stored, events) {
    case .same(let found): inputs = found
    case .unplayable(let sentence): throw Problem(.badData, sentence)
    case .different(let difference):
      let why = VerifyWords.english.sentence(difference)
      throw Problem(.badData, "this sitting does not replay, so its code could not be checked: \(why)")
    }
    let quiz = beginning.quiz.map { quiz in
      Challenge.QuizMark(
        id: quiz.id, title: quiz.title, content: ChallengeCode.content(of: quiz), questions: quiz.questions.map(\.id))
    }
    guard
      let challenge = Challenge(
        try today(stored, events, inputs), quiz: quiz, files: stored.files, inputs: inputs)
    else {
      throw Problem(.badData, "this sitting is not finished: there is no score to beat yet")
    }
    return challenge
  }
}

extension ChallengeMaker {
  /// The sitting played again under the names that its players have today, which the code carries.
  private func today(
    _ stored: StoredSitting, _ events: [SittingEvent], _ inputs: [ReplayInput]
  ) throws(Problem) -> SittingState {
    var named = stored
    named.beginning = stored.beginning.renamed(stored.renaming)
    var state = SittingState.initial(named.beginning)
    if stored.renaming.isEmpty {
      for event in events { state.evolve(event) }
      return state
    }
    let reason: String
    let patience = SittingReplayer.milliseconds(stored, events.count)
    switch try SittingReplayer(surroundings.library).played(inputs, named, within: patience) {
    case .events(let events):
      for event in events { state.evolve(event) }
      return state
    case .refused(_, let sentence), .unplayable(let sentence): reason = sentence
    case .tooLong: reason = "it has too many answers"
    }
    throw Problem(.badData, "this sitting cannot be played under its players' new names: \(reason)")
  }
}

extension SittingEvent {
  fileprivate var isByClock: Bool { if case .hookFailed(let failure) = self { failure.isByClock } else { false } }
}

package import QuizCore
package import QuizLibrary
internal import QuizModes
package import QuizStore

/// Finds the quiz and the modes that a challenge names by their content.
package struct ChallengeDesk {
  package let surroundings: Surroundings
  package let record: any PlayerRecord

  package init(surroundings: Surroundings, record: any PlayerRecord) {
    self.surroundings = surroundings
    self.record = record
  }

  /// Why a challenge cannot be played here.
  package struct Miss: Error {
    package var reason: String
    /// 66 when something is not here, 65 when it is here but not the same.
    package var kind: Problem.Kind
  }

  /// A challenge with everything it needs.
  package struct Found {
    package var stored: StoredSitting
    /// The challenger's sitting, played again.
    package var state: SittingState
    /// The first difference between the code and its replay; nil when they agree.
    package var difference: Difference?
    /// The first false claim beyond the replay, such as a title; nil when there is none.
    package var claim: Difference?
  }

  /// The challenge with its quiz and modes, played again.
  package func found(
    _ challenge: Challenge, within milliseconds: Int = patience
  ) throws(Miss) -> Found {
    if let problem = RulesVersion.problem(challenge.beginning.rules) { throw Miss(reason: problem, kind: .badData) }
    if let own = recordedSitting(challenge) { return try played(challenge, own, within: milliseconds) }
    return try played(challenge, try fromLibrary(challenge), within: milliseconds)
  }

  /// The challenge with quiz and modes of a sitting that accepted it, played again.
  package func found(_ challenge: Challenge, in accepted: StoredSitting) throws(Miss) -> Found {
    var beginning = challenge.beginning
    beginning.quiz = accepted.beginning.quiz
    return try played(challenge, sitting(beginning, accepted.files))
  }

  private func played(
    _ challenge: Challenge, _ stored: StoredSitting, within milliseconds: Int = patience
  ) throws(Miss) -> Found {
    let played: SittingReplayer.Played
    do {
      played = try SittingReplayer(surroundings.library).played(challenge.inputs, stored, within: milliseconds)
    } catch {
      throw Miss(reason: error.message, kind: error.kind)
    }
    var state = SittingState.initial(stored.beginning)
    switch played {
    case .events(let events):
      for event in events { state.evolve(event) }
      return Found(
        stored: stored, state: state, difference: challenge.difference(from: state),
        claim: falseClaim(challenge, stored))
    case .refused(let input, let sentence):
      let difference = Difference(
        event: input, step: 0, question: nil, what: .input, recorded: Difference.Glimpse(.takenInput),
        replayed: Difference.Glimpse(.refusal, ["words": sentence]))
      return Found(stored: stored, state: state, difference: difference)
    case .tooLong:
      throw Miss(
        reason: "the \(challenge.inputs.count) inputs of this code take too long to play again", kind: .badData)
    case .unplayable(let sentence): throw Miss(reason: sentence, kind: .badData)
    }
  }

  /// Milliseconds after which checking a code stops; a code could be made to keep others waiting.
  package static let patience = 20_000

  // MARK: From the record

  /// The sitting itself, when it was played here: then no file is needed.
  private func recordedSitting(_ challenge: Challenge) -> StoredSitting? {
    guard let (stored, _, _) = try? record.load(challenge.beginning.sitting) else { return nil }
    let content = stored.beginning.quiz.map(ChallengeCode.content)
    guard content == challenge.quiz?.content, Set(stored.files.map(Challenge.FileMark.init)) == challenge.files
    else { return nil }
    var beginning = challenge.beginning
    beginning.quiz = stored.beginning.quiz
    return sitting(beginning, stored.files)
  }

  private func sitting(_ beginning: Beginning, _ files: [StoredFile]) -> StoredSitting {
    let now = surroundings.clock.now()
    let offset = surroundings.zone.local(now).offsetMinutes
    return StoredSitting(
      beginning: beginning, started: now, zone: surroundings.zone.name, offsetMinutes: offset, files: files)
  }

  // MARK: From files

  private func fromLibrary(_ challenge: Challenge) throws(Miss) -> StoredSitting {
    var beginning = challenge.beginning
    beginning.quiz = try challenge.quiz.map { (mark) throws(Miss) in try quiz(mark, beginning) }
    var files: [StoredFile] = []
    for use in beginning.plugins where use.sha256 != nil { files += try self.files(of: use, challenge) }
    return sitting(beginning, files)
  }

  private func files(of use: PluginUse, _ challenge: Challenge) throws(Miss) -> [StoredFile] {
    guard let path = surroundings.library.pluginPaths.first(where: { $0.id == use.id })?.path else {
      throw Miss(
        reason: "the mode '\(use.name)' is not here: put its file '\(use.id).lua' into plugins/", kind: .noInput)
    }
    let files: [StoredFile]
    do {
      files = SittingPlan.files(try surroundings.library.load(path))
    } catch {
      throw Miss(reason: error.message, kind: .badData)
    }
    guard Set(files.map(Challenge.FileMark.init)) == challenge.files.filter({ $0.plugin == use.id }) else {
      throw Miss(
        reason: "the mode '\(use.id)' in '\(path)' is another version than the challenge was played with",
        kind: .badData)
    }
    return files
  }

  /// The quiz in the language of the challenge, with the same questions; it must be the same to the letter.
  private func quiz(_ mark: Challenge.QuizMark, _ beginning: Beginning) throws(Miss) -> Quiz {
    guard var quiz = try original(mark, beginning) else {
      throw Miss(
        reason: "the quiz '\(mark.title)' ('\(mark.id)') is not here: put its file into quizzes/", kind: .noInput)
    }
    let wanted = Set(mark.questions)
    quiz.questions = quiz.questions.filter { wanted.contains($0.id) }
    quiz.title = quiz.isDrawn ? mark.title : quiz.title
    var unpicked = quiz
    unpicked.pickAll()
    let forms = [quiz, unpicked, quiz.withSidesOfOnce, unpicked.withSidesOfOnce]
    guard let same = forms.first(where: { ChallengeCode.content(of: $0) == mark.content }) else {
      throw Miss(
        reason: "the quiz '\(mark.id)' here differs from the one that the challenge was played with", kind: .badData
      )
    }
    return same
  }

  private func original(_ mark: Challenge.QuizMark, _ beginning: Beginning) throws(Miss) -> Quiz? {
    var library = surroundings.library
    if !beginning.languages.isEmpty { library.languages = beginning.languages }
    do throws(Problem) {
      if let day = Quiz.day(ofDaily: mark.id) {
        return DrawnDays(surroundings, record).quiz(of: mark.questions, on: day, library.languages)
      }
      guard mark.id == Quiz.drawnID else { return try library.quiz(id: mark.id, seed: beginning.seed)?.quiz }
      let draw = QuestionDraw(surroundings: surroundings, request: try PlayRequest.standard, seed: beginning.seed)
      return try draw.quiz(of: Set(mark.questions), languages: library.languages)
    } catch {
      throw Miss(reason: error.message, kind: error.kind)
    }
  }
}

extension PlayRequest {
  /// The request of a command line without options.
  package static var standard: PlayRequest {
    get throws(Problem) {
      return PlayRequest()
    }
  }
}

extension ChallengeDesk {
  /// The first claim of a challenge that quiz, id or record contradict and that no replay can test.
  ///
  /// The maker of a code may have sealed it anew. The maker's name can be checked only where the sitting was recorded
  /// here.
  func falseClaim(_ challenge: Challenge, _ stored: StoredSitting) -> Difference? {
    let day = challenge.beginning.day
    if let said = challenge.quiz?.title, let title = stored.beginning.quiz?.title, said != title {
      return .claim(.title, said: said, was: title)
    }
    // A zone and the hour at which days start move it by one day at most.
    if let made = ULID.time(of: challenge.beginning.sitting) {
      let was = CivilDay(number: made.milliseconds / 86_400_000)
      if abs(day.number - was.number) > 1 { return .claim(.day, said: day.text, was: was.text) }
    }
    guard let (own, _, _) = try? record.load(challenge.beginning.sitting) else { return nil }
    if own.beginning.day != day { return .claim(.day, said: day.text, was: own.beginning.day.text) }
    let said = challenge.beginning.players
    if said == own.players || said == own.beginning.players { return nil }
    return .claim(.player, said: said.joined(separator: ", "), was: own.players.joined(separator: ", "))
  }
}

/// The challenge that a sitting accepts, to be compared with once the sitting is finished, however it is gone on with.
package struct AcceptedChallenge {
  package let challenge: Challenge
  package let found: ChallengeDesk.Found

  package init(_ challenge: Challenge, _ found: ChallengeDesk.Found) {
    self.challenge = challenge
    self.found = found
  }

  /// The challenge of a recorded sitting, which holds quiz and modes itself; nil when it accepts none, or its code is
  /// unreadable.
  package init?(of stored: StoredSitting, _ surroundings: Surroundings, _ record: any PlayerRecord) {
    guard let id = stored.request[StoredSitting.challengeKey] else { return nil }
    let friends = (try? record.friendScores()) ?? []
    guard let code = stored.request[StoredSitting.codeKey] ?? friends.first(where: { $0.id == id })?.code,
      let (challenge, _) = try? ChallengeCode.challenge(code),
      let found = try? ChallengeDesk(surroundings: surroundings, record: record).found(challenge, in: stored)
    else { return nil }
    self.init(challenge, found)
  }

  /// The claimed score where a replay confirms it; otherwise the replayed score.
  package var toBeat: ScoreToBeat {
    let given = found.state.result.map(Challenge.Score.init) ?? Challenge.Score()
    return ScoreToBeat(player: challenge.player, score: found.difference == nil ? challenge.score : given)
  }

  /// Nil without a result.
  package func comparison(_ state: SittingState) -> ChallengeComparison? {
    state.result.map { result in
      ChallengeComparison(
        toBeat: toBeat, theirs: found.state, yours: state, score: Challenge.Score(result),
        isTrue: found.difference == nil)
    }
  }
}

extension ChallengeDesk {
  /// Whether a challenge is to a whole quiz under the quiz's own settings, so that its scores belong on a leaderboard.
  package func isComparable(_ challenge: Challenge, _ found: Found) -> Bool {
    if let (own, _, _) = try? record.load(challenge.beginning.sitting) { return own.isComparable }
    let beginning = found.stored.beginning
    if beginning.cut != nil { return false }
    let specs = specs(of: beginning.plugins)
    let setsLimits = found.stored.files.contains { $0.bytes.hold("limit") }
    if beginning.limits.differs(whereThereAre: beginning.quiz?.hasLimits == true || setsLimits) { return false }
    guard let options = try? OptionValues.resolve(specs, quiz: beginning.quiz, places: .unknown, set: []),
      options == beginning.options.sorted(by: { $0.key < $1.key })
    else { return false }
    return beginning.quiz.map(isWhole) ?? true
  }

  /// Whether all marked questions of the quiz at hand are there, and as many are picked.
  private func isWhole(_ played: Quiz) -> Bool {
    if Quiz.day(ofDaily: played.id) != nil { return played.questions.count >= DailyDraw.size }
    guard played.id != Quiz.drawnID, let own = try? surroundings.library.quiz(id: played.id, seed: 0)?.quiz else {
      return false
    }
    let ids = Set(played.questions.map(\.id))
    return own.pick == played.pick && own.sections == played.sections
      && own.questions.allSatisfy { !$0.isMarked || ids.contains($0.id) }
  }

  private func specs(of plugins: [PluginUse]) -> [NamedSpec] {
    plugins.filter { $0.sha256 != nil }.flatMap { use -> [NamedSpec] in
      guard let path = surroundings.library.pluginPaths.first(where: { $0.id == use.id })?.path,
        let plugin = try? surroundings.library.load(path)
      else { return [] }
      return plugin.info.options
    }
  }
}

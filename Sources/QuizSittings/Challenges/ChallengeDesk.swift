package import QuizCore
internal import QuizFormats
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
    guard let same = [quiz, unpicked].first(where: { ChallengeCode.content(of: $0) == mark.content }) else {
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

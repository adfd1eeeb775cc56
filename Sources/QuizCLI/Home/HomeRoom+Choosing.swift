internal import QuizCore
internal import QuizLibrary
internal import QuizScreens
internal import QuizSittings

/// Play from home without a quiz of the list: modes without one, codes, drawn questions.
extension HomeRoom {
  mutating func play(game mode: String) throws {
    var request = request
    request.plugins = [mode]
    try play(.withoutQuiz, seed: request.seed ?? Int.random(in: Chance.seeds), request)
  }

  /// Plays an opened sitting; removes it from the record if it stays untouched.
  mutating func play(_ opened: OpenedSitting, quizAt path: String? = nil) throws {
    defer {
      if let record = try? surroundings.record.get() {
        SittingDesk(surroundings: surroundings, record: record).leave(opened.sitting)
      }
    }
    let end = try SittingFlow.goOn(
      opened, screen, settings, ResultDesk(surroundings, challenge: opened.challenge),
      pictures: ShownPictures(library: surroundings.library).ofQuiz(at: path))
    guard case .again(let last, let stored) = end else { return try take(end) }
    played.append(last)
    let flow = SittingFlow(
      screen: screen, settings: settings, surroundings: surroundings, record: surroundings.record)
    try take(try flow.play(again: stored))
  }

  /// A challenge by its code; one that cannot be read can be mended where it was typed.
  mutating func enterCode() throws {
    let lobby = lobby
    var (typed, notice): (String, String?) = ("", nil)
    while let text = try lobby.code(typed, notice: notice) {
      let word = text.filter { !$0.isWhitespace }
      if word.isEmpty { return }
      let opened: OpenedSitting
      do throws(Problem) {
        opened = try accepted(GivenChallenge(word))
      } catch {
        (typed, notice) = (text, error.message)
        continue
      }
      return try play(opened)
    }
  }

  private func accepted(_ given: GivenChallenge) throws(Problem) -> OpenedSitting {
    let acceptance = try ChallengeAcceptance(given, surroundings, try surroundings.record.get())
    var opened = try acceptance.opened(request, else: surroundings.playerName)
    do { try acceptance.remember() } catch { opened.warnings.append(error.message) }
    return opened
  }

  /// Questions drawn from everything at hand.
  mutating func drawQuestions() throws {
    let categories = try QuestionTopics(surroundings.library, surroundings.bank).counts.map(\.category)
    let lobby = lobby
    var notice: String?
    while let wishes = try lobby.draw(categories.filter({ !$0.isEmpty }), notice: notice) {
      var request = request
      request.filter = QuestionFilter(category: wishes.category, difficulty: wishes.difficulty, kind: wishes.kind)
      (request.limit, request.isMissed) = (wishes.limit, wishes.isMissed)
      let seed = request.seed ?? Int.random(in: Chance.seeds)
      let modes = try ModeChoice(request.plugins, surroundings.library)
      do {
        let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
        return try play(choice, seed: seed, request)
      } catch let problem as Problem {
        notice = problem.message
      }
    }
  }
}

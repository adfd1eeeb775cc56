internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import QuizWire
internal import Terminal
internal import Words

/// The scenes of full-screen play in turn: list, continue or anew, the sitting; until the player leaves.
struct SittingFlow {
  let screen: Screen
  let settings: ScreenSettings
  let surroundings: Surroundings
  let record: LazyRecord

  enum End {
    case left(kept: Unfinished? = nil)
    /// The finished sittings, in order.
    case played([Played])
    /// The player goes to all quizzes, after a finished sitting.
    case toHome(Played?)
    case signal(Int32, kept: Unfinished? = nil)
    /// A finished sitting, to be played again with the same options.
    case again(Played, StoredSitting)

    /// The unfinished sitting, which can go on; nil without one.
    var kept: Unfinished? {
      switch self {
      case .left(let kept), .signal(_, let kept): kept
      case .played, .toHome, .again: nil
      }
    }

    var played: [Played] {
      switch self {
      case .left, .signal, .toHome(nil): return []
      case .toHome(let last?), .again(let last, _): return [last]
      case .played(let sittings): return sittings
      }
    }
  }

  /// A sitting that was finished.
  struct Played {
    var result: SittingResult
    var title: String
    /// The names of achievements that it earned.
    var earned: [String] = []
  }

  enum Scene {
    case list([String], selected: String?)
    case quiz(QuizChoice, seed: Int, PlayRequest, notice: String? = nil)
    case end(End)
  }

  func play(_ first: (choice: QuizChoice, seed: Int), _ request: PlayRequest) throws -> End {
    var list: [String]?
    if case .open(let ids) = first.choice { list = ids }
    var scene = list.map { Scene.list($0, selected: nil) } ?? .quiz(first.choice, seed: first.seed, request)
    while true {
      switch scene {
      case .end(let end): return end
      case .list(let ids, let selected):
        scene = try choose(ids, selected, list == nil ? request.elsewhere : request)
      case .quiz(let choice, let seed, let request, let notice):
        scene = try play(choice, seed, request, list, notice)
      }
    }
  }

  // MARK: The list

  private func choose(_ ids: [String], _ selected: String?, _ request: PlayRequest) throws(Interruption) -> Scene {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    let catalogue = surroundings.library.catalogue(seed: seed)
    let mode = (try? modes(request))?.mode?.info.id
    let entries = ids.compactMap { catalogue[$0] }.map { entry($0, playedBy: mode) }
    let chooser = QuizChooser(entries, screen: screen, settings: settings)
    guard let id = try chooser.choose(selected: selected) else { return .end(.left()) }
    guard let path = catalogue[id]?.path, let quiz = try? surroundings.library.quiz(at: path, seed: seed) else {
      return .list(ids, selected: id)
    }
    return .quiz(.quiz(quiz), seed: seed, request)
  }

  private func entry(_ entry: QuizCatalogue.Entry, playedBy mode: String?) -> ListedQuiz {
    let unfinished = (try? record.get().unfinished(player: surroundings.playerName)) ?? []
    let open = unfinished.first { $0.isTouched && $0.quiz == entry.id && (mode == nil || $0.mode == mode) }
    var quiz = entry.card.map { ListedQuiz($0) } ?? ListedQuiz()
    (quiz.id, quiz.title) = (entry.id, entry.title)
    quiz.progress = open.map { ListedQuiz.Settled(settled: $0.settled, of: $0.length) }
    return quiz
  }

  // MARK: A sitting

  /// The plugins of the request; the player may change them on a cover.
  func modes(_ request: PlayRequest) throws(Problem) -> ModeChoice {
    try ModeChoice(request.plugins, surroundings.library)
  }

  func plan(_ choice: QuizChoice, _ seed: Int, _ request: PlayRequest) throws(Problem) -> SittingPlan {
    try SittingPlan(
      choice, request, try modes(request), surroundings.library, seed: seed, player: surroundings.playerName,
      record: record)
  }

  private func play(
    _ choice: QuizChoice, _ seed: Int, _ request: PlayRequest, _ list: [String]?, _ notice: String?
  ) throws -> Scene {
    let choice = try redrawn(choice, seed, request)
    let plan: SittingPlan
    do {
      plan = try self.plan(choice, seed, request)
    } catch {
      guard error.lacks == .players else { throw error }
      return try askWhoPlays(choice, seed, request, list)
    }
    let desk = SittingDesk(surroundings: surroundings, record: try record.get())
    guard !request.isNew, let open = desk.unfinished(plan, request) else {
      return try begin(Proposal(choice: choice, plan: plan, request: request, list: list), desk, notice)
    }
    let narrowing = desk.narrowing(open, plan, request).map { $0 + "\n" } ?? ""
    switch try askToContinue(open, plan, try desk.changes(since: open.sitting, plan), narrowing) {
    case .goOn: return next(try resume(open, plan, desk, request), choice, request, list, plan)
    case .startAnew: return .quiz(choice, seed: request.seed ?? Int.random(in: Chance.seeds), request.anew)
    case .back: return list.map { .list($0, selected: plan.quiz?.id) } ?? .end(.left())
    }
  }

  /// Another sitting with drawn questions draws others.
  private func redrawn(_ choice: QuizChoice, _ seed: Int, _ request: PlayRequest) throws(Problem) -> QuizChoice {
    guard request.isNew, case .drawn = choice else { return choice }
    return try found(request, seed)
  }

  func found(_ request: PlayRequest, _ seed: Int) throws(Problem) -> QuizChoice {
    try QuizFinder(surroundings: surroundings, request: request, modes: try modes(request), seed: seed).find()
  }

  /// The choice, plan and request of a sitting to begin.
  struct Proposal {
    var choice: QuizChoice
    var plan: SittingPlan
    var request: PlayRequest
    /// The quizzes of the list that it was chosen from.
    var list: [String]?
  }

  typealias PlayEnd = (sitting: Sitting?, ending: Ending, desk: ResultDesk)

  /// Shows the cover, then plays the sitting or performs a change.
  private func begin(_ proposal: Proposal, _ desk: SittingDesk, _ notice: String?) throws -> Scene {
    let (plan, request) = (proposal.plan, proposal.request)
    var stored = plan.stored(surroundings, request, desk.record)
    let results = ResultDesk(surroundings, counts: !desk.isPractice(plan, request))
    let notices = desk.notices(plan, request)
    let practice = notices.count > plan.warnings.count ? notices.last : nil
    let due = due(plan, desk)
    let face = face(plan, results, request)
    let end = { (sitting: Sitting?, ending: Ending) in
      next((sitting, ending, results), proposal.choice, request, proposal.list, plan)
    }
    switch try face.cover(stored.beginning, facts(proposal, due), notice: notice ?? practice) {
    case .left: return end(nil, .notBegun)
    case .wishes(let wish, let limits): return try change(wish, proposal, limits, Lobby(beside: face))
    case .begins(let limits):
      stored.beginning.limits = limits
      let sitting = desk.sitting(stored, plan, request)
      let ending = try told { () throws(Refusal) in
        try face.play(sitting, notices: notices + due.problems)
      }
      return end(sitting, ending)
    }
  }

  /// The due cards on the cover: of the whole quiz, even if only a part is played now.
  func due(_ plan: SittingPlan, _ desk: SittingDesk) -> DueDesk.Due {
    guard let id = plan.quiz?.id, let path = plan.path,
      let quiz = try? surroundings.library.quiz(at: path, seed: plan.seed).quiz, quiz.id == id
    else { return DueDesk.Due() }
    let mode = plan.plugins.first { !$0.info.isModifier }?.info.id
    return DueDesk(surroundings: surroundings, record: desk.record, player: plan.players[0])
      .due(ofWhole: quiz, playing: mode)
  }

  private func resume(
    _ open: UnfinishedSitting, _ plan: SittingPlan, _ desk: SittingDesk, _ request: PlayRequest
  ) throws(Problem) -> PlayEnd {
    // The dialog has already shown the changes.
    let opened = try desk.resume(open.sitting, nil)
    let results = ResultDesk(surroundings, challenge: opened.challenge)
    let ending = try told { () throws(Refusal) in
      try face(plan, results, request).play(opened.sitting, notices: opened.warnings)
    }
    return (opened.sitting, ending, results)
  }

  private func face(_ plan: SittingPlan, _ results: ResultDesk, _ request: PlayRequest) -> FullScreenFace {
    let sounds = SoundPlayer(surroundings, ofQuizAt: plan.path)
    return FullScreenFace(
      screen: screen, settings: settings, now: { Clock.steady() },
      pictures: ShownPictures(library: surroundings.library).ofQuiz(at: plan.path),
      offersCategory: { !others(like: plan, request).isEmpty }, extras: results.extras,
      challenge: results.made, playSound: sounds.play, plays: sounds.plays)
  }

  /// A mode that refuses the sitting ends the program with its sentence.
  private func told(_ play: () throws(Refusal) -> Ending) throws(Problem) -> Ending {
    do {
      return try play()
    } catch {
      throw Problem(.badData, error.sentence)
    }
  }

  /// Plays a sitting from the record alone; its pictures lie beside the quiz, if that still exists.
  static func goOn(
    _ opened: OpenedSitting, _ screen: Screen, _ settings: ScreenSettings, _ results: ResultDesk,
    pictures: @escaping (String) -> Picture? = { _ in nil }
  ) throws -> End {
    let face = FullScreenFace(
      screen: screen, settings: settings, now: { Clock.steady() }, pictures: pictures, extras: results.extras,
      challenge: results.made)
    let ending: Ending
    do {
      ending =
        try opened.isResumed
        ? face.play(opened.sitting, notices: opened.warnings)
        : playAsSettled(opened, face, results)
    } catch let refusal as Refusal {
      throw Problem(.badData, refusal.sentence)
    }
    let kept = Unfinished(opened.sitting, ending)
    if case .interrupted(let signal) = ending { return .signal(signal, kept: kept) }
    guard let played = played(opened.sitting, results) else { return .left(kept: kept) }
    if ending == .again { return .again(played, opened.sitting.stored) }
    return ending == .toList ? .toHome(played) : .played([played])
  }

  /// Shows the cover of a sitting with fixed limits and the score to beat, then plays it.
  private static func playAsSettled(
    _ opened: OpenedSitting, _ face: FullScreenFace, _ results: ResultDesk
  ) throws -> Ending {
    let facts = CoverFacts(toBeat: results.challenge?.toBeat)
    switch try face.cover(opened.sitting.stored.beginning, fixed: true, facts) {
    case .left, .wishes: return .notBegun
    case .begins: return try face.play(opened.sitting, notices: opened.warnings)
    }
  }

  static func played(_ sitting: Sitting, _ results: ResultDesk) -> Played? {
    let beginning = sitting.stored.beginning
    return sitting.shownState.result.map {
      Played(result: $0, title: beginning.quiz?.title ?? beginning.mode.name, earned: results.earned)
    }
  }

  /// Asks whether to continue the recorded sitting, or to begin anew with the present files.
  private func askToContinue(
    _ open: UnfinishedSitting, _ plan: SittingPlan, _ changes: [String], _ narrowing: String
  ) throws(Interruption) -> ContinueDialog.Choice {
    let note = changes.map { change in
      PlainWords.of(surroundings.language).goesOnAsItWas(["change": change.prefix(1).uppercased() + change.dropFirst()])
        + "\n"
    }
    return try ContinueDialog(
      title: plan.quiz?.title ?? open.mode, settled: open.settled, of: open.length,
      note: note.isEmpty && narrowing.isEmpty ? nil : note.joined() + narrowing, screen: screen, settings: settings
    ).choose()
  }
}

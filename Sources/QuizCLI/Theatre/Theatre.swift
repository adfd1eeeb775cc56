internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import QuizWorkshop
internal import Terminal
internal import TextLayout

/// The scenes of full-screen play in turn: list, continue or anew, the sitting; until the player leaves.
struct Theatre {
  let screen: Screen
  let settings: ScreenSettings
  let surroundings: Surroundings
  let modes: ModeChoice
  let record: LazyRecord

  /// How it ended.
  enum Curtain {
    case left
    /// What was finished, in its order.
    case played([Played])
    /// The player wants to see all quizzes; with what was finished.
    case toHome(Played?)
    case signal(Int32)

    var played: [Played] {
      switch self {
      case .left, .signal, .toHome(nil): return []
      case .toHome(let last?): return [last]
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

  private enum Scene {
    case list([String], selected: String?)
    case quiz(QuizChoice, seed: Int, PlayRequest)
    case end(Curtain)
  }

  func play(_ first: (choice: QuizChoice, seed: Int), _ request: PlayRequest) throws(Problem) -> Curtain {
    var list: [String]?
    if case .open(let ids) = first.choice { list = ids }
    var scene = list.map { Scene.list($0, selected: nil) } ?? .quiz(first.choice, seed: first.seed, request)
    while true {
      switch scene {
      case .end(let curtain): return curtain
      case .list(let ids, let selected):
        scene = choose(ids, selected, list == nil ? request.elsewhere : request)
      case .quiz(let choice, let seed, let request): scene = try play(choice, seed, request, list)
      }
    }
  }

  // MARK: The list

  private func choose(_ ids: [String], _ selected: String?, _ request: PlayRequest) -> Scene {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    let catalogue = surroundings.library.catalogue(seed: seed)
    let entries = ids.compactMap { catalogue[$0] }.map(entry)
    switch QuizChooser(entries, screen: screen, settings: settings).choose(selected: selected) {
    case .none: return .end(.left)
    case .interrupted(let signal): return .end(.signal(signal))
    case .quiz(let id):
      guard let path = catalogue[id]?.path, let quiz = try? surroundings.library.quiz(at: path, seed: seed) else {
        return .list(ids, selected: id)
      }
      return .quiz(.quiz(quiz), seed: seed, request)
    }
  }

  private func entry(_ entry: QuizCatalogue.Entry) -> QuizEntry {
    let unfinished = (try? record.get().unfinished(player: surroundings.playerName)) ?? []
    let mode = modes.mode?.info.id
    let open = unfinished.first { $0.isTouched && $0.quiz == entry.id && (mode == nil || $0.mode == mode) }
    return QuizEntry(
      id: entry.id, title: entry.title, description: entry.quiz?.description, category: entry.category,
      questions: HomeValues.count(entry),
      progress: open.map { ($0.settled, $0.length) })
  }

  // MARK: A sitting

  private func play(_ choice: QuizChoice, _ seed: Int, _ request: PlayRequest, _ list: [String]?) throws(Problem)
    -> Scene
  {
    let choice = try redrawn(choice, seed, request)
    let plan = try SittingPlan(
      choice, request, modes, surroundings.library, seed: seed, player: surroundings.playerName, record: record)
    let desk = SittingDesk(surroundings: surroundings, record: try record.get())
    guard !request.isNew, let open = desk.unfinished(plan, request) else {
      return next(try begin(plan, desk, request), choice, request, list, plan)
    }
    let narrowing = desk.narrowing(open, plan, request).map { $0 + "\n" } ?? ""
    switch askToContinue(open, plan, try desk.changes(since: open.sitting, plan), narrowing) {
    case .goOn: return next(try resume(open, plan, desk), choice, request, list, plan)
    case .startAnew: return .quiz(choice, seed: request.seed ?? Int.random(in: Chance.seeds), request.anew)
    case .back: return list.map { .list($0, selected: plan.quiz?.id) } ?? .end(.left)
    case .interrupted(let signal): return .end(.signal(signal))
    }
  }

  /// Another sitting with drawn questions draws others.
  private func redrawn(_ choice: QuizChoice, _ seed: Int, _ request: PlayRequest) throws(Problem) -> QuizChoice {
    guard request.isNew, case .drawn = choice else { return choice }
    return try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
  }

  /// What was played, and how it ended.
  private typealias Performance = (sitting: Sitting?, ending: Ending, desk: ResultDesk)

  private func begin(_ plan: SittingPlan, _ desk: SittingDesk, _ request: PlayRequest) throws(Problem) -> Performance {
    var stored = plan.stored(surroundings, request, desk.record)
    var sitting: Sitting?
    let results = ResultDesk(surroundings, counts: !request.isPractice)
    let due = due(plan, desk)
    let ending = try told { () throws(Refusal) in
      try face(plan, results).play(stored.beginning, notices: plan.warnings + due.problems, due: due.count) { limits in
        stored.beginning.limits = limits
        let new = desk.sitting(stored, plan, request)
        sitting = new
        return new
      }
    }
    return (sitting, ending, results)
  }

  /// What the cover says to be due: of the whole quiz, also where only a part of it is played now.
  private func due(_ plan: SittingPlan, _ desk: SittingDesk) -> DueDesk.Due {
    guard let id = plan.quiz?.id, let path = plan.path,
      let quiz = try? surroundings.library.quiz(at: path, seed: plan.seed).quiz, quiz.id == id
    else { return DueDesk.Due() }
    let mode = plan.plugins.first { !$0.info.isModifier }?.info.id
    return DueDesk(surroundings: surroundings, record: desk.record, player: plan.players[0])
      .due(of: quiz, playing: mode)
  }

  private func resume(_ open: UnfinishedSitting, _ plan: SittingPlan, _ desk: SittingDesk) throws(Problem)
    -> Performance
  {
    // What has changed was told in the dialog.
    let opened = try desk.resume(open.sitting, nil)
    let results = ResultDesk(surroundings, challenge: opened.challenge)
    let ending = try told { () throws(Refusal) in
      try face(plan, results).play(opened.sitting, notices: opened.warnings)
    }
    return (opened.sitting, ending, results)
  }

  private func face(_ plan: SittingPlan, _ results: ResultDesk) -> FullScreenFace {
    FullScreenFace(
      screen: screen, settings: settings, now: { Clock.steady() }, pictures: pictures(plan.path),
      offersCategory: { !others(like: plan).isEmpty }, extras: results.extras,
      playSound: SoundPlayer(surroundings, ofQuizAt: plan.path).play)
  }

  /// A mode that refuses the sitting ends the program with its sentence.
  private func told(_ play: () throws(Refusal) -> Ending) throws(Problem) -> Ending {
    do {
      return try play()
    } catch {
      throw Problem(.badData, error.sentence)
    }
  }

  /// Plays a sitting from the record alone, without its files.
  static func goOn(
    _ opened: OpenedSitting, _ screen: Screen, _ settings: ScreenSettings, _ results: ResultDesk
  ) throws(Problem) -> Curtain {
    let face = FullScreenFace(
      screen: screen, settings: settings, now: { Clock.steady() }, extras: results.extras)
    let ending: Ending
    do {
      ending =
        try opened.isResumed
        ? face.play(opened.sitting, notices: opened.warnings)
        : face.playAsSettled(opened.sitting, notices: opened.warnings, toBeat: results.challenge?.toBeat)
    } catch {
      throw Problem(.badData, error.sentence)
    }
    if case .interrupted(let signal) = ending { return .signal(signal) }
    guard let played = played(opened.sitting, results) else { return .left }
    return ending == .toList ? .toHome(played) : .played([played])
  }

  private static func played(_ sitting: Sitting, _ results: ResultDesk) -> Played? {
    let beginning = sitting.stored.beginning
    return sitting.shownState.result.map {
      Played(result: $0, title: beginning.quiz?.title ?? beginning.mode.name, earned: results.earned)
    }
  }

  /// Going on keeps to what was recorded; a new start takes the files as they are now.
  private func askToContinue(
    _ open: UnfinishedSitting, _ plan: SittingPlan, _ changes: [String], _ narrowing: String
  ) -> ContinueDialog.Choice {
    let note = changes.map { change in
      PlainWords.of(surroundings.language).goesOnAsItWas(["change": change.prefix(1).uppercased() + change.dropFirst()])
        + "\n"
    }
    return ContinueDialog(
      title: plan.quiz?.title ?? open.mode, settled: open.settled, of: open.length,
      note: note.isEmpty && narrowing.isEmpty ? nil : note.joined() + narrowing, screen: screen, settings: settings
    ).choose()
  }

  private func next(
    _ played: Performance, _ choice: QuizChoice, _ request: PlayRequest, _ list: [String]?, _ plan: SittingPlan
  ) -> Scene {
    let finished = played.sitting.flatMap { Self.played($0, played.desk) }
    if let sitting = played.sitting, let record = try? record.get() {
      SittingDesk(surroundings: surroundings, record: record).leave(sitting)
    }
    switch played.ending {
    case .again: return .quiz(choice, seed: request.seed ?? Int.random(in: Chance.seeds), request.anew)
    case .toList: return list.map { .list($0, selected: plan.quiz?.id) } ?? .end(.toHome(finished))
    case .toCategory: return sameCategory(plan, request.elsewhere) ?? .end(.toHome(finished))
    case .interrupted(let signal): return .end(.signal(signal))
    case .notBegun where list != nil: return .list(list ?? [], selected: plan.quiz?.id)
    case .finished: return .end(finished.map { .played([$0]) } ?? .left)
    case .kept, .discarded, .outputClosed, .notBegun: return .end(.left)
    }
  }

  /// The other quizzes of the category: the list of them, or the one there is; nil when there is none.
  private func sameCategory(_ plan: SittingPlan, _ request: PlayRequest) -> Scene? {
    let others = others(like: plan)
    guard let only = others.first else { return nil }
    if others.count > 1 { return .list(others.map(\.id), selected: nil) }
    let seed = Int.random(in: Chance.seeds)
    guard let quiz = try? surroundings.library.quiz(at: only.path, seed: seed) else { return nil }
    return .quiz(.quiz(quiz), seed: seed, request)
  }

  /// The other quizzes of the same category that the mode can play.
  private func others(like plan: SittingPlan) -> [QuizCatalogue.Entry] {
    guard let category = plan.quiz?.category?.folded else { return [] }
    let mode = modes.mode?.info ?? .builtIn
    return surroundings.library.catalogue().entries.filter { entry in
      guard let quiz = entry.quiz, quiz.id != plan.quiz?.id else { return false }
      return quiz.category?.folded == category && mode.takes(quiz)
    }
  }

  /// Pictures of the quiz, by their paths inside its folder.
  private func pictures(_ path: String?) -> (String) -> Picture? {
    guard let files = path.map(QuizMediaFiles.init(ofQuizAt:)) else { return { _ in nil } }
    return { name in files.bytes(name).flatMap { try? Picture(png: $0) } }
  }
}

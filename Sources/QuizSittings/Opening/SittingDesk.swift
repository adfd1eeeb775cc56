package import QuizCells
package import QuizCore
package import QuizLibrary
internal import QuizModes
package import QuizPlay
package import QuizStore
internal import Words

/// A sitting that is ready to be played.
package struct OpenedSitting {
  package var sitting: Sitting
  package var isResumed: Bool
  /// The differences between the sitting and the files or the player's options, as sentences.
  package var warnings: [String]
  /// The moments of questions whose time ran out while quizrun was closed.
  package var missed: [Moment] = []
  /// The recorded events when the sitting was read.
  package var recorded: [SittingEvent] = []
  /// The challenge it accepts, if it does.
  package var challenge: AcceptedChallenge?

  package init(
    sitting: Sitting, isResumed: Bool, warnings: [String], missed: [Moment] = [], challenge: AcceptedChallenge? = nil
  ) {
    self.sitting = sitting
    self.isResumed = isResumed
    self.warnings = warnings
    self.missed = missed
    self.challenge = challenge
  }

  /// The comparison with the challenger, once the sitting is finished.
  package var comparison: ChallengeComparison? { challenge?.comparison(sitting.shownState) }
}

/// Goes on with an unfinished sitting, or enters a new one.
package struct SittingDesk {
  package let surroundings: Surroundings
  package let record: any PlayerRecord
  /// The record for the sitting's events; nil for the record itself.
  package var keeper: (any Record)?
  /// The cells that decide sittings; nil where plugins are loaded in this process.
  package var cells: PluginCells?
  /// The clock that measures the work of modes and record, in milliseconds.
  package var workClock: () -> Int = Clock.steady

  package init(surroundings: Surroundings, record: any PlayerRecord) {
    self.surroundings = surroundings
    self.record = record
  }

  /// Opens the fitting unfinished sitting, unless a new one is requested; otherwise a new one.
  package func open(_ plan: SittingPlan, _ request: PlayRequest) throws(Problem) -> OpenedSitting {
    if !request.isNew, let found = unfinished(plan, request) { return try resume(found, plan, request) }
    return try begin(plan, request)
  }

  /// Continues a sitting, with a notice when options that left questions out were not repeated.
  package func resume(_ found: UnfinishedSitting, _ plan: SittingPlan, _ request: PlayRequest) throws(Problem)
    -> OpenedSitting
  {
    var opened = try resume(found.sitting, plan)
    if let notice = narrowing(found, plan, request) { opened.warnings.append(notice) }
    return opened
  }

  /// The notice that a sitting has only a part of the quiz, if that was not requested; nil otherwise.
  package func narrowing(_ found: UnfinishedSitting, _ plan: SittingPlan, _ request: PlayRequest) -> String? {
    let options = found.unnamedNarrowing(plan.marks(request))
    return options.isEmpty ? nil : PlainWords.of(surroundings.language).begunNarrower(["options": options])
  }

  private func begin(_ plan: SittingPlan, _ request: PlayRequest) throws(Problem) -> OpenedSitting {
    let stored = plan.stored(surroundings, request, record)
    let notices = notices(plan, request)
    return OpenedSitting(sitting: sitting(stored, plan, request), isResumed: false, warnings: notices)
  }

  /// Whether a new sitting leaves no trace: practice was asked for, or its day has no try left.
  package func isPractice(_ plan: SittingPlan, _ request: PlayRequest) -> Bool {
    request.isPractice || !allowsTry(plan, request)
  }

  private func allowsTry(_ plan: SittingPlan, _ request: PlayRequest) -> Bool {
    guard let quiz = plan.quiz?.id else { return true }
    // A part of a day's quiz, or the same in another order, is no try of the day.
    guard let day = request.day else { return Quiz.day(ofDaily: quiz) == nil || plan.path != nil }
    return DailyDesk(surroundings: surroundings, record: record, player: plan.players[0])
      .allowsTry(of: quiz, on: day, ignoresLooks: request.face != .json)
  }

  /// The notices before a new sitting: the plan's warnings, and a note when today's quiz is only practice by now.
  package func notices(_ plan: SittingPlan, _ request: PlayRequest) -> [String] {
    guard !request.isPractice, !allowsTry(plan, request) else { return plan.warnings }
    return plan.warnings + [PlainWords.of(surroundings.language).dayIsPractice]
  }

  /// A new sitting; with practice it leaves no trace.
  package func sitting(_ stored: StoredSitting, _ plan: SittingPlan, _ request: PlayRequest) -> Sitting {
    var stored = stored
    if plan.hasOtherLimits(stored.beginning.limits) { stored.request[StoredSitting.otherwiseKey] = "time" }
    let decider = (cells ?? surroundings.library.cells).decider(
      stored.beginning, layers: Layers.plugins(plan.plugins), languages: surroundings.library.languages,
      log: surroundings.pluginLog)
    let isPractice = isPractice(plan, request)
    // A record in memory is gone with the process: what is played promises as little as practice does.
    let isLost = isPractice || keeper == nil && record.onDisk == nil
    let keeper =
      isPractice ? EmptyRecord() : AskedRecord.around(keeper ?? record, stored.beginning, surroundings.bank)
    _ = try? keeper.claim(stored.beginning.sitting)
    let sitting = Sitting(
      stored, decider: decider, record: keeper, wallClock: surroundings.clock.now, workClock: workClock,
      isPractice: isLost)
    keepTry(sitting)
    if request.isWatching {
      let watcher = FileWatcher(surroundings, request, plan, stored.beginning)
      sitting.watch = { watcher.look() }
    }
    return sitting
  }

  /// A new sitting of facts that bring their modes along; with practice it leaves no trace.
  package func sitting(_ stored: StoredSitting, isPractice: Bool) throws(Problem) -> Sitting {
    let cells = surroundings.library.cells
    let (layers, languages) = try Layers.plugins(stored, languages: surroundings.library.languages, cells: cells)
    let decider = (self.cells ?? cells).decider(
      stored.beginning, layers: layers, languages: languages, log: surroundings.pluginLog)
    let keeper: any Record = isPractice ? EmptyRecord() : keeper ?? record
    _ = try? keeper.claim(stored.beginning.sitting)
    let sitting = Sitting(
      stored, decider: decider, record: keeper, wallClock: surroundings.clock.now, workClock: workClock,
      isPractice: isPractice)
    keepTry(sitting)
    return sitting
  }

  /// A try of today's quiz is not discarded, whatever face it has.
  private func keepTry(_ sitting: Sitting) {
    let stored = sitting.stored
    let desk = DailyDesk(surroundings: surroundings, record: record, player: stored.beginning.players.first ?? "")
    sitting.isTryOfToday = { desk.isTryOfToday(stored) }
  }

  /// The newest unfinished sitting of the same quiz, mode and players whose options agree with the present ones.
  ///
  /// An unreadable record gives a warning, and none of its sittings.
  package func unfinished(_ plan: SittingPlan, _ request: PlayRequest) -> UnfinishedSitting? {
    let mode = plan.plugins.first { !$0.info.isModifier }?.info.id ?? ModeInfo.builtIn.id
    let wanted = plan.marks(request)
    let candidates: [UnfinishedSitting]
    do {
      candidates = try record.unfinished(player: plan.players[0])
    } catch {
      surroundings.tell("\(error.message); no sitting can go on")
      return nil
    }
    return candidates.first { sitting in
      sitting.quiz == plan.quiz?.id && sitting.mode == mode && sitting.isPlayed(by: plan.names, request)
        && sitting.request["modifiers"] == wanted["modifiers"] && sitting.agrees(with: wanted)
        && isOffered(sitting, request) && !isOfAnEarlierDay(sitting, plan)
    }
  }

  /// True for a sitting of a mode with due cards that began on an earlier day; it does not continue by itself, as other
  /// cards are due today.
  private func isOfAnEarlierDay(_ sitting: UnfinishedSitting, _ plan: SittingPlan) -> Bool {
    guard plan.plugins.contains(where: { $0.info.hooks.contains(.due) }) else { return false }
    let day = { (time: WallTime) in surroundings.zone.local(time).0 }
    return day(sitting.started) < day(surroundings.clock.now())
  }

  /// True when a sitting is offered. One without input is offered only to a program, which has read its question, or
  /// while another process has it open.
  package func isOffered(_ sitting: UnfinishedSitting, _ request: PlayRequest) -> Bool {
    if isBeyondItsDay(sitting, request) { return false }
    if sitting.isTouched || request.face == .json { return true }
    guard (try? record.claim(sitting.sitting)) == true else { return true }
    record.release(sitting.sitting)
    return false
  }

  /// Whether all tries of the day of a sitting were finished beside it.
  private func isBeyondItsDay(_ sitting: UnfinishedSitting, _ request: PlayRequest) -> Bool {
    guard let day = sitting.request["daily"].flatMap(CivilDay.init), let quiz = sitting.quiz else { return false }
    let player = request.players?.first ?? surroundings.playerName
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player)
    guard case .completed(_, let used)? = try? desk.standing(quiz, on: day) else { return false }
    return desk.retriesLeft(used: used) == 0
  }

  /// Takes a sitting that a person left without doing anything out of the record.
  package func leave(_ sitting: Sitting) {
    let id = sitting.stored.beginning.sitting
    if !sitting.state.isTouched { try? record.delete(id) }
    record.release(id)
  }

  /// Continues a sitting. `plan` holds the present files, to report changes; nil when they are unavailable.
  package func resume(_ id: String, _ plan: SittingPlan?) throws(Problem) -> OpenedSitting {
    try claim(id)
    let (stored, events, last) = try load(id)
    let cells = surroundings.library.cells
    let (layers, languages) = try Layers.plugins(stored, languages: surroundings.library.languages, cells: cells)
    let decider = (self.cells ?? cells).decider(
      stored.beginning, after: events, layers: layers, languages: languages, log: surroundings.pluginLog)
    let keeper = AskedRecord.around(self.keeper ?? record, stored.beginning, surroundings.bank)
    let sitting = Sitting(
      stored, events: events, decider: decider, record: keeper, wallClock: surroundings.clock.now,
      workClock: workClock
    )
    keepTry(sitting)
    var missed: [Moment] = []
    if stored.beginning.quiz?.timing.whileClosed == .runs {
      missed = sitting.letPass(max(0, surroundings.clock.now().milliseconds - last.milliseconds))
    }
    let changes = (plan.map { self.changes(stored, $0) } ?? []).map { "\($0): it goes on as it was; --new starts anew" }
    let warnings = changes + SittingDesk.told(missed)
    var opened = OpenedSitting(
      sitting: sitting, isResumed: true, warnings: warnings, missed: missed.filter(Self.isOfTheMissed),
      challenge: AcceptedChallenge(of: stored, surroundings, record))
    opened.recorded = events
    return opened
  }

  /// True for a timeout or verdict. The open step is shown anyway, and warnings become sentences.
  private static func isOfTheMissed(_ moment: Moment) -> Bool {
    switch moment {
    case .timeout, .verdict: return true
    default: return false
    }
  }

  /// The events while quizrun was closed, as sentences.
  private static func told(_ moments: [Moment]) -> [String] {
    var sentences: [String] = []
    var late = 0
    for moment in moments {
      if case .warning(let text) = moment { sentences.append(text) }
      if case .timeout = moment { late += 1 }
    }
    if late == 0 { return sentences }
    return sentences + ["time ran out for \(counted(late, "question")) while quizrun was closed"]
  }

  private func load(
    _ id: String
  ) throws(Problem) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    do {
      return try record.load(id)
    } catch {
      throw Problem(error.kind == .newer ? .badData : .inputOutput, error.message)
    }
  }

  private func claim(_ id: String) throws(Problem) {
    let isOurs: Bool
    do {
      isOurs = try record.claim(id)
    } catch {
      throw Problem(.inputOutput, error.message)
    }
    if !isOurs {
      throw Problem(.tryLater, "this sitting is open in another quizrun: finish it there, or start another with --new")
        .by(.openElsewhere)
    }
  }

  /// The changes in the files since an unfinished sitting began, as sentences in the player's language, without a full
  /// stop.
  package func changes(since id: String, _ plan: SittingPlan) throws(Problem) -> [String] {
    changes(try load(id).sitting, plan, .of(surroundings.language))
  }

  /// The notices of changed files; a begun sitting keeps its own quiz and plugins.
  private func changes(_ stored: StoredSitting, _ plan: SittingPlan, _ words: PlainWords = .english) -> [String] {
    var changed: [String] = []
    if let was = stored.quizSHA256, let now = plan.quizSHA256, was != now { changed.append(words.quizChanged) }
    for plugin in plan.plugins {
      let now = SittingPlan.files(plugin)
      let was = stored.files.filter { $0.plugin == plugin.info.id }
      if now.contains(where: { !was.contains($0) }) { changed.append(words.pluginChanged(["id": plugin.info.id])) }
    }
    return changed
  }
}

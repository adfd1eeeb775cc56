package import QuizCore

/// A running sitting: commands in, durable events, moments out.
///
/// It joins the decider, the record and the clock. Time enters as milliseconds of a steady clock with every call; they
/// are ignored while the clock is stopped (dialogs, answer pages, the virtual clock).
package final class Sitting {
  package let stored: StoredSitting
  package internal(set) var decider: any Deciding
  private let record: any Record
  private let wallClock: () -> WallTime
  let workClock: () -> Int
  /// Limits that were reached in a row without a sign of the player.
  var unanswered = 0
  /// Asked every few milliseconds while a mode takes its time: whether to go on waiting for it.
  package var isWanted: (() -> Bool)? {
    didSet { decider.isWanted = isWanted }
  }
  var stopwatch = Stopwatch()
  /// Asked for new code whenever the sitting looks at its files; nothing of a watched sitting is recorded.
  package var watch: (() -> NewCode?)?
  /// The commands that a watched sitting has taken so far.
  var taken: [TakenCommand] = []
  /// Why the files of a watched sitting cannot be used as they are.
  package internal(set) var broken: String?
  /// Events that are not kept yet: time and ticks wait for the next append, and what failed is tried again.
  var pending: [SittingEvent] = []
  /// The bytes of the record that drafts have used so far.
  private(set) var draftBytes: Int
  private var saidUnsaved = false
  private let isResumed: Bool
  /// Whether nothing of it is recorded.
  package let isPractice: Bool
  private var isEntered: Bool

  /// A sitting that begins with its first command, or goes on after the events it already has.
  ///
  /// `isPractice` says that the record forgets it: faces promise no progress then. `workClock` gives milliseconds of a steady
  /// clock: what modes and the record take is measured by it, and counts for no question.
  package init(
    _ stored: StoredSitting, events: [SittingEvent] = [], decider: any Deciding, record: any Record,
    wallClock: @escaping () -> WallTime, workClock: @escaping () -> Int = { 0 }, isPractice: Bool = false
  ) {
    self.stored = stored
    self.record = record
    self.wallClock = wallClock
    self.workClock = workClock
    self.isPractice = isPractice
    isResumed = !events.isEmpty
    draftBytes = events.reduce(0) { $0 + RecordUse.draftSize($1) }
    isEntered = isResumed
    self.decider = decider
  }

  /// A sitting that is decided in this process.
  package convenience init(
    _ stored: StoredSitting, events: [SittingEvent] = [], layers: [any Mode], record: any Record,
    wallClock: @escaping () -> WallTime, workClock: @escaping () -> Int = { 0 }, isPractice: Bool = false
  ) {
    self.init(
      stored, events: events, decider: LocalDecider(stored.beginning, after: events, layers: layers), record: record,
      wallClock: wallClock, workClock: workClock, isPractice: isPractice)
  }

  package var state: SittingState { decider.state }

  /// The state with the players' present names; modes see the names at the beginning.
  package var shownState: SittingState { state.renamed(stored.renaming) }

  /// Whether a sitting that is left can go on later: not in practice, nor when it could not even be begun on disk.
  package var keepsProgress: Bool { !isPractice && (isEntered || !saidUnsaved) }

  /// Whether all that was decided was handed to the record; time alone may wait.
  package var isKept: Bool { pending.isEmpty }

  /// Asked whether it is a try of today's quiz, which is not discarded once it was begun.
  package var isTryOfToday: () -> Bool = { false }

  /// The choices when it is left.
  package var leaving: Leaving {
    if !keepsProgress { return .unsaved }
    return state.isTouched && isTryOfToday() ? .kept : .keptOrDiscarded
  }

  /// Whether the last part of it could not be saved.
  package var isBehind: Bool { saidUnsaved && !pending.isEmpty }

  /// Begins, or shows the present step; the clock stays stopped. Throws when the mode of a new sitting refuses it.
  package func begin() throws(Refusal) -> [Moment] {
    if isResumed {
      wait(takeUpDraft { _, _ in })
      return standing
    }
    let begun = try decide(.begin)
    return keep(begun.events) + begun.moments
  }

  /// The moments that a face shows when it joins in the middle of a sitting.
  package var standing: [Moment] {
    let state = shownState
    if let result = state.result { return [.result(result)] }
    if state.isWaitingForFinish { return [.waitingForFinish] }
    return Projection.view(of: state).map { [.step($0)] } ?? []
  }

  /// The last question with its answer as a draft, for a player who arrives when all are answered.
  package var lastQuestion: [Moment] {
    var state = shownState
    guard state.isWaitingForFinish, let place = state.turns.lastIndex(where: \.isSettled) else { return [] }
    state.evolve(.rewound(to: place))
    return Projection.view(of: state).map { [.step($0)] } ?? []
  }

  /// Performs a command after the time that passed until now.
  ///
  /// If that time exceeds the limit, the command is too late: the moments show the timeout, and the refusal says so. A
  /// late response never counts for the next question.
  package func perform(_ command: Command, at now: Int) -> (moments: [Moment], refusal: Refusal?) {
    if command == .discard, leaving == .kept { return ([], .tryOfToday) }
    let seen = state.open
    let news = look(at: now)
    if let broken, command != .discard { return (news.isEmpty ? [.refused(broken)] : news, nil) }
    if !news.isEmpty && !state.isSameStep(as: seen) { return (news, nil) }
    let (moments, refusal) = perform(inTime: command, at: now)
    return (news + moments, refusal)
  }

  private func perform(inTime command: Command, at now: Int) -> (moments: [Moment], refusal: Refusal?) {
    let before = state.open
    let passed = passing(stopwatch.taken(at: now))
    if passed.moments.contains(where: \.movesOn) && !state.isSameStep(as: before) && command != .discard {
      return (keep(passed.events) + passed.moments, .late)
    }
    do {
      let done = try decide(command)
      return (keep(passed.events + done.events) + passed.moments + done.moments, nil)
    } catch {
      wait(passed.events)
      return (passed.moments, error)
    }
  }

  /// Lets time pass: saves it every second while a limit runs, and decides an expired limit.
  package func tick(at now: Int) -> [Moment] {
    guard broken == nil, let left = state.timeLeft else { return [] }
    let waiting = stopwatch.waiting(at: now)
    guard waiting >= min(left, Self.saveEvery) else { return [] }
    return letPassToLimit(stopwatch.taken(at: now))
  }

  /// Lets time pass up to the first limit; the step after it opens before its own time begins.
  func letPassToLimit(_ ms: Int) -> [Moment] {
    let passed = passing(ms)
    return keep(passed.events, now: true) + passed.moments
  }

  func passing(_ ms: Int) -> (events: [SittingEvent], moments: [Moment]) {
    guard ms > 0 else { return ([], []) }
    do throws(Refusal) {
      let passed = try decide(.pass(ms))
      noteExpiries(passed.events)
      return passed
    } catch {
      // The caller stopped waiting for what follows a limit, so its time stays charged.
      if error == .interrupted { stopwatch.owe(ms) }
      return ([], [])
    }
  }

  /// Milliseconds to the next limit as of now; nil when none runs.
  package func timeLeft(at now: Int) -> Int? {
    state.timeLeft.map { max(0, $0 - stopwatch.waiting(at: now)) }
  }

  /// Milliseconds left of the open question and of the whole quiz as of now.
  package func left(at now: Int) -> (question: Int?, quiz: Int?) {
    let waiting = stopwatch.waiting(at: now)
    let state = self.state
    return (state.questionLeft.map { max(0, $0 - waiting) }, state.quizLeft.map { max(0, $0 - waiting) })
  }

  private static let saveEvery = 1000

  package func startClock(at now: Int) {
    if broken == nil { stopwatch.start(at: now) }
  }

  /// Stops the clock and saves the time it ran.
  @discardableResult
  package func stopClock(at now: Int) -> [Moment] {
    let passed = passing(stopwatch.taken(at: now))
    stopwatch.stop()
    return keep(passed.events, now: isEntered) + passed.moments
  }

  /// Decides a command and evolves the state; nothing is kept yet, so nothing may be shown yet.
  private func decide(_ command: Command) throws(Refusal) -> (events: [SittingEvent], moments: [Moment]) {
    let start = workClock()
    defer { stopwatch.excuse(workClock() - start) }
    let (moments, step) = standpoint
    let names = stored.renaming
    let events = try decider.decide(command) { event, state in
      if names.isEmpty { return moments.note(event, state) }
      moments.note(event.renamed(names), state.renamed(names))
    }
    if isWatched && command != .begin { taken.append(TakenCommand(command: command, step: step)) }
    return (events + takeUpDraft { moments.note($0, $1) }, moments.all)
  }

  /// The start of a decision. It holds no state, since a second owner would force a copy on each change.
  private var standpoint: (Moments, OpenStep?) {
    let state = self.state
    return (Moments(from: state), state.open)
  }

  /// Restores the draft from when the open question was left for another; nothing if it no longer fits.
  private func takeUpDraft(_ note: @escaping (SittingEvent, SittingState) -> Void) -> [SittingEvent] {
    guard let draft = state.leftDraft else { return [] }
    let step = state.open
    guard let events = try? decider.decide(.select(draft), watch: note) else { return [] }
    if isWatched { taken.append(TakenCommand(command: .select(draft), step: step)) }
    return events
  }

  /// Makes the events durable before their results are shown, in one append for each command.
  ///
  /// Drafts and time alone wait for the next append unless `now`. When saving fails, the sitting continues in memory
  /// and says so once.
  func keep(_ events: [SittingEvent], now: Bool = false) -> [Moment] {
    if isWatched { return [] }
    wait(events)
    guard now && !pending.isEmpty || pending.contains(where: \.mustBeKept) else { return [] }
    let held = heldDrafts()
    defer { pending += held }
    if pending.isEmpty { return [] }
    let start = workClock()
    defer { stopwatch.excuse(workClock() - start) }
    do {
      if isEntered {
        try record.append(pending, leadingTo: state, to: stored.beginning.sitting, at: wallClock())
      } else {
        try record.begin(stored, events: pending)
        isEntered = true
      }
      draftBytes += pending.reduce(0) { $0 + RecordUse.draftSize($1) }
      pending = []
      return []
    } catch {
      defer { saidUnsaved = true }
      return saidUnsaved ? [] : [.warning("\(error.message); the sitting goes on, but it is not saved")]
    }
  }
}

extension Moment {
  /// Whether another step, or the end, came.
  var movesOn: Bool {
    switch self {
    case .step, .timeout, .result, .waitingForFinish: return true
    case .hint, .verdict, .warning, .news, .refused, .discarded: return false
    }
  }
}

extension SittingState {
  package func isSameStep(as step: OpenStep?) -> Bool {
    guard let open, let step else { return open == nil && step == nil }
    return open.isSame(as: step)
  }
}

/// How a face's play ended.
package enum Ending: Equatable, Sendable {
  case finished, kept, discarded
  /// The output was closed by its reader; the sitting is stored.
  case outputClosed
  /// The player goes to the list of quizzes, or plays the same again.
  case toList, again
  /// The player goes to other quizzes of the same category.
  case toCategory
  /// The player left before doing anything: there is no sitting, or nothing in it to keep.
  case notBegun
  /// A signal, or the loss of the terminal, ended it; the sitting is kept.
  case interrupted(signal: Int32)
}

/// The fate of a sitting that is left unfinished.
package enum Leaving: Sendable {
  /// Nothing is saved.
  case unsaved
  case keptOrDiscarded
  /// It is saved, and can be continued.
  case kept
}

/// A reason to ask once before a command that ends a sitting for good.
///
/// Faces of people ask; a command of a program is explicit and is never asked about.
package enum EndDoubt: Equatable, Sendable {
  /// All is handed in while so many questions are open.
  case open(Int)
  /// A button of the mode, by its label, ends the sitting and leaves the open question unanswered.
  case button(String)
}

extension Sitting {
  /// The reason to ask for confirmation; nil where a command ends nothing, or is meant to end it.
  package func endDoubt(about command: Command) -> EndDoubt? {
    switch command {
    case .finish:
      let open = state.remaining.count
      return state.isFree && open > 0 ? .open(open) : nil
    case .action(let id, _):
      // A page's button is how modes end: only a question can be left unanswered.
      guard let step = shownState.open, step.asking != nil, let action = step.actions.first(where: { $0.id == id }),
        let then = try? decider.foretell(command), then.isOver
      else { return nil }
      return .button(action.label)
    case .begin, .answer, .skip, .leaveOut, .hint, .back, .proceed, .discard, .select, .goTo, .pass: return nil
    }
  }
}

/// Hosting of many sittings, which are decided one after the other and saved together.
extension Sitting {
  /// Milliseconds that passed and are not charged yet.
  package func waiting(at now: Int) -> Int { stopwatch.waiting(at: now) }

  /// Whether the clock runs.
  package var isRunning: Bool { stopwatch.isRunning }

  /// Lets the time go by that reaches no limit; a limit is left for `tick`, or for the command that comes too late.
  package func catchUp(to now: Int) {
    guard broken == nil else { return }
    let waiting = stopwatch.waiting(at: now)
    if let left = state.timeLeft, waiting >= left { return }
    pending += passing(stopwatch.taken(at: now)).events
  }

  /// Stops the clock; the time since the last charge is not charged.
  package func holdClock() { stopwatch.stop() }

  /// Hands over what waits to be kept.
  package func save() { _ = keep([], now: true) }

  /// The moments of events that a sitting already has, as they were shown at the time; `before` are the earlier events.
  package static func moments(
    of events: some Collection<SittingEvent>, after before: some Collection<SittingEvent>, in stored: StoredSitting
  ) -> [Moment] {
    var state = SittingState.initial(stored.beginning, after: before)
    let moments = Moments(from: state)
    let names = stored.renaming
    for event in events {
      state.evolve(event)
      moments.note(event.renamed(names), state.renamed(names))
    }
    return moments.all
  }
}

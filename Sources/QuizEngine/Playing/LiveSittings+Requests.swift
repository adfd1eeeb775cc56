internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Requests about sittings: opening one, looking at one, doing something.
extension LiveSittings {
  func look(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    let id = request.text(.sitting) ?? ""
    if let room = rooms.roomEnding(id) { return room.waiting.append(request) }
    let live = try live(id, visitor)
    try rooms.checkIsOpen(live)
    enqueue(Work(kind: .show(request, before: [], token: nil), at: now), live)
  }

  func command(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    let id = request.text(.sitting) ?? ""
    if let room = rooms.roomEnding(id) { return room.waiting.append(request) }
    let live = try live(id, visitor)
    try rooms.checkRoom(of: live)
    try rooms.checkIsOpen(live)
    if live.held != nil { try checkDisk(for: visitor) }
    if let form = request.sittingForm {
      if form.deed == .leave(isDiscarded: true) { try rooms.checkMayGo(live) }
      return enqueue(Work(kind: .form(request, form), at: now), live)
    }
    let body = try request.body()
    if body["quit"]?.string == "discard" { try rooms.checkMayGo(live) }
    enqueue(Work(kind: .command(request, body), at: now), live)
  }

  // MARK: Opening

  func open(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    var wishes = try OpeningRequest(try request.body(), of: visitor)
    if context.isWatching { wishes.request.take(.watch, .flag(true)) }
    try checkDisk(for: visitor)
    var (visitor, token): (Visitor, String?) = (visitor, nil)
    if visitor == .nobody {
      try guests.checkPace(request)
      let made = try visitors.admitGuest(named: Visitors.nameless)
      (visitor, token) = (made.visitor, made.token)
    }
    // A sitting speaks the language of the page it was opened on, in the quiz's texts and the mode's own.
    var opener = Opener(
      surroundings: try books.surroundings(of: visitor).reading(request.text(.language)),
      record: try books.record(of: visitor), visitor: visitor)
    opener.seed = Int.random(in: Chance.seeds)
    let found = try opener.find(wishes)
    try tasks.checkIsWanted()
    switch found {
    case .recorded(let id, let plan, _):
      let live = try load(id, visitor, plan)
      try rooms.checkIsOpen(live)
      let before = begin(live, resumed: true, warnings: [])
      enqueue(Work(kind: .show(request, before: before, token: token), at: now), live)
    case .new(let plan, let wish):
      let notices = SittingDesk(surroundings: opener.surroundings, record: opener.record).notices(plan, wish)
      start(try made(plan, wish, opener), notices, request, opener, token)
    case .challenge(let acceptance, let players):
      let notices = [acceptance.warning].compactMap { $0 } + acceptance.notices(for: players)
      start(try made(acceptance, players, opener), notices, request, opener, token)
    }
  }

  private func start(
    _ live: LiveSitting, _ notices: [String], _ request: EngineRequest, _ opener: Opener, _ token: String?
  ) {
    live.notices = notices
    note(live, request, opener)
    let before = begin(live, resumed: false, warnings: notices)
    enqueue(Work(kind: .begin(request, before: before, token: token), at: now), live)
  }

  private func note(_ live: LiveSitting, _ request: EngineRequest, _ opener: Opener) {
    guard case .guest(let guest) = opener.visitor, live.held != nil else { return }
    note(live.id, of: guest, from: request.text(.address), opener.record)
  }

  private func begin(_ live: LiveSitting, resumed: Bool, warnings: [String]) -> [String] {
    [BeginView(live.sitting.stored, resumed: resumed, toBeat: live.challenge?.toBeat).line]
      + warnings.compactMap { Moment.warning(Denial.withKeys($0)).line }
  }

  private func made(_ plan: SittingPlan, _ wish: PlayRequest, _ opener: Opener) throws(Denial) -> LiveSitting {
    var stored = plan.stored(opener.surroundings, wish, opener.record)
    stored.beginning.quiz = stored.beginning.quiz.map(shelf.shared)
    let isPractice = SittingDesk(surroundings: opener.surroundings, record: opener.record).isPractice(plan, wish)
    return try made(stored, opener, path: plan.path, isKept: !isPractice) { desk in
      desk.sitting(stored, plan, wish)
    }
  }

  private func made(
    _ acceptance: ChallengeAcceptance, _ players: [String], _ opener: Opener
  ) throws(Denial) -> LiveSitting {
    var stored = acceptance.stored(players)
    stored.beginning.quiz = stored.beginning.quiz.map(shelf.shared)
    let path = stored.beginning.quiz.flatMap { opener.surroundings.library.catalogue()[$0.id]?.path }
    let isPractice = acceptance.isPractice(for: players)
    let live = try made(stored, opener, path: path, isKept: !isPractice) { (desk) throws(Problem) in
      try desk.sitting(stored, isPractice: isPractice)
    }
    live.challenge = acceptance.accepted
    return live
  }

  private func made(
    _ stored: StoredSitting, _ opener: Opener, path: String?, isKept: Bool,
    _ make: (SittingDesk) throws(Problem) -> Sitting
  ) throws(Denial) -> LiveSitting {
    if case .guest(let id) = opener.visitor { try makeRoom(for: id, opener.record) }
    let id = stored.beginning.sitting
    var desk = SittingDesk(surroundings: opener.surroundings, record: opener.record)
    let held = isKept ? HeldRecord(opener.record, opener.surroundings.clock.now) : nil
    let line = lines.line(of: id)
    (desk.keeper, desk.cells, desk.workClock) = (held, line?.cells, context.clock)
    let sitting = try Denial.asking(make(desk))
    let live = LiveSitting(
      sitting, of: opener.visitor, held: held, line: line, files: media.naming { path }, at: now)
    lives[id] = live
    return live
  }

  // MARK: Those that there are

  /// A sitting of the visitor, read from the record unless it is open here.
  private func live(_ id: String, _ visitor: Visitor) throws(Denial) -> LiveSitting {
    try checkOwner(of: id, visitor)
    return try load(id, visitor, nil)
  }

  /// Denies another player's sitting as if it did not exist. A record's owner may see all in it.
  func checkOwner(of id: String, _ visitor: Visitor) throws(Denial) {
    if let live = lives[id] {
      guard live.visitor == visitor else { throw .unknownSitting }
      return
    }
    guard visitor != .nobody else { throw .unknownSitting }
    let record = try books.record(of: visitor)
    let owner = try Denial.recording(record.owner(of: id))
    guard let owner else { throw .unknownSitting }
    if case .guest(let player) = visitor, owner != player { throw .unknownSitting }
  }

  private func load(_ id: String, _ visitor: Visitor, _ plan: SittingPlan?) throws(Denial) -> LiveSitting {
    try tasks.opened(id, held: { lives[id] }) { () throws(Denial) in try read(id, visitor, plan) }
  }

  private func read(_ id: String, _ visitor: Visitor, _ plan: SittingPlan?) throws(Denial) -> LiveSitting {
    let surroundings = try books.surroundings(of: visitor)
    let record = try books.record(of: visitor)
    record.sharing = shelf.shared
    var desk = SittingDesk(surroundings: surroundings, record: record)
    let held = HeldRecord(record, surroundings.clock.now)
    let line = lines.line(of: id)
    (desk.keeper, desk.cells, desk.workClock) = (held, line?.cells, context.clock)
    guard try tasks.claim(id, in: record) else { throw .takenSitting }
    let (opened, replies): (OpenedSitting, [SentReply])
    do throws(Denial) {
      opened = try Denial.asking(desk.resume(id, plan))
      try tasks.checkIsWanted()
      if opened.sitting.state.isDiscarded { throw .unknownSitting }
      replies = try Denial.recording(record.replies(of: id))
    } catch {
      record.release(id)
      throw error
    }
    _ = try? opened.sitting.begin()
    let quiz = opened.sitting.stored.beginning.quiz?.id
    let live = LiveSitting(
      opened.sitting, of: visitor, held: held, line: line,
      files: media.naming { quiz.flatMap { surroundings.library.catalogue()[$0]?.path } }, replies: replies,
      events: opened.recorded.count, news: opened.warnings.map(Moment.warning) + opened.missed, at: now)
    live.challenge = opened.challenge
    takeUp(live, opened.recorded)
    lives[id] = live
    return live
  }

  /// Continues after the last reply: with unread verdicts, or with a clock that was left running.
  private func takeUp(_ live: LiveSitting, _ events: [SittingEvent]) {
    let since = asleep.removeValue(forKey: live.id)
    guard live.news.isEmpty, live.held?.isEmpty == true else { return }
    if let last = live.replies.last, last.first + last.count == events.count {
      let moments = Sitting.moments(of: events[last.first...], after: events[..<last.first], in: live.sitting.stored)
      if last.shown.upperBound < moments.count {
        live.pause = LiveSitting.Pause(
          moments: moments, shown: last.shown.clamped(to: 0..<moments.count), reply: last)
      }
    }
    if let since, since.events == events.count, live.pause == nil, !live.sitting.state.isOver {
      live.sitting.startClock(at: since.since)
    }
  }
}

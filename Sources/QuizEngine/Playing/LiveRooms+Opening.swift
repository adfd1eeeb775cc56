internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Opening a room, and taking one up that was open.
extension LiveRooms {
  func openRoom(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    let teacher = try checkLeads(request, visitor)
    let wishes = try RoomOpeningRequest(try request.body(), isDesk: request.id.isOfDesk)
    if let id = wishes.room { return try goOn(id, request, teacher) }
    if let group = wishes.group { try checkClass(group, teacher) }
    let until = try wishes.until.map { (text) throws(Denial) in try closing(text) }
    let seed = wishes.seed ?? Int.random(in: Chance.seeds)
    var random = SystemRandomNumberGenerator()
    let id = ULID.make(at: books.own.clock.now(), &random)
    let surroundings = books.own.reading(request.text(.language))
    var rounds: [RoomRound] = []
    var warnings: [String] = []
    for (index, wish) in wishes.rounds.enumerated() {
      let (guide, told): (StoredSitting, [String])
      do throws(Denial) {
        (guide, told) = try self.guide(index, wish, seed, room: id, surroundings)
      } catch {
        throw error.ofOneAlone
      }
      warnings += told.map(Denial.withKeys)
      rounds.append(try Denial.asking(RoomRound(index, guide, books.own)))
    }
    try tasks.checkIsWanted()
    var plan = RoomPlan(
      room: id, seed: seed, pace: wishes.pace, names: wishes.names, roster: wishes.roster, until: until,
      rounds: rounds.map(RoomPlan.Round.init))
    (plan.sound, plan.teams) = (wishes.sound, wishes.teams)
    (plan.isForPeople, plan.group, plan.teacher) = (wishes.isForPeople, wishes.group, teacher)
    let stored = StoredRoom(plan: plan, code: try newCode(), started: books.own.clock.now(), port: context.port)
    let room = LiveRoom(stored, rounds: rounds, isNew: false, at: now)
    let record = try books.recordOfGuests()
    guard try tasks.claim(id, in: record) else { throw .takenSitting }
    rooms[id] = room
    begin(room, request, warnings)
  }

  /// Denies a class that is not there, or is another teacher's.
  private func checkClass(_ group: String, _ teacher: String?) throws(Denial) {
    let classes = try books.people().map { (people) throws(Denial) in
      try Denial.recording(people.classes())
    }
    guard classes?.contains(where: { $0.name == group && (teacher == nil || $0.teacher == teacher) }) == true else {
      throw Denial(.unknown, "there is no class '\(group)'", .noClass(group))
    }
  }

  /// The sitting that shows the way through a round.
  private func guide(
    _ index: Int, _ wish: PlayRequest, _ seed: Int, room: String, _ surroundings: Surroundings
  ) throws(Denial) -> (stored: StoredSitting, warnings: [String]) {
    let wish = wish.following(surroundings)
    let record = try books.record(of: .owner)
    return try Denial.asking { () throws(Problem) in
      let modes = try ModeChoice(wish.plugins, surroundings.library)
      let choice = try QuizFinder(surroundings: surroundings, request: wish, modes: modes, seed: seed).find()
      if case .open(let ids) = choice { throw QuizFinder.choiceNeeded(ids) }
      let plan = try SittingPlan(
        choice, wish, modes, surroundings.library, seed: seed, player: Self.guideName, record: surroundings.record)
      var stored = plan.stored(surroundings, wish, record)
      let ids = RoomIDs(room: room)
      stored.beginning.sitting = ids.sitting(0, round: index, take: 0)
      stored.beginning.players = [Self.guideName]
      stored.playerIDs = [ids.player(0)]
      (stored.beginning.memory, stored.beginning.shared, stored.beginning.seen) = (.empty, .empty, .empty)
      stored.beginning.streak = Streak()
      // The room's clock is that of each question.
      stored.beginning.quiz?.timing.quiz = nil
      stored.beginning.quiz = stored.beginning.quiz.map(shelf.shared)
      stored.request[RoomIDs.requestKey] = room
      return (stored, plan.warnings)
    }
  }

  private static let guideName = "Room"

  private func closing(_ text: String) throws(Denial) -> WallTime {
    let now = books.own.clock.now()
    guard let time = ClosingTime.read(text, now: now, zone: books.own.zone) else {
      throw Denial(.unfit, "'until' takes \(ClosingTime.forms), not '\(text)'", .badEnd(text))
    }
    guard time.milliseconds > now.milliseconds else {
      throw Denial(.unfit, "'until' names a time that has passed", .endIsPast)
    }
    return time
  }

  /// Six digits that no open room has.
  private func newCode() throws(Denial) -> String {
    let record = try books.recordOfGuests()
    for _ in 0..<1000 {
      let digits = String(Int.random(in: 0..<1_000_000))
      let code = String(repeating: "0", count: 6 - digits.count) + digits
      if rooms.values.contains(where: { $0.stored.code == code }) { continue }
      if try Denial.recording(record.openRoom(code: code)) == nil { return code }
    }
    throw Denial(.unavailable, "too many rooms are open", .manyRooms)
  }

  // MARK: Beginning

  private static let trials: [Strategy] = [.skips, .skilled(1), .alwaysFirst, .alwaysLast]

  /// Looks whether all are led the same way, then begins.
  private func begin(_ room: LiveRoom, _ request: EngineRequest, _ warnings: [String]) {
    guard room.state.plan.pace == .together else { return beginGuides(room, request, warnings) }
    let trials = room.rounds.map { round in
      Self.trials.map { strategy in
        let trial = makeSeat(0, round.guide, round, isNew: true)
        trial.strategy = strategy
        return trial
      }
    }
    work(trials.flatMap { $0 }, of: room) { [self] in
      for (round, seats) in zip(room.rounds, trials) {
        if let denial = misfit(round, seats) {
          dropRoom(room)
          return answer(request, denial)
        }
      }
      beginGuides(room, request, warnings)
    }
  }

  /// Why a round cannot be played by all together.
  private func misfit(_ round: RoomRound, _ seats: [RoomSeat]) -> Denial? {
    let title = round.title
    if let refusal = seats.compactMap(\.refusal).first {
      return Denial(.unfit, "'\(title)': \(refusal.sentence)", .ofQuiz(title, refusal))
    }
    if seats[0].put.isEmpty {
      return Denial(.unfit, "'\(title)' has no question that can be asked in a room", .nothingToPut(quiz: title))
    }
    let isOneWay = seats.allSatisfy { $0.put == seats[0].put }
    return isOneWay
      ? nil
      : Denial(
        .unfit,
        "the mode '\(round.guide.beginning.mode.name)' chooses questions by the player's answers: "
          + "it cannot be played together, only with the pace 'own'",
        .differs(mode: round.guide.beginning.mode.name))
  }

  private func beginGuides(_ room: LiveRoom, _ request: EngineRequest, _ warnings: [String]) {
    for round in room.rounds { room.guides[round.index] = makeSeat(0, round.guide, round, isNew: true) }
    room.guests.append(NewGuest(id: room.ids.player(0), token: "", name: Self.guideName))
    work(room.guides.values.map { $0 }, of: room) { [self] in
      if let refusal = room.guides.values.compactMap(\.refusal).first {
        dropRoom(room)
        return answer(request, Denial(refusal))
      }
      room.isNew = true
      room.change(room.guides.sorted { $0.key < $1.key }.map(\.value))
      if room.state.plan.pace == .own && room.state.plan.until != nil { try? decide(.start, room) }
      tellOpened(room, request, warnings)
    }
  }

  private func tellOpened(_ room: LiveRoom, _ request: EngineRequest, _ warnings: [String]) {
    answer(request, of: room) { [self] in
      let told = warnings.compactMap { Moment.warning($0).line }
      return EngineReply(
        .made, objects: [object(room).text(.host)] + told
      ) { ($0.room, $0.code, $0.place) = (room.id, room.stored.code, room.place) }
    }
  }

  /// A room that is taken up again.
  private func goOn(_ id: String, _ request: EngineRequest, _ teacher: String?) throws(Denial) {
    let room = try loadRoom(id)
    if let teacher, room.state.plan.teacher != teacher {
      throw Denial(.unknown, "there is no room '\(id)'", .noRoom)
    }
    if room.state.isOver { throw Denial(RoomRefusal.over) }
    tellOpened(room, request, [])
  }

  // MARK: Taking up

  /// The room as it is held, or as the record has it. One whose question was open is paused.
  func loadRoom(_ id: String) throws(Denial) -> LiveRoom {
    try tasks.opened(id, held: { rooms[id] }) { () throws(Denial) in try readRoom(id) }
  }

  private func readRoom(_ id: String) throws(Denial) -> LiveRoom {
    let record = try books.recordOfGuests()
    record.sharing = shelf.shared
    guard let entry = try Denial.recording(record.roomEntry(id)) else {
      throw Denial(.unknown, "there is no room '\(id)'", .noRoom)
    }
    if entry.isOver { throw Denial(RoomRefusal.over) }
    guard try tasks.claim(id, in: record) else {
      throw Denial(.taken, "this room is open in another program", .roomTaken)
    }
    do throws(Denial) { return try readRoom(id, record) } catch {
      record.release(id)
      throw error
    }
  }

  private func readRoom(_ id: String, _ record: SQLiteRecord) throws(Denial) -> LiveRoom {
    guard let (stored, events, _) = try Denial.recording(record.room(id)) else {
      throw .unknownRoom
    }
    var rounds: [RoomRound] = []
    var logs: [[SittingEvent]] = []
    for (index, round) in stored.plan.rounds.enumerated() {
      let (guide, events, _) = try Denial.recording(record.load(round.sitting))
      rounds.append(try Denial.asking(RoomRound(index, guide, books.own)))
      logs.append(events)
    }
    try tasks.checkIsWanted()
    let room = LiveRoom(stored, events: events, rounds: rounds, isNew: false, at: now)
    if room.state.isOver { throw Denial(RoomRefusal.over) }
    rooms[id] = room
    room.move(to: context.port)
    takeUp(room, logs, record)
    return room
  }

  private func takeUp(_ room: LiveRoom, _ logs: [[SittingEvent]], _ record: SQLiteRecord) {
    for (round, events) in zip(room.rounds, logs) {
      let take = room.state.takes[round.index] ?? 0
      if take == 0 {
        room.guides[round.index] = makeSeat(0, round.guide, round, after: events, isNew: false)
      } else {
        room.guides[round.index] = seat(0, round, take, room, record)
      }
    }
    room.roundOfSeats = room.state.round
    if let asked = room.state.current, let guide = room.guides[room.state.round] {
      let log = (try? record.load(guide.id))?.events ?? logs[room.state.round]
      room.question = PutQuestion(
        asked.question.number, of: guide.stored, log, files: files(of: room.state.round, room))
    }
    if room.state.isRunning { decideIfAllowed(.pause, room) }
    judgeIfLocked(room)
    noteStandings(room, record)
    beginOwnSittings(room)
  }

  func files(of round: Int, _ room: LiveRoom) -> (String) -> String? {
    let quiz = room.stored.plan.rounds[round].quiz
    return media.naming { [books] in quiz.flatMap { books.own.library.catalogue()[$0]?.path } }
  }

  func dropRoom(_ room: LiveRoom) {
    rooms[room.id] = nil
    if room.isClaimed, let record = try? books.recordOfGuests() { record.release(room.id) }
  }
}

extension RoomPlan.Round {
  init(_ round: RoomRound) {
    let beginning = round.guide.beginning
    self.init(
      sitting: beginning.sitting, quiz: beginning.quiz?.id, title: round.title, mode: beginning.mode.id)
  }
}

internal import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizRoom
internal import QuizSittings
internal import QuizStore

/// The sittings of rooms: made, asked and judged.
extension LiveRooms {
  func makeSeat(
    _ player: Int, _ stored: StoredSitting, _ round: RoomRound, after events: [SittingEvent] = [], isNew: Bool
  ) -> RoomSeat {
    let line = lines.line(of: stored.beginning.sitting)
    let decider = (line?.cells ?? books.own.library.cells).decider(
      stored.beginning, after: events, layers: round.layers, languages: round.languages, log: books.own.pluginLog)
    return RoomSeat(player, stored, decider, line: line, isNew: isNew) { [books] in
      try? books.recordOfGuests().load(stored.beginning.sitting).events
    }
  }

  /// A sitting as the record has it, or a new one.
  func seat(_ player: Int, _ round: RoomRound, _ take: Int, _ room: LiveRoom, _ record: SQLiteRecord) -> RoomSeat {
    let id = room.ids.sitting(player, round: round.index, take: take)
    if let (stored, events, _) = try? record.load(id) {
      return makeSeat(player, stored, round, after: events, isNew: false)
    }
    let name = room.state.player(player)?.name ?? round.guide.beginning.players[0]
    return makeSeat(player, round.stored(id, player: room.ids.player(player), named: name), round, isNew: true)
  }

  // MARK: Working

  /// Lets sittings decide as much as they can, then calls `done`.
  func work(_ seats: [RoomSeat], of room: LiveRoom, then done: @escaping () -> Void) {
    room.whenDone = done
    room.working = seats.count + 1
    for seat in seats { goOn(seat, room) }
    oneIsDone(room)
  }

  private func goOn(_ seat: RoomSeat, _ room: LiveRoom) {
    while let command = seat.next {
      seat.line = lines.settle(seat.decider as? CellDecider, in: seat.line)
      if let line = seat.line, let errand = seat.errand {
        seatErrands[ObjectIdentifier(errand)] = SeatQuestion(seat: seat, room: room, command: command)
        return line.add(errand)
      }
      seat.decide(command)
    }
    oneIsDone(room)
  }

  /// Takes a cell's answers for a sitting.
  func goOn(_ errand: SeatQuestion) {
    errand.seat.decide(errand.command)
    goOn(errand.seat, errand.room)
  }

  private func oneIsDone(_ room: LiveRoom) {
    room.working -= 1
    guard room.working == 0, let done = room.whenDone else { return }
    room.whenDone = nil
    if rooms[room.id] === room { done() }
    guard !room.isBusy else { return }
    judgeIfLocked(room)
    beginOwnSittings(room)
    askWaiting(room)
  }

  func askWaiting(_ room: LiveRoom) {
    let waiting = room.waiting
    room.waiting = []
    for request in waiting { engine.ask(request) }
  }

  // MARK: Judging

  /// Asks the sittings for their verdicts once a question is locked.
  func judgeIfLocked(_ room: LiveRoom) {
    guard !room.isBusy, room.state.plan.pace == .together, room.state.current?.isLocked == true, !room.state.isJudged,
      rooms[room.id] === room
    else { return }
    guard let record = try? books.recordOfGuests(), let guide = room.guides[room.state.round] else { return }
    let seats = takenSeats(room, record)
    for seat in seats + [guide] { seat.inputs = inputs(of: seat, in: room.state.round, room) }
    work(seats + [guide], of: room) { [self] in
      room.change(seats + [guide])
      decideIfAllowed(.judge(seats.map { judgement(of: $0, room) }), room)
    }
  }

  /// The sittings of the players who were asked the last question.
  func takenSeats(_ room: LiveRoom, _ record: SQLiteRecord) -> [RoomSeat] {
    let round = room.rounds[room.state.round]
    let take = room.state.takes[round.index] ?? 0
    if room.roundOfSeats != round.index {
      (room.seats, room.roundOfSeats) = ([:], round.index)
      // With what shows the way through a round that is over its plugins' machines would stay.
      room.guides = room.guides.filter { $0.key >= round.index }
    }
    let players = room.state.players.filter { room.state.wasPut(to: $0) }
    for player in players where room.seats[player.number] == nil {
      room.seats[player.number] = seat(player.number, round, take, room, record)
    }
    return players.compactMap { room.seats[$0.number] }
  }

  /// The inputs that a sitting still needs, by the room's log.
  func inputs(of seat: RoomSeat, in round: Int, _ room: LiveRoom) -> [RoomSeat.Input] {
    room.state.locked(in: round).dropFirst(seat.state.pastCount).map { asked in
      guard let answer = asked.answers[seat.player] else { return .leftOut }
      return .answer(answer.response, inputs: answer.inputs, ms: answer.ms)
    }
  }

  private func judgement(of seat: RoomSeat, _ room: LiveRoom) -> Judgement {
    let (points, of) = seat.state.score
    let count = room.state.locked(in: room.state.round).count
    let standing = RoomStanding(points: points, of: of, settled: count, isOver: seat.state.isOver)
    guard let turn = seat.lastTurn, turn.step.id == room.question?.question.id, let verdict = turn.verdict else {
      if let name = room.state.player(seat.player)?.name {
        books.own.tell("the sitting '\(seat.id)' of '\(name)' has not got the question of its room")
      }
      return Judgement(player: seat.player, points: 0, of: 0, standing: standing)
    }
    var judgement = Judgement(
      player: seat.player, points: verdict.points, of: verdict.of, correct: verdict.correct,
      feedback: verdict.feedback, standing: standing)
    judgement.markup = verdict.markup
    return judgement
  }

  /// The next question; nil when there is none.
  func upcoming(_ room: LiveRoom) -> RoomQuestion? {
    for round in room.state.round..<room.rounds.count {
      guard let guide = room.guides[round], let (_, _, asking) = guide.openQuestion else { continue }
      let number = guide.state.pastCount + 1
      return RoomQuestion(round: round, number: number, of: guide.state.length, limit: asking.limit)
    }
    return nil
  }

  /// The sittings of a question that is put again after its lock are made anew.
  func takeBack(_ room: LiveRoom) {
    guard let record = try? books.recordOfGuests() else { return }
    let round = room.rounds[room.state.round]
    let guide = seat(0, round, room.state.takes[round.index] ?? 0, room, record)
    room.seats = [:]
    room.guides[round.index] = guide
    guide.inputs = inputs(of: guide, in: round.index, room)
    work([guide], of: room) { room.change([guide]) }
  }
}

/// A cell's job for a sitting of a room.
struct SeatQuestion {
  let seat: RoomSeat
  let room: LiveRoom
  let command: Command
}

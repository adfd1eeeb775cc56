internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizSittings
internal import QuizStore

/// Rooms in which everybody has a sitting of their own, played as any other.
extension LiveRooms {
  /// Begins the sittings that players have come to: the first when all begin, the next when one is over.
  func beginOwnSittings(_ room: LiveRoom) {
    guard !room.isBusy, !room.isEnding, room.state.plan.pace == .own, room.state.phase == .open,
      rooms[room.id] === room, let record = try? books.recordOfGuests()
    else { return }
    var seats: [RoomSeat] = []
    for player in room.state.present {
      guard let visitor = player.visitor, let id = room.ownSitting(of: player), !room.begun.contains(id),
        let round = room.rounds.first(where: { player.standings[$0.index]?.isOver != true })
      else { continue }
      if (try? record.owner(of: id)) ?? nil != nil {
        room.begun.insert(id)
        continue
      }
      var stored = round.stored(id, player: visitor, named: player.name)
      stored.beginning.limits.factor *= room.state.factors[player.number] ?? 1
      let seat = makeSeat(player.number, stored, round, isNew: true)
      seat.isLeftToPlayer = true
      seats.append(seat)
    }
    if seats.isEmpty { return }
    work(seats, of: room) {
      room.change(seats)
      for seat in seats {
        room.begun.insert(seat.id)
        room.news.own.insert(seat.player)
      }
    }
  }

  /// True while the own sitting of a player who came is still to begin.
  func isAwaited(_ number: Int, _ room: LiveRoom) -> Bool {
    guard room.state.plan.pace == .own, room.state.phase == .open, !room.isEnding,
      let player = room.state.present.first(where: { $0.number == number }), player.visitor != nil
    else { return false }
    return room.ownSitting(of: player).map { !room.begun.contains($0) } ?? false
  }

  /// Notes the standing of a player's own sitting in the log of its room.
  func noteStanding(of live: LiveSitting) {
    guard let id = live.sitting.stored.request[RoomIDs.requestKey], case .guest(let guest) = live.visitor else {
      return
    }
    guard let room = try? loadRoom(id), let player = room.state.player(of: guest) else { return }
    noteStanding(live.sitting.state, live.id, player, room)
  }

  private func noteStanding(_ state: SittingState, _ id: String, _ player: RoomState.Player, _ room: LiveRoom) {
    for round in room.rounds where room.ids.sitting(player.number, round: round.index, take: 0) == id {
      decideIfAllowed(.stand(player: player.number, round: round.index, RoomStanding(of: state)), room)
    }
  }

  /// Updates the log from the sittings, which may be ahead of it after a crash.
  func noteStandings(_ room: LiveRoom, _ record: SQLiteRecord) {
    guard room.state.plan.pace == .own, !room.state.isOver else { return }
    for player in room.state.present {
      for round in room.rounds where player.standings[round.index]?.isOver != true {
        let id = room.ids.sitting(player.number, round: round.index, take: 0)
        guard let (stored, events, _) = try? record.load(id) else { break }
        noteStanding(.initial(stored.beginning, after: events), id, player, room)
      }
    }
  }

  // MARK: What visitors may do by themselves

  /// The sittings of a room that is closed stay as they are.
  func checkRoom(of live: LiveSitting) throws(Denial) {
    guard let id = live.sitting.stored.request[RoomIDs.requestKey], live.visitor != .owner else { return }
    if rooms[id]?.state.isOver ?? isClosed(id) { throw Denial(RoomRefusal.over) }
  }

  /// Denies a player the removal of a sitting that belongs to a room.
  func checkMayGo(_ live: LiveSitting) throws(Denial) {
    guard live.sitting.stored.request[RoomIDs.requestKey] != nil, live.visitor != .owner else { return }
    throw Denial(.unfit, "this sitting belongs to a room and stays: 'keep' leaves it", .ofRoom)
  }

  private func isClosed(_ id: String) -> Bool {
    guard let record = try? books.recordOfGuests(), let entry = try? record.roomEntry(id) else { return false }
    return entry.isOver || entry.plan.until.map { $0.milliseconds <= books.own.clock.now().milliseconds } ?? false
  }
}

extension RoomStanding {
  /// The standing of a sitting as its player has seen it, since the board is public.
  init(of state: SittingState) {
    let (points, of) = state.shownScore
    self.init(points: points, of: of, settled: state.pastCount, isOver: state.isOver)
  }
}

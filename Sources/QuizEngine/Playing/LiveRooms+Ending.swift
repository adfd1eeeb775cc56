internal import QuizCore
internal import QuizPlay
internal import QuizRoom
internal import QuizStore

/// Ending of rooms: open questions of their sittings are left unanswered, as `grade` treats missing responses.
extension LiveRooms {
  /// False while sittings are at work: then it is to be asked again.
  func end(_ room: LiveRoom) throws(Denial) -> Bool {
    if room.isBusy { return false }
    if room.state.plan.pace == .together {
      try leaveRestOut(room)
    } else if room.state.phase == .open {
      room.isEnding = true
      guard isAtRest(room) else { return false }
      leaveOwnRestOut(room)
    }
    if room.isBusy { return false }
    try decide(.end, room)
    return true
  }

  /// Locks and judges the open question, then leaves the rest of the round unanswered.
  private func leaveRestOut(_ room: LiveRoom) throws(Denial) {
    if room.state.phase == .open { try decide(.lock, room) }
    guard !room.isBusy, !room.state.isOver, room.state.isJudged, let record = try? books.recordOfGuests() else {
      return
    }
    let seats = takenSeats(room, record).filter { !$0.state.isOver && $0.refusal == nil }
    leaveRestOut(of: seats, room.state.round, room)
  }

  private func leaveRestOut(of seats: [RoomSeat], _ round: Int, _ room: LiveRoom) {
    if seats.isEmpty { return }
    for seat in seats { seat.leavesRestOut = true }
    work(seats, of: room) { [self] in
      // One that cannot be led to its end stays as its player left it.
      let ended = seats.filter(\.state.isOver)
      room.unending.formUnion(seats.filter { !$0.state.isOver }.map(\.id))
      room.change(ended)
      for seat in ended {
        var standing = RoomStanding(of: seat.state)
        standing.isCutShort = true
        decideIfAllowed(.stand(player: seat.player, round: round, standing), room)
      }
    }
  }

  // MARK: At one's own pace

  /// Every round of every player comes to its end, also one that its player never came to: one round after the other.
  private func leaveOwnRestOut(_ room: LiveRoom) {
    guard let record = try? books.recordOfGuests() else { return }
    for live in ownLives(room) { sittings.drop(live) }
    for round in room.rounds where !room.isBusy {
      let seats = room.state.present.compactMap { player -> RoomSeat? in
        let id = room.ids.sitting(player.number, round: round.index, take: 0)
        if player.standings[round.index]?.isOver == true || room.unending.contains(id) { return nil }
        return ownSeat(player, id, round, room, record)
      }
      leaveRestOut(of: seats, round.index, room)
    }
  }

  private func ownSeat(
    _ player: RoomState.Player, _ id: String, _ round: RoomRound, _ room: LiveRoom, _ record: SQLiteRecord
  ) -> RoomSeat {
    if let (stored, events, _) = try? record.load(id) {
      return makeSeat(player.number, stored, round, after: events, isNew: false)
    }
    let visitor = player.visitor ?? room.ids.player(player.number)
    return makeSeat(player.number, round.stored(id, player: visitor, named: player.name), round, isNew: true)
  }

  private func ownLives(_ room: LiveRoom) -> [LiveSitting] {
    sittings.lives.values.filter { $0.sitting.stored.request[RoomIDs.requestKey] == room.id }
  }

  /// Whether all that was done of the room's sittings is on disk, and nothing is being done.
  private func isAtRest(_ room: LiveRoom) -> Bool {
    room.changedSeats.isEmpty && ownLives(room).allSatisfy { $0.work == nil }
      && !room.begun.contains(where: tasks.isOpening)
  }

  /// The room that is writing to a sitting; requests for that wait until it is on disk.
  func roomEnding(_ sitting: String) -> LiveRoom? {
    rooms.values.first { $0.isEnding && $0.begun.contains(sitting) && !($0.state.isOver && !$0.isUnsaved) }
  }
}

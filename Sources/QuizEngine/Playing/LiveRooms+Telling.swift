internal import QuizCore
internal import QuizLibrary
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Time in rooms, and their news to players, screen and host.
extension LiveRooms {
  /// Milliseconds between two tellings of a number, between two savings of a clock, and after which rooms are let go.
  private static let pauseOfCounts = 250
  private static let saveClockEvery = 1000
  /// Milliseconds between two looks whether the sittings of a room that ends are at rest.
  private static let pauseOfEnding = 5
  private static let patienceOfRoom = 6 * 3_600_000
  private static let patienceOfClosed = 3_600_000
  private static let pauseOfOverdue = 60_000

  var hasUnsavedRooms: Bool { rooms.values.contains(where: \.isUnsaved) }

  /// Limits that were reached, clocks that are saved, rooms that close.
  func letTimePass() {
    for room in Array(rooms.values) {
      letTimePass(in: room)
      if room.state.isRunning, room.state.current?.limit != nil, now - room.told >= Self.saveClockEvery {
        decideIfAllowed(.tick, room, at: room.ms(at: now))
      }
      if let until = room.stored.plan.until, !room.state.isOver,
        books.own.clock.now().milliseconds >= until.milliseconds
      {
        _ = try? end(room)
      }
      if !room.isBusy && !room.isUnsaved && !room.waiting.isEmpty { askWaiting(room) }
      tellNumbers(room)
      letOthersHave(room)
      let patience = room.state.isOver ? Self.patienceOfClosed : Self.patienceOfRoom
      if !room.isBusy && !room.isUnsaved && now - room.touched >= patience { dropRoom(room) }
    }
  }

  /// Takes up rooms whose `until` passed while no engine held them, so that they close; once a minute.
  func closeOverdue() {
    guard books.hasGuests, now >= nextOverdue, let record = try? books.recordOfGuests() else { return }
    nextOverdue = now + Self.pauseOfOverdue
    let time = books.own.clock.now()
    let open = (try? record.openRooms(since: WallTime(milliseconds: 0))) ?? []
    for room in open.map(\.plan) where rooms[room.room] == nil && room.until.map({ $0 <= time }) == true {
      tasks.run { [self] in _ = try? loadRoom(room.room) }
    }
  }

  /// Lets commands remove a room that is over and saved, or a person in it.
  private func letOthersHave(_ room: LiveRoom) {
    guard room.state.isOver, room.isClaimed, !room.isBusy, !room.isUnsaved, let record = try? books.recordOfGuests()
    else { return }
    record.release(room.id)
    room.isClaimed = false
  }

  /// Drops rooms that are over and that another program has changed, as by the removal of a person.
  func dropChangedRooms() {
    guard let record = try? books.recordOfGuests() else { return }
    for room in Array(rooms.values) where !room.isClaimed {
      var there = RoomState(room.stored.plan)
      for event in (try? record.room(room.id))?.events ?? [] { there.evolve(event) }
      if there.players.map(\.name) != room.state.players.map(\.name) { rooms[room.id] = nil }
    }
  }

  /// Milliseconds to what happens next by itself; nil where nothing does.
  var patience: Int? {
    rooms.values.compactMap { room -> Int? in
      var times: [Int] = []
      if room.state.isRunning, let left = room.left(at: now) {
        times += [left, max(0, room.told + Self.saveClockEvery - now)]
        if let common = room.left(of: nil, at: now), common > 0 { times.append(common) }
      }
      if room.news.isCounted { times.append(max(0, room.nextCount - now)) }
      if let until = room.stored.plan.until, !room.state.isOver, !room.isBusy {
        times.append(
          max(room.isEnding ? Self.pauseOfEnding : 0, until.milliseconds - books.own.clock.now().milliseconds))
      }
      if !room.isBusy && !room.waiting.isEmpty { times.append(Self.pauseOfEnding) }
      return times.min()
    }.min()
  }

  /// A server that starts anew has told no visitor a number.
  func forgetServer() {
    for room in rooms.values { room.news.isCounted = true }
  }

  /// Stops the clocks of open questions, since answers cannot arrive.
  func pauseRooms() {
    for room in rooms.values where room.state.isRunning {
      letTimePass(in: room)
      try? decide(.pause, room)
    }
  }

  // MARK: After saving

  func finish(_ room: LiveRoom) {
    room.wasSaved()
    let replies = room.replies
    room.replies = []
    for reply in replies { answer(reply.request, reply.make()) }
    tellNews(room)
    letOthersHave(room)
  }

  /// Drops a room that could not be saved, so that the next request reads it anew from the disk.
  func lose(_ room: LiveRoom) {
    for reply in room.replies { answer(reply.request, .notSaved) }
    for request in room.waiting { answer(request, .notSaved) }
    for guest in room.guests where !guest.token.isEmpty { visitors.forget(guest) }
    room.replies = []
    dropRoom(room)
  }

  private func tellNews(_ room: LiveRoom) {
    let news = room.news
    room.news.own = []
    if news.isForAll {
      room.news = RoomNews()
      room.nextCount = now + Self.pauseOfCounts
      let object = object(room)
      tell(.host, room, object)
      tell(.screen, room, object)
      tellPlayers(room, object)
      for player in news.own where !room.state.isPresent(player) { tell(.player(player), room, object) }
    } else {
      let object = object(room)
      for player in news.own { tell(.player(player), room, object) }
      tellNumbers(room)
    }
  }

  private func tellNumbers(_ room: LiveRoom) {
    guard room.news.isCounted, now >= room.nextCount, !room.isUnsaved else { return }
    room.news.isCounted = false
    room.nextCount = now + Self.pauseOfCounts
    let object = object(room)
    tell(.host, room, object)
    tell(.screen, room, object)
  }

  /// Sends one line to all where all see the same, or else one to each viewer.
  private func tellPlayers(_ room: LiveRoom, _ object: RoomObject) {
    let state = room.state
    let isAlike =
      state.plan.pace == .together && state.phase == .open && state.current?.answers.isEmpty == true
      && state.present.allSatisfy { state.wasPut(to: $0) }
    if isAlike { return tell(.players, room, object) }
    for player in state.present { tell(.player(player.number), room, object) }
  }

  private func tell(_ viewer: RoomObject.Viewer, _ room: LiveRoom, _ object: RoomObject) {
    let audience = room.audience(of: viewer)
    guard watched.contains(audience) else { return }
    send(EngineEvent("room", to: [audience], place: room.place, objects: [object.text(viewer)]).lineWithObjects)
  }

  // MARK: Watching

  func watchRoom(_ request: EngineRequest, _ audience: String, _ visitor: Visitor) throws(Denial) {
    let parts = audience.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count) else { throw Denial(.unreadable, "'audience' expects 'room/CODE'") }
    let room = try room(parts[1])
    let viewer = try viewer(parts.count == 3 ? parts[2] : nil, request, visitor, room)
    if case .visitor(let reason) = viewer {
      throw reason == nil ? stranger(to: room, request, visitor) : Denial(RoomRefusal.kicked)
    }
    var audiences = [room.audience(of: viewer)]
    if case .player = viewer { audiences.insert(room.players, at: 0) }
    context.watched.insert(audiences, isOfDesk: request.id.isOfDesk)
    if case .player = viewer { room.news.isCounted = true }
    letTimePass(in: room)
    let from = request.whole(.from)
    answer(request, of: room) { [self] in
      // A sitting of one's own begins without a place in the log.
      let isNew = from.map { room.place > $0 || room.state.plan.pace == .own } ?? true
      return EngineReply(
        objects: isNew ? [object(room).text(viewer)] : []
      ) { ($0.place, $0.audiences) = (room.place, audiences) }
    }
  }

  func unwatchRoom(_ audience: String) {
    context.watched.remove(audience)
    for room in rooms.values where audience.hasPrefix("room/\(room.id)/player/") { room.news.isCounted = true }
  }
}

extension LiveRoom {
  func audience(of viewer: RoomObject.Viewer) -> String {
    switch viewer {
    case .players, .visitor: return players
    case .player(let number): return audience(of: number)
    case .screen: return screen
    case .host: return host
    }
  }
}

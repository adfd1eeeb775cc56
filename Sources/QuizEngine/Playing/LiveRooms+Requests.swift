internal import JSONText
internal import QuizCore
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Requests about rooms.
extension LiveRooms {
  /// The reply, where it is there at once.
  func roomReply(to request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply? {
    switch request.operation {
    case "rooms": return try listRooms(request, visitor)
    case "room-past": return try pastRoom(request, visitor)
    case "room-open": try openRoom(request, visitor)
    case "room-join": try joinRoom(request, visitor)
    case "room": try lookAtRoom(request, visitor)
    case "room-answer": try answerInRoom(request, visitor)
    case "room-host": try hostRoom(request, visitor)
    default: throw Denial(.unreadable, "there is no op '\(request.operation)'")
    }
    return nil
  }

  /// True for a visitor who leads a room: the owner all, a teacher the own ones.
  func isHost(_ request: EngineRequest, _ visitor: Visitor, of plan: RoomPlan) throws(Denial) -> Bool {
    if isOwner(request, visitor) { return true }
    guard let teacher = plan.teacher else { return false }
    return try visitors.teacher(visitor) == teacher
  }

  func isOwner(_ request: EngineRequest, _ visitor: Visitor) -> Bool { request.id.isOfDesk || visitor == .owner }

  /// Denies visitors who lead no rooms; the teacher's name, nil for the owner.
  func checkLeads(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> String? {
    if isOwner(request, visitor) { return nil }
    guard let teacher = try visitors.teacher(visitor) else { throw .notHost }
    return teacher
  }

  // MARK: Finding one

  /// The open room that has a code.
  func room(_ code: String?) throws(Denial) -> LiveRoom {
    guard let code, code.utf8.count == 6, code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .unknownRoom
    }
    if let room = rooms.values.first(where: { $0.stored.code == code }) { return touched(room) }
    guard books.hasGuests else { throw .unknownRoom }
    let record = try books.recordOfGuests()
    let id = try Denial.recording(record.openRoom(code: code))
    guard let id else { throw .unknownRoom }
    return touched(try loadRoom(id))
  }

  private func touched(_ room: LiveRoom) -> LiveRoom {
    room.touched = now
    return room
  }

  /// The visitor's player in a room; nil for one who has not joined.
  func player(_ visitor: Visitor, in room: LiveRoom) -> RoomState.Player? {
    guard case .guest(let id) = visitor else { return nil }
    return room.state.player(of: id)
  }

  func object(_ room: LiveRoom) -> RoomObject {
    RoomObject(room, at: now, books.own.zone) { [watched] in watched.contains(room.audience(of: $0)) }
  }

  // MARK: Deciding

  /// Decides something, after the time that went by until then.
  func decide(_ command: RoomCommand, _ room: LiveRoom) throws(Denial) {
    letTimePass(in: room)
    let events: [RoomEvent]
    do throws(RoomRefusal) {
      events = try RoomRules.decide(command, room.state, at: room.ms(at: now))
    } catch {
      throw Denial(error)
    }
    take(events, room)
  }

  /// The lock, when the limit is reached.
  func letTimePass(in room: LiveRoom) {
    room.noteOvertime(at: now)
    guard room.left(at: now) == 0 else { return }
    decideIfAllowed(.tick, room, at: room.ms(at: now))
  }

  /// Decides something where the rules allow it, outside of the question's time unless `ms` is given.
  func decideIfAllowed(_ command: RoomCommand, _ room: LiveRoom, at ms: Int = 0) {
    take((try? RoomRules.decide(command, room.state, at: ms)) ?? [], room)
  }

  func take(_ events: [RoomEvent], _ room: LiveRoom) {
    if events.isEmpty { return }
    room.take(events, at: now)
    judgeIfLocked(room)
    beginOwnSittings(room)
  }

  /// Answers once all that was decided of a room is on disk.
  func answer(_ request: EngineRequest, of room: LiveRoom, _ make: @escaping () -> EngineReply) {
    room.replies.append(LiveRoom.Reply(request: request, make: make))
  }

  // MARK: Requests

  private func joinRoom(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    let room = try room(request.text(.code))
    let isHost = try isHost(request, visitor, of: room.state.plan)
    if visitor == .owner || isHost {
      throw Denial(.foreign, "the host does not play along: join from another device", .hostPlaysNot)
    }
    if let player = player(visitor, in: room) {
      if player.isKicked { throw Denial(RoomRefusal.kicked) }
      return answer(request, of: room) { EngineReply(.made) { $0.seat = player.number } }
    }
    try checkDisk(for: visitor)
    let name = try name(request, visitor, in: room)
    let token = Secret.make()
    var guest = try books.recordOfGuests().newGuest(token, named: RoomName.cleaned(name) ?? Visitors.nameless)
    var isNew = true
    if case .guest(let id) = visitor { (guest.id, isNew) = (id, false) }
    try decide(
      .join(name: name, team: request.text(.team), visitor: guest.id, chance: .random(in: .min ... .max)), room)
    guard let player = room.state.player(of: guest.id) else { throw .unknownRoom }
    if isNew {
      guest.name = player.name
      visitors.expect(guest)
      room.guests.append(guest)
    }
    addSeatPlayer(player, to: room)
    answer(request, of: room) {
      EngineReply(.made) { ($0.seat, $0.token) = (player.number, isNew ? token : nil) }
    }
  }

  /// The name under which a visitor comes in: people have theirs from the list, and a number behind it where it is taken.
  private func name(
    _ request: EngineRequest, _ visitor: Visitor, in room: LiveRoom
  ) throws(Denial) -> String {
    let (plan, person) = (room.state.plan, try visitors.person(visitor))
    guard plan.isForPeople || request.text(.name) == nil, let person else {
      if plan.isForPeople { throw .needsCode }
      return request.text(.name) ?? ""
    }
    if let group = plan.group, plan.isForPeople, person.group != group { throw .needsCode }
    let short = RoomName.cleaned(String(person.name.prefix(RoomName.longest))) ?? ""
    for number in 1... {
      let ending = number == 1 ? "" : " \(number)"
      let name = short.prefix(RoomName.longest - ending.count) + ending
      if !room.state.present.contains(where: { RoomName.isSame($0.name, String(name)) }) { return String(name) }
    }
    return short
  }

  /// Adds the player under whose name the room's sittings are recorded; no cookie leads there.
  private func addSeatPlayer(_ player: RoomState.Player, to room: LiveRoom) {
    guard room.state.plan.pace == .together || player.visitor == nil else { return }
    room.guests.append(NewGuest(id: room.ids.player(player.number), token: "", name: player.name))
  }

  /// Adds a person without a device, on behalf of the host.
  func bringIn(_ name: String, _ room: LiveRoom) throws(Denial) {
    let count = room.state.players.count
    try decide(.join(name: name, team: nil, visitor: nil, chance: .random(in: .min ... .max)), room)
    if room.state.players.count > count, let player = room.state.players.last { addSeatPlayer(player, to: room) }
  }

  private func lookAtRoom(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    let room = try room(request.text(.code))
    let viewer = try viewer(request.text(.role), request, visitor, room)
    letTimePass(in: room)
    if case .player(let number) = viewer, room.isBusy, isAwaited(number, room) { return room.waiting.append(request) }
    let person = try visitors.person(visitor)
    answer(request, of: room) { [self] in
      var view = object(room).view(viewer)
      if case .visitor = viewer { view.name = person?.name }
      return EngineReply(objects: [view.line]) { reply in
        (reply.place, reply.role) = (room.place, viewer.role)
        if case .player(let number) = viewer { reply.seat = number }
      }
    }
  }

  /// The denial for a visitor who has not joined: a closed room looks like an unknown one.
  func stranger(to room: LiveRoom, _ request: EngineRequest, _ visitor: Visitor) -> Denial {
    isClosed(room, to: visitor) ? .unknownRoom : Denial(.foreign, "join the room first", .joinFirst)
  }

  /// True when a visitor has not joined and can no longer join.
  func isClosed(_ room: LiveRoom, to visitor: Visitor) -> Bool {
    room.state.isJoiningLocked && player(visitor, in: room) == nil
  }

  /// The role in which a visitor looks at a room.
  func viewer(
    _ role: String?, _ request: EngineRequest, _ visitor: Visitor, _ room: LiveRoom
  ) throws(Denial) -> RoomObject.Viewer {
    switch role {
    case "host":
      guard try isHost(request, visitor, of: room.state.plan) else {
        throw isClosed(room, to: visitor) ? .unknownRoom : .notHost
      }
      return .host
    case "screen": return .screen
    case nil, "", "player":
      guard let player = player(visitor, in: room) else { return .visitor(reason: nil) }
      return player.isKicked ? .visitor(reason: "kicked") : .player(player.number)
    default: throw Denial(.unreadable, "'as' expects screen or host")
    }
  }

  private func answerInRoom(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    let room = try room(request.text(.code))
    guard let player = player(visitor, in: room) else { throw stranger(to: room, request, visitor) }
    try checkDisk(for: visitor)
    let node = try request.body()
    let name = try RequestName.read(node)
    if let epoch = room.state.kept(name, of: player.number) { return keep(request, epoch, room) }
    guard let epoch = AnswerOrder(wire: node)?.epoch else {
      throw Denial(.unfit, "'epoch' expects the number of the question")
    }
    letTimePass(in: room)
    // A closed question is reported before a mistake in the answer.
    guard room.state.phase == .open, epoch == room.state.epoch, let question = room.question else {
      let empty = RoomCommand.answer(player: player.number, epoch: epoch, .text(""), inputs: [], request: nil)
      try decide(empty, room)
      throw Denial(RoomRefusal.late)
    }
    let (response, inputs) = try question.response(node, beside: AnswerOrder.others)
    try decide(.answer(player: player.number, epoch: epoch, response, inputs: inputs, request: name), room)
    keep(request, epoch, room)
  }

  private func keep(_ request: EngineRequest, _ epoch: Int, _ room: LiveRoom) {
    answer(request, of: room) { EngineReply { ($0.isKept, $0.epoch) = (true, epoch) } }
  }

  private func listRooms(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    let teacher = try checkLeads(request, visitor)
    guard books.hasGuests else { return EngineReply(objects: []) }
    let record = try books.recordOfGuests()
    let entries = try Denial.recording(record.rooms())
    let own = entries.filter { teacher == nil || $0.plan.teacher == teacher }
    return EngineReply(objects: own.map { listed($0).line })
  }

  /// A room by its id, held or over, with its board as it is.
  private func pastRoom(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    let teacher = try checkLeads(request, visitor)
    let id = request.text(.room) ?? ""
    guard books.hasGuests else { throw Denial(.unknown, "there is no room '\(id)'", .noRoom) }
    let record = try books.recordOfGuests()
    let ledger = try Denial.recording(RoomLedger(id, in: record))
    guard let ledger, teacher == nil || ledger.stored.plan.teacher == teacher else {
      throw Denial(.unknown, "there is no room '\(id)'", .noRoom)
    }
    let report = ledger.report(books.own)
    return request.text(.form) == "csv" ? EngineReply { $0.table = report.csv } : EngineReply(objects: [report.line])
  }

  private func listed(_ entry: RoomEntry) -> ListedRoom {
    let held = rooms[entry.plan.room]
    var room = ListedRoom(entry, books.own)
    room.code = entry.isOver ? nil : entry.code
    room.titles = entry.plan.rounds.map(\.title)
    let phase = held.map { $0.state.isPaused ? "paused" : $0.state.phase.rawValue }
    room.phase = phase ?? (entry.isOver ? "over" : "paused")
    return room
  }
}

extension RoomObject.Viewer {
  var role: String {
    switch self {
    case .players, .player: return "player"
    case .screen: return "screen"
    case .host: return "host"
    case .visitor: return "visitor"
    }
  }
}

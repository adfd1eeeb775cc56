internal import QuizWire

extension PageKind {
  /// A page of a room, or one that explains why it is missing; nil for other pages.
  func room(_ reply: EngineReply, _ told: FormNotice?, _ visit: PageVisit) -> WebAnswer? {
    switch self {
    case .room(let code, let role): room(code, role, reply, told, visit)
    case .people(let code): room(code, .host, reply, told, visit)
    case .rooms, .pastRoom, .group: records(reply, visit)
    default: nil
    }
  }

  /// The pages of past rooms, for the owner alone.
  private func records(_ reply: EngineReply, _ visit: PageVisit) -> WebAnswer {
    if reply.status == 403 { return .page(OwnersPage(visit).frame, visit, status: 403) }
    if reply.status >= 400 { return .problem(reply, visit) }
    if self == .rooms {
      return .page(RoomsPage(rooms: reply.nodes.compactMap { ListedRoom(wire: $0) }, visit: visit).frame, visit)
    }
    if case .group = self { return .page(ClassPage(reply.page(), visit).frame, visit) }
    return .page(PastRoomPage(room: reply.page(), visit: visit).frame, visit)
  }

  private func room(
    _ code: RoomCode, _ role: RoomRole, _ reply: EngineReply, _ told: FormNotice?, _ visit: PageVisit
  ) -> WebAnswer {
    let reply = reply.unified(for: request(visit))
    if role == .host && reply.status == 403 { return .page(OwnersPage(visit).frame, visit, status: 403) }
    if reply.status == 404 || reply.status == 403 {
      var told = told ?? FormNotice(status: 404, sentence: .noRoom)
      // The code can be corrected there; the typed name is no part of that form.
      told.sent = FormFields(["code": code.text])
      return .page(EntryPage(nil, nil, told, visit).frame, visit, status: told.status)
    }
    guard reply.status < 400, let room = reply.shownRoom else {
      return .problem(reply, visit)
    }
    let base = RoomFrame(room: room, code: code, role: role, place: reply.place ?? 0, told: told, visit: visit)
    let frame: PageFrame =
      switch self {
      case .people: PeoplePage(base).frame
      default:
        switch role {
        case .player where reply.role == "visitor" && room.reason == nil: EntryPage(room, code, told, visit).frame
        case .player: RoomPage(base).frame
        case .screen: ScreenPage(base).frame
        case .host: HostPage(base).frame
        }
      }
    return .page(frame, visit, status: told?.status ?? 200)
  }
}

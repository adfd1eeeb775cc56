internal import QuizCore
internal import QuizPlay
internal import QuizRoom
internal import QuizWire

/// The actions of a host in a room.
extension LiveRooms {
  func hostRoom(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) {
    let room = try room(request.text(.code))
    guard try isHost(request, visitor, of: room.state.plan) else {
      throw isClosed(room, to: visitor) ? .unknownRoom : .notHost
    }
    let order = try HostOrder.read(try request.body())
    if let name = order.request, room.state.requests.contains(name) { return tellHost(request, room) }
    // The sittings of a lock are asked first.
    if room.isBusy {
      guard room.waiting.count < Self.mostWaitingHosts else { throw .tooMuch }
      return room.waiting.append(request)
    }
    // Sittings that have to be asked first: then once more.
    guard try perform(order, room) else { return room.waiting.append(request) }
    if let name = order.request { take([.requested(name)], room) }
    tellHost(request, room)
  }

  private static let mostWaitingHosts = 8

  private func tellHost(_ request: EngineRequest, _ room: LiveRoom) {
    answer(request, of: room) { [self] in
      EngineReply(objects: [object(room).text(.host)]) { $0.place = room.place }
    }
  }

  /// False when it is not done yet.
  private func perform(_ order: HostOrder, _ room: LiveRoom) throws(Denial) -> Bool {
    switch order.verb {
    case .open: try put(.open(upcoming(room)), room)
    case .next: try put(.next(upcoming(room)), room)
    case .lock: try decide(.lock, room)
    case .reveal: try decide(.reveal, room)
    case .board: try decide(.board, room)
    case .pause: try decide(.pause, room)
    case .resume: try decide(.resume, room)
    case .extend: try decide(.extend(try order.neededMilliseconds()), room)
    case .kick: try decide(.kick(player: try order.neededPlayer()), room)
    case .rename: try decide(.rename(player: try order.neededPlayer(), name: try order.neededName()), room)
    case .time: try decide(.allow(player: try order.neededPlayer(), factor: try order.neededFactor()), room)
    case .correct:
      let why = RoomReason.cleaned(try order.neededReason())
      try decide(.correct(player: try order.neededPlayer(), points: try order.neededPoints(), why: why), room)
    case .enter: try enter(order, room)
    case .hide:
      let text = try order.neededAnswer()
      let answers = room.state.current.map { Array($0.answers.values) } ?? []
      let shown = room.question?.typed(answers, []).first { $0.isCalled(text) }
      try decide(.hide(shown?.key ?? Marking.folded(text)), room)
    case .play: try play(room)
    case .lockJoining: try decide(.lockJoining, room)
    case .end: return try end(room)
    case .again: try again(room)
    }
    return true
  }

  /// Lets the screen play the question's sound or film once more; nothing of it is recorded.
  private func play(_ room: LiveRoom) throws(Denial) {
    let isPut = [.open, .locked, .reveal].contains(room.state.phase)
    guard isPut, let view = room.question?.view, view.audio != nil || view.video != nil else {
      throw Denial(.elsewhere, "the question has no sound to play", .room(.notNow(.nothingOpen)))
    }
    room.plays += 1
    (room.news.isCounted, room.nextCount) = (true, now)
  }

  private func put(_ command: RoomCommand, _ room: LiveRoom) throws(Denial) {
    let epoch = room.state.epoch
    try decide(command, room)
    guard room.state.epoch > epoch, let guide = room.guides[room.state.round] else { return }
    room.question = PutQuestion(guide.state, files: files(of: room.state.round, room))
  }

  private func again(_ room: LiveRoom) throws(Denial) {
    let isLocked = room.state.current?.isLocked == true
    try decide(.again, room)
    if isLocked { takeBack(room) }
  }

  /// Enters a person without a device: a new one by name, an answer by number.
  private func enter(_ order: HostOrder, _ room: LiveRoom) throws(Denial) {
    var number = order.player
    if number == nil {
      // A person who joins during a question answers from the next one on; an answer beside the name would be lost.
      if order.entered != nil {
        throw Denial(.unfit, "'enter' takes 'name' for a new player, or 'player' and 'answer'")
      }
      try bringIn(try order.neededName(), room)
      number = room.state.players.last?.number
    }
    guard let node = order.entered else {
      if order.player != nil { throw Denial(.unfit, "'enter' with 'player' needs an 'answer', too") }
      return
    }
    guard let number, let question = room.question, room.state.phase == .open else {
      throw Denial(.elsewhere, "no question is open", .room(.notNow(.nothingOpen)))
    }
    // A page that shows an earlier question can still be open somewhere.
    if let epoch = order.epoch, epoch != room.state.epoch {
      let refusal = RoomRefusal.otherEpoch(open: room.state.epoch)
      throw Denial(.elsewhere, refusal.sentence, .room(refusal))
    }
    let (response, inputs) = try question.response(node, beside: [])
    try decide(.enter(player: number, response, inputs: inputs), room)
  }
}

/// Why points were corrected, for everybody to read.
enum RoomReason {
  static func cleaned(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
  }
}

package import QuizWire

extension EngineRequest {
  /// A room as somebody may see it.
  static func room(_ code: RoomCode, _ role: RoomRole, token: String?, language: String? = nil) -> EngineRequest {
    EngineRequest("room", token: token, [(.code, code.text), (.role, role.asked), (.language, language)])
  }

  static func join(_ code: RoomCode, name: String?, token: String?) -> EngineRequest {
    EngineRequest("room-join", token: token, [(.code, code.text), (.name, name)])
  }

  static func answer(_ code: RoomCode, _ body: String, token: String?) -> EngineRequest {
    EngineRequest("room-answer", token: token, [(.code, code.text), (.body, body)])
  }

  static func lead(_ code: RoomCode, _ body: String, token: String?) -> EngineRequest {
    EngineRequest("room-host", token: token, [(.code, code.text), (.body, body)])
  }
}

extension EngineReply {
  /// Whether a stranger was told nothing by it: there is no such room, or it lets nobody in. Both look the same from outside.
  package func isDeadEnd(of request: EngineRequest) -> Bool {
    switch request.operation {
    case "room-join": status == 404 || status == 403
    // Who was taken out knows the room, and reads why.
    case "room" where status < 400:
      role == "visitor" && shownRoom.map { !$0.isJoinable && $0.reason == nil } ?? false
    default: status == 404
    }
  }

  /// The same words for a room that is not there and for one that lets nobody in.
  func unified(for request: EngineRequest) -> EngineReply {
    guard isDeadEnd(of: request) else { return self }
    let isJoin = request.operation == "room-join"
    var reply = EngineReply()
    (reply.id, reply.status) = (id, isJoin ? 403 : 404)
    reply.message =
      isJoin ? "no room with this code lets this name in" : "there is no room with this code that can be joined"
    return reply
  }
}

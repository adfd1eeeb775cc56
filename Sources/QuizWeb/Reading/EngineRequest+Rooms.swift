package import QuizWire

extension EngineRequest {
  static func room(_ code: RoomCode, _ role: RoomRole, token: String?, language: String? = nil) -> EngineRequest {
    EngineRequest("room", token: token, [(.code, code.text), (.role, role.asked), (.language, language)])
  }

  static func join(_ code: RoomCode, name: String?, team: String?, token: String?) -> EngineRequest {
    EngineRequest("room-join", token: token, [(.code, code.text), (.name, name), (.team, team)])
  }

  static func answer(_ code: RoomCode, _ body: String, token: String?) -> EngineRequest {
    EngineRequest("room-answer", token: token, [(.code, code.text), (.body, body)])
  }

  static func lead(_ code: RoomCode, _ body: String, token: String?) -> EngineRequest {
    EngineRequest("room-host", token: token, [(.code, code.text), (.body, body)])
  }
}

extension EngineReply {
  /// True when a stranger learnt nothing: the room is unknown, or closed to new players. Both look the same from
  /// outside.
  package func isDeadEnd(of request: EngineRequest) -> Bool {
    switch request.operation {
    case "room-join": status == 404 || status == 403
    // A removed player knows the room, and may read the reason.
    case "room" where status < 400:
      role == "visitor" && shownRoom.map { !$0.isJoinable && $0.reason == nil } ?? false
    default: status == 404
    }
  }

  /// The same reply for an unknown room and for a closed one.
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

package import QuizWire

/// The subject that a stream of events follows.
package enum StreamSubject: Equatable, Sendable {
  case sitting(String)
  /// A room, in a role, after a place in its log.
  case room(RoomCode, RoomRole, from: Int?)

  /// The audience's name in requests to the engine.
  package var audience: String {
    switch self {
    case .sitting(let id): "sitting/\(id)"
    case .room(let code, let role, _): "room/\(code.text)" + (role == .player ? "" : "/\(role.rawValue)")
    }
  }

  package var isRoom: Bool { if case .room = self { true } else { false } }

  /// Asks the engine; `place` is the last one that was sent on.
  package func watch(token: String?, place: Int? = nil) -> EngineRequest {
    var from = place
    if case .room(_, _, let wanted) = self { from = place ?? wanted }
    return .watch(audience, token: token, from: from)
  }

  /// The names under which its events come.
  package func names(_ reply: EngineReply) -> [String] {
    isRoom ? reply.audiences : [audience]
  }
}

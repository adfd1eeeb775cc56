internal import JSONText

/// How the engine's reply becomes an answer.
package enum ReplyForm: Equatable, Sendable {
  /// A list of the objects, as `list --json` prints it.
  case list
  /// The one object.
  case single
  /// `{"objects":[…]}`.
  case objects
  /// `{"sitting":…,"objects":[…]}`, and where the sitting is.
  case opened
  /// `{"player":…}`: 201 for who is new.
  case joined
  /// Nothing but a cookie.
  case nothing
  /// A page, perhaps after more questions.
  case errand(PageErrand)

  func answer(_ reply: EngineReply, _ face: WebFace) -> WebAnswer {
    guard reply.status < 400 else { return refusal(reply, face) }
    switch self {
    case .list: return .json(200, .list(reply.objects))
    case .single:
      guard let object = reply.objects.first else { return .refusal(404, "there is nothing here", face) }
      return .json(200, object)
    case .objects: return .json(200, ["objects": .list(reply.objects)])
    case .opened:
      let sitting = reply.sitting ?? ""
      var answer = WebAnswer.json(201, ["sitting": .text(sitting), "objects": .list(reply.objects)])
      answer.headers.append(.init("Location", "/sittings/\(sitting)"))
      return answer
    case .joined: return .json(reply.token == nil ? 200 : 201, ["player": .text(reply.player ?? "")])
    case .nothing, .errand: return WebAnswer(204)
    }
  }

  /// With what a limit did meanwhile, where that is the reason.
  private func refusal(_ reply: EngineReply, _ face: WebFace) -> WebAnswer {
    let message = reply.message ?? "this cannot be done"
    if reply.status == 503 { return .later(message, face) }
    guard face == .objects, !reply.objects.isEmpty else { return .refusal(reply.status, message, face) }
    return .json(reply.status, ["message": .text(message), "objects": .list(reply.objects)])
  }
}

internal import JSONText
internal import QuizPlay
package import QuizWire
package import Words

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
  /// `{"player":…}`, with status 201 for a new one.
  case joined
  /// `{"player":…}` of a person who came back.
  case entered
  /// The object of a room, or of the request that follows.
  indirect case room(EngineRequest, then: ReplyForm)
  /// `{"player":7}`.
  case seated(RoomCode)
  /// `{"kept":true,"epoch":3}`.
  case kept
  /// `{"room":…,"code":…}`, and where its host is.
  case roomOpened
  /// A table to be saved under a name.
  case table(String)
  /// A file that came of the scanned sheets of a quiz.
  case scanFile(String)
  /// A result as a picture.
  case resultPicture(InterfaceLanguage)
  /// `ok`, or why no sitting can be saved.
  case health
  /// Only a cookie.
  case nothing
  /// The object as the engine wrote it, also where the request was refused.
  case whole
  /// A piece of a body was taken.
  indirect case carried(BodyPieces)
  /// An answer for the owner; for others nothing is there.
  case ownersAlone(WebAnswer)
  /// A page, perhaps after more questions.
  case steps(PageSteps)

  func answer(_ reply: EngineReply, _ face: WebFace) -> WebAnswer {
    if case .room(let request, let form) = self { return form.answer(reply.unified(for: request), face) }
    if case .health = self { return .plain(reply.status < 400 ? 200 : 503, reply.message ?? "ok") }
    let isWhole = self == .whole || self == .nothing && reply.status >= 400
    if isWhole, reply.hasObjects, ![429, 503].contains(reply.status) { return .json(reply.status, whole: reply) }
    if case .carried(let pieces) = self { return pieces.form.answer(reply, face) }
    guard reply.status < 400 else { return refusal(reply, face) }
    switch self {
    case .list: return .json(200, written: reply.list)
    case .single:
      guard let object = reply.objects.first else { return .refusal(404, "there is nothing here", face) }
      return .json(200, object)
    case .objects: return .json(200, [:], objects: reply)
    case .opened:
      let sitting = reply.sitting ?? ""
      var answer = WebAnswer.json(201, ["sitting": .text(sitting)], objects: reply)
      answer.headers.append(.init("Location", "/sittings/\(sitting)"))
      return answer
    case .entered: return .json(200, ["player": .text(reply.player ?? "")])
    case .joined: return .json(reply.token == nil ? 200 : 201, ["player": .text(reply.player ?? "")])
    case .seated(let code):
      var answer = WebAnswer.json(201, ["player": .int(reply.seat ?? 0)])
      answer.headers.append(.init("Location", code.path))
      return answer
    case .kept: return .json(200, ["kept": true, "epoch": .int(reply.epoch ?? 0)])
    case .roomOpened:
      let code = reply.code ?? ""
      var answer = WebAnswer.json(201, ["room": .text(reply.room ?? ""), "code": .text(code)])
      answer.headers.append(.init("Location", "/rooms/\(code)/host"))
      return answer
    case .table(let name): return .table(reply.table ?? "", name)
    case .scanFile(let id):
      guard let path = (reply.page() as WorkshopMade).path else { return .refusal(404, "there is nothing here", face) }
      return .scan(path, id)
    case .resultPicture(let language):
      guard let picture = ResultPicture(Play(reply.nodes), language)?.png else {
        return .refusal(404, "there is nothing here", face)
      }
      return WebAnswer(200, headers: [.init("Content-Type", "image/png")], body: picture)
    case .ownersAlone(let answer):
      return reply.isOwner == true ? answer : .refusal(404, "there is nothing here", face)
    case .nothing, .steps, .room, .whole, .carried, .health: return WebAnswer(204)
    }
  }

  /// The refusal, with the events of a limit if that is the reason.
  private func refusal(_ reply: EngineReply, _ face: WebFace) -> WebAnswer {
    let message = reply.message ?? "this cannot be done"
    if [429, 503].contains(reply.status) { return .later(message, face, status: reply.status) }
    guard face == .objects, reply.hasObjects else { return .refusal(reply.status, message, face) }
    return .json(reply.status, ["message": .text(message)], objects: reply)
  }
}

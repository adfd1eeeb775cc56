internal import JSONText
internal import QuizPlay
internal import QuizWire

/// Pages of quizzes and of the record, and the changes on them.
extension WebDesk {
  /// Nil for the places of other pages.
  func shelf(_ path: WebPath, _ query: FormFields, _ visit: PageVisit) -> Decision? {
    let text = { (key: String) in query.filled(key) ?? "" }
    switch path {
    case .home: return visit.ask(.home)
    case .quizzes: return visit.ask(.quizzes(search: text("search"), category: text("category")))
    case .key: return visit.ask(.key)
    case .join: return join(query, visit)
    case .rooms: return visit.ask(.rooms)
    case .pastRoom(let id): return visit.ask(.pastRoom(id))
    case .group(let name): return visit.ask(.group(name))
    case .challenge: return challenge(query, visit)
    case .history:
      let (one, all) = (SittingListing.Most.onPage, SittingListing.Most.onPages)
      let count = Int(text("count")).map { min(all, max(one, $0)) } ?? one
      return visit.ask(.history(quiz: text("quiz"), count: count))
    case .review(let id): return visit.ask(.review(id))
    case .code(let id): return visit.ask(.code(id))
    case .statistics: return visit.ask(.statistics(quiz: text("quiz"), from: text("from"), to: text("to")))
    case .leaderboard: return visit.ask(.leaderboard(quiz: text("quiz"), period: text("period")))
    case .achievements: return visit.ask(.achievements)
    case .streak: return visit.ask(.streak)
    case .cards: return visit.ask(.cards(find: text("find"), show: text("show")))
    case .players: return visit.ask(.players)
    case .settings: return visit.ask(.settings(isSaved: query["saved"] != nil))
    default: return nil
    }
  }

  /// A form that was sent from one of them; nil for the places of other pages.
  func change(_ path: WebPath, _ fields: FormFields, _ visit: PageVisit) -> Decision? {
    switch path {
    // A long code is sent like this; nothing is changed by looking at it.
    case .challenge: return challenge(fields, visit)
    case .key:
      return visit.change(EngineRequest("key", token: visit.token, [(.key, fields.filled("key") ?? "")]), .key)
    case .join where fields.filled("code") != nil:
      let room = fields["room"].flatMap { RoomCode($0) }
      return visit.change(
        .enter(fields.filled("code") ?? "", pin: fields.filled("pin"), token: visit.token),
        .page(room.map { .room($0, .player) } ?? .join, to: room?.path ?? "/", fields))
    case .join where settings.isRoomOnly: return nil
    case .join:
      let name = fields.filled("name")
      return visit.change(
        EngineRequest("guest", token: visit.token, [(.name, name ?? "")]), .page(.join, to: "/", fields))
    case .review(let id):
      let request = EngineRequest("delete", token: visit.token, [(.sitting, fields["do"] == "delete" ? id : nil)])
      return visit.change(request, .page(.review(id), to: "/history", fields))
    case .players:
      let texts: [(EngineRequest.Key, String?)] = [
        (.action, fields["do"]), (.name, fields.filled("name")), (.newName, fields.filled("new")),
      ]
      return visit.change(
        EngineRequest("players", token: visit.token, texts), .page(.players, to: "/players", fields))
    case .cards:
      let (find, show) = (fields.filled("find") ?? "", fields.filled("show") ?? "")
      let texts: [(EngineRequest.Key, String?)] = [
        (.action, fields["do"] ?? "-"), (.quiz, fields["deck"]), (.name, fields["card"]),
      ]
      return visit.change(
        EngineRequest("cards", token: visit.token, texts),
        .page(
          .cards(find: find, show: show), to: "/cards?find=\(find.percentEncoded)&show=\(show.percentEncoded)", fields))
    case .settings:
      let values = fields.all.map { ($0.name, JSONValue.text($0.value)) }
      return visit.change(
        EngineRequest("settings", token: visit.token).adding(.settings, .object(JSONObject(values))),
        .page(.settings(isSaved: false), to: "/settings?saved=1", fields))
    default: return nil
    }
  }

  /// A code that was pasted may have blanks and line breaks in it, and words before it.
  private func challenge(_ fields: FormFields, _ visit: PageVisit) -> Decision {
    guard let code = fields.filled("code") else { return visit.ask(.challenge(code: "")) }
    let start = code.ranges(of: "quizrun1-").last?.lowerBound ?? code.startIndex
    return visit.ask(.challenge(code: code[start...].filter { !$0.isWhitespace }))
  }
}

extension PageVisit {
  func change(_ request: EngineRequest, _ next: Change) -> WebDesk.Decision {
    .ask(request, .steps(PageSteps(.change(next))))
  }
}

/// The answer after a change of the record.
enum Change: Equatable, Sendable {
  case key
  /// Another path when it was done, else the page with the reason.
  case page(PageKind, to: String, FormFields)

  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    switch self {
    case .key:
      if reply.status < 400 { return .answer(.seeOther("/")) }
      return visit.ask(.key, FormNotice(reply))
    case .page(let page, let path, let fields):
      if reply.status < 400 { return .answer(.seeOther(path)) }
      return visit.ask(page, FormNotice(reply, fields))
    }
  }
}

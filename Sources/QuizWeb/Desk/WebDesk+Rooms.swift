internal import JSONText
internal import QuizPlay
internal import QuizWire

extension WebDesk {
  /// The room that a request looks up, to slow down guessing of codes; nil for other requests.
  package func code(of request: WebRequest) -> RoomCode? {
    if case .room(let code, _)? = request.place { code } else { nil }
  }

  /// A room by programs.
  func roomObjects(_ place: RoomPath, _ code: RoomCode, _ body: String, _ request: WebRequest) -> Decision {
    let token = token(of: request)
    switch place {
    case .players:
      if let refusal = Self.refusal(of: body, known: ["name", "team"]) { return .answer(refusal) }
      let (name, team) = (Self.field("name", in: body), Self.field("team", in: body))
      return ask(.join(code, name: name, team: team, token: token), .seated(code))
    case .answer: return ask(.answer(code, body, token: token), .kept)
    case .host where request.method == "POST": return ask(.lead(code, body, token: token), .single)
    case .player, .screen, .host, .events:
      return ask(.room(code, place.role, token: token, language: request.language), .single)
    }
  }

  private func ask(_ request: EngineRequest, _ form: ReplyForm) -> Decision {
    .ask(request, .room(request, then: form))
  }

  /// A room's pages, and the forms on them.
  func roomPages(
    _ place: RoomPath, _ code: RoomCode, _ fields: FormFields, _ request: WebRequest, _ visit: PageVisit
  ) -> Decision {
    switch place {
    case .player, .screen, .events: return visit.ask(.room(code, place.role))
    case .host where request.method == "POST": return visit.lead(fields, code)
    case .host:
      let view = formFields(request.query).first { $0.name == "view" }?.value
      return visit.ask(view == "people" ? .people(code) : .room(code, .host))
    case .players:
      let (name, team) = (fields.filled("name"), fields.filled("team"))
      return visit.go(.join(code, name: name, team: team, token: visit.token), .joined(code, fields))
    case .answer: return visit.answer(fields, code)
    }
  }

  /// The events of a room: behind `Last-Event-ID`, or `from`.
  func roomEvents(_ code: RoomCode, _ request: WebRequest) -> Decision {
    let query = formFields(request.query)
    let role = query.first { $0.name == "as" }.flatMap { RoomRole(rawValue: $0.value) } ?? .player
    let from = request.single("last-event-id") ?? query.first { $0.name == "from" }?.value
    return .events(.room(code, role, from: from.flatMap { Int($0) }))
  }

  /// A code that was typed leads to its room.
  func join(_ query: FormFields, _ visit: PageVisit) -> Decision {
    guard let typed = query["code"] else { return settings.isRoomOnly ? codePage(nil, visit) : visit.ask(.join) }
    guard let code = RoomCode(typed: typed) else {
      return codePage(FormNotice(status: 422, sentence: .noRoom, sent: query), visit)
    }
    return .answer(.seeOther(code.path))
  }

  /// A quiz's cover was sent to be played by a room.
  func openRoom(_ fields: FormFields, _ visit: PageVisit) -> Decision {
    do {
      let body = try OpeningForm.room(fields, visit.language)
      return visit.go(
        EngineRequest("room-open", token: visit.token, [(.body, body)]), .opened(cover(fields), fields))
    } catch {
      let told = FormNotice(error, fields)
      return cover(fields).map { visit.ask($0, told) } ?? .answer(.problem(told, visit))
    }
  }

  private func codePage(_ told: FormNotice?, _ visit: PageVisit) -> Decision {
    .answer(.page(EntryPage(nil, nil, told, visit).frame, visit, status: told?.status ?? 200))
  }
}

extension RoomPath {
  var role: RoomRole {
    switch self {
    case .screen: .screen
    case .host: .host
    case .player, .players, .events, .answer: .player
    }
  }
}

extension PageVisit {
  func go(_ request: EngineRequest, _ next: RoomStep) -> WebDesk.Decision {
    .ask(request, .steps(PageSteps(.room(next))))
  }

  /// Sends an answer; where a mode asks for values beside it, the question is looked at first.
  func answer(_ fields: FormFields, _ code: RoomCode, _ room: RoomView? = nil) -> WebDesk.Decision {
    if room == nil && RoomForm.needsQuestion(fields) {
      return go(.room(code, .player, token: token), .read(fields, code, .player))
    }
    do {
      return go(
        .answer(code, try RoomForm.answer(fields, room, language), token: token), .answered(code, fields))
    } catch {
      return ask(.room(code, .player), FormNotice(error, fields))
    }
  }

  /// Performs the host's command.
  func lead(_ fields: FormFields, _ code: RoomCode, _ room: RoomView? = nil) -> WebDesk.Decision {
    let page = fields["view"] == "people" ? PageKind.people(code) : .room(code, .host)
    if room == nil && RoomForm.needsQuestion(fields) {
      return go(.room(code, .host, token: token), .read(fields, code, .host))
    }
    do {
      return go(.lead(code, try RoomForm.deed(fields, room, language), token: token), .led(page, fields))
    } catch {
      return ask(page, FormNotice(error, fields))
    }
  }
}

/// The steps after the engine's replies to forms of rooms.
enum RoomStep: Equatable, Sendable {
  case joined(RoomCode, FormFields)
  case answered(RoomCode, FormFields)
  /// The form waits until the open question is known.
  case read(FormFields, RoomCode, RoomRole)
  case led(PageKind, FormFields)
  /// A room was opened from a page, which is shown again after a mistake.
  case opened(PageKind?, FormFields)

  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    let isDone = reply.status < 400
    switch self {
    case .joined(let code, let fields):
      return isDone ? .answer(.seeOther(code.path)) : visit.ask(.room(code, .player), notJoined(reply, fields))
    case .answered(let code, let fields):
      if isDone || reply.status == 403 || reply.status == 404 { return .answer(.seeOther(code.path)) }
      let sentence: FormNotice.Sentence = reply.status == 409 ? .tooLate : reply.sentence
      return visit.ask(.room(code, .player), FormNotice(status: reply.status, sentence: sentence, sent: fields))
    case .read(let fields, let code, let role):
      guard isDone, let room = reply.shownRoom else {
        return visit.ask(.room(code, role))
      }
      return role == .host ? visit.lead(fields, code, room) : visit.answer(fields, code, room)
    case .led(let page, let fields):
      if isDone { return .answer(.seeOther(page.path)) }
      return visit.ask(page, FormNotice(reply, fields))
    case .opened(let page, let fields):
      guard isDone, let code = reply.code.flatMap({ RoomCode($0) }) else {
        return page.flatMap { reply.status == 422 ? visit.ask($0, FormNotice(reply, fields)) : nil }
          ?? .answer(.problem(reply, visit))
      }
      return .answer(.seeOther(RoomRole.host.path(code)))
    }
  }

  /// The refusal of a visitor who could not join. It does not reveal whether the code or the name was wrong.
  private func notJoined(_ reply: EngineReply, _ fields: FormFields) -> FormNotice {
    switch reply.status {
    case 409: FormNotice(status: 409, sentence: .nameTaken, sent: fields, wrong: "name")
    case 403, 404: FormNotice(status: 403, sentence: .notLetIn, sent: fields)
    default: FormNotice(reply, fields)
    }
  }
}

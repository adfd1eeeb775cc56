internal import JSONText
internal import QuizPlay
package import QuizWire
internal import Words

/// The handling of a request: an answer at once, or a question to the engine.
package struct WebDesk: Sendable {
  package let settings: WebSettings

  package enum Decision: Equatable, Sendable {
    case answer(WebAnswer)
    /// The reply becomes the answer.
    case ask(EngineRequest, ReplyForm)
    /// The events of a sitting or a room, for as long as the visitor listens.
    case events(StreamSubject)
    case media(HashedMediaName)
    /// The figures of server and engine.
    case metrics
  }

  package init(_ settings: WebSettings) {
    self.settings = settings
  }

  /// The refusal by headers alone, before a body is read; nil to go on.
  package func refusal(_ request: WebRequest) -> WebAnswer? {
    let face = request.face
    // A check of the service names it as it likes.
    if request.place != .health, let refusal = Admission(settings: settings, request: request).refusal(face) {
      return refusal
    }
    if let refusal = Framing(request).refusal(face) { return refusal }
    guard let path = request.place, !settings.isRoomOnly || path.isOfRooms(request.method) else {
      return .refusal(404, "there is nothing here", face)
    }
    // Whether the method fits is told to the owner alone.
    if case .workshop = path { return nil }
    guard path.methods.contains(request.method) else {
      return .notAllowed(path.methods, face)
    }
    return nil
  }

  /// The decision on a complete request.
  package func decide(_ request: WebRequest) -> Decision {
    if let refusal = refusal(request) { return .answer(refusal) }
    let face = request.face
    guard let path = request.place else { return .answer(.refusal(404, "there is nothing here", face)) }
    if case .workshop(let place) = path { return workshop(place, request) }
    guard let body = String(validating: request.body, as: UTF8.self) else {
      return .answer(.refusal(400, "the body is no UTF-8", face))
    }
    if settings.isRoomOnly && path == .home { return .answer(.seeOther("/join")) }
    switch path {
    case .media(let name): return .media(name)
    case .health: return .ask(EngineRequest("health"), .health)
    case .metrics:
      return settings.readsFigures(request)
        ? .metrics : .answer(.refusal(403, "the figures are for this machine, or with the token", face))
    case .sittingEvents(let sitting): return .events(.sitting(sitting))
    case .room(let code, .events): return roomEvents(code, request)
    case .key where request.method == "POST" && !WebFace.wantsPage(request): return key(body, request, face)
    case .asset(let asset): return .answer(.asset(asset))
    case .roomTable(let id):
      let asked = EngineRequest("room-past", token: token(of: request), [(.room, id), (.form, "csv")])
      return .ask(asked, .table("quizrun-\(id).csv"))
    case .resultPicture(let id):
      let asked = EngineRequest("play", token: token(of: request), [(.sitting, id), (.language, request.language)])
      return .ask(asked, .resultPicture(request.interfaceLanguage))
    case .groupTable(let name):
      let asked = EngineRequest("class", token: token(of: request), [(.name, name), (.form, "csv")])
      return .ask(asked, .table("quizrun-class.csv"))
    default:
      return face == .objects
        ? objects(path, body, request) : pages(path, body, request).speaking(request.interfaceLanguage.rawValue)
    }
  }

  /// The cookie that came with a request.
  package func token(of request: WebRequest) -> String? {
    cookie(request).token(in: request)
  }

  /// The decision after a reply: the answer, or one more question.
  package func next(_ reply: EngineReply, as form: ReplyForm, to request: WebRequest) -> Decision {
    var next: Decision
    if case .steps(let steps) = form {
      next = steps.next(reply, visit(request)).speaking(request.interfaceLanguage.rawValue)
    } else if case .carried(let pieces) = form, reply.status < 400 {
      next = pieces.next(reply.upload ?? "")
    } else {
      next = .answer(form.answer(reply, request.face))
    }
    if case .answer(var answer) = next, let token = reply.token, VisitorCookie.isToken(token) {
      answer.headers.append(cookie(request).header(token))
      next = .answer(answer)
    }
    return next
  }

  /// The facts about a request for its page.
  func visit(_ request: WebRequest) -> PageVisit {
    var visit = PageVisit(request, token: token(of: request))
    let host = request.single("host") ?? ""
    let origin = settings.origin ?? "\(settings.isSecure(request) ? "https" : "http")://\(host)"
    visit.origin = origin + settings.basePath
    visit.isRoomOnly = settings.isRoomOnly
    return visit
  }

  /// The answer with the addresses of this server, which a proxy may serve under a path.
  package func placed(_ answer: WebAnswer) -> WebAnswer { BasePath(settings.basePath).placed(answer) }

  /// All headers of an answer.
  package func headers(of answer: WebAnswer) -> [WebRequest.Header] {
    answer.headers + SecurityHeaders.all + [answer.isKept ? SecurityHeaders.kept : SecurityHeaders.unkept]
  }

  private func cookie(_ request: WebRequest) -> VisitorCookie {
    VisitorCookie(settings, isSecure: settings.isSecure(request))
  }
}

extension WebDesk.Decision {
  /// Adds the language of the page to the engine's request, for sentences in the reply.
  fileprivate func speaking(_ language: String) -> WebDesk.Decision {
    guard case .ask(let request, let form) = self, request[.language] == nil else { return self }
    return .ask(request.adding(.language, .text(language)), form)
  }
}

extension WebDesk {
  private func objects(_ path: WebPath, _ body: String, _ request: WebRequest) -> Decision {
    let token = token(of: request)
    let isPost = request.method == "POST"
    switch path {
    case .quizzes: return .ask(EngineRequest("quizzes", token: token, [(.language, request.language)]), .list)
    case .quiz(let id): return .ask(EngineRequest("quiz", token: token, [(.quiz, id)]), .single)
    case .sittings:
      return .ask(EngineRequest("open", token: token, [(.body, body), (.language, request.language)]), .opened)
    case .sitting(let id) where isPost:
      return .ask(EngineRequest("do", token: token, [(.sitting, id), (.body, body)]), .objects)
    case .sitting(let id): return .ask(.show(id, token: token), .objects)
    case .history: return history(request, token)
    case .room(let code, let place): return roomObjects(place, code, body, request)
    case .rooms where isPost:
      return .ask(
        EngineRequest("room-open", token: token, [(.body, body), (.language, request.language)]), .roomOpened)
    case .rooms: return .ask(EngineRequest("rooms", token: token), .list)
    case .group(let name): return .ask(EngineRequest("class", token: token, [(.name, name)]), .single)
    case .pastRoom(let id): return .ask(EngineRequest("room-past", token: token, [(.room, id)]), .single)
    case .settings where isPost: return settings(body, token)
    case .settings: return .ask(EngineRequest("settings", token: token), .single)
    case .join where isPost: return join(body, token)
    case .home, .join, .challenge, .review, .code, .statistics, .leaderboard, .achievements, .streak, .cards, .players:
      return .answer(.refusal(406, "this is for pages alone: the quizzes are at /quizzes", .objects))
    case .key, .sittingEvents, .media, .asset, .roomTable, .workshop, .health, .metrics, .groupTable, .resultPicture:
      return .answer(.refusal(404, "there is nothing here", .objects))
    }
  }

  /// The secret of the default player, in a form or as JSON.
  private func key(_ body: String, _ request: WebRequest, _ face: WebFace) -> Decision {
    guard let key = Self.field("key", in: body) else {
      return .answer(.refusal(400, "the key is missing: a field 'key' of a form, or {\"key\":\"…\"}", face))
    }
    return .ask(EngineRequest("key", token: token(of: request), [(.key, key)]), .nothing)
  }

  /// Lets a person in by a code, or makes a guest with a name.
  private func join(_ body: String, _ token: String?) -> Decision {
    if let refusal = Self.refusal(ofJoining: body) { return .answer(refusal) }
    if let code = Self.field("code", in: body) {
      return .ask(.enter(code, pin: Self.field("pin", in: body), token: token), .entered)
    }
    // Where rooms alone are served, a name is given in the room.
    if settings.isRoomOnly { return .answer(.refusal(404, "there is nothing here", .objects)) }
    guard let name = Self.field("name", in: body) else {
      return .answer(.refusal(400, "the name is missing: a field 'name' of a form, or {\"name\":\"…\"}", .objects))
    }
    return .ask(EngineRequest("guest", token: token, [(.name, name)]), .joined)
  }

  /// The refusal of an object with other members than texts called `code` and `pin`, or `name`; nil for forms.
  private static func refusal(ofJoining body: String) -> WebAnswer? {
    let hasCode = (try? JSONParser.parse(body))?["code"] != nil
    return refusal(of: body, known: hasCode ? ["code", "pin"] : ["name"])
  }

  /// The refusal of an object with other members than texts under known keys, the optional ones null too; nil for forms.
  static func refusal(of body: String, known: [String]) -> WebAnswer? {
    guard isObject(body) else { return nil }
    let node: JSONNode
    do { node = try JSONParser.parse(body) } catch {
      return .refusal(400, "not JSON at \(error.place.line):\(error.place.column): \(error.message)", .objects)
    }
    guard let members = node.object else { return nil }
    if let other = members.first(where: { !known.contains($0.key) }) {
      let keys = known.joined(separator: ", ")
      return .refusal(422, "unknown key '\(other.key)'; known: \(keys)", .objects)
    }
    let wrong = members.first { $0.value.string == nil && !(["pin", "team"].contains($0.key) && $0.value.isNull) }
    return wrong.map { .refusal(422, "'\($0.key)' expects a text", .objects) }
  }

  private static func isObject(_ body: String) -> Bool {
    body.utf8.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// A field of a form, or of an object.
  static func field(_ name: String, in body: String) -> String? {
    if isObject(body) { return (try? JSONParser.parse(body))?[name]?.string }
    return formFields(body).first { $0.name == name }?.value
  }

  private func history(_ request: WebRequest, _ token: String?) -> Decision {
    guard let text = formFields(request.query).first(where: { $0.name == "limit" })?.value else {
      return .ask(EngineRequest("history", token: token), .list)
    }
    guard let limit = Int(text), (1...100_000).contains(limit) else {
      return .answer(.refusal(400, "'limit' is a whole number from 1 to 100000", .objects))
    }
    return .ask(EngineRequest("history", token: token).adding(.limit, .int(limit)), .list)
  }

  /// `{"language":"de"}`: values are texts, numbers or true and false, which the engine reads as texts.
  private func settings(_ body: String, _ token: String?) -> Decision {
    guard let members = (try? JSONParser.parse(body))?.object, !members.isEmpty else {
      return .answer(.refusal(400, "settings are an object, as in {\"language\":\"de\"}", .objects))
    }
    var values = JSONObject()
    for member in members {
      guard let text = Self.text(member.value) else {
        return .answer(.refusal(400, "'\(member.key)' is neither a text, a number, nor true or false", .objects))
      }
      values.append(member.key, .text(text))
    }
    return .ask(EngineRequest("settings", token: token).adding(.settings, .object(values)), .single)
  }

  private static func text(_ node: JSONNode) -> String? {
    switch node.content {
    case .text(let text): text
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value): String(value)
    default: nil
    }
  }
}

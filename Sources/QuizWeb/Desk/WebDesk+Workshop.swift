internal import JSONText
package import QuizWire
internal import Words

/// The workshop: the owner's alone, so that for others nothing is there, whatever they send.
extension WebDesk {
  /// Whether the engine is to be asked who sends a body before it is read: a long one of the workshop.
  package func isIntroduced(_ request: WebRequest) -> Bool {
    guard case .workshop? = request.place, request.announcesBody else { return false }
    if takesFiles(request) { return true }
    return request.single("content-length").flatMap { Int($0) }.map { $0 > WebLimits.body } ?? true
  }

  /// Whether a form's files are written to files as they come.
  package func takesFiles(_ request: WebRequest) -> Bool {
    guard case .workshop(.scans)? = request.place, request.method == "POST" else { return false }
    return MultipartStream(request) != nil
  }

  /// Seconds for a long body to come.
  package func arrival(of request: WebRequest) -> Int {
    takesFiles(request) ? WebLimits.filesArrival : WebLimits.longArrival
  }

  /// The refusal of a body that is too long.
  package func tooLong(_ request: WebRequest) -> WebAnswer {
    guard takesFiles(request), case .pages = request.face else {
      return WebLimits.tooLong(request.face, mostBytes(of: request))
    }
    let visit = visit(request)
    return .html(413, ProblemFrame.text(413, visit.words.workshop.scanTooLong, visit))
  }

  package func introduction(of request: WebRequest) -> EngineRequest {
    EngineRequest("me", token: token(of: request))
  }

  /// The refusal of a body by who sends it, and how long it is; nil to go on.
  package func refusal(_ reply: EngineReply, to request: WebRequest) -> WebAnswer? {
    let face = request.face
    if reply.status == 503 { return .later(reply.message ?? "the engine is starting anew", face) }
    guard reply.isOwner == true else { return .refusal(404, "there is nothing here", face) }
    let most = mostBytes(of: request)
    let length = request.single("content-length").flatMap { Int($0) } ?? 0
    // Of one that is a little too long the rest is read: many clients hear nothing before they have sent all.
    return length > WebLimits.drained * most ? tooLong(request) : nil
  }

  /// The most bytes of a body.
  package func mostBytes(of request: WebRequest) -> Int {
    if case .workshop(let path)? = request.place { path.mostBytes } else { WebLimits.body }
  }

  /// The decision on a whole request to the workshop.
  func workshop(_ path: WorkshopPath, _ request: WebRequest) -> Decision {
    let methods = request.face == .objects && !path.methodsOfPrograms.isEmpty ? path.methodsOfPrograms : path.methods
    guard methods.contains(request.method) else {
      return toOwnersAlone(.notAllowed(methods, request.face), request)
    }
    // Bodies that are no text come here alone.
    let isChange = !["GET", "HEAD"].contains(request.method)
    switch path {
    case .scans(let id): return scans(id, request)
    case .scanFile(let id, let name):
      let asked = EngineRequest.workshop(
        .scanFile, token: token(of: request), [(.kind, "quiz"), (.name, id), (.data, name)])
      return .ask(asked, .scanFile(id))
    default: break
    }
    if request.face == .objects || isChange && request.method != "POST" || path.isForPrograms {
      return workshopObjects(path, request)
    }
    return workshopPages(path, request)
  }

  /// An answer for the owner alone that needs nothing of the engine.
  func toOwnersAlone(_ answer: WebAnswer, _ request: WebRequest) -> Decision {
    .ask(introduction(of: request), .ownersAlone(answer))
  }

  private func workshopObjects(_ path: WorkshopPath, _ request: WebRequest) -> Decision {
    let method = request.method == "HEAD" ? "GET" : request.method
    switch (method, path) {
    case ("GET", .quizzes): return ask(.quizzes, [], request)
    case ("GET", .modes): return ask(.modes, [], request)
    case ("GET", .words): return ask(.words, [], request)
    case ("GET", .file(let kind, let name)): return ask(.read, kind, name, request)
    case ("PUT", .file(let kind, let name)): return ask(.save, kind, name, request)
    case ("DELETE", .file(let kind, let name)):
      let etag = request.single("if-match").map(Self.unquoted)
      return ask(.delete, texts(kind, name) + [(.etag, etag)], request, .nothing)
    case ("GET", .versions(let kind, let name)): return ask(.versions, kind, name, request)
    case ("GET", .version(let kind, let name, let number)): return ask(.version, kind, name, request, number: number)
    case ("POST", .version(let kind, let name, let number)):
      return ask(.bringBack, kind, name, request, number: number)
    case ("POST", .check(let kind, let name)): return ask(.check, kind, name, request)
    case ("GET", .draft(let kind, let name)): return ask(.draft, kind, name, request)
    case ("PUT", .draft(let kind, let name)): return ask(.keepDraft, texts(kind, name), request, .nothing)
    case ("DELETE", .draft(let kind, let name)): return ask(.dropDraft, texts(kind, name), request, .nothing)
    case ("POST", .test(let name)): return ask(.test, .mode, name, request)
    case ("POST", .importing):
      let name = formFields(request.query).first { $0.name == "name" }?.value
      return ask(.importing, [(.name, name ?? "")], request)
    case ("PUT", .media(let quiz, let name)): return ask(.media, [(.quiz, quiz), (.name, name)], request)
    default:
      return toOwnersAlone(
        .refusal(406, "this is for pages alone: the quizzes are at /workshop/quizzes", .objects), request)
    }
  }

  private func texts(_ kind: WorkshopPath.Kind, _ name: String) -> [(EngineRequest.Key, String?)] {
    [(.kind, kind.rawValue), (.name, name)]
  }

  private func ask(
    _ action: WorkshopAction, _ kind: WorkshopPath.Kind, _ name: String, _ request: WebRequest, number: Int? = nil
  ) -> Decision {
    ask(action, texts(kind, name), request, number: number)
  }

  private func ask(
    _ action: WorkshopAction, _ texts: [(EngineRequest.Key, String?)], _ request: WebRequest,
    _ form: ReplyForm = .whole, number: Int? = nil
  ) -> Decision {
    var question = EngineRequest.workshop(action, token: token(of: request), texts + [(.language, request.language)])
    question[.number] = number.map(JSONValue.int)
    return .carrying(request.body, to: question, form)
  }

  /// `abc` for `"abc"` and `W/"abc"`.
  private static func unquoted(_ tag: String) -> String {
    let bare = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
    return bare.count > 1 && bare.first == "\"" && bare.last == "\""
      ? String(bare.dropFirst().dropLast()) : String(bare)
  }
}

extension WorkshopPath {
  /// Whether no page is there.
  fileprivate var isForPrograms: Bool {
    switch self {
    case .importing, .words, .check, .draft, .test, .media: true
    case .home, .quizzes, .modes, .file, .versions, .version, .preview, .print, .scans, .scanFile: false
    }
  }
}

extension WebDesk.Decision {
  /// Sends a body in pieces, and then the request that it belongs to.
  static func carrying(_ body: [UInt8], to request: EngineRequest, _ form: ReplyForm) -> WebDesk.Decision {
    body.isEmpty ? .ask(request, form) : BodyPieces(rest: body[...], request: request, form: form).next(nil)
  }
}

/// A long body on its way to the engine, whose lines are short.
package struct BodyPieces: Equatable, Sendable {
  let rest: ArraySlice<UInt8>
  let request: EngineRequest
  let form: ReplyForm

  /// The next piece, or behind the last one the request; `id` is that of the body.
  func next(_ id: String?) -> WebDesk.Decision {
    guard !rest.isEmpty || id == nil else {
      return .ask(id.map { request.adding(.upload, .text($0)) } ?? request, form)
    }
    let piece = rest.prefix(EngineRequest.piece)
    let left = BodyPieces(rest: rest.dropFirst(piece.count), request: request, form: form)
    return .ask(.upload(piece, to: id, token: request.token), .carried(left))
  }
}

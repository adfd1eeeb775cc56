internal import JSONText
internal import QuizPlay
internal import QuizWire

/// The pages around the editors: the entrance, imports, earlier versions.
enum WorkshopStep: Equatable, Sendable {
  case quizzes
  case modes(quizzes: EngineReply)
  /// A new quiz is begun in the form of one without an id.
  case fresh
  case imported
  /// Pictures of an imported quiz on their way to their folder.
  case media(Imported)
  case kept(Imported)
  case versions(path: String, id: String)
  case printed(String)
  /// Leads on to a path, or says why that is not possible.
  case leave(String)
  /// The answer after anything.
  case answer(WebAnswer)

  struct Imported: Equatable, Sendable {
    var id: String
    var quiz: JSONValue
    var told: [String]
    var media: [Medium]

    struct Medium: Equatable, Sendable {
      var name: String
      var token: String
    }

    init?(_ node: JSONNode) {
      guard let quiz = node["quiz"].map({ JSONValue($0) }), let id = node["quiz"]?["id"]?.string else { return nil }
      (self.quiz, self.id) = (quiz, id)
      told = (node["told"]?.array ?? []).compactMap(\.string)
      media = (node["media"]?.array ?? []).compactMap { one in
        guard let name = one["name"]?.string, let token = one["token"]?.string else { return nil }
        return Medium(name: name, token: token)
      }
    }
  }

  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    switch self {
    case .answer(let answer): return .answer(answer)
    case .media(let imported): return Self.carryOn(imported, visit)
    case .quizzes, .modes, .fresh, .imported, .kept, .versions, .printed, .leave: break
    }
    guard reply.status < 400 else { return .answer(.problem(reply, visit)) }
    switch self {
    case .quizzes:
      return .ask(
        .workshop(.modes, token: visit.token).adding(.page, true), .errand(PageSteps(.workshop(.modes(quizzes: reply))))
      )
    case .modes(let quizzes):
      return .answer(.page(WorkshopPage(quizzes.nodes.first, reply.nodes.first, visit).frame, visit))
    case .fresh:
      let page = EditPage(.fresh(""), open: nil, visit)
      return .answer(.page(page.frame, visit))
    case .imported:
      guard let imported = reply.nodes.first.flatMap(Imported.init) else { return .answer(.problem(reply, visit)) }
      return Self.carryOn(imported, visit)
    case .kept(let imported):
      let page = ImportedPage(id: imported.id, quiz: imported.quiz, told: imported.told, visit: visit)
      return .answer(.page(page.frame, visit))
    case .versions(let path, let id):
      let versions = (reply.nodes.first?["versions"]?.array ?? []).compactMap(VersionsPage.Version.init)
      return .answer(.page(VersionsPage(path: path, id: id, versions: versions, visit: visit).frame, visit))
    case .printed(let id):
      guard let page = reply.nodes.first?["page"]?.string else { return .answer(.problem(reply, visit)) }
      return .answer(.paper(page, id))
    case .leave(let path): return .answer(.seeOther(path))
    case .media, .answer: return .answer(.problem(reply, visit))
    }
  }

  private static func carryOn(_ imported: Imported, _ visit: PageVisit) -> WebDesk.Decision {
    var rest = imported
    if rest.media.isEmpty {
      let request = EngineRequest.workshop(.keepDraft, token: visit.token, [(.kind, "quiz"), (.name, imported.id)])
      let body = JSONWriter.bytes(["quiz": imported.quiz])
      return .carrying(body, to: request, .errand(PageSteps(.workshop(.kept(imported)))))
    }
    let medium = rest.media.removeFirst()
    let request = EngineRequest.workshop(.media, token: visit.token, [(.quiz, imported.id), (.name, medium.name)])
    let body = JSONWriter.bytes(["token": .text(medium.token)])
    return .carrying(body, to: request, .errand(PageSteps(.workshop(.media(rest)))))
  }
}

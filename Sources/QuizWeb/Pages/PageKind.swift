internal import JSONText
internal import QuizPlay

/// A page, with what it is about.
package enum PageKind: Equatable, Sendable {
  /// The open step, the verdicts or the result.
  case sitting(String)
  /// All questions of a sitting in which one may go to any.
  case overview(String)
  case cover(quiz: String)

  var path: String {
    switch self {
    case .sitting(let id), .overview(let id): "/sittings/\(id)"
    case .cover(let quiz): "/quizzes/\(quiz.percentEncoded)"
    }
  }

  var sitting: String? {
    switch self {
    case .sitting(let id), .overview(let id): id
    case .cover: nil
    }
  }

  /// The one question to the engine by which all that the page shows is known.
  func request(_ visit: PageVisit) -> EngineRequest {
    let keys: (op: String, texts: [(String, String?)]) =
      switch self {
      case .sitting(let id), .overview(let id): ("play", [("sitting", id)])
      case .cover(let quiz): ("cover", [("quiz", quiz)])
      }
    return EngineRequest(keys.op, token: visit.token, keys.texts + [("lang", visit.language.rawValue)])
  }

  /// The page, or why there is none.
  func answer(_ reply: EngineReply, _ told: Told?, _ visit: PageVisit) -> WebAnswer {
    guard reply.status < 400 else { return .problem(reply, visit) }
    let page: PageFrame =
      switch self {
      case .sitting(let id): PlayPage(Play(reply.objects), sitting: id, told, visit).frame
      case .overview(let id): PlayPage(Play(reply.objects), sitting: id, told, visit).overview
      case .cover: CoverPage(reply.objects.first ?? .null, told, visit).frame
      }
    return .page(page, visit, status: told?.status ?? 200)
  }
}

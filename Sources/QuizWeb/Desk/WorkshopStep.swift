internal import JSONText
internal import QuizPlay
internal import QuizWire
internal import Words

/// The pages around the editors: the entrance, imports, earlier versions.
enum WorkshopStep: Equatable, Sendable {
  /// The quizzes in which a text is found; all of them without one.
  case quizzes(search: String)
  case modes(quizzes: WorkshopListing, search: String)
  /// A new quiz is begun in the form of one without an id.
  case fresh
  case imported
  /// Pictures of an imported quiz on their way to their folder.
  case media(WorkshopImport)
  case kept(WorkshopImport)
  case versions(path: String, id: String)
  case printed(String)
  /// Answer sheets of a quiz to be printed.
  case sheets(String)
  /// The scanned sheets of a quiz; `isPosted` behind a form.
  case scans(String, isPosted: Bool)
  /// Leads on to a path, or says why that is not possible.
  case leave(String)
  /// The answer after anything.
  case answer(WebAnswer)

  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    switch self {
    case .answer(let answer): return .answer(answer)
    case .media(let imported): return Self.carryOn(imported, visit)
    case .sheets(let id) where reply.status == 422 && reply.hasObjects:
      return .answer(.page(ScansPage(id: id, view: reply.page(), visit: visit).frame, visit, status: 422))
    case .scans(let id, let isPosted) where reply.hasObjects && reply.status != 503:
      if isPosted && reply.status < 400 { return .answer(.seeOther(WorkshopPath.scans(id).path)) }
      return .answer(.page(ScansPage(id: id, view: reply.page(), visit: visit).frame, visit, status: reply.status))
    case .quizzes, .modes, .fresh, .imported, .kept, .versions, .printed, .scans, .sheets, .leave: break
    }
    if case .imported = self, reply.status == 422, reply.said == nil {
      // The reader of files says why.
      var told = reply
      told.said = reply.message.map(FileWords(visit.words.language).sentence)
      return .answer(.problem(told, visit))
    }
    guard reply.status < 400 else { return .answer(.problem(reply, visit)) }
    switch self {
    case .quizzes(let search):
      return .ask(
        .workshop(.modes, token: visit.token).adding(.page, true),
        .steps(PageSteps(.workshop(.modes(quizzes: reply.page(), search: search))))
      )
    case .modes(let quizzes, let search):
      let listing: WorkshopListing = reply.page()
      let page = WorkshopPage(
        quizzes: quizzes.quizzes ?? [], modes: listing.modes ?? [], search: search, visit: visit)
      return .answer(.page(page.frame, visit))
    case .fresh:
      let page = EditPage(.fresh(""), open: nil, visit)
      return .answer(.page(page.frame, visit))
    case .imported:
      let imported: WorkshopImport = reply.page()
      guard imported.id != nil else { return .answer(.problem(reply, visit)) }
      return Self.carryOn(imported, visit)
    case .kept(let imported):
      let page = ImportedPage(id: imported.id ?? "", quiz: imported.quiz, told: imported.told, visit: visit)
      return .answer(.page(page.frame, visit))
    case .versions(let path, let id):
      let versions = (reply.page() as WorkshopVersions).versions
      return .answer(.page(VersionsPage(path: path, id: id, versions: versions, visit: visit).frame, visit))
    case .printed(let id):
      guard let page = (reply.page() as WorkshopMade).page?.text else { return .answer(.problem(reply, visit)) }
      return .answer(.paper(page, id))
    case .sheets(let id):
      guard let path = (reply.page() as WorkshopMade).path else { return .answer(.problem(reply, visit)) }
      return .answer(.scan(path, id))
    case .leave(let path): return .answer(.seeOther(path))
    case .media, .scans, .answer: return .answer(.problem(reply, visit))
    }
  }

  private static func carryOn(_ imported: WorkshopImport, _ visit: PageVisit) -> WebDesk.Decision {
    var rest = imported
    if rest.media.isEmpty {
      let request = EngineRequest.workshop(.keepDraft, token: visit.token, [(.kind, "quiz"), (.name, imported.id)])
      let body = Array(WorkshopContent(quiz: imported.quiz).line.utf8)
      return .carrying(body, to: request, .steps(PageSteps(.workshop(.kept(imported)))))
    }
    let medium = rest.media.removeFirst()
    let request = EngineRequest.workshop(.media, token: visit.token, [(.quiz, imported.id), (.name, medium.name)])
    return .carrying(Array(medium.line.utf8), to: request, .steps(PageSteps(.workshop(.media(rest)))))
  }
}

extension WorkshopImport {
  fileprivate var id: String? { quiz[.id]?.text }
}

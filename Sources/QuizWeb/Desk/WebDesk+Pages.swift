internal import QuizPlay
internal import QuizWire

/// Pages, and the forms on them.
extension WebDesk {
  func pages(_ path: WebPath, _ body: String, _ request: WebRequest) -> Decision {
    let visit = visit(request)
    let isPost = request.method == "POST"
    let fields = FormFields(body)
    if case .room(let code, let place) = path { return roomPages(place, code, fields, request, visit) }
    if let decision = isPost ? change(path, fields, visit) : shelf(path, query(request), visit) { return decision }
    switch path {
    case .sitting(let id) where isPost: return post(fields, .sitting(id), visit)
    case .sitting(let id): return visit.ask(query(request)["view"] == "all" ? .overview(id) : .sitting(id))
    case .sittings: return open(fields, visit)
    case .rooms: return openRoom(fields, visit)
    case .quiz(let id): return visit.ask(.cover(quiz: id, plugins: OpeningForm.plugins(query(request))))
    default: return .answer(.refusal(404, "there is nothing here", .pages(visit.language)))
    }
  }

  private func query(_ request: WebRequest) -> FormFields { FormFields(request.query) }

  /// Handles a form of a sitting's page.
  private func post(_ fields: FormFields, _ page: PageKind, _ visit: PageVisit) -> Decision {
    guard let form = SittingForm(fields) else {
      let told = FormNotice(status: 400, sentence: .engine(400, nil, said: nil))
      return visit.ask(page, told)
    }
    return visit.perform(form, page)
  }

  /// The cover that a form stood on; nil for forms of other pages.
  func cover(_ fields: FormFields) -> PageKind? {
    fields.filled("quiz").map { .cover(quiz: $0, plugins: OpeningForm.plugins(fields)) }
  }

  private func open(_ fields: FormFields, _ visit: PageVisit) -> Decision {
    do {
      let body = try OpeningForm.body(fields, visit.language)
      return .ask(
        EngineRequest("open", token: visit.token, [(.body, body)]), .steps(PageSteps(.opened(cover(fields), fields)))
      )
    } catch {
      let told = FormNotice(error, fields)
      return cover(fields).map { visit.ask($0, told) } ?? .answer(.problem(told, visit))
    }
  }
}

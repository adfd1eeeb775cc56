internal import JSONText
internal import QuizPlay
internal import QuizWire
internal import Words

/// The pages of the workshop, and the forms on them.
extension WebDesk {
  func workshopPages(_ path: WorkshopPath, _ request: WebRequest) -> Decision {
    let visit = visit(request)
    return request.method == "POST" ? posted(path, request, visit) : shown(path, request, visit)
  }

  private func shown(_ path: WorkshopPath, _ request: WebRequest, _ visit: PageVisit) -> Decision {
    let query = FormFields(request.query)
    switch path {
    case .home:
      let search = query["search"] ?? ""
      let step = query["new"] == nil ? WorkshopStep.quizzes(search: search) : .fresh
      let request = EngineRequest.workshop(.quizzes, token: visit.token, [(.search, search)])
      return .ask(request.adding(.page, true), .steps(PageSteps(.workshop(step))))
    case .file(.quiz, let id): return QuizSteps(id: id, view: EditView(query, isForm: false)).begun(visit)
    case .preview(let id):
      var steps = QuizSteps(id: id, view: EditView(query, isForm: false))
      steps.isPreview = true
      return steps.begun(visit)
    case .print(let id) where query["sheets"] != nil:
      var order = SheetOrder()
      (order.seed, order.versions) = (query["seed"] ?? "", query["versions"] ?? "")
      order.names = ExactText(query["class"] ?? "")
      let request = EngineRequest.workshop(
        .printSheets, token: visit.token,
        [(.kind, "quiz"), (.name, id), (.language, visit.words.language.rawValue)])
      return .carrying(Array(order.line.utf8), to: request, .steps(PageSteps(.workshop(.sheets(id)))))
    case .print(let id):
      let request = EngineRequest.workshop(.print, token: visit.token, [(.kind, "quiz"), (.name, id)])
      return .ask(request, .steps(PageSteps(.workshop(.printed(id)))))
    case .file(.mode, let name): return ModeSteps(name: name, isSaved: query["saved"] != nil).begun(visit)
    case .versions(let kind, let name):
      let place = WorkshopPath.file(kind, name).path
      let request = EngineRequest.workshop(.versions, token: visit.token, [(.kind, kind.rawValue), (.name, name)])
      return .ask(request, .steps(PageSteps(.workshop(.versions(path: place, id: name)))))
    case .quizzes, .modes, .importing, .words, .version, .check, .draft, .test, .media, .scans, .scanFile:
      return toOwnersAlone(.seeOther("/workshop"), request)
    }
  }

  private func posted(_ path: WorkshopPath, _ request: WebRequest, _ visit: PageVisit) -> Decision {
    let parts = Multipart(request)
    let fields = FormFields(pairs: parts?.fields ?? formFields(String(decoding: request.body, as: UTF8.self)))
    let form = QuizSteps.Form(fields: fields, files: parts?.files ?? [])
    switch path {
    case .home: return atEntrance(form, request, visit)
    case .file(.quiz, let id):
      return QuizSteps(id: id, form: form, view: EditView(fields, isForm: true)).begun(visit)
    case .file(.mode, let name): return ModeSteps(name: name, fields: fields).begun(visit)
    case .version(let kind, let name, let number):
      var request = EngineRequest.workshop(.bringBack, token: visit.token, [(.kind, kind.rawValue), (.name, name)])
      request[.number] = .int(number)
      return .ask(request, .steps(PageSteps(.workshop(.leave(WorkshopPath.file(kind, name).path + "?saved=1")))))
    case .quizzes, .modes, .importing, .words, .versions, .check, .draft, .test, .media, .preview, .print, .scans,
      .scanFile:
      return toOwnersAlone(.seeOther("/workshop"), request)
    }
  }

  /// A new quiz, a new mode, a file or a table.
  private func atEntrance(_ form: QuizSteps.Form, _ request: WebRequest, _ visit: PageVisit) -> Decision {
    let fields = form.fields
    if fields["new"] != nil {
      return QuizSteps(id: "", form: form, view: EditView(fields, isForm: true), stage: .id).begun(visit)
    }
    if let name = fields.filled("mode")?.lowercased() {
      guard WorkshopPath.isName(name) else {
        return toOwnersAlone(.refusal(422, visit.words.workshop.idShape, .pages(visit.language)), request)
      }
      return ModeSteps(name: name).ask(.template, .template, visit)
    }
    // Spreadsheets put tabs between the cells.
    let pasted = fields.filled("table").map { _ in
      let table = fields["table"] ?? ""
      let name = table.contains("\t") ? "table.tsv" : "table.csv"
      return Multipart.File(field: "table", name: name, bytes: Array(table.utf8))
    }
    guard let file = form.files.first(where: { $0.field == "file" }) ?? pasted
    else { return toOwnersAlone(.seeOther("/workshop"), request) }
    let kind = file.field == "table" ? "table" : nil
    let asked = EngineRequest.workshop(.importing, token: visit.token, [(.name, file.name), (.kind, kind)])
    return .carrying(file.bytes, to: asked, .steps(PageSteps(.workshop(.imported))))
  }
}

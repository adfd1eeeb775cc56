internal import QuizPlay
internal import QuizWire
internal import Words

/// A page or a form of a mode: questions to the engine, one after the other.
struct ModeSteps: Equatable, Sendable {
  var name: String
  /// The form that was sent; nil for a page that was asked for.
  var fields: FormFields?
  var isSaved = false
  /// Whether a mode that is not there begins with a template.
  var stage = Stage.draft

  enum Stage: Equatable, Sendable {
    case draft, file, template
    case kept(EditedMode), saved(EditedMode), found(EditedMode), tested(EditedMode), listed(EditedMode)
    case gone
  }

  func ask(
    _ stage: Stage, _ action: WorkshopAction, _ visit: PageVisit, body: WorkshopContent? = nil
  ) -> WebDesk.Decision {
    var next = self
    next.stage = stage
    let request = EngineRequest.workshop(action, token: visit.token, [(.kind, "mode"), (.name, name)])
    return .carrying(body.map { Array($0.line.utf8) } ?? [], to: request, .steps(PageSteps(.mode(next))))
  }

  func begun(_ visit: PageVisit) -> WebDesk.Decision {
    guard let fields else { return ask(.draft, .draft, visit) }
    let deed = fields.all("do").last ?? "save"
    if deed == "discard" { return ask(.gone, .dropDraft, visit) }
    let source = (fields["source"] ?? "").replacing("\r\n", with: "\n")
    let mode = EditedMode(name, WorkshopContent(source: source, etag: fields.filled("etag")))
    return deed == "stay"
      ? ask(.kept(mode), .keepDraft, visit, body: mode.content) : ask(.saved(mode), .save, visit, body: mode.content)
  }

  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    switch stage {
    case .draft where reply.status == 404: return ask(.file, .read, visit)
    case .draft, .file, .template:
      guard reply.status < 400, reply.hasObjects else { return .answer(.problem(reply, visit)) }
      var mode = EditedMode(name, reply.page())
      if stage == .template { return ask(.kept(mode), .keepDraft, visit, body: mode.content) }
      mode.isDraft = stage == .draft
      return ask(.found(mode), .check, visit, body: WorkshopContent(source: mode.source))
    case .kept:
      return reply.status < 400 ? .answer(.seeOther(ModeEditPage.path(name))) : .answer(.problem(reply, visit))
    case .saved(let mode): return saved(mode, reply, visit)
    case .found(var mode):
      mode.findings = (reply.page() as WorkshopSaved).findings
      return ask(.listed(mode), .quizzes, visit)
    case .listed(var mode):
      mode.quizzes = (reply.page() as WorkshopListing).quizzes?.map(\.id) ?? []
      return .answer(.page(ModeEditPage(mode: mode, isSaved: isSaved, visit: visit).frame, visit))
    case .tested(var mode):
      mode.tests = reply.nodes.first.flatMap { [ExamplesReport](wire: $0) } ?? []
      return ask(.listed(mode), .quizzes, visit)
    case .gone: return .answer(.seeOther("/workshop"))
    }
  }

  private func saved(_ mode: EditedMode, _ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    var mode = mode
    guard reply.status < 400 else {
      let refused = reply.status == 409 ? visit.words.workshop.conflictText : reply.said ?? reply.message
      mode.isDraft = true
      let page = ModeEditPage(mode: mode, refused: refused, visit: visit)
      return .answer(.page(page.frame, visit, status: reply.status))
    }
    let saved: WorkshopSaved = reply.page()
    (mode.etag, mode.findings) = (saved.etag, saved.findings)
    if fields?.all("do").last == "test" { return ask(.tested(mode), .test, visit) }
    return .answer(.seeOther(ModeEditPage.path(name) + "?saved=1"))
  }
}

extension EditedMode {
  fileprivate var content: WorkshopContent { WorkshopContent(source: source, etag: etag) }
}

internal import JSONText
internal import QuizPlay
internal import QuizWire
internal import Words

/// A page or a form of a mode, on its way.
struct ModeErrand: Equatable, Sendable {
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
    _ stage: Stage, _ action: WorkshopAction, _ visit: PageVisit, body: JSONValue? = nil
  ) -> WebDesk.Decision {
    var next = self
    next.stage = stage
    let request = EngineRequest.workshop(action, token: visit.token, [(.kind, "mode"), (.name, name)])
    return .carrying(body.map { JSONWriter.bytes($0) } ?? [], to: request, .errand(PageSteps(.mode(next))))
  }

  func begun(_ visit: PageVisit) -> WebDesk.Decision {
    guard let fields else { return ask(.draft, .draft, visit) }
    let deed = fields.all("do").last ?? "save"
    if deed == "discard" { return ask(.gone, .dropDraft, visit) }
    var mode = EditedMode(name, JSONNode(.null, offset: 0))
    (mode.source, mode.etag) = ((fields["source"] ?? "").replacing("\r\n", with: "\n"), fields.filled("etag"))
    return deed == "stay"
      ? ask(.kept(mode), .keepDraft, visit, body: mode.body) : ask(.saved(mode), .save, visit, body: mode.body)
  }

  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    let node = reply.nodes.first
    switch stage {
    case .draft:
      if reply.status == 404 { return ask(.file, .read, visit) }
      guard reply.status < 400, let node else { return .answer(.problem(reply, visit)) }
      var mode = EditedMode(name, node)
      mode.isDraft = true
      return ask(.found(mode), .check, visit, body: ["source": .text(mode.source)])
    case .file:
      guard reply.status < 400, let node else { return .answer(.problem(reply, visit)) }
      let mode = EditedMode(name, node)
      return ask(.found(mode), .check, visit, body: ["source": .text(mode.source)])
    case .template:
      guard reply.status < 400, let node else { return .answer(.problem(reply, visit)) }
      let mode = EditedMode(name, node)
      return ask(.kept(mode), .keepDraft, visit, body: mode.body)
    case .kept:
      return reply.status < 400 ? .answer(.seeOther(ModeEditPage.path(name))) : .answer(.problem(reply, visit))
    case .saved(let mode): return saved(mode, reply, visit)
    case .found(var mode):
      mode.findings = (node?["findings"]?.array ?? []).map(EditedMode.Finding.init)
      return ask(.listed(mode), .quizzes, visit)
    case .listed(var mode):
      mode.quizzes = (node?["quizzes"]?.array ?? []).compactMap { $0["id"]?.string }
      return .answer(.page(ModeEditPage(mode: mode, isSaved: isSaved, visit: visit).frame, visit))
    case .tested(var mode):
      mode.tests = (reply.nodes.first?.array ?? reply.nodes).flatMap(EditedMode.Test.all)
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
    let node = reply.nodes.first
    mode.etag = node?["etag"]?.string
    mode.findings = (node?["findings"]?.array ?? []).map(EditedMode.Finding.init)
    if fields?.all("do").last == "test" { return ask(.tested(mode), .test, visit) }
    return .answer(.seeOther(ModeEditPage.path(name) + "?saved=1"))
  }
}

extension EditedMode {
  fileprivate var body: JSONValue {
    var body: JSONObject = ["source": .text(source)]
    if let etag { body.append("etag", .text(etag)) }
    return .object(body)
  }
}

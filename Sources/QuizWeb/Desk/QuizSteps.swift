internal import JSONText
internal import QuizPlay
internal import QuizWire
internal import Words

/// A page or a form of a quiz in the workshop: questions to the engine, one after the other.
struct QuizSteps: Equatable, Sendable {
  var id: String
  /// The form that was sent; nil for a page that was asked for.
  var form: Form?
  var view = EditView()
  var stage = Stage.draft
  /// The id of a new quiz before another was typed; nil where that did not happen.
  var former: String?
  /// Whether one question is shown as players see it.
  var isPreview = false

  struct Form: Equatable, Sendable {
    var fields: FormFields
    /// Files that are not put beside the quiz yet.
    var files: [Multipart.File]
    var deed: String { fields.all("do").last ?? "stay" }
  }

  /// The last question to the engine.
  enum Stage: Equatable, Sendable {
    case draft, file
    /// An id was asked for a new quiz.
    case id
    case media(EditedQuiz)
    case kept(EditedQuiz)
    case saved(EditedQuiz)
    case found(EditedQuiz)
    case previewed(EditedQuiz)
    /// The quizzes that a question can be copied into, and its place there once it was.
    case targets(EditedQuiz)
    case copied(String)
    /// The quiz or its draft is gone.
    case gone
  }
}

extension QuizSteps {
  /// The first question to the engine.
  func begun(_ visit: PageVisit) -> WebDesk.Decision {
    stage == .id
      ? ask(.id, .freeID, visit, [(.name, wantedID ?? "")]) : ask(stage, stage == .file ? .read : .draft, visit)
  }

  private func ask(
    _ stage: Stage, _ action: WorkshopAction, _ visit: PageVisit, _ texts: [(EngineRequest.Key, String?)]? = nil,
    body: WorkshopContent? = nil, number: Int? = nil
  ) -> WebDesk.Decision {
    var next = self
    next.stage = stage
    var request = EngineRequest.workshop(action, token: visit.token, texts ?? [(.kind, "quiz"), (.name, id)])
    // Findings are said as teachers say them.
    if [.check, .save].contains(action) {
      (request[.page], request[.language]) = (true, .text(visit.words.language.rawValue))
    }
    request[.number] = number.map(JSONValue.int)
    let form = ReplyForm.steps(PageSteps(.quiz(next)))
    return .carrying(body.map { Array($0.line.utf8) } ?? [], to: request, form)
  }

  /// The step after a reply.
  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    switch stage {
    case .id:
      guard let id = (reply.page() as WorkshopMade).id else { return .answer(.problem(reply, visit)) }
      var next = self
      next.id = id
      if let typed = form?.fields.filled("id"), typed != id {
        next.view.notice = WorkshopPath.isName(typed) ? .idTaken : .badID
      }
      return next.changed(.fresh(id), visit)
    case .draft where reply.status == 404: return ask(.file, .read, visit)
    case .draft, .file:
      guard reply.status < 400, var edited = EditedQuiz(reply.page(), id: id) else {
        return .answer(.problem(reply, visit))
      }
      edited.isDraft = stage == .draft
      return changed(edited, visit)
    case .media(let edited): return putFile(edited, reply, visit)
    case .kept(let edited): return kept(edited, reply, visit)
    case .saved(let edited): return saved(edited, reply, visit)
    case .found(var edited):
      edited.findings = (reply.page() as WorkshopSaved).findings
      return .answer(page(edited, visit))
    case .previewed(let edited):
      let play =
        reply.status < 400 ? PlayPage(play: Play(reply.nodes), sitting: "", told: nil, visit: visit).frame : nil
      return .answer(PreviewPage(edited: edited, open: view.open ?? 0, play: play, visit: visit).answer)
    case .targets(let edited):
      let rows = ((reply.page() as WorkshopListing).quizzes ?? []).filter { $0.isWritable && !$0.isGone && $0.id != id }
      return .answer(.page(CopyPage(edited: edited, open: view.open ?? 0, quizzes: rows, visit: visit).frame, visit))
    case .copied(let target):
      guard reply.status < 400 else { return .answer(.problem(reply, visit)) }
      var there = EditView()
      (there.open, there.isAtQuestion) = ((reply.page() as WorkshopMade).place, true)
      return .answer(.seeOther(there.path(target)))
    case .gone:
      guard reply.status < 400 || reply.status == 404 else { return .answer(.problem(reply, visit)) }
      // Behind a thrown away draft there is a file, unless the quiz was never saved.
      let hasFile = form?.deed == "discard" && form?.fields.filled("etag") != nil
      return .answer(.seeOther(hasFile ? EditPage.path(id) : "/workshop"))
    }
  }

  // MARK: Showing

  private func shown(_ edited: EditedQuiz, _ visit: PageVisit) -> WebDesk.Decision {
    if isPreview {
      return ask(.previewed(edited), .preview, visit, body: WorkshopContent(quiz: edited.quiz.alone(view.open ?? 0)))
    }
    if view.isCopying { return ask(.targets(edited), .quizzes, visit) }
    if view.isChecked || !edited.isDraft {
      return ask(.found(edited), .check, visit, body: WorkshopContent(quiz: edited.quiz))
    }
    return .answer(page(edited, visit))
  }

  private func page(_ edited: EditedQuiz, _ visit: PageVisit) -> WebAnswer {
    var page = EditPage(edited, open: view.open, showsSettings: view.showsSettings, visit)
    page.notice = view.notice ?? (view.isSaved ? .saved : nil)
    page.isChecked = view.isChecked
    page.unread = view.unread
    let status = view.unread.isEmpty && (view.notice == nil || view.notice == .saved) ? 200 : 422
    return .page(page.frame, visit, status: status)
  }

  // MARK: Changing

  /// The quiz as it stood, with what the form says about it.
  private func changed(_ edited: EditedQuiz, _ visit: PageVisit) -> WebDesk.Decision {
    guard let form else { return shown(edited, visit) }
    switch form.deed {
    case "copy-into":
      let target = form.fields["into"] ?? ""
      return ask(
        .copied(target), .copyQuestion, visit, [(.kind, "quiz"), (.name, id), (.quiz, target)], number: view.open)
    case "discard": return ask(.gone, .dropDraft, visit)
    case "delete": return ask(.gone, .delete, visit, [(.kind, "quiz"), (.name, id), (.etag, form.fields["etag"])])
    case "keep":
      var mine = edited
      mine.etag = form.fields.filled("etag")
      return save(mine, visit)
    default: break
    }
    var next = self
    var edited = edited
    let edit = QuizEdit(edited.quiz, form.fields, visit.language)
    edited.isDraft = edited.isDraft || edit.quiz != edited.quiz
    edited.quiz = edit.quiz
    if let etag = form.fields.filled("etag") { edited.etag = etag }
    next.view.unread = Dictionary(
      edit.unread.map { ($0, form.fields.all($0).last ?? "") }, uniquingKeysWith: { first, _ in first })
    return next.putNext(edited, visit)
  }

  /// Puts the files of the form beside the quiz, one after the other.
  private func putNext(_ edited: EditedQuiz, _ visit: PageVisit) -> WebDesk.Decision {
    guard let file = form?.files.first else { return perform(edited, visit) }
    let request = EngineRequest.workshop(
      .media, token: visit.token, [(.quiz, id), (.name, MediaFileName.of(file.name, file.bytes))])
    var next = self
    next.stage = .media(edited)
    return .carrying(file.bytes, to: request, .steps(PageSteps(.quiz(next))))
  }

  private func putFile(_ edited: EditedQuiz, _ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    var next = self
    var edited = edited
    guard let file = next.form?.files.removeFirst() else { return perform(edited, visit) }
    if reply.status < 400, let path = (reply.page() as WorkshopMade).path,
      let place = FieldName(String(file.field.dropFirst("file:".count)))?.path
    {
      edited.quiz[place] = .text(path)
      edited.isDraft = true
    } else {
      next.view.notice = .refused(reply.said ?? reply.message ?? file.name)
    }
    return next.putNext(edited, visit)
  }

  private func perform(_ edited: EditedQuiz, _ visit: PageVisit) -> WebDesk.Decision {
    var next = self
    var edited = edited
    let deed = form?.deed ?? "stay"
    if next.view.notice != nil || !next.view.unread.isEmpty { return next.keep(edited, visit) }
    if let operation = QuizOperation(deed) {
      let place = edited.quiz.perform(operation)
      edited.isDraft = true
      next.view.follow(operation, to: place)
      return next.keep(edited, visit)
    }
    switch deed {
    case "save": return next.save(edited, visit)
    case "copy-elsewhere": next.view.isCopying = true
    case "settings": next.view.showsSettings = true
    case "questions": next.view.showsSettings = false
    default:
      if deed.hasPrefix("open:") {
        next.view.open = Int(deed.dropFirst(5))
        next.view.isAtQuestion = true
      }
    }
    return next.keep(edited, visit)
  }

  /// The id that was typed, or the title that one is made of.
  private var wantedID: String? { form?.fields.filled("id") ?? form?.fields.filled("title") }

  private func keep(_ edited: EditedQuiz, _ visit: PageVisit) -> WebDesk.Decision {
    guard edited.isDraft else { return kept(edited, EngineReply(), visit) }
    return ask(.kept(edited), .keepDraft, visit, body: edited.content)
  }

  private func kept(_ edited: EditedQuiz, _ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    guard reply.status < 400 else { return .answer(.problem(reply, visit)) }
    if view.notice != nil || !view.unread.isEmpty { return shown(edited, visit) }
    if form?.deed == "preview" {
      let open = view.open.map { "?q=\($0)" } ?? ""
      return .answer(.seeOther("\(EditPage.path(id))/preview\(open)"))
    }
    return .answer(.seeOther(view.path(id)))
  }

  // MARK: Saving

  private func save(_ edited: EditedQuiz, _ visit: PageVisit) -> WebDesk.Decision {
    var next = self
    var edited = edited
    // A new quiz gets the id that was typed meanwhile.
    if edited.etag == nil, let typed = form?.fields.filled("id"), typed != id {
      guard WorkshopPath.isName(typed) else {
        next.view.notice = .badID
        return next.keep(edited, visit)
      }
      next.former = id
      (next.id, edited.id) = (typed, typed)
    }
    edited.quiz.prune()
    edited.quiz.name(edited.id)
    return next.ask(.saved(edited), .save, visit, body: edited.content)
  }

  private func saved(_ edited: EditedQuiz, _ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    let refused: WorkshopRefused = reply.page()
    var next = self
    switch reply.status {
    case ..<400:
      (next.view.isSaved, next.view.isChecked) = (true, false)
      guard let former else { return .answer(.seeOther(next.view.path(id))) }
      // The draft under the former id is not needed any more.
      let request = EngineRequest.workshop(.dropDraft, token: visit.token, [(.kind, "quiz"), (.name, former)])
      return .ask(request, .steps(PageSteps(.workshop(.leave(next.view.path(next.id))))))
    case 409 where edited.etag == nil:
      next.view.notice = .idTaken
      if let former { next.id = former }
      return next.keep(edited, visit)
    case 409:
      let page = ConflictPage(
        id: id, mine: edited.quiz, theirs: refused.quiz, etag: refused.etag, visit: visit)
      let kept = EngineRequest.workshop(.keepDraft, token: visit.token, [(.kind, "quiz"), (.name, id)])
      return .carrying(
        Array(edited.content.line.utf8), to: kept,
        .steps(PageSteps(.workshop(.answer(.page(page.frame, visit, status: 409))))))
    case 422:
      next.view.isChecked = true
      if let wrong = refused.findings.first(where: \.isError)?.place {
        if let question = wrong.question { next.view.open = question }
        next.view.showsSettings =
          wrong.question == nil && !(wrong.key.map { ["title", "questions"].contains($0) } ?? true)
      }
      var draft = edited
      draft.isDraft = true
      return next.keep(draft, visit)
    default: return .answer(.problem(reply, visit))
    }
  }
}

extension EditedQuiz {
  /// The body of a request that keeps or saves it.
  fileprivate var content: WorkshopContent { WorkshopContent(quiz: quiz, etag: etag) }
}

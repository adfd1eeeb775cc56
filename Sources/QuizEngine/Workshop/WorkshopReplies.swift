internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import QuizWorkshop
internal import Words

/// The replies to requests of the workshop, which is the owner's alone: for all others nothing is there.
final class WorkshopReplies: EngineOwner {
  let context: EngineContext
  private var uploads = UploadShelf()
  /// The scanner, which reads and marks sheets beside the engine.
  private let scanner = ScanRunner()

  init(_ context: EngineContext) {
    self.context = context
  }

  static let operation = "workshop"
  /// A piece of a long body.
  static let pieces = "upload"

  func reply(to request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    guard visitor == .owner else { throw Denial(.unknown, "there is nothing here") }
    if request.operation == Self.pieces { return try take(request) }
    do throws(WorkshopRefusal) {
      let folder = try WorkshopFolder(books.own.reading(request.text(.language)))
      return try reply(to: request, folder)
    } catch {
      return EngineReply(refusal: error, to: request)
    }
  }

  private func take(_ request: EngineRequest) throws(Denial) -> EngineReply {
    guard let bytes = request.bytes(.data) else { throw Denial(.unreadable, "'data' is no base64") }
    let id = request.text(.upload) ?? Secret.make()
    guard uploads.add(bytes, to: id, at: now) else { throw Denial(.tooLarge, "the body is too long") }
    return EngineReply { $0.upload = id }
  }

  private func body(_ request: EngineRequest) throws(WorkshopRefusal) -> [UInt8] {
    if let id = request.text(.upload) {
      if let bytes = uploads.take(id) { return bytes }
      throw WorkshopRefusal(.unsaved, "the body was lost: send it again")
    }
    return request.text(.body).map { Array($0.utf8) } ?? []
  }

  private func reply(to request: EngineRequest, _ folder: WorkshopFolder) throws(WorkshopRefusal) -> EngineReply {
    let name = request.text(.name) ?? ""
    guard let action = WorkshopAction(rawValue: request.text(.action) ?? "") else { throw Self.unreadable("'do'") }
    switch action {
    case .quizzes:
      guard request.showsPage else { return .of(WorkshopListing(quizzes: folder.quizzes())) }
      let found = QuizSearch.found(request.text(.search) ?? "", in: folder.rows(.quiz)) {
        .init(title: $0.title, id: $0.id)
      }
      return .of(WorkshopListing(quizzes: found))
    case .modes: return .of(WorkshopListing(modes: request.showsPage ? folder.rows(.mode) : folder.modes()))
    case .words: return EngineReply(objects: [JSONWriter.text(.object(WorkshopFolder.words))])
    case .freeID: return .of(WorkshopMade(id: folder.freshID(name)))
    case .importing:
      var imported = try folder.imported(try body(request), named: name, isPasted: request.text(.kind) == "table")
      imported.told = imported.told.map(FileWords(request.language ?? .english).sentence)
      return .of(imported)
    case .media: return try putMedia(request, name, folder)
    // A list that is the whole answer.
    case .test: return EngineReply(objects: [[try folder.test(mode: name)].listLine])
    case .read, .save, .check, .delete, .versions, .version, .bringBack, .draft, .keepDraft, .dropDraft, .template,
      .preview, .print, .copyQuestion, .scans, .scanDeed, .scanFile, .printSheets:
      let kind: WorkshopItem.Kind = request.text(.kind) == "mode" ? .mode : .quiz
      guard let item = WorkshopItem(kind, name) else {
        throw WorkshopRefusal(.unknown, "there is no \(kind == .quiz ? "quiz" : "mode") '\(name)'")
      }
      return try reply(to: request, action, item, folder)
    }
  }

  private func reply(
    to request: EngineRequest, _ action: WorkshopAction, _ item: WorkshopItem, _ folder: WorkshopFolder
  ) throws(WorkshopRefusal) -> EngineReply {
    let isQuiz = item.kind == .quiz
    switch action {
    case .read:
      let document = isQuiz ? try folder.quiz(item.name) : try folder.mode(item.name)
      return .of(
        isQuiz
          ? WorkshopContent(quiz: document.value, etag: document.etag)
          : WorkshopContent(source: document.source, etag: document.etag))
    case .save:
      let body = try content(request, item)
      let saved =
        isQuiz
        ? try folder.save(quiz: item.name, body.value, etag: body.etag)
        : try folder.save(mode: item.name, body.text, etag: body.etag)
      media.forgetPaths()
      return .of(saved.spoken(for: request))
    case .check:
      let body = try content(request, item)
      let findings =
        isQuiz ? try folder.check(quiz: item.name, body.value) : try folder.check(mode: item.name, body.text)
      return .of(WorkshopSaved(findings: findings).spoken(for: request))
    case .delete:
      guard let etag = request.text(.etag) else {
        throw WorkshopRefusal(.unfit, "If-Match is missing: send the etag of the file that goes")
      }
      try folder.delete(item, etag: etag == "*" ? nil : etag)
      return EngineReply()
    case .versions:
      return .of(WorkshopVersions(try folder.versions(item).map { WorkshopVersions.Version($0, in: books.own.zone) }))
    case .version:
      let text = try folder.version(request.whole(.number) ?? 0, of: item)
      guard isQuiz, let node = try? JSONParser.parse(text) else { return .of(WorkshopContent(source: text)) }
      return .of(WorkshopContent(quiz: JSONValue(node)))
    case .bringBack:
      let saved = try folder.bringBack(request.whole(.number) ?? 0, of: item)
      media.forgetPaths()
      return .of(saved.spoken(for: request))
    case .draft:
      guard let draft = try folder.draft(item) else {
        throw WorkshopRefusal(.unknown, "there is no draft of '\(item.name)'")
      }
      return .of(WorkshopContent(draft, isQuiz: isQuiz, in: books.own.zone))
    case .keepDraft:
      let body = try content(request, item)
      try folder.keepDraft(body.value, etag: body.etag, item)
      return EngineReply()
    case .dropDraft:
      folder.dropDraft(item)
      return EngineReply()
    case .copyQuestion:
      let kept = try folder.draft(item)?.value
      let quiz = if let kept { kept } else { try folder.quiz(item.name).value }
      let place = try folder.copy(
        question: request.whole(.number) ?? -1, of: quiz, named: item.name, to: request.text(.quiz) ?? "")
      return .of(WorkshopMade(place: place))
    case .scans, .scanDeed, .scanFile, .printSheets: return try scans(request, action, item, folder)
    case .print: return try printed(item.name, request.text(.language))
    case .template: return .of(WorkshopContent(source: PluginTemplate.text(item.name)))
    case .preview:
      let preview = WorkshopPreview(
        folder: folder, item: item, zone: books.own.zone, now: books.own.clock.now(),
        files: media.naming { folder.path(ofQuiz: item) })
      return try preview.reply(try content(request, item).value)
    case .quizzes, .modes, .words, .importing, .media, .test, .freeID: throw Self.unreadable("'do'")
    }
  }

  /// Scanned sheets of a quiz that is there. What was refused comes with them as they are.
  private func scans(
    _ request: EngineRequest, _ action: WorkshopAction, _ item: WorkshopItem, _ folder: WorkshopFolder
  ) throws(WorkshopRefusal) -> EngineReply {
    let document = try folder.quiz(item.name)
    var job = ScanJob(item, folder, books.own.reading(request.text(.language)), scanner)
    if action == .scanFile {
      guard let path = job.file(request.text(.data) ?? "") else {
        throw WorkshopRefusal(.unknown, "there is no such file: read the sheets first")
      }
      return .of(WorkshopMade(path: path))
    }
    var (view, status) = (ScanView(), EngineStatus.done)
    switch action {
    case .printSheets:
      let order = try order(request) as SheetOrder
      do throws(Problem) {
        return .of(WorkshopMade(path: try job.printed(order)))
      } catch {
        (view, status) = (job.view(), .unfit)
        view.told = FileWords(request.language ?? .english).sentence(error.message)
      }
    case .scans: view = job.view()
    default:
      let done = job.perform(try order(request))
      (view, status) = (done.view, done.isRefused ? .elsewhere : .done)
    }
    if case .object(let quiz) = document.value, case .text(let title)? = quiz["title"] { view.title = title }
    return EngineReply(status, objects: [view.line])
  }

  /// A quiz on paper with its solutions, as one page.
  private func printed(_ id: String, _ language: String?) throws(WorkshopRefusal) -> EngineReply {
    var (run, play) = (PrintRun(), PlayRequest())
    (run.hasKey, play.quiz, play.isExplicit) = (true, id, true)
    do throws(Problem) {
      return .of(WorkshopMade(page: ExactText(try run.text(books.own.reading(language), play, for: nil))))
    } catch {
      throw WorkshopRefusal(.unfit, error.message)
    }
  }

  // MARK: Bodies

  /// `{"quiz":{…},"etag"}` or `{"source","etag"}`.
  private struct Content {
    var value: JSONValue
    var etag: String?

    var text: String { if case .text(let text) = value { text } else { "" } }
  }

  private func content(_ request: EngineRequest, _ item: WorkshopItem) throws(WorkshopRefusal) -> Content {
    let node = try object(request)
    let key = item.kind == .quiz ? "quiz" : "source"
    let known = [key, "etag"]
    if let other = node.object?.first(where: { !known.contains($0.key) }) {
      throw WorkshopRefusal(.unfit, "unknown key '\(other.key)'; known: \(known.joined(separator: ", "))")
    }
    guard let value = node[key], item.kind == .quiz ? value.object != nil : value.string != nil else {
      throw WorkshopRefusal(.unfit, "'\(key)' expects \(item.kind == .quiz ? "an object" : "a text")")
    }
    guard let etag = node["etag"] else { return Content(value: JSONValue(value)) }
    guard etag.isNull || etag.string != nil else { throw WorkshopRefusal(.unfit, "'etag' expects a text") }
    return Content(value: JSONValue(value), etag: etag.string)
  }

  private func order<Order: WireObject>(_ request: EngineRequest) throws(WorkshopRefusal) -> Order {
    guard let order = Order(wire: try object(request)) else { throw Self.unreadable("the body") }
    return order
  }

  private func object(_ request: EngineRequest) throws(WorkshopRefusal) -> JSONNode {
    do {
      let node = try JSONParser.parse(try body(request))
      if node.object != nil { return node }
      throw Self.unreadable("the body")
    } catch let error as JSONError {
      throw WorkshopRefusal(
        .unreadable, "not JSON at \(error.place.line):\(error.place.column): \(error.message)")
    } catch let refusal as WorkshopRefusal {
      throw refusal
    } catch {
      throw Self.unreadable("the body")
    }
  }

  private static func unreadable(_ what: String) -> WorkshopRefusal {
    WorkshopRefusal(.unreadable, "\(what) is not understood: send a JSON object as http.md has it")
  }

  /// The bytes of a picture, or the token of an imported one.
  private func putMedia(
    _ request: EngineRequest, _ name: String, _ folder: WorkshopFolder
  ) throws(WorkshopRefusal) -> EngineReply {
    let (bytes, id) = (try body(request), request.text(.quiz) ?? "")
    let medium =
      bytes.first == UInt8(ascii: "{")
      ? (try? JSONParser.parse(bytes)).flatMap(WorkshopImport.Medium.init(wire:)) : nil
    let path =
      if let medium { try folder.put(token: medium.token, named: name, for: id) } else {
        try folder.put(media: bytes, named: name, for: id)
      }
    media.forgetPaths()
    return .of(WorkshopMade(path: path))
  }
}

extension EngineReply {
  fileprivate static func of(_ value: some WireObject) -> EngineReply { EngineReply(objects: [value.line]) }

  init(refusal: WorkshopRefusal, to request: EngineRequest) {
    let own = request.language.map { FileWords($0).sentence(refusal.message) } ?? refusal.message
    var refused = WorkshopRefused()
    (refused.message, refused.findings, refused.etag) = (own, refusal.findings.spoken(for: request), refusal.etag)
    refused.quiz = refusal.present
    if refusal.present == nil { refused.source = refusal.source.map(ExactText.init) }
    self.init(EngineStatus(refusal.reason), objects: [refused.line])
    message = own
    if own != refusal.message { said = RefusalWords.asSentence(own) }
  }
}

extension WorkshopSaved {
  fileprivate func spoken(for request: EngineRequest) -> WorkshopSaved {
    WorkshopSaved(etag: etag, findings: findings.spoken(for: request))
  }
}

extension [WorkshopFinding] {
  /// The findings in the language of a request, for its page in a teacher's words; a program without one gets English.
  fileprivate func spoken(for request: EngineRequest) -> [WorkshopFinding] {
    let language = request.language ?? .english
    return compactMap { finding in
      var own = finding
      guard request.showsPage, finding.severity != nil else {
        own.message = FileWords(language).sentence(finding.message)
        return own
      }
      guard let said = TeacherWords(language).sentence(finding.message) else { return nil }
      own.message = said
      return own
    }
  }
}

extension EngineStatus {
  fileprivate init(_ reason: WorkshopRefusal.Reason) {
    self =
      switch reason {
      case .unknown: .unknown
      case .conflict: .elsewhere
      case .unfit: .unfit
      case .unreadable: .unreadable
      case .wrongMedia: .wrongMedia
      case .unsaved: .unavailable
      }
  }
}

extension Zone {
  /// A second since 1970 on the clocks here.
  fileprivate func text(_ seconds: Int) -> String {
    let time = WallTime(milliseconds: seconds * 1000)
    return TimeText.written(time, offsetMinutes: local(time).offsetMinutes)
  }
}

extension WorkshopVersions.Version {
  fileprivate init(_ version: WorkshopVersion, in zone: Zone) {
    self.init(version.number, time: zone.text(version.seconds), bytes: version.bytes, etag: version.etag)
  }
}

extension WorkshopContent {
  fileprivate init(_ draft: WorkshopDraft, isQuiz: Bool, in zone: Zone) {
    self.init(quiz: draft.value, etag: draft.etag)
    time = zone.text(draft.seconds)
    if !isQuiz, case .text(let text) = draft.value { (quiz, source) = (nil, ExactText(text)) }
  }
}

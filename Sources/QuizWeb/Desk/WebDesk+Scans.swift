internal import JSONText
internal import QuizWire
internal import Words

/// The scanned sheets of a quiz: the page, its forms, and the same for programs.
extension WebDesk {
  func scans(_ id: String, _ request: WebRequest) -> Decision {
    let visit = visit(request)
    let texts: [(EngineRequest.Key, String?)] = [
      (.kind, "quiz"), (.name, id), (.language, visit.words.language.rawValue),
    ]
    let isPost = request.method == "POST"
    let form: ReplyForm =
      request.face == .objects ? .whole : .steps(PageSteps(.workshop(.scans(id, isPosted: isPost))))
    guard isPost else { return .ask(.workshop(.scans, token: visit.token, texts), form) }
    switch request.uploaded?.failure {
    case .malformed?: return toOwnersAlone(.refusal(400, "the form is malformed: send it again", request.face), request)
    case .unsaved(let reason)?:
      let sentence = ScanWords(visit.words.language).notKept(["detail": reason])
      return toOwnersAlone(unsaved(sentence, request, visit), request)
    case nil: break
    }
    let order = request.uploaded.map(Self.pages) ?? Self.order(request)
    return .carrying(Array(order.line.utf8), to: .workshop(.scanDeed, token: visit.token, texts), form)
  }

  private func unsaved(_ sentence: String, _ request: WebRequest, _ visit: PageVisit) -> WebAnswer {
    if request.face == .objects { return .refusal(503, sentence, request.face) }
    return .html(503, ProblemFrame.text(503, sentence, visit))
  }

  /// The pages that were sent, with what is known of them.
  private static func pages(_ form: UploadedForm) -> ScanOrder {
    let text = { (name: String) in
      String(decoding: form.fields.first { $0.name == name }?.value ?? [], as: UTF8.self)
    }
    var order = ScanOrder(.read)
    order.files = form.files.map { ScanOrder.File($0.path, name: $0.name) }
    order.seed = ExactText(text("seed").filter { !$0.isWhitespace })
    order.names = ExactText(text("class"))
    return order
  }

  /// A button of the page, or the object of a program.
  private static func order(_ request: WebRequest) -> ScanOrder {
    let text = String(decoding: request.body, as: UTF8.self)
    if request.face == .objects, let order = (try? JSONParser.parse(text)).flatMap(ScanOrder.init(wire:)) {
      return order
    }
    let fields = FormFields(pairs: formFields(text))
    let (names, questions) = (fields.all("participant"), fields.all("question"))
    var order = ScanOrder(fields.all("do").last.map(ScanOrder.Deed.init) ?? .resolve)
    order.answers = zip(zip(names, questions), fields.all("answer")).map { field, answer in
      ScanOrder.Answer(participant: field.0, question: field.1, answer: answer)
    }
    return order
  }
}

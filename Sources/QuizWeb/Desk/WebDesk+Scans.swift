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
    let order = request.uploaded.map(Self.pages) ?? Self.deed(request)
    return .carrying(JSONWriter.bytes(.object(order)), to: .workshop(.scanDeed, token: visit.token, texts), form)
  }

  private func unsaved(_ sentence: String, _ request: WebRequest, _ visit: PageVisit) -> WebAnswer {
    if request.face == .objects { return .refusal(503, sentence, request.face) }
    return .html(503, ProblemFrame.text(503, sentence, visit))
  }

  /// The pages that were sent, with what is known of them.
  private static func pages(_ form: UploadedForm) -> JSONObject {
    let text = { (name: String) in
      String(decoding: form.fields.first { $0.name == name }?.value ?? [], as: UTF8.self)
    }
    let files = form.files.map { JSONValue.object(["file": .text($0.path), "name": .text($0.name)]) }
    let seed = text("seed").filter { !$0.isWhitespace }
    return ["do": "read", "files": .list(files), "seed": .text(seed), "class": .text(text("class"))]
  }

  /// A button of the page, or the object of a program.
  private static func deed(_ request: WebRequest) -> JSONObject {
    let text = String(decoding: request.body, as: UTF8.self)
    if request.face == .objects, let node = try? JSONParser.parse(text), case .object(let order) = JSONValue(node) {
      return order
    }
    let fields = FormFields(pairs: formFields(text))
    let (names, questions) = (fields.all("participant"), fields.all("question"))
    let answers = zip(zip(names, questions), fields.all("answer")).map { field, answer in
      JSONValue.list([.text(field.0), .text(field.1), .text(answer)])
    }
    return ["do": .text(fields.all("do").last ?? "resolve"), "answers": .list(answers)]
  }
}

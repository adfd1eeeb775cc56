internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire

/// The bodies of JSON that the forms of a room's pages stand for.
enum RoomForm {
  /// An answer; `asked` is there where values are to be read beside it.
  static func answer(
    _ fields: FormFields, _ asked: RoomView?, _ language: InterfaceLanguage
  ) throws(FormFault) -> String {
    var body = JSONObject()
    addEpoch(fields, to: &body)
    try add(fields, asked, language, to: &body)
    return JSONWriter.text(.object(body))
  }

  /// Which question the answer is for: another one may be open by now.
  private static func addEpoch(_ fields: FormFields, to body: inout JSONObject) {
    if let epoch = fields["epoch"].flatMap({ Int($0) }) { body.append("epoch", .int(epoch)) }
  }

  /// True when the open question must be known to read the form: for values beside the answer, or to question an
  /// untouched one.
  static func needsQuestion(_ fields: FormFields) -> Bool {
    if !fields.under("input").isEmpty { return true }
    guard fields[FormFields.asItIs] == nil, let kind = fields["kind"].flatMap(Question.Kind.init) else { return false }
    switch kind {
    case .multiple, .range, .order, .match: return true
    case .single, .truefalse, .number, .text, .info: return false
    }
  }

  /// The body of a host's command.
  static func deed(
    _ fields: FormFields, _ asked: RoomView?, _ language: InterfaceLanguage
  ) throws(FormFault) -> String {
    let deed = fields["do"] ?? ""
    var body: JSONObject = ["do": .text(deed)]
    for key in ["player", "seconds"] {
      if let number = fields.filled(key).flatMap({ Int($0) }) { body.append(key, .int(number)) }
    }
    for key in ["name", "why"] {
      if let text = fields.filled(key) { body.append(key, .text(text)) }
    }
    if let text = fields.filled("points") {
      guard let points = TypedNumber.read(text, language).value else { throw FormFault("points", .noNumber(text)) }
      body.append("points", .number(points))
    }
    if deed == "hide" { body.append("answer", .text(fields["answer"] ?? "")) }
    // Without an answer a new player is added.
    if deed == "enter" && fields["kind"] != nil {
      addEpoch(fields, to: &body)
      try add(fields, asked, language, to: &body)
    }
    return JSONWriter.text(.object(body))
  }

  private static func add(
    _ fields: FormFields, _ asked: RoomView?, _ language: InterfaceLanguage, to body: inout JSONObject
  ) throws(FormFault) {
    let kind = fields["kind"].flatMap(Question.Kind.init) ?? asked?.question?.kind ?? .text
    if let question = asked?.question, fields.isFor(asked) {
      body.append("answer", try fields.answer(to: question, language).asCommand)
    } else {
      body.append("answer", try fields.answer(kind, nil, language).asCommand)
    }
    var inputs = JSONObject()
    for input in asked?.question?.inputs ?? [] {
      if let value = try fields.value(of: input, language) { inputs.append(input.name, value) }
    }
    if !inputs.members.isEmpty { body.append("inputs", .object(inputs)) }
  }
}

extension FormFields {
  /// Whether the form was made for the question that is open: another one may be by now.
  fileprivate func isFor(_ room: RoomView?) -> Bool {
    self["epoch"].map { $0 == room.map { String($0.epoch) } } ?? true
  }
}

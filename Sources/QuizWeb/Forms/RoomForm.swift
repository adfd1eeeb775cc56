internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// The bodies of JSON that the forms of a room's pages stand for.
enum RoomForm {
  /// An answer; `asked` is there where values are to be read beside it.
  static func answer(
    _ fields: FormFields, _ asked: RoomView?, _ language: InterfaceLanguage
  ) throws(FormFault) -> String {
    let (answer, inputs) = try answer(fields, asked, language)
    return AnswerOrder(epoch: fields["epoch"].flatMap { Int($0) }, answer, inputs: inputs).line
  }

  /// True when the open question must be known to read the form: for values beside the answer, or to question an
  /// untouched one.
  static func needsQuestion(_ fields: FormFields) -> Bool {
    if !fields.under("input").isEmpty || !fields.under("gap").isEmpty { return true }
    guard fields[FormFields.asItIs] == nil, let kind = fields["kind"].flatMap(Question.Kind.init) else { return false }
    switch kind {
    case .multiple, .range, .order, .match, .gaps: return true
    case .single, .truefalse, .number, .text, .info: return false
    }
  }

  /// An order of the host.
  static func deed(
    _ fields: FormFields, _ asked: RoomView?, _ language: InterfaceLanguage
  ) throws(FormFault) -> String {
    let deed = fields["do"] ?? ""
    guard let verb = HostOrder.Verb(rawValue: deed) else { return JSONWriter.text(["do": .text(deed)]) }
    var order = HostOrder(verb, player: fields.filled("player").flatMap { Int($0) }, name: fields.filled("name"))
    order.seconds = fields.filled("seconds").flatMap { Int($0) }.map { Double($0) }
    order.factor = fields.filled("factor").flatMap { Double($0) }
    order.why = fields.filled("why")
    if let text = fields.filled("points") {
      guard let points = TypedNumber.read(text, language).value else { throw FormFault("points", .noNumber(text)) }
      order.points = points
    }
    if verb == .hide { order.answer = .text(fields["answer"] ?? "") }
    // Without an answer a new player is added.
    if verb == .enter && fields["kind"] != nil {
      order.epoch = fields["epoch"].flatMap { Int($0) }
      (order.answer, order.inputs) = try answer(fields, asked, language)
    }
    return order.line
  }

  private static func answer(
    _ fields: FormFields, _ asked: RoomView?, _ language: InterfaceLanguage
  ) throws(FormFault) -> (answer: JSONValue, inputs: JSONValue?) {
    let kind = fields["kind"].flatMap(Question.Kind.init) ?? asked?.question?.kind ?? .text
    let answer =
      if let question = asked?.question, fields.isFor(asked) {
        try fields.answer(to: question, language)
      } else {
        try fields.answer(kind, nil, language)
      }
    var inputs = JSONObject()
    for input in asked?.question?.inputs ?? [] {
      if let value = try fields.value(of: input, language) { inputs.append(input.name, value) }
    }
    return (answer.asCommand, inputs.members.isEmpty ? nil : .object(inputs))
  }
}

extension FormFields {
  /// Whether the form was made for the question that is open: another one may be by now.
  fileprivate func isFor(_ room: RoomView?) -> Bool {
    self["epoch"].map { $0 == room.map { String($0.epoch) } } ?? true
  }
}

internal import QuizWire

/// The reason why a form was refused, shown with the form.
struct FormNotice: Equatable, Sendable {
  var status: Int
  var sentence: Sentence
  /// The sent fields, which fill the form again.
  var sent = FormFields()
  /// The name of the field to correct, where the reason is shown; nil to show it above all.
  var wrong: String?

  enum Sentence: Equatable, Sendable {
    case form(FormProblem)
    /// The engine's sentence, with `said` in the language of the page, if it has one.
    case engine(Int, String?, said: String?)
    // Of rooms
    case noRoom, nameTaken, notLetIn, tooLate
  }
}

extension FormNotice {
  init(_ fault: FormFault, _ sent: FormFields) {
    self.init(status: 422, sentence: .form(fault.problem), sent: sent, wrong: fault.field)
  }

  /// A sentence about a field missing from the form appears above it.
  init(_ reply: EngineReply, _ sent: FormFields = FormFields()) {
    let names = reply.field.map(Self.names) ?? []
    self.init(status: reply.status, sentence: reply.sentence, sent: sent, wrong: names.first { sent[$0] != nil })
  }

  /// The names that forms use for a field.
  ///
  /// Options that are numbers have another one than texts, and a name may be a new one, or one of several.
  private static func names(_ field: String) -> [String] {
    if field.hasPrefix("set.") { return [field, "number." + field.dropFirst(4)] }
    return field == "name" ? ["new", "players", field] : [field]
  }
}

extension FormNotice {
  /// Whether the form came back to be asked about, and may be handed in as it is.
  var isDoubt: Bool { if case .form(.doubt) = sentence { true } else { false } }
}

extension EngineReply {
  var sentence: FormNotice.Sentence { .engine(status, message, said: said) }
}

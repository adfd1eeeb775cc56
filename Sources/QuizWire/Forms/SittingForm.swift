internal import JSONText
package import QuizCore
package import QuizPlay
package import Words

/// The request in the form of a sitting's page.
package struct SittingForm: Equatable, Sendable {
  package var deed: Deed
  package let fields: FormFields

  package enum Deed: Equatable, Sendable {
    case answer, skip, back, hint, proceed, finish
    case action(String)
    case goTo(Int)
    case leave(isDiscarded: Bool)
  }

  /// Nil when it asks for something that is nothing.
  package init?(_ fields: FormFields) {
    guard let deed = Deed(fields["do"] ?? "answer") else { return nil }
    self.deed = deed
    self.fields = fields
  }

  /// True when the open step must be known to read the form.
  private var needsStep: Bool {
    switch deed {
    case .answer, .action: true
    case .proceed: !fields.under("input").isEmpty
    case .skip, .back, .hint, .goTo, .finish, .leave: fields.holdsAnswer
    }
  }

  /// The commands of the protocol that it means, in their order: ticks are not lost with a hint, with going back or with
  /// leaving.
  package func commands(_ open: StepView?, _ language: InterfaceLanguage) throws(FormFault) -> [String] {
    let step = needsStep ? open : nil
    let question = step?.question
    switch deed {
    case .answer:
      guard let question else { return [command("answer", .list(fields.all("answer").map(JSONValue.text)))] }
      let inputs = try inputs(step?.inputs ?? [], language)
      let answer = command("answer", try fields.answer(to: question, language).asCommand, inputs: inputs)
      // Inputs can be refused, so the choices beside them are stored first.
      return (question.inputs.isEmpty ? [] : draft(question, language)) + [answer]
    case .action(let id):
      let inputs = try inputs(step?.inputs ?? [], language)
      return draft(question, language) + [command("action", .text(id), inputs: inputs)]
    case .proceed: return [command("continue", true, inputs: try inputs(step?.inputs ?? [], language))]
    case .skip: return [command("skip", true)]
    case .finish: return draft(question, language) + [command("finish", true)]
    case .back: return draft(question, language) + [command("back", true)]
    case .hint: return draft(question, language) + [command("hint", true)]
    case .goTo(let place): return draft(question, language) + [command("goto", .int(place))]
    case .leave(isDiscarded: true): return [bare("quit", "discard")]
    case .leave(isDiscarded: false): return draft(question, language) + [bare("quit", "keep")]
    }
  }

  /// The command for the draft so far; none when nothing is chosen, or the typed text has no meaning yet.
  private func draft(_ question: QuestionView?, _ language: InterfaceLanguage) -> [String] {
    guard let question, fields["step"] == String(question.step), let answer = fields.draft(of: question, language)
    else { return [] }
    return [bare("select", answer.asCommand)]
  }

  private func inputs(_ asked: [NamedSpec], _ language: InterfaceLanguage) throws(FormFault) -> JSONObject? {
    var inputs = JSONObject()
    for input in asked {
      if let value = try fields.value(of: input, language) { inputs.append(input.name, value) }
    }
    return inputs.members.isEmpty ? nil : inputs
  }

  /// A command with the step and try of its page, and the page's own name for it: sent twice, it is done once.
  private func command(_ verb: String, _ value: JSONValue, inputs: JSONObject? = nil) -> String {
    var object: JSONObject = [verb: value]
    if let inputs { object.append("inputs", .object(inputs)) }
    for key in ["step", "try"] {
      if let number = fields[key].flatMap({ Int($0) }) { object.append(key, .int(number)) }
    }
    if let request = fields["request"], (1...64).contains(request.unicodeScalars.count) {
      object.append("request", .text(request))
    }
    return JSONWriter.text(.object(object))
  }

  private func bare(_ verb: String, _ value: JSONValue) -> String {
    JSONWriter.text(.object([verb: value]))
  }
}

extension SittingForm.Deed {
  /// The deed of a button: `answer`, `action:fifty`, `goto:3`, `quit:keep`.
  init?(_ word: String) {
    let halves = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch (halves[0], halves.count == 2 ? halves[1] : nil) {
    case ("answer", nil): self = .answer
    case ("skip", nil): self = .skip
    case ("back", nil): self = .back
    case ("hint", nil): self = .hint
    case ("continue", nil): self = .proceed
    case ("finish", nil): self = .finish
    case ("action", let id?): self = .action(id)
    case ("goto", let place?):
      guard let place = Int(place) else { return nil }
      self = .goTo(place)
    case ("quit", "keep"): self = .leave(isDiscarded: false)
    case ("quit", "discard"): self = .leave(isDiscarded: true)
    default: return nil
    }
  }
}

extension StepView {
  fileprivate var question: QuestionView? { if case .question(let question) = self { question } else { nil } }

  /// The values that a mode asks for with what is open.
  package var inputs: [NamedSpec] {
    switch self {
    case .question(let question): question.inputs
    case .page(let view): view.page.inputs
    }
  }
}

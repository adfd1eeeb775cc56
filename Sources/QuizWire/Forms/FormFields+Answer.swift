package import JSONText
package import QuizCore
package import QuizPlay
package import Words

/// Why a form cannot be taken as it was filled in; nothing changed.
package struct FormFault: Error, Equatable {
  /// The name of the field that is to be mended.
  package var field: String
  package var problem: FormProblem

  package init(_ field: String, _ problem: FormProblem) {
    (self.field, self.problem) = (field, problem)
  }
}

package enum FormProblem: Equatable, Sendable {
  /// The response equals the shown default, or pairs are missing: the form is questioned once.
  case doubt(ResponseDoubt)
  case chooseFirst
  case textFirst
  case numberFirst
  case noNumber(String)
  case noWhole(String)
  case outOfRange(Double, Double)
  /// A number that could be two, or has a unit.
  case askedBack(String)
  case input(String, expected: String)
}

extension FormFields {
  package var holdsAnswer: Bool { self["answer"] != nil || !under("left").isEmpty || !under("gap").isEmpty }

  /// The name of the button that hands in a response as it is.
  package static let asItIs = "asItIs"

  /// The response that is to count, in the shape that the question's kind has on the wire.
  package func answer(to question: QuestionView, _ language: InterfaceLanguage) throws(FormFault) -> Reply {
    let value = try answer(question.kind, question.scale, language, question.gaps)
    if self[Self.asItIs] == nil, let doubt = doubt(about: value, question) { throw FormFault("answer", .doubt(doubt)) }
    return value
  }

  /// The response so far; nil if nothing was chosen, or the typed text has no meaning yet.
  package func draft(of question: QuestionView, _ language: InterfaceLanguage) -> Reply? {
    guard holdsAnswer, let value = try? answer(question.kind, question.scale, language, question.gaps) else {
      return nil
    }
    return doubt(about: value, question) == .untouched ? nil : value
  }

  private func doubt(about reply: Reply, _ question: QuestionView) -> ResponseDoubt? {
    question.untouched.doubt(about: reply, isTouched: question.draft != nil)
  }

  package func answer(
    _ kind: Question.Kind, _ scale: Scale?, _ language: InterfaceLanguage, _ gaps: [GapView] = []
  ) throws(FormFault) -> Reply {
    switch kind {
    case .single, .truefalse:
      guard filled("answer") != nil else { throw FormFault("answer", .chooseFirst) }
      return ids
    case .multiple, .order: return ids
    case .text:
      guard let text = self["answer"], text.contains(where: { $0 != " " && $0 != "\t" }) else {
        throw FormFault("answer", .textFirst)
      }
      return .text(text)
    case .number, .range: return .number(try number(scale, language))
    case .match:
      let pairs = under("left").filter { !$0.value.isEmpty }
      return .pairs(pairs.map { Pair($0.name, $0.value) })
    case .gaps: return .gaps(try filled(gaps, language))
    case .info: return .ids([])
    }
  }

  /// The gaps that were filled, those of numbers as numbers; without a list of gaps all are texts.
  private func filled(_ gaps: [GapView], _ language: InterfaceLanguage) throws(FormFault) -> [FilledGap] {
    var filled: [FilledGap] = []
    for field in under("gap") where !field.value.allSatisfy(\.isWhitespace) {
      guard gaps.first(where: { $0.id == field.name })?.kind == .number else {
        filled.append(FilledGap(field.name, .text(field.value)))
        continue
      }
      let typed = TypedNumber.read(field.value, language)
      guard let number = typed.value else {
        let asked = typed.question(about: field.value, language).map(FormProblem.askedBack)
        throw FormFault("gap.\(field.name)", asked ?? .noNumber(field.value))
      }
      filled.append(FilledGap(field.name, .number(number)))
    }
    return filled
  }

  private var ids: Reply { .ids(all("answer")) }

  private func number(_ scale: Scale?, _ language: InterfaceLanguage) throws(FormFault) -> Double {
    guard let text = filled("answer") else { throw FormFault("answer", .numberFirst) }
    let typed = TypedNumber.read(text, language)
    guard let value = typed.value ?? plain(text) else {
      throw FormFault("answer", typed.question(about: text, language).map(FormProblem.askedBack) ?? .noNumber(text))
    }
    if let scale, !(scale.min...scale.max).contains(value) {
      throw FormFault("answer", .outOfRange(scale.min, scale.max))
    }
    return value
  }

  /// A slider sends its number with a point, whatever the language is.
  private func plain(_ text: String) -> Double? {
    self["slider"] == nil ? nil : Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value for a mode's input; nil where the field is empty.
  package func value(of input: NamedSpec, _ language: InterfaceLanguage) throws(FormFault) -> JSONValue? {
    let name = "input.\(input.name)"
    // A box that is not ticked is not sent.
    if input.spec.type == .bool {
      return .bool(self[name].map { $0 == "1" || TruthWord.switched($0) == true } ?? false)
    }
    guard let text = self[name], !text.isEmpty else { return nil }
    switch input.spec.typed(text, language) {
    case .value(let value): return value.asCommand
    case .unclear(let number): throw FormFault(name, .askedBack(number.question(about: text, language) ?? text))
    case .none: throw FormFault(name, .input(input.spec.about ?? input.name, expected: input.spec.inWords(language)))
    }
  }
}

extension QuestionView {
  /// The question with the choices of a returned form; typed texts go into their fields unchanged.
  package func holding(_ sent: FormFields) -> QuestionView {
    var question = self
    if sent.isEmpty { return question }
    switch kind {
    case .single, .truefalse, .multiple, .order: question.draft = .ids(sent.all("answer"))
    case .match:
      question.draft = .pairs(sent.under("left").filter { !$0.value.isEmpty }.map { Pair($0.name, $0.value) })
    case .gaps:
      question.draft = .gaps(sent.under("gap").filter { !$0.value.isEmpty }.map { FilledGap($0.name, .text($0.value)) })
    case .range, .number, .text, .info: break
    }
    return question
  }
}

package import JSONText
package import QuizCore

extension Turn: StoredFields {
  package static var blank: Turn { Turn(step: .blank, input: .skipped, ms: 0, before: .list([])) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("step", &step)
    try fields.field("input", &input)
    try fields.field("verdict", &verdict)
    try fields.field("ms", &ms, in: StoredRange.milliseconds)
    try fields.field("before", &before, else: .list([]))
  }
}

extension Verdict: StoredFields {
  package static var blank: Verdict { Verdict(points: 0, of: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("points", &points)
    try fields.field("of", &of)
    (points, of) = (Amount(nearest: points).value, Amount(nearest: of).value)
    try fields.field("correct", &correct)
    try fields.field("feedback", &feedback)
    try fields.field("markup", &markup, else: .plain)
  }
}

extension Turn.Input: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .answered(let response, let inputs):
      StoredCase.write("answered", Details(response: response, inputs: inputs), to: &form)
    case .timedOut(let response, let selected):
      StoredCase.write("timedOut", Details(response: response, selected: selected), to: &form)
    case .skipped: StoredCase.write("skipped", true, to: &form)
    case .hinted: StoredCase.write("hinted", true, to: &form)
    case .action(let id, let inputs): StoredCase.write("action", Details(action: id, inputs: inputs), to: &form)
    case .continued(let inputs): StoredCase.write("continued", Details(inputs: inputs), to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "answered", "timedOut", "action", "continued": self = try form.read(Details.self).input(form.name)
    case "skipped": self = .skipped
    case "hinted": self = .hinted
    default: throw .unknown(form.name)
    }
  }

  /// The parts of an input; each kind has some of them.
  private struct Details: StoredFields {
    var response: Response?
    var action: String?
    var inputs: [PlainField] = []
    var selected: [String] = []

    package static var blank: Details { Details() }

    package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("response", &response)
      try fields.field("action", &action)
      try fields.field("inputs", &inputs)
      try fields.field("selected", &selected, else: [])
    }

    func input(_ name: String) throws(UnreadableForm) -> Turn.Input {
      switch (name, response, action) {
      case ("answered", let response?, _): return .answered(response, inputs: inputs)
      case ("timedOut", _, _): return .timedOut(response, selected: selected)
      case ("action", _, let action?): return .action(action, inputs: inputs)
      case ("continued", _, _): return .continued(inputs: inputs)
      default: throw .malformed("what belongs to '\(name)'")
      }
    }
  }
}

extension Response: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .chosen(let ids): StoredCase.write("chosen", ids, to: &form)
    case .value(let value): StoredCase.write("value", value, to: &form)
    case .text(let text): StoredCase.write("text", text, to: &form)
    case .order(let ids): StoredCase.write("order", ids, to: &form)
    case .pairs(let pairs): StoredCase.write("pairs", pairs, to: &form)
    case .gaps(let filled): StoredCase.write("gaps", filled, to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "chosen": self = .chosen(try form.read())
    case "value": self = .value(try form.read())
    case "text": self = .text(try form.read())
    case "order": self = .order(try form.read())
    case "pairs": self = .pairs(try form.read())
    case "gaps": self = .gaps(try form.read())
    default: throw .unknown(form.name)
    }
  }
}

extension FilledGap: StoredFields {
  package static var blank: FilledGap { FilledGap("", .text("")) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("gap", &id)
    try fields.field("value", &value)
  }
}

/// A text or a number.
extension GapValue: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .text(let text): text.write(to: &form)
    case .number(let number): number.write(to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let text = node.string { self = .text(text) } else { self = .number(try Double(stored: node)) }
  }
}

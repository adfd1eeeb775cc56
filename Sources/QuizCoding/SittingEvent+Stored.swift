package import JSONText
package import QuizCore

extension Hook: StoredWord {}

extension SittingEvent: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .ordered(let ids): StoredCase.write("ordered", ids, to: &form)
    case .stateChanged(let state): StoredCase.write("stateChanged", state, to: &form)
    case .remembered(let values): StoredCase.write("remembered", values, to: &form)
    case .opened(let step, let status, let rest):
      StoredCase.write("opened", Opening(step: step, status: status, rest: rest), to: &form)
    case .timePassed(let ms): StoredCase.write("timePassed", StoredRange.milliseconds.nearest(ms), to: &form)
    case .selected(let response): StoredCase.write("selected", response, to: &form)
    case .took(let turn): StoredCase.write("took", turn, to: &form)
    case .rewound(let count): StoredCase.write("rewound", count, to: &form)
    case .keptDropped: StoredCase.write("keptDropped", true, to: &form)
    case .waitedForFinish: StoredCase.write("waitedForFinish", true, to: &form)
    case .hookFailed(let failure): StoredCase.write("hookFailed", failure, to: &form)
    case .finished(let result): StoredCase.write("finished", result, to: &form)
    case .discarded: StoredCase.write("discarded", true, to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "ordered": self = .ordered(try form.read())
    case "stateChanged": self = .stateChanged(try form.read())
    case "remembered": self = .remembered(try form.read())
    case "opened": self = try form.read(Opening.self).event
    case "timePassed": self = .timePassed(try form.content.whole(in: StoredRange.milliseconds))
    case "selected": self = .selected(try form.read())
    case "took": self = .took(try form.read())
    case "rewound": self = .rewound(to: try form.content.whole(in: StoredRange.counts))
    case "keptDropped": self = .keptDropped
    case "waitedForFinish": self = .waitedForFinish
    case "hookFailed": self = .hookFailed(try form.read())
    case "finished": self = .finished(try form.read())
    case "discarded": self = .discarded
    default: throw .unknown(form.name)
    }
  }

  private struct Opening: StoredFields {
    var step: OpenStep
    var status: [StatusEntry] = []
    var rest: [OpenStep] = []

    var event: SittingEvent { .opened(step, status: status, rest: rest) }

    package static var blank: Opening { Opening(step: .blank) }

    package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("step", &step)
      try fields.field("status", &status, else: [])
      try fields.field("rest", &rest, else: [])
    }
  }
}

/// The text alone, or an object where there is more.
extension StatusEntry: Stored {
  package func write(to form: inout JSONWriter) {
    if isPlain { text.write(to: &form) } else { Fields(entry: self).write(to: &form) }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let text = node.string { self.init(text) } else { self = try Fields(stored: node).entry }
  }

  private struct Fields: StoredFields {
    var entry: StatusEntry

    static var blank: Fields { Fields(entry: "") }

    mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
      try fields.field("text", &entry.text)
      try fields.field("kind", &entry.kind)
      try fields.field("value", &entry.value)
      try fields.field("of", &entry.of)
      try fields.field("labels", &entry.labels, else: [])
    }
  }
}

extension StatusEntry.Kind: StoredWord {}

extension HookFailure: StoredFields {
  package static var blank: HookFailure { HookFailure(plugin: "", hook: .next, message: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("plugin", &plugin)
    try fields.field("hook", &hook)
    try fields.field("message", &message)
    try fields.field("clock", &isByClock, else: false)
  }
}

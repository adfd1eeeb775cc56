package import JSONText
package import QuizCore

extension Hook: StoredWord {}

extension SittingEvent: Stored {
  package var stored: JSONValue {
    switch self {
    case .ordered(let ids): return StoredCase.form("ordered", ids)
    case .stateChanged(let state): return StoredCase.form("stateChanged", state)
    case .remembered(let values): return StoredCase.form("remembered", values)
    case .opened(let step, let status, let rest):
      return StoredCase.form("opened", Opening(step: step, status: status, rest: rest))
    case .timePassed(let ms): return StoredCase.form("timePassed", ms)
    case .selected(let response): return StoredCase.form("selected", response)
    case .took(let turn): return StoredCase.form("took", turn)
    case .rewound(let count): return StoredCase.form("rewound", count)
    case .keptDropped: return StoredCase.form("keptDropped", true)
    case .waitedForFinish: return StoredCase.form("waitedForFinish", true)
    case .hookFailed(let failure): return StoredCase.form("hookFailed", failure)
    case .finished(let result): return StoredCase.form("finished", result)
    case .discarded: return StoredCase.form("discarded", true)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "ordered": self = .ordered(try form.read())
    case "stateChanged": self = .stateChanged(try form.read())
    case "remembered": self = .remembered(try form.read())
    case "opened": self = try form.read(Opening.self).event
    case "timePassed": self = .timePassed(try form.read())
    case "selected": self = .selected(try form.read())
    case "took": self = .took(try form.read())
    case "rewound": self = .rewound(to: try form.read())
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
  package var stored: JSONValue {
    if isPlain { return text.stored }
    var copy = Fields(entry: self)
    var fields = FieldVisitor()
    try? copy.visit(&fields)
    return .object(fields.object)
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

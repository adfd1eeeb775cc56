package import JSONText
package import QuizCore

/// The shortest form: a number for a wait, a word for a plain command, or an object with its kind as the only key.
extension ReplayInput: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .expiry: form.write("expiry")
    case .command(let command): Self.write(command, to: &form)
    }
  }

  private static func write(_ command: Command, to form: inout JSONWriter) {
    switch command {
    case .pass(let ms): form.write(ms)
    case .answer(let response, let inputs): write("a", response, inputs, to: &form)
    case .select(let response): write("s", response, to: &form)
    case .action(let id, let inputs): write("b", id, inputs, to: &form)
    case .proceed(let inputs): write("p", true, inputs, to: &form)
    case .goTo(let place): StoredCase.write("g", place, to: &form)
    case .begin: form.write("begin")
    case .skip: form.write("skip")
    case .leaveOut: form.write("leave")
    case .hint: form.write("hint")
    case .back: form.write("back")
    case .finish: form.write("finish")
    case .discard: form.write("discard")
    }
  }

  private static func write(
    _ key: String, _ value: some Stored, _ inputs: [PlainField] = [], to form: inout JSONWriter
  ) {
    form.openObject()
    form.member(key, value)
    if !inputs.isEmpty { form.member("i", StoredTable(inputs)) }
    form.closeObject()
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if node.int != nil {
      self = .command(.pass(try node.whole(in: StoredRange.milliseconds)))
    } else if let word = node.string {
      self = try Self.input(word)
    } else {
      self = .command(try Self.command(node))
    }
  }

  private static func input(_ word: String) throws(UnreadableForm) -> ReplayInput {
    switch word {
    case "expiry": return .expiry
    case "begin": return .command(.begin)
    case "skip": return .command(.skip)
    case "leave": return .command(.leaveOut)
    case "hint": return .command(.hint)
    case "back": return .command(.back)
    case "finish": return .command(.finish)
    case "discard": return .command(.discard)
    default: throw .unknown(word)
    }
  }

  private static func command(_ node: JSONNode) throws(UnreadableForm) -> Command {
    guard let members = node.object, let first = members.first else { throw .malformed("an input") }
    let inputs = try node["i"].map { (node) throws(UnreadableForm) in try StoredTable(stored: node).fields } ?? []
    switch first.key {
    case "a": return .answer(try Response(stored: first.value), inputs: inputs)
    case "s": return .select(try Response(stored: first.value))
    case "b": return .action(try String(stored: first.value), inputs: inputs)
    case "p": return .proceed(inputs: inputs)
    case "g": return .goTo(try first.value.whole(in: StoredRange.counts))
    default: throw .unknown(first.key)
    }
  }
}

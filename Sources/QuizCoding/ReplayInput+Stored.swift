package import JSONText
package import QuizCore

/// As short as can be: a number for a wait, a word for what needs nothing more, else an object with one key for what it is.
extension ReplayInput: Stored {
  package var stored: JSONValue {
    switch self {
    case .expiry: return "expiry"
    case .command(let command): return Self.stored(command)
    }
  }

  private static func stored(_ command: Command) -> JSONValue {
    switch command {
    case .pass(let ms): return .int(ms)
    case .answer(let response, let inputs): return form("a", response.stored, inputs)
    case .select(let response): return form("s", response.stored, [])
    case .action(let id, let inputs): return form("b", .text(id), inputs)
    case .proceed(let inputs): return form("p", .bool(true), inputs)
    case .goTo(let place): return form("g", .int(place), [])
    case .begin: return "begin"
    case .skip: return "skip"
    case .leaveOut: return "leave"
    case .hint: return "hint"
    case .back: return "back"
    case .finish: return "finish"
    case .discard: return "discard"
    }
  }

  private static func form(_ key: String, _ value: JSONValue, _ inputs: [PlainField]) -> JSONValue {
    var object: JSONObject = [key: value]
    if !inputs.isEmpty { object.append("i", StoredTable(inputs).stored) }
    return .object(object)
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let ms = node.int {
      self = .command(.pass(ms))
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
    case "g": return .goTo(try Int(stored: first.value))
    default: throw .unknown(first.key)
    }
  }
}

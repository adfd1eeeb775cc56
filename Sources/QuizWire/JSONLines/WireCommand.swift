internal import JSONText
internal import QuizCore
internal import QuizPlay

/// A line that came in, understood.
enum WireCommand {
  case reply(Reply, inputs: [PlainField])
  case select(Reply)
  case simple(Command)
  case quit(discard: Bool)
  case wait(Int)

  /// The step and try that the line names, if it does.
  struct Aim {
    var step: Int?
    var attempt: Int?
  }
}

extension WireCommand {
  private static let verbs = [
    "answer", "select", "skip", "back", "goto", "finish", "hint", "action", "continue", "quit", "wait",
  ]
  private static let companions = ["inputs", "step", "try"]

  /// The object in a line.
  static func node(_ line: String) throws(LineRefusal) -> JSONNode {
    do {
      return try JSONParser.parse(line)
    } catch {
      throw LineRefusal(.unreadable, "not JSON at column \(error.place.column): \(error.message)")
    }
  }

  /// `beside` are further keys that the caller reads.
  static func parse(
    _ node: JSONNode, beside: [String] = []
  ) throws(LineRefusal) -> (command: WireCommand, aim: Aim) {
    guard let members = node.object else {
      throw LineRefusal(
        .unreadable, "an object like {\"answer\":[\"a\"]} is expected, found \(node.content.noun)")
    }
    try check(members, verbs + companions + beside)
    let found = members.filter { verbs.contains($0.key) }
    guard found.count == 1 else {
      throw LineRefusal(.unfit, "exactly one of \(verbs.joined(separator: ", ")) is expected")
    }
    let aim = Aim(step: try whole(node, "step"), attempt: try whole(node, "try"))
    return (try command(found[0].key, found[0].value, node), aim)
  }

  private static func check(_ members: [JSONMember], _ known: [String]) throws(LineRefusal) {
    for member in members where !known.contains(member.key) {
      let hint = nearest(to: member.key, in: known).map { ": did you mean '\($0)'?" } ?? ""
      throw LineRefusal(.unfit, "unknown key '\(member.key)'\(hint)")
    }
  }

  private static func command(
    _ verb: String, _ value: JSONNode, _ node: JSONNode
  ) throws(LineRefusal) -> WireCommand {
    switch verb {
    case "answer": return .reply(try reply(value), inputs: try inputs(node))
    case "select": return .select(try reply(value))
    case "action":
      guard let id = value.string else { throw wrong(verb, "the id of an action", value) }
      return .simple(.action(id, inputs: try inputs(node)))
    case "goto":
      guard let place = value.int else { throw wrong(verb, "a whole number", value) }
      return .simple(.goTo(place))
    case "wait":
      guard let ms = value.int, ms >= 0 else { throw wrong(verb, "whole milliseconds from 0", value) }
      if ms > longestWait { throw wrong(verb, "whole milliseconds up to \(longestWait)", value) }
      return .wait(ms)
    case "quit":
      guard let how = value.string, ["keep", "discard"].contains(how) else {
        throw wrong(verb, "\"keep\" or \"discard\"", value)
      }
      return .quit(discard: how == "discard")
    default: return .simple(try flag(verb, value, node))
    }
  }

  /// The largest whole number of JavaScript: what sums of times are kept in has room for a thousand of them.
  private static let longestWait = (1 << 53) - 1

  private static func flag(_ verb: String, _ value: JSONNode, _ node: JSONNode) throws(LineRefusal) -> Command {
    guard value.bool == true else { throw wrong(verb, "true", value) }
    switch verb {
    case "skip": return .skip
    case "back": return .back
    case "finish": return .finish
    case "hint": return .hint
    default: return .proceed(inputs: try inputs(node))
    }
  }

  private static func reply(_ node: JSONNode) throws(LineRefusal) -> Reply {
    switch node.content {
    case .int(let value): return .number(Double(value))
    case .number(let value): return .number(value)
    case .text(let text): return .text(text)
    case .list(let items):
      let ids = items.compactMap(\.string)
      guard ids.count == items.count else { throw LineRefusal(.unfit, "a list of answer ids is expected") }
      return .ids(ids)
    case .object(let members):
      guard let reply = Reply(members: members) else {
        throw LineRefusal(.unfit, "left id → right id is expected, or gap → text or number")
      }
      return reply
    case .null, .bool: throw LineRefusal(.unfit, "an answer is a list of ids, a number, a text or an object")
    }
  }

  private static func inputs(_ node: JSONNode) throws(LineRefusal) -> [PlainField] {
    guard let given = node["inputs"] else { return [] }
    guard let members = given.object else { throw wrong("inputs", "an object", given) }
    return members.map { PlainField($0.key, PlainValue(wire: $0.value)) }
  }

  private static func whole(_ node: JSONNode, _ key: String) throws(LineRefusal) -> Int? {
    guard let value = node[key] else { return nil }
    guard let number = value.int else { throw wrong(key, "a whole number", value) }
    return number
  }

  private static func wrong(_ key: String, _ expected: String, _ found: JSONNode) -> LineRefusal {
    LineRefusal(.unfit, "\"\(key)\" expects \(expected), found \(found.content.noun)")
  }
}

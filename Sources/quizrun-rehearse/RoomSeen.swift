internal import JSONText

/// What a bot reads of a room's object.
struct RoomSeen {
  var phase: String
  var epoch: Int
  var leftMs: Int?
  /// Whether it is told to this player alone, and the answer that is kept then.
  var isOwn: Bool
  var mine: String?
  private var question: JSONNode?

  init?(_ bytes: [UInt8]) {
    guard let node = try? JSONParser.parse(bytes), let phase = node["phase"]?.string else { return nil }
    self.phase = phase
    epoch = node["epoch"]?.int ?? 0
    leftMs = node["left_ms"]?.int
    question = node["question"]
    isOwn = node["player"] != nil
    mine = Self.compared(node["mine"]?["answer"])
  }

  /// Whether a player's own answer has to stand in it: while a question is open, a reply may overtake an event on its way.
  var showsAnswers: Bool { ["locked", "reveal"].contains(phase) && question != nil }

  /// An answer as it is compared: of several the order means nothing where a question has none.
  static func compared(_ node: JSONNode?) -> String? {
    guard let node else { return nil }
    guard let list = node.array else { return JSONWriter.text(JSONValue(node)) }
    return list.compactMap(\.string).sorted().joined(separator: " ")
  }

  /// Whether this bot can answer now.
  var isOpen: Bool { phase == "open" && question != nil }

  /// A response that the question can have, drawn.
  func response(_ random: inout some RandomNumberGenerator) -> JSONValue {
    guard let question else { return .null }
    let ids = Self.ids(question["answers"])
    switch question["kind"]?.string {
    case "range", "number":
      let low = question["min"]?.double ?? 0
      let high = max(low, question["max"]?.double ?? 100)
      return .number(Double.random(in: low...high, using: &random).rounded())
    case "text": return .text(["yes", "no", "Paris", "seven"].randomElement(using: &random) ?? "yes")
    case "order": return Self.list(ids.shuffled(using: &random))
    case "multiple":
      let count = Int.random(in: 1...max(1, ids.count), using: &random)
      return Self.list(Array(ids.shuffled(using: &random).prefix(count)))
    case "match":
      let right = Self.ids(question["right"]).shuffled(using: &random)
      let pairs = zip(Self.ids(question["left"]), right).map { ($0, JSONValue.text($1)) }
      return .object(JSONObject(pairs))
    default: return Self.list(Array(ids.shuffled(using: &random).prefix(1)))
    }
  }

  /// The same as text.
  func written(_ random: inout some RandomNumberGenerator) -> String { JSONWriter.text(response(&random)) }

  /// Values for what a mode asks beside the answer, where it has no value of its own.
  var inputs: JSONObject {
    var given = JSONObject()
    for input in question?["inputs"]?.object ?? [] where input.value["default"] == nil {
      switch input.value["type"]?.string {
      case "bool": given.append(input.key, false)
      case "choice": if let first = input.value["of"]?.array?.first { given.append(input.key, JSONValue(first)) }
      case "text": given.append(input.key, "bot")
      default: given.append(input.key, .number(input.value["min"]?.double ?? 0))
      }
    }
    return given
  }

  private static func ids(_ node: JSONNode?) -> [String] { (node?.array ?? []).compactMap { $0["id"]?.string } }
  private static func list(_ ids: [String]) -> JSONValue { .list(ids.map { .text($0) }) }
}

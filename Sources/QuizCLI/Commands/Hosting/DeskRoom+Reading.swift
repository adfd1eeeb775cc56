internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizScreens

extension DeskRoom {
  /// Reads the object of a room; nil when it is none. Keys that are not known are passed over.
  init?(_ node: JSONNode) {
    guard node["type"]?.string == "room", let phase = node["phase"]?.string.flatMap(Phase.init) else { return nil }
    self.init(phase: phase)
    room = node["room"]?.string ?? ""
    code = node["code"]?.string
    title = node["title"]?.string ?? ""
    quizTitle = node["quiz_title"]?.string
    round = node["round"]?.int ?? 1
    rounds = node["rounds"]?.int ?? 1
    number = node["number"]?.int
    questions = node["questions"]?.int
    isOwnPace = node["pace"]?.string == "own"
    isJoining = node["joining"]?.bool ?? true
    question = node["question"].flatMap(DeskQuestion.init)
    leftMs = node["left_ms"]?.int
    players = node["players"]?.int ?? 0
    answered = node["answered"]?.int
    asked = node["asked"]?.int
    readPeople(node)
    let verdict = node["verdict"]
    right = verdict?["answer"].flatMap(DeskResponse.init)
    explanation = verdict?["explanation"]?.string
  }

  private mutating func readPeople(_ node: JSONNode) {
    people = (node["people"]?.array ?? []).compactMap { person in
      guard let player = person["player"]?.int, let name = person["name"]?.string else { return nil }
      return DeskPerson(
        player: player, name: name, isHere: person["here"]?.bool ?? true,
        hasDevice: person["device"]?.bool ?? true)
    }
    waiting = node["waiting"]?.int ?? 0
    missing = (node["missing"]?.array ?? []).compactMap { $0.string ?? $0["name"]?.string }
    rightTexts = (node["right"]?.array ?? []).compactMap(\.string)
    counts = (node["counts"]?.object ?? []).compactMap { member in
      member.value.int.map { DeskCount(given: member.key, count: $0) }
    }
    board = (node["board"]?.array ?? []).compactMap { row in
      guard let place = row["place"]?.int, let player = row["player"]?.int, let name = row["name"]?.string else {
        return nil
      }
      var standing = DeskStanding(
        place: place, player: player, name: name, points: row["points"]?.double ?? 0, of: row["of"]?.double,
        moved: row["moved"]?.int ?? 0)
      standing.corrections = (row["corrections"]?.array ?? []).map {
        DeskStanding.Correction(points: $0["points"]?.double ?? 0, why: $0["why"]?.string ?? "")
      }
      return standing
    }
  }
}

extension DeskQuestion {
  fileprivate init?(_ node: JSONNode) {
    guard let kind = node["kind"]?.string, let text = node["text"]?.string else { return nil }
    self.init(kind: kind, text: text)
    answers = Self.items(node["answers"])
    left = Self.items(node["left"])
    right = Self.items(node["right"])
    if let min = node["min"]?.double, let max = node["max"]?.double {
      scale = Ends(min: min, max: max, labels: (node["labels"]?.array ?? []).compactMap(\.string))
    }
    limit = node["limit"]?.double
    note = node["note"]?.string
    isByHand = node["byHand"]?.bool ?? false
    inputs = NamedSpec.all(node["inputs"].map(JSONValue.init))
    pages = (node["pages"]?.array ?? []).map { Page(title: $0["title"]?.string, body: $0["body"]?.string) }
  }

  private static func items(_ node: JSONNode?) -> [Item] {
    (node?.array ?? []).compactMap { item in
      guard let id = item["id"]?.string, let text = item["text"]?.string else { return nil }
      return Item(id: id, text: text)
    }
  }
}

extension DeskResponse {
  fileprivate init?(_ node: JSONNode) {
    if let number = node.double {
      self = .number(number)
    } else if let text = node.string {
      self = .text(text)
    } else if let list = node.array {
      self = .ids(list.compactMap(\.string))
    } else if let pairs = node.object {
      self = .pairs(
        Dictionary(pairs.compactMap { pair in pair.value.string.map { (pair.key, $0) } }) { first, _ in first })
    } else {
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .ids(let ids): .list(ids.map { .text($0) })
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .pairs(let pairs): .object(JSONObject(pairs.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }))
    }
  }
}

extension DeskOrder {
  private static func entering(_ player: Int, _ response: DeskResponse, _ inputs: [PlainField]) -> JSONObject {
    var object: JSONObject = ["do": "enter", "player": .int(player), "answer": response.json]
    if !inputs.isEmpty {
      object.append("inputs", .object(JSONObject(inputs.map { ($0.key.written, $0.value.json) })))
    }
    return object
  }

  /// The command as `POST /rooms/CODE/host` has it.
  var json: JSONObject {
    switch self {
    case .open: ["do": "open"]
    case .lock: ["do": "lock"]
    case .reveal: ["do": "reveal"]
    case .board: ["do": "board"]
    case .next: ["do": "next"]
    case .pause: ["do": "pause"]
    case .resume: ["do": "resume"]
    case .again: ["do": "again"]
    case .lockJoining: ["do": "lock-joining"]
    case .end: ["do": "end"]
    case .extend(let seconds): ["do": "extend", "seconds": .int(seconds)]
    case .kick(let player): ["do": "kick", "player": .int(player)]
    case .rename(let player, let name): ["do": "rename", "player": .int(player), "name": .text(name)]
    case .correct(let player, let points, let why):
      ["do": "correct", "player": .int(player), "points": .number(points), "why": .text(why)]
    case .enter(let player, let response, let inputs): Self.entering(player, response, inputs)
    case .hide(let text): ["do": "hide", "answer": .text(text)]
    case .seat(let name): ["do": "enter", "name": .text(name)]
    }
  }
}

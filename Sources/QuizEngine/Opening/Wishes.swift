internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings

/// The body of `POST /sittings`: the visitor's choice of what to play.
struct Wishes {
  var request = PlayRequest()
  var isDaily = false
  var isRetry = false
  var date: String?
  /// The code of a challenge.
  var challenge: String?

  private static let keys = [
    "quiz", "plugin", "set", "seed", "limit", "timed", "untimed", "timeFactor", "category", "difficulty", "type",
    "missed", "practice", "daily", "retry", "date", "challenge", "players", "new", "player",
  ]
  /// Keys denied to guests, who may not name other players.
  private static let keysOfOwner = ["player", "players"]

  init(_ node: JSONNode, of visitor: Visitor) throws(Denial) {
    for member in node.object ?? [] {
      guard Self.keys.contains(member.key) else {
        let hint = nearest(to: member.key, in: Self.keys).map { ": did you mean '\($0)'?" } ?? ""
        throw Denial(.unfit, "unknown key '\(member.key)'\(hint)")
      }
      if visitor != .owner && Self.keysOfOwner.contains(member.key) {
        throw Denial(.unfit, "a guest plays alone: '\(member.key)' is for the player of this machine")
      }
      if !member.value.isNull { try take(member.key, WishedValue(member.key, member.value)) }
    }
    request.face = .json
    (request.isExplicit, request.isByID) = (true, true)
    if request.isPractice { request.isNew = true }
    if challenge != nil, let other = Self.besidesChallenge(node) {
      throw Denial(.unfit, "a challenge fixes the quiz and its options: leave '\(other)' out")
    }
    if request.limits.timing == .untimed && request.limits.isForThisSitting {
      throw Denial(.unfit, "'timed' and 'untimed' cannot be given together")
    }
  }

  private static let keysOfChallenge = ["challenge", "new", "player", "players"]

  private static func besidesChallenge(_ node: JSONNode) -> String? {
    node.object?.first { !keysOfChallenge.contains($0.key) && !$0.value.isNull }?.key
  }

  private mutating func take(_ key: String, _ value: WishedValue) throws(Denial) {
    switch key {
    case "quiz": request.quiz = try PlayName.quiz(try value.text())
    case "plugin": request.plugins = try value.names()
    case "set": request.set = try value.settings()
    case "seed": request.seed = try value.whole(in: Chance.seeds)
    case "limit": request.limit = try value.whole(in: 1...1_000_000)
    case "category": request.filter.category = try value.text()
    case "difficulty": request.filter.difficulty = try value.text()
    case "type": request.filter.kind = try value.kind()
    case "missed": request.isMissed = try value.flag()
    case "practice": request.isPractice = try value.flag()
    case "new": request.isNew = try value.flag()
    case "daily": isDaily = try value.flag()
    case "retry": isRetry = try value.flag()
    case "date": date = try value.text()
    case "player": request.players = [try value.player()]
    case "players": (request.players, request.isPartyGiven) = (try value.players(), true)
    case "challenge": challenge = try value.text()
    default: try takeTime(key, value)
    }
  }

  private mutating func takeTime(_ key: String, _ value: WishedValue) throws(Denial) {
    switch key {
    case "timed":
      if value.node.bool == false { return }
      // The quiz's own limits, whatever the player's settings say.
      if value.node.string == "quiz" { break }
      if value.node.bool == true {
        request.lacksSeconds = true
        request.limits.timing = .every(SettingKey.standardSeconds)
      } else {
        request.limits.timing = .every(try value.positive("seconds"))
      }
      request.limits.isForThisSitting = true
    case "untimed":
      if try !value.flag() { return }
      request.limits.timing = .untimed
    default: request.limits.factor = try value.positive("a factor")
    }
    request.isTimingGiven = true
  }
}

/// The name of a quiz or plugin: a path would lead out of the folders that are meant.
enum PlayName {
  static func plugin(_ word: String) throws(Denial) -> String {
    let isPath = word.contains("/") || word.contains("\0") || word.contains(".") && Files.exists(word)
    guard !word.isEmpty, !isPath else { throw unknown(word) }
    return word
  }

  /// A quiz's id, looked up among those at hand and never opened as a path, even if it looks like one.
  static func quiz(_ word: String) throws(Denial) -> String {
    guard !word.isEmpty, !word.contains("\0") else { throw unknown(word) }
    return word
  }

  private static func unknown(_ word: String) -> Denial {
    Denial(.unknown, "'\(word)' is no id of a quiz: choose one of the list of quizzes", .mistake(.unknownQuiz(word)))
  }
}

/// A value of the body, with its checks.
struct WishedValue {
  let key: String
  let node: JSONNode

  init(_ key: String, _ node: JSONNode) {
    self.key = key
    self.node = node
  }

  private func wrong(_ expected: String) -> Denial {
    Denial(.unfit, "'\(key)' expects \(expected), found \(node.content.noun)")
  }

  func text() throws(Denial) -> String {
    guard let text = node.string else { throw wrong("a text") }
    return text
  }

  /// A plugin by its name.
  func name() throws(Denial) -> String {
    try PlayName.plugin(try text())
  }

  func names() throws(Denial) -> [String] {
    guard let items = node.array else { return [try name()] }
    var names: [String] = []
    for item in items { names.append(try WishedValue(key, item).name()) }
    return names
  }

  func flag() throws(Denial) -> Bool {
    guard let flag = node.bool else { throw wrong("true or false") }
    return flag
  }

  func whole(in range: ClosedRange<Int>) throws(Denial) -> Int {
    guard let value = node.int else { throw wrong("a whole number") }
    guard range.contains(value) else {
      throw Denial(
        .unfit, "'\(key)' expects \(range.lowerBound) to \(range.upperBound), found \(value)", .number(key, range))
    }
    return value
  }

  func positive(_ what: String) throws(Denial) -> Double {
    guard let value = node.double, value > 0, value <= 1_000_000 else {
      throw wrong("\(what) above 0, up to a million")
    }
    return value
  }

  func kind() throws(Denial) -> Question.Kind {
    let word = try text()
    guard let kind = word == "boolean" ? .truefalse : Question.Kind(rawValue: word), kind != .info else {
      let kinds = Question.Kind.allCases.filter { $0 != .info }.map(\.rawValue)
      throw Denial(.unfit, "'\(key)' takes one of \(kinds.joined(separator: ", ")), not '\(word)'")
    }
    return kind
  }

  /// Options of a mode as `--set` has them.
  func settings() throws(Denial) -> [(name: String, value: String)] {
    guard let members = node.object else { throw wrong("an object like {\"pass\":70}") }
    var settings: [(name: String, value: String)] = []
    for member in members { settings.append((member.key, try WishedValue(key, member.value).written())) }
    return settings
  }

  private func written() throws(Denial) -> String {
    switch node.content {
    case .text(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let value): return String(value)
    case .number(let value): return ValueSpec.written(.numeric(value))
    case .list(let items):
      var texts: [String] = []
      for item in items { texts.append(try WishedValue(key, item).written()) }
      return texts.joined(separator: ",")
    case .object(let members):
      var texts: [String] = []
      for member in members { texts.append("\(member.key):\(try WishedValue(key, member.value).written())") }
      return texts.joined(separator: ",")
    case .null: throw wrong("values")
    }
  }

  func player() throws(Denial) -> String {
    let text = try text()
    guard let name = PlayerName.accepted(text) else {
      throw Denial(
        .unfit, "'\(key)' takes \(PlayerName.expected), not '\(text)'", .mistake(.playerName(text)))
    }
    return name
  }

  func players() throws(Denial) -> [String] {
    guard let items = node.array, !items.isEmpty else { throw wrong("a list of different names") }
    var names: [String] = []
    for item in items { names.append(try WishedValue(key, item).player()) }
    if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      throw Denial(
        .unfit, "'\(key)' has the name '\(names[twice])' twice: give each player another", .mistake(.samePlayers))
    }
    return names
  }
}

extension PlayRequest {
  /// Sets the request for an author who edits the files meanwhile: always a new sitting, never recorded.
  mutating func isWatched() {
    (isWatching, isPractice, isNew) = (true, true, true)
  }
}

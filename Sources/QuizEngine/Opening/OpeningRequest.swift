internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings

/// The body of `POST /sittings`: the visitor's choice of what to play.
struct OpeningRequest {
  var request = PlayRequest()
  var isDaily = false
  var isRetry = false
  var date: String?
  /// The code of a challenge.
  var challenge: String?

  init(_ node: JSONNode, of visitor: Visitor) throws(Denial) {
    for member in node.object ?? [] {
      guard let option = PlayOption(rawValue: member.key), option.places.contains(.body) else {
        throw Denial(.unfit, unknownKey: member.key, among: PlayOption.all(.body).map(\.key))
      }
      if visitor != .owner && option.places.contains(.owner) {
        throw Denial(.unfit, "a guest plays alone: '\(member.key)' is for the player of this machine")
      }
      if let value = try WishedValue(member.key, member.value).value(of: option.kind) { take(option, value) }
    }
    request.face = .json
    (request.isExplicit, request.isByID) = (true, true)
    // What a player's settings make of time is left out: the limits are the quiz's own.
    if node["timed"]?.string == "quiz" { request.isTimingGiven = true }
    if challenge != nil, let other = Self.besidesChallenge(node) {
      throw Denial(.unfit, "a challenge fixes the quiz and its options: leave '\(other)' out")
    }
    if request.limits.isForThisSitting && node["untimed"]?.bool == true {
      throw Denial(.unfit, "'timed' and 'untimed' cannot be given together")
    }
  }

  private static func besidesChallenge(_ node: JSONNode) -> String? {
    node.object?.first { PlayOption(rawValue: $0.key)?.places.contains(.challenge) != true && !$0.value.isNull }?.key
  }

  private mutating func take(_ option: PlayOption, _ value: PlayOption.Value) {
    switch (option, value) {
    case (.daily, .flag(let isGiven)): isDaily = isGiven
    case (.retry, .flag(let isGiven)): isRetry = isGiven
    case (.date, .text(let text)): date = text
    case (.challenge, .text(let code)): challenge = code
    default: request.take(option, value)
    }
  }
}

/// The name of a quiz or plugin: a path would lead out of the folders that are meant.
enum PlayName {
  static func plugin(_ word: String) throws(Denial) -> String {
    let isPath = word.contains("/") || word.contains("\0") || word.contains(".") && Files.exists(word)
    guard !word.isEmpty, !isPath else {
      throw Denial(.unknown, "there is no plugin '\(word)': name one without its path", .mistake(.unknownPlugin(word)))
    }
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

  /// The value as an option of that kind; nil where nothing is said.
  func value(of option: PlayOption.Kind) throws(Denial) -> PlayOption.Value? {
    if node.isNull { return nil }
    switch option {
    case .flag: return .flag(try flag())
    case .text: return .text(key == PlayOption.quiz.key ? try PlayName.quiz(try text()) : try text())
    case .plugins: return .texts(try names())
    case .settings: return .settings(try settings())
    case .whole(let range): return .whole(try whole(in: range))
    case .factor: return .number(try positive("a factor"))
    case .seconds: return try seconds()
    case .questionKind: return .questionKind(try questionKind())
    case .player: return .texts([try player()])
    case .players: return .texts(try players())
    }
  }

  /// A limit for every question: true, seconds, or `quiz` for its own.
  private func seconds() throws(Denial) -> PlayOption.Value? {
    if node.bool == false || node.string == "quiz" { return nil }
    return .seconds(node.bool == true ? nil : try positive("seconds"))
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

  func questionKind() throws(Denial) -> Question.Kind {
    let word = try text()
    guard let kind = Question.Kind.named(word) else {
      let kinds = Question.Kind.asked.joined(separator: ", ")
      throw Denial(.unfit, "'\(key)' takes one of \(kinds), not '\(word)'")
    }
    return kind
  }

  /// Options of a mode as `--set` has them.
  func settings() throws(Denial) -> [PlayOption.Setting] {
    guard let members = node.object else { throw wrong("an object like {\"pass\":70}") }
    var settings: [PlayOption.Setting] = []
    for member in members {
      settings.append(PlayOption.Setting(member.key, try WishedValue(key, member.value).written()))
    }
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

extension Denial {
  /// A key that bodies do not have, with the one that it is nearest to.
  init(_ status: EngineStatus, unknownKey key: String, among keys: [String]) {
    let hint = nearest(to: key, in: keys).map { ": did you mean '\($0)'?" } ?? ""
    self.init(status, "unknown key '\(key)'\(hint)")
  }
}

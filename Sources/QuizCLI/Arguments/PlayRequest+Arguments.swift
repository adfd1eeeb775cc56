internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings

/// Requests as the command line writes them.
extension PlayRequest {
  init(_ parsed: ParsedCommand) throws(Problem) {
    self.init()
    quiz = parsed.operands.first
    isExplicit = parsed.isNamed
    otherWords = parsed.isNamed ? [] : parsed.commandNames
    for (one, other) in [(PlayOption.timed, PlayOption.untimed), (.player, .players)]
    where parsed.has(one.word) && parsed.has(other.word) {
      throw .usage(.together("--\(one.word)", "--\(other.word)"))
    }
    for option in PlayOption.all(.line) {
      if let value = try parsed.value(of: option) { take(option, value) }
    }
    face = try PlayRequest.face(parsed)
    isVirtual = parsed.has("virtual-clock")
    if isVirtual && face != .json {
      throw .usage(.needs("--virtual-clock", "--json"))
    }
  }

  /// Reads the request of `plugin explain`: a seed and options of the mode; its operands name the plugin and the quiz.
  init(explaining parsed: ParsedCommand) throws(Problem) {
    try self.init(parsed)
    quiz = nil
  }

  private static func face(_ parsed: ParsedCommand) throws(Problem) -> Face? {
    if parsed.has("plain") && parsed.has("json") { throw .usage(.together("--plain", "--json")) }
    if parsed.has("json") { return .json }
    return parsed.has("plain") ? .plain : nil
  }

  /// The request completed by the player's settings, the face included.
  func settled(in surroundings: Surroundings) -> PlayRequest {
    var request = knowingItsDay(surroundings).following(surroundings)
    if face == nil && surroundings.prefersPlain { request.face = .plain }
    return request
  }
}

extension ParsedCommand {
  /// An option of what is played; nil when it was not given.
  func value(of option: PlayOption) throws(Problem) -> PlayOption.Value? {
    let word = option.word
    guard has(word) else { return nil }
    switch option.kind {
    case .flag: return .flag(true)
    case .text: return value(word).map(PlayOption.Value.text)
    case .plugins: return .texts(values(word))
    case .settings: return .settings(try settings())
    case .whole(let range): return try number(word, in: range).map(PlayOption.Value.whole)
    case .factor: return try positive(word, "a factor").map(PlayOption.Value.number)
    case .seconds: return .seconds(try positive(word, "seconds"))
    case .questionKind: return .questionKind(try questionKind(word))
    case .player: return .texts([try player(value(word) ?? "")])
    case .players: return .texts(try players(word))
    }
  }

  /// The options of modes, as in `--set pass=70`.
  func settings() throws(Problem) -> [PlayOption.Setting] {
    var settings: [PlayOption.Setting] = []
    let word = PlayOption.set.word
    for text in values(word) {
      let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2, !halves[0].isEmpty else {
        throw .usage(.badValue(option: "--\(word)", value: text, expected: "name=value"))
      }
      settings.append(PlayOption.Setting(halves[0], halves[1]))
    }
    return settings
  }

  private func positive(_ word: String, _ what: String) throws(Problem) -> Double? {
    guard let text = value(word) else { return nil }
    guard let value = DecimalText.read(text), value > 0, value <= 1_000_000 else {
      throw .usage(.badValue(option: "--\(word)", value: text, expected: "\(what) above 0, up to a million"))
    }
    return value
  }

  private func questionKind(_ word: String) throws(Problem) -> Question.Kind {
    let text = value(word) ?? ""
    guard let kind = Question.Kind.named(text) else {
      let expected = "one of \(Question.Kind.asked.joined(separator: ", "))"
      throw .usage(.badValue(option: "--\(word)", value: text, expected: expected))
    }
    return kind
  }

  private func players(_ word: String) throws(Problem) -> [String] {
    let text = value(word) ?? ""
    var names: [String] = []
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isComma) {
      names.append(try player(String(part)))
    }
    guard !names.isEmpty, Set(names).count == names.count else {
      throw .usage(.badValue(option: "--\(word)", value: text, expected: "a list of different names"))
    }
    return names
  }

  private func player(_ text: String) throws(Problem) -> String {
    guard let name = PlayerName.accepted(text) else {
      throw .usage(.badValue(option: "a player", value: text, expected: PlayerName.expected))
    }
    return name
  }
}

internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings

/// Requests as the command line writes them.
extension PlayRequest {
  init(_ parsed: ParsedCommand) throws(UsageError) {
    self.init()
    quiz = parsed.operands.first
    isExplicit = parsed.isNamed
    otherWords = parsed.isNamed ? [] : parsed.commandNames
    plugins = parsed.values("plugin")
    set = try PlayRequest.settings(parsed.values("set"))
    seed = try parsed.whole("seed", in: Chance.seeds)
    limits = try PlayRequest.limits(parsed)
    isTimingGiven = ["timed", "untimed", "time-factor"].contains(where: parsed.has)
    lacksSeconds = parsed.has("timed") && parsed.value("timed") == nil
    limit = try parsed.whole("limit", in: 1...1_000_000)
    filter = try PlayRequest.filter(parsed)
    players = try PlayRequest.players(parsed)
    isPartyGiven = parsed.has("players")
    isWatching = parsed.has("watch")
    isPractice = parsed.has("practice") || isWatching
    isMissed = parsed.has("missed")
    isNew = parsed.has("new") || isPractice
    face = try PlayRequest.face(parsed)
    isVirtual = parsed.has("virtual-clock")
    if isVirtual && face != .json {
      throw .needs("--virtual-clock", "--json")
    }
  }

  /// Reads the request of `plugin explain`: a seed and options of the mode; its operands name the plugin and the quiz.
  init(explaining parsed: ParsedCommand) throws(UsageError) {
    try self.init(parsed)
    quiz = nil
  }

  static func settings(_ texts: [String]) throws(UsageError) -> [(name: String, value: String)] {
    var settings: [(name: String, value: String)] = []
    for text in texts {
      let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2, !halves[0].isEmpty else {
        throw .badValue(option: "--set", value: text, expected: "name=value")
      }
      settings.append((halves[0], halves[1]))
    }
    return settings
  }

  private static func limits(_ parsed: ParsedCommand) throws(UsageError) -> LimitSettings {
    if parsed.has("timed") && parsed.has("untimed") { throw .together("--timed", "--untimed") }
    var limits = LimitSettings()
    if parsed.has("untimed") { limits.timing = .untimed }
    if parsed.has("timed") {
      limits.timing = .every(try positive(parsed, "timed", "seconds") ?? SettingKey.standardSeconds)
    }
    limits.isForThisSitting = parsed.has("timed")
    limits.factor = try positive(parsed, "time-factor", "a factor") ?? 1
    return limits
  }

  private static func positive(_ parsed: ParsedCommand, _ name: String, _ what: String) throws(UsageError) -> Double? {
    guard let text = parsed.value(name) else { return nil }
    guard let value = DecimalText.read(text), value > 0, value <= 1_000_000 else {
      throw .badValue(option: "--\(name)", value: text, expected: "\(what) above 0, up to a million")
    }
    return value
  }

  private static func filter(_ parsed: ParsedCommand) throws(UsageError) -> QuestionFilter {
    var filter = QuestionFilter(category: parsed.value("category"), difficulty: parsed.value("difficulty"))
    if let type = parsed.value("type") {
      let other = ["boolean": Question.Kind.truefalse]
      guard let kind = Question.Kind(rawValue: type) ?? other[type], kind != .info else {
        let kinds = Question.Kind.allCases.filter { $0 != .info }.map(\.rawValue)
        throw .badValue(option: "--type", value: type, expected: "one of \(kinds.joined(separator: ", "))")
      }
      filter.kind = kind
    }
    return filter
  }

  private static func players(_ parsed: ParsedCommand) throws(UsageError) -> [String]? {
    if parsed.has("player") && parsed.has("players") { throw .together("--player", "--players") }
    if let text = parsed.value("player") { return [try name(text)] }
    guard let text = parsed.value("players") else { return nil }
    var names: [String] = []
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isComma) {
      names.append(try name(String(part)))
    }
    guard !names.isEmpty, Set(names).count == names.count else {
      throw .badValue(option: "--players", value: text, expected: "a list of different names")
    }
    return names
  }

  private static func name(_ text: String) throws(UsageError) -> String {
    guard let name = PlayerName.accepted(text) else {
      throw .badValue(option: "a player", value: text, expected: PlayerName.expected)
    }
    return name
  }

  private static func face(_ parsed: ParsedCommand) throws(UsageError) -> Face? {
    if parsed.has("plain") && parsed.has("json") { throw .together("--plain", "--json") }
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

internal import CommandLine
internal import QuizCore

/// What the player asked for on the command line, with every value understood.
struct PlayRequest {
  var quiz: String?
  var isExplicit: Bool
  var plugins: [String]
  var set: [(name: String, value: String)]
  var seed: Int?
  var limits: LimitSettings
  var isTimingGiven: Bool
  /// Whether a limit for every question is wanted and no seconds were named.
  var lacksSeconds: Bool
  var limit: Int?
  var filter: QuestionFilter
  var players: [String]?
  /// Whether `players` are all who play, as `--players` names them; otherwise they may play with any others.
  var isPartyGiven: Bool
  var isNew: Bool
  /// Only what was missed the last time.
  var isMissed: Bool
  /// Nothing of the sitting is recorded.
  var isPractice: Bool
  /// The files are read again whenever they are saved.
  var isWatching: Bool
  var face: Face?
  var isVirtual: Bool
  /// The day whose quiz this is; nil for an ordinary sitting.
  var day: CivilDay?

  enum Face {
    case plain, json
  }

  /// Seconds for every question with a bare `--timed`.
  static let defaultSeconds = 20.0

  init(_ parsed: ParsedCommand) throws(UsageError) {
    quiz = parsed.operands.first
    isExplicit = parsed.isNamed
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

  /// The wishes of `plugin explain`: a seed and options of the mode; its operands name the plugin and what is played.
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
    if parsed.has("timed") { limits.timing = .every(try positive(parsed, "timed", "seconds") ?? defaultSeconds) }
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
    if let text = parsed.value("player") { return [try PlayerName.read(text)] }
    guard let text = parsed.value("players") else { return nil }
    var names: [String] = []
    for part in text.split(separator: ",") { names.append(try PlayerName.read(String(part))) }
    guard !names.isEmpty, Set(names).count == names.count else {
      throw .badValue(option: "--players", value: text, expected: "a list of different names")
    }
    return names
  }

  private static func face(_ parsed: ParsedCommand) throws(UsageError) -> Face? {
    if parsed.has("plain") && parsed.has("json") { throw .together("--plain", "--json") }
    if parsed.has("json") { return .json }
    return parsed.has("plain") ? .plain : nil
  }

  /// The same with what the player's settings say about everything that was not told.
  func following(_ shell: Shell) -> PlayRequest {
    var request = self
    if face == nil && shell.prefersPlain { request.face = .plain }
    if lacksSeconds { request.limits.timing = .every(shell.seconds) }
    if !isTimingGiven, let text = shell.record.setting(.timed) {
      request.limits.timing = SettingKey.timing(text, seconds: shell.seconds)
    }
    return request
  }

  /// Whether, without a quiz, questions are drawn from all quizzes.
  var drawsQuestions: Bool { !filter.isEmpty || limit != nil || isMissed }

  /// Whether nothing says what to play: the player chooses at home.
  var isOpen: Bool { quiz == nil && plugins.isEmpty && !drawsQuestions && day == nil }

  /// What stays of the wishes for another quiz: mode, limits, who plays, practice.
  var elsewhere: PlayRequest {
    var request = self
    (request.quiz, request.day, request.seed, request.limit) = (nil, nil, nil, nil)
    request.filter = QuestionFilter()
    (request.isMissed, request.isNew) = (false, isPractice)
    return request
  }

  /// What stays of them when the player goes on from home.
  var atHome: PlayRequest {
    var request = elsewhere
    (request.plugins, request.set) = ([], [])
    if isOpen { request.seed = seed }
    return request
  }

  /// The same wishes for another run: a new sitting, a new seed unless one was named.
  var anew: PlayRequest {
    var request = self
    request.isNew = true
    return request
  }

  /// The options by which an unfinished sitting is found again; `UnfinishedSitting.agrees` says how.
  var marks: [String: String] {
    var marks: [String: String] = [:]
    marks["daily"] = day?.text
    for (name, value) in set { marks["set.\(name)"] = value }
    if let seed { marks["seed"] = String(seed) }
    if let limit { marks["limit"] = String(limit) }
    marks["category"] = filter.category?.lowercased()
    marks["difficulty"] = filter.difficulty?.lowercased()
    marks["type"] = filter.kind?.rawValue
    if isMissed { marks[StoredSitting.missedKey] = "true" }
    if isTimingGiven { marks["timing"] = "\(limits.timing) × \(limits.factor)" }
    return marks
  }
}

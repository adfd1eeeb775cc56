package import QuizCore
package import QuizLibrary
internal import QuizPlay

/// A player's request to play, with every value parsed.
package struct PlayRequest {
  package var quiz: String?
  /// True when `quiz` is an id and never a path, as in requests from elsewhere.
  package var isByID = false
  /// The other things that the word for the quiz may have meant: the commands, where it stands in their place.
  package var otherWords: [String] = []
  package var isExplicit = false
  package var plugins: [String] = []
  package var set: [PlayOption.Setting] = []
  package var seed: Int?
  package var limits: LimitSettings = LimitSettings()
  package var isTimingGiven = false
  /// True when every question should have a limit, without a number of seconds.
  package var lacksSeconds = false
  package var limit: Int?
  package var filter: QuestionFilter = QuestionFilter()
  package var players: [String]?
  /// True when `players` are complete, as with `--players`; otherwise others may take part.
  package var isPartyGiven = false
  package var isNew = false
  /// True to ask only questions missed the last time.
  package var isMissed = false
  /// True to record nothing of the sitting.
  package var isPractice = false
  /// The files are read again whenever they are saved.
  package var isWatching = false
  package var face: Face?
  package var isVirtual = false
  /// The day whose quiz this is; nil for an ordinary sitting.
  package var day: CivilDay?

  package enum Face {
    case plain, json
  }

  package init() {}

  /// The request completed by the player's settings.
  package func following(_ surroundings: Surroundings) -> PlayRequest {
    var request = self
    if lacksSeconds { request.limits.timing = .every(surroundings.seconds) }
    if !isTimingGiven, let text = surroundings.record.setting(.timed) {
      request.limits.timing = SettingKey.timing(text, seconds: surroundings.seconds)
    }
    if !isTimingGiven, let factor = surroundings.record.setting(.timeFactor).flatMap(DecimalText.read) {
      request.limits.factor = factor
    }
    return request
  }

  /// The request as one for the day's quiz, if it names a day's drawn quiz by id and as a whole.
  package func knowingItsDay(_ surroundings: Surroundings) -> PlayRequest {
    guard day == nil, filter.isEmpty, limit == nil, !isMissed, let named = quiz.flatMap(Quiz.day(ofDaily:)),
      named <= surroundings.zone.local(surroundings.clock.now()).day
    else { return self }
    let own = DailyDesk.seed(of: named)
    guard seed == nil || seed == own else { return self }
    var request = self
    (request.day, request.seed) = (named, own)
    return request
  }

  /// Whether, without a quiz, questions are drawn from all quizzes.
  package var drawsQuestions: Bool { !filter.isEmpty || limit != nil || isMissed }

  /// True when nothing chooses a quiz, so that the player chooses at home.
  package var isOpen: Bool { quiz == nil && plugins.isEmpty && !drawsQuestions && day == nil }

  /// The request's parts that hold for another quiz: mode, limits, players, practice.
  package var elsewhere: PlayRequest {
    var request = self
    (request.quiz, request.day, request.seed, request.limit) = (nil, nil, nil, nil)
    request.filter = QuestionFilter()
    (request.isMissed, request.isNew) = (false, isPractice)
    return request
  }

  /// The request's parts that hold when the player continues from home.
  package var atHome: PlayRequest {
    var request = elsewhere
    (request.plugins, request.set) = ([], [])
    if isOpen { request.seed = seed }
    return request
  }

  /// The same request for another run: a new sitting, and a new seed unless one was given.
  package var anew: PlayRequest {
    var request = self
    request.isNew = true
    return request
  }

  /// The options by which an unfinished sitting is found again; `UnfinishedSitting.agrees` says how.
  package var marks: [String: String] {
    var marks: [String: String] = [:]
    marks["daily"] = day?.text
    for setting in set { marks[StoredSitting.settingPrefix + setting.name] = setting.value }
    for option in [.seed] + PlayOption.all(.part) { marks[option.key] = mark(option) }
    if isTimingGiven { marks["timing"] = "\(limits.timing) × \(limits.factor)" }
    return marks
  }
}

extension PlayRequest {
  /// A request for these options, each as it was given.
  package init(_ quiz: String?, _ values: [PlayOption: PlayOption.Value]) {
    self.quiz = quiz
    isExplicit = true
    for option in PlayOption.allCases { if let value = values[option] { take(option, value) } }
  }

  /// Takes an option as it was given; a value of another kind changes nothing.
  package mutating func take(_ option: PlayOption, _ value: PlayOption.Value) {
    switch (option, value) {
    case (.quiz, .text(let id)): quiz = id
    case (.plugin, .texts(let names)): plugins = names
    case (.set, .settings(let settings)): set = settings
    case (.seed, .whole(let number)): seed = number
    case (.limit, .whole(let count)): limit = count
    case (.category, .text(let name)): filter.category = name
    case (.difficulty, .text(let name)): filter.difficulty = name
    case (.type, .questionKind(let kind)): filter.kind = kind
    case (.missed, .flag(let isGiven)): isMissed = isGiven
    case (.practice, .flag(let isGiven)): (isPractice, isNew) = (isGiven, isNew || isGiven)
    case (.watch, .flag(true)): (isWatching, isPractice, isNew) = (true, true, true)
    case (.new, .flag(let isGiven)): isNew = isGiven || isPractice
    case (.player, .texts(let names)): players = names
    case (.players, .texts(let names)): (players, isPartyGiven) = (names, true)
    case (.timed, .seconds(let seconds)):
      limits.timing = .every(seconds ?? SettingKey.standardSeconds)
      (limits.isForThisSitting, lacksSeconds, isTimingGiven) = (true, seconds == nil, true)
    case (.untimed, .flag(true)): (limits.timing, isTimingGiven) = (.untimed, true)
    case (.timeFactor, .number(let factor)): (limits.factor, isTimingGiven) = (factor, true)
    default: break
    }
  }

  /// The option as the record keeps it, to find the sitting again; nil where it was not given.
  private func mark(_ option: PlayOption) -> String? {
    switch option {
    case .seed: seed.map(String.init)
    case .limit: limit.map(String.init)
    case .category: filter.category?.lowercased()
    case .difficulty: filter.difficulty?.lowercased()
    case .type: filter.kind?.rawValue
    case .missed: isMissed ? "true" : nil
    case .plugin, .set, .timed, .untimed, .timeFactor, .player, .players, .practice, .watch, .new, .quiz, .daily,
      .retry,
      .date, .challenge:
      nil
    }
  }
}

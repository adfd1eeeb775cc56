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
  package var limits: LimitSettings = LimitSettings()
  package var isTimingGiven = false
  /// True when every question should have a limit, without a number of seconds.
  package var lacksSeconds = false
  package var players: [String]?
  /// True when `players` are complete, as with `--players`; otherwise others may take part.
  package var isPartyGiven = false
  package var isNew = false
  /// True to record nothing of the sitting.
  package var isPractice = false
  /// The files are read again whenever they are saved.
  package var isWatching = false
  package var face: Face?
  package var isVirtual = false
  /// The day whose quiz this is; nil for an ordinary sitting.
  package var day: CivilDay?
  /// The options without a property of their own, as they were given.
  private var given: [PlayOption: PlayOption.Value] = [:]

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
    guard day == nil, !drawsQuestions, let named = quiz.flatMap(Quiz.day(ofDaily:)),
      named <= surroundings.today.day
    else { return self }
    let own = DailyDesk.seed(of: named)
    guard seed == nil || seed == own else { return self }
    var request = self
    (request.day, request.seed) = (named, own)
    return request
  }

  /// Whether, without a quiz, questions are drawn from all quizzes.
  package var drawsQuestions: Bool { PlayOption.all(.part).contains { given[$0] != nil } }

  /// True when nothing chooses a quiz, so that the player chooses at home.
  package var isOpen: Bool { quiz == nil && plugins.isEmpty && !drawsQuestions && day == nil }

  /// The request's parts that hold for another quiz: mode, limits, players, practice.
  package var elsewhere: PlayRequest {
    var request = self
    (request.quiz, request.day, request.seed, request.isNew) = (nil, nil, nil, isPractice)
    for option in PlayOption.all(.part) { request.given[option] = nil }
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
    for option in [.seed] + PlayOption.all(.part) { marks[option.key] = given[option]?.mark }
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
    default: self[option] = value
    }
  }
}

extension PlayRequest {
  /// An option that is kept as it was given; nil where it was not, as for a flag that is off.
  package subscript(option: PlayOption) -> PlayOption.Value? {
    get { given[option] }
    set {
      if newValue.map({ $0.fits(option.kind) }) ?? true { given[option] = newValue == .flag(false) ? nil : newValue }
    }
  }

  package var seed: Int? {
    get { self[.seed]?.whole }
    set { self[.seed] = newValue.map(PlayOption.Value.whole) }
  }

  package var limit: Int? {
    get { self[.limit]?.whole }
    set { self[.limit] = newValue.map(PlayOption.Value.whole) }
  }

  /// True to ask only questions missed the last time.
  package var isMissed: Bool {
    get { self[.missed] != nil }
    set { self[.missed] = .flag(newValue) }
  }

  package var filter: QuestionFilter {
    get {
      QuestionFilter(
        category: self[.category]?.text, difficulty: self[.difficulty]?.text, kind: self[.type]?.questionKind)
    }
    set {
      self[.category] = newValue.category.map(PlayOption.Value.text)
      self[.difficulty] = newValue.difficulty.map(PlayOption.Value.text)
      self[.type] = newValue.kind.map(PlayOption.Value.questionKind)
    }
  }
}

package import QuizCore
package import QuizLibrary
package import QuizModes
package import QuizStore

/// The plan of a new sitting: the quiz to play, its layers, options and seed.
package struct SittingPlan {
  package var quiz: Quiz?
  package var path: String?
  package var quizSHA256: String?
  /// The mode first, then the modifiers; empty for the built-in default.
  package var plugins: [Plugin]
  package var options: [PlainField]
  /// The players as given, by name or by id.
  package var players: [String]
  /// The players' names as recorded; the same as `players` where those are names.
  package var names: [String]
  package var seed: Int
  /// The most questions that are asked of the order that the layers make; nil where they were drawn before.
  package private(set) var cut: Int?
  package var warnings: [String] = []

  package init(
    _ choice: QuizChoice, _ request: PlayRequest, _ modes: ModeChoice, _ library: Library, seed: Int, player: String,
    record: LazyRecord
  ) throws(Problem) {
    var bytes: [UInt8] = []
    switch choice {
    case .quiz(let given):
      let found = try library.quiz(given, seed: seed)
      bytes = found.bytes
      (quiz, path, quizSHA256) = (found.quiz, found.path, SHA256.hex(of: found.bytes))
      warnings = found.warnings
    case .drawn(let drawn, let told): (quiz, warnings) = (drawn, told)
    case .withoutQuiz, .open: quiz = nil
    }
    self.seed = seed
    let mode = try modes.mode(for: quiz, library)
    plugins = (mode.map { [$0] } ?? []) + modes.modifiers
    players = request.players ?? [player]
    names = try SittingPlan.names(of: players, record, areSaid: request.players != nil)
    options = []
    try fit((mode == nil ? [.builtIn] : []) + plugins.map(\.info))
    if request.isMissed { try keepMissed(record) }
    try narrow(request)
    try checkPlayers(mode?.info ?? .builtIn, areAll: request.isPartyGiven)
    let places = OptionPlaces(path: path, bytes: bytes, plugins: plugins)
    let specs = plugins.flatMap(\.info.options)
    options = try OptionValues.resolve(specs, quiz: quiz, places: places, set: request.set)
    warnings += plugins.compactMap { plugin in
      library.hiddenShipped(by: plugin.source).map { hidden in
        "'\(plugin.source.path)' hides the plugin '\(plugin.info.id)' that comes with quizrun ('\(hidden)'), "
          + "and has a memory of its own: "
          + (library.origin(of: plugin.source.path) == .installed
            ? "`quizrun plugin remove \(plugin.info.id)` brings that one back" : "rename the file to play that one")
      }
    }
    // Under another mode the quiz's options belong to its own mode.
    if let quiz, let mode, quiz.plugin == mode.info.id {
      warnings += OptionValues.unknown(specs, quiz: quiz, places: places)
    }
  }

  /// Throws for a quiz that a layer cannot play; removes questions that a layer does not take.
  private mutating func fit(_ layers: [ModeInfo]) throws(Problem) {
    var leftOut = LeftOut()
    for info in layers {
      guard let played = quiz else {
        if info.fits == ModeInfo.Fit.none || info.isModifier && info.fits == .any { continue }
        throw Problem(.usage, "\(info.kind) '\(info.id)' needs a quiz: `quizrun QUIZ --plugin \(info.id)`")
      }
      if let misfit = info.misfit(played) {
        throw Problem(
          .badData, "\(path ?? played.id): \(info.kind) '\(info.id)' cannot play this quiz: \(misfit.sentence)")
      }
      leftOut.count(info, of: played)
      quiz = played.seen(by: info)
    }
    if let told = leftOut.sentence { warnings.append(told) }
  }

  /// Leaves only the questions that the player missed the last time.
  private mutating func keepMissed(_ record: LazyRecord) throws(Problem) {
    guard var played = quiz else { return }
    let quizID = path == nil ? nil : played.id
    let missed = try MissedQuestions(of: players[0], quiz: quizID, in: try record.get())
    played.questions = played.questions.filter { missed.contains($0, of: played) }
    if played.questions.isEmpty {
      var problem = Problem.nothingMissed
      problem.lacks = .missed
      throw problem
    }
    played.pickAll()
    quiz = played
  }

  /// Filters, the limit, and a sample of very large pools: they act before the mode.
  private mutating func narrow(_ request: PlayRequest) throws(Problem) {
    guard var played = quiz else { return }
    if !request.filter.isEmpty && path != nil {
      played.questions = played.questions.filter { request.filter.passes($0, in: played) }
      if played.questions.isEmpty {
        throw Problem(.noInput, "no question of '\(played.id)' passes the filter").by(.nothingFits)
      }
    }
    let stream = Chance.stream(String(seed), played.id, "limit")
    if let limit = request.limit {
      if plugins.contains(where: { $0.info.hooks.contains(.order) }) {
        cut = limit
      } else {
        played.questions = QuestionOrder(played, seed: seed).sampled(played.questions, limit, by: stream)
        played.pickAll()
      }
    }
    // A mode with due cards sees the whole deck, as any card can be due.
    let hasDue = plugins.contains { $0.info.hooks.contains(.due) }
    let most = max(played.pick ?? 0, hasDue ? Self.largestDeck : QuestionDraw.largestPool)
    if played.questions.count > most {
      warnings.append("\(most) of the \(played.questions.count) questions were drawn for this sitting")
      played.questions = QuestionOrder(played, seed: seed).sampled(played.questions, most, by: stream)
    }
    quiz = played
  }

  /// The most questions that hooks can process within their limits.
  private static let largestDeck = 20_000

  /// Every layer that says how many can play must be content; when none does, one can.
  private func checkPlayers(_ mode: ModeInfo, areAll: Bool) throws(Problem) {
    let saying = plugins.map(\.info).filter { $0.ownPlayers != nil }
    for info in saying.isEmpty ? [mode] : saying where !info.players.contains(players.count) {
      var problem = SittingPlan.wrongPlayers(info, players.count)
      if !areAll { problem.lacks = .players }
      throw problem
    }
  }

  private static func wrongPlayers(_ info: ModeInfo, _ count: Int) -> Problem {
    let range =
      info.players.count == 1
      ? "\(info.players.lowerBound)" : "\(info.players.lowerBound) to \(info.players.upperBound)"
    let noun = info.players == 1...1 ? "player" : "players"
    return Problem(.usage, "\(info.kind) '\(info.id)' is for \(range) \(noun), not \(count): --players A,B names them")
      .by(.playerCount(mode: info.name, info.players, found: count))
  }

  package var modeName: String { plugins.first { !$0.info.isModifier }?.info.name ?? ModeInfo.builtIn.name }

  /// Whether time limits make it something else than the quiz as it is written.
  func hasOtherLimits(_ limits: LimitSettings) -> Bool {
    limits.differs(whereThereAre: quiz?.hasLimits == true || plugins.contains(where: \.setsLimits))
  }

  // MARK: As stored

  /// The sitting as it is kept, with every byte it needs to go on.
  package func stored(_ surroundings: Surroundings, _ request: PlayRequest, _ record: any PlayerRecord) -> StoredSitting
  {
    let now = surroundings.clock.now()
    let (day, offset) = surroundings.zone.local(now)
    var random = SystemRandomNumberGenerator()
    let uses = plugins.map { surroundings.library.use(of: $0) }
    var beginning = Beginning(
      sitting: ULID.make(at: now, &random), quiz: quiz, plugins: withMode(uses), options: options, seed: seed,
      players: names, day: day)
    beginning.limits = request.limits
    beginning.cut = cut
    beginning.languages = surroundings.library.languages
    let mode = beginning.memoryKey
    beginning.memory = (try? record.memory(mode: mode, quiz: quiz?.id ?? "", player: players[0])) ?? .empty
    beginning.shared = (try? record.memory(mode: mode, quiz: nil, player: players[0])) ?? .empty
    beginning.streak = DailyDesk(surroundings: surroundings, record: record, player: players[0]).streak
    if let quiz, plugins.contains(where: \.readsSeen) {
      beginning.seen = record.seen(by: players[0], in: quiz.id)
    }
    var stored = StoredSitting(
      beginning: beginning, started: now, zone: surroundings.zone.name, offsetMinutes: offset, quizSHA256: quizSHA256,
      files: plugins.flatMap(SittingPlan.files), request: marks(request))
    if names != players { stored.playerIDs = players }
    return stored
  }

  /// The marks by which an unfinished sitting is found again: options as given, the mode's values as parsed.
  package func marks(_ request: PlayRequest) -> [String: String] {
    var marks = request.marks
    for name in request.set.map(\.name) {
      guard let value = options.first(where: { $0.key == .text(name) })?.value else { continue }
      if value.elements == nil && value.fields == nil { marks["set.\(name)"] = ValueSpec.written(value) }
    }
    let modifiers = plugins.filter(\.info.isModifier).map(\.info.id)
    if !modifiers.isEmpty { marks["modifiers"] = modifiers.joined(separator: ",") }
    return marks
  }

  /// Modifiers alone stand on the built-in default.
  private func withMode(_ uses: [PluginUse]) -> [PluginUse] {
    plugins.first.map(\.info.isModifier) ?? true ? [PluginUse(.builtIn)] + uses : uses
  }

  package static func files(_ plugin: Plugin) -> [StoredFile] {
    let own = StoredFile(
      plugin: plugin.info.id, sha256: SHA256.hex(of: plugin.source.bytes), bytes: plugin.source.bytes)
    return [own]
      + plugin.modules.map {
        StoredFile(plugin: plugin.info.id, module: $0.name, sha256: SHA256.hex(of: $0.bytes), bytes: $0.bytes)
      }
  }
}

extension ModeInfo {
  /// The kind of plugin, for messages.
  fileprivate var kind: String { isModifier && id != ModeInfo.builtIn.id ? "the modifier" : "the mode" }
}

extension ModeInfo.Misfit {
  fileprivate var sentence: String {
    switch self {
    case .nothingMarked: "no question has a right answer"
    case .noOutcomes: "there are no outcomes"
    case .noneOfKind(let kinds): "no question is of the kind \(kinds.inWords)"
    case .nothingMarkedOfKind(let kinds): "no question of the kind \(kinds.inWords) has a right answer"
    }
  }
}

extension Plugin {
  /// Whether the file mentions `limit`: only then can the mode set one.
  fileprivate var setsLimits: Bool { mentions("limit") }
}

extension SittingPlan {
  /// The names of players given by name or id; a player new to the record keeps the given text.
  package static func names(of players: [String], _ record: LazyRecord, areSaid: Bool) throws(Problem) -> [String] {
    guard let kept = try? record.toRead() else { return players }
    var names: [String] = []
    for player in players {
      let known =
        areSaid
        ? try NearNames(record: kept).player(meantBy: player) : (try? kept.players(called: player))?.first
      if known == nil, areSaid { try NearNames(record: kept).checkIsDistinct(player) }
      names.append(known?.name ?? player)
    }
    let areDistinct = names.indices.allSatisfy { place in
      !names[..<place].contains { NearNames.isLike($0, names[place]) }
    }
    if !areDistinct {
      throw Problem(.usage, "the players of one sitting need different names: `quizrun player rename` gives another")
        .by(.samePlayers)
    }
    return names
  }
}

/// The questions that the layers of a sitting do not take, reported together.
struct LeftOut {
  private var layers: [String] = []
  private var unmarked = 0
  private var ofOtherKinds = 0
  private var kinds: Set<Question.Kind> = []

  /// Counts the questions of a quiz that a layer does not take.
  mutating func count(_ layer: ModeInfo, of quiz: Quiz) {
    if layer.wantsAll { return }
    let unwanted = quiz.questions.filter { !layer.wants($0) }
    if unwanted.isEmpty { return }
    layers.append("'\(layer.id)'")
    let others = unwanted.count { !layer.isOfKind($0) }
    ofOtherKinds += others
    unmarked += unwanted.count - others
    if others > 0, let wanted = layer.kinds { kinds = kinds.isEmpty ? wanted : kinds.intersection(wanted) }
  }

  /// The report in one sentence; nil without such questions.
  var sentence: String? {
    let parts = [
      unmarked == 0 ? nil : "\(counted(unmarked, "question")) without a right answer",
      ofOtherKinds == 0 ? nil : "\(counted(ofOtherKinds, "question")) of another kind than \(kinds.inWords)",
    ].compactMap { $0 }
    if parts.isEmpty { return nil }
    return "\(parts.joined(separator: " and ")) left out for \(layers.joined(separator: " and "))"
  }
}

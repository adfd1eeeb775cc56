internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import QuizStore

/// What stands before a sitting: the quiz, the modes and time limits that can be chosen, how it went before.
struct CoverObject {
  let asker: Asker
  let row: QuizList.Row
  let plan: SittingPlan
  let request: PlayRequest
  /// Turns the name of a picture into a path.
  let files: (String) -> String?

  init(_ asker: Asker, quiz: String, plugins: [String], files: (String?) -> (String) -> String?) throws(Denial) {
    self.asker = asker
    let list = QuizList(asker.surroundings, asker.record, player: asker.player, only: quiz)
    guard let row = list.rows.first else { throw Denial(.unknown, "there is no quiz '\(quiz)'") }
    self.row = row
    self.files = files(row.path)
    var request = PlayRequest()
    (request.quiz, request.plugins, request.face, request.isExplicit) = (quiz, plugins, .json, true)
    request = request.following(asker.surroundings)
    if !asker.isOwner && asker.record != nil { request.players = [asker.player] }
    self.request = request
    do throws(Problem) { plan = try Self.plan(asker, request) } catch { throw Denial(error) }
  }

  /// As a sitting would begin; where a mode wants several players, with some nobody has named yet.
  private static func plan(_ asker: Asker, _ request: PlayRequest) throws(Problem) -> SittingPlan {
    let library = asker.surroundings.library
    // That of the list: a request that waited for a quiz that is a program asks for the same again.
    let seed = 0
    let modes = try ModeChoice(request.plugins, library)
    let choice = try QuizFinder(surroundings: asker.surroundings, request: request, modes: modes, seed: seed).find()
    func plan(_ request: PlayRequest) throws(Problem) -> SittingPlan {
      try SittingPlan(
        choice, request, modes, library, seed: seed, player: asker.player, record: asker.surroundings.record)
    }
    do {
      return try plan(request)
    } catch {
      guard error.lacks == .players, case .quiz(let found) = choice else { throw error }
      let infos = (try modes.mode(for: found.quiz, library).map { [$0] } ?? []) + modes.modifiers
      var several = request
      several.players = (1...(infos.map(\.info.players.lowerBound).max() ?? 2)).map(String.init)
      return try plan(several)
    }
  }

  var object: JSONObject {
    let stored = plan.stored(asker.surroundings, request, asker.read)
    let beginning = stored.beginning
    var object: JSONObject = ["type": "cover", "quiz": .object(quiz)]
    object.append("owner", .bool(asker.isOwner))
    object.append("modes", .list(modes.map(JSONValue.object)))
    object.append("mode", .text(Self.name(beginning.mode)))
    if !modifiers.isEmpty { object.append("modifiers", .list(modifiers.map(JSONValue.object))) }
    if !options.isEmpty { object.append("options", Wire.inputs(options)) }
    object.append("timings", .list(Self.timings(beginning, asker.surroundings)))
    object.add("due", due)
    object.append("of", .int(beginning.quiz?.questions.count { $0.kind != .info } ?? 0))
    object.append("asked", .int(min(beginning.quiz?.askedCount ?? 0, beginning.cut ?? .max)))
    if let open = unfinished { object.append("unfinished", .object(open)) }
    let others = others
    if !others.isEmpty { object.append("others", .list(others.map(JSONValue.object))) }
    if let last { object.append("last", .object(last.object)) }
    object.append("warnings", Wire.texts(plan.warnings))
    return object
  }

  private var quiz: JSONObject {
    var object = row.object(withPath: false)
    object.add("image", row.quiz.image.flatMap(files))
    object.add("imageAlt", row.quiz.imageAlt)
    return object
  }

  // MARK: What can be chosen

  /// The built-in mode is called by no name.
  private static func name(_ use: PluginUse) -> String { use.sha256 == nil ? "" : use.id }

  /// The quiz's own mode first, then all that can play it.
  private var modes: [JSONObject] {
    let library = asker.surroundings.library
    let own = row.quiz.plugin.flatMap { try? library.plugin($0).info }
    let others = library.pluginPaths.compactMap { try? library.load($0.path).info }.filter { info in
      !info.isModifier && info.id != own?.id && info.fits != .none && info.takes(row.quiz)
    }
    return ([own ?? .builtIn] + others).map { info in
      var object = Self.about(info)
      object.append("players", ["min": .int(info.players.lowerBound), "max": .int(info.players.upperBound)])
      return object
    }
  }

  private static func about(_ info: ModeInfo) -> JSONObject {
    var object: JSONObject = ["name": .text(info.id == ModeInfo.builtIn.id ? "" : info.id)]
    object.add("title", info.name)
    object.add("about", info.about)
    return object
  }

  /// Those that change something in a sitting of this quiz; what is about days or about what is earned works anyhow.
  private var modifiers: [JSONObject] {
    let library = asker.surroundings.library
    let chosen = Set(plan.plugins.map(\.info.id))
    return library.pluginPaths.compactMap { try? library.load($0.path).info }
      .filter { $0.isModifier && !$0.hooks.isDisjoint(with: Self.hooksOfSittings) && $0.takes(row.quiz) }
      .map { info in
        var object = Self.about(info)
        if chosen.contains(info.id) { object.append("isChosen", true) }
        return object
      }
  }

  private static let hooksOfSittings: Set<Hook> = [.order, .judge, .status]

  /// Those of the chosen mode and modifiers, with what holds unless something else is given.
  private var options: [NamedSpec] {
    plan.plugins.flatMap(\.info.options).map { option in
      var option = option
      option.spec.initial = plan.options.first { $0.key.written == option.name }?.value
      return option
    }
  }

  static func timings(_ beginning: Beginning, _ surroundings: Surroundings) -> [JSONValue] {
    let words = TimingWords.of(surroundings.language)
    return beginning.timings(offering: surroundings.seconds).enumerated().map { place, timing in
      var object = JSONObject()
      switch timing {
      case .untimed: object.append("key", "untimed")
      case .asWritten: object.append("key", "written")
      case .every(let seconds):
        object.append("key", "every")
        object.add("seconds", seconds)
      }
      object.add("words", words.inWords(timing, of: beginning))
      if place == 0 { object.append("isChosen", true) }
      return .object(object)
    }
  }

  // MARK: How it went

  private var due: Int? {
    guard let record = asker.record else { return nil }
    let mode = plan.plugins.first { !$0.info.isModifier }?.info.id
    return DueDesk(surroundings: asker.surroundings, record: record, player: asker.player)
      .due(of: row.quiz, playing: mode).count
  }

  private var unfinished: JSONObject? {
    guard let record = asker.record,
      let open = SittingDesk(surroundings: asker.surroundings, record: record).unfinished(plan, request),
      open.isTouched
    else { return nil }
    var object: JSONObject = ["sitting": .text(open.sitting), "settled": .int(open.settled)]
    object.add("of", open.length)
    object.append("started", .text(asker.time(open.started)))
    return object
  }

  /// What was begun of this quiz in other ways.
  private var others: [JSONObject] {
    let chosen = unfinished?["sitting"]
    let all = ((try? asker.record?.unfinished(player: asker.player)) ?? []).filter { open in
      open.quiz == row.quiz.id && open.isTouched && .text(open.sitting) != chosen
    }
    return all.prefix(Self.mostOthers).map { open in
      var object: JSONObject = ["sitting": .text(open.sitting), "settled": .int(open.settled)]
      object.add("modeName", (try? asker.surroundings.library.plugin(open.mode).info.name))
      object.add("of", open.length)
      object.append("started", .text(asker.time(open.started)))
      return object
    }
  }

  private static let mostOthers = 5

  private var last: HistoryEntry? {
    var last: HistoryEntry?
    try? asker.record?.visitHistory(HistoryFilter(player: asker.player, quiz: row.quiz.id), limit: nil) { entry in
      if entry.isFinished { last = entry }
      return last == nil
    }
    return last
  }
}

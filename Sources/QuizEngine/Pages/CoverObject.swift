internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// The cover before a sitting: the quiz, the modes and limits to choose from, earlier results.
struct CoverObject {
  let asker: Asker
  /// The quiz's row among those at hand; nil for a day's drawn quiz.
  let row: QuizList.Row?
  let quiz: Quiz
  /// The day whose quiz it is; nil otherwise.
  let day: CivilDay?
  let plan: SittingPlan
  let request: PlayRequest
  /// Turns the name of a picture into a path.
  let files: (String) -> String?

  init(_ asker: Asker, quiz: String, plugins: [String], files: (String?) -> (String) -> String?) throws(Denial) {
    self.asker = asker
    row = QuizList(asker.surroundings, asker.record, player: asker.player, only: quiz).rows.first
    day = row == nil ? Quiz.day(ofDaily: quiz) : nil
    if row == nil && day == nil {
      throw Denial(.unknown, "there is no quiz '\(quiz)'", .mistake(.unknownQuiz(quiz)))
    }
    self.files = files(row?.path)
    var request = PlayRequest()
    (request.quiz, request.plugins, request.face) = (quiz, plugins, .json)
    (request.isExplicit, request.isByID) = (true, true)
    request = request.knowingItsDay(asker.surroundings).following(asker.surroundings)
    if !asker.isOwner && asker.record != nil { request.players = [asker.player] }
    self.request = request
    do throws(Problem) { plan = try Self.plan(asker, request) } catch { throw Denial(error) }
    self.quiz =
      row.flatMap { asker.surroundings.library.quiz(of: $0.entry) } ?? plan.quiz
      ?? Quiz(id: quiz, title: quiz, questions: [])
  }

  /// The plan as a sitting would begin; if a mode wants more players, with unnamed ones.
  private static func plan(_ asker: Asker, _ request: PlayRequest) throws(Problem) -> SittingPlan {
    let library = asker.surroundings.library
    // The list's seed: a request that waited for a computed quiz then asks for the same again.
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
      let layers = ((try modes.mode(for: found.quiz, library).map { [$0] } ?? []) + modes.modifiers).map(\.info)
      var several = request
      several.players = (1...layers.players.lowerBound).map(String.init)
      return try plan(several)
    }
  }

  var object: JSONObject {
    let stored = plan.stored(asker.surroundings, request, asker.read)
    let beginning = stored.beginning
    var object: JSONObject = ["type": "cover", "quiz": .object(told)]
    object.add("date", date)
    object.append("owner", .bool(asker.isOwner))
    let ways = WaysToPlay(quiz, asker.surroundings.library)
    // A guest plays alone.
    let modes = ways.modes.filter { asker.isOwner || $0.players.lowerBound <= 1 }
    object.append("modes", .list(modes.map { .object(about(mode: $0)) }))
    object.append("mode", .text(Self.name(beginning.mode)))
    if !ways.modifiers.isEmpty {
      object.append("modifiers", .list(ways.modifiers.map { .object(about(modifier: $0)) }))
    }
    let options = plan.standardOptions
    if !options.isEmpty { object.append("options", options.json) }
    object.append("timings", .list(Self.timings(beginning, asker.surroundings)))
    object.add("due", due)
    object.append("of", .int(beginning.quiz?.questions.count { $0.kind != .info } ?? 0))
    object.append("asked", .int(min(beginning.quiz?.askedCount ?? 0, beginning.cut ?? .max)))
    if unfinished == nil, let day, date != nil, day < asker.today { object.append("past", .bool(true)) }
    if let open = unfinished { object.append("unfinished", .object(open)) }
    let others = others
    if !others.isEmpty { object.append("others", .list(others.map(JSONValue.object))) }
    if let last { object.append("last", .object(last.object)) }
    object.append("warnings", Wire.texts(plan.warnings))
    return object
  }

  private var told: JSONObject {
    var object = row?.told ?? drawn
    object.add("image", quiz.image.flatMap(files))
    object.add("imageAlt", quiz.imageAlt)
    return object
  }

  /// A quiz that was drawn stands in no file.
  private var drawn: JSONObject {
    var card = quiz.card
    card.questionCount = quiz.questions.count
    let object = card.object(path: "", progress: nil, last: nil, best: nil)
    return JSONObject(object.members.filter { $0.key != "path" }.map { ($0.key, $0.value) })
  }

  /// The day as which it is played: past ones count for nothing, today's does. Nil where the day has another quiz.
  private var date: String? {
    guard let day, let id = try? asker.daily().quizID(on: day, []), id == quiz.id else { return nil }
    return day.text
  }

  // MARK: What can be chosen

  /// The built-in mode is called by no name.
  private static func name(_ use: PluginUse) -> String { use.sha256 == nil ? "" : use.id }

  private func about(mode info: ModeInfo) -> JSONObject {
    var object = Self.about(info)
    object.append("players", ["min": .int(info.players.lowerBound), "max": .int(info.players.upperBound)])
    return object
  }

  private static func about(_ info: ModeInfo) -> JSONObject {
    var object: JSONObject = ["name": .text(info.id == ModeInfo.builtIn.id ? "" : info.id)]
    object.add("title", info.name)
    object.add("about", info.about)
    return object
  }

  private func about(modifier info: ModeInfo) -> JSONObject {
    var object = Self.about(info)
    if plan.plugins.contains(where: { $0.info.id == info.id }) { object.append("isChosen", true) }
    return object
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
      .due(of: quiz, playing: mode).count
  }

  private var unfinished: JSONObject? {
    guard let record = asker.record,
      let open = SittingDesk(surroundings: asker.surroundings, record: record).unfinished(plan, request),
      open.isTouched
    else { return nil }
    return told(open)
  }

  private func told(_ open: UnfinishedSitting) -> JSONObject {
    var object: JSONObject = ["sitting": .text(open.sitting), "settled": .int(open.settled)]
    object.add("modeName", (try? asker.surroundings.library.plugin(open.mode).info.name))
    object.add("of", open.length)
    object.append("started", .text(asker.time(open.started)))
    return object
  }

  /// The unfinished sittings of this quiz with other options.
  private var others: [JSONObject] {
    let chosen = unfinished?["sitting"]
    let all = ((try? asker.record?.unfinished(player: asker.player)) ?? []).filter { open in
      open.quiz == quiz.id && open.isTouched && .text(open.sitting) != chosen
    }
    return all.prefix(Self.mostOthers).map(told)
  }

  private static let mostOthers = 5

  private var last: HistoryEntry? {
    var last: HistoryEntry?
    try? asker.record?.visitHistory(HistoryFilter(player: asker.player, quiz: quiz.id), limit: nil) { entry in
      if entry.isFinished { last = entry }
      return last == nil
    }
    return last
  }
}

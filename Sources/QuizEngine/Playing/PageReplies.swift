internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import Words

/// The replies to requests of pages, and to others that change no sitting.
final class PageReplies: EngineOwner {
  private unowned let engine: Engine
  let context: EngineContext
  /// Whether their marks are shown: finished sittings of guests, as far as that was asked.
  private var showsMarks: [String: Bool] = [:]

  init(_ engine: Engine) {
    (self.engine, context) = (engine, engine.context)
  }

  private var rooms: LiveRooms { engine.rooms }

  private func checkOwner(of id: String, _ visitor: Visitor) throws(Denial) {
    try engine.sittings.checkOwner(of: id, visitor)
  }

  private func checkIsTold(_ stored: StoredSitting, to visitor: Visitor) throws(Denial) {
    try rooms.checkIsTold(stored, to: visitor)
  }

  func page(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    let asker = try asker(request, visitor)
    switch request.operation {
    case "home": return try home(request, asker, visitor)
    case "cover": return try cover(request, asker)
    case "challenge": return try challenge(request, asker, visitor)
    case "delete": return try delete(request, visitor)
    case "class": return try classPage(request, visitor)
    default: return EngineReply(objects: [try record(request, asker, visitor).line(type: request.operation)])
    }
  }

  private func record(_ request: EngineRequest, _ asker: Asker, _ visitor: Visitor) throws(Denial) -> any WireObject {
    switch request.operation {
    case "review": try review(request, asker, visitor)
    case "statistics": try statistics(request, asker)
    case "leaderboard": try leaderboard(request, asker)
    case "achievements": achievements(asker)
    case "streak": try Denial.recording(asker.daily().page())
    case "cards": try cards(request, asker)
    case "players": try players(request, asker)
    default: throw Denial(.unreadable, "there is no op '\(request.operation)'")
    }
  }

  func asker(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> Asker {
    Asker(
      surroundings: try books.surroundings(of: visitor).reading(request.text(.language)),
      record: visitor == .nobody ? nil : try books.record(of: visitor),
      player: visitor == .nobody ? "" : try player(visitor), name: try visitors.name(of: visitor),
      isOwner: visitor == .owner)
  }

  private func home(_ request: EngineRequest, _ asker: Asker, _ visitor: Visitor) throws(Denial) -> EngineReply {
    var (view, _) = HomeGathering(
      asker.surroundings, asker.record, player: asker.player, playsTogether: asker.isOwner
    ).gathered()
    (view.player, view.isOwner) = (asker.name, asker.isOwner)
    view.classes = try classes(of: visitor) ?? []
    view.leads = try visitors.teacher(visitor) != nil || !view.classes.isEmpty
    view.narrow(search: request.text(.search) ?? "", category: request.text(.category) ?? "")
    for place in view.quizzes.indices { view.quizzes[place].path = nil }
    return EngineReply(objects: view.lines)
  }

  private func cover(_ request: EngineRequest, _ asker: Asker) throws(Denial) -> EngineReply {
    if let code = request.text(.code), !code.isEmpty {
      let acceptance = try Opener.acceptance(of: code, asker.surroundings, asker.read)
      var view = CoverView(acceptance, code: code, asker.surroundings, player: asker.player)
      view.quiz.path = asker.surroundings.library.catalogue()[view.quiz.id]?.path
      return EngineReply(objects: [withServedImage(view).line])
    }
    var plugins: [String] = []
    for plugin in request.texts(.plugin) where !plugin.isEmpty { plugins.append(try PlayName.plugin(plugin)) }
    let quiz = try PlayName.quiz(request.text(.quiz) ?? "")
    let gathering = try Denial.asking { () throws(Problem) in
      try CoverGathering(
        asker.surroundings, asker.record, player: asker.player, isOwner: asker.isOwner, quiz: quiz, plugins: plugins)
    }
    guard let gathering else { throw Denial(.unknown, "there is no quiz '\(quiz)'", .mistake(.unknownQuiz(quiz))) }
    return EngineReply(objects: [withServedImage(gathering.view).line])
  }

  /// The picture by the path under which it is served; where the quiz lies, no visitor is told.
  private func withServedImage(_ cover: CoverView) -> CoverView {
    var cover = cover
    let path = cover.quiz.path
    cover.quiz.pictures = .init(in: [cover.quiz.description], cover.quiz.markup, media.naming { path })
    cover.quiz.image = cover.quiz.image.flatMap(media.naming { path })
    cover.quiz.path = nil
    return cover
  }

  // MARK: The record

  private func review(
    _ request: EngineRequest, _ asker: Asker, _ visitor: Visitor
  ) throws(Denial) -> ReviewListing {
    let id = request.text(.sitting) ?? ""
    try checkOwner(of: id, visitor)
    guard let record = asker.record, let loaded = try? record.load(id) else { throw .unknownSitting }
    let review = SittingReview(loaded)
    if review.state.isDiscarded { throw .unknownSitting }
    try checkIsTold(loaded.sitting, to: visitor)
    let (quiz, library) = (review.state.quiz?.id, asker.surroundings.library)
    let service = ReviewService(asker.surroundings, record, player: asker.player, isOwner: asker.isOwner)
    var page = service.page(review, files: media.naming { quiz.flatMap { library.catalogue()[$0]?.path } })
    page.code = codeOfRoom(loaded.sitting)
    page.again = .object(AgainObject(review.stored, isOwner: asker.isOwner).object)
    return page
  }

  /// A finished sitting as a code that a friend plays.
  private func challenge(_ request: EngineRequest, _ asker: Asker, _ visitor: Visitor) throws(Denial) -> EngineReply {
    let id = request.text(.sitting) ?? ""
    try checkOwner(of: id, visitor)
    guard let record = asker.record, let loaded = try? record.load(id) else { throw .unknownSitting }
    try checkIsTold(loaded.sitting, to: visitor)
    let review = SittingReview(loaded)
    guard ChallengeMaker.takes(review.stored, review.state, isOwner: asker.isOwner) else {
      throw Denial(.unfit, "this sitting cannot be made a challenge", .noChallenge)
    }
    var view = ChallengeCodeView()
    do throws(Problem) {
      view.code = try ChallengeMaker(asker.surroundings, record).made(ofCounting: id, player: asker.player).code
    } catch {
      throw Denial(.unfit, error.message, .noChallenge)
    }
    (view.sitting, view.title) = (id, review.entry.titled(asker.surroundings.language).title)
    view.share = ShareDesk(asker.surroundings, record, player: asker.player).lines(review.stored, review.state)
    return EngineReply(objects: [view.line])
  }

  /// Deletes a recorded sitting that is not being played, with everything counted from it.
  private func delete(_ request: EngineRequest, _ visitor: Visitor) throws(Denial) -> EngineReply {
    let id = request.text(.sitting) ?? ""
    try checkOwner(of: id, visitor)
    let record = try books.record(of: visitor)
    guard let loaded = try? record.load(id) else { throw .unknownSitting }
    guard loaded.sitting.request[RoomIDs.requestKey] == nil else {
      throw Denial(.unfit, "this sitting belongs to a room", .ofRoom)
    }
    guard engine.sittings.letGo(id) else { throw .tooMuch }
    try Denial.recording(record.delete(id))
    showsMarks[id] = nil
    return EngineReply()
  }

  private func statistics(_ request: EngineRequest, _ asker: Asker) throws(Denial) -> StatsListing {
    var filter = HistoryFilter(player: asker.player)
    if let quiz = request.text(.quiz), !quiz.isEmpty { filter.quiz = quiz }
    filter.from = try Asker.day(request.text(.from), "from")
    filter.to = try Asker.day(request.text(.to), "to")
    let showsMarks = try showsAllMarks(asker)
    return try Denial.recording { () throws(RecordFailure) in
      var page = try StatisticsService(asker.surroundings, asker.read).page(filter, by: .month)
      page.tellsAnswers = showsMarks
      return page
    }
  }

  private func achievements(_ asker: Asker) -> AchievementListing {
    var page = AchievementDesk(surroundings: asker.surroundings, record: asker.read, player: asker.player).page
    // What is wrong with a file is for who has the files.
    if !asker.isOwner { page.problems = [] }
    return page
  }

  /// True when every finished sitting of a visitor shows its marks; otherwise sums over single questions would reveal
  /// them.
  private func showsAllMarks(_ asker: Asker) throws(Denial) -> Bool {
    guard let record = asker.record, !asker.isOwner else { return true }
    var ids: [String] = []
    try Denial.recording { () throws(RecordFailure) in
      try record.visitHistory(HistoryFilter(player: asker.player), limit: nil) { entry in
        if entry.isFinished { ids.append(entry.sitting) }
        return true
      }
    }
    var looks = 0
    for id in ids {
      if let isShown = showsMarks[id] {
        if isShown { continue }
        return false
      }
      looks += 1
      // The rest is looked at the next time.
      if looks > Self.mostLooks { return false }
      let answers = (try? record.load(id)).map { SittingReview($0).answers } ?? []
      if showsMarks.count > 100_000 { showsMarks.removeAll() }
      showsMarks[id] = answers.allSatisfy(\.isMarkShown)
      if showsMarks[id] == false { return false }
    }
    return true
  }

  private static let mostLooks = 50

  private func leaderboard(_ request: EngineRequest, _ asker: Asker) throws(Denial) -> LeaderboardListing {
    guard asker.isOwner else { throw Denial(.foreign, "the leaderboard is for the player of this machine") }
    let quiz = request.text(.quiz).flatMap { $0.isEmpty ? nil : $0 }
    let (period, today) = (request.text(.period).flatMap(Period.init), asker.today)
    let filter = LeaderboardDesk.Filter(quiz: quiz, from: period?.start(of: today), to: period?.end(of: today))
    let names = asker.surroundings.library.categoryNames
    return try Denial.recording { () throws(RecordFailure) in
      try LeaderboardDesk(record: asker.read, names: names, asker.surroundings.language).page(
        filter, period)
    }
  }

  /// The cards of the player; none where the mode for them is not at hand.
  private func cards(_ request: EngineRequest, _ asker: Asker) throws(Denial) -> CardsView {
    if (try? asker.surroundings.library.plugin(CardDesk.mode)) == nil { return CardsView() }
    return try Denial.asking { () throws(Problem) in
      var desk = try CardDesk(asker.surroundings, asker.read, player: asker.player)
      if let action = request.text(.action), !action.isEmpty {
        guard let change = CardDesk.Change(rawValue: action), let record = asker.record else {
          throw Problem(.usage, "'do' expects \(CardDesk.Change.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        desk = try CardDesk(asker.surroundings, record, player: asker.player)
        let id = request.text(.quiz) ?? ""
        guard let deck = desk.decks.first(where: { $0.id == id }) else {
          throw Problem(.noInput, "there is no quiz '\(id)'").by(.unknownQuiz(id))
        }
        _ = try desk.change([request.text(.name) ?? ""], of: deck, change)
      }
      let selection = request.text(.category).flatMap(CardDesk.Selection.init) ?? .all
      return try desk.view(selection, find: request.text(.search) ?? "")
    }
  }

  private func players(_ request: EngineRequest, _ asker: Asker) throws(Denial) -> PlayersListing {
    guard asker.isOwner else { throw Denial(.foreign, "players are for the player of this machine") }
    let desk = PlayerDesk(asker.surroundings)
    let (action, name) = (request.text(.action), request.text(.name) ?? "")
    return try Denial.asking { () throws(Problem) in
      switch action {
      case nil, "": break
      case "add": try desk.add(try desk.free(name))
      case "use": try desk.use(try desk.known(name))
      case "rename":
        let player = try desk.known(name)
        try desk.rename(player, to: try desk.free(request.text(.newName) ?? "", for: player))
      default: throw Problem(.usage, "'do' expects add, use or rename")
      }
      var page = PlayersListing()
      page.players = try desk.rows()
      return page
    }
  }

  // MARK: A sitting

  static let playOperation = "play"

  /// The page's lines: `begin`, `scene`, the open step, and after a result its extras.
  func page(_ live: LiveSitting, _ standing: [Moment], _ request: EngineRequest) -> [String] {
    let stored = live.sitting.stored
    let state = live.sitting.shownState
    let surroundings = try? books.surroundings(of: live.visitor).reading(request.text(.language))
    let record = surroundings.flatMap { try? $0.record.get() }
    let verdicts = standing.compactMap { moment -> VerdictView? in
      if case .verdict(let view) = moment { return view }
      return nil
    }
    let scene = SceneObject(
      stored: stored, state: state, place: live.place, verdicts: verdicts, isPaused: live.pause != nil,
      files: live.files, code: codeOfRoom(stored), stays: live.sitting.leaving == .kept,
      isWatched: live.sitting.isWatched, isPractice: live.held == nil)
    var objects = [
      BeginView(stored, resumed: true, toBeat: live.challenge?.toBeat).line, scene.view.line,
    ]
    if let broken = live.sitting.broken.flatMap({ Moment.refused($0).line }) { objects.append(broken) }
    if state.settledCount == 0 { objects += live.notices.compactMap { Moment.warning(Denial.withKeys($0)).line } }
    // The notice of an expired limit stays as long as its verdict is shown.
    let expired = standing.contains(where: \.isTimeout) ? [] : live.pause?.moments.filter(\.isTimeout) ?? []
    objects += live.lines(Array(expired.prefix(1)) + standing)
    if rooms.openness(of: live) == .unmarked, standing.contains(where: \.isResult) {
      var extras = ExtrasView()
      (extras.code, extras.isLater) = (codeOfRoom(stored) ?? "", true)
      objects.append(extras.line)
    } else if standing.contains(where: \.isResult), let surroundings, let record {
      let extras = ExtrasObject(
        surroundings: surroundings, record: record, stored: stored, state: state, player: player(of: live),
        earned: earned(live, surroundings), comparison: live.challenge?.comparison(state), isPractice: live.held == nil,
        isOwner: live.visitor == .owner, code: codeOfRoom(stored))
      objects.append(extras.view.line)
    }
    return objects
  }

  /// The code of the open room to which a sitting belongs.
  private func codeOfRoom(_ stored: StoredSitting) -> String? {
    guard let id = stored.request[RoomIDs.requestKey] else { return nil }
    if let room = rooms[id] { return room.state.isOver ? nil : room.stored.code }
    let entry = (try? books.recordOfGuests()).flatMap { try? $0.roomEntry(id) }
    return entry.flatMap { $0.isOver ? nil : $0.code }
  }

  /// The achievements of a sitting: recorded at the first request, shown while the sitting is loaded.
  private func earned(_ live: LiveSitting, _ surroundings: Surroundings) -> [String] {
    if let earned = live.earned { return earned }
    let names = live.held == nil ? [] : EarnedNotice.names(surroundings, player(of: live))
    live.earned = names
    return names
  }

  /// The player's id in the record: the first of several.
  private func player(of live: LiveSitting) -> String {
    if case .guest(let id) = live.visitor { id } else { live.sitting.stored.players.first ?? books.own.playerName }
  }
}

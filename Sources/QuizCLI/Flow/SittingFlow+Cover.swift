internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// Changes on a cover: mode, options, players; on the command line `--plugin`, `--set` and `--players`.
extension SittingFlow {
  /// The facts on the cover beside the sitting.
  func facts(_ proposal: Proposal, _ due: DueDesk.Due) -> CoverFacts {
    var facts = CoverFacts(due: due.count)
    facts.isLearnt = due.isBegun
    if proposal.plan.quiz == nil { facts.about = layers(proposal.plan).first { !$0.isModifier }?.about }
    if proposal.plan.quiz != nil { facts.wishes.insert(.modes) }
    if proposal.request.day == nil { facts.wishes.insert(.players) }
    facts.changed = changed(proposal.plan)
    facts.extras = extras(proposal)
    if facts.extras != nil || !proposal.plan.standardOptions.isEmpty { facts.wishes.insert(.options) }
    return facts
  }

  /// The options that differ from their defaults, with their values.
  private func changed(_ plan: SittingPlan) -> [NamedSpec] {
    plan.standardOptions.compactMap { option in
      guard let value = plan.options.first(where: { $0.key.written == option.name })?.value,
        value != option.spec.initial
      else { return nil }
      var option = option
      option.spec.initial = value
      return option
    }
  }

  /// The further choices; nil without a quiz, and for a day's quiz, which is the same for all players.
  private func extras(_ proposal: Proposal) -> PlayExtras? {
    let request = proposal.request
    guard request.day == nil, proposal.plan.quiz != nil, !request.isWatching else { return nil }
    return PlayExtras(
      limit: request.limit, isMissed: request.isMissed, isPractice: request.isPractice,
      factor: request.limits.factor, seed: request.seed, category: request.filter.category,
      difficulty: request.filter.difficulty, kind: request.filter.kind)
  }

  /// The criteria by which questions of a quiz with a file can be chosen.
  private func topics(_ proposal: Proposal) -> QuizTopics {
    guard case .quiz(let found) = proposal.choice else { return QuizTopics() }
    return QuizTopics(found.quiz)
  }

  /// Lets the player change something, and returns to the cover; an unplayable choice is reported there and undone.
  func change(
    _ wish: CoverWish, _ proposal: Proposal, _ limits: LimitSettings, _ lobby: Lobby
  ) throws -> Scene {
    var proposal = proposal
    proposal.request.limits = limits
    let changed =
      switch wish {
      case .modes: try chooseMode(proposal, lobby)
      case .options: try chooseOptions(proposal, lobby)
      case .players: try chooseParty(proposal.request, layers(proposal.plan), lobby)
      }
    guard let request = changed else {
      return .quiz(proposal.choice, seed: proposal.plan.seed, proposal.request)
    }
    let seed = request.seed ?? proposal.plan.seed
    do throws(Problem) {
      var choice = proposal.choice
      if case .drawn = choice { choice = try found(request, seed) }
      _ = try plan(choice, seed, request)
      return .quiz(choice, seed: seed, request)
    } catch {
      return .quiz(proposal.choice, seed: proposal.plan.seed, proposal.request, notice: error.message)
    }
  }

  private func layers(_ plan: SittingPlan) -> [ModeInfo] { plan.plugins.map(\.info) }

  // MARK: Modes

  /// The request with the modes that the player chooses; nil when none are chosen, as with every change below.
  private func chooseMode(_ proposal: Proposal, _ lobby: Lobby) throws -> PlayRequest? {
    let plan = proposal.plan
    let chosen = try modes(proposal.request)
    let layers = (chosen.mode.map { [$0] } ?? []) + chosen.modifiers
    let ways = WaysToPlay(proposal.choice.quiz, surroundings.library, besides: layers.map(\.info))
    let mode = plan.plugins.first { !$0.info.isModifier }?.info.id ?? ModeInfo.builtIn.id
    let view = ModesView(
      title: plan.quiz?.title ?? plan.modeName, modes: ways.offeredModes(chosen: mode),
      modifiers: ways.offeredModifiers(chosen: layers.map(\.info.id)))
    return try lobby.modes(view).flatMap { try settle($0, proposal, ways, lobby) }
  }

  /// The request with another mode, without options that it lacks; asks for the players if their number does not fit.
  private func settle(
    _ choice: ModesChoice, _ proposal: Proposal, _ ways: WaysToPlay, _ lobby: Lobby
  ) throws -> PlayRequest? {
    var request = proposal.request
    let names = (choice.mode.isOwn || choice.mode.id.isEmpty ? [] : [choice.mode.id]) + choice.modifiers.map(\.id)
    request.plugins = try names.map { name throws(Problem) in try word(for: name, proposal.request) }
    let layers = (ways.modes + ways.modifiers).filter { info in
      info.id == (choice.mode.id.isEmpty ? ModeInfo.builtIn.id : choice.mode.id)
        || choice.modifiers.contains { $0.id == info.id }
    }
    let options = Set(layers.flatMap(\.options).map(\.name))
    request.set.removeAll { !options.contains($0.name) }
    if !layers.players.contains(request.players?.count ?? 1) {
      guard let changed = try chooseParty(request, layers, lobby) else { return nil }
      request = changed
    }
    guard choice.wantsOptions, let plan = try? plan(proposal.choice, proposal.plan.seed, request) else {
      return request
    }
    let changed = Proposal(choice: proposal.choice, plan: plan, request: request, list: proposal.list)
    return try chooseOptions(changed, lobby) ?? request
  }

  /// The word that led to a plugin that was named, or its name.
  private func word(for id: String, _ request: PlayRequest) throws(Problem) -> String {
    for word in request.plugins where try surroundings.library.plugin(word).info.id == id { return word }
    return id
  }

  // MARK: Options

  private func chooseOptions(_ proposal: Proposal, _ lobby: Lobby) throws(Interruption) -> PlayRequest? {
    let plan = proposal.plan
    let standard = plan.standardOptions
    let shown = standard.map { option in
      var option = option
      option.spec.initial = plan.options.first { $0.key.written == option.name }?.value
      return option
    }
    let view = OptionsView(
      title: plan.quiz?.title ?? plan.modeName, options: shown, extras: extras(proposal), topics: topics(proposal))
    var request = proposal.request
    switch try lobby.options(view) {
    case nil: return nil
    case .standard?:
      request.set = []
      request.take(view.extras == nil ? nil : PlayExtras())
    case .take(let values, let extras)?:
      request.set = values.filter { field in
        standard.first { $0.name == field.key.written }?.spec.initial != field.value
      }.map { PlayOption.Setting($0.key.written, ValueSpec.typed($0.value)) }
      request.take(extras)
    }
    return request
  }

  // MARK: Players

  /// Asks for the players of a mode that needs several, before anything else.
  func askWhoPlays(
    _ choice: QuizChoice, _ seed: Int, _ request: PlayRequest, _ list: [String]?
  ) throws -> Scene {
    let modes = try modes(request)
    let mode = try modes.mode(for: choice.quiz, surroundings.library)
    let layers = ((mode.map { [$0] } ?? []) + modes.modifiers).map(\.info)
    if let request = try chooseParty(request, layers, Lobby(screen: screen, settings: settings)) {
      return .quiz(choice, seed: seed, request)
    }
    return list.map { .list($0, selected: choice.quiz?.id) } ?? .end(.left())
  }

  private func chooseParty(
    _ request: PlayRequest, _ layers: [ModeInfo], _ lobby: Lobby
  ) throws(Interruption) -> PlayRequest? {
    let known = ((try? surroundings.record.toRead().players()) ?? []).map(\.name)
    var chosen = request.players ?? [surroundings.playerName]
    var names: [String] = []
    for name in chosen + known where !names.contains(name) { names.append(name) }
    while true {
      let view = PartyView(names: names, chosen: chosen, range: layers.players)
      switch try lobby.party(view) {
      case nil: return nil
      case .take(let players)?:
        var request = request
        (request.players, request.isPartyGiven) = (players, players.count > 1)
        return request
      case .add(let ticked)?:
        chosen = ticked
        guard let name = try typedName(lobby) else { continue }
        if !names.contains(name) { names.append(name) }
        chosen = (layers.players.upperBound == 1 ? [] : chosen.filter { $0 != name }) + [name]
      }
    }
  }

  /// Asks for a valid name.
  private func typedName(_ lobby: Lobby) throws(Interruption) -> String? {
    var (typed, notice): (String, String?) = ("", nil)
    while let text = try lobby.newPlayer(typed, notice: notice) {
      do throws(Problem) { return try PlayerName.read(text) } catch {
        (typed, notice) = (text, error.message)
      }
    }
    return nil
  }
}

extension PlayRequest {
  fileprivate mutating func take(_ extras: PlayExtras?) {
    guard let extras else { return }
    limit = extras.limit
    (isMissed, isPractice) = (extras.isMissed, extras.isPractice)
    isNew = isNew || isPractice
    limits.factor = extras.factor
    seed = extras.seed
    filter = QuestionFilter(category: extras.category, difficulty: extras.difficulty, kind: extras.kind)
  }
}

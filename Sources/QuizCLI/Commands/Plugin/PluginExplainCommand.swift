internal import CommandLine
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import QuizWorkshop

/// `quizrun plugin explain P [QUIZ|SITTING]`: what each hook got and answered in a sitting.
struct PluginExplainCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let plugin = try surroundings.library.plugin(parsed.operands[0])
    let hooks = try hooks()
    let (explanation, isJSON) = (try explanation(plugin), parsed.has("json"))
    let told = try PluginReports(surroundings.library, isJSON ? .objects : .lines).told {
      let entries = explanation().entries.filter { entry in
        guard case .called(let call, _) = entry, !hooks.isEmpty else { return true }
        return hooks.contains(call.hook)
      }
      let texts = entries.map { isJSON ? PluginExplainText.json($0) : PluginExplainText.text($0, plugin) }
      return PluginTelling(texts.joined(), code: 0)
    }
    Console.write(told.text)
    return 0
  }

  private func hooks() throws(Problem) -> Set<Hook> {
    var hooks: Set<Hook> = []
    for word in parsed.values("hook") {
      guard let hook = Hook(rawValue: word) else {
        let known = Hook.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage(.badValue(option: "--hook", value: word, expected: "one of \(known)"))
      }
      hooks.insert(hook)
    }
    return hooks
  }

  /// The explanation as work for a cell.
  private func explanation(_ plugin: Plugin) throws(Problem) -> () -> PluginExplanation {
    let languages = surroundings.library.languages
    guard parsed.operands.count > 1 else { return try drawn(plugin, try ownQuiz(plugin)) }
    let word = parsed.operands[1]
    if let found = try surroundings.library.quiz(named: word, seed: 0) { return try drawn(plugin, found) }
    let (stored, events) = try sitting(word)
    var plugins: [Plugin] = []
    for mode in stored.beginning.plugins where mode.sha256 != nil && mode.id != plugin.info.id {
      plugins.append(try surroundings.library.plugin(mode.id))
    }
    plugins.insert(plugin, at: plugin.info.isModifier ? plugins.count : 0)
    let commands = RecordedCommands.withSteps(SittingEvent.tellable(events), from: stored.beginning)
    let beginning = stored.beginning
    return { [plugins] in
      PluginExplanation(beginning, plugins.map(\.loadedHere), commands: commands, languages: languages)
    }
  }

  /// The one sitting whose id begins or ends with the word.
  private func sitting(_ word: String) throws(Problem) -> (StoredSitting, [SittingEvent]) {
    let record = try surroundings.record.toRead()
    let id = try SittingFinder(record: record).id(
      word, orSay: "there is no quiz and no sitting '\(word)': `quizrun list` and `quizrun history` list them")
    let loaded = try recorded(record.load(id))
    return (loaded.sitting, loaded.events)
  }

  /// The first quiz that names the plugin, else the first that fits; none for a mode that needs none.
  private func ownQuiz(_ plugin: Plugin) throws(Problem) -> QuizAtHand? {
    if plugin.info.fits == ModeInfo.Fit.none { return nil }
    let entries = surroundings.library.catalogue().entries.filter { entry in
      entry.card.map { plugin.info.takes($0) } ?? false
    }
    guard let entry = entries.first(where: { $0.plugin == plugin.info.id }) ?? entries.first else {
      throw Problem(.noInput, "no quiz fits '\(plugin.info.id)': name one, by path or id")
    }
    return try surroundings.library.quiz(at: entry.path, seed: 0)
  }

  /// A sitting in which everything that a player can do is drawn by the seed.
  private func drawn(_ plugin: Plugin, _ found: QuizAtHand?) throws(Problem) -> () -> PluginExplanation {
    let request = try PlayRequest(explaining: parsed)
    let modes = ModeChoice(plugin)
    let choice = found.map(QuizChoice.quiz) ?? .withoutQuiz
    let least = plugin.info.players.lowerBound
    var wanted = request
    if least > 1 { wanted.players = (1...least).map { "Player \($0)" } }
    let seed = request.seed ?? 1
    let plan = try SittingPlan(
      choice, wanted, modes, surroundings.library, seed: seed, player: surroundings.playerName,
      record: surroundings.record)
    let day = surroundings.today.day
    let uses = plan.plugins.map { PluginUse($0.info) }
    let beginning = Beginning(
      sitting: "", quiz: plan.quiz, plugins: plan.plugins[0].info.isModifier ? [PluginUse(.builtIn)] + uses : uses,
      options: plan.options, seed: seed, players: plan.names, day: day)
    let (plugins, languages) = (plan.plugins, surroundings.library.languages)
    return { PluginExplanation(beginning, plugins.map(\.loadedHere), commands: nil, languages: languages) }
  }
}

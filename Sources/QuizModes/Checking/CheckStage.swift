internal import LuaKit
internal import QuizCore

/// Plays sittings of a plugin with every fitting quiz, and gathers the results.
struct CheckStage {
  let plugin: Plugin
  let checker: PluginChecker
  private let reader: Proofreader?
  /// Keys of a result that the file takes from a list by a place in it.
  private let listedResults: [(key: String, list: String, token: Int)]
  private(set) var findings: [PluginFinding] = []
  private(set) var reports: [PluginReport.QuizReport] = []
  private var spending = HookCosts()
  private let budget: CheckBudget
  /// Whether a limit was hit: every further sitting would take as long.
  private var hasHitLimit = false
  private var isBlocked: Bool { hasHitLimit || budget.isSpent }
  /// The quizzes that were not played, or not to the end, as the budget was spent.
  private(set) var unplayed: [String] = []
  private var asking = AskingCheck()
  /// Whether some sitting began.
  private(set) var isPlayed = false
  /// The outcomes that the sittings with one quiz came to.
  private var met = OutcomeCheck.Met()
  /// Why the mode would not begin, in its own words.
  private(set) var refusals: [String] = []

  init(_ plugin: Plugin, _ checker: PluginChecker, _ budget: CheckBudget) {
    self.budget = budget
    self.plugin = plugin
    self.checker = checker
    reader = Proofreader(plugin.source.bytes, path: plugin.source.path)
    listedResults = reader?.listedResults ?? []
  }

  /// Why nothing could be played; nil when there was nothing to play.
  var whyUnplayed: String? {
    if plugin.info.hooks.isEmpty { return nil }
    if !refusals.isEmpty { return nil }
    if plugin.info.hooks == [.today] { return nil }
    var keys = plugin.info.fits == .any ? [] : ["`quiz = \"\(plugin.info.fits.rawValue)\"`"]
    if let kinds = plugin.info.kinds {
      keys.append("`kinds = { \(kinds.map { "\"\($0.rawValue)\"" }.sorted().joined(separator: ", ")) }`")
    }
    let fit = keys.isEmpty ? "" : " for " + keys.joined(separator: " and ")
    return "it was not played: there is no quiz at hand\(fit); name one with --quiz, or give it an example with one"
  }

  var costs: [PluginReport.Cost] { spending.all }

  mutating func play() {
    let today = TodayCheck(plugin: plugin, checker: checker, budget: budget)
    let isDone = budget.spending(oneOf: 4) { findings += today.findings { spending.count($0) } }
    if !isDone { unplayed.append("the days of `today`") }
    for (quiz, options) in exampleQuizzes where !isBlocked { rehearse(quiz, .wholly, set: options) }
    if plugin.info.fits == ModeInfo.Fit.none {
      rehearse(nil, .closely)
    } else {
      let all = (checker.chosen.map { [$0] } ?? checker.quizzes).filter { plugin.info.takes($0.quiz) }
      let own = all.filter { $0.quiz.plugin == plugin.info.id }
      let fitting = own.isEmpty ? all : own
      var novelty = Novelty()
      for (place, quiz) in fitting.enumerated() {
        if isBlocked {
          if budget.isSpent { unplayed.append(quiz.quiz.id) }
          continue
        }
        findings += BandCheck(quiz).findings()
        let isNew = novelty.meets(quiz.quiz) || !own.isEmpty
        let depth: Depth = place < 3 ? .closely : isNew ? .wholly : .briefly(place)
        rehearse(quiz, depth, budget: own.isEmpty ? min(checker.budget, Self.smallBudget) : checker.budget)
      }
    }
    if !hasHitLimit { findings += spending.tooDear(plugin) }
    if isPlayed, !hasHitLimit,
      findings.allSatisfy({ $0.code != .hookFailed && $0.code != .endless })
    {
      findings += asking.findings(plugin)
    }
  }

  /// The quizzes that the plugin's own examples play, each with the options of the example, each pair once.
  private var exampleQuizzes: [(quiz: CheckedQuiz, options: [PlainField])] {
    let runner = checker.runner(plugin)
    var known: [(quiz: CheckedQuiz, options: [PlainField])] = []
    for value in plugin.examples {
      guard let example = try? Example(reading: value), let named = example.quiz,
        named.string == nil || !example.options.isEmpty, let quiz = try? runner.quiz(named),
        plugin.info.takes(quiz)
      else { continue }
      if known.contains(where: { $0.quiz.quiz == quiz && $0.options == example.options }) {
        continue
      }
      known.append((CheckedQuiz(quiz: quiz, path: plugin.source.path, bytes: []), example.options))
    }
    return known
  }

  // MARK: Sittings

  /// The budget for counting every possibility of a quiz that any mode may play.
  private static let smallBudget = 3000

  /// Plays a quiz; `closely` also computes the score of guessing.
  ///
  /// `given` are options beside those set for the check.
  private mutating func rehearse(
    _ checked: CheckedQuiz?, _ depth: Depth, set given: [PlainField] = [], budget most: Int = 0
  ) {
    let rehearsal: Rehearsal
    do throws(Misfit) {
      rehearsal = try Rehearsal(
        plugin, checked?.quiz, seed: checker.seed, languages: checker.languages,
        set: checker.set + given, budget: budget)
    } catch {
      return findings.append(badOption(error, checked))
    }
    if let checked { findings += unknownOptions(checked) }
    met = OutcomeCheck.Met()
    let sittings = play(rehearsal, depth)
    guard let checked, !checked.bytes.isEmpty else { return }
    var report = PluginReport.QuizReport(
      id: checked.quiz.id, outcomes: checked.quiz.outcomes.map(\.id), guesses: nil,
      sittings: sittings)
    let isTelling = checker.saysGuesses || !checked.quiz.outcomes.isEmpty
    if depth.isClose && isTelling && spending.areCheap && !isBlocked
      && findings.allSatisfy({ $0.code != .hookFailed && $0.code != .endless })
    {
      let most = spending.affordable(most)
      _ = budget.spending(oneOf: 8) { report.guesses = GuessCheck(rehearsal: rehearsal, budget: most).summary() }
      if let guesses = report.guesses {
        findings += OutcomeCheck(plugin: plugin, checked: checked, rehearsal: rehearsal, guesses: guesses, met: met)
          .findings()
      }
    }
    if budget.isSpent { unplayed.append(checked.quiz.id) }
    reports.append(report)
  }

  /// Plays by every policy; the number of sittings.
  private mutating func play(_ rehearsal: Rehearsal, _ depth: Depth) -> Int {
    var sittings = 0
    var endless = 0
    for policy in depth.policies where !isBlocked {
      let rehearsal = policy.isLate ? rehearsal.timed : rehearsal
      var performance = RehearsedSitting(rehearsal)
      performance.play(atMost: rehearsal.mostSteps, policy.commands())
      sittings += 1
      endless += performance.isEndless ? 1 : 0
      take(performance)
    }
    if sittings > 0 && endless == sittings { findings.append(neverEnding(rehearsal)) }
    return sittings
  }

  private mutating func take(_ performance: RehearsedSitting) {
    for call in performance.calls.all {
      spending.count(call)
      findings += secrets(of: call)
    }
    met.take(performance.state)
    asking.take(performance)
    if performance.calls.hasHitLimit { hasHitLimit = true }
    let refusal = performance.refusal
    if let words = refusal.flatMap({ performance.wordsOfRefusal($0, of: plugin) }) {
      refusals.append(words)
    } else {
      isPlayed = true
      for failure in performance.failures + [refusal].compactMap({ $0 }) {
        findings.append(failed(failure, performance))
      }
    }
    findings += PointsCheck(plugin).findings(in: performance.state) + emptyPlaces(performance)
    if budget.isSpent { return }
    findings += DueCheck(plugin: plugin, languages: checker.languages).findings(after: performance.state) { call in
      spending.count(call)
      budget.count(call)
    }
  }

  /// Keys of a result that were taken from a list at a place where it has nothing.
  private func emptyPlaces(_ performance: RehearsedSitting) -> [PluginFinding] {
    guard let call = performance.calls.all.last(where: { $0.hook == .result }), case .success(let result) = call.outcome
    else { return [] }
    guard let reader else { return [] }
    return listedResults.filter { result[$0.key] == nil }.map { key, list, token in
      reader.finding(
        .hookFailed, at: token, in: reader.plugin.hooks[.result] ?? 0,
        "'\(key)' is nothing: '\(list)' has nothing at that place",
        "a list begins at 1: look at its first and last place, or write `\(list)[…] or …`")
    }
  }

  /// Lines at which a hook changed what outlives the call, or the hook where they are not known.
  private func secrets(of call: HookCall) -> [PluginFinding] {
    guard call.hasChanged else { return [] }
    let name = call.hook.rawValue
    let advice = "keep what changes in the state, and change it in after or acted"
    if call.changes.isEmpty && !findings.contains(where: { $0.code == .hiddenState }) {
      return [
        PluginFinding(
          .hiddenState, plugin.source.path, line(of: call.hook), hook: call.hook,
          "\(name) remembers something outside the state: it is forgotten after the call", suggestion: advice)
      ]
    }
    return call.changes.map { place in
      PluginFinding(
        .hiddenState, place.file, place.line, hook: call.hook,
        "here \(name) changes something outside the state: it is forgotten after the call", suggestion: advice)
    }
  }

  // MARK: Findings

  private func line(of hook: Hook) -> Int { plugin.source.line(of: hook, key: nil) }

  /// However it is played, a mode must come to its end.
  private func neverEnding(_ rehearsal: Rehearsal) -> PluginFinding {
    PluginFinding(
      .endless, plugin.source.path, line(of: .next), hook: .next,
      "the sitting does not end: after \(rehearsal.mostSteps) steps it still goes on",
      suggestion: "remember in the state what was shown or asked, and `return ctx.finish()` when nothing is left")
  }

  /// Options that a quiz sets for this plugin, which does not have them.
  private func unknownOptions(_ checked: CheckedQuiz) -> [PluginFinding] {
    guard checked.quiz.plugin == plugin.info.id else { return [] }
    let known = plugin.info.options.map(\.name)
    return checked.quiz.options.map(\.key.written).filter { !known.contains($0) }.map { name in
      let hint = nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      return PluginFinding(
        .shape, checked.path, checked.line(ofOption: name) ?? 1,
        "the quiz sets the option '\(name)', which '\(plugin.info.id)' does not declare",
        suggestion: hint ?? (known.isEmpty ? "leave it out" : "it has \(known.joined(separator: ", "))"))
    }
  }

  private func badOption(_ misfit: Misfit, _ checked: CheckedQuiz?) -> PluginFinding {
    let name = misfit.message.firstMatch(of: /'([^']+)'/).map { String($0.1) } ?? ""
    let declared = "\(plugin.source.path):\(plugin.source.line(at: ["options", name]) ?? 1)"
    return PluginFinding(
      .shape, checked?.path ?? plugin.source.path, checked?.line(ofOption: name) ?? 1,
      "\(misfit.message) (declared in \(declared))", suggestion: "change the value in the quiz, or the declaration")
  }

  private func failed(_ failure: HookFailure, _ performance: RehearsedSitting) -> PluginFinding {
    let lua = performance.calls.all.compactMap { call -> LuaFailure? in
      guard call.hook == failure.hook, case .failure(let failure) = call.outcome else { return nil }
      return failure
    }.first
    let isLimit = lua.map { [.instructions, .time, .memory, .block].contains($0.kind) } ?? false
    return PluginFinding(
      isLimit ? .limit : .hookFailed, saying: failure.message, hook: failure.hook,
      or: plugin.source.path,
      line(of: failure.hook), suggestion: Advice.on(failure.message, failure.hook, isLimit: isLimit)
    )
  }
}

/// How much of a quiz is played to check a plugin.
enum Depth {
  /// Also computes the score of guessing.
  case closely
  case wholly
  /// Plays only the best answers and one way in which the quiz shows something new.
  case briefly(Int)

  var policies: [Policy] {
    let all: [Policy] = [.right, .wrong, .skipping, .late]
    switch self {
    case .closely: return all + (1...6).map { .exploring(seed: $0) }
    case .wholly: return all + (1...2).map { .exploring(seed: $0) }
    case .briefly(let place): return [.right, .exploring(seed: place)]
    }
  }

  var isClose: Bool { if case .closely = self { true } else { false } }
}

/// Checks that `due` can be counted: for a quiz never played, and after a sitting.
struct DueCheck {
  let plugin: Plugin
  let languages: [String]

  /// `witness` receives every call.
  func findings(after state: SittingState, _ witness: (HookCall) -> Void) -> [PluginFinding] {
    guard plugin.info.hooks.contains(.due) else { return [] }
    var beginning = state.beginning
    for (memory, shared) in [
      (beginning.memory, beginning.shared), (state.memoryAfter, state.sharedAfter),
    ] {
      (beginning.memory, beginning.shared) = (memory, shared)
      do throws(HookFailure) {
        _ = try DueHook(plugin, languages: languages).count(beginning, telling: witness)
      } catch {
        let line = plugin.source.line(of: Hook.due.rawValue) ?? 1
        return [
          PluginFinding(
            .hookFailed, saying: error.message, hook: .due, or: plugin.source.path, line,
            suggestion: Advice.on(error.message, .due, isLimit: false))
        ]
      }
    }
    return []
  }
}

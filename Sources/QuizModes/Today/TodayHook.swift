internal import LuaKit
package import QuizCore

/// Which quiz a day has: the first plugin that answers says so, else the days go through the quizzes one by one.
package struct TodayHook {
  private let plugins: [Plugin]
  private let options: [PlainField]
  private let languages: [String]
  private let log: PluginLog?

  /// `options` are the values for all plugins together; missing ones have their defaults.
  package init(_ plugins: [Plugin], options: [PlainField] = [], languages: [String] = ["en"], log: PluginLog? = nil) {
    self.log = log
    self.plugins = plugins
    self.options = options
    self.languages = languages
  }

  /// The id of the day's quiz, nil when there is none, with the failures of skipped plugins.
  ///
  /// `quizzes` is the pool, sorted by id.
  package func quiz(of quizzes: [Quiz], on day: CivilDay) -> (id: String?, failures: [HookFailure]) {
    var failures: [HookFailure] = []
    for plugin in plugins where plugin.info.hooks.contains(.today) && !quizzes.isEmpty {
      do throws(HookFailure) {
        if let id = try answer(of: plugin, quizzes, day) { return (id, failures) }
      } catch {
        failures.append(error)
      }
    }
    return (Self.byNumber(quizzes.map(\.id), day), failures)
  }

  /// The default: the day's number modulo the count, so that every day goes on to the next quiz.
  package static func byNumber(_ ids: [String], _ day: CivilDay) -> String? {
    if ids.isEmpty { return nil }
    let place = day.number % ids.count
    return ids[place < 0 ? place + ids.count : place]
  }

  /// The failures on any of these days; `goesOn` receives every call and stops the check by returning false.
  ///
  /// One machine serves all days, reset before each call.
  func failures(of quizzes: [Quiz], on days: [CivilDay], _ goesOn: (HookCall) -> Bool)
    -> [HookFailure]
  {
    var failures: [HookFailure] = []
    var machine: ModeMachine?
    for plugin in plugins where !quizzes.isEmpty {
      for day in days {
        var isOver = false
        do throws(HookFailure) {
          _ = try answer(of: plugin, quizzes, day, &machine) { call in isOver = !goesOn(call) }
        } catch {
          failures.append(error)
        }
        if isOver { return failures }
      }
    }
    return failures
  }

  private func answer(of plugin: Plugin, _ quizzes: [Quiz], _ day: CivilDay) throws(HookFailure)
    -> String?
  {
    var machine: ModeMachine?
    return try answer(of: plugin, quizzes, day, &machine) { _ in }
  }

  /// `kept` is a machine that was asked for another day, or becomes one.
  private func answer(
    of plugin: Plugin, _ quizzes: [Quiz], _ day: CivilDay, _ kept: inout ModeMachine?,
    _ witness: (HookCall) -> Void
  ) throws(HookFailure) -> String? {
    var beginning = Beginning(sitting: "", quiz: nil, seed: 0, players: [], day: day)
    beginning.options = plugin.info.options.compactMap { named in
      let given = options.first { $0.key == .text(named.name) }?.value ?? named.spec.initial
      return given.map { PlainField(named.name, $0) }
    }
    let state = SittingState.initial(beginning)
    let context = HookContext(state: state, hook: .today) { question, _ in .withoutResponse(question) }
    do throws(LuaFailure) {
      let machine = try machine(for: plugin, quizzes, beginning, &kept)
      defer { log?.take(from: machine) }
      let pool = LuaValue.list(quizzes.map { .readOnly("the quiz", .reference($0.id)) })
      let answer = try machine.call(
        .today, context, nil, keeping: .result, [pool, LuaValue(day), .context], telling: witness)
      return try id(answer, quizzes, plugin)
    } catch {
      throw HookFailure(plugin: plugin.info.id, hook: .today, message: error.withCallers(of: Hook.today.rawValue))
    }
  }

  private func machine(
    for plugin: Plugin, _ quizzes: [Quiz], _ beginning: Beginning, _ kept: inout ModeMachine?
  ) throws(LuaFailure) -> ModeMachine {
    if let kept, kept.isAlive {
      try kept.machine.change("day", LuaValue(beginning.day))
      return kept
    }
    let machine = try ModeMachine(plugin, beginning, languages)
    for quiz in quizzes { try machine.define(quizOfPool: quiz) }
    kept = machine
    return machine
  }

  private func id(_ answer: LuaValue, _ quizzes: [Quiz], _ plugin: Plugin) throws(LuaFailure)
    -> String?
  {
    let id: String
    switch answer {
    case .none: return nil
    case .text(let text), .reference(let text): id = text
    default: throw misfit("today must return the id of a quiz, got \(answer.kindInWords)", plugin)
    }
    if quizzes.contains(where: { $0.id == id }) { return id }
    let hint = nearest(to: id, in: quizzes.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
    throw misfit("today returned '\(id)', which is not in the list it got\(hint)", plugin)
  }

  private func misfit(_ sentence: String, _ plugin: Plugin) -> LuaFailure {
    LuaFailure(
      kind: .error, message: sentence, file: plugin.source.path, line: plugin.source.line(of: Hook.today.rawValue) ?? 1)
  }
}

extension ModeMachine {
  /// A quiz of the daily pool, its questions under names of their own: two quizzes may use the same ids.
  fileprivate func define(quizOfPool quiz: Quiz) throws(LuaFailure) {
    let name = { (question: Question) in "\(quiz.id)\u{1F}\(question.id)" }
    for question in quiz.questions { try machine.define(name(question), LuaValue(question)) }
    try machine.define(quiz.id, LuaValue(quiz, naming: name))
  }
}

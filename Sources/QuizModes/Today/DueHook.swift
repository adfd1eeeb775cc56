internal import LuaKit
package import QuizCore

/// Counts the due cards of a quiz for a player, today or on each of the next days, by the mode's `due`.
package struct DueHook {
  private let plugin: Plugin
  private let languages: [String]
  private let log: PluginLog?

  package init(_ plugin: Plugin, languages: [String] = ["en"], log: PluginLog? = nil) {
    self.plugin = plugin
    self.languages = languages
    self.log = log
  }

  /// The number of due cards; nil when the mode has no `due`.
  ///
  /// The facts are those of a sitting that would begin now: quiz, options, player, day, memory, shared and seen.
  /// Questions that the mode does not take are removed here.
  package func count(_ beginning: Beginning) throws(HookFailure) -> Int? {
    try count(beginning) { _ in }
  }

  /// The number of due cards; `witness` receives the call.
  func count(_ beginning: Beginning, telling witness: (HookCall) -> Void) throws(HookFailure) -> Int? {
    try ask(beginning, days: nil, telling: witness, count)
  }

  /// The cards of a day, if every card asked before was known: those that come back, and new ones.
  package struct Day: Equatable, Sendable {
    package var due: Int
    package var new: Int

    package init(due: Int, new: Int) {
      (self.due, self.new) = (due, new)
    }
  }

  /// The cards of so many days, from today on; nil when the mode counts those of today alone.
  package func forecast(_ beginning: Beginning, days: Int) throws(HookFailure) -> [Day]? {
    let found = try ask(beginning, days: days, telling: { _ in }) { answer throws(LuaFailure) -> [Day]? in
      if case .int = answer { return nil }
      let list = try (answer.elements ?? []).map(day)
      if list.count != days {
        throw misfit("due must return \(days) tables like { due = 3, new = 2 }, one for each day")
      }
      return list
    }
    return found ?? nil
  }

  /// Calls the hook and reads its answer; nil when the mode has none.
  private func ask<Answer>(
    _ beginning: Beginning, days: Int?, telling witness: (HookCall) -> Void,
    _ read: (LuaValue) throws(LuaFailure) -> Answer
  ) throws(HookFailure) -> Answer? {
    guard plugin.info.hooks.contains(.due), let quiz = beginning.quiz?.seen(by: plugin.info) else { return nil }
    var beginning = beginning
    beginning.quiz = quiz
    let state = SittingState.initial(beginning)
    let context = HookContext(state: state, hook: .due) { question, _ in .withoutResponse(question) }
    do throws(LuaFailure) {
      let machine = try ModeMachine(plugin, state.beginning, languages)
      defer { log?.take(from: machine) }
      let arguments = [LuaValue(beginning.memory), LuaValue(quiz), .context]
      let answer = try machine.call(
        .due, context, nil, keeping: .result, arguments + (days.map { [.int(Int64($0))] } ?? []), telling: witness)
      return try read(answer)
    } catch {
      throw HookFailure(
        plugin: plugin.info.id, hook: .due, message: error.withCallers(of: Hook.due.rawValue),
        isByClock: error.kind == .time)
    }
  }

  /// The allowed counts: more than fits into a day, and few enough to add up over all modes and quizzes.
  package static let counts = 0...1_000_000

  private func count(_ answer: LuaValue) throws(LuaFailure) -> Int {
    if case .int(let count) = answer, Self.counts.contains(Int(count)) { return Int(count) }
    let found = answer.double.map { ValueSpec.written(.numeric($0)) } ?? answer.kindInWords
    let most = Self.counts.upperBound
    let range = answer.double ?? 0 > Double(most) ? "a whole number up to \(most)" : "a whole number, 0 or more"
    throw misfit("due must return \(range), got \(found)")
  }

  private func day(_ value: LuaValue) throws(LuaFailure) -> Day {
    Day(due: try count(value["due"] ?? .none), new: try count(value["new"] ?? .none))
  }

  private func misfit(_ sentence: String) -> LuaFailure {
    LuaFailure(
      kind: .error, message: sentence, file: plugin.source.path,
      line: plugin.source.line(of: Hook.due.rawValue) ?? 1)
  }
}

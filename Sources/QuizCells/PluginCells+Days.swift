internal import Cells
internal import LuaKit
internal import QuizCoding
package import QuizCore
package import QuizModes

extension PluginCells {
  /// The quiz of a day, by `TodayHook`; failing plugins are skipped with a sentence.
  ///
  /// `ids` are the pool's; `quiz` is called for the quizzes at these places only when a plugin runs.
  package func today(
    _ plugins: [Plugin], options: [PlainField], languages: [String], log: PluginLog?, of ids: [String],
    on day: CivilDay, quiz: (Int) -> Quiz?
  ) -> (id: String?, failures: [HookFailure]) {
    let asked = plugins.filter { $0.info.hooks.contains(.today) }
    let byNumber = TodayHook.byNumber(ids, day)
    if asked.isEmpty { return (byNumber, []) }
    let quizzes = ids.indices.compactMap(quiz)
    if confinement == nil {
      return TodayHook(plugins, options: options, languages: languages, log: log).quiz(of: quizzes, on: day)
    }
    let answer: LuaValue
    do throws(CellEnd) {
      answer = try compute(within: Self.patience * asked.count, .today) { request in
        request.write(asked.count)
        for plugin in asked { plugin.source.write(to: &request, with: plugin.modules) }
        request.write(EventCoding.text(PlainValue.map(options)))
        request.write(.list(languages.map(LuaValue.text)))
        request.write(quizzes.count)
        for quiz in quizzes { quiz.write(to: &request) }
        request.write(day.number)
      }
    } catch {
      let failures = asked.map {
        HookFailure(plugin: $0.info.id, hook: .today, message: "\($0.source.path): \(error.sentence)")
      }
      return (byNumber, failures)
    }
    guard case .list(let parts) = answer, parts.count == 3, case .text(let id) = parts[0],
      quizzes.contains(where: { $0.id == id }), case .list(let told) = parts[1]
    else { return (byNumber, []) }
    if let log { PrintedLines.pass(parts[2], to: log, of: asked.map(\.info.id)) }
    return (id, told.compactMap(Self.failure))
  }

  private static func failure(_ value: LuaValue) -> HookFailure? {
    guard case .list(let parts) = value, parts.count == 2, case .text(let plugin) = parts[0],
      case .text(let message) = parts[1]
    else { return nil }
    return HookFailure(plugin: plugin, hook: .today, message: message)
  }

  /// Milliseconds for a plugin that is loaded and asked once.
  private static let patience = 3000

  /// How much of a quiz a mode has today, as `DueHook` says.
  package func due(
    _ plugin: Plugin, _ beginning: Beginning, languages: [String], log: PluginLog?
  ) throws(HookFailure) -> Int? {
    if areHere { return try DueHook(plugin, languages: languages, log: log).count(beginning) }
    switch try answer(of: plugin, beginning, days: 0, languages, log) {
    case .int(let count) where DueHook.counts.contains(Int(count)): return Int(count)
    case .none: return nil
    default: throw failure(of: plugin, "\(plugin.source.path): \(CellEnd.garbled.sentence)")
    }
  }

  /// The cards of so many days, from today on, as `DueHook` says.
  package func forecast(
    _ plugin: Plugin, _ beginning: Beginning, days: Int, languages: [String], log: PluginLog?
  ) throws(HookFailure) -> [DueHook.Day]? {
    if areHere { return try DueHook(plugin, languages: languages, log: log).forecast(beginning, days: days) }
    let answer = try answer(of: plugin, beginning, days: days, languages, log)
    if answer == .none { return nil }
    var counts: [Int] = []
    if case .list(let values) = answer {
      for case .int(let count) in values where DueHook.counts.contains(Int(count)) { counts.append(Int(count)) }
    }
    guard counts.count == 2 * days else {
      throw failure(of: plugin, "\(plugin.source.path): \(CellEnd.garbled.sentence)")
    }
    return (0..<days).map { DueHook.Day(due: counts[2 * $0], new: counts[2 * $0 + 1]) }
  }

  /// The answer of a cell; `days` is 0 for today's count alone.
  private func answer(
    of plugin: Plugin, _ beginning: Beginning, days: Int, _ languages: [String], _ log: PluginLog?
  ) throws(HookFailure) -> LuaValue {
    guard plugin.info.hooks.contains(.due) else { return .none }
    let answer: LuaValue
    do throws(CellEnd) {
      answer = try compute(within: Self.patience, .due) { request in
        plugin.source.write(to: &request, with: plugin.modules)
        request.write(.list(languages.map(LuaValue.text)))
        var around = beginning
        around.quiz = nil
        request.write(EventCoding.text(around))
        request.write(.bool(beginning.quiz != nil))
        beginning.quiz?.write(to: &request)
        request.write(days)
      }
    } catch {
      throw failure(of: plugin, "\(plugin.source.path): \(error.sentence)")
    }
    guard case .list(let parts) = answer, parts.count == 2 else {
      throw failure(of: plugin, "\(plugin.source.path): \(CellEnd.garbled.sentence)")
    }
    PrintedLines.pass(parts[1], to: log, of: [plugin.info.id])
    if case .text(let message) = parts[0] { throw failure(of: plugin, message) }
    return parts[0]
  }

  private func failure(of plugin: Plugin, _ message: String) -> HookFailure {
    HookFailure(plugin: plugin.info.id, hook: .due, message: message)
  }
}

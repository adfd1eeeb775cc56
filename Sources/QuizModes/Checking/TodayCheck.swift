internal import QuizCore

/// Checks the quiz of every day of a year, among the quizzes at hand and those of each example of `today`.
struct TodayCheck {
  let plugin: Plugin
  let checker: PluginChecker
  let budget: CheckBudget

  /// `witness` receives every call.
  func findings(_ witness: (HookCall) -> Void) -> [PluginFinding] {
    guard plugin.info.hooks.contains(.today) else { return [] }
    let line = plugin.source.line(of: .today, key: nil)
    return pools.flatMap { pool -> [PluginFinding] in
      let hook = TodayHook([plugin], options: pool.options, languages: checker.languages)
      let failures = hook.failures(of: pool.quizzes, on: Self.days) { call in
        budget.count(call)
        witness(call)
        return !budget.isSpent
      }
      return failures.map { failure in
        PluginFinding(
          .hookFailed, saying: failure.message, hook: .today, or: plugin.source.path, line,
          suggestion: Advice.on(failure.message, .today, isLimit: false))
      }
    }
  }

  /// A year with each weekday of each month, and the day that comes every four years.
  private static let days: [CivilDay] = {
    let first = CivilDay(year: 2026, month: 1, day: 1).number
    return (0..<365).map { CivilDay(number: first + $0) } + [
      CivilDay(year: 2028, month: 2, day: 29)
    ]
  }()

  private var pools: [(quizzes: [Quiz], options: [PlainField])] {
    let runner = checker.runner(plugin)
    let ofExamples = plugin.examples.compactMap {
      value -> (quizzes: [Quiz], options: [PlainField])? in
      guard let example = try? Example(reading: value), !example.quizzes.isEmpty,
        let pool = try? runner.pool(example)
      else { return nil }
      return (pool, checker.set + example.options)
    }
    return [(checker.quizzes.map(\.quiz).sorted { $0.id < $1.id }, checker.set)] + ofExamples
  }
}

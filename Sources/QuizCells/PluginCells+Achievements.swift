internal import Cells
internal import LuaKit
package import QuizCore
package import QuizModes

/// What a plugin says of the achievements it declares.
package struct AchievementAnswers {
  package var earned: [String] = []
  package var progress: [String: AchievementRow.Progress] = [:]
  package var problems: [String] = []
}

extension PluginCells {
  /// What those statistics earn, and how far they have come: for each plugin the answers to the achievements that are wanted.
  ///
  /// `stats` nil asks nothing of the kind; `progress` is asked for what is not earned.
  package func achievements(
    of plugins: [Plugin], _ stats: PlainValue, earned known: [String: Set<String>], asksEarned: Bool, asksProgress: Bool
  ) -> [AchievementAnswers] {
    let asked: [() -> AchievementAnswers] = plugins.map { plugin in
      let source = areHere ? nil : plugin.carried
      return {
        var answers = AchievementAnswers()
        guard let plugin = source == nil ? plugin : source.flatMap({ try? Plugin.load($0) }) else { return answers }
        if asksEarned { (answers.earned, answers.problems) = plugin.earned(stats) }
        if asksProgress {
          let earned = (known[plugin.info.id] ?? []).union(answers.earned)
          let (progress, problems) = plugin.progress(stats, without: earned)
          answers.progress = progress
          answers.problems += problems
        }
        return answers
      }
    }
    if areHere || plugins.isEmpty { return asked.map { $0() } }
    do throws(CellEnd) {
      let value = try compute(within: Self.allAchievements) { .list(asked.map { $0().form }) }
      guard case .list(let forms) = value, forms.count == plugins.count else { throw .garbled }
      return forms.map(AchievementAnswers.init(form:))
    } catch {
      var answers = plugins.map { _ in AchievementAnswers() }
      answers[0].problems = ["achievements could not be asked: \(error.sentence)"]
      return answers
    }
  }

  /// Milliseconds that all plugins may take together.
  private static let allAchievements = 30_000
}

extension AchievementAnswers {
  fileprivate var form: LuaValue {
    let steps = progress.sorted { $0.key < $1.key }.map {
      LuaValue.list([.text($0.key), .number($0.value.have), .number($0.value.need)])
    }
    return .list([.list(earned.map(LuaValue.text)), .list(steps), .list(problems.map(LuaValue.text))])
  }

  fileprivate init(form: LuaValue) {
    guard case .list(let parts) = form, parts.count == 3, case .list(let earned) = parts[0],
      case .list(let steps) = parts[1], case .list(let problems) = parts[2]
    else { return }
    self.earned = earned.compactMap(\.string)
    self.problems = problems.compactMap(\.string)
    for step in steps {
      guard case .list(let parts) = step, parts.count == 3, let id = parts[0].string, let have = parts[1].double,
        let need = parts[2].double, have.isFinite, need.isFinite, need > 0
      else { continue }
      progress[id] = AchievementRow.Progress(have: min(max(0, have), need), need: need)
    }
  }
}

internal import Cells
internal import LuaKit
internal import QuizCoding
package import QuizCore
package import QuizModes

/// A plugin's answers on the achievements that it declares.
package struct AchievementAnswers {
  package var earned: [String] = []
  package var progress: [String: AchievementRow.Advance] = [:]
  package var problems: [String] = []
}

extension PluginCells {
  /// The earned achievements and their progress under these statistics, for each plugin.
  ///
  /// `asksEarned` and `asksProgress` choose the questions; progress is asked only of achievements not earned.
  package func achievements(
    of plugins: [Plugin], _ stats: PlainValue, earned known: [String: Set<String>], asksEarned: Bool, asksProgress: Bool
  ) -> [AchievementAnswers] {
    let question = AchievementQuestion(stats: stats, known: known, asksEarned: asksEarned, asksProgress: asksProgress)
    if areHere || plugins.isEmpty { return plugins.map { question.answers(of: $0) } }
    do throws(CellEnd) {
      let reply = try Self.despiteKills { () throws(CellEnd) in
        prepare()
        return try ask(request(plugins, question), within: Self.allAchievements)
      }
      var reader = LuaValueReader(reply)
      guard case .list(let forms)? = try? reader.value(), forms.count == plugins.count, reader.isAtEnd else {
        end()
        throw .garbled
      }
      return forms.map(AchievementAnswers.init(form:))
    } catch {
      var answers = plugins.map { _ in AchievementAnswers() }
      answers[0].problems = ["achievements could not be asked: \(error.sentence)"]
      return answers
    }
  }

  private func request(_ plugins: [Plugin], _ question: AchievementQuestion) -> [UInt8] {
    var writer = LuaValueWriter()
    writer.write(PluginService.Kind.achievements.rawValue)
    question.write(to: &writer)
    writer.write(plugins.count)
    for plugin in plugins { mention(plugin, to: &writer) }
    return writer.bytes
  }

  /// Milliseconds that all plugins may take together.
  private static let allAchievements = 30_000
}

/// The questions to plugins about achievements.
struct AchievementQuestion {
  var stats: PlainValue
  /// Ids that were earned before, by plugin.
  var known: [String: Set<String>]
  var asksEarned: Bool
  var asksProgress: Bool

  func answers(of plugin: Plugin) -> AchievementAnswers {
    var answers = AchievementAnswers()
    if asksEarned { (answers.earned, answers.problems) = plugin.earned(stats) }
    if asksProgress {
      let earned = (known[plugin.info.id] ?? []).union(answers.earned)
      let (progress, problems) = plugin.progress(stats, without: earned)
      answers.progress = progress
      answers.problems += problems
    }
    return answers
  }

  func write(to writer: inout LuaValueWriter) {
    writer.write(EventCoding.text(stats))
    writer.write(.list(known.map { .list(([$0.key] + $0.value).map(LuaValue.text)) }))
    writer.write(.list([.bool(asksEarned), .bool(asksProgress)]))
  }

  init(stats: PlainValue, known: [String: Set<String>], asksEarned: Bool, asksProgress: Bool) {
    (self.stats, self.known) = (stats, known)
    (self.asksEarned, self.asksProgress) = (asksEarned, asksProgress)
  }

  init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    do { stats = try EventCoding.plainValue(try reader.text()) } catch { throw LuaValueReader.Garbled() }
    guard case .list(let groups) = try reader.value(), case .list(let flags) = try reader.value(), flags.count == 2
    else { throw LuaValueReader.Garbled() }
    known = [:]
    for case .list(let words) in groups {
      let ids = words.compactMap(\.string)
      if let plugin = ids.first { known[plugin] = Set(ids.dropFirst()) }
    }
    (asksEarned, asksProgress) = (flags[0] == .bool(true), flags[1] == .bool(true))
  }
}

extension AchievementAnswers {
  var form: LuaValue {
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
        let need = parts[2].double, Amount(have) != nil, Amount(need) != nil, need > 0
      else { continue }
      progress[id] = AchievementRow.Advance(have: min(max(0, have), need), need: need)
    }
  }
}

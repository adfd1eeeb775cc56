internal import QuizCells
package import QuizCore
package import QuizFormats
package import QuizLibrary
package import QuizModes
package import QuizStore

/// The cards due today in the quizzes at hand: the sum over a quiz's own mode and every mode that remembers it.
package struct DueDesk {
  private let surroundings: Surroundings
  private let record: any PlayerRecord
  private let player: String
  private let modes: [Counting]

  /// A mode with a `due`, and its memory of the player: by quiz, and over all.
  private struct Counting {
    var plugin: Plugin
    var memories: [String: PlainValue] = [:]
    var shared = PlainValue.empty
  }

  /// The number of due cards of a quiz, and a sentence for each mode that failed to count.
  package struct Due: Equatable, Sendable {
    /// Nil when no mode has anything to say, or one failed.
    package var count: Int?
    /// Whether a mode remembers the quiz, so that it is being learnt.
    package var isBegun = false
    package var problems: [String] = []

    package init() {}
  }

  /// Looks for modes with a `due` among the plugins at hand; a plugin that cannot be loaded has none.
  package init(surroundings: Surroundings, record: any PlayerRecord, player: String) {
    self.surroundings = surroundings
    self.record = record
    self.player = player
    modes = Self.plugins(surroundings.library).map { plugin in
      var mode = Counting(plugin: plugin)
      let key = surroundings.library.use(of: plugin).memoryKey
      for kept in (try? record.memories(of: player, mode: key)) ?? [] {
        if let quiz = kept.quiz { mode.memories[quiz] = kept.value } else { mode.shared = kept.value }
      }
      return mode
    }
  }

  private static func plugins(_ library: Library) -> [Plugin] {
    library.pluginPaths.compactMap { _, path in
      // Most plugins have none: they need not be run to know that.
      guard let source = try? library.source(path), source.mentions(Hook.due.rawValue),
        let plugin = try? library.cells.load(source), plugin.info.hooks.contains(.due)
      else { return nil }
      return plugin
    }
  }

  /// The cards of a quiz due today. A mode that is about to play it counts too, even before it remembers anything.
  package func due(of quiz: Quiz, playing mode: String? = nil) -> Due { due(of: quiz.card, playing: mode) { quiz } }

  /// The due cards for the cover of a quiz; no count when nothing is due and no mode that plays it counts.
  package func due(ofWhole quiz: Quiz, playing mode: String?) -> Due {
    var due = due(of: quiz, playing: mode)
    if due.count == 0, !counts(mode) { due.count = nil }
    return due
  }

  /// The due cards of a quiz in the catalogue, whose questions are read only if a mode needs them.
  package func due(of entry: QuizCatalogue.Entry) -> Due {
    entry.card.map { card in due(of: card, playing: nil) { surroundings.library.quiz(of: entry) } } ?? Due()
  }

  private func due(of quiz: QuizCard, playing mode: String?, whole: () -> Quiz?) -> Due {
    var due = Due()
    var hasFailed = false
    for counting in modes {
      let info = counting.plugin.info
      let isIts = [quiz.plugin, mode].contains(info.id) || counting.memories[quiz.id] != nil
      guard isIts, info.takes(quiz) else { continue }
      if counting.memories[quiz.id] != nil { due.isBegun = true }
      do {
        guard let whole = whole(), let count = try count(whole, counting) else { continue }
        due.count = (due.count ?? 0).addingReportingOverflow(count).partialValue
      } catch {
        hasFailed = true
        due.problems.append("'\(quiz.id)': \(error.message)")
      }
    }
    if hasFailed { due.count = nil }
    return due
  }

  /// True when a mode counts the due cards of its quizzes.
  package func counts(_ mode: String?) -> Bool { modes.contains { $0.plugin.info.id == mode } }

  /// The progress of a quiz's unfinished sitting that continues by itself; nil for one of an earlier day under a mode
  /// with due cards.
  package func goingOn(_ standing: QuizStanding?, of quiz: QuizCard) -> QuizStanding.Open? {
    guard let open = standing?.unfinished, modes.contains(where: { $0.plugin.info.id == quiz.plugin }) else {
      return standing?.unfinished
    }
    let day = { (time: WallTime) in surroundings.zone.local(time).0 }
    return day(open.started) < day(surroundings.clock.now()) ? nil : open
  }

  private func count(_ quiz: Quiz, _ mode: Counting) throws(Problem) -> Int? {
    let beginning = try beginning(quiz, mode)
    do {
      return try surroundings.library.cells.due(
        mode.plugin, beginning, languages: surroundings.library.languages, log: surroundings.pluginLog)
    } catch {
      throw Problem(.badData, error.message)
    }
  }

  /// The cards of a quiz on so many days, from today on, over all modes that say so.
  package func forecast(of quiz: Quiz, days: Int) throws(Problem) -> [DueHook.Day] {
    var sums = Array(repeating: DueHook.Day(due: 0, new: 0), count: days)
    for counting in modes {
      let info = counting.plugin.info
      guard quiz.plugin == info.id || counting.memories[quiz.id] != nil, info.takes(quiz) else { continue }
      let beginning = try beginning(quiz, counting)
      let found: [DueHook.Day]?
      do {
        found = try surroundings.library.cells.forecast(
          counting.plugin, beginning, days: days, languages: surroundings.library.languages,
          log: surroundings.pluginLog)
      } catch {
        throw Problem(.badData, "'\(quiz.id)': \(error.message)")
      }
      for (place, day) in (found ?? []).enumerated() {
        sums[place].due += day.due
        sums[place].new += day.new
      }
    }
    return sums
  }

  /// A sitting that would begin now.
  private func beginning(_ quiz: Quiz, _ mode: Counting) throws(Problem) -> Beginning {
    let info = mode.plugin.info
    let day = surroundings.today.day
    let options = try OptionValues.resolve(info.options, quiz: quiz, places: .unknown, set: [])
    var beginning = Beginning(
      sitting: "", quiz: quiz, plugins: [PluginUse(info)], options: options, seed: 0, players: [player], day: day)
    beginning.memory = mode.memories[quiz.id] ?? .empty
    beginning.shared = mode.shared
    if mode.plugin.readsSeen { beginning.seen = record.seen(by: player, in: quiz.id) }
    return beginning
  }
}

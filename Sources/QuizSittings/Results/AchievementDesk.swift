internal import QuizCells
package import QuizCore
internal import QuizLibrary
internal import QuizModes
package import QuizStore
internal import TextLayout
internal import Words

/// A player's achievements, earned and in progress, from every plugin at hand.
package struct AchievementDesk {
  package let surroundings: Surroundings
  package let record: any PlayerRecord
  package let player: String

  package init(surroundings: Surroundings, record: any PlayerRecord, player: String) {
    self.surroundings = surroundings
    self.record = record
    self.player = player
  }

  /// Every achievement, earned ones first, in the order of plugins and files; with problems.
  ///
  /// Newly earned ones are recorded for the day of the last finished sitting, for good.
  package func rows() -> (rows: [AchievementRow], problems: [String]) {
    let standing = standing(withProgress: true)
    return (standing.rows.filter { $0.earned != nil } + standing.rows.filter { $0.earned == nil }, standing.problems)
  }

  /// The achievements earned just now; recorded at once, so that each is reported once.
  func newlyEarned() -> (rows: [AchievementRow], problems: [String]) {
    let standing = standing(withProgress: false)
    return (standing.rows.filter { standing.new.contains($0.key) }, standing.problems)
  }

  // MARK: Asking

  fileprivate struct Standing {
    package var rows: [AchievementRow] = []
    package var new: Set<AchievementRow.Key> = []
    package var problems: [String] = []
  }

  private func standing(withProgress: Bool) -> Standing {
    let (plugins, broken) = plugins
    var standing = Standing(problems: broken)
    if plugins.isEmpty { return standing }
    let kept = (try? record.achievements(of: player)) ?? []
    let days = Dictionary(kept.map { (AchievementRow.Key($0), $0.day) }, uniquingKeysWith: { first, _ in first })
    let gathered = gathered()
    let known = Dictionary(grouping: days.keys, by: \.plugin).mapValues { Set($0.map(\.id)) }
    let answers = surroundings.library.cells.achievements(
      of: plugins, gathered.plain, earned: known, asksEarned: gathered.day != nil, asksProgress: withProgress)
    for (plugin, answers) in zip(plugins, answers) { standing.add(plugin, days, gathered.day, answers) }
    let earned = standing.rows.compactMap { row in
      row.earned.map { EarnedAchievement(plugin: row.plugin, id: row.id, day: $0) }
    }
    let new = earned.filter { standing.new.contains(AchievementRow.Key($0)) }
    do { try record.addAchievements(new, of: player) } catch { standing.problems.append(error.message) }
    return standing
  }

  /// The plugins that declare achievements, and a sentence for each that cannot be loaded.
  private var plugins: (plugins: [Plugin], broken: [String]) {
    var plugins: [Plugin] = []
    var broken: [String] = []
    for (_, path) in surroundings.library.pluginPaths {
      do throws(PluginProblem) {
        let source = try surroundings.library.source(path)
        // Most plugins have none, and need not be run to find that out.
        guard source.mentions("achievements") else { continue }
        let plugin = try surroundings.library.cells.load(source)
        if !plugin.achievements.isEmpty { plugins.append(plugin) }
      } catch {
        broken.append(error.message)
      }
    }
    return (plugins, broken)
  }

  /// The sums over everything that the player finished.
  private func gathered() -> Gathered {
    var entries: [HistoryEntry] = []
    var filter = HistoryFilter(player: player)
    filter.includesShared = true
    filter.without = WithheldSittings(surroundings, record).ids(of: player)
    try? record.visitHistory(filter, limit: nil) { entry in
      if entry.isFinished { entries.append(entry) }
      return true
    }
    let several = (try? record.sittingsOfSeveral()) ?? [:]
    var stats = AchievementStats()
    for entry in entries.reversed() {
      stats.add(
        several[entry.sitting].map { SharedSitting(record: record, players: $0).own(entry, of: player) } ?? entry)
    }
    stats.add((try? record.sittingsByCategory(of: player)) ?? [:])
    let asked = try? record.statistics(HistoryFilter(player: player), by: .month)
    stats.meet(asked?.categories.compactMap(\.name) ?? [])
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player)
    let today = StreakLedger.CountedDay(desk.today.day, offsetMinutes: desk.today.offsetMinutes)
    return Gathered(plain: stats.plain(streak: desk.streak, today: today), day: stats.last?.day)
  }

  fileprivate struct Gathered {
    package var plain: PlainValue
    /// The day of the last finished sitting; nil when there is none, so that nothing can be earned.
    package var day: CivilDay?
  }
}

extension AchievementDesk.Standing {
  /// The rows of one plugin.
  fileprivate mutating func add(
    _ plugin: Plugin, _ days: [AchievementRow.Key: CivilDay], _ day: CivilDay?, _ answers: AchievementAnswers
  ) {
    var rows = plugin.achievements.map { achievement in
      var row = AchievementRow(
        plugin: plugin.info.id, id: achievement.id, title: achievement.title, emoji: achievement.emoji)
      row.earned = days[row.key]
      return row
    }
    problems += answers.problems
    for index in rows.indices {
      if let day, rows[index].earned == nil, answers.earned.contains(rows[index].id) {
        rows[index].earned = day
        new.insert(rows[index].key)
      }
      if rows[index].earned == nil { rows[index].progress = answers.progress[rows[index].id] }
    }
    self.rows += rows
  }
}

extension AchievementRow {
  package struct Key: Hashable {
    package var plugin: String
    package var id: String

    package init(_ plugin: String, _ id: String) {
      self.plugin = plugin
      self.id = id
    }

    package init(_ earned: EarnedAchievement) { self.init(earned.plugin, earned.id) }
  }

  package var key: Key { Key(plugin, id) }

  package var name: String { [emoji, title].compactMap { $0 }.joined(separator: " ") }
}

/// The notice at the end of a sitting: the achievements that it earned.
package enum EarnedNotice {
  /// Records the achievements earned by now; returns a line for each, without its emoji, which would be read aloud.
  package static func lines(_ surroundings: Surroundings, _ player: String) -> [String] {
    lines(rows(surroundings, player).map(\.title.cleaned), surroundings)
  }

  package static func lines(_ names: [String], _ surroundings: Surroundings) -> [String] {
    names.map { PlainWords.of(surroundings.language).earned(["name": $0]) }
  }

  /// Records the achievements earned by now; returns the name of each, with its emoji.
  ///
  /// Failing plugins are ignored here; `quizrun achievements` reports them.
  package static func names(_ surroundings: Surroundings, _ player: String) -> [String] {
    rows(surroundings, player).map(\.name.cleaned)
  }

  private static func rows(_ surroundings: Surroundings, _ player: String) -> [AchievementRow] {
    guard let record = try? surroundings.record.get() else { return [] }
    return AchievementDesk(surroundings: surroundings, record: record, player: player).newlyEarned().rows
  }
}

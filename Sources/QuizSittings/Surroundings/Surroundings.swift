internal import Glibc
package import QuizCells
package import QuizCore
package import QuizLibrary
package import QuizModes
package import QuizPlay
package import QuizRoom
package import QuizStore
package import Words

/// The surroundings of all work: clocks, zone, folders, languages, the record, and the output of notices.
package struct Surroundings {
  package let environment: Environment
  package let clock: Clock
  package let zone: Zone
  package private(set) var library: Library
  package private(set) var record: LazyRecord
  package let bank: LazyBank
  /// Reports one sentence to the user.
  package let tell: (String) -> Void
  /// Receives the output of plugins' `print`; nil where it is dropped.
  package let pluginLog: PluginLog?
  /// The questions of open rooms, hidden from guests; empty for the player of this machine.
  package var closed = ClosedQuestions()

  package init(
    _ environment: Environment = Environment(), cells: PluginCells = PluginCells(nil),
    tell: @escaping (String) -> Void, log: PluginLog? = nil
  ) throws(Problem) {
    self.environment = environment
    self.tell = tell
    pluginLog = log
    var start: WallTime?
    if let text = environment["QUIZRUN_NOW"] {
      guard let time = TimeText.parse(text), Self.years.contains(CivilDay(number: time.milliseconds / 86_400_000).year)
      else {
        throw .badValue(text, for: "QUIZRUN_NOW", expected: "a time like 2026-11-20T18:30:00Z")
      }
      start = time
    }
    clock = Clock(start: start)
    record = LazyRecord(folder: environment.data, now: clock.now, tell: tell)
    zone = Zone(environment.raw("TZ")) { [record] in record.setting(.dayStarts).flatMap(Int.init) ?? 0 }
    bank = LazyBank(folder: environment.data, now: clock.now, tell: tell)
    library = Self.library(environment, record, cells)
    cells.memory = environment.data.map { IndexFolder(in: $0).pluginMemory }
    cells.isRequired = { [record] in record.setting(.cell) == SettingKey.requiredCell }
  }

  /// Dates are written with four digits for the year, in every zone.
  private static let years = 1...9998

  private static func library(_ environment: Environment, _ record: LazyRecord, _ cells: PluginCells) -> Library {
    let setting = { record.setting(.language).flatMap { $0 == "auto" ? nil : $0 } }
    var library = Library(
      homes: environment.homes, languages: environment.languages(unlessNamed: setting), cells: cells,
      indexes: environment.data.map { IndexFolder(in: $0) })
    library.shippedHomes = environment.shippedHomes
    library.installHome = environment.installHome
    return library
  }

  /// Today where the player is, with the offset from UTC.
  package var today: (day: CivilDay, offsetMinutes: Int) { zone.local(clock.now()) }

  /// The same world with another record.
  package func keeping(in folder: String) -> Surroundings {
    var other = self
    other.record = LazyRecord(folder: folder, now: clock.now, tell: tell)
    return other
  }

  /// The same surroundings for a reader who prefers a language, such as `de`.
  package func reading(_ language: String?) -> Surroundings {
    guard let language else { return self }
    var other = self
    other.library.languages = [language] + library.languages.filter { $0 != language }
    return other
  }

  /// Changes a setting, effective from now on.
  package mutating func set(_ key: SettingKey, _ value: String) throws(Problem) {
    try record.set(key, value)
    if key == .language { library = Self.library(environment, record, library.cells) }
  }

  package var language: InterfaceLanguage { InterfaceLanguage(library.languages) }

  /// The words of listings in that language.
  package var words: ListingWords { .of(language) }

  /// A setting as it stands, its standard included.
  package func value(_ key: SettingKey) -> String { record.setting(key) ?? key.standard }

  /// The default seconds of a limit, for players who set none.
  package var seconds: Double { Double(value(.seconds)) ?? SettingKey.standardSeconds }

  /// The name of the default player.
  package var playerName: String { record.setting(.player) ?? SettingKey.player.standard }
}

/// A player's sittings whose scores are withheld, as an open room asks one of their questions.
package struct WithheldSittings {
  private let surroundings: Surroundings
  private let record: any PlayerRecord

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord) {
    (self.surroundings, self.record) = (surroundings, record)
  }

  /// The ids of all of them; none where no room is open.
  package func ids(of player: String) -> Set<String> {
    if surroundings.closed.isEmpty { return [] }
    var ids: Set<String> = []
    var filter = HistoryFilter(player: player)
    filter.includesShared = true
    try? record.visitHistory(filter, limit: nil) { entry in
      if contains(entry) { ids.insert(entry.sitting) }
      return true
    }
    return ids
  }

  package func contains(_ entry: HistoryEntry) -> Bool {
    guard !surroundings.closed.isEmpty, let quiz = entry.quiz else { return false }
    // The questions of a drawn quiz are known from the sitting alone.
    let played = Quiz.isDrawn(quiz) ? (try? record.load(entry.sitting))?.sitting.beginning.quiz : nil
    return surroundings.closed.touches(quiz: quiz, questions: played?.questions.map(\.id) ?? [])
  }

  /// The entry for display, without a withheld score.
  package func told(_ entry: HistoryEntry) -> HistoryEntry { contains(entry) ? entry.withoutScore : entry }
}

extension HistoryEntry {
  fileprivate var withoutScore: HistoryEntry {
    var entry = self
    (entry.points, entry.of, entry.percent) = (nil, nil, nil)
    (entry.headline, entry.emoji) = (nil, nil)
    return entry
  }
}

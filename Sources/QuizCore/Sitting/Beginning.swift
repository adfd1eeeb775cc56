/// The fixed facts of a sitting: all that its steps, verdicts and result depend on besides the player's inputs.
package struct Beginning: Equatable, Sendable {
  /// A ULID.
  package var sitting: String
  /// The quiz as played, questions and outcomes included; nil for a mode that needs none.
  @Indirect package var quiz: Quiz?
  /// The mode first, then the modifiers in their order.
  package var plugins: [PluginUse]
  /// Option values by name, defaults filled in, for all layers together.
  package var options: [PlainField]
  package var seed: Int
  /// The version of chance, order, marking, folding and defaults.
  package var rules = Beginning.currentRules
  package var players: [String]
  package var day: CivilDay
  package var streak = Streak()
  package var memory: PlainValue = .empty
  package var shared: PlainValue = .empty
  /// The day number on which the player last settled a question, by its id.
  package var seen: PlainValue = .empty
  package var limits = LimitSettings()
  /// The most questions that are asked of the order that the layers make; nil for all.
  package var cut: Int?
  /// The languages in which the mode's texts are looked up, best first; empty in records that did not keep them.
  package var languages: [String] = []

  /// 1: functions of numbers by the system's library, whose last bits differ between machines. 2: rounded correctly.
  /// 3: spaces inside a typed text count as one; every layer's `order` gets what was drawn, where before a mode's got
  /// all.
  /// 4: each of several chosen answers gives its feedback.
  /// 5: status entries are stored with pages too.
  /// 6: sorting by text follows the quiz's own language, whatever the player's.
  /// 7: in a typed text curly quotation marks and apostrophes are straight ones, invisible signs are ignored, and ẞ is
  /// ß.
  /// 8: a response stays when time runs out over a single or a true/false that was opened again.
  /// 9: pages of sections, `info` pages and pages of modes are told apart, also where they have the same id; in a typed text
  /// signs that stand for others are those (NFKC), and all letters i are one; a day on which a mode kept something counts
  /// for the streak, also where the sitting was left; a sitting leaves a bounded number of bytes in the record.
  package static let currentRules = 9
  /// The first rules under which a day counts on which a mode remembered something.
  package static let keptDaysFrom = 9
  /// The first rules that bound sittings by `RecordUse.most`.
  static let boundsFrom = 9
  /// The versions that this program can play again exactly.
  package static let knownRules = 1...currentRules

  package init(
    sitting: String, quiz: Quiz?, plugins: [PluginUse] = [PluginUse(.builtIn)], options: [PlainField] = [],
    seed: Int, players: [String], day: CivilDay
  ) {
    self.sitting = sitting
    self.quiz = quiz
    self.plugins = plugins
    self.options = options
    self.seed = seed
    self.players = players
    self.day = day
  }

  /// The mode; the history lists the sitting under its id.
  package var mode: PluginUse { plugins.first ?? PluginUse(.builtIn) }

  /// The key of the mode's memory in the record.
  package var memoryKey: String { mode.memoryKey }
}

/// A plugin as a sitting used it.
package struct PluginUse: Equatable, Sendable {
  package var id: String
  package var name: String
  /// SHA-256 of the file's bytes, in hexadecimal; nil for the built-in default.
  package var sha256: String?
  /// True when it chooses the next step by itself, so that the number of steps is unknown.
  package var decidesLength: Bool
  /// True for a player's own plugin with the name of a shipped one, whose memory it must not share.
  package var isNamesake = false
  /// True for a plugin that was installed, whose memory no other of its name shares.
  package var isInstalled = false

  /// The key of its memory, by name and origin: `leitner@own` beside a shipped `leitner`, `quick@installed`.
  package var memoryKey: String { isInstalled ? "\(id)@installed" : isNamesake ? "\(id)@own" : id }

  package init(_ info: ModeInfo, sha256: String? = nil) {
    id = info.id
    name = info.name
    self.sha256 = sha256
    decidesLength = info.hooks.contains(.next)
  }

  package init(id: String, name: String, sha256: String?, decidesLength: Bool) {
    self.id = id
    self.name = name
    self.sha256 = sha256
    self.decidesLength = decidesLength
  }
}

extension Beginning {
  /// The time limits that a player can choose before it begins: the present ones first, then different ones.
  ///
  /// The other choice is no limit, or `seconds` for every question of a quiz without limits.
  package func timings(offering seconds: Double) -> [LimitSettings.Timing] {
    let first = limits.timing
    let written = quiz?.hasLimits == true
    let byMode = mode.decidesLength
    var others: [LimitSettings.Timing] = []
    if written || byMode { others.append(.asWritten) }
    others.append(.untimed)
    if !written { others.append(.every(seconds)) }
    let isOff = first == .asWritten && !written && !byMode
    return [first] + others.filter { $0 != first && !(isOff && $0 == .untimed) }
  }
}

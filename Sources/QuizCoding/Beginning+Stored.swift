package import JSONText
package import QuizCore

extension Beginning: StoredFields {
  package static var blank: Beginning {
    Beginning(sitting: "", quiz: nil, plugins: [], seed: 0, players: [], day: CivilDay(year: 1970, month: 1, day: 1))
  }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("sitting", &sitting)
    try fields.field("rules", &rules, in: StoredRange.counts)
    try fields.field("seed", &seed, in: StoredRange.seeds)
    try fields.field("day", &day)
    try fields.field("players", &players)
    try fields.field("plugins", &plugins)
    try fields.field("options", &options)
    try fields.field("streak", &streak, else: Streak(current: 0, best: 0, alive: false))
    try fields.field("memory", &memory, else: .list([]))
    try fields.field("shared", &shared, else: .list([]))
    try fields.field("seen", &seen, else: .list([]))
    try fields.field("limits", &limits, else: LimitSettings(timing: .asWritten, factor: 1))
    try fields.field("cut", &cut, in: StoredRange.counts)
    try fields.field("languages", &languages, else: [])
    try fields.field("quiz", &quiz)
  }
}

extension PluginUse: StoredFields {
  package static var blank: PluginUse { PluginUse(id: "", name: "", sha256: nil, decidesLength: false) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("name", &name)
    try fields.field("sha256", &sha256)
    try fields.field("decidesLength", &decidesLength, else: false)
    try fields.field("namesake", &isNamesake, else: false)
    try fields.field("installed", &isInstalled, else: false)
  }
}

extension Streak: StoredFields {
  package static var blank: Streak { Streak() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("current", &current, in: StoredRange.counts, else: 0)
    try fields.field("best", &best, in: StoredRange.counts, else: 0)
    try fields.field("alive", &alive, else: false)
    try fields.field("hasToday", &hasToday, else: false)
  }
}

extension LimitSettings: StoredFields {
  package static var blank: LimitSettings { LimitSettings() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("timing", &timing, else: .asWritten)
    try fields.field("factor", &factor, else: 1)
    try fields.field("forThisSitting", &isForThisSitting, else: false)
  }
}

/// `"asWritten"`, `"untimed"` or `{"every": seconds}`.
extension LimitSettings.Timing: Stored {
  package func write(to form: inout JSONWriter) {
    switch self {
    case .asWritten: form.write("asWritten")
    case .untimed: form.write("untimed")
    case .every(let seconds): StoredCase.write("every", seconds, to: &form)
    }
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    if let word = node.string {
      switch word {
      case "asWritten": self = .asWritten
      case "untimed": self = .untimed
      default: throw .unknown(word)
      }
    } else {
      let form = try StoredCase(node)
      guard form.name == "every" else { throw .unknown(form.name) }
      self = .every(try form.read())
    }
  }
}

/// `[year, month, day]`: a date that a calendar has, of the years 1 to 9999.
extension CivilDay: Stored {
  package func write(to form: inout JSONWriter) { form.list([year, month, day]) { $1.write($0) } }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    let parts = (node.array ?? []).compactMap(\.int)
    guard parts.count == 3, node.array?.count == 3, (1...9999).contains(parts[0]), (1...12).contains(parts[1]),
      (1...31).contains(parts[2])
    else { throw .malformed("a date") }
    self.init(year: parts[0], month: parts[1], day: parts[2])
    guard CivilDay(number: number) == self else { throw .malformed("a date") }
  }
}

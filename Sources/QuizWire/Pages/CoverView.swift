package import JSONText
package import QuizCore

/// The page before a sitting: the quiz, the choices of play, earlier results.
package struct CoverView: Equatable, Sendable {
  /// The code of a challenge, where nothing can be chosen.
  package var code: String?
  package var quiz = ListedQuiz()
  /// The day whose quiz it is.
  package var date: CivilDay?
  package var isOwner = false
  /// The quiz's own mode first.
  package var modes: [OfferedMode] = []
  /// The name of the chosen mode; empty for the built-in one.
  package var mode = ""
  package var modifiers: [OfferedMode] = []
  /// The options of the chosen mode and modifiers, each with its present value.
  package var options: [NamedSpec]?
  package var timings: [OfferedTiming] = []
  /// How much of the quiz is due today; nil when no mode counts that.
  package var due: Int?
  /// The number of questions, and how many a sitting asks.
  package var of: Int?
  package var asked: Int?
  /// True for the quiz of a day that is past: it is played for practice.
  package var isPast = false
  /// The sitting that would go on.
  package var unfinished: OpenSitting?
  /// Sittings of this quiz that were begun in other ways.
  package var others: [OpenSitting] = []
  package var toBeat: ScoreToBeat?
  package var warnings: [String] = []

  package init() {}

  /// Every sitting of this quiz that can go on.
  package var begun: [OpenSitting] { (unfinished.map { [$0] } ?? []) + others }
}

extension CoverView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("cover")
    fields.field("code", &code)
    fields.always("quiz", &quiz)
    fields.field("date", &date)
    fields.always("owner", &isOwner)
    fields.always("modes", &modes)
    fields.always("mode", &mode)
    fields.field("modifiers", &modifiers, else: [])
    fields.optionalMembers("options", &options)
    fields.always("timings", &timings)
    fields.field("due", &due)
    fields.field("of", &of)
    fields.field("asked", &asked)
    fields.field("past", &isPast, else: false)
    fields.field("unfinished", &unfinished)
    fields.field("others", &others, else: [])
    fields.field("toBeat", &toBeat)
    fields.always("warnings", &warnings)
  }
}

/// A mode or modifier that can be chosen.
package struct OfferedMode: Equatable, Sendable, WireObject {
  /// The name by which it is asked for; empty for the built-in mode.
  package var id: String
  package var name: String
  package var about: String?
  package var players: Players?
  package var isChosen = false
  /// True for the quiz's own mode.
  package var isOwn = false
  package var hasOptions = false

  package struct Players: Equatable, Sendable, WireObject {
    package var min = 1
    package var max = 1

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("min", &min)
      fields.always("max", &max)
    }
  }

  package init(id: String, name: String, about: String? = nil, isOwn: Bool = false, hasOptions: Bool = false) {
    (self.id, self.name, self.about, self.isOwn, self.hasOptions) = (id, name, about, isOwn, hasOptions)
  }

  package init(_ info: ModeInfo, isOwn: Bool = false) {
    self.init(
      id: info.id == ModeInfo.builtIn.id ? "" : info.id, name: info.name, about: info.about, isOwn: isOwn,
      hasOptions: !info.options.isEmpty)
    var players = Players()
    (players.min, players.max) = (info.players.lowerBound, info.players.upperBound)
    self.players = info.isModifier ? nil : players
  }

  package init() { self.init(id: "", name: "") }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("name", &id)
    fields.always("title", &name)
    fields.field("about", &about)
    fields.field("players", &players)
    fields.field("isChosen", &isChosen, else: false)
    fields.field("isOwn", &isOwn, else: false)
    fields.field("hasOptions", &hasOptions, else: false)
  }
}

/// A time limit that can be chosen.
package struct OfferedTiming: Equatable, Sendable, WireObject {
  package var key = Key.written
  /// The seconds for each question, of `every`.
  package var seconds: Double?
  /// The limit in words, such as `20 s a question`.
  package var words: String?
  package var isChosen = false

  package enum Key: String, Sendable, WireValue {
    case untimed, written, every
  }

  package init() {}

  package init(_ timing: LimitSettings.Timing) {
    switch timing {
    case .untimed: key = .untimed
    case .asWritten: key = .written
    case .every(let seconds): (key, self.seconds) = (.every, seconds)
    }
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("key", &key)
    fields.field("seconds", &seconds)
    fields.field("words", &words)
    fields.field("isChosen", &isChosen, else: false)
  }
}

/// A finished sitting as a code for a friend.
package struct ChallengeCodeView: Equatable, Sendable, WireObject {
  package var sitting = ""
  package var title = ""
  package var code = ""
  /// The lines of the text to share.
  package var share: [String] = []

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("challenge")
    fields.always("sitting", &sitting)
    fields.always("title", &title)
    fields.always("code", &code)
    fields.always("share", &share)
  }
}

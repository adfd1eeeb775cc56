package import JSONText
package import QuizCore
internal import TextLayout

/// The entry as `quizrun history --json` lists it; keys without a value are absent.
extension HistoryEntry: WireObject {
  package init() {
    let never = WallTime(milliseconds: 0)
    self.init(
      sitting: "", quiz: nil, title: "", mode: "", player: "", started: never, finished: never, offsetMinutes: 0,
      day: CivilDay(number: 0), points: nil, of: nil, percent: nil, headline: nil, emoji: nil, isTimed: false,
      limit: nil, ms: 0)
  }

  package enum Status: String, Sendable, WireValue {
    case finished
    case open = "in_progress"
    /// Lists leave it out.
    case discarded
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    var status = isFinished ? Status.finished : .open
    visit(&fields, &status)
  }

  mutating func visit(_ fields: inout FieldVisitor, _ status: inout Status) {
    fields.always("sitting", &sitting)
    fields.field("quiz", &quiz)
    fields.always("title", &title)
    fields.always("mode", &mode)
    fields.always("player", &player)
    fields.time("started", &started, &offsetMinutes)
    if fields.has("finished", isFinished) { fields.time("finished", &finished, &offsetMinutes) }
    fields.always("day", &day)
    fields.field("points", &points)
    fields.field("of", &of)
    fields.field("percent", &percent)
    fields.field("headline", &headline)
    fields.field("emoji", &emoji)
    fields.always("timed", &isTimed)
    fields.field("limit", &limit)
    if fields.has("ms", isFinished) { fields.always("ms", &ms) }
    fields.field("data", &data)
    fields.always("status", &status)
    isFinished = status == .finished
  }

  package static let columns = [
    "sitting", "quiz", "title", "mode", "player", "started", "finished", "day", "points", "of", "percent", "headline",
    "emoji", "timed", "limit", "ms", "status",
  ]

  /// When it started, on the clocks there.
  package var startedText: String { TimeText.written(started, offsetMinutes: offsetMinutes) }
}

/// A sitting as pages list it.
package struct SittingListing: Equatable, Sendable {
  /// The numbers of sittings that are listed at most.
  package enum Most {
    /// On a terminal, unless more are asked for.
    package static let onTerminal = 25
    package static let onScreen = 5000
    /// On one page of the browser, and on all pages together.
    package static let onPage = 50
    package static let onPages = 500
    /// For a request that names no number, and for any request.
    package static let unasked = 100
    package static let ever = 1000
  }

  package var entry = HistoryEntry()
  package var modeName: String?
  /// How many questions of an unfinished sitting are settled, and how many it has, where that is known.
  package var settled: Int?
  package var length: Int?
  /// The id of the room to which it belongs.
  package var room: String?

  package init() {}

  package init(_ entry: HistoryEntry) { self.entry = entry }
}

extension SittingListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    entry.visit(&fields)
    fields.field("modeName", &modeName)
    fields.field("settled", &settled)
    fields.field("length", &length)
    fields.field("room", &room)
  }
}

/// A quiz that was played, to choose sittings by.
package struct PlayedQuiz: Equatable, Sendable {
  package var id = ""
  /// Its newest.
  package var title = ""

  package init(id: String, title: String) { (self.id, self.title) = (id, title) }

  /// Quizzes by the order of their titles, from titles by id.
  package static func sorted(_ titles: [String: String]) -> [PlayedQuiz] {
    titles.map { PlayedQuiz(id: $0.key, title: $0.value) }.sorted {
      ($0.title.folded, $0.id) < ($1.title.folded, $1.id)
    }
  }

  /// The quizzes of sittings, of which the newest come first.
  package static func of(_ entries: some Sequence<HistoryEntry>) -> [PlayedQuiz] {
    sorted(Dictionary(entries.compactMap { entry in entry.quiz.map { ($0, entry.title) } }) { newest, _ in newest })
  }
}

extension PlayedQuiz: WireObject {
  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.always("title", &title)
  }
}

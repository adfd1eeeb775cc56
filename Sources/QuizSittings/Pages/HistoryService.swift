package import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizRoom
package import QuizStore
package import QuizWire

/// The sittings of the record as every face lists them.
package struct HistoryService {
  private let surroundings: Surroundings
  private let record: any PlayerRecord

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord) {
    (self.surroundings, self.record) = (surroundings, record)
  }

  /// The sittings that pass, the newest first and without scores that must wait; `visit` returns false to stop.
  package func visit(
    _ filter: HistoryFilter, limit: Int?, _ visit: (HistoryEntry) -> Bool
  ) throws(RecordFailure) {
    let withheld = WithheldSittings(surroundings, record)
    try record.visitHistory(filter, limit: limit) { visit(withheld.told($0).titled(surroundings.language)) }
  }

  package func entries(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    try visit(filter, limit: limit) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  /// The same with the room of each; `details` adds the name of the mode, and the progress of open sittings.
  package func rows(_ filter: HistoryFilter, limit: Int, details: Bool) throws(RecordFailure) -> [SittingListing] {
    var rows = try entries(filter, limit: limit).map(SittingListing.init)
    let rooms = try (record as? SQLiteRecord)?.rooms() ?? []
    let beginnings = Set(rooms.map { $0.plan.room.prefix(RoomIDs.sharedLength) })
    for place in rows.indices {
      let id = rows[place].entry.sitting
      guard beginnings.contains(id.prefix(RoomIDs.sharedLength)) else { continue }
      rows[place].room = (try? record.load(id))?.sitting.request[RoomIDs.requestKey]
    }
    if details { try addDetails(to: &rows, of: filter.player) }
    return rows
  }

  private func addDetails(to rows: inout [SittingListing], of player: String?) throws(RecordFailure) {
    let names = Set(rows.map(\.entry.mode)).reduce(into: [:]) { names, mode in
      names[mode] = try? surroundings.library.plugin(mode).info.name
    }
    let unfinished = try player.map { (player) throws(RecordFailure) in try record.unfinished(player: player) } ?? []
    let open = Dictionary(unfinished.map { ($0.sitting, $0) }) { first, _ in first }
    for place in rows.indices {
      let entry = rows[place].entry
      rows[place].modeName = names[entry.mode]
      guard !entry.isFinished, let open = open[entry.sitting] else { continue }
      (rows[place].settled, rows[place].length) = (open.settled, open.length)
    }
  }
}

/// A sitting of the record answer by answer, as far as its mode shows that, for pages.
package struct ReviewService {
  private let surroundings: Surroundings
  private let record: any PlayerRecord
  /// Under what the record knows who looks.
  private let player: String
  /// Whether it is the player of this machine.
  private let isOwner: Bool

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord, player: String, isOwner: Bool) {
    (self.surroundings, self.record, self.player, self.isOwner) = (surroundings, record, player, isOwner)
  }

  /// The page of a sitting; `files` turns the name of a picture into a path, and is nil for faces that show the answers
  /// alone.
  package func page(_ review: SittingReview, files: ((String) -> String?)? = nil) -> ReviewListing {
    let beginning = review.state.beginning
    var page = review.listing
    page.modeName = beginning.mode.name
    page.players = beginning.players
    page.language = beginning.quiz?.language
    page.daily = review.stored.request["daily"]
    page.entry = page.entry.titled(surroundings.language)
    if let result = review.state.result {
      // The same key as in the entry, in the language of whoever reads it.
      page.entry.headline = result.headline(surroundings.language) ?? page.entry.headline
      (page.body, page.markup) = (result.body, result.markup)
      page.waiting = result.waiting(surroundings.language)
    }
    page.isDeletable = review.room == nil
    page.canChallenge = ChallengeMaker.takes(review.stored, review.state, isOwner: isOwner)
    guard let files else { return page }
    page.pictures = .init(in: [page.body], page.markup, files)
    for place in page.answers.indices {
      page.answers[place].asked = Projection.asked(page.answers[place].view, review.state)?.naming(files)
      page.answers[place].view = page.answers[place].view.naming(files)
      page.answers[place].hasVerdict = true
    }
    if review.state.result != nil {
      page.explanation = ScoreExplanation(review).listing(isShown: true)
      let share = ShareDesk(surroundings, record, player: player).lines(review.stored, review.state)
      page.share = share.joined(separator: "\n")
    }
    return page
  }
}

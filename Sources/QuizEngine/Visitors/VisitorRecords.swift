internal import QuizCore
internal import QuizLibrary
internal import QuizRoom
package import QuizSittings
internal import QuizStore

/// The two records, each opened when something needs it: the player's own, and that of guests beside it.
package final class VisitorRecords {
  /// The world with the player's record.
  package let own: Surroundings
  private let guests: Surroundings?
  /// The people and keys, once there are any.
  private var book: PeopleBook?
  /// The records opened here.
  private var records: [SQLiteRecord] = []
  /// The questions that a visitor may not see, since open rooms ask them.
  var closed: (Visitor) -> ClosedQuestions = { _ in ClosedQuestions() }

  package init(_ surroundings: Surroundings) {
    own = surroundings
    guests = surroundings.record.place.map { surroundings.keeping(in: $0 + "/guests") }
  }

  func surroundings(of visitor: Visitor) throws(Denial) -> Surroundings {
    var surroundings = own
    if case .guest = visitor { surroundings = try forGuests }
    surroundings.closed = closed(visitor)
    return surroundings
  }

  private var forGuests: Surroundings {
    get throws(Denial) {
      guard let guests else { throw Denial(.unavailable, "there is no folder to save in: set QUIZRUN_DATA or HOME") }
      return guests
    }
  }

  /// The record of a visitor; throws for one in memory.
  func record(of visitor: Visitor) throws(Denial) -> SQLiteRecord {
    try record(try surroundings(of: visitor))
  }

  func recordOfGuests() throws(Denial) -> SQLiteRecord { try record(try forGuests) }

  private func record(_ surroundings: Surroundings) throws(Denial) -> SQLiteRecord {
    let record = try Denial.asking(surroundings.record.toChange())
    guard let kept = record.onDisk else { throw .notSaved }
    if !records.contains(where: { $0 === kept }) {
      kept.servesMany = true
      records.append(kept)
    }
    return kept
  }

  /// The people and keys beside the guests; nil before there are any.
  func people() throws(Denial) -> PeopleBook? {
    if let book { return book }
    book = try Denial.recording(PeopleBook.here(in: own))
    return book
  }

  /// Numbers that change when another program has changed a record or the people.
  func versions() throws(Denial) -> [Int] {
    let (own, book) = (try record(of: .owner), try people())
    let guests = hasGuests ? try recordOfGuests() : nil
    return try Denial.recording([try own.version(), try guests?.version() ?? -1, try book?.version() ?? -1])
  }

  /// Folds the logs of the records while no request waits.
  func foldLogs() {
    for record in records { record.foldLongLog() }
  }

  /// Whether anybody ever was a guest.
  var hasGuests: Bool { guests?.record.place.map { Files.exists($0 + "/quizrun.db") } ?? false }

  /// Leaves complete files behind.
  package func close() {
    own.record.close()
    guests?.record.close()
    book?.close()
    book = nil
    records = []
  }
}

extension Surroundings {
  /// The text without the paths of this machine, for visitors from elsewhere.
  func withoutFolders(_ text: String) -> String {
    let folders = (environment.homes + [environment.data].compactMap { $0 }).filter {
      $0.hasPrefix("/") && $0.count > 1
    }
    return folders.sorted { $0.utf8.count > $1.utf8.count }.reduce(text) { $0.replacing("\($1)/", with: "") }
  }
}

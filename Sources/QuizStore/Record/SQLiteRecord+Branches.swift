internal import QuizCoding
internal import QuizCore
internal import QuizRoom

/// Sittings that went on in two records: their branches have the first events in common, which count once.
extension SQLiteRecord {
  /// A condition: a row of `sittings` is the sitting ?1 or one of its branches, whose ids begin alike.
  static let isOfOrigin = """
    (id >= substr(?1, 1, \(BranchID.sharedLength)) AND id < substr(?1, 1, \(BranchID.sharedLength)) || '~'
      AND \(originOfRow) = ?1)
    """

  /// The id of the sitting that a row of `sittings` is a branch of, or its own.
  static let originOfRow = "coalesce(iif(json_valid(request), request ->> '$.\(StoredSitting.branchKey)', NULL), id)"

  /// The answers that a finished sitting adds to the statistics: all but the ones shared with a branch finished before.
  func countedAnswers(
    _ progress: SittingProgress, of sitting: StoredSitting, _ number: Int, _ players: [String]
  ) throws(SQLiteError) -> [AnsweredQuestion] {
    let answers = progress.answers(players: players)
    let counted = try eventsCountedBefore(sitting, number)
    if counted == 0 { return answers }
    var before = SittingProgress(sitting.beginning)
    for row in try eventRows(of: number).prefix(counted) {
      guard let event: SittingEvent = try? EventCoding.read(row.json, version: row.version) else { break }
      before.note(event)
    }
    let known = before.answers(players: players)
    return answers.filter { !known.contains($0) }
  }

  /// The number of first events shared with a branch finished before.
  private func eventsCountedBefore(_ sitting: StoredSitting, _ number: Int) throws(SQLiteError) -> Int {
    // The many of a room, which begin with the same signs, never fork.
    if sitting.request[RoomIDs.requestKey] != nil { return 0 }
    let others = try database.rows(
      """
      SELECT number FROM sittings JOIN chain ON sitting = id AND part = 1
      WHERE \(Self.isOfOrigin) AND number <> ?2 AND status = \(SittingProgress.Status.finished.rawValue)
        AND position < coalesce(
          (SELECT position FROM chain WHERE sitting = ?3 AND part = 1), \(Int.max))
      """, sitting.origin, number, sitting.beginning.sitting
    ) { $0.int(0) }
    var most = 0
    for other in others { most = max(most, try commonEvents(number, other)) }
    return most
  }

  private func commonEvents(_ number: Int, _ other: Int) throws(SQLiteError) -> Int {
    try database.row(
      """
      SELECT coalesce(min(here.ordinal), \(Int.max)) FROM events AS here
      LEFT JOIN events AS there ON there.sitting = ?2 AND there.ordinal = here.ordinal
      WHERE here.sitting = ?1 AND (there.at IS NOT here.at OR there.json IS NOT here.json)
      """, number, other
    ) { $0.int(0) } ?? 0
  }

  func hasOtherBranches(_ id: String) throws(SQLiteError) -> Bool {
    guard let origin = try database.texts("SELECT \(Self.originOfRow) FROM sittings WHERE id = ?", id).first else {
      return false
    }
    return try !database.texts("SELECT id FROM sittings WHERE \(Self.isOfOrigin) AND id <> ?2", origin, id).isEmpty
  }
}

/// The ids of branches, computed from the sitting's id and its events, so that every record gives the same ones.
enum BranchID {
  /// The number of characters shared with the sitting's id.
  static let sharedLength = 10

  /// The id of the branch that left the others with the last of these events.
  static func make(_ origin: String, _ marks: ArraySlice<String>) -> String {
    let chance = ULID.text(WallTime(milliseconds: 0), hashing: ([origin] + marks).joined(separator: "\n"))
    return String(origin.prefix(sharedLength) + chance.suffix(26 - sharedLength))
  }
}

extension ULID {
  /// The id that a text gives in the place of chance.
  static func text(_ time: WallTime, hashing text: String) -> String {
    let digits = Array(SHA256.hex(of: Array(text.utf8)).utf8)
    let high = UInt16(String(decoding: digits[..<4], as: UTF8.self), radix: 16) ?? 0
    let low = UInt64(String(decoding: digits[4..<20], as: UTF8.self), radix: 16) ?? 0
    return ULID.text(time, high: high, low: low)
  }
}

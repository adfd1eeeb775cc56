package import QuizCore
internal import QuizRoom

/// The visitors by browser, known by the hash of a cookie.
extension SQLiteRecord {
  /// The player of a cookie: a guest's id, or an empty text for the default player; nil for an unknown cookie.
  package func visitor(_ token: String) throws(RecordFailure) -> String? {
    try reading(database.row("SELECT player FROM visitors WHERE hash = ?", Self.hash(token)) { $0.text(0) })
  }

  /// Lets a cookie mean the default player from now on.
  package func admitOwner(_ token: String) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in try admit(token, "") }
  }

  /// Lets a cookie mean a new guest; gives the guest's id. Several may have one name.
  package func admitGuest(_ token: String, named name: String) throws(RecordFailure) -> String {
    let guest = newGuest(token, named: name)
    try writing { () throws(SQLiteError) in try enter(guest) }
    return guest.id
  }

  /// A new guest, not saved yet.
  package func newGuest(_ token: String, named name: String) -> NewGuest {
    var random = SystemRandomNumberGenerator()
    return NewGuest(id: ULID.make(at: now(), &random), token: token, name: name)
  }

  func enter(_ guest: NewGuest) throws(SQLiteError) {
    try database.run(
      "INSERT INTO players (id, name, added) VALUES (?, ?, ?)", guest.id, guest.name, now().milliseconds)
    if !guest.token.isEmpty { try admit(guest.token, guest.id) }
  }

  /// Adds a guest who has no cookie yet.
  package func addGuest(named name: String) throws(RecordFailure) -> String {
    try admitGuest("", named: name)
  }

  /// Lets a cookie mean a guest from now on, as the newest of that guest's; `old`, the browser's cookie before, ends.
  package func admit(_ token: String, as guest: String, instead old: String?) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      if let old {
        try database.run("DELETE FROM visitors WHERE hash = ? AND player = ?", Self.hash(old), guest)
      }
      try database.run(
        """
        INSERT INTO visitors (hash, player, made)
        VALUES (?1, ?2, max(?3, 1 + coalesce((SELECT max(made) FROM visitors WHERE player = ?2), 0)))
        """, Self.hash(token), guest, now().milliseconds)
      try database.run(
        """
        DELETE FROM visitors WHERE player = ?1 AND hash NOT IN (
          SELECT hash FROM visitors WHERE player = ?1 ORDER BY made DESC LIMIT \(Self.mostBrowsers))
        """, guest)
    }
  }

  /// The browsers of one guest that stay signed in.
  private static let mostBrowsers = 20

  /// True when a cookie is the newest of a guest's.
  package func isNewest(_ token: String, of guest: String) throws(RecordFailure) -> Bool {
    try reading { () throws(SQLiteError) in
      try database.texts("SELECT hash FROM visitors WHERE player = ? ORDER BY made DESC LIMIT 1", guest).first
        == Self.hash(token)
    }
  }

  /// Makes every browser of the default player give the key again.
  package func forgetOwnersBrowsers() throws(RecordFailure) {
    try writing { () throws(SQLiteError) in try database.run("DELETE FROM visitors WHERE player = ''") }
  }

  /// True where SQLite finds every page and index in order.
  package func isSound() throws(RecordFailure) -> Bool {
    try reading(database.isSound())
  }

  /// Grows when another program has changed the record.
  package func version() throws(RecordFailure) -> Int {
    try reading { () throws(SQLiteError) in Int(try database.texts("PRAGMA data_version").first ?? "") ?? 0 }
  }

  /// Gives a guest another name; others may have the same.
  package func renameGuest(_ id: String, to name: String) throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      try database.run("UPDATE players SET name = ? WHERE id = ?", name, id)
    }
  }

  /// The number of a player's unfinished sittings, including untouched ones.
  package func openSittings(of player: String) throws(RecordFailure) -> Int {
    try reading { () throws(SQLiteError) in
      try database.row("SELECT count(*) FROM sittings WHERE status = 0 AND player = ?", try id(of: player)) {
        $0.int(0)
      } ?? 0
    }
  }

  /// The ids of unfinished sittings without an answer, apart from rooms: all but the newest `kept`, at most `most`,
  /// newest first.
  package func unanswered(beyond kept: Int, most: Int) throws(RecordFailure) -> [String] {
    try reading { () throws(SQLiteError) in
      try database.texts(
        """
        SELECT id FROM sittings WHERE status = 0 AND NOT \(Self.isTouched)
          AND json_extract(request, '$.\(RoomIDs.requestKey)') IS NULL
        ORDER BY number DESC LIMIT ? OFFSET ?
        """, most, kept)
    }
  }

  /// The id of a sitting's owner; nil for an unknown sitting.
  package func owner(of sitting: String) throws(RecordFailure) -> String? {
    try reading(database.row("SELECT player FROM sittings WHERE id = ?", sitting) { $0.text(0) })
  }

  /// Writes and syncs as saving does, and changes nothing; throws where nothing can be saved.
  package func checkSaving() throws(RecordFailure) {
    try writing { () throws(SQLiteError) in
      let version = try database.version()
      try database.execute("PRAGMA user_version = \(version)")
    }
  }

  private func admit(_ token: String, _ player: String) throws(SQLiteError) {
    try database.run(
      "INSERT INTO visitors (hash, player, made) VALUES (?, ?, ?)", Self.hash(token), player, now().milliseconds)
  }

  private static func hash(_ token: String) -> String { SHA256.hex(of: Array(token.utf8)) }
}

/// The replies to visitors' commands, the last ones of each sitting.
extension SQLiteRecord {
  /// Oldest first.
  package func replies(of sitting: String) throws(RecordFailure) -> [SentReply] {
    try reading { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT place, request, first, count, shown_from, shown_to FROM replies
        WHERE sitting = (SELECT number FROM sittings WHERE id = ?) ORDER BY place
        """, sitting
      ) { row in
        let shown = row.int(4)..<max(row.int(4), row.int(5))
        return SentReply(
          place: row.int(0), request: row.optionalText(1), first: row.int(2),
          count: row.int(3), shown: shown)
      }
    }
  }

  func enter(_ reply: SentReply, _ number: Int) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO replies (sitting, place, request, first, count, shown_from, shown_to) VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      number, reply.place, reply.request, reply.first, reply.count, reply.shown.lowerBound, reply.shown.upperBound)
    // Each reply replaces one; older ones were removed with earlier replies.
    if reply.place < SentReply.most { return }
    try database.run("DELETE FROM replies WHERE sitting = ? AND place = ?", number, reply.place - SentReply.most)
  }
}

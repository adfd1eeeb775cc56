internal import QuizCoding
internal import QuizCore

/// The part of the record that a link of the chain covers.
enum ChainPart: Int {
  /// The two things that happen to a sitting once.
  case beginning
  /// The sitting was finished or discarded.
  case end
  /// A score that `rescore` kept beside a sitting.
  case rescore
  /// An achievement, under its player.
  case achievement

  static let ofSittings = [beginning, end]
}

/// A chain over every beginning and end in the record. Each link's hash covers the one before it, so that a missing or
/// changed sitting is found.
///
/// It detects accidents and edits by hand. It is no seal: any program that can write the record can write a valid
/// chain.
extension SQLiteRecord {
  /// Adds a link for a sitting whose rows are written.
  func chain(_ part: ChainPart, _ sitting: String, _ number: Int) throws(SQLiteError) {
    let digest = try digest(part, number)
    try database.run("DELETE FROM chain WHERE sitting = ? AND part = ?", sitting, part.rawValue)
    // It had ended before, and lost its end with a damaged file.
    let isAgain = database.changes > 0
    try database.run("INSERT INTO chain (sitting, part, digest) VALUES (?, ?, ?)", sitting, part.rawValue, digest)
    if part == .beginning { try markBegun() }
    if isAgain { return try closeChain() }
    try extendChain(part, sitting, digest)
  }

  /// Lets the head take in the link that was entered last.
  func extendChain(_ part: ChainPart, _ subject: String, _ digest: String) throws(SQLiteError) {
    let head = try chainHead()
    let link = Self.link(head?.link ?? "", subject, part.rawValue, digest)
    try enter(ChainHead(links: (head?.links ?? 0) + 1, link: link))
  }

  private func enter(_ head: ChainHead) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO chain_head (number, links, link) VALUES (0, ?, ?)
      ON CONFLICT DO UPDATE SET links = excluded.links, link = excluded.link
      """, head.links, head.link)
  }

  /// How many links there are, and the hash of the last.
  struct ChainHead: Equatable {
    var links: Int
    var link: String
  }

  func chainHead() throws(SQLiteError) -> ChainHead? {
    try database.row("SELECT links, link FROM chain_head WHERE number = 0") {
      ChainHead(links: $0.int(0), link: $0.text(1))
    }
  }

  private static func link(_ before: String, _ sitting: String, _ part: Int, _ digest: String) -> String {
    SHA256.hex(of: Array("\(before)\n\(sitting)\n\(part)\n\(digest)".utf8))
  }

  /// The head that the present links yield.
  func countedChain() throws(SQLiteError) -> ChainHead {
    var head = ChainHead(links: 0, link: "")
    try database.each("SELECT sitting, part, digest FROM chain ORDER BY position") { row in
      head.links += 1
      head.link = Self.link(head.link, row.text(0), row.int(1), row.text(2))
    }
    return head
  }

  /// Takes the links of sittings and players that were removed out of the chain, and closes it.
  func unchain(_ subjects: [String]) throws(SQLiteError) {
    for id in subjects { try database.run("DELETE FROM chain WHERE sitting = ?", id) }
    try closeChain()
  }

  func closeChain() throws(SQLiteError) {
    try enter(try countedChain())
  }

  /// Adds missing links for rows of older, other or damaged records, and closes the chain.
  ///
  /// Existing links keep their digests, even those of lost sittings or ends: missing or changed rows are still found.
  func mendChain() throws(SQLiteError) {
    let began = try numbered(
      """
      SELECT id, number FROM sittings WHERE id NOT IN (SELECT sitting FROM chain WHERE part = 0) ORDER BY number
      """)
    for (id, number) in began { try addLink(.beginning, id, number) }
    let ended = try numbered(
      """
      SELECT id, number FROM sittings
      WHERE status > 0 AND id NOT IN (SELECT sitting FROM chain WHERE part = 1)
      ORDER BY (SELECT max(at) FROM events WHERE sitting = number), number
      """)
    for (id, number) in ended { try addLink(.end, id, number) }
    try bindOlderRows()
    try closeChain()
  }

  /// Chains an older record; modes' memories stay, as their sittings may be deleted.
  func chainOlderSittings() throws(SQLiteError) {
    try mendChain()
    try database.run("UPDATE remembered SET position = (SELECT coalesce(max(position), 0) + 1 FROM chain)")
  }

  /// Brings the history into the order of the chain, with everything that depends on it.
  ///
  /// Older records were chained by the clock, which may have gone back within a second.
  func orderHistoryByChain() throws(SQLiteError) {
    let ends = "chain.sitting = history.sitting AND part = \(ChainPart.end.rawValue)"
    let turned = try database.texts(
      """
      SELECT 1 FROM (
        SELECT position, lag(position) OVER (ORDER BY history.rowid) AS before FROM history JOIN chain ON \(ends))
      WHERE position < before LIMIT 1
      """)
    if turned.isEmpty { return }
    try database.execute(
      """
      UPDATE history SET rowid = -coalesce(
        (SELECT position FROM chain WHERE \(ends)), (SELECT max(position) FROM chain) + rowid);
      UPDATE history SET rowid = -rowid;
      """)
    try fillLatest()
    try fillDays()
  }

  private func addLink(_ part: ChainPart, _ sitting: String, _ number: Int) throws(SQLiteError) {
    try database.run(
      "INSERT INTO chain (sitting, part, digest) VALUES (?, ?, ?)", sitting, part.rawValue, try digest(part, number))
  }

  private func numbered(_ sql: String) throws(SQLiteError) -> [(id: String, number: Int)] {
    try database.rows(sql) { ($0.text(0), $0.int(1)) }
  }

  /// The place in the chain at which a sitting ended; 0 when it has none.
  func endPosition(of sitting: String) throws(SQLiteError) -> Int {
    try database.row(
      "SELECT position FROM chain WHERE sitting = ? AND part = \(ChainPart.end.rawValue)", sitting
    ) { $0.int(0) } ?? 0
  }

  // MARK: Digests

  /// A hash over what never changes once a sitting has begun, or over its events once it has ended.
  func digest(_ part: ChainPart, _ number: Int) throws(SQLiteError) -> String {
    var bytes: [UInt8] = []
    for sql in part.rows {
      try database.each(sql, number) { Self.append($0.columns, of: $0, to: &bytes) }
    }
    return SHA256.hex(of: bytes)
  }

  /// Appends the cells of a row to the bytes to hash.
  static func append(_ columns: Range<Int>, of statement: Statement, to bytes: inout [UInt8]) {
    for column in columns {
      statement.withBytes(column) { value in
        bytes += String(value.count).utf8
        bytes.append(UInt8(ascii: ":"))
        bytes += value
      }
    }
  }
}

extension ChainPart {
  /// The rows that the digest of a part covers.
  fileprivate var rows: [String] {
    switch self {
    case .beginning:
      return [
        "SELECT id, request, started, zone, offset, quiz_sha256 FROM sittings WHERE number = ?",
        "SELECT version, json FROM beginnings WHERE sitting = ?",
        "SELECT place, plugin, module, sha256 FROM uses WHERE sitting = ? ORDER BY place",
      ]
    case .end: return ["SELECT ordinal, version, at, json FROM events WHERE sitting = ? ORDER BY ordinal"]
    case .rescore, .achievement: return []
    }
  }
}

/// Removal of deleted players' names from sittings that stay.
extension SQLiteRecord {
  /// Takes the names out of a sitting that stays; its links follow, unless they did not fit before.
  func forgetNames(in sitting: String, of ids: Set<String>) throws(SQLiteError) {
    guard let row = try row(of: sitting), let players = try players(of: row.number),
      let beginning: Beginning = try? EventCoding.read(row.json, version: row.version)
    else { return }
    let names = Renaming(
      beginning.players, zip(players, beginning.players).map { ids.contains($0) ? Self.nobody : $1 })
    if names.isEmpty { return }
    var sound: [ChainPart] = []
    for part in ChainPart.ofSittings {
      let links = try database.texts("SELECT digest FROM chain WHERE sitting = ? AND part = \(part.rawValue)", sitting)
      if try links.first == digest(part, row.number) { sound.append(part) }
    }
    try database.run(
      "UPDATE beginnings SET version = ?, json = ? WHERE sitting = ?", EventCoding.version,
      EventCoding.text(beginning.renamed(names)), row.number)
    for event in try eventRows(of: row.number) {
      guard let read: SittingEvent = try? EventCoding.read(event.json, version: event.version) else { continue }
      try database.run(
        "UPDATE events SET version = ?, json = ? WHERE sitting = ? AND ordinal = ?", EventCoding.version,
        EventCoding.text(read.renamed(names)), row.number, event.ordinal)
    }
    for part in sound {
      try database.run(
        "UPDATE chain SET digest = ? WHERE sitting = ? AND part = ?", try digest(part, row.number), sitting,
        part.rawValue)
    }
  }
}

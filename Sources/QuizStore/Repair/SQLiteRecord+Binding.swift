internal import QuizCore

/// Binds rows that no replay can check to the record's chain: each has a link, so that added, changed or removed rows
/// are found.
///
/// A digest covers all of a row but its owner: links stay valid when sittings and players change ids.
extension SQLiteRecord {
  /// A row by its owner, with its digest.
  struct BoundRow: Hashable {
    var subject: String
    var digest: String
  }

  /// The rows that have no link, and the links of which there is no row.
  struct Bindings {
    var unbound: [BoundRow] = []
    var lost: [BoundRow] = []
  }

  func bindings(_ part: ChainPart) throws(SQLiteError) -> Bindings {
    var links: [BoundRow: Int] = [:]
    try database.each("SELECT sitting, digest FROM chain WHERE part = ?", part.rawValue) {
      links[BoundRow(subject: $0.text(0), digest: $0.text(1)), default: 0] += 1
    }
    var bindings = Bindings()
    for row in try rows(part, "true") {
      if let count = links[row], count > 0 { links[row] = count - 1 } else { bindings.unbound.append(row) }
    }
    for (row, count) in links { bindings.lost += Array(repeating: row, count: count) }
    bindings.lost.sort { ($0.subject, $0.digest) < ($1.subject, $1.digest) }
    return bindings
  }

  /// Adds links for the rows of a condition, in which `?1` and so on are the values.
  func bind(_ part: ChainPart, _ condition: String, _ values: any Bindable...) throws(SQLiteError) {
    for row in try rows(part, condition, values) { try bind(part, row) }
  }

  /// Binds the rows of an older record; earlier changes cannot be detected.
  func bindOlderRows() throws(SQLiteError) {
    for part in ChainPart.ofRows { for row in try bindings(part).unbound { try bind(part, row) } }
  }

  private func bind(_ part: ChainPart, _ row: BoundRow) throws(SQLiteError) {
    try database.run(
      "INSERT INTO chain (sitting, part, digest) VALUES (?, ?, ?)", row.subject, part.rawValue, row.digest)
    try extendChain(part, row.subject, row.digest)
  }

  /// Removes the rows of a condition with their links; the chain is to be closed behind it.
  func drop(_ part: ChainPart, _ condition: String, _ values: any Bindable...) throws(SQLiteError) {
    for row in try rows(part, condition, values) { try unbind(part, row) }
    try database.run("DELETE FROM \(part.table) WHERE \(condition)", binding: values)
  }

  /// Forgets the links of rows that went with a damaged file.
  func dropLostLinks() throws(SQLiteError) {
    for part in ChainPart.ofRows { for row in try bindings(part).lost { try unbind(part, row) } }
  }

  private func unbind(_ part: ChainPart, _ row: BoundRow) throws(SQLiteError) {
    try database.run(
      """
      DELETE FROM chain WHERE position
        = (SELECT min(position) FROM chain WHERE sitting = ? AND part = ? AND digest = ?)
      """, row.subject, part.rawValue, row.digest)
  }

  private func rows(
    _ part: ChainPart, _ condition: String, _ values: [any Bindable] = []
  ) throws(SQLiteError) -> [BoundRow] {
    let statement = try database.statement("\(part.cells) WHERE \(condition) ORDER BY 1, 2, 3, 4")
    defer { statement.reset() }
    for (index, value) in values.enumerated() { value.bind(to: statement, at: index + 1) }
    var rows: [BoundRow] = []
    while try statement.step() {
      var bytes: [UInt8] = []
      Self.append(statement.columns.dropFirst(), of: statement, to: &bytes)
      rows.append(BoundRow(subject: statement.text(0), digest: SHA256.hex(of: bytes)))
    }
    return rows
  }

  // MARK: Comparing

  /// The rescores and achievements that were changed, added or removed by hand.
  func bindingFindings() throws(SQLiteError) -> [RecordFinding] {
    var findings: [RecordFinding] = []
    let rescores = try bindings(.rescore)
    for row in rescores.unbound {
      findings.append(RecordFinding(row.subject, .rescoreChanged))
    }
    for row in rescores.lost {
      findings.append(RecordFinding(row.subject, .rescoreMissing))
    }
    let (names, achievements) = (try names(), try bindings(.achievement))
    for row in achievements.unbound {
      findings.append(RecordFinding(nil, .achievementChanged(player: names[row.subject] ?? row.subject)))
    }
    for row in achievements.lost {
      findings.append(RecordFinding(nil, .achievementMissing(player: names[row.subject] ?? row.subject)))
    }
    return findings
  }
}

extension ChainPart {
  /// The parts bound to rows of a table, one each.
  static let ofRows = [rescore, achievement]

  fileprivate var table: String { self == .rescore ? "rescores" : "achievements" }

  /// The subject of a row, and the columns that its digest covers.
  fileprivate var cells: String {
    self == .rescore
      ? "SELECT sitting, at, plugins, version, json FROM rescores"
      : "SELECT player, plugin, id, day FROM achievements"
  }
}

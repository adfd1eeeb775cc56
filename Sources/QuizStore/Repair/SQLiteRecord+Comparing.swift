package import QuizCore

/// Compares derived facts in the record with its sittings.
extension SQLiteRecord {
  package func audit(_ sittings: Set<String>?) throws(RecordFailure) -> [RecordFinding] {
    try audit(sittings, rebuilding: sittings)
  }

  /// The same; what follows from sittings is compared for the ones in `rebuilt` alone.
  func audit(_ sittings: Set<String>?, rebuilding rebuilt: Set<String>?) throws(RecordFailure) -> [RecordFinding] {
    let findings = try reading { () throws(SQLiteError) in
      if sittings == nil { try checkPages() }
      try database.run("PRAGMA temp_store = MEMORY")
      try database.run("BEGIN")
      defer { try? database.run("ROLLBACK") }
      var findings = try chainFindings(sittings) + (sittings == nil ? rangeFindings() : [])
      // A changed sitting makes differences in the totals meaningless.
      let isWhole = rebuilt == nil && findings.allSatisfy { $0.sitting == nil }
      let derived = try derivedFindings(rebuilt, withTotals: isWhole)
      findings += derived.filter { finding in finding.sitting.flatMap { rebuilt?.contains($0) } ?? true }
      guard let sittings else { return findings }
      return findings.filter { $0.sitting.map(sittings.contains) ?? false }
    }
    return sittings == nil ? try findings + friendFindings() : findings
  }

  // MARK: The chain

  private func chainFindings(_ sittings: Set<String>?) throws(SQLiteError) -> [RecordFinding] {
    var findings: [RecordFinding] = []
    if try chainHead() != countedChain() {
      findings.append(RecordFinding(nil, .chainChanged))
    }
    for id in try database.texts(
      "SELECT sitting FROM chain WHERE part = 0 AND sitting NOT IN (SELECT id FROM sittings)")
    { findings.append(RecordFinding(id, .sittingMissing)) }
    for id in try database.texts(
      "SELECT id FROM sittings JOIN chain ON sitting = id WHERE part = \(ChainPart.end.rawValue) AND status = 0")
    { findings.append(RecordFinding(id, .endMissing)) }
    for part in ChainPart.ofSittings {
      let rows = try database.rows(
        """
        SELECT id, number, digest FROM sittings LEFT JOIN chain ON sitting = id AND part = ?
        WHERE status > 0 OR ?1 = 0 ORDER BY number
        """, part.rawValue
      ) { ($0.text(0), $0.int(1), $0.optionalText(2)) }
      for (id, number, noted) in rows where sittings?.contains(id) ?? true {
        if noted == nil {
          findings.append(RecordFinding(id, part == .beginning ? .beginningUnchained : .endUnchained))
        } else if try digest(part, number) != noted {
          findings.append(RecordFinding(id, part == .beginning ? .beginningChanged : .endChanged))
        }
      }
    }
    return try findings + bindingFindings() + (sittings == nil ? bondFindings() : [])
  }

  // MARK: What is derived

  private func derivedFindings(_ sittings: Set<String>?, withTotals: Bool) throws(SQLiteError) -> [RecordFinding] {
    for table in Self.shadowedTables {
      guard let sql = try database.texts("SELECT sql FROM main.sqlite_schema WHERE name = '\(table)'").first
      else { return [RecordFinding(nil, .tableMissing(table))] }
      try database.execute(sql.replacing("CREATE TABLE", with: "CREATE TEMP TABLE", maxReplacements: 1))
    }
    try database.execute(
      """
      INSERT INTO temp.sittings SELECT * FROM main.sittings;
      INSERT INTO temp.chain_head SELECT * FROM main.chain_head;
      """)
    let unreadable = Set(try rebuild(sittings))
    var findings = try differences("history", key: "sitting", id: "sitting", .history)
    findings += try differences("sittings", key: "number", id: "id", .row)
    findings += try ownerFindings()
    findings += try answerFindings()
    findings = findings.filter { !unreadable.contains($0.sitting ?? "") }
    if withTotals, unreadable.isEmpty, findings.isEmpty { findings += try totalFindings() }
    return findings
  }

  /// The tables built anew beside the record's, as temporary ones that hide those of the same name.
  private static let shadowedTables = derivedTables + ["sittings", "chain_head"]

  /// Compares a table row by row and column by column.
  private func differences(
    _ table: String, key: String, id: String, _ place: RecordFinding.Place
  ) throws(SQLiteError) -> [RecordFinding] {
    var findings: [RecordFinding] = []
    func lone(_ place: String, beside other: String) -> String {
      """
      SELECT \(id) FROM \(place).\(table) AS one
      WHERE NOT EXISTS (SELECT 1 FROM \(other).\(table) AS other WHERE other.\(key) = one.\(key))
      """
    }
    for sitting in try database.texts(lone("main", beside: "temp")) {
      findings.append(RecordFinding(sitting.isEmpty ? nil : sitting, .resultOfNothing(place)))
    }
    for sitting in try database.texts(lone("temp", beside: "main")) {
      findings.append(RecordFinding(sitting, .resultMissing(place)))
    }
    for column in try database.texts("SELECT name FROM pragma_table_info('\(table)')") {
      try database.each(
        """
        SELECT kept.\(id), kept."\(column)", given."\(column)" FROM main.\(table) AS kept
        JOIN temp.\(table) AS given ON given.\(key) = kept.\(key) WHERE kept."\(column)" IS NOT given."\(column)"
        """
      ) { row in
        let (kept, given) = (row.optionalText(1), row.optionalText(2))
        findings.append(
          RecordFinding(row.text(0), .otherValue(place, column: column, kept: kept, given: given)))
      }
    }
    return findings
  }

  /// A sitting belongs to the first of its players, and to the beginning of its own.
  private func ownerFindings() throws(SQLiteError) -> [RecordFinding] {
    try database.texts(
      """
      SELECT id FROM main.sittings JOIN beginnings ON sitting = number
      WHERE player IS NOT iif(json_valid(sittings.players), coalesce(sittings.players ->> '$[0]', ''), NULL)
        OR iif(json_valid(sittings.players), json_array_length(sittings.players), 0)
          IS NOT iif(json_valid(json), json_array_length(json, '$.players'), 0)
        OR id IS NOT iif(json_valid(json), json ->> '$.sitting', NULL)
        OR sittings.players IS NOT beginnings.players
      """
    ).map { RecordFinding($0, .otherOwner) }
  }

  private func answerFindings() throws(SQLiteError) -> [RecordFinding] {
    func rows(_ place: String) -> String {
      """
      SELECT sittings.id, key, topics.category, topics.difficulty, answers.player, "right", points, "of", ms
      FROM \(place).answers
      LEFT JOIN \(place).questions ON questions.number = question
      LEFT JOIN \(place).topics ON topics.number = answers.topic LEFT JOIN main.sittings ON sittings.number = sitting
      """
    }
    let (kept, given) = (rows("main"), rows("temp"))
    return try database.texts(
      """
      SELECT DISTINCT id FROM (SELECT * FROM (\(kept) EXCEPT \(given)) UNION ALL SELECT * FROM (\(given) EXCEPT \(kept)))
      """
    ).map { RecordFinding($0.isEmpty ? nil : $0, .otherAnswers) }
  }

  /// The tables of sums, and of what modes remember.
  private func totalFindings() throws(SQLiteError) -> [RecordFinding] {
    var findings: [RecordFinding] = []
    for table in Self.derivedTables where !["history", "answers"].contains(table) {
      var columns = try database.texts("SELECT name FROM pragma_table_info('\(table)')")
      // Older records lack the moments of earlier memories.
      if ["memory", "shared"].contains(table) { columns.removeAll { $0 == "moment" } }
      let (kept, given) = (Self.comparable(table, columns, "main"), Self.comparable(table, columns, "temp"))
      let isOther = try !database.texts(
        "SELECT 1 FROM (\(kept) EXCEPT \(given)) UNION ALL SELECT 1 FROM (\(given) EXCEPT \(kept)) LIMIT 1"
      ).isEmpty
      if isOther {
        findings.append(RecordFinding(nil, .otherTotals(table: table)))
      }
    }
    return findings
  }

  /// The rows of a table without the numbers that are given in passing; sums to a millionth, as their order may differ. A topic
  /// must be that of something.
  private static func comparable(_ table: String, _ columns: [String], _ place: String) -> String {
    if table == "topics" {
      let used = ["answers", "questions"].map { "number NOT IN (SELECT topic FROM \(place).\($0))" }
      return "SELECT category, difficulty FROM \(place).topics WHERE \(used.joined(separator: " AND "))"
    }
    let cells = columns.map { column in
      switch column {
      case "question": return "(SELECT key FROM \(place).questions WHERE number = question)"
      case "number": return "0"
      case "topic":
        return "(SELECT json_array(category, difficulty) FROM \(place).topics WHERE number = topic)"
      // A value that is no number is shown as it is.
      case "points", "of", "percents", "best":
        return "iif(typeof(\"\(column)\") = 'text', \"\(column)\" || ' ', round(\"\(column)\", 6))"
      default: return "\"\(column)\""
      }
    }
    return "SELECT \(cells.listed) FROM \(place).\(table)"
  }
}

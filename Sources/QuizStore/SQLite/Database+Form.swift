/// The schema of a database, as texts to compare.
extension Database {
  /// The schema's definition of each object, without spacing and quoting, with the kind and name of the object.
  func objects() throws(SQLiteError) -> [String: String] {
    let statement = try statement("SELECT type, name, tbl_name, sql FROM sqlite_schema")
    defer { statement.reset() }
    var objects: [String: String] = [:]
    while try statement.step() {
      let form = (0..<4).map { statement.text($0) }.joined(separator: " ")
      let bare = form.lowercased().filter { !$0.isWhitespace && $0 != "\"" }
      objects[bare] = "\(statement.text(0)) '\(statement.text(1))'"
    }
    return objects
  }

  /// The kind and name of objects that change nothing of what is read: indexes of columns alone, as somebody makes them for
  /// questions of their own, and what `ANALYZE` leaves.
  func harmlessObjects() throws(SQLiteError) -> Set<String> {
    Set(
      try texts(
        """
        SELECT 'index ''' || item.name || '''' FROM sqlite_schema AS item
        WHERE item.type = 'index' AND (item.sql LIKE 'CREATE INDEX %' OR item.sql LIKE 'CREATE UNIQUE INDEX %')
          AND EXISTS (SELECT 1 FROM pragma_index_list(item.tbl_name) WHERE name = item.name AND NOT partial)
          AND NOT EXISTS (SELECT 1 FROM pragma_index_xinfo(item.name) WHERE cid = -2)
        UNION ALL SELECT 'table ''' || name || '''' FROM sqlite_schema
        WHERE type = 'table' AND sql IN ('CREATE TABLE sqlite_stat1(tbl,idx,stat)',
          'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)')
        """))
  }

  func forms() throws(SQLiteError) -> Set<String> { Set(try objects().keys) }

  /// The forms of a new database that has had these migrations.
  func forms(after migrations: [Migration]) throws(SQLiteError) -> Set<String> {
    try migrate(migrations, at: 0)
    // The same change that `identify` makes after its migration.
    try execute("DROP TABLE IF EXISTS names")
    return try forms()
  }
}

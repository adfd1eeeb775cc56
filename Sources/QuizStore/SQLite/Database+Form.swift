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

  func forms() throws(SQLiteError) -> Set<String> { Set(try objects().keys) }

  /// The forms of a new database that has had these migrations.
  func forms(after migrations: [Migration]) throws(SQLiteError) -> Set<String> {
    try migrate(migrations, at: 0)
    // The same change that `identify` makes after its migration.
    try execute("DROP TABLE IF EXISTS names")
    return try forms()
  }
}

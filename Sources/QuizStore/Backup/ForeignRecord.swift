internal import CSQLite
internal import QuizCore

/// The record in an untrusted file. Only rows are copied, never its schema, and only values that a record can hold.
struct ForeignRecord: DatabaseFile {
  let database: Database
  /// How many migrations it has had.
  let form: Int
  private let file: String

  /// Fails with `damaged` for a file that is no record.
  init(_ file: String) throws(RecordFailure) {
    self.file = file
    let size = Folder.size(file)
    if size > Database.largest { throw .damagedFile(file, "it has more than 64 GB") }
    do throws(SQLiteError) {
      database = try Database.untrusted(file, bytes: size)
      form = try database.version()
    } catch {
      throw Self.failure(error, file, first: true)
    }
    if form > Migration.ofRecord.count { throw .newer(file) }
    if form < 1 { throw .noRecord(file) }
  }

  func close() { database.close() }

  /// Puts all rows into a new record of the same form.
  func fill(_ record: Database) throws(RecordFailure) {
    try checkSchema(like: record)
    // A sound file has no page used twice, so that its values are no larger than the file.
    guard try reading({ () throws(SQLiteError) in try database.isSound() }) else {
      throw .damagedFile(file, "its pages do not fit together")
    }
    let names = try reading { () throws(SQLiteError) in
      try record.texts("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migrations' ORDER BY name")
    }
    try record.transaction(
      { () throws(RecordFailure) in for name in names { try copy(name, to: record) } },
      failing: { RecordFailure($0, path: record.path) })
  }

  /// Every object must be one that the same migrations make here, or change nothing, and none may be missing.
  private func checkSchema(like record: Database) throws(RecordFailure) {
    var objects = try reading(database.objects())
    let expected = try reading(record.objects())
    let harmless = try reading(database.harmlessObjects())
    objects[BackupParts.form] = nil
    if let other = objects.filter({ expected[$0.key] == nil && !harmless.contains($0.value) }).map(\.value).min() {
      throw .foreignObject(file, other)
    }
    if let missing = expected.filter({ objects[$0.key] == nil }).map(\.value).min() {
      throw .damagedFile(file, "its \(missing) is missing")
    }
  }

  private func copy(_ table: String, to record: Database) throws(RecordFailure) {
    try reading(record.run("DELETE FROM \"\(table)\""))
    guard let shape = try reading({ () throws(SQLiteError) in try TableShape(table, in: record) }) else { return }
    let columns = shape.columnNames.map { "\"\($0)\"" }.listed
    let marks = shape.columnNames.map { _ in "?" }.listed
    let source = try reading(database.statement("SELECT \(columns) FROM main.\"\(table)\" NOT INDEXED"))
    defer { source.reset() }
    while try reading({ () throws(SQLiteError) in try source.step() }) {
      let row = shape.columnNames.indices.map(source.cell)
      if let column = shape.wrongColumn(row) {
        throw .damagedFile(file, "its table '\(table)' has a value in '\(column)' that no record can have")
      }
      try reading(record.run("INSERT INTO main.\"\(table)\" (\(columns)) VALUES (\(marks))", binding: row))
    }
  }

  /// Writes a part of a backup to a new file; false if it has none of that name.
  func writePart(_ name: String, to path: String) throws(RecordFailure) -> Bool {
    try reading(BackupParts.write(name, of: database, to: path))
  }

  /// Writes the other files of the folder beside a copy; throws for one that belongs elsewhere.
  func writeFiles(to copy: String) throws(RecordFailure) -> [(path: String, file: String)] {
    var files: [(path: String, file: String)] = []
    for name in try reading({ () throws(SQLiteError) in try BackupParts.names(in: database) })
    where name.hasPrefix(BackupParts.file) {
      let path = String(name.dropFirst(BackupParts.file.count))
      guard FolderParts.isTaken(path), files.count < 100_000 else {
        throw .damagedFile(file, "it has a file that no backup has")
      }
      let target = "\(copy)-file\(files.count)"
      _ = try writePart(name, to: target)
      files.append((path, target))
    }
    return files
  }

  func reading<Value>(_ body: () throws(SQLiteError) -> Value) throws(RecordFailure) -> Value {
    do throws(SQLiteError) { return try body() } catch { throw Self.failure(error, file) }
  }

  /// `first` is the first look at the file.
  private static func failure(_ error: SQLiteError, _ file: String, first: Bool = false) -> RecordFailure {
    switch error.primaryCode {
    case SQLITE_NOTADB: .noRecord(file)
    case SQLITE_CORRUPT, SQLITE_ERROR: first ? .noRecord(file) : .damagedFile(file, error.text)
    case SQLITE_INTERRUPT: .damagedFile(file, "reading it takes too long")
    case SQLITE_TOOBIG: .damagedFile(file, "it has a value that is too long")
    case SQLITE_CONSTRAINT: .damagedFile(file, "two of its rows contradict each other")
    default: RecordFailure(error, path: file)
    }
  }
}

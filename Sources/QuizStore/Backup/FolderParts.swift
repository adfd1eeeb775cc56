internal import Glibc
internal import QuizCore

/// Files of the record's folder that a backup holds beside the records: the name of cookies, and versions of the workshop.
enum FolderParts {
  private static let mostBytes = 64 << 20
  private static let mostDepth = 8

  /// The paths of all such files in a folder, relative to it.
  static func paths(in folder: String) -> [String] {
    let name = "serve.name"
    return (Folder.exists("\(folder)/\(name)") ? [name] : []) + below("workshop", in: folder, depth: 0)
  }

  private static func below(_ path: String, in folder: String, depth: Int) -> [String] {
    guard depth < mostDepth else { return [] }
    return Folder.names(in: "\(folder)/\(path)").sorted().flatMap { name -> [String] in
      let inner = "\(path)/\(name)"
      var info = stat()
      guard lstat("\(folder)/\(inner)", &info) == 0 else { return [] }
      switch info.st_mode & S_IFMT {
      case S_IFDIR: return below(inner, in: folder, depth: depth + 1)
      case S_IFREG: return info.st_size <= mostBytes ? [inner] : []
      default: return []
      }
    }
  }

  /// Whether a path from a backup leads to such a file, and nowhere else.
  static func isTaken(_ path: String) -> Bool {
    let words = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && !word.hasPrefix(".") && word.utf8.count <= 255
        && word.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    }
    return isPlain && words.count <= mostDepth + 2
      && (path == "serve.name" || words.count > 1 && words[0] == "workshop")
  }

  /// Puts a file in its place in a folder, with the folders above it.
  static func place(_ source: String, at path: String, in folder: String) throws(SystemError) {
    var above = folder
    for word in path.split(separator: "/").dropLast() {
      above += "/\(word)"
      var info = stat()
      if lstat(above, &info) == 0 {
        guard info.st_mode & S_IFMT == S_IFDIR else { throw SystemError(number: ENOTDIR, path: above) }
      } else {
        try Folder.create(above)
        Folder.inheritOwner(above)
      }
    }
    Folder.inheritOwner(source)
    try Folder.replace("\(folder)/\(path)", by: source)
  }
}

/// The people and keys of a backup, entered row by row into a new book, so that nothing but values is taken from the file.
enum RestoredPeople {
  private static let tables = ["people", "classes", "keys", "browsers", "salts"]

  /// Makes a book at a path of the untrusted one in a file.
  static func make(_ path: String, from file: String, now: WallTime) throws(RecordFailure) {
    do throws(SQLiteError) {
      let foreign = try Database.untrusted(file, bytes: Folder.size(file))
      defer { foreign.close() }
      let book = try Database(path: path)
      defer { book.close() }
      guard try foreign.version() == Migration.ofPeople.count else {
        throw foreign.damage("the people have another form")
      }
      try book.migrate(Migration.ofPeople, at: now.milliseconds)
      for table in tables {
        guard let shape = try TableShape(table, in: book) else { continue }
        let columns = shape.columnNames.map { "\"\($0)\"" }.joined(separator: ", ")
        let marks = shape.columnNames.map { _ in "?" }.joined(separator: ", ")
        try foreign.each("SELECT \(columns) FROM main.\"\(table)\" NOT INDEXED") { (source) throws(SQLiteError) in
          let row = shape.columnNames.indices.map(source.cell)
          if shape.wrongColumn(row) != nil { throw foreign.damage("the people have a value that nobody has") }
          try book.run("INSERT INTO main.\"\(table)\" (\(columns)) VALUES (\(marks))", binding: row)
        }
      }
      try book.run("PRAGMA journal_mode = DELETE")
    } catch {
      throw error.isDamage ? .damagedFile(file, error.text) : RecordFailure(error, path: path)
    }
  }
}

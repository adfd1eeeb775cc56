internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizCore
internal import QuizEngine
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import TextLayout

/// `quizrun doctor`: checks what a server needs, each check in a line.
struct DoctorCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  /// The checks, in the order in which they are printed.
  private enum Check: String, CaseIterable {
    case folders, rights, disk, clock, record, guests, cells, certificates, libraries
  }

  /// Exits with 1 where a check found something.
  func run() throws(Problem) -> Int32 {
    if parsed.has("tls-cert") != parsed.has("tls-key") {
      throw Problem(.usage, "--tls-cert and --tls-key go together: give both")
    }
    let found = Check.allCases.map { ($0, finding($0)) }
    if parsed.has("json") {
      let objects = found.map { check, finding -> JSONValue in
        ["check": .text(check.rawValue), "ok": .bool(finding == nil), "message": .text(finding ?? "ok")]
      }
      Console.write(JSONWriter.text(.list(objects)) + "\n")
    } else {
      for (check, finding) in found { Console.write("\(check.rawValue): \(finding ?? "ok")\n".cleanedLines) }
    }
    return found.contains { $0.1 != nil } ? 1 : 0
  }

  private var folder: String? { surroundings.record.place }

  /// A sentence on what is wrong and what to do; nil where all is well.
  private func finding(_ check: Check) -> String? {
    switch check {
    case .folders: folders
    case .rights: rights
    case .disk: disk
    case .clock: clock
    case .record: record(in: folder, people: false)
    case .guests: record(in: folder.map(RestoredBackup.guestsFolder), people: true)
    case .cells: cells
    case .certificates: certificates
    case .libraries: libraries
    }
  }

  // MARK: The machine

  private var folders: String? {
    guard let folder else { return "there is no folder for the record: set QUIZRUN_DATA or HOME" }
    var info = stat()
    if stat(folder, &info) == 0, info.st_mode & S_IFMT != S_IFDIR {
      return "'\(folder)' is no folder: set QUIZRUN_DATA to one"
    }
    if surroundings.library.catalogue().entries.isEmpty {
      return "there are no quizzes: set QUIZRUN_HOME to a folder with quizzes/ and plugins/"
    }
    return nil
  }

  /// The nearest folder above that is there, in which the record's folder is made.
  private var standingFolder: String? {
    guard var path = folder else { return nil }
    while access(path, F_OK) != 0, path.contains("/"), path != "/" { path = Files.folder(of: path) }
    return path.isEmpty ? "/" : path
  }

  private var rights: String? {
    guard let folder, let standing = standingFolder else {
      return "there is no folder for the record: set QUIZRUN_DATA or HOME"
    }
    guard access(standing, R_OK | W_OK | X_OK) == 0 else {
      return "'\(standing)' cannot be read and written by this user: `chown` it to the user of the service"
    }
    var above = stat()
    guard stat(standing, &above) == 0 else { return nil }
    let files = ["quizrun.db", "serve.key", "serve.name", "guests/quizrun.db", "guests/\(PeopleBook.file)"]
    for path in files.map({ "\(folder)/\($0)" }) {
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      if info.st_mode & 0o077 != 0 { return "'\(path)' is open to other users: `chmod 600` it" }
      if info.st_uid != (geteuid() == 0 ? above.st_uid : geteuid()) {
        return "'\(path)' belongs to another user than its folder: `chown` it"
      }
      if access(path, R_OK | W_OK) != 0 { return "'\(path)' cannot be read and written: `chmod 600` it" }
    }
    return nil
  }

  private var disk: String? {
    guard let standing = standingFolder, let room = DiskRoom.at(standing) else { return nil }
    if room.isEnoughForGuests { return nil }
    return
      "only \(room.free / 1_000_000) MB are free for '\(standing)': free some space, at least 500 MB and a twentieth of the disk"
  }

  private var clock: String? {
    let now = surroundings.clock.now().milliseconds / 1000
    if now < Self.firstDay { return "the clock is before the first release of quizrun: set it, or let NTP do it" }
    var info = stat()
    guard let folder, stat("\(folder)/quizrun.db", &info) == 0, info.st_mtim.tv_sec > now + 86_400 else { return nil }
    return "the clock is behind the last change of the record: set it, or let NTP do it"
  }

  /// 1 November 2026, in seconds since 1970.
  private static let firstDay = 1_793_491_200

  // MARK: What is kept

  private func record(in folder: String?, people: Bool) -> String? {
    guard let folder else { return nil }
    do throws(RecordFailure) {
      if Files.exists("\(folder)/quizrun.db") {
        let record = try SQLiteRecord(reading: folder, now: surroundings.clock.now)
        defer { record.close() }
        guard try record.isSound() else { return "'\(folder)/quizrun.db' is damaged: restore a backup" }
      }
      if people, PeopleBook.exists(in: folder) {
        let book = try PeopleBook(folder: folder, now: surroundings.clock.now)
        defer { book.close() }
        guard try book.isSound() else { return "'\(folder)/\(PeopleBook.file)' is damaged: restore a backup" }
      }
      return nil
    } catch {
      return error.message
    }
  }

  // MARK: Programs

  private var cells: String? {
    do throws(Problem) {
      try surroundings.library.cells.checkSeal(isOpenAllowed: false)
      return nil
    } catch {
      return error.message
    }
  }

  private var server: String { (OwnProgram.folder ?? "") + "/quizrun-serve" }

  private var certificates: String? {
    guard let certificate = parsed.value("tls-cert"), let key = parsed.value("tls-key") else { return nil }
    do throws(Problem) {
      for path in [certificate, key] where !Files.exists(path) { return "'\(path)' is not there: name the PEM file" }
      _ = try SecretFile.read(key, .given)
    } catch {
      return error.message
    }
    let (code, said) = Self.run(server, ["--check-certificate=\(certificate)", "--tls-key=\(key)"])
    return code == 0 ? nil : said.isEmpty ? "the certificate cannot be checked: look at 'libraries'" : said
  }

  private var libraries: String? {
    for name in ["quizrun-serve", "quizrun-fetch"] {
      let path = (OwnProgram.folder ?? "") + "/\(name)"
      guard access(path, X_OK) == 0 else { return "the program '\(path)' is missing: install quizrun again" }
      if Self.run(path, ["--version"]).code != 0 {
        return "'\(path)' does not start: install the libraries that `ldd \(path)` misses"
      }
    }
    return nil
  }

  /// Runs a program to its end; its exit code and standard output. 127 where it does not start.
  private static func run(_ path: String, _ arguments: [String]) -> (code: Int32, said: String) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (127, "") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, &words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard failure == 0 else { return (127, "") }
    var (text, chunk): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 4096))
    while case let count = read(ends[0], &chunk, chunk.count), count > 0 { text += chunk.prefix(count) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 127
    return (code, String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}

extension String {
  /// The line without signs that a terminal obeys.
  fileprivate var cleanedLines: String { split(separator: "\n").map { String($0).cleaned + "\n" }.joined() }
}

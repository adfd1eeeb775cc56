internal import Cells
internal import Glibc
package import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
package import QuizLibrary
package import QuizSittings
internal import QuizStore
package import QuizWire

/// The folder in which the owner writes quizzes and modes: they are listed, read, checked, saved, put aside and brought back.
///
/// It is `quizzes` and `plugins` beside the program's start, where there is one of them, else those of the user's data
/// folder; `QUIZRUN_HOME` names another. Nothing outside of it is written, apart from what is kept beside the record.
package struct WorkshopFolder {
  package let library: Library
  /// The home of the two folders.
  let home: String
  /// The folder for versions, drafts and uploads.
  let keeping: String

  package init(_ surroundings: Surroundings) throws(WorkshopRefusal) {
    library = surroundings.library
    guard let data = surroundings.environment.data, let home = Self.home(surroundings) else {
      throw WorkshopRefusal(.unsaved, "there is no folder for quizzes: set HOME, XDG_DATA_HOME or QUIZRUN_HOME")
    }
    self.home = home
    // Homes that share a record do not share what is kept.
    let place = Self.settled(home)
    keeping = data + "/workshop/" + SHA256.hex(of: Array(place.utf8)).prefix(12)
  }

  private static func home(_ surroundings: Surroundings) -> String? {
    let homes = surroundings.environment.homes
    guard homes.first == "." else { return homes.first }
    let shipped = surroundings.library.shippedHomes.compactMap(Files.real)
    let isOwn = Files.real(".").map { !shipped.contains($0) } ?? false
    let folders = ["./quizzes", "./plugins"].filter(Files.exists)
    let isUsed = !folders.isEmpty && folders.allSatisfy { access($0, W_OK) == 0 }
    return isOwn && isUsed ? "." : surroundings.environment.installHome
  }

  /// The path without links, also of a folder that is still to be made.
  private static func settled(_ path: String) -> String {
    if let real = Files.real(path) { return real }
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return path }
    return settled(String(path[..<slash])) + path[slash...]
  }

  func history(_ item: WorkshopItem) -> WorkshopHistory { WorkshopHistory(item, in: keeping) }

  static func etag(_ bytes: [UInt8]) -> String { SHA256.hex(of: bytes) }

  /// A file of a home, as catalogues and messages name it.
  struct Place: Equatable {
    /// The folder below the home, such as `quizzes` or `quizzes/maths`.
    var folder: String
    var file: String
  }

  func path(_ place: Place) -> String { (home == "." ? "" : home + "/") + place.folder + "/" + place.file }

  /// The file with its bytes, and the folder in which it is replaced.
  struct Opened {
    var directory: WorkshopDirectory
    var place: Place
    var bytes: [UInt8]?
  }

  /// Opens the folder of a file, and reads the file where it is there.
  func opened(_ place: Place, isMade: Bool = false) throws(WorkshopRefusal) -> Opened? {
    guard let directory = try WorkshopDirectory(home, place.folder, isMade: isMade) else { return nil }
    return Opened(directory: directory, place: place, bytes: try directory.read(place.file))
  }

  // MARK: Saving

  /// Saves new bytes; `etag` is the hash of what they were made from, nil for a new file.
  func write(_ bytes: [UInt8], _ item: WorkshopItem, at place: Place, over old: [UInt8]?) throws(WorkshopRefusal) {
    guard bytes.count <= WorkshopDirectory.largest else {
      throw WorkshopRefusal(.unfit, "more than \(WorkshopDirectory.largest >> 20) MB are not saved: split it")
    }
    if bytes == old { return history(item).dropDraft() }
    guard let directory = try WorkshopDirectory(home, place.folder, isMade: true) else { return }
    directory.lock()
    defer { directory.unlock() }
    let history = history(item)
    directory.removeLeftovers(of: place.file) { try? history.keep($0) }
    if let old { try history.keep(old) }
    let isDone =
      if let old { try directory.replace(old, by: bytes, in: place.file) } else {
        try directory.create(bytes, as: place.file)
      }
    guard isDone else { throw changed(item, try? directory.read(place.file)) }
    try? history.keep(bytes)
    history.dropDraft()
  }

  /// The refusal for a file that is another one than it was, with what is there now.
  func changed(_ item: WorkshopItem, _ present: [UInt8]?) -> WorkshopRefusal {
    guard let present else {
      return WorkshopRefusal(.conflict, "'\(item.name)' was removed meanwhile: save it without an etag to make it anew")
    }
    var refusal = WorkshopRefusal(
      .conflict, "'\(item.name)' is there and is not what this was made from: read it again, then save")
    refusal.etag = Self.etag(present)
    refusal.source = String(decoding: present, as: UTF8.self)
    if item.kind == .quiz { refusal.present = (try? JSONParser.parse(present)).map { JSONValue($0) } }
    return refusal
  }

  // MARK: Putting aside, bringing back

  /// Removes a file that is still the one with that hash, nil for any; its bytes stay as the newest version.
  package func delete(_ item: WorkshopItem, etag: String?) throws(WorkshopRefusal) {
    guard let opened = try own(item), let bytes = opened.bytes else { throw .unknown(item) }
    if let etag, etag != Self.etag(bytes) { throw changed(item, bytes) }
    opened.directory.lock()
    defer { opened.directory.unlock() }
    try history(item).keep(bytes)
    guard try opened.directory.remove(opened.place.file, holding: bytes) else {
      throw changed(item, try? opened.directory.read(opened.place.file))
    }
    history(item).dropDraft()
  }

  /// The earlier contents of a file, the newest first; also of one that was removed.
  package func versions(_ item: WorkshopItem) throws(WorkshopRefusal) -> [WorkshopVersion] {
    let bytes = try own(item)?.bytes
    let versions = try history(item).versions(besides: bytes.map(Self.etag))
    // What is shown as a copy, or is of another format, has none.
    if versions.isEmpty && bytes == nil {
      switch item.kind {
      case .quiz: _ = try quiz(item.name)
      case .mode: _ = try mode(item.name)
      }
    }
    return versions
  }

  package func version(_ number: Int, of item: WorkshopItem) throws(WorkshopRefusal) -> String {
    guard let bytes = try history(item).bytes(number) else {
      throw WorkshopRefusal(.unknown, "there is no version \(number) of '\(item.name)'")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Puts a version in the place of the file, whose bytes become a version.
  package func bringBack(_ number: Int, of item: WorkshopItem) throws(WorkshopRefusal) -> WorkshopSaved {
    let bytes = Array(try version(number, of: item).utf8)
    let opened = try own(item)
    let place = opened?.place ?? item.usualPlace
    try write(bytes, item, at: place, over: opened?.bytes)
    return WorkshopSaved(etag: Self.etag(bytes), findings: findings(bytes, item, at: place))
  }

  /// The findings in a file; of one that could not be checked, that and why.
  func findings(_ bytes: [UInt8], _ item: WorkshopItem, at place: Place) -> [WorkshopFinding] {
    guard item.kind == .quiz else { return modeFindings(bytes, item, at: place) }
    do throws(CellEnd) { return try QuizFindings(library: library, bytes: bytes, path: path(place)).all } catch {
      return [WorkshopFinding(path: "", severity: "warning", message: "the check was stopped: \(error.sentence)")]
    }
  }

  /// The file of that name in the folder; nil where there is none.
  func own(_ item: WorkshopItem) throws(WorkshopRefusal) -> Opened? {
    if let usual = try opened(item.usualPlace), usual.bytes != nil { return usual }
    guard item.kind == .quiz, let place = place(ofQuizAt: library.catalogue()[item.name]?.path),
      let other = try opened(place), other.bytes != nil
    else { return nil }
    return other
  }

  /// The place of a JSON file below the folder of quizzes; nil for other files.
  func place(ofQuizAt path: String?) -> Place? {
    let start = (home == "." ? "" : home + "/") + WorkshopItem.Kind.quiz.rawValue + "/"
    guard let path, path.hasPrefix(start), path.hasSuffix(".json") else { return nil }
    let rest = path.dropFirst(start.count).split(separator: "/").map(String.init)
    guard let file = rest.last else { return nil }
    return Place(folder: ([WorkshopItem.Kind.quiz.rawValue] + rest.dropLast()).joined(separator: "/"), file: file)
  }

  // MARK: Drafts

  /// The text that was written and not saved; nil without a draft.
  package func draft(_ item: WorkshopItem) throws(WorkshopRefusal) -> WorkshopDraft? { try history(item).readDraft() }

  /// Keeps a quiz, or the text of a mode, that is not saved; `etag` is the hash of the file that it began with.
  package func keepDraft(_ value: JSONValue, etag: String?, _ item: WorkshopItem) throws(WorkshopRefusal) {
    try history(item).keepDraft(value, etag: etag)
  }

  package func dropDraft(_ item: WorkshopItem) { history(item).dropDraft() }
}

extension WorkshopItem {
  /// Where a new file goes.
  var usualPlace: WorkshopFolder.Place { WorkshopFolder.Place(folder: kind.rawValue, file: file) }
}

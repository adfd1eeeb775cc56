internal import AnkiPackage
internal import Archive
internal import JSONText

extension QuizFile {
  /// Reads a package of Anki.
  static func package(_ file: ForeignFile, _ manner: Manner) -> ForeignRead {
    let folder = manner.placingFiles(of: file.path).mediaFolder ?? ""
    do throws(AnkiProblem) {
      let package = try AnkiPackage(file.bytes)
      let isTaken = { (file: DeckMedia.File) in
        manner.isTaken(file.path) { try? package.file(file.name) }
      }
      var (imported, files) = try DeckPackageReader.read(package, folder: folder, isTaken: isTaken)
      if imported.questions.isEmpty, imported.findings.isEmpty { imported.note(.noQuestion(.apkg), at: 0) }
      if manner.mediaFolder != nil { for file in files { imported.media.append(try file.unpacked(package)) } }
      return .quiz(ForeignQuiz(imported, title: manner.name(of: file.path)))
    } catch {
      return .failed(error.sentence, isStart: false)
    }
  }

  /// The pictures and sounds inside of a quiz file that is played as it is, by the paths that its questions name.
  package static func inside(_ bytes: [UInt8], path: String, readers: QuizReaders = .here) -> FilesInside {
    guard let foreign = readers.foreign else { return inside(bytes, path) }
    return foreign.open(ForeignRequest(.files, on: ForeignFile(path: path, bytes: bytes)))
  }

  static func inside(_ bytes: [UInt8], _ path: String) -> FilesInside {
    let manner = Manner(languages: [], isThorough: false).placingFiles(of: path)
    switch QuizFormat(path: path, content: bytes) {
    case .apkg: return insidePackage(bytes, manner)
    case let format? where format.holdsFiles:
      let source = Archive.looksLikeOne(bytes) ? bytes : TextDecoding(bytes).bytes
      let files = importing(source, format, manner).media
      let known = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
      return { known[$0] }
    default: return { _ in nil }
    }
  }

  private static func insidePackage(_ bytes: [UInt8], _ manner: Manner) -> FilesInside {
    guard let package = try? AnkiPackage(bytes) else { return { _ in nil } }
    let files = filesInside(package, manner)
    return { path in
      guard let offset = CardProgress.offset(in: path) else { return files(path) }
      return (try? package.progress(offsetMinutes: offset)).map(CardProgress.written)
    }
  }

  private static func filesInside(_ package: AnkiPackage, _ manner: Manner) -> FilesInside {
    guard let read = try? DeckPackageReader.read(package, folder: manner.mediaFolder ?? "") else {
      return { _ in nil }
    }
    let names = Dictionary(read.files.map { ($0.path, $0.name) }) { first, _ in first }
    return { path in names[path].flatMap { try? package.file($0) } }
  }
}

extension DeckMedia.File {
  fileprivate func unpacked(_ package: AnkiPackage) throws(AnkiProblem) -> QuizMedia {
    QuizMedia(path: path, bytes: try package.file(name))
  }
}

/// The progress of a card that another program kept, by the id that the card has as a question. Days count from 1970-01-01.
package struct CardProgress: Equatable, Sendable {
  package var id: String
  package var isSuspended = false
  /// Nil for a new card.
  package var memory: Memory?

  package struct Memory: Equatable, Sendable {
    package var due: Int
    package var last: Int
    package var stability: Double
    package var difficulty: Double
    package var reps: Int
    package var lapses: Int
  }

  /// The progress in a package of Anki; nil for another file. `offsetMinutes` is that of the player's zone from UTC.
  package static func read(
    _ bytes: [UInt8], path: String, offsetMinutes: Int, readers: QuizReaders = .here
  ) -> [CardProgress]? {
    guard QuizFormat(path: path, content: bytes) == .apkg else { return nil }
    let text = QuizFile.inside(bytes, path: path, readers: readers)(name + String(offsetMinutes))
    guard let text, let rows = (try? JSONParser.parse(text))?.array else { return nil }
    return rows.compactMap(CardProgress.init)
  }

  // MARK: Out of a cell

  /// No file inside of a package has such a name.
  private static let name = "\u{1}progress "

  /// The offset in minutes of a request for progress; nil for the name of a file.
  static func offset(in name: String) -> Int? {
    name.hasPrefix(Self.name) ? Int(name.dropFirst(Self.name.count)).map { min(max($0, -1440), 1440) } : nil
  }

  /// `[["guid:2", false, due, last, stability, difficulty, reps, lapses], ["guid", true]]`
  static func written(_ cards: [AnkiProgress]) -> [UInt8] {
    let rows = cards.compactMap { card -> JSONValue? in
      let guid = card.guid.trimmed
      if guid.isEmpty { return nil }
      let id = card.isCloze ? "\(guid):c\(card.number + 1)" : card.number == 0 ? guid : "\(guid):\(card.number + 1)"
      let memory = card.memory.map { memory -> [JSONValue] in
        [
          .int(memory.due), .int(memory.last), .number(memory.stability), .number(memory.difficulty),
          .int(memory.reps), .int(memory.lapses),
        ]
      }
      return .list([.text(id), .bool(card.isSuspended)] + (memory ?? []))
    }
    return Array(JSONWriter.text(.list(rows)).utf8)
  }

  /// Nil for what no card can have: the bytes come from a process that is not trusted.
  private init?(_ row: JSONNode) {
    guard let cells = row.array, let id = cells.first?.string, cells.count >= 2 else { return nil }
    self.id = id
    isSuspended = cells[1].bool ?? false
    guard cells.count == 8 else { return }
    let days = -100_000...3_000_000
    guard let due = cells[2].int, let last = cells[3].int, let stability = cells[4].double,
      let difficulty = cells[5].double, let reps = cells[6].int, let lapses = cells[7].int, days.contains(due),
      days.contains(last), (0.001...1e6).contains(stability), (1...10).contains(difficulty),
      (0...1_000_000).contains(reps), (0...1_000_000).contains(lapses)
    else { return nil }
    memory = Memory(due: due, last: last, stability: stability, difficulty: difficulty, reps: reps, lapses: lapses)
  }
}

internal import AnkiPackage
internal import Archive
internal import QuizCore

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

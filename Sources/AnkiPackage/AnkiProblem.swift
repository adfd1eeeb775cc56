package import Archive

/// Why a package of Anki cannot be read.
package enum AnkiProblem: Error, Equatable {
  case archive(ArchiveProblem)
  /// A zip archive without a collection of notes.
  case noCollection
  /// A form of packages that is not known: its number.
  case tooNew(Int)
  /// The database of the notes, in SQLite's words.
  case database(String)
  /// A damaged entry of the archive.
  case damaged(String)
  /// An entry that unpacks to more than is read.
  case tooLarge(String, limit: Int)
  case noSuchFile(String)
}

extension AnkiProblem {
  /// The problem, as the rest of a sentence that begins with the package's name.
  package var sentence: String {
    switch self {
    case .archive(let problem): problem.sentence
    case .noCollection:
      "is no package of Anki: it has no 'collection.anki2', 'collection.anki21' or 'collection.anki21b'"
    case .tooNew(let version):
      "was written by a newer Anki (form '\(version)'): export it with 'Support older Anki versions' ticked"
    case .database(let text): "has a damaged collection of notes (\(text)): export it again"
    case .damaged(let name): "is damaged: '\(name)' cannot be read, export it again"
    case .tooLarge(let name, let limit): "has more than \(limit >> 20) MB in '\(name)'"
    case .noSuchFile(let name): "has no file '\(name)'"
    }
  }
}

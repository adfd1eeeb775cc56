package enum ArchiveProblem: Error, Equatable {
  /// There is no directory of entries at the end, where every zip has it.
  case notAnArchive
  /// The directory itself cannot be read.
  case damagedDirectory
  /// An entry is shorter than it says, or its checksum differs.
  case damaged(String)
  /// A name that leads out of the folder it is unpacked to, or has control characters.
  case unsafeName(String)
  /// Two entries of one name: programs differ in which of them they see.
  case equalNames(String)
  case tooManyEntries(Int)
  case entryTooLarge(String, limit: Int)
  case archiveTooLarge(limit: Int)
  case tooDense(String, ratio: Int)
  case encrypted(String)
  /// Packed by another method than stored (0) and deflated (8).
  case unknownMethod(String, Int)
  case noSuchEntry(String)
  /// An impossible entry: a name without letters, a name that is too long, or one outside of a folder.
  case unwritable(String)
}

extension ArchiveProblem {
  /// The problem, as the rest of a sentence that begins with the archive's name.
  package var sentence: String {
    switch self {
    case .notAnArchive: "is no zip archive, or was cut off: the directory at its end is missing"
    case .damagedDirectory: "is a damaged zip archive: its directory cannot be read"
    case .damaged(let name): "is a damaged zip archive: '\(name)' cannot be unpacked"
    case .unsafeName(let name): "has an entry with an unsafe name, '\(shown(name))'"
    case .equalNames(let name): "has two entries called '\(name)'"
    case .tooManyEntries(let limit): "has more than \(limit) entries"
    case .entryTooLarge(let name, let limit): "has more than \(limit >> 20) MB in '\(name)'"
    case .archiveTooLarge(let limit): "unpacks to more than \(limit >> 20) MB"
    case .tooDense(let name, let ratio): "has more than \(ratio) times its size packed into '\(name)'"
    case .encrypted(let name): "is encrypted ('\(name)'): save it without a password"
    case .unknownMethod(let name, let method):
      "has '\(name)' packed by method \(method); only stored and deflated entries can be read"
    case .noSuchEntry(let name): "has no entry '\(name)'"
    case .unwritable(let name): "cannot have an entry called '\(shown(name))'"
    }
  }

  private func shown(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "\u{FFFD}" : $0 }))
  }
}

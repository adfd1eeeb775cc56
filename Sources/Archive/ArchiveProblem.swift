package enum ArchiveProblem: Error, Equatable {
  /// The file cannot be opened or read: the system's error.
  case system(Int32)
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

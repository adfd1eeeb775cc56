internal import CMinizip

/// An archive opened by the library, with the place that it reads from.
final class ArchiveHandle {
  let file: unzFile
  /// The library reads through a pointer to it.
  private let cursor: ArchiveCursor

  init(_ bytes: [UInt8]) throws(ArchiveProblem) {
    cursor = ArchiveCursor(bytes)
    var functions = cursor.functions
    guard let file = unzOpen2_64(nil, &functions) else { throw .notAnArchive }
    self.file = file
  }

  deinit { unzClose(file) }

  /// All entries in the order of the directory.
  func entries(upTo limit: Int) throws(ArchiveProblem) -> [ArchiveEntry] {
    var info = unz_global_info64()
    guard unzGetGlobalInfo64(file, &info) == UNZ_OK else { throw .damagedDirectory }
    if info.number_entry == 0 { return [] }
    var entries: [ArchiveEntry] = []
    var status = unzGoToFirstFile(file)
    while status == UNZ_OK {
      if entries.count == limit { throw .tooManyEntries(limit) }
      entries.append(try entry())
      status = unzGoToNextFile(file)
    }
    if status != UNZ_END_OF_LIST_OF_FILE { throw .damagedDirectory }
    return entries
  }

  private func entry() throws(ArchiveProblem) -> ArchiveEntry {
    var info = unz_file_info64()
    var place = unz64_file_pos()
    var name = [CChar](repeating: 0, count: 1 << 16)
    guard unzGetCurrentFileInfo64(file, &info, &name, UInt(name.count), nil, 0, nil, 0) == UNZ_OK,
      unzGetFilePos64(file, &place) == UNZ_OK
    else { throw .damagedDirectory }
    let bytes = name[..<Int(info.size_filename)].map(UInt8.init(bitPattern:))
    guard let clean = EntryName.clean(bytes) else { throw .unsafeName(String(decoding: bytes, as: UTF8.self)) }
    return ArchiveEntry(
      name: clean, rawName: bytes, unixKind: UInt32(truncatingIfNeeded: info.external_fa >> 16) & 0o170000,
      size: Int(clamping: info.uncompressed_size), packedSize: Int(clamping: info.compressed_size),
      method: Int(info.compression_method), isEncrypted: info.flag & 1 != 0, place: place.pos_in_zip_directory,
      number: place.num_of_file)
  }

  /// Makes an entry the one that is read.
  func open(_ entry: ArchiveEntry) throws(ArchiveProblem) {
    var place = unz64_file_pos(pos_in_zip_directory: entry.place, num_of_file: entry.number)
    guard unzGoToFilePos64(file, &place) == UNZ_OK, unzOpenCurrentFile(file) == UNZ_OK else {
      throw .damaged(entry.name)
    }
  }
}

/// The content of one entry, read piece by piece in memory that does not grow.
package final class ArchiveStream {
  private let entry: ArchiveEntry
  private let handle: ArchiveHandle
  private var left: Int
  private var isOver = false

  init(_ entry: ArchiveEntry, _ handle: ArchiveHandle) throws(ArchiveProblem) {
    self.entry = entry
    self.handle = handle
    left = entry.size
    try handle.open(entry)
  }

  /// The next piece, of at most that many bytes, never empty; nil after the last. An entry that is shorter than it says, or has
  /// another checksum, is damaged.
  package func next(upTo size: Int = 1 << 16) throws(ArchiveProblem) -> [UInt8]? {
    if isOver { return nil }
    let wanted = min(left, size)
    // Where nothing is left, the end is looked at: an entry without content has a checksum too.
    if wanted == 0 { return try end() }
    var status: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      status = unzReadCurrentFile(handle.file, buffer.baseAddress, UInt32(wanted))
      count = max(0, Int(status))
    }
    if status <= 0 { throw .damaged(entry.name) }
    left -= piece.count
    return piece
  }

  private func end() throws(ArchiveProblem) -> [UInt8]? {
    isOver = true
    if unzCloseCurrentFile(handle.file) != UNZ_OK { throw .damaged(entry.name) }
    return nil
  }
}

internal import CMinizip

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

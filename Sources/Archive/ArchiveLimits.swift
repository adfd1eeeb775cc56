/// How much an archive may hold: files from strangers are read, and a few bytes of them can stand for gigabytes.
package struct ArchiveLimits: Sendable {
  /// Entries in the whole archive.
  package var entries = 20_000
  /// Bytes of one entry, unpacked.
  package var entrySize = 512 << 20
  /// Bytes unpacked from one archive in all, over every entry that is read.
  package var total = 2 << 30
  /// Bytes unpacked for each packed one; looked at above `denseSize`, as small texts of one letter are harmless.
  package var ratio = 400
  /// Bytes from which on the ratio counts.
  package var denseSize = 64 << 20

  package init() {}
}

internal import CMinizip

/// A zip archive: its entries and their content, within limits.
package final class Archive {
  package let entries: [ArchiveEntry]
  private let bytes: [UInt8]
  private let limits: ArchiveLimits
  private let places: [String: Int]
  /// Bytes unpacked so far, over all entries.
  private var unpacked = 0

  package init(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveProblem) {
    self.bytes = bytes
    self.limits = limits
    entries = try ArchiveHandle(bytes).entries(upTo: limits.entries)
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() where places.updateValue(place, forKey: entry.name) != nil {
      throw .equalNames(entry.name)
    }
    self.places = places
  }

  /// True when bytes begin like a zip archive, so that a damaged one is distinguished from other files.
  package static func looksLikeOne(_ start: [UInt8]) -> Bool {
    guard start.count >= 4, start[0] == 0x50, start[1] == 0x4B else { return false }
    return (start[2], start[3]) == (3, 4) || (start[2], start[3]) == (5, 6)
  }

  /// The entry with that name; nil when there is none.
  package func entry(_ name: String) -> ArchiveEntry? { places[name].map { entries[$0] } }

  /// The whole content of an entry.
  package func content(_ name: String) throws(ArchiveProblem) -> [UInt8] {
    guard let entry = entry(name) else { throw .noSuchEntry(name) }
    return try content(entry)
  }

  /// The whole content of an entry of this archive.
  package func content(_ entry: ArchiveEntry) throws(ArchiveProblem) -> [UInt8] {
    let stream = try stream(entry)
    var content: [UInt8] = []
    content.reserveCapacity(entry.size)
    while let piece = try stream.next() { content += piece }
    return content
  }

  /// The content of an entry in pieces; several streams of one archive may be read in turn.
  package func stream(_ entry: ArchiveEntry) throws(ArchiveProblem) -> ArchiveStream {
    if entry.isEncrypted { throw .encrypted(entry.name) }
    if entry.method != 0 && entry.method != Int(Z_DEFLATED) { throw .unknownMethod(entry.name, entry.method) }
    if entry.size > limits.entrySize { throw .entryTooLarge(entry.name, limit: limits.entrySize) }
    if entry.size > limits.denseSize && entry.size / max(1, entry.packedSize) > limits.ratio {
      throw .tooDense(entry.name, ratio: limits.ratio)
    }
    // The size in an entry is binding: more bytes are not unpacked, fewer are an error.
    if entry.size > limits.total - unpacked { throw .archiveTooLarge(limit: limits.total) }
    unpacked += entry.size
    return try ArchiveStream(entry, ArchiveHandle(bytes))
  }
}

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

/// A file in an archive.
package struct ArchiveEntry: Sendable {
  /// The path below the archive's top: parts separated by slashes, never leading out of it.
  package let name: String
  package let rawName: [UInt8]
  /// The kind of file that systems like Unix give it, such as 0o120000 for a link; 0 where nothing is said.
  package let unixKind: UInt32
  /// Bytes, unpacked.
  package let size: Int
  /// Bytes in the archive.
  package let packedSize: Int
  let method: Int
  let isEncrypted: Bool
  /// The place of its directory entry, and the entry's number.
  let place: UInt64
  let number: UInt64

  /// Folders have entries of their own in many archives, which hold nothing.
  package var isFolder: Bool { name.hasSuffix("/") }
}

/// Names of entries.
enum EntryName {
  /// A name as the archive has it: UTF-8 when it says so or is nothing else, otherwise the letters of the first PCs. Some
  /// writers use backslashes, or put a slash or `./` in front. Nil when it is no place below the top.
  static func clean(_ bytes: some Sequence<UInt8>) -> String? {
    let bytes = Array(bytes)
    let text = String(validating: bytes, as: UTF8.self) ?? String(bytes.map(letter))
    if text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) { return nil }
    let parts = text.split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.filter { $0 != "." }
    let isOutside = parts.contains("..") || (parts.first?.contains(":") ?? true)
    if isOutside { return nil }
    return parts.joined(separator: "/") + (text.last == "/" || text.last == "\\" ? "/" : "")
  }

  /// A letter of code page 437.
  private static func letter(_ byte: UInt8) -> Character {
    byte < 128 ? Character(UnicodeScalar(byte)) : upperHalf[Int(byte) - 128]
  }

  private static let upperHalf = Array(
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
  )
}

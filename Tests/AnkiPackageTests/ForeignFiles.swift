import Archive
import CSQLite
import CZstd
import XCTest

/// Databases and packed bytes made on the spot.
enum ForeignFiles {
  /// A database with what some SQL makes, as the bytes of its file.
  static func database(_ sql: String) throws -> [UInt8] {
    var handle: OpaquePointer?
    sqlite3_open(":memory:", &handle)
    defer { sqlite3_close(handle) }
    var message: UnsafeMutablePointer<CChar>?
    guard sqlite3_exec(handle, sql, nil, nil, &message) == SQLITE_OK else {
      throw XCTSkip(message.map { String(cString: $0) } ?? "no database")
    }
    var size: Int64 = 0
    let image = try XCTUnwrap(sqlite3_serialize(handle, "main", &size, 0))
    defer { sqlite3_free(image) }
    return Array(UnsafeBufferPointer(start: image, count: Int(size)))
  }

  /// The database of a package, unpacked.
  static func unpackedDatabase(_ package: [UInt8]) throws -> [UInt8] {
    let archive = try Archive(package)
    if archive.entry("collection.anki21") != nil { return try archive.content("collection.anki21") }
    let packed = try archive.content("collection.anki21b")
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = ZSTD_decompress(&bytes, bytes.count, packed, packed.count)
    XCTAssertEqual(ZSTD_isError(count), 0)
    return Array(bytes.prefix(count))
  }

  /// That many zeros, packed.
  static func zstd(zeros count: Int) -> [UInt8] {
    let plain = [UInt8](repeating: 0, count: count)
    var packed = [UInt8](repeating: 0, count: ZSTD_compressBound(count))
    let size = ZSTD_compress(&packed, packed.count, plain, count, 1)
    return Array(packed.prefix(size))
  }
}

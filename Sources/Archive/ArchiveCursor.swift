internal import CMinizip

/// A place in the bytes of an archive, from which the library reads.
final class ArchiveCursor {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> ArchiveCursor? {
    pointer.map { Unmanaged<ArchiveCursor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The library's functions for reading; the cursor must outlive the file that is opened with it.
  var functions: zlib_filefunc64_def {
    var functions = zlib_filefunc64_def()
    functions.opaque = Unmanaged.passUnretained(self).toOpaque()
    functions.zopen64_file = { opaque, _, _ in opaque }
    functions.zread_file = { _, stream, target, size in
      ArchiveCursor.at(stream)?.read(UnsafeMutableRawBufferPointer(start: target, count: Int(clamping: size))) ?? 0
    }
    functions.zwrite_file = { _, _, _, _ in 0 }
    functions.ztell64_file = { _, stream in ArchiveCursor.at(stream).map { ZPOS64_T($0.place) } ?? .max }
    functions.zseek64_file = { _, stream, offset, origin in
      ArchiveCursor.at(stream)?.seek(offset, origin) ?? -1
    }
    functions.zclose_file = { _, _ in 0 }
    functions.zerror_file = { _, _ in 0 }
    return functions
  }

  /// Copies as many bytes as are there and fit.
  private func read(_ target: UnsafeMutableRawBufferPointer) -> UInt {
    let piece = bytes[place...].prefix(target.count)
    target.copyBytes(from: piece)
    place += piece.count
    return UInt(piece.count)
  }

  private func seek(_ offset: ZPOS64_T, _ origin: Int32) -> Int {
    let base = origin == ZLIB_FILEFUNC_SEEK_CUR ? place : origin == ZLIB_FILEFUNC_SEEK_END ? bytes.count : 0
    let (target, overflow) = ZPOS64_T(base).addingReportingOverflow(offset)
    if overflow || target > bytes.count { return -1 }
    place = Int(target)
    return 0
  }
}

internal import CMinizip

/// A zip archive that is written into memory; equal entries give equal bytes, whenever and wherever it is done.
package final class ArchiveWriter {
  private let sink = ArchiveSink()
  private var file: zipFile?
  private var names: Set<String> = []

  package init() {
    var functions = sink.functions
    file = zipOpen2_64(nil, APPEND_STATUS_CREATE, nil, &functions)
  }

  deinit {
    if let file { zipClose(file, nil) }
  }

  /// Adds a file. Pictures and sounds, which are packed already, are better stored as they are.
  package func add(_ name: String, _ content: [UInt8], packed: Bool = true) throws(ArchiveProblem) {
    guard EntryName.clean(Array(name.utf8)) == name, !name.hasSuffix("/"), (1...1000).contains(name.utf8.count)
    else { throw .unwritable(name) }
    if !names.insert(name).inserted { throw .equalNames(name) }
    guard let file, begin(file, name, packed: packed), write(file, content), zipCloseFileInZip(file) == ZIP_OK else {
      throw .unwritable(name)
    }
  }

  /// The archive; nothing can be added afterwards.
  package func finish() -> [UInt8] {
    if let file { zipClose(file, nil) }
    file = nil
    return sink.bytes
  }

  private func begin(_ file: zipFile, _ name: String, packed: Bool) -> Bool {
    var info = zip_fileinfo()
    info.dosDate = 0x21  // the first day that the format knows, 1980-01-01
    let utf8Names: UInt = 0x800
    return zipOpenNewFileInZip4_64(
      file, name, &info, nil, 0, nil, 0, nil, packed ? Z_DEFLATED : 0, packed ? 6 : 0, 0, -MAX_WBITS, DEF_MEM_LEVEL,
      Z_DEFAULT_STRATEGY, nil, 0, 20, utf8Names, 0) == ZIP_OK
  }

  private func write(_ file: zipFile, _ content: [UInt8]) -> Bool {
    var rest = content[...]
    while !rest.isEmpty {
      let piece = rest.prefix(1 << 24)
      let status = piece.withUnsafeBytes { zipWriteInFileInZip(file, $0.baseAddress, UInt32($0.count)) }
      if status != ZIP_OK { return false }
      rest = rest.dropFirst(piece.count)
    }
    return true
  }
}

/// Bytes that the library writes, and goes back in to fill in sizes.
private final class ArchiveSink {
  var bytes: [UInt8] = []
  private var place = 0

  fileprivate static func at(_ pointer: UnsafeMutableRawPointer?) -> ArchiveSink? {
    pointer.map { Unmanaged<ArchiveSink>.fromOpaque($0).takeUnretainedValue() }
  }

  var functions: zlib_filefunc64_def {
    var functions = zlib_filefunc64_def()
    functions.opaque = Unmanaged.passUnretained(self).toOpaque()
    functions.zopen64_file = { opaque, _, _ in opaque }
    functions.zread_file = { _, _, _, _ in 0 }
    functions.zwrite_file = { _, stream, source, size in
      ArchiveSink.at(stream)?.write(UnsafeRawBufferPointer(start: source, count: Int(clamping: size))) ?? 0
    }
    functions.ztell64_file = { _, stream in UInt64(ArchiveSink.at(stream)?.place ?? 0) }
    functions.zseek64_file = { _, stream, offset, origin in ArchiveSink.at(stream)?.seek(offset, origin) ?? -1 }
    functions.zclose_file = { _, _ in 0 }
    functions.zerror_file = { _, _ in 0 }
    return functions
  }

  private func write(_ source: UnsafeRawBufferPointer) -> UInt {
    let overlap = min(source.count, bytes.count - place)
    bytes.replaceSubrange(place..<place + overlap, with: source[..<overlap])
    bytes += source[overlap...]
    place += source.count
    return UInt(source.count)
  }

  private func seek(_ offset: ZPOS64_T, _ origin: Int32) -> Int {
    let base = origin == ZLIB_FILEFUNC_SEEK_CUR ? place : origin == ZLIB_FILEFUNC_SEEK_END ? bytes.count : 0
    guard let offset = Int(exactly: offset), base + offset <= bytes.count else { return -1 }
    place = base + offset
    return 0
  }
}

internal import CMinizip
internal import Glibc

/// The bytes of an archive, in memory or in an open file.
final class ArchiveBytes {
  private enum Place {
    case memory([UInt8])
    case file(Int32)
  }

  private let place: Place
  let count: UInt64

  init(_ bytes: [UInt8]) {
    place = .memory(bytes)
    count = UInt64(bytes.count)
  }

  /// A file that can be read from any place: no pipe, no folder.
  init(path: String) throws(ArchiveProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    var status = stat()
    let failure = fstat(descriptor, &status) == 0 ? (status.st_mode & S_IFMT == S_IFDIR ? EISDIR : 0) : errno
    let isFile = status.st_mode & S_IFMT == S_IFREG
    place = .file(descriptor)
    count = isFile ? UInt64(max(0, status.st_size)) : 0
    // From here on deinit closes the file.
    if failure != 0 || !isFile { throw .system(failure != 0 ? failure : ESPIPE) }
  }

  deinit {
    if case .file(let descriptor) = place { close(descriptor) }
  }

  /// Copies bytes from a place on, as many as are there and fit; nil when the file cannot be read.
  func read(at start: UInt64, into target: UnsafeMutableRawBufferPointer) -> Int? {
    let wanted = min(target.count, Int(clamping: start < count ? count - start : 0))
    if wanted == 0 { return 0 }
    switch place {
    case .memory(let bytes):
      bytes[Int(start)..<Int(start) + wanted].withUnsafeBytes { target.copyMemory(from: $0) }
      return wanted
    case .file(let descriptor):
      return readFile(descriptor, at: start, into: UnsafeMutableRawBufferPointer(rebasing: target[..<wanted]))
    }
  }

  private func readFile(_ descriptor: Int32, at start: UInt64, into target: UnsafeMutableRawBufferPointer) -> Int? {
    var done = 0
    while done < target.count {
      let got = pread(
        descriptor, target.baseAddress.map { $0 + done }, target.count - done, Int(clamping: start) + done)
      if got < 0 && errno == EINTR { continue }
      if got < 0 { return nil }
      if got == 0 { break }
      done += got
    }
    return done
  }
}

/// A place in the bytes of an archive, from which the library reads.
final class ArchiveCursor {
  private let bytes: ArchiveBytes
  private var place: UInt64 = 0
  private var hasFailed = false

  init(_ bytes: ArchiveBytes) { self.bytes = bytes }

  fileprivate static func at(_ pointer: UnsafeMutableRawPointer?) -> ArchiveCursor? {
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
    functions.ztell64_file = { _, stream in ArchiveCursor.at(stream)?.place ?? .max }
    functions.zseek64_file = { _, stream, offset, origin in
      ArchiveCursor.at(stream)?.seek(offset, origin) ?? -1
    }
    functions.zclose_file = { _, _ in 0 }
    functions.zerror_file = { _, stream in ArchiveCursor.at(stream)?.hasFailed == false ? 0 : -1 }
    return functions
  }

  private func read(_ target: UnsafeMutableRawBufferPointer) -> UInt {
    guard let got = bytes.read(at: place, into: target) else {
      hasFailed = true
      return 0
    }
    place += UInt64(got)
    return UInt(got)
  }

  private func seek(_ offset: ZPOS64_T, _ origin: Int32) -> Int {
    let base = origin == ZLIB_FILEFUNC_SEEK_CUR ? place : origin == ZLIB_FILEFUNC_SEEK_END ? bytes.count : 0
    let (target, overflow) = base.addingReportingOverflow(offset)
    if overflow || target > bytes.count { return -1 }
    place = target
    return 0
  }
}

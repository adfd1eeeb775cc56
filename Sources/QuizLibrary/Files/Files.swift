internal import Glibc
internal import QuizStore

/// Reading files and folders, with errors as sentences.
package enum Files {
  /// A file's bytes; one that has more than `limit`, as a device that never ends, is too large.
  package static func read(_ path: String, upTo limit: Int = .max) throws(FileFailure) -> [UInt8] {
    try readMarked(path, upTo: limit).bytes
  }

  /// The same, and the mark that the file had before they were read.
  static func readMarked(_ path: String, upTo limit: Int) throws(FileFailure) -> (bytes: [UInt8], mark: FileMark?) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(path, EISDIR) }
    if Int(status.st_size) > limit { throw FileFailure(path, EFBIG, limit: limit) }
    return (try readAll(descriptor, path, expecting: Int(status.st_size), upTo: limit), FileMark(status))
  }

  /// The bytes of a quiz file, or of another that is read whole, as far as one is: banks of a hundred thousand questions are
  /// smaller.
  package static func readContent(_ path: String) throws(FileFailure) -> [UInt8] {
    try read(path, upTo: largestContent)
  }

  static let largestContent = 128 << 20

  /// The bytes of a file that a plugin or a quiz names, not the player: nil when it cannot be read, has more than `limit`, or
  /// is a pipe or device, for which the program could wait for ever.
  package static func readNamed(_ path: String, upTo limit: Int) -> [UInt8]? {
    isSpecial(path) ? nil : try? read(path, upTo: limit)
  }

  /// Whether a file, wherever links lead, lies in the folder of another or below it: in that where its path is, or where the
  /// file itself is that the path leads to.
  package static func lies(_ path: String, beside other: String) -> Bool {
    guard let file = real(path) else { return false }
    let folder = other.lastIndex(of: "/").map { String(other[...$0]) } ?? "."
    let homes = [real(folder), real(other).map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.startIndex)) }]
    return homes.contains { home in home.map { file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } ?? false }
  }

  /// A path without links; nil where nothing is.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func readAll(
    _ descriptor: Int32, _ path: String, expecting size: Int, upTo limit: Int
  ) throws(FileFailure) -> [UInt8] {
    // A file of the reported size takes one piece and one more read; one without a size, or a growing one, takes more.
    var bytes = try piece(of: descriptor, path, min(size, 128 << 20))
    while true {
      let more = try piece(of: descriptor, path, max(64, min(bytes.count, 1 << 20)))
      if more.isEmpty { return bytes }
      if more.count > limit - bytes.count { throw FileFailure(path, EFBIG, limit: limit) }
      bytes += more
    }
  }

  /// The next bytes, at most so many; none at the end.
  private static func piece(of descriptor: Int32, _ path: String, _ most: Int) throws(FileFailure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      var got = -1
      repeat { got = Glibc.read(descriptor, buffer.baseAddress, most) } while got < 0 && errno == EINTR
      code = got < 0 ? errno : 0
      count = max(0, got)
    }
    if code != 0 { throw FileFailure(path, code) }
    return bytes
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The system's error that hides whether a path exists; nil when that is known.
  package static func barrier(before path: String) -> Int32? {
    access(path, F_OK) == 0 || errno == ENOENT ? nil : errno
  }

  /// Whether there is a pipe, a socket or a device at that path: a reader could wait for it for ever.
  package static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Whether a file writes an id between quotation marks behind `"id":` or `id =`, as quizzes give themselves theirs; a file of
  /// more bytes is not looked into.
  package static func mentions(id: String, _ path: String, upTo bytes: Int) -> Bool {
    guard var content = try? read(path, upTo: bytes) else { return false }
    content.append(0)
    return content.withUnsafeBytes { content in
      guard let base = content.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
      var rest = base
      while let place = strstr(rest, "\"\(id)\"") {
        if isBehindKey("id", content[..<(UnsafePointer(place) - base)]) { return true }
        rest = UnsafePointer(place) + 1
      }
      return false
    }
  }

  /// Whether a text ends with a key and its colon or equals sign, whatever blanks, quotes and brackets stand between.
  private static func isBehindKey(_ key: String, _ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    var rest = Array(key.utf8)
    var hasSign = false
    for byte in text.reversed() where !" \t\r\n\"'[]".utf8.contains(byte) {
      if !hasSign {
        guard ":=".utf8.contains(byte) else { return false }
        hasSign = true
      } else if rest.popLast() != byte {
        return false
      } else if rest.isEmpty {
        return true
      }
    }
    return false
  }

  /// The first bytes of a file; nil when it cannot be read, or would make one wait.
  package static func start(of path: String, count: Int) -> [UInt8]? {
    if isSpecial(path) { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = Glibc.read(descriptor, &bytes, count)
    return got < 0 ? nil : Array(bytes.prefix(got))
  }

  /// Whether there is something at that path that is no folder.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Whether anything has that path, links that lead nowhere included.
  package static func isAnything(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a folder has something of that name that is no pipe and no device; a link may lead nowhere.
  static func isListed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && !(status.st_mode & S_IFMT != S_IFREG && isSpecial(path))
  }

  /// The folder in a path; empty for a path without a slash, and for files in the root.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The names in a folder, sorted, without hidden ones and Excel's locks (`~$Class.xlsx`); empty without a folder.
  package static func names(in folder: String) -> [String] { OpenFolder(folder)?.names ?? [] }

  /// All files below a folder with matching names, sorted.
  ///
  /// Links to folders are not followed, pipes and devices are skipped, and a file already met under the same name is
  /// skipped, too.
  static func below(
    _ folder: String, besides met: inout MetFiles, where isWanted: (String) -> Bool
  ) -> [FoundFile] {
    guard met.isNew(folder, ""), let open = OpenFolder(folder) else { return [] }
    var files: [FoundFile] = []
    met.expect(open.names.count)
    for name in open.names {
      var status = stat()
      guard open.look(at: name, &status, followingLinks: false) else { continue }
      var kind = status.st_mode & S_IFMT
      if kind == S_IFDIR {
        files += below(folder + "/" + name, besides: &met, where: isWanted)
      } else if isWanted(name) {
        // A broken link is listed, so that its reader reports it.
        if kind == S_IFLNK, !open.look(at: name, &status, followingLinks: true) {
          files.append(FoundFile(folder: folder, name: name))
          continue
        }
        kind = status.st_mode & S_IFMT
        if kind == S_IFREG || kind == S_IFDIR, met.isNew(status, name) {
          files.append(FoundFile(folder: folder, name: name, mark: FileMark(status)))
        }
      }
    }
    return files
  }
}

/// The folders and files that were met while searching: two ways may lead to one place, and it counts once.
package struct MetFiles {
  /// The target of a path, by device and inode, under any name.
  private struct Place: Equatable {
    var device: dev_t
    var inode: ino_t
  }

  /// The places by name: two names of one file are two quizzes or plugins. A folder is the same under all its names.
  private var places: [String: [Place]] = [:]

  /// Names in a folder, sorted; empty when there is no such folder, or it was met before.
  package mutating func names(in folder: String) -> [String] {
    isNew(folder, "") ? Files.names(in: folder) : []
  }

  /// Makes room for so many more.
  fileprivate mutating func expect(_ count: Int) { places.reserveCapacity(places.count + count) }

  /// True the first time; an inaccessible file is always new, so that its reader reports the reason.
  package mutating func isNew(_ path: String, _ name: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 ? isNew(status, name) : true
  }

  fileprivate mutating func isNew(_ status: stat, _ name: String) -> Bool {
    let place = Place(device: status.st_dev, inode: status.st_ino)
    if places[name]?.contains(place) == true { return false }
    places[name, default: []].append(place)
    return true
  }
}

/// Why a file could not be read.
package struct FileFailure: Error, CustomStringConvertible {
  package let path: String
  package let code: Int32
  /// How many bytes are read, where there were more.
  package let limit: Int?

  package init(_ path: String, _ code: Int32, limit: Int? = nil) {
    self.path = path
    self.code = code
    self.limit = limit
  }

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The kind of problem, for a file that the player named.
  package var kind: Problem.Kind { isMissing ? .noInput : limit == nil ? .inputOutput : .badData }

  package var description: String {
    guard let limit else { return String(cString: strerror(code)) }
    return "more than \(limit >> 20) MB: larger files are not read, split it"
  }

  package var message: String { code == EISDIR ? "'\(path)' is a folder: name a file" : "\(path): \(description)" }
}

extension Files {
  /// Writes a file whole or not at all, by default for its owner alone: beside it first, then in its place.
  ///
  /// A pipe or a device is written directly, as is a file that a program has open. If the path is a link, its target is
  /// replaced.
  package static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o600) throws(FileFailure) {
    if isSpecial(path) || path.hasPrefix("/dev/") || path.hasPrefix("/proc/") { return try pass(bytes, to: path) }
    let path = LinkedFile.end(of: path)
    let part = PartFile.path(of: path)
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileFailure(path, errno) }
    let isWritten = writeAll(bytes, descriptor) && fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    if isWritten && rename(part, path) == 0 { return }
    let reason = isWritten ? errno : code
    unlink(part)
    throw FileFailure(path, reason)
  }

  private static func pass(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, errno) }
    let isWritten = writeAll(bytes, descriptor)
    let code = errno
    close(descriptor)
    if !isWritten { throw FileFailure(path, code) }
  }

  /// Replaces a disposable file in one step, for its owner alone; true on success.
  ///
  /// Nothing is synced: its reader detects an incomplete one.
  static func replace(_ path: String, by bytes: [UInt8]) -> Bool {
    let part = PartFile.path(of: path)
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = writeAll(bytes, descriptor)
    close(descriptor)
    if isWritten && rename(part, path) == 0 { return true }
    unlink(part)
    return false
  }

  private static func writeAll(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension Files {
  /// Writes a file that is not there yet.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure(path, errno) }
    defer { close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { throw FileFailure(path, errno) }
      sent += count
    }
  }
}

extension Files {
  /// Makes a folder, unless there is one already; the folder it lies in must be there.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    var status = stat()
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    throw FileFailure(path, code)
  }
}

/// Files that the player named: what fails is a problem.
extension Files {
  package static func load(_ path: String, upTo limit: Int? = nil) throws(Problem) -> [UInt8] {
    do { return try read(path, upTo: limit ?? largestContent) } catch { throw Problem(error.kind, error.message) }
  }

  package static func save(_ bytes: [UInt8], to path: String, mode: UInt32) throws(Problem) {
    do { try write(bytes, to: path, mode: mode) } catch { throw Problem(.inputOutput, error.message) }
  }

  package static func save(_ text: String, to path: String, mode: UInt32 = 0o666) throws(Problem) {
    try save(Array(text.utf8), to: path, mode: mode)
  }
}

extension FileFailure {
  /// Whether a file stands where a new one was to be.
  package var isThere: Bool { code == EEXIST }
}

extension Files {
  /// Exchanges what two names of a folder, or two paths, name, in one step; false with `errno` where that failed.
  package static func exchange(_ path: String, _ other: String, in folder: Int32 = AT_FDCWD) -> Bool {
    guard let symbol = dlsym(nil, "renameat2") else {
      errno = ENOSYS
      return false
    }
    let exchanging: UInt32 = 2  // RENAME_EXCHANGE
    return unsafeBitCast(symbol, to: Renaming.self)(folder, path, folder, other, exchanging) == 0
  }

  /// `renameat2`, which Swift does not import.
  private typealias Renaming =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

  /// The names in a folder that begin with a dot.
  package static func hiddenNames(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("."), name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// A file as it was; another signature means that it was written.
package struct FileSignature: Equatable {
  private var inode: UInt64
  private var size: Int64
  private var seconds: Int
  private var nanoseconds: Int

  /// The signatures of the existing files.
  package static func of(_ paths: [String]) -> [String: FileSignature] {
    var signatures: [String: FileSignature] = [:]
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      signatures[path] = FileSignature(
        inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
    }
    return signatures
  }
}

internal import Glibc
internal import QuizLibrary

/// An open folder whose files are read and replaced by name alone, without following links.
///
/// A file is written beside its place and synced, then put there in one step. A reader sees the old file or the new one.
final class WorkshopDirectory {
  let path: String
  private let descriptor: Int32

  /// The most bytes of a file that is written here.
  static let largest = 4 << 20

  /// Opens a folder of a home; nil where it is missing and is not to be made. A private one is for its owner alone.
  init?(_ home: String, _ folder: String, isMade: Bool, isPrivate: Bool = false) throws(WorkshopRefusal) {
    path = home == "." ? folder : home + "/" + folder
    if isMade { try Self.make(home) }
    var place = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for part in folder.split(separator: "/").map(String.init) where place >= 0 {
      if isMade, mkdirat(place, part, isPrivate ? 0o700 : 0o777) != 0, errno != EEXIST {
        let reason = errno
        close(place)
        throw Self.failure(path, reason)
      }
      let next = openat(place, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let reason = errno
      let isLink = next < 0 && Self.isOther(place, part)
      close(place)
      if isLink { throw .link(path) }
      place = next
      if next < 0, reason != ENOENT { throw Self.failure(path, reason) }
    }
    guard place >= 0 else {
      if isMade { throw Self.failure(path, errno) }
      return nil
    }
    descriptor = place
  }

  deinit { close(descriptor) }

  /// Waits for the turn of this program to change the folder; it ends with the last reference.
  func lock() {
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  func unlock() { flock(descriptor, LOCK_UN) }

  private static func make(_ home: String) throws(WorkshopRefusal) {
    var place = home.hasPrefix("/") ? "" : "."
    for part in home.split(separator: "/") {
      place += "/\(part)"
      do throws(FileFailure) { try Files.makeFolder(place) } catch { throw WorkshopRefusal(.unsaved, error.message) }
    }
  }

  /// Whether something is there that is no folder.
  private static func isOther(_ place: Int32, _ name: String) -> Bool {
    var status = stat()
    return fstatat(place, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  static func failure(_ path: String, _ code: Int32) -> WorkshopRefusal {
    WorkshopRefusal(.unsaved, FileFailure(path, code).message)
  }

  // MARK: Reading

  /// The names in the folder that do not begin with a dot.
  var names: [String] { Files.names(in: path) }

  func has(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// The bytes of a file; nil where there is none.
  func read(_ name: String, upTo limit: Int = largest) throws(WorkshopRefusal) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw .link(path + "/" + name) }
      throw Self.failure(path + "/" + name, errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .link(path + "/" + name) }
    if Int(status.st_size) > limit {
      throw WorkshopRefusal(.unfit, "\(path)/\(name) has more than \(limit >> 20) MB: split it into several files")
    }
    return try bytes(of: file, name, expecting: Int(status.st_size))
  }

  private func bytes(of file: Int32, _ name: String, expecting size: Int) throws(WorkshopRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: max(4096, min(size + 1, 1 << 20)))
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw Self.failure(path + "/" + name, errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// When a file was written, in seconds since 1970; nil where there is none.
  func time(of name: String) -> Int? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status.st_mtim.tv_sec : nil
  }

  // MARK: Writing

  /// Puts bytes in the place of a file, whatever is there.
  func write(_ bytes: [UInt8], to name: String, mode: mode_t) throws(WorkshopRefusal) {
    let part = try prepared(bytes, for: name, mode: mode)
    guard renameat(descriptor, part, descriptor, name) == 0 else {
      let reason = errno
      unlinkat(descriptor, part, 0)
      throw Self.failure(path + "/" + name, reason)
    }
    fsync(descriptor)
  }

  /// Puts a new file there; false when something has the name already.
  func create(_ bytes: [UInt8], as name: String) throws(WorkshopRefusal) -> Bool {
    let part = try prepared(bytes, for: name, mode: 0o666)
    defer { unlinkat(descriptor, part, 0) }
    guard linkat(descriptor, part, descriptor, name, 0) == 0 else {
      if errno == EEXIST { return false }
      throw Self.failure(path + "/" + name, errno)
    }
    fsync(descriptor)
    return true
  }

  /// Puts bytes in the place of a file that still has the old ones; false when it was changed or removed meanwhile.
  ///
  /// The two files are exchanged, so that what an editor saved in the last moment is seen, and put back.
  func replace(_ old: [UInt8], by bytes: [UInt8], in name: String) throws(WorkshopRefusal) -> Bool {
    let part = try prepared(bytes, for: name, mode: mode(of: name))
    defer { unlinkat(descriptor, part, 0) }
    guard exchange(part, name) else {
      if errno == ENOENT { return false }
      guard errno == EINVAL || errno == ENOSYS else { throw Self.failure(path + "/" + name, errno) }
      // The file system knows no exchange.
      guard try read(name) == old else { return false }
      guard renameat(descriptor, part, descriptor, name) == 0 else { throw Self.failure(path + "/" + name, errno) }
      fsync(descriptor)
      return true
    }
    guard (try? read(part)) == old else {
      _ = exchange(part, name)
      return false
    }
    fsync(descriptor)
    return true
  }

  /// Removes a file that still has those bytes; false when it was changed meanwhile.
  func remove(_ name: String, holding old: [UInt8]) throws(WorkshopRefusal) -> Bool {
    let gone = ".\(name).gone-\(getpid())"
    guard renameat(descriptor, name, descriptor, gone) == 0 else {
      if errno == ENOENT { return false }
      throw Self.failure(path + "/" + name, errno)
    }
    guard (try? read(gone)) == old else {
      if linkat(descriptor, gone, descriptor, name, 0) == 0 { unlinkat(descriptor, gone, 0) }
      return false
    }
    unlinkat(descriptor, gone, 0)
    fsync(descriptor)
    return true
  }

  func remove(_ name: String) {
    unlinkat(descriptor, name, 0)
  }

  /// Removes files that were written a week ago, and of those beyond a number of bytes the oldest.
  func removeOldest(beyond most: Int, sparing: Set<String>) {
    var files: [(name: String, time: Int, bytes: Int)] = []
    for name in names where !sparing.contains(name) {
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      files.append((name, status.st_mtim.tv_sec, Int(status.st_size)))
    }
    var sum = files.reduce(0) { $0 + $1.bytes }
    let now = Glibc.time(nil)
    for file in files.sorted(by: { $0.time < $1.time }) where sum > most || file.time < now - Self.week {
      remove(file.name)
      sum -= file.bytes
    }
  }

  /// Seconds.
  private static let week = 7 * 86_400

  private func mode(of name: String) -> mode_t {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status.st_mode & 0o777 : 0o666
  }

  /// A whole and synced file beside the place; its name begins with a dot.
  private func prepared(_ bytes: [UInt8], for name: String, mode: mode_t) throws(WorkshopRefusal) -> String {
    let part = ".\(name).part-\(getpid())"
    unlinkat(descriptor, part, 0)
    let file = openat(descriptor, part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw Self.failure(path + "/" + name, errno) }
    if mode != 0o666 { fchmod(file, mode) }
    let isWritten = Self.write(bytes, file) && fsync(file) == 0
    let reason = errno
    close(file)
    // Only a whole file has the other name.
    let whole = ".\(name).new-\(getpid())"
    if isWritten && renameat(descriptor, part, descriptor, whole) == 0 { return whole }
    unlinkat(descriptor, part, 0)
    throw Self.failure(path + "/" + name, reason)
  }

  private static func write(_ bytes: [UInt8], _ file: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  private func exchange(_ part: String, _ name: String) -> Bool {
    Files.exchange(part, name, in: descriptor)
  }

  /// Removes what killed programs left beside a file, without a name beside all. A whole one may be what an editor had just
  /// saved, so `keep` gets its bytes first.
  func removeLeftovers(of name: String? = nil, _ keep: ([UInt8]) -> Void = { _ in }) {
    for entry in Files.hiddenNames(in: path) where name.map({ entry.hasPrefix(".\($0).") }) ?? true {
      let words = entry.split(separator: ".").last?.split(separator: "-", omittingEmptySubsequences: false) ?? []
      guard words.count == 2, ["part", "new", "gone"].contains(words[0]), let process = pid_t(words[1]),
        process > 0, process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      if words[0] != "part", let bytes = try? read(entry) { keep(bytes) }
      unlinkat(descriptor, entry, 0)
    }
  }
}

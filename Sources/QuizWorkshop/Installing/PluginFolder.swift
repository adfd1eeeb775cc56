internal import Glibc
package import QuizLibrary

/// The `plugins` folder in which modes are installed, with its lock. Each change is one step: a reader finds the old
/// package or the new one, also where the program is killed.
package final class PluginFolder {
  package let path: String
  /// Held while the folder is changed, so that two programs do it in turn.
  private let descriptor: Int32
  package private(set) var lock: PluginLock

  /// Opens the folder of the home in which plugins are installed, makes it if needed, and waits for its turn.
  package init(_ library: Library) throws(Problem) {
    path = try Self.path(library)
    try Self.make(path)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    Self.removeLeftovers(path)
    lock = PluginLock(of: path)
  }

  deinit { close(descriptor) }

  /// The folder's path; it need not be there.
  package static func path(_ library: Library) throws(Problem) -> String {
    guard let home = library.installHome else {
      throw Problem(.inputOutput, "there is no folder for plugins: set HOME, XDG_DATA_HOME or QUIZRUN_HOME")
    }
    return Library.folder(home)
  }

  /// Puts a package into the place of its name.
  package func place(_ package: PluginPackage, _ entry: PluginLock.Entry) throws(Problem) {
    let target = "\(path)/\(package.name)"
    let isThere = Files.isAnything(target)
    if isThere && lock[package.name] == nil {
      throw Problem(.usage, "'\(target)' is there already and was not installed: move it, or use --as NAME")
    }
    let new = "\(path)/.\(package.name).new-\(getpid())"
    defer { Self.remove(new) }
    try write(package.files, into: new)
    var next = lock
    next[package.name] = entry
    try change(to: next) { () throws(Problem) in
      if isThere { try exchange(new, target) } else if rename(new, target) != 0 { throw Self.failure(target) }
    }
  }

  /// Removes an installed package.
  package func remove(_ name: String) throws(Problem) {
    let gone = "\(path)/.\(name).gone-\(getpid())"
    var next = lock
    next[name] = nil
    try change(to: next) { () throws(Problem) in
      if rename("\(path)/\(name)", gone) != 0, errno != ENOENT { throw Self.failure("\(path)/\(name)") }
    }
    Self.remove(gone)
  }

  /// Announces a lock, does the one step, and writes the lock.
  private func change(to next: PluginLock, _ step: () throws(Problem) -> Void) throws(Problem) {
    do throws(FileFailure) { try next.announce(in: path) } catch { throw Problem(.inputOutput, error.message) }
    try step()
    fsync(descriptor)
    do throws(FileFailure) { try next.write(in: path) } catch { throw Problem(.inputOutput, error.message) }
    fsync(descriptor)
    lock = next
  }

  private func exchange(_ new: String, _ target: String) throws(Problem) {
    if Files.exchange(new, target) { return }
    guard errno == EINVAL || errno == ENOSYS else { throw Self.failure(target) }
    // The file system knows no exchange: for a moment there is neither.
    let old = new + ".old"
    defer { Self.remove(old) }
    if rename(target, old) != 0 { throw Self.failure(target) }
    if rename(new, target) == 0 { return }
    let failure = Self.failure(target)
    rename(old, target)
    throw failure
  }

  private func write(_ files: [PackageFile], into folder: String) throws(Problem) {
    Self.remove(folder)
    do throws(FileFailure) {
      try Files.makeFolder(folder)
      for file in files {
        var place = folder
        for part in file.path.split(separator: "/").dropLast() {
          place += "/\(part)"
          try Files.makeFolder(place)
        }
        try Files.write(file.bytes, to: "\(folder)/\(file.path)", mode: 0o644)
      }
    } catch {
      throw Problem(.inputOutput, error.message)
    }
  }

  private static func make(_ path: String) throws(Problem) {
    var place = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      place += "/\(part)"
      do throws(FileFailure) { try Files.makeFolder(place) } catch { throw Problem(.inputOutput, error.message) }
    }
  }

  /// Removes what killed programs left behind; the caller holds the folder's lock.
  private static func removeLeftovers(_ folder: String) {
    guard let open = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(open) {
      names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    closedir(open)
    for name in names where name.hasPrefix(".") && (name.contains(".new-") || name.contains(".gone-")) {
      remove("\(folder)/\(name)")
    }
  }

  /// Removes a file, or a folder with all in it; links are not followed.
  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    if let open = opendir(path) {
      var names: [String] = []
      while let entry = readdir(open) {
        names.append(
          withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
      closedir(open)
      for name in names where name != "." && name != ".." { remove("\(path)/\(name)") }
    }
    rmdir(path)
  }

  private static func failure(_ path: String) -> Problem { Problem(.inputOutput, FileFailure(path, errno).message) }
}

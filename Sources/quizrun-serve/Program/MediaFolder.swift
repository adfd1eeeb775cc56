internal import Glibc
internal import QuizWeb

/// The folder of pictures and sounds, which the engine fills.
struct MediaFolder {
  private let folder: Int32

  init(_ path: String?) {
    folder = path.map { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) } ?? -1
  }

  /// An ordinary file in it, with its length; nil without one. The name has no slash, and links are not followed.
  func file(_ name: HashedMediaName) -> (descriptor: Int32, count: UInt64)? {
    folder >= 0 ? Self.file(name.name, in: folder) : nil
  }

  /// The same of a path in a folder.
  static func file(_ path: String, in folder: Int32) -> (descriptor: Int32, count: UInt64)? {
    let descriptor = openat(folder, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    return (descriptor, UInt64(status.st_size))
  }
}

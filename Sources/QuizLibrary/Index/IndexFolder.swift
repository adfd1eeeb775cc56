internal import Glibc
internal import QuizCore
internal import QuizStore

/// The folder of indexes: one for each folder of quizzes and each language, and the replies of cells on plugins.
///
/// All of it can be deleted at any time. Errors there are ignored silently, as it serves speed alone.
package struct IndexFolder: Sendable {
  let path: String
  /// The fewest files worth an index: reading less takes hardly longer.
  let least: Int
  /// Seconds of the system's clock, by which files get their times too.
  let now: @Sendable () -> Int

  /// An index below the record's folder, if that exists: it is not made for an index alone.
  package init(in data: String, least: Int = 32, now: @escaping @Sendable () -> Int = { time(nil) }) {
    path = data + "/index"
    self.least = least
    self.now = now
  }

  /// The kinds of files here, as their names begin.
  enum Kind: String {
    case quizzes, plugin, program

    /// More are not kept: the folders of quizzes may have gone long ago, and plugins may have been written anew.
    fileprivate var most: Int {
      switch self {
      case .quizzes: 16
      case .plugin: 512
      case .program: 1024
      }
    }
  }

  /// The index of a folder of quizzes, as far as one is of use.
  func index(of folder: String, _ languages: [String]) -> QuizIndex? {
    guard let file = file(folder, languages), let stamp = Self.stamp(languages),
      let bytes = Files.readNamed(file, upTo: Self.largest)
    else { return nil }
    return QuizIndex(bytes, stamp: stamp)
  }

  private static let largest = 64 << 20

  func write(_ index: QuizIndex.Writer, of folder: String, _ languages: [String]) {
    guard let file = file(folder, languages), let stamp = Self.stamp(languages) else { return }
    write(index.bytes(stamp: stamp), to: file, .quizzes)
  }

  func write(_ bytes: [UInt8], to file: String, _ kind: Kind) {
    mkdir(path, 0o700)
    Folder.inheritOwner(path)
    if Files.replace(file, by: bytes) {
      Folder.inheritOwner(file)
      tidy(kind)
    }
  }

  /// A folder is known by its inode, whatever leads to it.
  private func file(_ folder: String, _ languages: [String]) -> String? {
    var status = stat()
    guard stat(folder, &status) == 0 else { return nil }
    let names = [UInt64(status.st_dev), UInt64(status.st_ino), Chance.hash(["index"] + languages)]
    return names.reduce(into: "\(path)/\(Kind.quizzes.rawValue)") { $0 += "-" + String($1, radix: 16) }
  }

  /// The other conditions of a reading: the program, the user and the languages; nil when the program cannot be found.
  static func stamp(_ languages: [String]) -> String? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0, let program = FileMark(status) else { return nil }
    let file = program.withBytes { $0.reduce(into: "") { $0 += String($1, radix: 16) + " " } }
    return languages.reduce(file + String(geteuid())) { "\($0) \($1)" }
  }

  private func tidy(_ kind: Kind) {
    let files = Files.names(in: path).filter { $0.hasPrefix(kind.rawValue) }
    guard files.count > kind.most else { return }
    let aged = files.map { name in
      var status = stat()
      let isThere = lstat("\(path)/\(name)", &status) == 0
      return (name, isThere ? status.st_mtim.tv_sec : 0)
    }
    for (name, _) in aged.sorted(by: { $0.1 > $1.1 }).dropFirst(kind.most) { unlink("\(path)/\(name)") }
  }
}

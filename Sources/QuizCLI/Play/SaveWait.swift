internal import CommandLine
internal import Glibc

/// Waits, before a watched sitting begins, until a file was saved with which it may.
///
/// Which file is the broken one is not known then: any plugin, any quiz, and every path of the command line counts.
struct SaveWait {
  private let shell: Shell
  private let named: [String]
  private var seen: [String: FileSignature] = [:]
  private(set) var hasWaited = false

  private static let microseconds: UInt32 = 200_000

  init(_ shell: Shell, _ request: PlayRequest) {
    self.shell = shell
    named = request.plugins.flatMap { [$0, $0 + ".lua"] } + (request.quiz.map { [$0] } ?? [])
    seen = FileSignature.of(paths)
  }

  private var paths: [String] {
    let folders = Set(
      named.filter { $0.contains("/") }.map { $0.split(separator: "/", omittingEmptySubsequences: false) })
    let beside = folders.map { $0.dropLast().joined(separator: "/") }.flatMap { folder in
      Files.names(in: folder).filter { $0.hasSuffix(".lua") }.map { "\(folder)/\($0)" }
    }
    return Array(Set(shell.library.pluginPaths.map(\.path) + shell.library.quizPaths + named + beside))
  }

  /// Says what is wrong and comes back when something was saved.
  mutating func wait(_ error: Problem) {
    hasWaited = true
    Console.say(error.message)
    Console.say("waiting for the next save; Ctrl-C leaves")
    while true {
      usleep(Self.microseconds)
      let now = FileSignature.of(paths)
      if now != seen {
        seen = now
        return
      }
    }
  }
}

/// A file as it was; another signature means that it was written.
struct FileSignature: Equatable {
  private var inode: UInt64
  private var size: Int64
  private var seconds: Int
  private var nanoseconds: Int

  /// The signatures of those files that are there.
  static func of(_ paths: [String]) -> [String: FileSignature] {
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

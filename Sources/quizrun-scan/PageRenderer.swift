internal import Glibc

/// The pages of a PDF, through the programs `pdfinfo` and `pdftoppm` of poppler.
struct PageRenderer {
  private let path: String
  /// Pixels of the longer side: 205 dots an inch on A4, whatever size the page claims.
  private static let side = 2400
  /// Seconds that one page may take.
  private static let patience: Int32 = 60

  init(_ path: String) {
    // A path is never an option.
    self.path = path.hasPrefix("/") ? path : "./" + path
  }

  var pages: Int {
    get throws(ScanProblem) {
      let text = String(decoding: try Self.output(["pdfinfo", path], upTo: 1 << 20), as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("Pages:") {
        if let count = Int(line.dropFirst(6).filter { $0 != " " }) { return count }
      }
      throw .damaged("no PDF that can be read")
    }
  }

  /// A page as a PGM.
  func page(_ number: Int) throws(ScanProblem) -> [UInt8] {
    let words = ["pdftoppm", "-gray", "-scale-to", String(Self.side), "-f", String(number), "-l", String(number), path]
    let bytes = try Self.output(words, upTo: Self.side * Self.side + 100)
    if bytes.isEmpty { throw .damaged("page \(number) of the PDF cannot be drawn") }
    return bytes
  }

  /// Up to so many bytes of a file or pipe.
  static func content(of file: Int32, upTo limit: Int, patience: Int32? = nil) -> [UInt8] {
    var all: [UInt8] = []
    let start = time(nil)
    while all.count < limit {
      if let patience {
        var poller = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        let left = Int(patience) - (time(nil) - start)
        if left <= 0 || poll(&poller, 1, Int32(left * 1000)) == 0 { return [] }
      }
      let room = min(1 << 20, limit - all.count)
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = max(0, read(file, buffer.baseAddress, room))
      }
      if chunk.isEmpty { break }
      all += chunk
    }
    return all
  }

  private static func output(_ words: [String], upTo limit: Int) throws(ScanProblem) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .damaged(String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    close(ends[1])
    guard code == 0 else { throw .noPoppler }
    let bytes = content(of: ends[0], upTo: limit, patience: patience)
    if bytes.isEmpty || bytes.count == limit { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return bytes
  }
}

internal import CLibraries
internal import CommandLine
internal import Glibc
internal import QuizLibrary

/// The libraries inside the program and its companions, which only updates of quizrun replace.
enum LinkedLibraries {
  /// Writes a line for each library inside, then one for each program beside that is there.
  static func list() {
    for library in inside { Console.write("  \(library.name) \(library.version)\n") }
    for name in ["quizrun-fetch", "quizrun-serve", "quizrun-scan"] { ask(name) }
  }

  static var inside: [(name: String, version: String)] {
    var all: [(name: String, version: String)] = []
    while case let entry = clibraries_at(Int32(all.count)), let name = entry.name, let version = entry.version {
      all.append((String(cString: name), String(cString: version)))
    }
    return all
  }

  /// Lets a program beside this one say which libraries it loads.
  private static func ask(_ name: String) {
    let path = (OwnProgram.folder ?? "") + "/" + name
    guard access(path, X_OK) == 0 else { return }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup("--version"), nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, nil, nil, &words, environ) == 0 else { return }
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
  }
}

internal import Glibc
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings

/// Plays the sounds of a quiz with the command of `config sound`, one at a time.
///
/// The command gets the file as its last word, nothing to read and nowhere to write.
final class SoundPlayer {
  /// The quiz whose sounds are played; nil if its file is unknown.
  var quiz: String? {
    didSet { files = quiz.map(library.media(ofQuizAt:)) }
  }
  private let library: Library
  private var files: QuizMediaFiles?
  private let command: [String]?
  private var process: pid_t?
  private var ended: [pid_t] = []
  /// A sound from inside of a deck, as long as it plays.
  private var copy: String?
  private var hasComplained = false

  init(_ surroundings: Surroundings, ofQuizAt path: String?) {
    command = Self.command(surroundings)
    (library, quiz) = (surroundings.library, path)
    files = path.map(library.media(ofQuizAt:))
  }

  deinit { stop() }

  /// The words of the command; nil when sounds are off.
  static func command(_ surroundings: Surroundings) -> [String]? {
    let value = surroundings.value(.sound)
    return value == SettingKey.off ? nil : value.split(separator: " ").map(String.init)
  }

  /// Plays a sound by its path in the quiz, and ends the one before; says once what went wrong.
  func play(_ name: String?) -> String? {
    stop()
    guard let name, let command, let path = file(name) else { return nil }
    let problem = start(command + [path])
    guard problem != 0, !hasComplained else { return nil }
    hasComplained = true
    return "'\(command[0])' of 'config sound' cannot be started: \(String(cString: strerror(problem)))"
  }

  /// True for a file that is there and plays as that use says, and where the quiz's file is not known.
  func plays(_ name: String, as use: PlayedMedia) -> Bool {
    guard let files else { return true }
    let kind = files.bytes(name).flatMap(MediaKind.init)
    return (use == .sound ? kind?.isSound : kind?.isFilm) ?? false
  }

  private func stop() {
    if let process {
      kill(-process, SIGTERM)
      ended.append(process)
    }
    // One that takes its time to end is looked at again next time.
    ended.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    process = nil
    if let copy { unlink(copy) }
    copy = nil
  }

  /// The path of the file, or of a copy of one inside a deck.
  private func file(_ name: String) -> String? {
    guard let files else { return nil }
    if let path = files.path(of: name) { return path.hasPrefix("/") ? path : "./" + path }
    guard let bytes = files.bytes(name) else { return nil }
    let ending = name.split(separator: ".").last.map { "." + $0 } ?? ""
    var path = Array("/tmp/quizrun-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&path, Int32(ending.utf8.count))
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    copy = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return write(descriptor, bytes, bytes.count) == bytes.count ? copy : nil
  }

  /// Starts a program in a process group of its own; 0, or what went wrong.
  private func start(_ command: [String]) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let problem = posix_spawnp(&child, command[0], &actions, &attributes, &words, environ)
    if problem == 0 { process = child }
    return problem
  }
}

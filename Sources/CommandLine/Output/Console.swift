internal import Glibc
internal import TextLayout
package import Words

/// Standard output and standard error, by file descriptor; whatever is written is cleaned here at the latest.
package struct Console {
  /// Why standard output took no more, when it was not a reader that left; the program then ends with the code for I/O.
  package nonisolated(unsafe) private(set) static var outputError: String?  // one thread writes

  /// Writes a text, cleaned; false when the output was closed, or the device failed.
  @discardableResult
  package static func write(_ text: String, to descriptor: Int32 = STDOUT_FILENO) -> Bool {
    send(text.cleaned, to: descriptor)
  }

  /// Writes bytes that are no text, as an archive, to standard output as they are.
  package static func pass(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { _ = send($0, to: STDOUT_FILENO) }
  }

  /// Writes the program's own text to the terminal on standard error, sequences included: never foreign text.
  package static func draw(_ sequence: String) { send(sequence, to: STDERR_FILENO) }

  @discardableResult
  private static func send(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { send($0, to: descriptor) }
  }

  private static func send(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        waitUntilWritable(descriptor)
        continue
      }
      if count <= 0 {
        note(errno, descriptor)
        return false
      }
      sent += count
    }
    return true
  }

  /// A reader or a terminal that went away is no error: `quizrun … | head -1` ends in silence.
  private static func note(_ code: Int32, _ descriptor: Int32) {
    guard descriptor == STDOUT_FILENO, code != EPIPE, code != EIO else { return }
    outputError = "standard output: \(String(cString: strerror(code)))"
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&poller, 1, -1)
  }

  /// The program's name, before its messages on standard error.
  private nonisolated(unsafe) static var name = ""  // set once, before anything is said
  private nonisolated(unsafe) static var words = FileWords(.english)  // set once, with the name

  /// Makes ready for a program of that name: standard descriptors are held, and a reader that leaves ends nothing.
  ///
  /// From then on errors of files are in that language.
  package static func open(for name: String, _ language: InterfaceLanguage) {
    (self.name, words) = (name, FileWords(language))
    holdStandardDescriptors()
    signal(SIGPIPE, SIG_IGN)
  }

  /// Keeps later opened files from taking the numbers of closed standard descriptors.
  ///
  /// Reading from the placeholder ends at once; writing fails as on a closed descriptor.
  private static func holdStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = Glibc.open("/dev/null", O_RDONLY)  // the lowest free descriptor: this one
    }
  }

  /// A message of the program on stderr.
  package static func say(_ message: String) {
    write("\(name): \(words.sentence(message).continued)\n", to: STDERR_FILENO)
  }

  package static func warn(_ message: String) {
    write("\(name): warning: \(words.sentence(message).continued)\n", to: STDERR_FILENO)
  }

  /// A line that a plugin printed.
  package static func log(_ plugin: String, _ line: String) {
    write("\(plugin): \(line)".continued + "\n", to: STDERR_FILENO)
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How wide tables may be: the terminal's width; nil where output goes elsewhere and nothing is cut off.
  package static var tableWidth: Int? {
    guard isTerminal(STDOUT_FILENO) else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes a table, on a terminal as wide as that.
  package static func write(_ table: Table) { write(table.text(width: tableWidth)) }

  /// A sentence as lines that end between words where a terminal is too narrow for it.
  package static func folded(_ sentence: String) -> String {
    guard let width = tableWidth else { return sentence + "\n" }
    return wrapped(sentence.cleaned, width: width).map { $0 + "\n" }.joined()
  }
}

/// Standard output in large pieces.
package struct BufferedOutput {
  private var text = ""
  /// False once the output was closed by its reader.
  package private(set) var isOpen = true

  package init() {}

  package mutating func write(_ more: String) {
    text += more
    if text.utf8.count > 1 << 16 { flush() }
  }

  package mutating func flush() {
    if isOpen { isOpen = Console.write(text) }
    text = ""
  }
}

/// The exit codes of a program, after sysexits(3) where it has them; 0 is all done, 1 is for checks that found something.
package enum ExitCode {
  package static let found: Int32 = 1
  package static let usage: Int32 = 2
  package static let badData: Int32 = 65
  package static let noInput: Int32 = 66
  package static let service: Int32 = 69
  package static let inputOutput: Int32 = 74
  package static let tryLater: Int32 = 75
}

/// How a listing is written.
package enum ListingForm {
  case table, json, csv

  package init(_ parsed: ParsedCommand) throws(UsageError) {
    if parsed.has("json") && parsed.has("csv") { throw .together("--json", "--csv") }
    self = parsed.has("json") ? .json : parsed.has("csv") ? .csv : .table
  }
}

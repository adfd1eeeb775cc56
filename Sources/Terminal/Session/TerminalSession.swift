internal import CTerminal
internal import Glibc
internal import TextLayout

/// The full screen on a real terminal: taken over by `enter`, given back by `leave`, by every signal, and by a crash.
///
/// One session at a time may be entered: signal handlers belong to the process.
package final class TerminalSession {
  let depth: ColourDepth
  let rescueArguments: [String]
  /// The terminal, opened anew so that it never blocks.
  let terminal: Int32
  var modes: TerminalModes
  var signals: Int32 = -1
  var capture: ErrorCapture?
  var rescue: RescueLine?
  var parser = KeyParser()
  /// The time when bytes last came from the keyboard, on `SteadyClock`.
  var lastByte = 0
  var painter: FramePainter
  /// Bytes that the terminal has not taken yet.
  var unsent: ArraySlice<UInt8> = []
  /// The newest frame, when it has to wait for them.
  var waiting: Frame?
  var knownSize = Size(rows: 24, columns: 80)
  var isGone = false
  /// True when the terminal may be asked for pictures; `question` holds the progress.
  let asksForPictures: Bool
  var question = PictureQuestion()
  /// True when the terminal is asked for its background; `colours` holds the progress.
  let asksForColours: Bool
  var colours = ColourQuestion()
  /// The frame that was shown last, or waits.
  var newest: Frame?

  /// A session on a terminal that keys come from and frames go to.
  ///
  /// - Parameter rescueArguments: what this program must be run with, its name first, so that it calls `Rescue.run`; with
  ///   none there is no rescue child.
  /// - Parameter reorders: whether right-to-left text must be put into its visual order before it is sent.
  /// - Parameter asksForColours: whether the terminal is asked if its background is light.
  /// - Parameter asksForPictures: whether the terminal is asked, when there is one to show, if it draws pictures itself.
  package init(
    descriptor: Int32 = 1, depth: ColourDepth, reorders: Bool = false, asksForPictures: Bool = false,
    asksForColours: Bool = false,
    rescueArguments: [String] = []
  ) throws(TerminalError) {
    guard isatty(descriptor) == 1 else { throw .notATerminal }
    terminal = cterminal_reopen(descriptor)
    guard let modes = TerminalModes(of: terminal) else {
      close(terminal)
      throw .notATerminal
    }
    self.modes = modes
    self.depth = depth
    self.rescueArguments = rescueArguments
    (self.asksForPictures, self.asksForColours) = (asksForPictures, asksForColours)
    painter = FramePainter(depth: depth, reorders: reorders)
  }

  deinit {
    leave()
    close(terminal)
  }

  /// The session's services for the rest of the program.
  package var screen: Screen {
    var screen = Screen(
      size: { self.size }, depth: depth, show: { self.show($0) }, wait: { self.wait(milliseconds: $0) },
      redraw: { self.painter.invalidate() }, waitBeside: { self.wait(milliseconds: $0, beside: $1) },
      copy: { self.copy($0) }, isBehind: { !self.unsent.isEmpty },
      lend: { work in
        self.leave()
        work()
        try? self.enter()
      })
    screen.isLight = { self.colours.isLight }
    return screen
  }

  /// Takes the terminal over: raw modes, alternate screen, signals as events, standard error kept for later.
  package func enter() throws(TerminalError) {
    guard signals < 0 else { return }
    signals = cterminal_signals_begin()
    guard signals >= 0 else { throw .noSignals(errno) }
    capture = ErrorCapture()
    if let now = TerminalModes(of: terminal) { modes = now }
    knownSize = size
    // A fifth of a millisecond: little enough to have the child before there is anything to rescue.
    if !rescueArguments.isEmpty { rescue = RescueLine(arguments: rescueArguments, terminal: terminal) }
    takeOver()
  }

  /// Restores the terminal; a second call does nothing.
  package func leave() {
    guard signals >= 0 else { return }
    if parser.isPasting { tcflush(terminal, TCIFLUSH) }
    giveBack()
    rescue?.close()
    rescue = nil
    capture?.replay()
    capture = nil
    cterminal_signals_end()
    signals = -1
  }

  /// The rows and columns of the terminal, or the last known ones.
  var size: Size {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard cterminal_size(terminal, &rows, &columns) == 0 else { return knownSize }
    return Size(rows: Int(rows), columns: Int(columns))
  }

  /// Makes the terminal ours; the guard stands before the first change.
  func takeOver() {
    rescue?.arm(modes)
    guardTerminal()
    isGone = !TerminalModes.set(modes.raw, of: terminal)
    unsent = ScreenSequence.enter.bytes[...]
    painter.invalidate()
    question = PictureQuestion()
    // Once: a terminal that was stopped and goes on has the same colours.
    if asksForColours, !colours.isAsked {
      unsent += ColourQuestion.sequence
      colours.ask()
    }
    pump()
  }

  /// Makes the terminal the shell's again; output that waits gets a moment, so that no sequence is cut.
  func giveBack() {
    // The rest of an unsent picture is dropped, but for the end of the string in which it stops.
    let rest = unsent.count > Self.longestRest ? Array("\u{1B}\\".utf8) : Array(unsent)
    let end = rest + painter.endPictures()
    Output.write(end + ScreenSequence.restore.bytes, to: terminal, within: isGone ? 0 : 300)
    awaitAnswer()
    TerminalModes.set(modes.saved, of: terminal)
    unsent = []
    (waiting, newest) = (nil, nil)
    cterminal_guard_end()
    rescue?.disarm()
  }

  private static let longestRest = 1 << 16

  /// Gives the crash handlers the modes to restore.
  func guardTerminal() {
    var values = cterminal_guard()
    values.terminal = terminal
    values.saved = modes.saved
    values.restore_count = ScreenSequence.restore.utf8CodeUnitCount
    ScreenSequence.restore.withUTF8Buffer { text in
      // The bytes of a static string live as long as the program.
      values.restore = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
    }
    values.captured = capture?.file ?? -1
    values.errors = capture?.errors ?? -1
    values.rescue = rescue?.pipe ?? -1
    cterminal_guard_begin(&values)
  }
}

/// Ends the program by the signal that it received, so that its parent learns the reason.
package func raiseAgain(_ signal: Int32) -> Never {
  cterminal_die_by(signal)
  exit(128 + signal)
}

/// Why a terminal cannot be used for the full screen.
package enum TerminalError: Error, Equatable {
  case notATerminal
  /// No pipe for signals could be made; the system's error number.
  case noSignals(Int32)
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notATerminal: "the output is no terminal; use --plain"
    case .noSignals(let error): "signals cannot be received: \(String(cString: strerror(error)))"
    }
  }
}

extension TerminalSession {
  /// Shows a frame; while the terminal is slow, only the newest one waits.
  func show(_ frame: Frame) {
    guard signals >= 0 else { return }
    if asksForPictures, !question.isAsked, !frame.pictures.isEmpty { ask() }
    (waiting, newest) = (frame, frame)
    pump()
  }

  /// Gives a text to the terminal's clipboard (OSC 52); a terminal that has none takes no notice.
  func copy(_ text: String) {
    guard signals >= 0 else { return }
    unsent += Clipboard.sequence(text)
    pump()
  }

  /// Sends as much as the terminal takes now: first waiting bytes, then the waiting frame.
  func pump() {
    send()
    guard unsent.isEmpty, let frame = waiting else { return }
    waiting = nil
    unsent = painter.bytes(for: frame)[...]
    send()
  }

  private func send() {
    guard !unsent.isEmpty, !isGone else { return }
    switch Output.offer(unsent, to: terminal) {
    case .taken(let count): unsent = unsent.dropFirst(count)
    case .gone: isGone = true
    }
  }
}

/// The sequence that gives a text to a terminal's clipboard (OSC 52): in base64, so that no byte of it can end or be one.
enum Clipboard {
  /// The most bytes to copy, as terminals accept some thousand; a longer text is not copied.
  static let longest = 50_000

  static func sequence(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count <= longest else { return [] }
    return Array("\u{1B}]52;c;".utf8) + Base64.letters(of: bytes) + [0x07]
  }
}

/// Keeps output to standard error away from the full screen, and shows it afterwards.
///
/// Only a terminal is captured: output to a file does not disturb the screen.
struct ErrorCapture {
  /// The file that takes the text meanwhile.
  let file: Int32
  /// The real standard error.
  let errors: Int32

  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    file = cterminal_memory_file()
    errors = cterminal_copy(STDERR_FILENO)
    guard file >= 0, errors >= 0, dup2(file, STDERR_FILENO) >= 0 else {
      close(file)
      close(errors)
      return nil
    }
  }

  /// Ends the capture and writes the captured text, cleaned.
  func replay() {
    dup2(errors, STDERR_FILENO)
    Output.write(Array(String(decoding: text, as: UTF8.self).cleaned.utf8), to: errors, within: 400)
    close(file)
    close(errors)
  }

  private var text: [UInt8] {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = pread(file, &buffer, buffer.count, text.count)
      if count <= 0 { return text }
      text += buffer[..<count]
    }
  }
}

extension TerminalSession {
  /// Asks whether the terminal draws pictures itself; until it says so they are blocks.
  func ask() {
    question.ask(at: SteadyClock.milliseconds)
    unsent += PictureQuestion.sequence
    // A terminal that does not know such a string may have written it down.
    painter.invalidate()
  }

  /// Takes the terminal's answers; the present frame is redrawn where its pictures change.
  /// Returns true where the background turned out to be another than was thought.
  func takeAnswers() -> Bool {
    var isOther = false
    for answer in parser.takeAnswers() {
      if colours.take(answer) { isOther = true }
      switch question.take(answer, at: SteadyClock.milliseconds) {
      case .draws: painter.drawPictures(from: Self.firstPictureNumber)
      case .failed: painter.pictureFailed()
      case .nothing: continue
      }
      if let newest { waiting = newest }
      pump()
    }
    return isOther
  }

  /// The first number of this process's pictures, as other programs in the same terminal have pictures, too.
  private static var firstPictureNumber: UInt32 { UInt32(truncatingIfNeeded: getpid() & 0x3F_FFFF) << 8 | 1 }

  /// Takes an answer that is still on its way, so that it does not appear as typed text in the shell.
  func awaitAnswer() {
    let end = SteadyClock.milliseconds + Self.answerPatience
    while !isGone, question.isWaiting(at: SteadyClock.milliseconds), SteadyClock.milliseconds < end {
      var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32(clamping: end - SteadyClock.milliseconds)) > 0 else { return }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return }
      _ = parser.parse(buffer[..<count])
      for answer in parser.takeAnswers() {
        _ = question.take(answer, at: SteadyClock.milliseconds)
        _ = colours.take(answer)
      }
    }
  }

  private static let answerPatience = 200
}

/// The time for which a program that reads lines was stopped: by Ctrl-Z, or for reading in the background.
package enum Suspension {
  /// Counts from now on; for the whole process.
  package static func count() { cterminal_count_stops() }

  /// Milliseconds of the steady clock for which the program was stopped since then.
  package static var milliseconds: Int { Int(cterminal_stopped()) }
}

/// Hidden typing on a terminal, which is restored however the program ends.
package enum HiddenTyping {
  /// Hides typed text from now on; does nothing without a terminal.
  package static func begin(on terminal: Int32) { _ = cterminal_hide_typing(terminal) }

  package static func end() { cterminal_show_typing() }
}

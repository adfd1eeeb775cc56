internal import CTerminal
internal import Glibc

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
  /// The frame that was shown last, or waits.
  var newest: Frame?

  /// A session on a terminal that keys come from and frames go to.
  ///
  /// - Parameter rescueArguments: what this program must be run with, its name first, so that it calls `Rescue.run`; with
  ///   none there is no rescue child.
  /// - Parameter reorders: whether right-to-left text must be put into its visual order before it is sent.
  /// - Parameter asksForPictures: whether the terminal is asked, when there is one to show, if it draws pictures itself.
  package init(
    descriptor: Int32 = 1, depth: ColourDepth, reorders: Bool = false, asksForPictures: Bool = false,
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
    self.asksForPictures = asksForPictures
    painter = FramePainter(depth: depth, reorders: reorders)
  }

  deinit {
    leave()
    close(terminal)
  }

  /// The session's services for the rest of the program.
  package var screen: Screen {
    Screen(
      size: { self.size }, depth: depth, show: { self.show($0) }, wait: { self.wait(milliseconds: $0) },
      redraw: { self.painter.invalidate() }, waitBeside: { self.wait(milliseconds: $0, beside: $1) },
      copy: { self.copy($0) }, isBehind: { !self.unsent.isEmpty })
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

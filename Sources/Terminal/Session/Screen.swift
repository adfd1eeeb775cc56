/// An event of a screen between two frames.
package enum ScreenEvent: Hashable, Sendable {
  case key(Key)
  /// A report of the mouse, while the frame shown last takes it.
  case mouse(MouseReport)
  /// The terminal has a new size; the next frame is drawn in full.
  case resize(Size)
  /// SIGINT, SIGTERM, SIGHUP or SIGQUIT: save, leave the screen, then `raiseAgain` the signal.
  case signal(Int32)
  /// The terminal is gone; nothing can be shown any more.
  case hangUp
  /// The program was stopped (^Z) and goes on; it was away for so many milliseconds. The next frame is drawn in full.
  case resumed(away: Int)
}

/// The services of a terminal for a full-screen program; real ones come from `TerminalSession`, those of tests from
/// `ScriptedScreen`.
package struct Screen {
  /// The size of the screen now.
  package var size: () -> Size
  /// The colours that frames are drawn in.
  package var depth: ColourDepth
  /// Shows a frame; only what changed is sent.
  package var show: (Frame) -> Void
  /// Waits for events, at most so many milliseconds (nil: as long as it takes); empty when the time is up.
  package var wait: (_ milliseconds: Int?) -> [ScreenEvent]
  /// The same, but also over when one of other descriptors can be read or written.
  package var waitBeside: (_ milliseconds: Int?, _ others: OtherDescriptors) -> [ScreenEvent]
  /// Draws the next frame in full, for Ctrl-L.
  package var redraw: () -> Void
  /// Gives a text to the terminal's clipboard, where it has one.
  package var copy: (String) -> Void
  /// Gives the terminal to something else meanwhile, such as an editor.
  package var lend: (_ work: () -> Void) -> Void
  /// Milliseconds of a steady clock.
  package var now: () -> Int
  /// Whether the terminal's background is light, as it answered when it was asked; nil without an answer.
  package var isLight: () -> Bool? = { nil }
  /// True while the terminal has not yet taken the last frame.
  package var isBehind: () -> Bool

  package init(
    size: @escaping () -> Size, depth: ColourDepth, show: @escaping (Frame) -> Void,
    wait: @escaping (Int?) -> [ScreenEvent], redraw: @escaping () -> Void,
    waitBeside: ((Int?, OtherDescriptors) -> [ScreenEvent])? = nil, copy: @escaping (String) -> Void = { _ in },
    now: @escaping () -> Int = { SteadyClock.milliseconds }, isBehind: @escaping () -> Bool = { false },
    lend: @escaping (() -> Void) -> Void = { $0() }
  ) {
    self.lend = lend
    self.now = now
    self.isBehind = isBehind
    self.copy = copy
    self.size = size
    self.depth = depth
    self.show = show
    self.wait = wait
    self.redraw = redraw
    self.waitBeside = waitBeside ?? { milliseconds, _ in wait(milliseconds) }
  }
}

/// The descriptors to wait for beside the terminal.
package struct OtherDescriptors: Sendable {
  package var reading: [Int32]
  package var writing: [Int32]

  package init(reading: [Int32] = [], writing: [Int32] = []) {
    self.reading = reading
    self.writing = writing
  }
}

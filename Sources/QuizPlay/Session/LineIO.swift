/// Lines in and out, as the shell provides them.
package struct LineIO {
  /// The next line, waiting at most that many milliseconds (nil: as long as it takes).
  package var read: (_ milliseconds: Int?) -> LineRead
  /// Writes a text and flushes it; false when the reader has closed the output.
  package var write: (String) -> Bool
  /// Milliseconds of a steady clock.
  package var now: () -> Int
  /// Drops typed but unread input of a terminal; lines of a pipe or a file stay.
  package var dropTyped: () -> Void
  /// Hides typed text on a terminal from now on, or shows it again.
  package var hideTyped: (Bool) -> Void
  /// Tells a warning beside the lines of play, on standard error; the text comes without its newline.
  package var warn: (String) -> Void

  /// Plays the sound of the shown step, by its path in the quiz; nil stops one that still plays.
  package var playSound: (String?) -> Void = { _ in }

  /// Whether a path of the quiz leads to a file that plays as a sound or a film.
  package var plays: (String, PlayedMedia) -> Bool = { _, _ in true }

  package init(
    read: @escaping (Int?) -> LineRead, write: @escaping (String) -> Bool, now: @escaping () -> Int,
    dropTyped: @escaping () -> Void = {}, hideTyped: @escaping (Bool) -> Void = { _ in },
    warn: @escaping (String) -> Void = { _ in }
  ) {
    self.read = read
    self.write = write
    self.now = now
    self.dropTyped = dropTyped
    self.hideTyped = hideTyped
    self.warn = warn
  }
}

package enum LineRead: Equatable, Sendable {
  case line(String)
  /// A line above 1 MB, which was passed over.
  case tooLong
  case timeout
  /// The program was stopped meanwhile, and goes on.
  case resumed
  case end
}

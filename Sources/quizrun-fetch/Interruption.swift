internal import Glibc

/// Ctrl-C and similar signals: noted at once, handled when it is safe.
enum Interruption {
  nonisolated(unsafe) private static var signal: Int32 = 0  // written by the handler, one word

  static var hasCome: Bool { signal != 0 }

  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.signal = $0 }
      sigaction(number, &action, nil)
    }
  }

  /// Ends the program as the signal would have.
  static func raiseAgain() {
    guard hasCome else { return }
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }
}

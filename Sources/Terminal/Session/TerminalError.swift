internal import Glibc

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

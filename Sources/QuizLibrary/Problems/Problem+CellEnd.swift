package import Cells
internal import Glibc

extension Problem {
  /// What a plugin cannot do because of its process.
  package init(_ end: CellEnd) {
    switch end {
    case .unsealed: self.init(.badData, "plugins are not run: \(end.ending)")
    case .unavailable: self.init(.inputOutput, "plugins cannot run: \(end.ending)")
    case .ended, .late, .garbled, .notWanted: self.init(.badData, "the plugin's process \(end.ending)")
    }
  }
}

extension CellEnd {
  /// What became of a plugin's process, behind that subject; of one that there never was, why.
  package var ending: String {
    switch self {
    case .ended(let signal) where signal == SIGSYS: "was ended: it tried what no plugin may"
    case .ended(let signal) where signal == SIGXCPU: "was ended: it used too much processor time"
    case .ended(0): "was ended"
    case .ended(let signal): "was ended by signal \(signal)"
    case .late: "took too long and was ended"
    case .garbled: "sent what no plugin can say and was ended"
    case .notWanted: "was no longer wanted"
    case .unsealed: "this system cannot close plugins off (no seccomp), and the setting 'cell' requires it"
    case .unavailable(let reason): "the system gives no process (\(String(cString: strerror(reason))))"
    }
  }
}

package import Cells
internal import Glibc

extension CellEnd {
  /// The reason why the plugin in the cell stopped, as part of a sentence.
  package var sentence: String {
    switch self {
    case .ended(SIGSYS): "it tried an operation that is forbidden to plugins"
    case .ended(SIGXCPU): "it took too much processor time"
    case .ended: "Lua crashed while running it"
    case .late: "it did not come to an end"
    case .stalled: "its process stopped"
    case .garbled: "its process sent back an unreadable reply"
    case .tooLarge: "its input or output is larger than a message may be (128 MB)"
    case .notWanted: "its result was no longer needed"
    case .unsealed:
      "plugins do not run here: this system cannot close them off (no seccomp), and `config cell` is 'required'"
    case .unavailable(let number):
      "no process could be started for it (\(String(cString: strerror(number)).lowercased())): try again"
    }
  }
}

package import Cells
internal import Glibc

extension CellEnd {
  /// The reason why the plugin in the cell stopped, as part of a sentence.
  package var sentence: String {
    switch self {
    case .ended(SIGSYS): "it tried what plugins may not do"
    case .ended(SIGXCPU): "it took too much processor time"
    case .ended: "Lua broke down under it"
    case .late: "it did not come to an end"
    case .garbled: "what came back from it makes no sense"
    case .tooLarge: "what it was given or gave back is larger than a message may be (128 MB)"
    case .notWanted: "nobody waited for it any more"
    case .unsealed:
      "plugins do not run here: this system cannot close them off (no seccomp), and `config cell` is 'required'"
    case .unavailable(let number):
      "no process could be had for it (\(String(cString: strerror(number)).lowercased())): try again"
    }
  }
}

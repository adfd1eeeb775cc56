internal import CTerminal
internal import Glibc

/// A child process that restores the terminal when its parent is killed.
///
/// The child is this program again, holding one end of a pipe. During the full screen it knows the modes to restore; if
/// the pipe ends then, the parent is dead and the child acts.
package enum Rescue {
  /// The life of a rescue child; started by the parent with the hidden argument, this never returns.
  package static func run() -> Never {
    cterminal_ignore_signals()
    var modes: TerminalModes?
    while let message = Message.read(from: 0) { modes = message.modes }
    if let modes { giveBack(1, modes) }
    exit(0)
  }

  private static func giveBack(_ terminal: Int32, _ modes: TerminalModes) {
    // A shell that was faster has set its own modes: only the screen is still ours then.
    if modes.areRaw(on: terminal) { TerminalModes.set(modes.saved, of: terminal) }
    Output.write(ScreenSequence.restore.bytes, to: terminal, within: 400)
  }

  /// A message of the parent: one byte, and after `arm` the modes.
  private enum Message {
    case arm(TerminalModes)
    case disarm

    static let armByte = UInt8(ascii: "a")

    var modes: TerminalModes? {
      if case .arm(let modes) = self { modes } else { nil }
    }

    static func read(from pipe: Int32) -> Message? {
      guard let first = bytes(1, from: pipe) else { return nil }
      guard first[0] == armByte else { return .disarm }
      guard let bytes = bytes(MemoryLayout<TerminalModes>.size, from: pipe) else { return nil }
      return .arm(bytes.withUnsafeBytes { $0.loadUnaligned(as: TerminalModes.self) })
    }

    private static func bytes(_ count: Int, from pipe: Int32) -> [UInt8]? {
      var bytes: [UInt8] = []
      while bytes.count < count {
        var buffer = [UInt8](repeating: 0, count: count - bytes.count)
        let received = Glibc.read(pipe, &buffer, buffer.count)
        if received > 0 { bytes += buffer[..<received] } else if received == 0 || errno != EINTR { return nil }
      }
      return bytes
    }
  }
}

/// The parent's end of a rescue child.
struct RescueLine {
  let pipe: Int32
  private let child: Int32

  /// Starts the child with the given arguments, the first of which is the program's name; nil when that fails.
  init?(arguments: [String], terminal: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    guard let ours = Self.openPipe(&ends) else { return nil }
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    child = cterminal_run_again(&strings, ends.0, terminal)
    for string in strings { free(string) }
    Glibc.close(ends.0)
    pipe = ours
    guard child > 0 else {
      Glibc.close(ours)
      return nil
    }
  }

  private static func openPipe(_ ends: inout (Int32, Int32)) -> Int32? {
    var pair: [Int32] = [-1, -1]
    guard Glibc.pipe(&pair) == 0 else { return nil }
    ends = (cterminal_copy(pair[0]), cterminal_copy(pair[1]))
    Glibc.close(pair[0])
    Glibc.close(pair[1])
    return ends.1
  }

  func arm(_ modes: TerminalModes) {
    Output.write([UInt8(ascii: "a")] + withUnsafeBytes(of: modes) { Array($0) }, to: pipe, within: 0)
  }

  func disarm() {
    Output.write([UInt8(CTERMINAL_DISARM)], to: pipe, within: 0)
  }

  func close() {
    disarm()
    Glibc.close(pipe)
    // It ends by itself; if it has already, it leaves no zombie.
    waitpid(child, nil, WNOHANG)
  }
}

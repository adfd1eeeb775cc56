internal import CTerminal
internal import Glibc
internal import TextLayout

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

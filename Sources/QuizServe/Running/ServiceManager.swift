internal import Glibc

/// The service manager that started this program, such as systemd, by the socket in `NOTIFY_SOCKET` (sd_notify(3)).
///
/// Without that variable nothing is sent.
final class ServiceManager {
  private let path: String?
  /// Milliseconds between two signs of life; nil where none are asked for.
  private let pause: Int?
  private var nextSign = 0

  /// Reads the variables and removes them, so that no program started from here speaks for this one.
  init() {
    path = getenv("NOTIFY_SOCKET").map { String(cString: $0) }
    let microseconds = getenv("WATCHDOG_USEC").flatMap { Int(String(cString: $0)) }
    pause = microseconds.map { max(1, $0 / 2000) }
    unsetenv("NOTIFY_SOCKET")
    unsetenv("WATCHDOG_USEC")
    unsetenv("WATCHDOG_PID")
  }

  /// Sends a sign of life when one is due.
  func live() {
    guard let pause, steady() >= nextSign else { return }
    nextSign = steady() + pause
    tell("WATCHDOG=1")
  }

  /// Sends one datagram, such as `READY=1`; a manager that cannot be reached is passed over.
  func tell(_ state: String) {
    guard let path, !path.isEmpty else { return }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(path.utf8)
    // An abstract name begins with a zero, for which `@` stands.
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    let most = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < most else { return }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let message = Array(state.utf8)
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        _ = sendto(descriptor, message, message.count, Int32(MSG_NOSIGNAL), generic, size)
      }
    }
  }
}

internal import Glibc

/// Writing to descriptors that may not take everything, or not now.
enum Output {
  /// The fate of written bytes.
  enum Fate {
    /// So many bytes were taken; the rest has to wait.
    case taken(Int)
    /// The terminal has gone.
    case gone
  }

  /// Writes as much as a descriptor takes without waiting.
  static func offer(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Fate {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        return .gone
      }
    }
    return .taken(bytes.count - rest.count)
  }

  /// Writes bytes, waiting at most so many milliseconds for a slow reader; the rest is dropped.
  static func write(_ bytes: [UInt8], to descriptor: Int32, within milliseconds: Int) {
    let deadline = SteadyClock.milliseconds + milliseconds
    var rest = bytes[...]
    while !rest.isEmpty {
      guard case .taken(let count) = offer(rest, to: descriptor) else { return }
      rest = rest.dropFirst(count)
      let left = deadline - SteadyClock.milliseconds
      if rest.isEmpty || left <= 0 { return }
      var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&writable, 1, Int32(clamping: left))
    }
  }
}

/// Time that only goes forward.
enum SteadyClock {
  /// Milliseconds since some fixed moment; they also pass while the program is stopped.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

internal import Glibc

/// A failed call of the operating system.
struct SystemError: Error, Equatable {
  var number: Int32
  var path: String

  /// The failure of the call that was just made.
  static func last(_ path: String) -> SystemError {
    SystemError(number: errno, path: path)
  }

  /// The system's own words, as "Permission denied".
  var text: String { String(cString: strerror(number)) }
}

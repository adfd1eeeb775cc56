internal import CMicroHTTPD
internal import CZlib
internal import Glibc

/// The libraries that this program loads.
enum Libraries {
  static func list() {
    var parts = ["libmicrohttpd \(text(MHD_get_version()))", "zlib \(text(zlibVersion()))"]
    if let version = gnuTLS { parts.append("GnuTLS \(version)") }
    let line = "quizrun-serve: \(parts.joined(separator: ", "))\n"
    _ = write(STDOUT_FILENO, line, line.utf8.count)
  }

  private static func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "?" }

  /// libmicrohttpd loads it, so this program knows of it at run time alone.
  private static var gnuTLS: String? {
    typealias Check = @convention(c) (UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
    guard let symbol = dlsym(nil, "gnutls_check_version") else { return nil }
    return text(unsafeBitCast(symbol, to: Check.self)(nil))
  }
}

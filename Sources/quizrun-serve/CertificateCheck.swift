internal import CHTTPServer
internal import CMicroHTTPD
internal import Glibc
internal import QuizWeb

/// Whether a certificate fits its key and is valid today, for `quizrun doctor`.
///
/// The library for TLS comes with libmicrohttpd, so its functions are looked up by their names.
struct CertificateCheck {
  private let certificate: String
  private let key: String

  /// Nil unless the arguments are `--check-certificate=F` and `--tls-key=F`.
  init?(_ arguments: [String]) {
    let values = zip(["--check-certificate=", "--tls-key="], arguments).compactMap { name, argument in
      argument.hasPrefix(name) ? String(argument.dropFirst(name.count)) : nil
    }
    guard values.count == 2 else { return nil }
    (certificate, key) = (values[0], values[1])
  }

  /// Prints a sentence and gives 1 where something is wrong.
  func run() -> Int32 {
    let finding: String?
    do throws(ServeFailure) { finding = try self.finding() } catch { finding = error.sentence }
    guard let finding else { return 0 }
    let line = finding + "\n"
    _ = write(STDOUT_FILENO, line, line.utf8.count)
    return 1
  }

  private func finding() throws(ServeFailure) -> String? {
    var options = chttp_options()
    let home: [UInt8] = [127, 0, 0, 1]
    options.listening = chttp_listen(home, 4, 0)
    options.connections = 1
    options.memory = 32 << 10
    options.stalled = 1
    options.handle = Callbacks.handle
    options.completed = Callbacks.completed
    options.connection = Callbacks.connection
    options.target = Callbacks.target
    let text = try Server.text(certificate)
    options.certificate = UnsafePointer(strdup(text))
    options.key = UnsafePointer(strdup(try Server.text(key)))
    guard let daemon = chttp_start(&options) else {
      return "'\(certificate)' is no certificate that fits the key '\(key)': both are PEM files"
    }
    MHD_stop_daemon(daemon)
    guard let (begin, end) = Self.times(text) else { return nil }
    let now = Glibc.time(nil)
    let day = { (seconds: Int) in String(AccessLog.time(seconds).prefix(10)) }
    if now < begin { return "'\(certificate)' is valid from \(day(begin)) on: check the clock" }
    if now > end { return "'\(certificate)' has expired on \(day(end)): renew it" }
    return nil
  }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  private struct Datum {
    var data: UnsafeMutableRawPointer?
    var size: UInt32
  }

  /// From when until when the first certificate of a PEM text is valid, in seconds since 1970; nil where that is unknown.
  private static func times(_ pem: String) -> (Int, Int)? {
    typealias Make = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias Import = @convention(c) (OpaquePointer, UnsafeRawPointer, Int32) -> Int32
    typealias Time = @convention(c) (OpaquePointer) -> Int
    typealias End = @convention(c) (OpaquePointer) -> Void
    guard let make = function("gnutls_x509_crt_init", Make.self),
      let read = function("gnutls_x509_crt_import", Import.self),
      let begin = function("gnutls_x509_crt_get_activation_time", Time.self),
      let end = function("gnutls_x509_crt_get_expiration_time", Time.self),
      let free = function("gnutls_x509_crt_deinit", End.self)
    else { return nil }
    var made: OpaquePointer?
    guard make(&made) == 0, let certificate = made else { return nil }
    defer { free(certificate) }
    var bytes = Array(pem.utf8)
    let count = bytes.count
    let isRead = bytes.withUnsafeMutableBytes { bytes in
      var datum = Datum(data: bytes.baseAddress, size: UInt32(count))
      return withUnsafeBytes(of: &datum) { raw in raw.baseAddress.map { read(certificate, $0, 1) == 0 } ?? false }
    }
    return isRead ? (begin(certificate), end(certificate)) : nil
  }
}

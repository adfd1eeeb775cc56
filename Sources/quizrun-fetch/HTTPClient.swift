internal import CCurl
internal import Glibc

/// Gets addresses with libcurl, one at a time over one connection, through the proxy that the environment names.
final class HTTPClient {
  /// libcurl and its libraries, with their versions.
  static var libraries: String { String(cString: curl_version()) }

  /// libcurl's `CURL *`.
  private let handle: UnsafeMutableRawPointer
  private let settings: FetchSettings
  private var body: [UInt8] = []
  private var isTooLarge = false

  /// Bytes of one answer; 50 questions are about 20 KB.
  private static let largest = 8 << 20
  private static let connectMilliseconds = 10_000

  struct Answer {
    var status: Int
    var body: [UInt8]
    /// Seconds that the server asks to wait.
    var retryAfter: Int
  }

  /// `authority` is a file with a further authority of certificates, beside those of the system.
  init(_ settings: FetchSettings, trusting authority: String? = nil) throws(FetchProblem) {
    guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
      throw .unreachable("libcurl does not start")
    }
    self.handle = handle
    self.settings = settings
    setUp()
    if let authority, !authority.isEmpty { try trust(authority) }
  }

  /// Trusts one more authority: libcurl takes one bundle, so that both are handed over together.
  private func trust(_ path: String) throws(FetchProblem) {
    guard let own = Self.bytes(of: path) else {
      throw .unreachable("QUIZRUN_CA names the file '\(path)', which cannot be read")
    }
    let system = Self.bundles.lazy.compactMap(Self.bytes).first ?? []
    ccurl_trust(handle, system + [UInt8(ascii: "\n")] + own, system.count + 1 + own.count)
  }

  /// The files in which systems keep the authorities that they trust.
  private static let bundles = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"]

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return count == 0 || ferror(file) != 0 ? nil : Array(bytes.prefix(count))
  }

  deinit {
    curl_easy_cleanup(handle)
  }

  private func setUp() {
    ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    ccurl_set_number(handle, CURLOPT_FOLLOWLOCATION, 1)
    ccurl_set_number(handle, CURLOPT_MAXREDIRS, 5)
    ccurl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, min(Self.connectMilliseconds, settings.timeout))
    ccurl_set_number(handle, CURLOPT_TIMEOUT_MS, settings.timeout)
    ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    ccurl_set_text(handle, CURLOPT_USERAGENT, "quizrun")
    ccurl_on_body(
      handle, { bytes, size, count, context in HTTPClient.take(bytes, size * count, context) },
      Unmanaged.passUnretained(self).toOpaque())
    ccurl_on_progress(handle) { _, _, _, _, _ in Interruption.hasCome ? 1 : 0 }
  }

  /// Keeps a part of the body; 0 ends the transfer.
  private static func take(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?)
    -> Int
  {
    guard let bytes, let context else { return 0 }
    let client = Unmanaged<HTTPClient>.fromOpaque(context).takeUnretainedValue()
    guard client.body.count + count <= largest else {
      client.isTooLarge = true
      return 0
    }
    client.body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  /// Gets an address; a response of any status is returned.
  func get(_ address: String) throws(FetchProblem) -> Answer {
    body.removeAll(keepingCapacity: true)
    isTooLarge = false
    ccurl_set_text(handle, CURLOPT_URL, address)
    // A redirect must not lead from an encrypted connection to an open one.
    ccurl_set_text(
      handle, CURLOPT_REDIR_PROTOCOLS_STR, address.lowercased().hasPrefix("https:") ? "https" : "http,https")
    let code = curl_easy_perform(handle)
    guard code == CURLE_OK else { throw problem(code) }
    return Answer(status: ccurl_status(handle), body: body, retryAfter: ccurl_retry_after(handle))
  }

  private func problem(_ code: CURLcode) -> FetchProblem {
    switch code {
    case CURLE_ABORTED_BY_CALLBACK: return .interrupted
    case CURLE_WRITE_ERROR where isTooLarge: return .tooLarge(limit: Self.largest)
    case CURLE_OPERATION_TIMEDOUT: return .timedOut(seconds: max(1, settings.timeout / 1000))
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR: return .cutOff
    case CURLE_TOO_MANY_REDIRECTS: return .redirectedTooOften
    default: return .unreachable(curl_easy_strerror(code).map { String(cString: $0) } ?? "unknown cause")
    }
  }
}
